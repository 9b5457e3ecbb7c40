"""The concept functions: what a constraint can ask of a plan (ChinaTravel, Tables 9 to 12)."""
