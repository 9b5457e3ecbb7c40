"""TripScore: format, commonsense, soft and preference constraints in one reward."""
