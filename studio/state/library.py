"""The library's own keys."""

PAGE = "library_page"
"""The key of the choice of a page of the list."""
