/* Trips as cards to pick from: a sketch, strips of the days, words and figures. Texts are set as text; the two drawings
 * are SVG that the studio made of data, in which every name is escaped already. */
const element = (name, className, text) => {
  const made = document.createElement(name);
  if (className) made.className = className;
  if (text) made.textContent = text;
  return made;
};
const drawing = (svg) =>
  document.importNode(new DOMParser().parseFromString(svg, "image/svg+xml").documentElement, true);

function card(one, tell, isOpened) {
  const made = element("article", one.chosen || one.ticked ? "card chosen" : "card");
  made.dataset.at = one.id;
  const main = element(isOpened ? "button" : "div", "main");
  const sketch = element("span", "sketch-frame");
  if (one.sketch) sketch.append(drawing(one.sketch));
  const words = element("span", "words");
  const title = element("span", "title");
  title.append(element("strong", "", one.title), element("b", "", one.price));
  words.append(title);
  if (one.facts.length || one.aside) {
    const facts = element("span", "facts");
    facts.append(element("span", "", one.facts.join("  •  ")), element("span", "aside", one.aside));
    words.append(facts);
  }
  if (one.text) words.append(element("span", "text", one.text));
  for (const [label, value, isBetter] of one.figures) {
    const row = element("span", "figure");
    row.append(element("span", "", label), element(isBetter ? "b" : "span", "", value));
    words.append(row);
  }
  const standing = one.standing ? [element("span", `standing ${one.standing[0]}`, one.standing[1])] : [];
  if (!one.more) words.append(...standing);
  if (one.strips) words.append(drawing(one.strips));
  main.append(sketch, words);
  if (isOpened) main.onclick = () => tell("picked", one.id);
  made.append(main);
  if (one.ticked !== null) {
    const tick = element("button", one.ticked ? "tick ticked" : "tick");
    tick.setAttribute("role", "checkbox");
    tick.setAttribute("aria-checked", String(one.ticked));
    tick.setAttribute("aria-label", one.title);
    tick.onclick = () => tell("tick", one.id);
    made.append(tick);
  }
  if (one.more || one.tags.length) {
    const foot = element("div", "foot");
    foot.append(...(one.more ? standing : []), ...one.tags.map((tag) => element("span", "tag", tag)));
    if (one.more) {
      const more = foot.appendChild(element("button", "more", "⋯"));
      more.title = one.more;
      more.setAttribute("aria-label", one.more);
      more.onclick = () => tell("more", one.id);
    }
    made.append(foot);
  }
  if (one.actions.length) {
    const actions = element("div", "actions");
    for (const [kind, label] of one.actions) {
      const action = element("button", "action", label);
      action.onclick = () => tell(kind, one.id);
      actions.append(action);
    }
    made.append(actions);
  }
  return made;
}

export default function ({ data, parentElement, setStateValue }) {
  const root = parentElement.querySelector(".cards");
  const tell = telling(root, setStateValue);
  root.style.setProperty("--columns", data.columns);
  root.className = `cards ${data.form}`;
  renewChildren(root, data.cards.map((one) => card(one, tell, data.is_opened)));
}
