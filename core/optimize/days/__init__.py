"""The days of a trip: schedule, moves, filling, required places, the budget ledger."""
