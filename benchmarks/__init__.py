"""Programs that measure: the commands stand here, what they share and the more special ones in folders by what they measure."""
