"""The tools with which an agent explores a sandbox step by step (ChinaTravel, table 4)."""
