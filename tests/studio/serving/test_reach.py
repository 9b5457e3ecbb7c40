"""What is told of who reaches a studio."""

import pytest

from studio.serving.reach import unguarded


@pytest.mark.parametrize(
    ("address", "hosts", "has_sign_in"),
    [("127.0.0.1", (), False), ("localhost", (), False), ("0.0.0.0", ("studio.example",), True)],
)
def test_nothing_is_told_where_nobody_else_comes_or_one_signs_in(
    address: str, hosts: tuple[str, ...], has_sign_in: bool
) -> None:
    assert unguarded(address, hosts, has_sign_in=has_sign_in, is_read_only=False) is None


@pytest.mark.parametrize(
    ("address", "hosts"), [("0.0.0.0", ("studio.example",)), (None, ()), ("127.0.0.1", ("studio.example",))]
)
def test_that_everybody_may_do_everything_is_told(address: str | None, hosts: tuple[str, ...]) -> None:
    told = unguarded(address, hosts, has_sign_in=False, is_read_only=False)
    assert told is not None
    assert "delete" in told.en


def test_who_may_only_look_can_delete_nothing() -> None:
    told = unguarded("0.0.0.0", (), has_sign_in=False, is_read_only=True)
    assert told is not None
    assert "delete" not in told.en
