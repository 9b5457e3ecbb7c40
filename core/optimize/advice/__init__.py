"""What to do beyond one plan: ways out of a clash, alternatives."""
