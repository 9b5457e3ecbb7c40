"""The search for trips: outlines, construction, improvement, repair."""
