"""TripTailor's released evaluator, verdict for verdict."""
