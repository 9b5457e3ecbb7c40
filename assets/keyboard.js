/* A map that was pressed has the focus, in a frame of its own: the keys that it does not know are the page's. All that listen
 * share what hands them on, so that no key comes twice. */
function hearMaps() {
  window.tripstudioHandsOn ??= (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || /^(Tab|Enter| |Arrow.*|[-+=_])$/.test(event.key)) return;
    const { key, code, shiftKey, repeat } = event;
    const same = new KeyboardEvent("keydown", { key, code, shiftKey, repeat, bubbles: true, cancelable: true });
    if (!document.body.dispatchEvent(same)) event.preventDefault();
  };
  const hear = (frame) => frame.contentDocument?.addEventListener("keydown", window.tripstudioHandsOn);
  document.querySelectorAll("iframe").forEach(hear);
  window.tripstudioMeets ??= (event) => event.target.tagName === "IFRAME" && hear(event.target);
  document.addEventListener("load", window.tripstudioMeets, true);
}

/* Tells the page of single keys that are pressed outside of any field, and the parts of a view of those that these do by themselves; "/" goes to the request box, Enter sends it. */
export default function ({ data, parentElement, setStateValue }) {
  const root = parentElement.querySelector("span");
  const tell = telling(root, setStateValue);
  const isTyping = (target) =>
    target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName);
  /* A text area is sent by Ctrl and Enter; in the request box Enter alone sends it. */
  const isRequest = (target) => target.tagName === "TEXTAREA" && target.closest('[class*="st-key-request_card"]');
  /* The box for changes sends by itself; it is left then, so that one key undoes what came of it. */
  const isChange = (target) => target.dataset?.testid === "stChatInputTextArea";
  const send = (box) =>
    box.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", code: "Enter", ctrlKey: true, bubbles: true, cancelable: true }));
  /* The card is there before its box: who asks for the box between the two is led to it when it comes. */
  const leadToBox = () => {
    const main = document.querySelector('[data-testid="stMain"]');
    const box = main?.querySelector("textarea");
    if (box) box.select();
    else if (main?.querySelector('[class*="st-key-request_card"]')) requestAnimationFrame(leadToBox);
  };
  const onKey = (event) => {
    if (event.key === "Enter" && isRequest(event.target) && !event.shiftKey && !event.ctrlKey && !event.isComposing) {
      event.preventDefault();
      event.stopImmediatePropagation();
      send(event.target);
      return;
    }
    if (isChange(event.target) && !event.isComposing && (event.key === "Escape" || (event.key === "Enter" && !event.shiftKey))) {
      setTimeout(() => event.target.blur());
      return;
    }
    if (document.querySelector('[role="dialog"]')) return; // its keys are its own
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
    if (event.key === "/") {
      event.preventDefault();
      leadToBox();
    } else if (data.inPage.includes(event.key)) {
      document.dispatchEvent(new CustomEvent(`tripstudio:${data.view}:key`, { detail: event.key }));
    } else if (data.keys.includes(event.key)) {
      tell(event.key, null);
      const place = data.leads[event.key];
      if (place) document.querySelector(`.st-key-${CSS.escape(place)}`)?.scrollIntoView({ block: "start" });
    }
  };
  hearMaps();
  hearing(root, { keydown: onKey }, true);
  // Enter that came before anything heard it is a new line at the end of what was typed
  const box = document.activeElement;
  if (!("hears" in root.dataset) && isRequest(box) && box.value.endsWith("\n")) send(box);
  root.dataset.hears = [...data.keys, ...data.inPage].join(" ");
}
