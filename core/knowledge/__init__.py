"""What one knows of a city before one travels: what its places are worth, how long, at which hour, and its table."""
