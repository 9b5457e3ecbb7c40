"""Questions to a sandbox in SQL, read-only: what may be asked, a process of its own to ask it in, and its answer."""
