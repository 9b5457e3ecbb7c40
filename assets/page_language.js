/* Readers aloud pronounce a page by its language, which Streamlit's own page does not know, and neither does its first link. */
export default function ({ data }) {
  document.documentElement.lang = data.language;
  const skip = document.querySelector('[data-testid="stSkipToContent"]');
  if (skip) skip.textContent = data.skip;
}
