"""The constraint language of ChinaTravel: parsed, checked and run by the project's own interpreter, never by Python's."""
