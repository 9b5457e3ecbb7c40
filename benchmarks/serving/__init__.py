"""The studio as it is served: one that is started and tabs without a browser, and the programs on many people at once."""
