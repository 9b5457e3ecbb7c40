"use strict";
/* Draws the itinerary of a plan into a group of a Leaflet map, from values: every text is set as text, never as markup. */
window.tripstudio = window.tripstudio || {};

window.tripstudio.ROOM = 27; // pixels between the middles of two pins that do not cover each other
window.tripstudio.CORNERS = 5; // as many more beside a hotel, whose triangle is wider than a disc
window.tripstudio.STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: -Infinity, End: Infinity };
window.tripstudio.BOW = 0.12; // how far a taxi's way is bowed, so that there and back lie apart

window.tripstudio.drawItinerary = function (group, itinerary) {
  const map = window.tripstudio.map;
  const { view, at } = window.tripstudio.page();
  for (const stop of itinerary.stops) stop.selected = stop.label === at;
  for (const way of itinerary.ways) window.tripstudio.way(way, at).forEach((line) => line.addTo(group));
  window.tripstudio.pins = window.tripstudio.joined(itinerary.stops).map((stop) => {
    return { marker: window.tripstudio.stop(stop, itinerary).addTo(group), stop: stop };
  });
  window.tripstudio.ghosts = itinerary.gone.map((gone) => {
    return { marker: window.tripstudio.ghost(gone).addTo(group), stop: gone };
  });
  if (itinerary.corners) window.tripstudio.fit(map, itinerary.view, itinerary.corners);
  const selected = itinerary.stops.find((stop) => stop.selected);
  if (selected) window.tripstudio.reveal(map, selected.at);
  const place = function () {
    window.tripstudio.putButtons(map, itinerary.words, itinerary.days);
    window.tripstudio.spread(map);
    window.tripstudio.oneStop(map, itinerary.words);
  };
  if (map.hasLayer(group)) place();
  else group.once("add", place);
  window.tripstudio.redraw = function () {
    group.clearLayers();
    window.tripstudio.drawItinerary(group, itinerary);
  };
  if (view) window.tripstudio.follow(view);
};

/* The view of the page that the map is a part of, and what is selected in it (`assets/selection.js`); nothing on other pages. */
window.tripstudio.page = function () {
  const part = window.frameElement && window.frameElement.closest('[class*="st-key-in_view-"]');
  if (!part) return { view: "", at: "" };
  const view = [...part.classList].find((name) => name.startsWith("st-key-in_view-")).slice("st-key-in_view-".length);
  return { view: view, at: (window.parent.tripstudioSelected || {})[view] || "" };
};

/* Shows what is selected elsewhere as soon as it is, for as long as the frame is there. */
window.tripstudio.follow = function (view) {
  if (window.tripstudio.follows) return;
  window.tripstudio.follows = () => window.tripstudio.redraw();
  const page = window.parent.document;
  page.addEventListener("tripstudio:" + view, window.tripstudio.follows);
  window.addEventListener("pagehide", () => page.removeEventListener("tripstudio:" + view, window.tripstudio.follows));
};

/* Selects in the page. Not before all have heard of the press: the pin is drawn anew. */
window.tripstudio.select = function (at) {
  const { view } = window.tripstudio.page();
  if (view && window.parent.tripstudioSelect) setTimeout(() => window.parent.tripstudioSelect(view, at));
};

/* For the Tab key the map is one stop: the selected pin, or the one that was left. The arrows lead on in the order of the
 * trip, + and - zoom. Pins that are drawn anew keep the focus. */
window.tripstudio.oneStop = function (map, words) {
  const container = map.getContainer();
  container.tabIndex = -1;
  container.setAttribute("role", "group");
  container.setAttribute("aria-label", words.map);
  if (window.frameElement) window.frameElement.title = words.map;
  for (const by of ["in", "out"]) {
    const button = container.querySelector(".leaflet-control-zoom-" + by);
    button.title = words[by];
    button.setAttribute("aria-label", words[by]);
  }
  const pins = window.tripstudio.pins.filter((pin) => !pin.stop.faint);
  const drawn = pins.map((pin) => pin.marker.getElement());
  const enter = Math.max(0, pins.findIndex((pin) => pin.stop.selected || pin.stop.label === window.tripstudio.left));
  const { activeElement } = document;
  const isHere = window.tripstudio.left && document.hasFocus() && (activeElement === document.body || activeElement.matches(".leaflet-marker-icon"));
  drawn.forEach(function (pin, at) {
    pin.tabIndex = at === enter ? 0 : -1;
    pin.addEventListener("focus", function () {
      window.tripstudio.left = pins[at].stop.label;
      drawn.forEach((other) => (other.tabIndex = other === pin ? 0 : -1));
    });
    pin.addEventListener("keydown", function (event) {
      const step = window.tripstudio.STEPS[event.key];
      if (step) drawn[Math.min(Math.max(at + step, 0), drawn.length - 1)].focus();
      else if (event.key === "+" || event.key === "=") map.zoomIn();
      else if (event.key === "-") map.zoomOut();
      else if (event.key === "Enter" || event.key === " ") pins[at].marker.fire("click", { latlng: pins[at].marker.getLatLng() }, true);
      else return;
      event.preventDefault();
    });
  });
  if (isHere && drawn.length) drawn[enter].focus({ preventScroll: true });
};

