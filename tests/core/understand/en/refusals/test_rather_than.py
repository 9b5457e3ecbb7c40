"""What one would rather do something else than see is not wished."""

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import understand


@pytest.mark.parametrize(
    "said",
    ["I'd rather nap for an hour than see another garden.", "Better a long lunch than do one more museum."],
)
def test_it_is_no_demand(chinatravel_sandbox: Sandbox, said: str) -> None:
    found = understand(f"Two of us, Hangzhou to Suzhou, 3 days. {said}", sandbox=chinatravel_sandbox)
    assert not [one for one in found.likings if one.wanted and one.about == "sight"]
    assert not [one for one in found.wishes if "all" in repr(one.meaning)]
