/* Plans side by side. Texts are set as text; the maps are SVG that the studio made of data, in which every name is escaped.
 * All maps share one view: what is dragged or zoomed on one is seen on all. */
const FURTHEST = 8;
const EDGE = 6;
/* Pixels at the foot of a map that its buttons stand on. */
const FOOT = 44;
const PHONE = matchMedia("(max-width: 640px)");
const IN_A_ROW = { usual: 3, wide: 4 };

const drawing = (svg) =>
  document.importNode(new DOMParser().parseFromString(svg, "image/svg+xml").documentElement, true);

function strip(day, [from, to]) {
  const made = element("span", "strip");
  made.setAttribute("aria-hidden", "true");
  for (const stop of day.stops) {
    const bar = made.appendChild(element("i", stop.kind));
    bar.style.left = `${(100 * (stop.begins - from)) / (to - from)}%`;
    bar.style.width = `${(100 * Math.max(6, Math.min(stop.ends, to) - stop.begins)) / (to - from)}%`;
  }
  return made;
}

function column(day, range, point) {
  const made = element("section", "day");
  made.style.setProperty("--day", day.colour);
  made.style.setProperty("--on-day", day.ink);
  made.style.setProperty("--edge", `light-dark(${day.edges[0]}, ${day.edges[1]})`);
  const head = made.appendChild(element("div", "head"));
  head.append(element("span", "badge", String(day.day)), element("strong", "", day.title));
  // how many stops it has is seen: without their number the rest has one line, and the strips of all days one height
  made.append(element("div", "figures", day.figures.slice(1).join(" · ")), strip(day, range));
  for (const stop of day.stops) {
    const row = made.appendChild(element("div", "stop"));
    row.title = [stop.title, `${stop.time}–${stop.until}`, stop.facts, stop.price].filter(Boolean).join(" · ");
    row.append(element("span", "time", stop.time), disc(stop), element("span", "title", stop.title));
    row.onmouseenter = () => point(`${day.day}.${stop.at}`, true);
    row.onmouseleave = () => point(`${day.day}.${stop.at}`, false);
  }
  return made;
}

function head(side) {
  const made = element("header");
  made.append(element("span", "letter", side.letter));
  const words = made.appendChild(element("span", "words"));
  if (side.title) words.append(element("strong", "", side.title));
  words.append(element("span", "figures", side.figures));
  made.append(element("b", "price", side.price));
  if (side.standing) made.append(element("span", `pill ${side.standing[0]}`, side.standing[1]));
  return made;
}

/* The view in which a map too small for the whole drawing has its pins and names as large as they were drawn, or as large as
 * all of them have room for. */
function home(maps, size) {
  const whole = { x: size[0] / 2, y: size[1] / 2, k: 1 };
  const screen = maps[0].getScreenCTM();
  if (!screen?.a || screen.a >= 1) return whole;
  const pins = maps.flatMap((map) => [...map.querySelectorAll(".pin")].map((pin) => {
    const [box, inverse] = [pin.getBoundingClientRect(), map.getScreenCTM().inverse()];
    return [new DOMPoint(box.left, box.top), new DOMPoint(box.right, box.bottom)].map((at) => at.matrixTransform(inverse));
  }));
  if (!pins.length) return whole;
  const [left, top] = ["x", "y"].map((axis) => Math.min(...pins.map(([low]) => low[axis])));
  const [right, bottom] = ["x", "y"].map((axis) => Math.max(...pins.map(([, high]) => high[axis])));
  const { clientWidth: wide, clientHeight: tall } = maps[0].parentElement;
  const room = [wide / (right - left + 2 * EDGE), (tall - FOOT) / (bottom - top + 2 * EDGE)];
  const k = Math.min(1, ...room) / screen.a;
  return k > 1 ? { x: (left + right) / 2, y: (top + bottom) / 2 + FOOT / 2 / screen.a / k, k } : whole;
}

