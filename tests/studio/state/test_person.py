"""Who a sign-in's answer makes of somebody: the role goes by an address that the provider does not deny."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from studio.settings import read_settings
from studio.state.person import Person, of_sign_in

SETTINGS = read_settings(
    {
        "TRIPSTUDIO_HOME": str(Path("home")),
        "TRIPSTUDIO_LEADS": "Lead@Example.org",
        "TRIPSTUDIO_VIEWERS": "viewer@example.org",
    }
)


@pytest.mark.parametrize(
    ("told", "who"),
    [
        ({"email": "lead@example.org", "sub": "1"}, Person("lead@example.org", "lead")),
        ({"email": "LEAD@example.org", "email_verified": True}, Person("LEAD@example.org", "lead")),
        ({"email": "Viewer@Example.org"}, Person("Viewer@Example.org", "viewer")),
        ({"email": "somebody@example.org", "sub": "2"}, Person("somebody@example.org", "rater")),
        ({"sub": "3"}, Person("3", "rater")),
    ],
)
def test_an_address_gives_the_role_however_it_is_written(told: Mapping[str, object], who: Person) -> None:
    assert of_sign_in(told, SETTINGS) == who


@pytest.mark.parametrize("denied", [False, "false"])
def test_an_address_that_was_only_typed_gives_no_role_and_no_name(denied: object) -> None:
    told = {"email": "lead@example.org", "email_verified": denied, "sub": "4"}
    assert of_sign_in(told, SETTINGS) == Person("4", "rater")
