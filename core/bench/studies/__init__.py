"""Studies made from plans, judges and learned rewards held against them, and what they teach the planner."""
