/* Tells the page of the last presses with their moments, and whoever calls of the moment of this one; the page does those that
 * it has not done yet. One that is told alone takes the place of the one before it, which is lost where the page is just being
 * drawn anew. */
const MOST_PRESSES = 32;
const telling = (root, setStateValue) => (name, value) => {
  const told = root.presses ?? [];
  const now = performance.timeOrigin + performance.now();
  const moment = Math.max(now, (told.at(-1)?.[0] ?? 0) + 1);
  root.presses = [...told, [moment, name, value]].slice(-MOST_PRESSES);
  setStateValue("presses", root.presses);
  return moment;
};
