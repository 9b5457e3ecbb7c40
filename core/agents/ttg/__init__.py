"""The parts of TTG: what the programme may choose from, the mixed-integer programme, and its solution as a trip."""
