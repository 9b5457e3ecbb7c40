"""Runs of a team: a queue in the database that its app processes share, and the process's own part in serving it."""
