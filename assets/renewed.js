/* What is drawn becomes what is wanted, node by node. What is the same thing stays the same node: a press that began on it ends
 * on it, and the focus stays. Nodes are told apart by their element, their first class and `data-at`;
 * what they do, they do to their event's `currentTarget`, as the node that was made for it may never be drawn. */
const DONE_BY = ["onclick", "oninput", "ondragstart", "ondragover", "ondragleave", "ondrop"];
const isSame = (drawn, wanted) =>
  drawn.nodeName === wanted.nodeName && drawn.classList?.[0] === wanted.classList?.[0] && drawn.dataset?.at === wanted.dataset?.at;

function renew(drawn, wanted) {
  if (!isSame(drawn, wanted)) {
    drawn.replaceWith(wanted);
  } else if (drawn.nodeType === Node.TEXT_NODE) {
    if (drawn.data !== wanted.data) drawn.data = wanted.data;
  } else {
    for (const { name } of [...drawn.attributes]) if (!wanted.hasAttribute(name)) drawn.removeAttribute(name);
    for (const { name, value } of wanted.attributes) if (drawn.getAttribute(name) !== value) drawn.setAttribute(name, value);
    for (const done of DONE_BY) drawn[done] = wanted[done];
    if (drawn.value !== wanted.value) drawn.value = wanted.value;
    renewChildren(drawn, [...wanted.childNodes]);
  }
}

function renewChildren(drawn, wanted) {
  const before = [...drawn.childNodes];
  wanted.forEach((one, at) => (at in before ? renew(before[at], one) : drawn.append(one)));
  before.slice(wanted.length).forEach((one) => one.remove());
}
