"""How many tokens a text has, where nobody says."""

import math

# Chinese text has about one token a character or two, English fewer
_CHARACTERS_A_TOKEN = 1.5


def estimated_tokens(text: str) -> int:
    """About how many tokens a text has, rather too many than too few."""
    return math.ceil(len(text) / _CHARACTERS_A_TOKEN)
