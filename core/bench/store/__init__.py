"""Where runs are kept: the tables, the runs and events in them, and how people find them again."""
