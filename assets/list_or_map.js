/* What a phone shows of a trip: its days below a low map, or a tall map alone. The choice is the browser's: it outlives what is
 * drawn anew, and nothing is drawn anew for it. */
export default function ({ data, parentElement }) {
  const page = document.documentElement;
  const group = parentElement.querySelector(".parts");
  group.setAttribute("aria-label", data.words.both);
  const trip = parentElement.host.closest('[data-testid="stColumn"]').parentElement;
  const buttons = [...group.querySelectorAll("button")];
  const show = (part) => {
    page.dataset.tripPart = part;
    for (const button of buttons) button.setAttribute("aria-pressed", String(button.value === part));
  };
  for (const button of buttons) {
    button.setAttribute("aria-label", data.words[button.value]);
    button.onclick = () => {
      show(button.value);
      if (button.value === "map") trip.querySelector('[class*="st-key-in_view"]')?.scrollIntoView({ block: "nearest" });
    };
  }
  show(page.dataset.tripPart ?? "list");
}
