/* Tells that the reader came back to the page: from another tab, or from another window. A map of the page, in a frame of its
 * own, takes the focus from the window and not from the page. */
export default function ({ parentElement, setTriggerValue }) {
  const root = parentElement.querySelector("span");
  root.abort?.abort();
  root.abort = new AbortController();
  const { signal } = root.abort;
  const tell = () => setTriggerValue("back", performance.now());
  window.addEventListener("blur", () => setTimeout(() => (root.isAway = !document.hasFocus())), { signal });
  window.addEventListener("focus", () => root.isAway && tell(), { signal });
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && tell(), { signal });
  return () => root.abort.abort();
}
