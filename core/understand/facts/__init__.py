"""The facts of a trip: days, people, ages, budget, and what is said anew of them."""
