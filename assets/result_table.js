/* A table of figures with their intervals; each cell is a button. Texts are set as text. */
const element = (name, className, text) => {
  const made = document.createElement(name);
  if (className) made.className = className;
  if (text) made.textContent = text;
  return made;
};

function bar([value, low, high]) {
  const made = element("span", "bar");
  const filled = element("span", "filled");
  filled.style.width = `${100 * value}%`;
  const whisker = element("span", "whisker");
  whisker.style.left = `${100 * low}%`;
  whisker.style.width = `${100 * Math.max(0.004, high - low)}%`;
  made.append(filled, whisker);
  return made;
}

function cell(one, place, tell) {
  const made = element("td");
  const button = element("button", one.chosen ? "cell chosen" : "cell");
  button.setAttribute("aria-pressed", one.chosen);
  button.setAttribute("aria-label", one.told);
  const figures = element("span", "figures");
  figures.append(element("b", "", one.value), element("span", "range", one.range));
  button.append(figures);
  if (one.share) button.append(bar(one.share));
  button.onclick = () => tell("picked", place);
  made.append(button);
  return made;
}

function head(data) {
  const row = element("tr");
  if (data.ranked) row.append(element("th", "rank", data.ranked));
  for (const name of data.groups) row.append(element("th", "", name));
  for (const column of data.columns) {
    const made = element("th");
    made.title = column.about;
    made.append(element("span", "name", column.name), element("span", "unit", column.unit));
    row.append(made);
  }
  const made = element("thead");
  made.append(row);
  return made;
}

export default function ({ data, parentElement, setTriggerValue }) {
  const table = parentElement.querySelector("table");
  const body = element("tbody");
  data.rows.forEach((row, down) => {
    const made = element("tr");
    if (data.ranked) made.append(element("td", "rank", String(row.rank)));
    row.group.forEach((text, at) => {
      const title = element("th", at ? "second" : "", text);
      title.scope = "row";
      made.append(title);
    });
    row.cells.forEach((one, across) => made.append(cell(one, `${down}:${across}`, setTriggerValue)));
    body.append(made);
  });
  const caption = element("caption", "", data.title);
  renewChildren(table, [caption, head(data), body]);
}
