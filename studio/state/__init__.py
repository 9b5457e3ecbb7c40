"""What a session remembers and what its address says: typed accessors, the one place that spells their keys.

`session` and `selection` are for every page, `address` is how a page reads and changes its address, and each page has
a file of its own for what nobody else knows.
"""
