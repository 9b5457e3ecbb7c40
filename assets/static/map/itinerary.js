"use strict";
/* Draws the itinerary of a plan into a group of a Leaflet map, from values: every text is set as text, never as markup. */
window.tripstudio = window.tripstudio || {};

window.tripstudio.CROWD_SHIFT = 18;

window.tripstudio.drawItinerary = function (group, itinerary) {
  const map = window.tripstudio.map;
  for (const way of itinerary.ways) window.tripstudio.way(way).addTo(group);
  for (const stop of itinerary.stops) window.tripstudio.stop(stop, itinerary.padlock).addTo(group);
  const named = new Map(itinerary.stops.map((stop) => [stop.name, [stop.name, ...stop.at]]));
  map.tripstudioNameStops([...named.values()]);
  if (itinerary.corners) window.tripstudio.fit(map, itinerary.view, itinerary.corners);
  const selected = itinerary.stops.find((stop) => stop.selected);
  if (selected) window.tripstudio.reveal(map, selected.at);
};

window.tripstudio.way = function (way) {
  const look = { color: way.colour, weight: way.weight, opacity: 0.9, className: "way " + way.mode };
  if (way.dashes) look.dashArray = way.dashes;
  return L.polyline(way.points, look).bindTooltip(window.tripstudio.asMarkup(way.told), { sticky: true });
};

/* The card of the selected stop is open as soon as its group is on the map: the group is drawn anew with every
 * selection, and a card that a click had opened would close. */
window.tripstudio.stop = function (stop, padlock) {
  const shift = window.tripstudio.CROWD_SHIFT * stop.crowd;
  const icon = L.divIcon({
    className: "empty",
    html: window.tripstudio.pin(stop, padlock),
    iconSize: [26, 26],
    iconAnchor: [13 - shift, 13],
    popupAnchor: [shift, -12],
  });
  const marker = L.marker(stop.at, { icon: icon, zIndexOffset: stop.selected ? 1000 : 0 });
  marker.bindTooltip(window.tripstudio.asMarkup(stop.label + " " + stop.name), { sticky: true });
  marker.bindPopup(window.tripstudio.card(stop), { maxWidth: 280, autoPan: false });
  if (stop.selected) marker.once("add", () => marker.openPopup());
  return marker;
};

window.tripstudio.element = function (tag, text, ...children) {
  const made = document.createElement(tag);
  made.textContent = text;
  made.append(...children);
  return made;
};

window.tripstudio.pin = function (stop, padlock) {
  const { element } = window.tripstudio;
  const pin = element("div", "", element("i", ""), element("b", stop.number));
  pin.className = "pin " + stop.kind + (stop.selected ? " selected" : "");
  pin.dataset.stop = stop.label;
  pin.style.setProperty("--day", stop.colour);
  pin.style.setProperty("--ink", stop.ink);
  if (stop.kept) {
    const drawing = (tag) => document.createElementNS("http://www.w3.org/2000/svg", tag);
    const lock = drawing("svg");
    lock.setAttribute("class", "kept");
    lock.setAttribute("viewBox", "-1.6 -1.6 3.2 3.2");
    lock.append(drawing("path"));
    lock.firstChild.setAttribute("d", padlock);
    pin.append(lock);
  }
  return pin;
};

window.tripstudio.card = function (stop) {
  const { element } = window.tripstudio;
  const rows = stop.facts.map((fact) => element("tr", "", ...fact.map((told) => element("td", told))));
  const card = element("div", "", element("h4", stop.name), element("table", "", ...rows));
  card.className = "card";
  return card;
};