/* One view for all maps: the part of the drawing that is shown, as the centre and the factor of enlargement. */
function linked(maps, size) {
  const first = home(maps, size);
  const view = { ...first };
  const draw = () => {
    const [w, h] = [size[0] / view.k, size[1] / view.k];
    view.x = Math.min(Math.max(view.x, w / 4), size[0] - w / 4);
    view.y = Math.min(Math.max(view.y, h / 4), size[1] - h / 4);
    for (const map of maps) {
      map.setAttribute("viewBox", `${view.x - w / 2} ${view.y - h / 2} ${w} ${h}`);
      map.style.setProperty("--shrink", String(first.k / view.k));
    }
  };
  const zoom = (factor, x = view.x, y = view.y) => {
    const k = Math.min(FURTHEST, Math.max(1, view.k * factor));
    view.x = x + ((view.x - x) * view.k) / k;
    view.y = y + ((view.y - y) * view.k) / k;
    view.k = k;
    draw();
  };
  for (const map of maps) {
    const unit = () => 1 / map.getScreenCTM().a;
    map.onpointerdown = (down) => {
      map.setPointerCapture(down.pointerId);
      let last = down;
      map.onpointermove = (move) => {
        view.x -= (move.clientX - last.clientX) * unit();
        view.y -= (move.clientY - last.clientY) * unit();
        last = move;
        draw();
      };
    };
    map.onpointerup = map.onpointercancel = () => (map.onpointermove = null);
    map.addEventListener("wheel", (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(map.getScreenCTM().inverse());
      zoom(event.deltaY < 0 ? 1.2 : 1 / 1.2, at.x, at.y);
    }, { passive: false });
    map.ondblclick = (event) => {
      const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(map.getScreenCTM().inverse());
      zoom(1.6, at.x, at.y);
    };
  }
  draw();
  return { zoom, reset: () => { Object.assign(view, first); draw(); } };
}

function controls(words, view) {
  const made = element("div", "zoom");
  for (const [sign, label, act] of [["+", words["zoom-in"], () => view.zoom(1.5)], ["−", words["zoom-out"], () => view.zoom(1 / 1.5)], ["⤢", words.reset, view.reset]]) {
    const button = made.appendChild(element("button", "", sign));
    button.setAttribute("aria-label", label);
    button.title = label;
    button.onclick = act;
  }
  return made;
}

export default function ({ data, parentElement }) {
  const root = parentElement.querySelector(".duel");
  const drawn = () => show(root, data);
  drawn();
  PHONE.addEventListener("change", drawn);
  return () => PHONE.removeEventListener("change", drawn);
}

function show(root, data) {
  const spoken = JSON.stringify([data, PHONE.matches]);
  if (root.spoken === spoken) return;
  root.spoken = spoken;
  const days = data.sides.flatMap((side) => side.days);
  const ends = days.flatMap((day) => day.stops).filter((stop) => stop.kind !== "hotel").map((stop) => stop.ends);
  const range = [360, Math.max(1440, ...ends)];
  const maps = [];
  root.style.setProperty("--sides", data.sides.length);
  const longest = Math.max(1, ...data.sides.map((side) => side.days.length));
  for (const [room, inARow] of Object.entries(IN_A_ROW)) {
    root.style.setProperty(`--columns-${room}`, Math.min(longest, inARow));
    root.style.setProperty(`--rows-${room}`, Math.ceil(longest / inARow));
  }
  root.replaceChildren(...data.sides.map((side) => {
    const made = element("article", "side");
    made.append(head(side));
    const frame = made.appendChild(element("div", "map"));
    frame.setAttribute("role", "group");
    frame.setAttribute("aria-label", `${side.letter}: ${data.words.map}`);
    const map = PHONE.matches ? side.phone_map : side.map;
    if (map) maps.push(frame.appendChild(drawing(map)));
    else frame.append(element("p", "empty", data.words["no-map"]));
    const point = (at, isOn) => frame.querySelector(`[data-at="${at}"]`)?.classList.toggle("pointed", isOn);
    const list = made.appendChild(element("div", "days"));
    list.append(...side.days.map((day) => column(day, range, point)));
    return made;
  }));
  if (!maps.length) return;
  const box = maps[0].viewBox.baseVal;
  const view = linked(maps, [box.width, box.height]);
  for (const map of maps) map.parentElement.append(controls(data.words, view));
}
