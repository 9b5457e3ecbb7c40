"""The files of a batch and of trips: requests and plans as JSON lines, and the file that grows by a line a record."""
