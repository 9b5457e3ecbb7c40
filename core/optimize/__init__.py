"""The symbolic planner: from a request and a sandbox to an itinerary. Pure functions; knows no agent and no grader."""
