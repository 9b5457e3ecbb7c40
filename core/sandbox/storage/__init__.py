"""The one DuckDB file of a sandbox: its tables, how a row becomes a place, writing and opening it."""
