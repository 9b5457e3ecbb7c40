"""Programs on trips as they are planned: what they are given, contradictory requests, the bound."""
