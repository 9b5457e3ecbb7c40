"use strict";
/* Draws a city on a Leaflet map from the sandbox itself, with no tiles: metro lines, stations, sights, and as many
 * of their names as fit without touching each other. Every name is set as text, never as markup. */
window.tripstudio = window.tripstudio || {};

window.tripstudio.drawCity = function (map, city) {
  window.tripstudio.map = map;
  if (city.tiles) {
    L.tileLayer(city.tiles.url, { attribution: window.tripstudio.asMarkup(city.tiles.attribution) }).addTo(map);
  }
  const pane = function (name, z) {
    const made = map.createPane(name);
    made.style.zIndex = z;
    made.style.pointerEvents = "none";
  };
  pane("city", 350);
  pane("names", 450);
  const canvas = L.canvas({ pane: "city", padding: 0.4 });
  const quiet = { pane: "city", renderer: canvas, interactive: false };
  for (const line of city.lines) {
    L.polyline(line.points, { ...quiet, color: line.colour, weight: 3, opacity: 0.85 }).addTo(map);
  }
  const dots = function (places, look) {
    return places.map((place) => L.circleMarker([place[1], place[2]], { ...quiet, ...look }).addTo(map));
  };
  const stations = dots(city.stations, { weight: 1, color: "#7d8590", fillOpacity: 1 });
  const sights = dots(city.sights, { weight: 0, fillColor: "#808893", fillOpacity: 0.6 });
  const resize = function () {
    const zoom = map.getZoom();
    const ground = getComputedStyle(map.getContainer()).backgroundColor;
    stations.forEach((dot) => dot.setStyle({ fillColor: ground, radius: zoom < 12 ? 1 : zoom < 14 ? 2 : 3.5 }));
    sights.forEach((dot) => dot.setRadius(zoom < 12 ? 1.5 : 2.5));
  };
  const names = L.layerGroup().addTo(map);
  let stops = [];
  const rename = function () {
    names.clearLayers();
    window.tripstudio.placeNames(map, city, stops).forEach((label) => names.addLayer(label));
  };
  map.tripstudioNameStops = function (places) {
    stops = places;
    rename();
  };
  /* A map takes the focus when it is pressed. Where a part of it is below the window, the page would scroll to show all of
   * it, and the pin that was pressed would be gone before it is released. */
  const container = map.getContainer();
  container.focus = () => HTMLElement.prototype.focus.call(container, { preventScroll: true });
  map.attributionControl.setPrefix('<a href="https://leafletjs.com">Leaflet</a>');
  map.on("zoomend", resize);
  map.on("layeradd", (event) => window.tripstudio.countClicks(event.layer));
  map.on("popupopen", (event) => window.tripstudio.keepCardInside(map, event.popup));
  map.on("moveend", rename);
  map.whenReady(function () {
    resize();
    rename();
  });
};

/* The names to show now: first the stops of the itinerary, then the sights (they come best first), closer in also the
 * stations; a name that would touch one already placed waits for a closer look. */
window.tripstudio.placeNames = function (map, city, stops) {
  const zoom = map.getZoom();
  const stopNames = new Set(stops.map((stop) => stop[0]));
  const sights = city.sights.filter((sight) => !stopNames.has(sight[0]));
  const candidates = [["stop", stops, 60, 13]];
  if (zoom >= 11) candidates.push(["sight", sights, zoom < 13 ? 12 : 40, 3]);
  if (zoom >= 13) candidates.push(["station", city.stations, 60, 3]);
  const view = map.getBounds();
  const taken = stops.map(([, lat, lon]) => {
    const at = map.latLngToContainerPoint([lat, lon]);
    return [at.x - 13, at.y - 13, at.x + 13, at.y + 13];
  });
  const free = (box) =>
    !taken.some((other) => box[0] < other[2] && other[0] < box[2] && box[1] < other[3] && other[1] < box[3]);
  const labels = [];
  for (const [kind, places, most, below] of candidates) {
    let placed = 0;
    for (const [name, lat, lon] of places) {
      if (placed >= most) break;
      if (!view.contains([lat, lon])) continue;
      const at = map.latLngToContainerPoint([lat, lon]);
      const width = [...name].reduce((sum, sign) => sum + (sign.charCodeAt(0) > 0x2e80 ? 12 : 6.5), 10);
      const box = [at.x - width / 2, at.y + below, at.x + width / 2, at.y + below + 18];
      if (!free(box)) continue;
      taken.push(box);
      placed += 1;
      labels.push(window.tripstudio.nameLabel(kind, name, lat, lon, width, below));
    }
  }
  return labels;
};

window.tripstudio.nameLabel = function (kind, name, lat, lon, width, below) {
  const text = document.createElement("span");
  text.textContent = name;
  const icon = L.divIcon({
    className: "place-name " + kind,
    html: text,
    iconSize: [width, 18],
    iconAnchor: [width / 2, -below],
  });
  return L.marker([lat, lon], { pane: "names", icon: icon, interactive: false, keyboard: false });
};

/* Shows a part of the map once: it moves again only for another `view`, and never for a mere selection. */
window.tripstudio.fit = function (map, view, bounds) {
  if (map.tripstudioView === view) return;
  map.tripstudioView = view;
  map.fitBounds(bounds, { padding: [36, 36], maxZoom: 15, animate: false });
};

/* Brings a place into view by the shortest way; a place that can be seen moves nothing. */
window.tripstudio.reveal = function (map, place) {
  const key = place.join();
  if (map.tripstudioRevealed === key) return;
  map.tripstudioRevealed = key;
  map.panInside(place, { padding: [48, 48], animate: false });
};

/* Every click on a stop is another one: what is told of it holds a number that is not seen. A page that is told the same
 * twice would not notice the second time. */
window.tripstudio.countClicks = function (layer) {
  const told = layer.getTooltip && layer.getTooltip() && layer.getTooltip().getContent();
  if (typeof told !== "string") return;
  layer.on("click", function () {
    window.tripstudio.clicks = (window.tripstudio.clicks || 0) + 1;
    layer.setTooltipContent(told + "<i hidden> " + window.tripstudio.clicks + "</i>");
  });
};

/* Puts a card where all of it can be seen, under its pin or shifted to the side, so that the map need not move. */
window.tripstudio.keepCardInside = function (map, popup) {
  const card = popup.getElement();
  const at = map.latLngToContainerPoint(popup.getLatLng());
  const half = card.offsetWidth / 2 + 6;
  const shift = Math.max(half, Math.min(map.getSize().x - half, at.x)) - at.x;
  card.style.marginLeft = shift + "px";
  card.querySelector(".leaflet-popup-tip-container").style.translate = -shift + "px"; // it still points at the pin
  card.classList.toggle("aside", Math.abs(shift) > half - 30);
  card.classList.toggle("below", at.y < card.offsetHeight + 24);
};

/* A text as markup that shows just its characters, for the places of Leaflet that take markup alone. */
window.tripstudio.asMarkup = function (text) {
  const holder = document.createElement("span");
  holder.textContent = text;
  return holder.innerHTML;
};
