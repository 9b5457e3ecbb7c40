"""When the trip is and how long that makes it: days, spans of days and holidays by their names."""
