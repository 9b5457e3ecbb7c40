/* Readers aloud pronounce a page by its language, which Streamlit's own page does not know, and neither do its first link and
 * the words of its widgets, which nothing else can change: those are put into the reader's language wherever they come up. */
const ATTRIBUTES = ["aria-label", "placeholder", "title", "alt"];
const WITH_TEXTS = ["stFile", "stDataFrame", "InputInstructions"].map((name) => `[data-testid^="${name}"]`)
  .concat('[role="listbox"]', '[role="dialog"]', '[data-testid$="Dropdown"]')
  .join(", ");
/* What a text tells of: what a help is for, a number, a size, or a kind of file. */
const TOLD = /(?<=^Help for ).+|\d[\d.,]*(?:[KMGT]?B)?|[\w.+-]+\/[\w.+-]+(?= files)/;

/* What says a text, whose words have # in place of what it tells of. `english` remembers what words were put in place of which. */
function saying(words, english) {
  for (const [word, said] of Object.entries(words)) english.set(said, word);
  return (text) => {
    const [told] = text.match(TOLD) ?? ["#"];
    const word = text.replace(told, "#");
    return words[english.get(word) ?? word]?.replace("#", told) ?? text;
  };
}

function translate(part, say) {
  for (const name of ATTRIBUTES) {
    for (const one of [part, ...part.querySelectorAll(`[${name}]`)]) {
      const text = one.getAttribute(name);
      if (text && say(text) !== text) one.setAttribute(name, say(text));
    }
  }
  for (const one of part.closest(WITH_TEXTS) ? [part] : part.querySelectorAll(WITH_TEXTS)) {
    const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode } = texts;
      if (say(currentNode.data) !== currentNode.data) currentNode.data = say(currentNode.data);
    }
  }
}

function watch() {
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      for (const part of addedNodes.length ? addedNodes : [target]) {
        if (part instanceof Element) translate(part, window.tripstudioSay);
      }
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ATTRIBUTES });
  return observer;
}

export default function ({ data }) {
  document.documentElement.lang = data.language;
  const skip = document.querySelector('[data-testid="stSkipToContent"]');
  if (skip) skip.textContent = data.skip;
  window.tripstudioEnglish ??= new Map();
  window.tripstudioSay = saying(data.words, window.tripstudioEnglish);
  translate(document.body, window.tripstudioSay);
  window.tripstudioWatch ??= watch();
}
