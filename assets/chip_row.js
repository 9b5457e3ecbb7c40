/* The chips of a request take no more lines than its bar has without them: those that have no room are behind a button, which
 * tells how many and opens them. How wide a page is, the browser alone knows. */
const IS_WIDE = matchMedia("(min-width: 641px)"); // on a phone the row is pushed aside instead

export default function ({ data, parentElement }) {
  const button = parentElement.querySelector("button");
  const place = parentElement.host.closest('[data-testid="stElementContainer"]');
  const row = place.parentElement;
  const bar = row.closest(".st-key-bar");
  const put = (one, isBehind) => one.toggleAttribute("data-behind", isBehind);
  const tall = () => bar.getBoundingClientRect().height;

  /* What does not hold and what is not planned yet is seen before what is met. */
  const chips = () => {
    const all = [...row.children];
    const found = all.slice(1, all.indexOf(place));
    const isUrgent = (chip) => /st-key-(unmet|fresh)_chip/.test(chip.className);
    return [...found.filter(isUrgent), ...found.filter((chip) => !isUrgent(chip))];
  };

  function fit() {
    const found = chips();
    const isOpen = button.getAttribute("aria-expanded") === "true";
    found.forEach((chip) => put(chip, IS_WIDE.matches));
    put(place, true);
    if (!IS_WIDE.matches) return;
    const least = tall();
    found.forEach((chip) => put(chip, false));
    if (tall() <= least) return;
    put(place, false);
    const tell = (count) => {
      button.textContent = isOpen ? data.words.fewer : `+${count}`;
      button.setAttribute("aria-label", isOpen ? data.words.fewer : data.words.more.replace("#", count));
    };
    tell(found.length);
    if (isOpen) return;
    found.forEach((chip) => put(chip, true));
    let behind = 0;
    for (const chip of found) {
      put(chip, false);
      if (tall() <= least) continue;
      put(chip, true);
      behind += 1;
    }
    tell(behind);
  }

  button.ariaExpanded ??= "false";
  button.onclick = () => {
    button.setAttribute("aria-expanded", String(button.getAttribute("aria-expanded") !== "true"));
    fit();
  };
  let wide = 0;
  const grown = new ResizeObserver(() => {
    if (wide === bar.clientWidth) return;
    wide = bar.clientWidth;
    fit();
  });
  const changed = new MutationObserver(fit);
  fit();
  grown.observe(bar);
  changed.observe(row, { childList: true, subtree: true, characterData: true });
  document.fonts.ready.then(fit);
  return () => {
    grown.disconnect();
    changed.disconnect();
  };
}
