"use strict";
/* Draws a city on a Leaflet map from the sandbox itself, with no tiles: metro lines, stations, sights, and as many
 * of their names as fit without touching each other. Every name is set as text, never as markup. */
window.tripstudio = window.tripstudio || {};
/* Square pixels of a map for each name of a place where the trip does not go. */
window.tripstudio.groundOfAName = 30000;

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
  pane("sights", 360);
  map.getPane("sights").style.pointerEvents = "auto";
  pane("names", 450);
  map.on("layeradd", function ({ layer }) {
    window.tripstudio.countClicks(layer);
    // what tells something where it is pointed at would be a stop of the Tab key: a map has hundreds
    if (layer instanceof L.Path && layer.getElement()) layer.getElement().setAttribute("tabindex", "-1");
  });
  const canvas = L.canvas({ pane: "city", padding: 0.4 });
  const quiet = { pane: "city", renderer: canvas, interactive: false };
  for (const line of city.lines) {
    L.polyline(line.points, { ...quiet, color: line.colour, weight: 3.5, opacity: 0.6 }).addTo(map);
  }
  const dots = function (places, look) {
    return places.map((place) => L.circleMarker([place[1], place[2]], { ...quiet, ...look }).addTo(map));
  };
  const stations = dots(city.stations, { weight: 1, color: "#7d8590", fillOpacity: 1 });
  const sights = city.sights.map((sight, at) => window.tripstudio.sight(sight, at).addTo(map));
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
  window.tripstudio.keepInside(map);
  // buttons come and change, and their styles may come after them: names keep clear of where they are then
  const buttons = new ResizeObserver(rename);
  for (const corner of container.querySelectorAll(".leaflet-control-container > div")) buttons.observe(corner);
  map.attributionControl.setPrefix('<a href="https://leafletjs.com">Leaflet</a>');
  map.on("zoomend", resize);
  // after a zoom as well
  map.on("moveend", () => (window.tripstudio.spread ? window.tripstudio.spread(map) : rename()));
  map.whenReady(function () {
    resize();
    rename();
  });
};

/* A map that is taller than the window it is drawn in, as on a telephone, is as tall as that, and shows the same. */
window.tripstudio.keepInside = function (map) {
  const container = map.getContainer();
  const wanted = container.clientHeight;
  const follow = function () {
    // a frame that is being put up has no height yet
    const isFull = window.tripstudio.isFullScreen && window.tripstudio.isFullScreen();
    const tall = isFull ? window.innerHeight : Math.min(wanted, window.innerHeight);
    if (window.parent !== window && tall >= 100) container.style.height = tall + "px";
  };
  let drawn = map.getSize();
  const redraw = function () {
    // Leaflet may have seen the new size already
    map.invalidateSize();
    if (map.getSize().equals(drawn)) return;
    drawn = map.getSize();
    if (map.tripstudioBounds) window.tripstudio.frame(map);
    if (window.tripstudio.spread) window.tripstudio.spread(map);
  };
  window.addEventListener("resize", follow);
  // a style that comes late makes the map another size as well
  new ResizeObserver(redraw).observe(container);
  follow();
};

/* A sight can be pointed at, and pressed: what is told of it holds its number, which is not seen. */
window.tripstudio.sight = function ([name, lat, lon], at) {
  const look = { pane: "sights", weight: 8, opacity: 0, fillColor: "#808893", fillOpacity: 0.6 };
  const dot = L.circleMarker([lat, lon], look);
  return dot.bindTooltip(window.tripstudio.asMarkup(name) + "<i hidden> +" + at + "</i>", { direction: "top" });
};

/* Pixels that a name takes, as wide as the widest of its kinds draws it. */
window.tripstudio.widthOf = function (map, name) {
  const brush = (window.tripstudio.brush ||= document.createElement("canvas").getContext("2d"));
  brush.font = "600 12px " + getComputedStyle(map.getContainer()).fontFamily;
  return Math.ceil(brush.measureText(name).width);
};

/* The names to show now: the selected stop first, then the sights of the trip, its other stops, then the sights around (they come best first), closer in
 * also the stations; a name that fits in none of its places waits for a closer look. */
