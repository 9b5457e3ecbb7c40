"""The environment constraints, a module for each group of their codes (ChinaTravel, table 5)."""
