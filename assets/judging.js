/* The bar of a rater. A choice is shown at once and sent with Enter; nothing is sent while one is still choosing. */
const SIDES = [["left", "a", "a-better"], ["neither", "n", "neither"], ["tie", "t", "tie"], ["right", "b", "b-better"]];
const SURE = [["z", 1 / 3, "sure-1"], ["x", 2 / 3, "sure-2"], ["c", 1, "sure-3"]];
const NOTE = "/";

const element = (name, className, text) => {
  const made = document.createElement(name);
  if (className) made.className = className;
  if (text) made.textContent = text;
  return made;
};
const labelled = (key, text, className) => {
  const made = element("button", className);
  made.append(element("kbd", "", key), element("span", "", text));
  return made;
};

function begin(root, data) {
  const [side, reasons, note] = data.said ?? [null, [], ""];
  root.answer = { token: data.token, side, reasons: new Set(reasons), note, sure: null, shown: performance.now(), isSent: false, isSkipping: false };
}

export default function ({ data, parentElement, setTriggerValue }) {
  const root = parentElement.querySelector(".judging");
  if (root.answer?.token !== data.token) {
    // the keys are for the new pair, also where the last one was sent from the note
    root.querySelector("input")?.blur();
    begin(root, data);
  }
  if (data.unsaved) root.answer.isSent = false;
  const answer = root.answer;
  root.dataset.token = answer.token;
  const words = data.words;

  const tell = (more) => setTriggerValue("said", { token: answer.token, note: answer.note, ...more });
  const send = () => {
    if (!answer.side || answer.isSent) return;
    answer.isSent = true;
    draw();
    const seconds = (performance.now() - answer.shown) / 1000;
    tell({ side: answer.side, reasons: [...answer.reasons], confidence: answer.sure, seconds });
  };
  const choose = (side) => { answer.side = side; draw(); };
  const toggle = (name) => { if (!answer.reasons.delete(name)) answer.reasons.add(name); draw(); };
  const trust = (value) => { answer.sure = answer.sure === value ? null : value; draw(); };
  /* Skipping asks for a reason first: Enter sends it, Escape goes back to judging. */
  const skip = () => {
    if (answer.note.trim()) { answer.isSent = true; tell({ act: "skip" }); return; }
    answer.isSkipping = true;
    draw();
    root.querySelector("input").focus();
  };

  function choices() {
    const row = element("div", "choices");
    for (const [side, key, label] of SIDES.filter(([side]) => side !== "tie" || data.tie)) {
      const button = row.appendChild(labelled(key.toUpperCase(), words[label], `choice ${side}`));
      button.setAttribute("aria-pressed", String(answer.side === side));
      button.onclick = () => choose(side);
    }
    return row;
  }

  function reasons() {
    const row = element("div", "reasons");
    row.append(element("span", "label", words.why));
    data.reasons.forEach(([name, label], at) => {
      const button = row.appendChild(labelled(String(at + 1), label, "reason"));
      button.setAttribute("aria-pressed", String(answer.reasons.has(name)));
      button.onclick = () => toggle(name);
    });
    return row;
  }

  function rest() {
    const row = element("div", "rest");
    row.append(element("span", "label", words.sure));
    for (const [key, value, label] of SURE) {
      const button = row.appendChild(labelled(key.toUpperCase(), words[label], "sure"));
      button.setAttribute("aria-pressed", String(answer.sure === value));
      button.onclick = () => trust(value);
    }
    const note = row.appendChild(element("input"));
    note.value = answer.note;
    note.maxLength = 2000;
    const asked = answer.isSkipping ? words["skip-why"] : words.note;
    note.placeholder = answer.isSkipping ? asked : `${asked} (${NOTE})`;
    note.setAttribute("aria-label", asked);
    note.oninput = (event) => (answer.note = event.currentTarget.value);
    const undo = row.appendChild(labelled("U", words.undo, "quiet"));
    undo.onclick = () => tell({ act: "undo" });
    row.appendChild(labelled("S", words.skip, "quiet")).onclick = skip;
    const next = row.appendChild(labelled("Enter", words.next, "next"));
    next.disabled = !answer.side || answer.isSent;
    next.onclick = send;
    return row;
  }

  function draw() {
    const unsaved = element("div", "unsaved", answer.isSent ? "" : data.unsaved);
    unsaved.setAttribute("role", "alert");
    renewChildren(root, [unsaved, choices(), reasons(), rest()]);
  }

  const press = (event) => {
    const target = event.composedPath()[0];
    // while an answer is on its way the keys wait for the next pair
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || answer.isSent) return;
    const isTyping = target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
    const isOurs = target instanceof Node && root.contains(target);
    if (event.key === "Escape" && isTyping) { answer.isSkipping = false; target.blur(); draw(); }
    else if (event.key === "Enter" && (!isTyping || isOurs) && target?.tagName !== "BUTTON") (answer.isSkipping ? skip : send)();
    else if (!isTyping) {
      const key = event.key.toLowerCase();
      const found = SIDES.find(([side, letter]) => letter === key && (side !== "tie" || data.tie));
      const sure = SURE.find(([letter]) => letter === key);
      const reason = /^[1-9]$/.test(key) && data.reasons[Number(key) - 1];
      if (found) choose(found[0]);
      else if (sure) trust(sure[1]);
      else if (reason) toggle(reason[0]);
      else if (key === NOTE) { event.preventDefault(); root.querySelector("input").focus(); }
      else if (key === "u") tell({ act: "undo" });
      else if (key === "s") { event.preventDefault(); skip(); }
    }
  };
  hearing(root, { keydown: press });
  draw();
}
