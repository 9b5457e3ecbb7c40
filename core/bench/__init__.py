"""Many requests and many agents: the store of runs, and the files that requests and plans come in."""