window.tripstudio.placeNames = function (map, city, stops) {
  const zoom = map.getZoom();
  const named = new Set(stops.map((stop) => stop.name));
  const isSight = (stop) => stop.kind === "sight";
  const ofStops = [...stops].sort((one, other) => other.selected - one.selected || isSight(other) - isSight(one));
  const plain = (places) => places.map(([name, lat, lon]) => ({ name: name, towards: "", at: [lat, lon], x: 0, y: 0 }));
  const candidates = [["stop", ofStops.map((stop) => ({ ...stop, name: (stop.selected ? `${stop.name} ${stop.time}` : stop.name) + stop.towards })), 60, 17]];
  const size = map.getSize();
  // the trip is what one looks for: what is around it is named as sparsely on a small map as on a large one
  const few = Math.round((size.x * size.y) / window.tripstudio.groundOfAName);
  if (zoom >= 11) candidates.push(["sight", plain(city.sights.filter((sight) => !named.has(sight[0]))), Math.min(zoom < 13 ? 10 : 30, few), 5]);
  if (zoom >= 13) candidates.push(["station", plain(city.stations), few, 5]);
  const view = map.getBounds();
  const pointOf = (place) => map.latLngToContainerPoint(place.at).add([place.x, place.y]);
  const taken = stops.map(pointOf).map((at) => [at.x - 14, at.y - 14, at.x + 14, at.y + 14]);
  taken.push(...window.tripstudio.controls(map));
  const free = (box) =>
    box[0] >= 0 && box[2] <= size.x && box[1] >= 0 && box[3] <= size.y &&
    !taken.some((other) => box[0] < other[2] && other[0] < box[2] && box[1] < other[3] && other[1] < box[3]);
  const labels = [];
  const written = new Set();
  for (const [kind, places, most, gap] of candidates) {
    let placed = 0;
    for (const place of places) {
      if (placed >= most) break;
      if (!(place.towards || view.contains(place.at)) || written.has(place.name)) continue;
      const width = window.tripstudio.widthOf(map, place.name) + 10;
      const at = pointOf(place);
      const spots = [[gap, -9], [-gap - width, -9], [-width / 2, gap - 2], [-width / 2, -gap - 16], [gap - 4, 6], [gap - 4, -24], [-gap - width + 4, 6], [-gap - width + 4, -24]];
      const spot = spots.find(([x, y]) => free([at.x + x, at.y + y, at.x + x + width, at.y + y + 18]));
      if (!spot) continue;
      taken.push([at.x + spot[0], at.y + spot[1], at.x + spot[0] + width, at.y + spot[1] + 18]);
      placed += 1;
      written.add(place.name);
      labels.push(window.tripstudio.nameLabel(place.selected ? "stop selected" : place.gone ? "stop gone" : kind, place, width, spot));
    }
  }
  return labels;
};

/* The ground that the map's own buttons and words cover, and the legend that the page lays over it. */
window.tripstudio.controls = function (map) {
  const ground = map.getContainer().getBoundingClientRect();
  const covered = [...map.getContainer().querySelectorAll(".leaflet-control")].map((control) => control.getBoundingClientRect());
  const view = window.frameElement && window.frameElement.closest('[class*="st-key-in_view-"]');
  const legend = view && view.querySelector(".legend");
  if (legend) {
    const [frame, box] = [window.frameElement.getBoundingClientRect(), legend.getBoundingClientRect()];
    covered.push(new DOMRect(box.x - frame.x, box.y - frame.y, box.width, box.height));
  }
  return covered.map((box) => [box.left - ground.left, box.top - ground.top, box.right - ground.left, box.bottom - ground.top]);
};

window.tripstudio.nameLabel = function (kind, place, width, [x, y]) {
  const text = document.createElement("span");
  text.textContent = place.name;
  const icon = L.divIcon({
    className: "place-name " + kind,
    html: text,
    iconSize: [width, 18],
    iconAnchor: [-x - place.x, -y - place.y],
  });
  return L.marker(place.at, { pane: "names", icon: icon, interactive: false, keyboard: false });
};

/* Shows a part of the map once: it moves again only for another `view`, and never for a mere selection. */
window.tripstudio.fit = function (map, view, bounds) {
  if (map.tripstudioView === view) return;
  map.tripstudioView = view;
  map.tripstudioBounds = bounds;
  window.tripstudio.frame(map);
};

window.tripstudio.frame = function (map) {
  // more at the right and below, where the buttons and the legend are; a low map has neither room nor legend
  const [above, below] = map.getSize().y < 320 ? [36, 36] : [66, 60];
  map.fitBounds(map.tripstudioBounds, { paddingTopLeft: [36, above], paddingBottomRight: [64, below], maxZoom: 15, animate: false });
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

/* A text as markup that shows just its characters, for the places of Leaflet that take markup alone. */
window.tripstudio.asMarkup = function (text) {
  const holder = document.createElement("span");
  holder.textContent = text;
  return holder.innerHTML;
};