/* The nights in one hotel are one pin: that of the selected night, or of a day that is shown. */
window.tripstudio.joined = function (stops) {
  const rank = (stop) => (stop.selected ? 0 : stop.faint ? 2 : 1);
  const stands = (stop) => stops.find((other) => other.name === stop.name && other.kind === "hotel" && rank(other) < rank(stop));
  const isFirst = (stop, at) => !stops.some((other, before) => before < at && other.name === stop.name && other.kind === "hotel" && rank(other) === rank(stop));
  return stops.filter((stop, at) => stop.kind !== "hotel" || (!stands(stop) && isFirst(stop, at)));
};

/* A line in the day's edge under one in its fill, which alone would be too pale. */
window.tripstudio.way = function (way, selected) {
  const points = way.mode === "taxi" ? window.tripstudio.bowed(way.points) : way.points;
  const look = { opacity: way.faint ? 0.28 : 1, className: "way " + way.mode };
  if (way.dashes) look.dashArray = way.dashes;
  const [red] = getComputedStyle(window.tripstudio.map.getContainer()).backgroundColor.match(/\d+/g);
  const isDark = Number(red) < 128;
  const weight = way.weight + (way.to === selected ? 1 : 0);
  const edge = L.polyline(points, { ...look, color: way.edges[isDark ? 1 : 0], weight: weight + 2 });
  const fill = L.polyline(points, { ...look, color: way.colour, weight: weight });
  fill.bindTooltip(window.tripstudio.asMarkup(way.told), { sticky: true });
  return way.faint ? [fill] : [edge, fill];
};

window.tripstudio.bowed = function (points) {
  const [[lat, lon], [toLat, toLon]] = [points[0], points[points.length - 1]];
  const aside = [(lat + toLat) / 2 + window.tripstudio.BOW * (toLon - lon), (lon + toLon) / 2 - window.tripstudio.BOW * (toLat - lat)];
  const curve = [];
  for (let step = 0; step <= 16; step += 1) {
    const t = step / 16;
    const mix = (from, by, to) => (1 - t) * (1 - t) * from + 2 * t * (1 - t) * by + t * t * to;
    curve.push([mix(lat, aside[0], toLat), mix(lon, aside[1], toLon)]);
  }
  return curve;
};

window.tripstudio.stop = function (stop, { signs, padlock }) {
  const size = stop.faint ? 12 : 26;
  const icon = L.divIcon({
    className: "empty",
    html: window.tripstudio.pin(stop, signs, padlock),
    iconSize: [size, size],
    iconAnchor: [size / 2, size / 2],
  });
  const marker = L.marker(stop.at, { icon: icon, zIndexOffset: stop.selected ? 1000 : stop.faint ? -500 : 0 });
  marker.bindTooltip(window.tripstudio.asMarkup(stop.label + " " + stop.name + " " + stop.time), { direction: "top" });
  marker.on("click", () => window.tripstudio.select(stop.label));
  marker.on("add", function () {
    marker.getElement().setAttribute("aria-label", `${stop.name} ${stop.time}`);
    marker.getElement().tabIndex = -1;
  });
  return marker;
};

/* What the trip before had, as a ghost that can be pointed at and leads nowhere. */
window.tripstudio.ghost = function (gone) {
  const { element, drawing } = window.tripstudio;
  const pin = element("div", "", element("u", ""), element("i", ""), drawing("cross", "0 0 24 24", "M8 8l8 8m0-8l-8 8"));
  pin.className = "pin gone";
  const icon = L.divIcon({ className: "empty", html: pin, iconSize: [26, 26], iconAnchor: [13, 13] });
  const marker = L.marker(gone.at, { icon: icon, zIndexOffset: -400, keyboard: false });
  marker.bindTooltip(window.tripstudio.asMarkup(gone.told), { direction: "top" });
  marker.on("add", function () {
    marker.getElement().setAttribute("role", "img");
    marker.getElement().setAttribute("aria-label", gone.told);
  });
  return marker;
};

