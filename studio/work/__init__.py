"""Work that outlives a page: runs in worker processes, searches and interviews beside them, and those of a team."""
