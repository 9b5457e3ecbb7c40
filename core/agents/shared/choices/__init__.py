"""What may be chosen of the sandbox for a request: services, rooms, sights, and what the request prefers."""
