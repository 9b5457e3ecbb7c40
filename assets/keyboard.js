/* Tells the page of single keys that are pressed outside of any field; "/" goes to the first text field itself. */
export default function ({ data, setTriggerValue }) {
  const isTyping = (target) =>
    target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName);
  const onKey = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
    if (event.key === "/") {
      event.preventDefault();
      document.querySelector('[data-testid="stMain"] input[type="text"]')?.select();
    } else if (data.keys.includes(event.key)) {
      setTriggerValue("pressed", event.key);
    }
  };
  document.addEventListener("keydown", onKey);
  return () => document.removeEventListener("keydown", onKey);
}
