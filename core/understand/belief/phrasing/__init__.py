"""How the words of a clause are put: what joins, turns round, narrows or refuses what stands beside them."""
