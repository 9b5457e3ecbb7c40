/* The days of a trip as cards, or as a timeline (`data.part`): what one selects in either is selected in the other at
 * once (`selection.js`), and told to the page. Every text is set as text, never as markup. */

const paint = (node, day) => {
  node.style.setProperty("--day", day.colour);
  node.style.setProperty("--on-day", day.ink);
  node.style.setProperty("--edge", `light-dark(${day.edges[0]}, ${day.edges[1]})`);
};

/* The share of the day, from the earliest to the latest of all days, that something takes. */
const placed = (node, begins, ends, [from, to]) => {
  node.style.left = `${(100 * (begins - from)) / (to - from)}%`;
  node.style.width = `${(100 * Math.max(4, ends - begins)) / (to - from)}%`;
  return node;
};

function strip(day, range) {
  const drawn = element("span", "strip");
  drawn.setAttribute("aria-hidden", "true");
  for (const stop of day.stops) {
    const bar = placed(element("i", stop.kind), stop.begins, Math.min(stop.ends, range[1]), range);
    bar.dataset.at = where(day, stop);
    drawn.append(bar, ...stop.legs.map((leg) => placed(element("i", `leg ${leg.mode}`), leg.begins, leg.ends, range)));
  }
  return drawn;
}

function head(day, data, tell) {
  const isOpen = data.open === day.day;
  const made = element("button", "head");
  made.setAttribute("aria-expanded", String(isOpen));
  made.append(element("span", "badge", String(day.day)), element("strong", "", day.title), element("span", "date", day.date));
  made.append(element("span", "figures", day.figures.join(" · ")), icon("chevron"));
  made.onclick = () => tell("opened", isOpen ? 0 : day.day);
  return made;
}

/* What the trip before had on the day, before a stop of now, or after all (`at`: one more than there are). */
const goneBefore = (day, at) => day.gone.filter((gone) => gone.before === at);
const cross = () => {
  const made = element("span", "disc gone");
  made.append(element("i"), icon("cross"));
  return made;
};
/* Nobody hears a line through words: what it means is said before them. */
const struck = (text, words) => {
  const made = element("del", "", text);
  made.prepend(element("span", "heard", words.removed + words.colon));
  return made;
};

function goneRow(gone, words) {
  const made = element("div", "row gone");
  const times = element("span", "times");
  times.append(element("del", "", gone.time));
  made.append(times, cross(), struck(gone.title, words), element("del", "price", gone.price));
  return made;
}

function goneMini(gone, words) {
  const made = element("span", "mini gone");
  made.append(cross(), struck(gone.title, words));
  return made;
}

function summary(day, data, pick, tell) {
  const made = element("div", "summary");
  for (const stop of day.stops) {
    const chip = element("button", stop.added ? "mini added" : "mini");
    made.append(...goneBefore(day, stop.at).map((gone) => goneMini(gone, data.words)));
    chip.dataset.at = where(day, stop);
    chip.append(disc(stop), element("span", "", stop.title));
    if (stop.added) chip.append(element("span", "tag new", data.words.added));
    chip.onclick = () => pick(day, stop);
    draggable(chip, where(day, stop), stop, data, tell);
    made.append(chip);
  }
  made.append(...goneBefore(day, day.stops.length + 1).map((gone) => goneMini(gone, data.words)));
  return made;
}

function ways(stop) {
  return stop.legs.map((leg) => {
    const made = element("div", `way ${leg.mode}`);
    made.append(icon(leg.mode), element("span", "", leg.told));
    return made;
  });
}

/* Sights and meals can be dragged onto another stop, whose place they take. */
function draggable(made, at, stop, data, tell) {
  if (!data.canMove) return;
  made.draggable = stop.kind === "sight" || stop.kind === "meal";
  made.ondragstart = (event) => event.dataTransfer.setData("text/plain", at);
  made.ondragover = (event) => {
    event.preventDefault();
    event.currentTarget.classList.add("target");
  };
  made.ondragleave = (event) => event.currentTarget.classList.remove("target");
  made.ondrop = (event) => {
    event.preventDefault();
    event.currentTarget.classList.remove("target");
    const from = event.dataTransfer.getData("text/plain");
    if (from && from !== at) tell("moved", `${from}>${at}`);
  };
}

