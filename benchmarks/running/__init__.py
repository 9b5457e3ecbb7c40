"""Programs on runs of methods: their calls, the engines of a batch, what passes, the tables of results."""
