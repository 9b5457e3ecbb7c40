"""What follows from plans alone: their measures, the meals that one has on the way, what changed from one to the next."""
