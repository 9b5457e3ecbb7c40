"""The parts of TourPlanner: recall (PReSO, section 3.2) and competitive consensus (CCoT, section 3.3)."""
