/* Trips in one row. Texts are set as text; a sketch is SVG that the studio made of data, in which every name is escaped. */
const part = (name, text) => {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
};

function trip(one) {
  const made = part("span", "");
  const frame = part("i", "");
  if (one.sketch) {
    const drawn = new DOMParser().parseFromString(one.sketch, "image/svg+xml").documentElement;
    frame.append(document.importNode(drawn, true));
  }
  const words = part("u", "");
  words.append(part("b", one.title), part("span", one.price));
  made.append(frame, words);
  return made;
}

export default function ({ data, parentElement }) {
  parentElement.querySelector(".trips").replaceChildren(...data.trips.map(trip));
}