/* What one asks for most: on a phone the others are behind a button of their own. */
const OFTEN = ["edit", "remove", "keep", "release"];

function stopRow(day, stop, data, pick, tell) {
  const at = where(day, stop);
  const made = element("div", ["stop", stop.fault && "broken", stop.added && "added"].filter(Boolean).join(" "));
  made.dataset.at = at;
  const row = element("button", "row");
  const times = element("span", "times");
  times.append(element("b", "", stop.time), element("span", "", stop.until));
  const words = element("span", "words");
  const title = element("span", "title");
  title.append(element("strong", "", stop.title));
  if (stop.kept) {
    const tag = element("span", "tag");
    tag.append(icon("lock"), element("span", "", data.words.kept));
    title.append(tag);
  }
  if (stop.added) title.append(element("span", "tag new", data.words.added));
  for (const told of stop.shifted) title.append(element("span", "tag", told));
  if (stop.wait) title.append(element("span", "tag wait", stop.wait));
  words.append(title, element("span", "facts", stop.facts));
  if (stop.fault) words.append(element("span", "fault", `✖ ${stop.fault}`));
  if (stop.remark) words.append(element("span", "remark", `△ ${stop.remark}`));
  row.append(times, disc(stop), words, element("span", "price", stop.price));
  row.onclick = () => pick(day, stop);
  made.append(row);
  const more = element("div", "more");
  if (stop.why) {
    const why = element("p", "why");
    why.append(element("strong", "", data.words.why), document.createTextNode(data.words.colon + stop.why));
    more.append(why);
  }
  const offers = element("div", data.all === at ? "offers all" : "offers");
  for (const [kind, label] of data.offers[at] ?? []) {
    const offer = element("button", OFTEN.includes(kind) ? "offer" : "offer rare", label);
    offer.onclick = () => tell("asked", `${kind}>${at}`);
    offers.append(offer);
  }
  if (offers.querySelector(".rare")) {
    const rest = offers.appendChild(element("button", "offer rest", data.words.more));
    rest.setAttribute("aria-expanded", String(data.all === at));
    rest.onclick = () => tell("all", data.all === at ? "" : at);
  }
  more.append(offers);
  made.append(more);
  draggable(made, at, stop, data, tell);
  return made;
}

/* Time that is kept free: it belongs to no place and cannot be picked. */
function freeRow(free) {
  const made = element("div", "free");
  made.append(element("b", "", free.time), element("span", "", free.told));
  return made;
}

function card(day, data, range, pick, tell) {
  const stands = !data.chosen || [data.chosen, data.open].includes(day.day);
  const made = element("section", stands ? "day" : "day aside");
  paint(made, day);
  made.setAttribute("aria-label", day.title);
  const heading = element("h2", "heading");
  heading.append(head(day, data, tell));
  made.append(heading, strip(day, range));
  if (data.open !== day.day) {
    made.append(summary(day, data, pick, tell));
    return made;
  }
  const list = element("div", "stops");
  for (const stop of day.stops) {
    list.append(...goneBefore(day, stop.at).map((gone) => goneRow(gone, data.words)));
    list.append(...ways(stop), stopRow(day, stop, data, pick, tell), ...stop.free.map(freeRow));
  }
  list.append(...goneBefore(day, day.stops.length + 1).map((gone) => goneRow(gone, data.words)));
  made.append(list);
  return made;
}

/* A day that the trip had before: what was on it. */
function goneDay(day, words) {
  const made = element("section", "day gone");
  paint(made, day);
  made.setAttribute("aria-label", `${words.removed}${words.colon}${day.title}`);
  const heading = element("h2", "heading head");
  heading.append(element("span", "badge", String(day.day)), struck(day.title, words));
  made.append(heading, ...day.gone.map((gone) => goneRow(gone, words)));
  return made;
}

function clockAxis([from, to]) {
  const made = element("div", "axis");
  const every = to - from > 1320 ? 180 : 120;
  for (let at = Math.ceil(from / every) * every; at <= to; at += every) {
    const mark = element("span", "", String(Math.floor(at / 60)).padStart(2, "0"));
    mark.style.left = `${(100 * (at - from)) / (to - from)}%`;
    made.append(mark);
  }
  return made;
}

