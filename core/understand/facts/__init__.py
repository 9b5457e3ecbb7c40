"""The facts of a trip: cities, dates, days, people, budget."""
