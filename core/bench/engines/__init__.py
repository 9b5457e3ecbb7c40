"""Where a batch is run: on this machine, or on a Ray cluster."""
