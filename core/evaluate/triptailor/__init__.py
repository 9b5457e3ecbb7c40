"""TripTailor, as TourPlanner uses it: feasibility, rationality, route distance, passing and surpassing."""
