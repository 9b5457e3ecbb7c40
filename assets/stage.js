/* One trip or one comparison on the whole screen. Texts are set as text; the maps are SVG that the studio made of data, in
 * which every name is escaped. The clock of the day runs here: nothing is asked of the page but another slide. */
const PACE = 20; // minutes of the day in a second
const SPACE = "http://www.w3.org/2000/svg";
const NOWHERE = `<svg xmlns="${SPACE}"/>`;
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const drawing = (svg) =>
  document.importNode(new DOMParser().parseFromString(svg, "image/svg+xml").documentElement, true);
const clock = (minutes) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(Math.floor(minutes % 60)).padStart(2, "0")}`;
const press = (className, text, key, act) => {
  const made = element("button", className);
  made.append(element("span", "", text));
  if (key) made.append(element("kbd", "", key));
  made.onclick = act;
  return made;
};
const paint = (node, day) => {
  node.style.setProperty("--day", day.colour);
  node.style.setProperty("--on-day", day.ink);
  node.style.setProperty("--edge", `light-dark(${day.edges[0]}, ${day.edges[1]})`);
};

/* Where a traveller is at a moment of a day: at a stop, or on the line of a leg. */
function placeAt(map, day, minutes) {
  const pin = (stop) => map.querySelector(`.pin[data-at="${day.day}.${stop.at}"]`);
  let last = null;
  for (const stop of day.stops) {
    for (const [number, leg] of stop.legs.entries()) {
      if (minutes < leg.begins || minutes >= leg.ends) continue;
      const line = map.querySelector(`polyline[data-way="${day.day}.${stop.at}.${number + 1}"]`);
      if (!line) continue;
      const share = (minutes - leg.begins) / Math.max(1, leg.ends - leg.begins);
      const { x, y } = line.getPointAtLength(share * line.getTotalLength());
      return { x, y, mode: leg.mode };
    }
    if (minutes < stop.begins && last) break;
    const found = pin(stop);
    if (found) last = found;
  }
  if (!last) return null;
  const at = last.parentElement.transform.baseVal.getItem(0).matrix;
  return { x: at.e, y: at.f, mode: null };
}

/* The stop of a moment: the last one that has begun, or is on the way to. */
const stopAt = (day, minutes) =>
  day.stops.findLastIndex((stop) => Math.min(stop.begins, ...stop.legs.map((leg) => leg.begins)) <= minutes);

function traveller() {
  const made = document.createElementNS(SPACE, "g");
  made.setAttribute("class", "traveller");
  for (const [radius, className] of [[17, "halo"], [10, "disc"]]) {
    const ring = made.appendChild(document.createElementNS(SPACE, "circle"));
    ring.setAttribute("r", radius);
    ring.setAttribute("class", className);
  }
  const sign = made.appendChild(document.createElementNS(SPACE, "path"));
  sign.setAttribute("transform", "translate(-7 -7) scale(.58)");
  return made;
}

/* A map in its frame, with what it is called for who cannot see it. */
function framed(map, label) {
  const frame = element("div", "map");
  frame.setAttribute("role", "img");
  frame.setAttribute("aria-label", label);
  const drawn = frame.appendChild(typeof map === "string" ? drawing(map) : map);
  drawn.setAttribute("preserveAspectRatio", "xMidYMid meet");
  return frame;
}

/* On a small screen pins and names are drawn larger than they were laid out: a name that then lies on a pin or on another
 * name is left out, and those of sights (which are discs) go before the others. */
function thin(map) {
  const boxes = (found) => [...map.querySelectorAll(found)].map((node) => [node, node.getBoundingClientRect()]);
  const taken = boxes(".pin > :first-child").map(([, box]) => box);
  const names = boxes('.pin > text[font-size="12"]');
  const rank = ([name]) => Number(name.parentElement.firstChild.nodeName !== "circle");
  for (const [name, box] of names.sort((one, other) => rank(one) - rank(other))) {
    const own = name.parentElement.firstChild.getBoundingClientRect();
    const isFree = taken.every((other) => box.right <= other.left || other.right <= box.left || box.bottom <= other.top + 2 || other.bottom - 2 <= box.top || (other.x === own.x && other.y === own.y));
    if (isFree) taken.push(box);
    else name.remove();
  }
}

/* The name of the stop of the moment stands on a plate of ink. */
function plate(map, at) {
  map.querySelector(".plate")?.remove();
  for (const pin of map.querySelectorAll(".pin")) pin.classList.toggle("now", pin.dataset.at === at);
  const name = map.querySelector('.pin.now > text[font-size="12"]');
  if (!name) return;
  const { x, y, width, height } = name.getBBox();
  const made = document.createElementNS(SPACE, "rect");
  made.setAttribute("class", "plate");
  for (const [key, value] of Object.entries({ x: x - 5, y: y - 1, width: width + 10, height: height + 2, rx: 4 })) made.setAttribute(key, value);
  name.before(made);
}

/* Letters of a title as wide as a Latin one; a sign of Chinese is as wide as two. */
const widthOf = (title) => [...title].reduce((sum, sign) => sum + (sign > "\u2e80" ? 2 : 1), 0);

function cover(data, go) {
  const { slide, words } = data;
  const made = element("div", "cover");
  const said = made.appendChild(element("div", "said"));
  said.append(element("h1", "", slide.title));
  if (slide.request) said.append(element("p", "request", slide.request));
  const facts = said.appendChild(element("p", "facts"));
  facts.append(element("span", `pill ${slide.standing[0]}`, slide.standing[1]));
  for (const figure of slide.figures) facts.append(element("span", "", figure));
  said.append(press("strong", words.start, "→", go));
  if (slide.overview) made.append(framed(slide.overview, `${slide.title}: ${words.map}`));
  return made;
}

function panel(day, now, words, show) {
  const made = element("div", "panel");
  paint(made, day);
  const head = made.appendChild(element("p", "when"));
  head.append(element("span", "badge", String(day.day)), element("b", "", day.title), element("span", "", day.date));
  const stop = day.stops[now];
  // one that would take more than two lines is smaller
  made.append(element("h1", widthOf(stop.title) > 28 ? "long" : "", stop.title));
  made.append(element("p", "facts", [`${stop.time}–${stop.until}`, stop.price].filter(Boolean).join("  •  ")));
  made.append(element("p", "about", [stop.facts, stop.why].filter(Boolean).join(" · ")));
  for (const free of stop.free) made.append(element("p", "about", `${free.time} ${free.told}`));
  if (stop.fault) made.append(element("p", "pill broken", `✖ ${stop.fault}`));
  const after = day.stops[now + 1];
  if (after) {
    const then = made.appendChild(element("div", "then"));
    then.append(element("span", "", words.then));
    const ways = after.legs.map((leg) => leg.told).join(" + ");
    then.append(element("b", "", after.title), element("span", "", [after.time, ways].filter(Boolean).join("  •  ")));
    const main = after.legs.reduce((most, leg) => (most && most.ends - most.begins >= leg.ends - leg.begins ? most : leg), null);
    if (main) then.prepend(icon(main.mode));
  }
  const list = made.appendChild(element("ol", "list"));
  list.setAttribute("aria-label", words.list);
  day.stops.forEach((one, at) => {
    const row = element("button", at === now ? "row now" : at < now ? "row past" : "row");
    row.append(element("span", "time", one.time), disc(one), element("span", "title", one.title));
    row.onclick = () => show(at);
    const item = list.appendChild(element("li"));
    item.append(row);
  });
  return made;
}

function strip(day, range, seek) {
  const made = element("div", "strip");
  paint(made, day);
  for (const stop of day.stops) {
    const bar = made.appendChild(element("i", stop.kind));
    bar.style.left = `${(100 * (stop.begins - range[0])) / (range[1] - range[0])}%`;
    bar.style.width = `${(100 * Math.max(6, Math.min(stop.ends, range[1]) - stop.begins)) / (range[1] - range[0])}%`;
  }
  for (let hour = range[0]; hour <= range[1]; hour += 360) {
    const mark = made.appendChild(element("small", "", clock(hour).slice(0, 2)));
    mark.style.left = `${(100 * (hour - range[0])) / (range[1] - range[0])}%`;
  }
  made.append(element("u"), element("output"));
  made.onclick = (event) => {
    const box = made.getBoundingClientRect();
    seek(range[0] + ((event.clientX - box.left) / box.width) * (range[1] - range[0]));
  };
  return made;
}

function comparison(data) {
  const { slide, words } = data;
  const made = element("div", "versus");
  made.append(element("h1", "", slide.title));
  const sides = made.appendChild(element("div", "sides"));
  for (const side of slide.sides) {
    const one = sides.appendChild(element("section"));
    const head = one.appendChild(element("header"));
    head.append(element("span", "letter", side.letter), element("b", "", side.price));
    if (side.standing) head.append(element("span", `pill ${side.standing[0]}`, side.standing[1]));
    one.append(framed(side.map || NOWHERE, `${side.letter}: ${words.map}`));
  }
  const table = made.appendChild(element("table"));
  for (const [label, values, better] of slide.rows) {
    const row = table.appendChild(element("tr"));
    row.append(element("th", "", label));
    values.forEach((value, at) => row.append(element("td", at === better ? "better" : "", `${at === better ? "✔ " : ""}${value}`)));
  }
  return made;
}

/* A trip that plays: `state` is the day, its minute, whether the clock runs; null as the day is the cover. */
function play(root, data, move) {
  const { slide, words } = data;
  const body = root.querySelector(".body");
  const foot = root.querySelector(".foot");
  const range = [360, 1440];
  const state = { day: -1, minutes: 0, stop: -1, isRunning: false };
  let map = null;
  let mark = null;
  const draw = () => {
    const day = slide.days[state.day];
    const now = Math.max(0, stopAt(day, state.minutes));
    if (now !== state.stop) {
      state.stop = now;
      body.querySelector(".panel").replaceWith(panel(day, now, words, toStop));
      body.querySelector(".row.now").scrollIntoView({ block: "nearest" });
      const leg = `${day.day}.${day.stops[now].at}.`;
      for (const line of map.querySelectorAll("polyline[data-way]")) line.classList.toggle("now", line.dataset.way.startsWith(leg));
      plate(map, `${day.day}.${day.stops[now].at}`);
    }
    const place = placeAt(map, day, state.minutes);
    if (place) {
      mark.setAttribute("transform", `translate(${place.x} ${place.y})`);
      mark.classList.toggle("moving", Boolean(place.mode));
      mark.lastChild.setAttribute("d", place.mode ? ICONS[place.mode] : "");
    }
    const hand = `${Math.min(100, (100 * (state.minutes - range[0])) / (range[1] - range[0]))}%`;
    foot.querySelector(".strip u").style.left = hand;
    foot.querySelector(".strip output").style.left = hand;
    foot.querySelector(".strip output").textContent = clock(state.minutes);
  };
  const toDay = (number, stop) => {
    state.day = number;
    state.stop = -1;
    const day = slide.days[number];
    map = drawing(slide.maps[number] || NOWHERE);
    mark = map.appendChild(traveller());
    body.replaceChildren(element("div", "panel"), framed(map, `${day.title}: ${words.map}`));
    thin(map);
    foot.querySelector(".strip")?.replaceWith(strip(day, range, (minutes) => seek(minutes)));
    foot.classList.remove("quiet");
    root.querySelectorAll(".days button").forEach((button, at) => button.setAttribute("aria-pressed", String(at === number)));
    toStop(stop);
  };
  const seek = (minutes) => {
    state.minutes = Math.max(range[0], Math.min(minutes, range[1]));
    draw();
  };
  const toStop = (number) => seek(slide.days[state.day].stops[number].begins);
  const run = (isRunning) => {
    state.isRunning = isRunning;
    foot.querySelector(".play").firstChild.textContent = isRunning ? words.pause : words.play;
    if (!isRunning) return;
    let last = performance.now();
    const tick = (moment) => {
      if (!state.isRunning || !root.isConnected) return;
      seek(state.minutes + ((moment - last) / 1000) * PACE);
      last = moment;
      const ends = slide.days[state.day].stops.at(-1).begins;
      if (state.minutes < ends) requestAnimationFrame(tick);
      else run(false);
    };
    requestAnimationFrame(tick);
  };
  const next = () => {
    if (state.day < 0) return toDay(0, 0);
    if (state.stop + 1 < slide.days[state.day].stops.length) return toStop(state.stop + 1);
    if (state.day + 1 < slide.days.length) return toDay(state.day + 1, 0);
    return move(1);
  };
  const back = () => {
    if (state.day < 0) return move(-1);
    if (state.stop > 0) return toStop(state.stop - 1);
    if (state.day > 0) return toDay(state.day - 1, slide.days[state.day - 1].stops.length - 1);
    return move(-1);
  };
  const toggle = () => {
    if (state.day < 0) toDay(0, 0);
    if (!still() || state.isRunning) run(!state.isRunning);
    else next();
  };
  return { next, back, toggle, toDay: (number) => number < slide.days.length && toDay(number, 0), pause: () => run(false) };
}

function frame(root, data, tell, move) {
  const { words, titles } = data;
  const top = element("nav", "top");
  top.setAttribute("aria-label", words.days);
  const days = top.appendChild(element("span", "days"));
  const place = top.appendChild(element("span", "place", titles.length > 1 ? `${data.at + 1} / ${titles.length}` : ""));
  place.title = titles[data.at];
  top.append(press("quiet", words.full, "F", () => toggleFull(root)), press("quiet", words.leave, "Esc", () => tell("left", 0)));
  const foot = element("div", data.kind === "trip" ? "foot quiet" : "foot");
  root.replaceChildren(element("div", "body"), top, foot);
  return { top, foot, days };
}

function toggleFull(root) {
  if (document.fullscreenElement) document.exitFullscreen();
  else root.ownerDocument.documentElement.requestFullscreen?.();
}

export default function ({ data, parentElement, setStateValue }) {
  const root = parentElement.querySelector(".stage");
  const spoken = JSON.stringify(data);
  if (root.spoken === spoken) return;
  root.spoken = spoken;
  root.stop?.();
  const { slide, words, titles } = data;
  // As a state with its moment, and not as a trigger: a trigger is lost where the page is just being drawn anew.
  const tell = (name, value) => setStateValue("did", [name, value, Date.now()]);
  // one goes on from the slide that was asked for last, also before it is there
  if (root.to === root.at) root.to = data.at;
  root.at = data.at;
  const move = (by) => {
    const to = root.to + by;
    if (to < 0 || to >= titles.length) return;
    root.to = to;
    tell("to", to);
  };
  const { foot, days } = frame(root, data, tell, move);
  let acts = { next: () => move(1), back: () => move(-1), toggle: () => {}, toDay: () => {}, pause: () => {} };
  if (data.kind === "trip") {
    foot.append(press("back", words.back, "←", () => acts.back()), press("play", words.play, "", () => acts.toggle()));
    foot.append(element("div", "strip"), press("strong next", words.next, "→", () => acts.next()));
    acts = play(root, data, move);
    slide.days.forEach((day, at) => {
      const button = days.appendChild(element("button"));
      paint(button, day);
      button.append(element("span", "badge", String(day.day)));
      button.setAttribute("aria-label", day.title);
      button.setAttribute("aria-pressed", "false");
      button.onclick = () => acts.toDay(at);
    });
    root.querySelector(".body").append(cover(data, () => acts.next()));
  } else {
    foot.append(press("back", words.back, "←", () => acts.back()), element("span", "gap"), press("strong next", words.next, "→", () => acts.next()));
    root.querySelector(".body").append(comparison(data));
  }
  const keys = {
    ArrowRight: () => acts.next(), ArrowLeft: () => acts.back(), PageDown: () => move(1), PageUp: () => move(-1),
    " ": () => acts.toggle(), Escape: () => tell("left", 0), f: () => toggleFull(root),
  };
  const hear = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = keys[event.key] || (/^[1-9]$/.test(event.key) && (() => acts.toDay(Number(event.key) - 1)));
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  hearing(root, { keydown: hear }, true);
  root.stop = acts.pause;
  root.focus({ preventScroll: true });
}
