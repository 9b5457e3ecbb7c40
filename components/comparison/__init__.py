"""Several plans of one request side by side."""
