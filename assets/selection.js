/* What is selected in a view of a trip (`DAY.STOP`, or nothing). Whatever part of it is pressed, the days, the timeline and the
 * map in its frame are told at once, and none of them waits for the answer of the page. */
const selections = (window.tripstudioSelected ??= {});
/* The moment of the last press in a view that the page is to answer with a selection. */
const asked = (window.tripstudioAsked ??= {});
const signalOf = (view) => `tripstudio:${view}`;
const select = (view, at) => {
  if (selections[view] === at) return;
  selections[view] = at;
  document.dispatchEvent(new CustomEvent(signalOf(view), { detail: at }));
};
window.tripstudioSelect ??= select;

const where = (day, stop) => `${day.day}.${stop.at}`;
const dayOf = (at) => Number(at.split(".")[0]);

/* The stop after (1) or before (-1) the selected one; from nothing, the first or the last one of the chosen day, or of all. */
const neighbour = (days, selected, step, chosen) => {
  const places = days.flatMap((day) => day.stops.map((stop) => where(day, stop)));
  const here = places.indexOf(selected);
  if (here >= 0) return places[Math.min(Math.max(here + step, 0), places.length - 1)];
  const ofDay = places.filter((at) => dayOf(at) === chosen);
  return (ofDay.length ? ofDay : places).at(step > 0 ? 0 : -1) ?? "";
};

/* What a key selects, where it selects anything; undefined for another key. */
const STEPS_BY_KEY = { j: 1, k: -1 };
const selectedBy = (key, data, selected) => {
  if (key === "Escape") return "";
  return key in STEPS_BY_KEY ? neighbour(data.days, selected, STEPS_BY_KEY[key], data.chosen) : undefined;
};

/* Milliseconds that a smooth scroll takes at most: until then a row that is in view may be on its way out of it. */
const SCROLLS = 1500;

/* Marks what is selected; with `reveal` brings its row into view, clear of the header and of the box below. */
function mark(root, at, reveal) {
  for (const node of root.querySelectorAll("[data-at]")) {
    const isChosen = node.dataset.at === at;
    node.classList.toggle("selected", isChosen);
    if (node.matches(".stop")) node.firstChild.setAttribute("aria-current", String(isChosen));
  }
  const row = reveal && root.querySelector(".stop.selected");
  if (!row) return;
  const box = row.getBoundingClientRect();
  const isScrolling = performance.now() - (root.revealed ?? -SCROLLS) < SCROLLS;
  if (isScrolling || box.top < 70 || box.bottom > innerHeight - 90) {
    root.revealed = performance.now();
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    row.scrollIntoView({ block: "center", behavior: still ? "auto" : "smooth" });
  }
}

/* For the Tab key the timeline is one stop, and so are the stops of each day: the selected one or the one that was left;
 * the arrows lead from one to the next. */
const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: -Infinity, End: Infinity };
const placeOf = (stop) => stop.closest("[data-at]").dataset.at;
function oneStop(root, group, selected) {
  const stops = [...group.querySelectorAll(".bar, button.row, button.mini")];
  const enter = (wanted) => stops.forEach((stop) => (stop.tabIndex = stop === wanted ? 0 : -1));
  const among = (at) => stops.find((stop) => placeOf(stop) === at);
  enter(among(selected) ?? among(root.left) ?? stops[0]);
  group.onkeydown = (event) => {
    const step = STEPS[event.key];
    const at = stops.indexOf(event.target);
    if (!step || at < 0) return;
    event.preventDefault();
    const next = stops[Math.min(Math.max(at + step, 0), stops.length - 1)];
    root.left = placeOf(next);
    enter(next);
    next.focus();
  };
}
