/* Readers aloud pronounce a page by its language, which Streamlit's own page does not know. */
export default function ({ data }) {
  document.documentElement.lang = data.language;
}
