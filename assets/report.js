"use strict";
/* Opens the map of a report: the city, the days one at a time or all, and what is pressed on it shown in the list, and back. */
window.tripstudio.openReport = function (city, views, centre) {
  const frame = document.querySelector(".map");
  if (!frame) return;
  const map = L.map(frame.querySelector(".live"), { zoomSnap: 0.5, fadeAnimation: false, scrollWheelZoom: false });
  map.setView(centre, 11);
  window.tripstudio.drawCity(map, city);
  const buttons = [...frame.querySelectorAll(".choice button")];
  let group = null;
  const show = function (at) {
    if (group) group.remove();
    group = L.featureGroup().addTo(map);
    window.tripstudio.drawItinerary(group, views[at]);
    buttons.forEach((button, number) => button.setAttribute("aria-pressed", String(number === at)));
  };
  const point = function (at) {
    for (const node of document.querySelectorAll(".pointed")) node.classList.remove("pointed");
    const row = document.querySelector(`.stop[data-at="${at}"]`);
    const pin = frame.querySelector(`[data-stop="${at}"]`);
    if (row) row.classList.add("pointed");
    if (pin) pin.classList.add("pointed");
    return row;
  };
  buttons.forEach((button, at) => button.addEventListener("click", () => show(at)));
  frame.querySelector(".choice").hidden = false;
  frame.addEventListener("click", function (event) {
    const pin = event.target.closest("[data-stop]");
    const row = pin && point(pin.dataset.stop);
    if (row) row.scrollIntoView({ block: "center" });
  });
  for (const row of document.querySelectorAll(".stop[data-at]")) {
    row.addEventListener("click", () => point(row.dataset.at));
  }
  show(0);
};
