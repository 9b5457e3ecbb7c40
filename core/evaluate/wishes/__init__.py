"""Each wish of a request, and where a trip meets it or what it has instead."""
