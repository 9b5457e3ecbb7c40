/* Hears events of the document for a part of the page, until this is called for it anew or it is gone. Not until it is cleaned
 * up: Streamlit does that a moment before it draws a part anew, and a key that is pressed in between would be lost. */
const hearing = (root, heard, capture = false) => {
  root.unheard?.abort();
  root.unheard = new AbortController();
  const { signal } = root.unheard;
  for (const [name, act] of Object.entries(heard)) {
    const hear = (event) => (root.isConnected ? act(event) : root.unheard.abort());
    document.addEventListener(name, hear, { signal, capture });
  }
};
