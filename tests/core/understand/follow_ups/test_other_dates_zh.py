"""Other dates of an open trip, in Chinese: put off by so much, or to a day."""

from datetime import date

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import understand
from core.understand.follow_ups import ChangedRequest, follow_up

TODAY = date(2026, 4, 20)
BASE = "两个人5月1日从上海去杭州玩3天，预算3000"


@pytest.mark.parametrize("text", ["五一人挤人，往后推一个礼拜再去", "五一太挤，推迟一周吧", "推迟到5月8号"])
def test_a_trip_is_put_off_whatever_is_said_of_its_days(text: str, sandbox: Sandbox) -> None:
    base = understand(BASE, sandbox=sandbox, today=TODAY).query
    answer = follow_up(text, base, None, sandbox, today=TODAY)
    assert isinstance(answer, ChangedRequest)
    assert answer.query.dates is not None
    assert answer.query.dates[0] == date(2026, 5, 8)
    assert not [one for one in answer.changes if one.kind == "time"]