function track(day, range, pick) {
  const made = element("div", "track");
  paint(made, day);
  made.append(element("span", "badge", String(day.day)));
  const bars = made.appendChild(element("div", "bars"));
  for (const stop of day.stops) {
    for (const leg of stop.legs) bars.append(placed(element("i", `leg ${leg.mode}`), leg.begins, leg.ends, range));
    if (stop.waits) {
      const wait = placed(element("i", "wait"), stop.begins - stop.waits, stop.begins, range);
      wait.title = stop.wait;
      bars.append(wait);
    }
    const bar = placed(element("button", `bar ${stop.kind}`), stop.begins, Math.min(stop.ends, range[1]), range);
    bar.dataset.at = where(day, stop);
    bar.title = `${stop.time}–${stop.until} ${stop.title}`;
    bar.setAttribute("aria-label", bar.title);
    bar.append(element("b", "", stop.number === null ? "" : String(stop.number)), " ", element("span", "", stop.title));
    if (stop.fault) bar.classList.add("broken");
    bar.onclick = () => pick(day, stop);
    bars.append(bar);
    for (const free of stop.free) {
      const kept = placed(element("i", "kept"), free.begins, free.ends, range);
      kept.title = `${free.time} ${free.told}`;
      bars.append(kept);
    }
  }
  return made;
}

function rangeOf(days) {
  const stops = days.flatMap((day) => day.stops);
  const legs = stops.flatMap((stop) => stop.legs);
  const from = Math.min(360, ...[...stops, ...legs].map((one) => one.begins));
  const to = Math.max(1440, ...stops.filter((one) => one.kind !== "hotel").map((one) => one.ends));
  // a ride of more than a day leaves the hours of the days their room
  return [Math.floor(from / 60) * 60, Math.min(2160, Math.ceil(to / 60) * 60)];
}

/* Draws one part of a view as it is selected now, and hears of what is selected elsewhere and by keys. */
export default function ({ data, parentElement, setStateValue }) {
  const root = parentElement.querySelector(".trip");
  const { view } = data;
  const isList = data.part === "days";
  const tellPage = telling(root, setStateValue);
  const choose = (at) => {
    if (at === selections[view]) return;
    select(view, at);
    asked[view] = tellPage("picked", at);
  };
  const pick = (day, stop) => choose(selections[view] === where(day, stop) ? "" : where(day, stop));
  const tell = (name, value) => {
    if (name === "all") {
      root.all = value;
      return draw();
    }
    const moment = tellPage(name, value);
    if (name !== "opened") return;
    asked[view] = moment;
    root.open = value;
    select(view, "");
    draw();
  };
  const range = rangeOf(data.days);
  const drawTimeline = (at) => {
    renewChildren(root, [clockAxis(range), ...data.days.map((day) => track(day, range, pick))]);
    oneStop(root, root, at);
  };
  const drawDays = (at) => {
    const now = { ...data, open: root.open, all: root.all };
    renewChildren(root, data.days.map((day) => (day.is_gone ? goneDay(day, data.words) : card(day, now, range, pick, tell))));
    for (const day of root.querySelectorAll(".day")) oneStop(root, day, at);
  };
  const draw = () => {
    const at = selections[view];
    const isNew = root.at !== at;
    root.at = at;
    if (isNew && at) root.open = dayOf(at);
    const focused = parentElement.activeElement?.closest("[data-at]");
    (isList ? drawDays : drawTimeline)(at);
    mark(root, at, isNew && isList);
    const isFree = document.activeElement === document.body || (focused && !parentElement.activeElement);
    const isWalking = parentElement.activeElement?.matches(".row");
    // one goes on from what a key selected, or from the row that a chip of a closed day became
    if (isNew && (isFree || isWalking)) root.querySelector(".stop.selected .row")?.focus({ preventScroll: true });
  };
  // what the page says anew holds, but for an answer that comes after the next press: it knows nothing of that
  if (data.heard >= (asked[view] ?? 0)) {
    if (root.saidOpen !== data.open) root.open = root.saidOpen = data.open;
    if (root.said !== data.selected) select(view, (root.said = data.selected));
  }
  draw();
  root.classList.toggle("timeline", !isList);
  const onKey = ({ detail }) => {
    const at = isList ? selectedBy(detail, data, selections[view]) : undefined;
    if (at !== undefined) choose(at);
  };
  hearing(root, { [signalOf(view)]: draw, [`${signalOf(view)}:key`]: onKey });
}