window.tripstudio.element = function (tag, text, ...children) {
  const made = document.createElement(tag);
  made.textContent = text;
  made.append(...children);
  return made;
};

window.tripstudio.drawing = function (className, box, path) {
  const draw = (tag) => document.createElementNS("http://www.w3.org/2000/svg", tag);
  const made = draw("svg");
  made.setAttribute("class", className);
  made.setAttribute("viewBox", box);
  made.append(draw("path"));
  made.firstChild.setAttribute("d", path);
  return made;
};

window.tripstudio.pin = function (stop, signs, padlock) {
  const { element, drawing } = window.tripstudio;
  const inner = element("b", stop.number);
  if (!stop.number && signs[stop.kind]) inner.append(drawing("kind", "0 0 24 24", signs[stop.kind]));
  const pin = element("div", "", element("u", ""), element("i", ""), inner);
  pin.className = "pin " + stop.kind + (stop.selected ? " selected" : "") + (stop.faint ? " faint" : "");
  pin.dataset.stop = stop.label;
  pin.style.setProperty("--day", stop.colour);
  pin.style.setProperty("--ink", stop.ink);
  if (stop.kept) pin.append(drawing("kept", "-1.6 -1.6 3.2 3.2", padlock));
  return pin;
};

/* How far a place lies out of sight, as the point at the edge of the map in its direction and an arrow to it. What the map is
 * fitted to goes out of sight as the map is moved; what is farther out, such as an excursion or an airport, stays at the edge. */
window.tripstudio.atEdge = function (map, at) {
  const place = map.latLngToContainerPoint(at);
  const middle = map.getSize().divideBy(2);
  const [dx, dy] = [place.x - middle.x, place.y - middle.y];
  const room = Math.min((middle.x - 64) / Math.abs(dx), (middle.y - (map.getSize().y < 320 ? 24 : 66)) / Math.abs(dy));
  if (room >= 1 || !map.tripstudioBounds || L.latLngBounds(map.tripstudioBounds).contains(at)) return { ...place, towards: "" };
  const eighth = Math.round(Math.atan2(-dy, dx) / (Math.PI / 4));
  return { x: middle.x + dx * room, y: middle.y + dy * room, towards: " " + "→↗↑↖←↙↓↘".at(eighth % 8) };
};

/* Pins that would cover each other are pushed apart, each with a line to where it truly stands; then all are named. */
window.tripstudio.spread = function (map) {
  const drawn = [...(window.tripstudio.pins || []), ...(window.tripstudio.ghosts || [])];
  const pins = drawn.filter((pin) => pin.marker.getElement() && !pin.stop.faint);
  const places = pins.map((pin) => map.latLngToContainerPoint(pin.stop.at));
  const seen = pins.map((pin) => window.tripstudio.atEdge(map, pin.stop.at));
  const moved = seen.map((place, at) => ({ x: place.x + at * 0.01, y: place.y }));
  for (let round = 0, isFree = false; round < 120 && !isFree; round += 1) {
    isFree = true;
    for (let one = 0; one < moved.length; one += 1) {
      for (let other = 0; other < one; other += 1) {
        const [dx, dy] = [moved[one].x - moved[other].x, moved[one].y - moved[other].y];
        const apart = Math.hypot(dx, dy);
        const isCornered = pins[one].stop.kind === "hotel" || pins[other].stop.kind === "hotel";
        const room = window.tripstudio.ROOM + (isCornered ? window.tripstudio.CORNERS : 0);
        if (apart >= room - 0.5) continue;
        isFree = false;
        const push = (room - apart) / 2 / (apart || 1);
        moved[one].x += dx * push;
        moved[one].y += dy * push;
        moved[other].x -= dx * push;
        moved[other].y -= dy * push;
      }
    }
  }
  pins.forEach((pin, at) => {
    const [dx, dy] = [moved[at].x - places[at].x, moved[at].y - places[at].y];
    const drawn = pin.marker.getElement().querySelector(".pin");
    drawn.style.translate = `${dx}px ${dy}px`;
    const leader = drawn.querySelector("u");
    leader.style.width = seen[at].towards ? 0 : `${Math.hypot(dx, dy)}px`;
    leader.style.rotate = `${Math.atan2(-dy, -dx)}rad`;
  });
  map.tripstudioNameStops(
    pins.map((pin, at) => ({ ...pin.stop, towards: seen[at].towards, x: moved[at].x - places[at].x, y: moved[at].y - places[at].y })),
  );
};
