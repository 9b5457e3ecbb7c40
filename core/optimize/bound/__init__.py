"""A bound on the objective by Lagrangean relaxation."""
