"""The travel world: cities with their places and metro, services between cities, and the store that keeps them."""
