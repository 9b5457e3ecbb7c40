"""A trip as a file for other programs and for paper: one file a format, listed in the registry."""
