"""Words for persons: the parts that a company is summed from, first names, and those of whom a text tells twice."""
