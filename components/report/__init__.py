"""A trip as one file to send and to print."""
