"""The metrics as Appendix A of the TravelEval paper defines them."""
