/* Shows a drawing that the studio made of data: an SVG as text, in which every name is escaped already. */
export default function ({ data, parentElement }) {
  const drawn = new DOMParser().parseFromString(data.svg, "image/svg+xml").documentElement;
  const frame = parentElement.querySelector(".frame");
  frame.setAttribute("role", "img");
  frame.setAttribute("aria-label", data.told);
  frame.replaceChildren(document.importNode(drawn, true));
}
