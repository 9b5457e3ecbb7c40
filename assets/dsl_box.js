/* A field for a few lines of DSL that tells of its text while one types, a moment after the last key. */
const PAUSE = 250;

export default function ({ data, parentElement, setStateValue }) {
  const box = parentElement.querySelector("textarea");
  const tell = () => {
    clearTimeout(box.pause);
    if (box.told !== box.value) {
      box.told = box.value;
      setStateValue("text", box.value);
    }
  };
  if (box.told === undefined) {
    box.value = box.told = data.text;
  }
  box.rows = data.rows;
  box.setAttribute("aria-label", data.label);
  box.oninput = () => {
    clearTimeout(box.pause);
    box.pause = setTimeout(tell, PAUSE);
  };
  box.onblur = tell;
}
