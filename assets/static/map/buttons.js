"use strict";
/* What stands on the map of a trip beside its zoom buttons: the choice of a day, the button that fills the screen, the scale. */
window.tripstudio = window.tripstudio || {};

window.tripstudio.FULL = "M4 9V4h5M20 9V4h-5M4 15v5h5m11-5v5h-5";

window.tripstudio.putButtons = function (map, words, days) {
  if (!map.tripstudioScale) {
    map.tripstudioScale = window.tripstudio.scale(words).addTo(map);
    window.tripstudio.putFullScreen(map, words);
  }
  if (map.tripstudioDays) map.tripstudioDays.remove();
  const choice = window.tripstudio.choiceOfDay();
  if (choice.length > 2) map.tripstudioDays = window.tripstudio.dayButtons(choice, words, days).addTo(map);
};

/* A round length in the reader's own units. */
window.tripstudio.scale = function (words) {
  const Scale = L.Control.Scale.extend({
    _updateMetric: function (metres) {
      const round = this._getRoundNum(metres);
      const told = round < 1000 ? words.metres.replace("#", round) : words.kilometres.replace("#", round / 1000);
      this._updateScale(this._mScale, told, round / metres);
    },
    _updateImperial: function (metres) {
      const miles = this._getRoundNum((metres / 1609.344) * 1000) / 1000;
      this._updateScale(this._iScale, words.miles.replace("#", miles), (miles * 1609.344) / metres);
    },
  });
  return new Scale({ position: "bottomright", metric: !words.inMiles, imperial: words.inMiles, maxWidth: 110 });
};

/* The map fills the screen, and gives it back at the same button or with Esc. */
window.tripstudio.putFullScreen = function (map, words) {
  const filled = window.frameElement || map.getContainer();
  if (!filled.requestFullscreen || !filled.ownerDocument.fullscreenEnabled) return;
  const button = L.DomUtil.create("a", "full-screen", map.getContainer().querySelector(".leaflet-control-zoom"));
  button.href = "#";
  button.setAttribute("role", "button");
  button.append(window.tripstudio.drawing("", "0 0 24 24", window.tripstudio.FULL));
  button.title = words.full;
  button.setAttribute("aria-label", words.full);
  L.DomEvent.disableClickPropagation(button);
  L.DomEvent.on(button, "click", function (event) {
    L.DomEvent.preventDefault(event);
    if (filled.ownerDocument.fullscreenElement) filled.ownerDocument.exitFullscreen();
    else filled.requestFullscreen();
  });
};

window.tripstudio.isFullScreen = function () {
  return Boolean(window.frameElement) && window.frameElement.ownerDocument.fullscreenElement === window.frameElement;
};

/* The page's own buttons for all days and for each, which stand above its list; none where a page has no such choice. */
window.tripstudio.choiceOfDay = function () {
  const { view } = window.tripstudio.page();
  const line = view && window.parent.document.getElementsByClassName("st-key-day_line-" + view)[0];
  return line ? [...line.querySelectorAll('[data-testid="stButtonGroup"] button')] : [];
};

/* The same choice once more on the map. For the Tab key it is passed over: the digits choose a day, and so do the page's buttons. */
window.tripstudio.dayButtons = function (choice, words, days) {
  const Days = L.Control.extend({
    onAdd: function () {
      const bar = L.DomUtil.create("div", "day-buttons");
      bar.setAttribute("role", "group");
      bar.setAttribute("aria-label", words.days);
      choice.forEach(function (of, day) {
        const button = L.DomUtil.create("button", "", bar);
        button.tabIndex = -1;
        button.title = of.textContent;
        button.setAttribute("aria-label", of.textContent);
        button.setAttribute("aria-pressed", String(day === days.chosen));
        const sign = L.DomUtil.create(day ? "b" : "span", "", button);
        sign.textContent = day ? String(day) : of.textContent;
        if (day) sign.style.cssText = `background: ${days.looks[day - 1][0]}; color: ${days.looks[day - 1][1]}`;
        button.addEventListener("click", () => window.tripstudio.choiceOfDay()[day].click());
      });
      L.DomEvent.disableClickPropagation(bar);
      return bar;
    },
  });
  return new Days({ position: "topleft" });
};
