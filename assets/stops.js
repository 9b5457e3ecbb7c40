/* How stops are drawn wherever a trip is listed; it stands before the programs that list one. Texts are set as text. */
const ICONS = {
  hotel: "M4 18V7m0 8h16v3m0-3v-2a3 3 0 0 0-3-3h-7v5M7 11.5h.01",
  train: "M7 4h10a2 2 0 0 1 2 2v8a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V6a2 2 0 0 1 2-2Zm-2 7h14M9 14h.01M15 14h.01M8 20l1-3m7 3-1-3",
  flight: "M12 3c1 0 1.5 1.5 1.5 3v4l7 4v2l-7-2v4l2 1.5V21L12 20l-3.5 1v-1.5l2-1.5v-4l-7 2v-2l7-4V6c0-1.5.5-3 1.5-3Z",
  walk: "M13 4.5h.01M11 21l1.5-5-2.5-2.5 1-5 3 1 2 2.5M8 12l2.5-3.5M13 16l2.5 5",
  metro: "M7 4h10a2 2 0 0 1 2 2v8a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V6a2 2 0 0 1 2-2Zm0 13-2 3m12-3 2 3M8 13V8l4 4 4-4v5",
  taxi: "M4 17v-4l2-5h12l2 5v4H4Zm0-4h16M9 8V5.5h6V8M7.5 17v2m9-2v2",
  lock: "M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3",
  chevron: "M9 6l6 6-6 6",
  cross: "M8 8l8 8m0-8l-8 8",
};
const TAG = "http://www.w3.org/2000/svg";

const element = (name, className, text) => {
  const made = document.createElement(name);
  if (className) made.className = className;
  if (text) made.textContent = text;
  return made;
};
const icon = (name) => {
  const drawn = document.createElementNS(TAG, "svg");
  drawn.setAttribute("viewBox", "0 0 24 24");
  drawn.setAttribute("class", "icon");
  drawn.setAttribute("aria-hidden", "true");
  const path = drawn.appendChild(document.createElementNS(TAG, "path"));
  path.setAttribute("d", ICONS[name]);
  return drawn;
};
/* The mark of a stop: its number, or the sign of its kind where it has none. */
const disc = (stop) => {
  const made = element("span", `disc ${stop.kind}`);
  const inner = element("b", "", stop.number === null ? "" : String(stop.number));
  if (stop.number === null) inner.append(icon(ICONS[stop.kind] ? stop.kind : "hotel"));
  made.append(element("i"), inner);
  return made;
};
