"""What the whole studio speaks of: clock times, requests, plans, reports and runs. Frozen values, no I/O."""
