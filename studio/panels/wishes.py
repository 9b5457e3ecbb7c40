"""The wishes of a run as they stand in its trip, in the reader's words; with them the words that nobody understood."""

from collections.abc import Iterator
from dataclasses import replace
from typing import get_args

from core.evaluate.wishes.all_wishes import told_own_time, told_wishes
from core.model.plan import Flight, Plan, Train
from core.model.run import Run
from core.model.told_wish import KeptFree, ToldWish
from core.sandbox.sandbox import Sandbox
from core.text import Language, Text
from core.understand.wishes.ride_numbers import rides_named
from studio.memo import Memo
from studio.panels import wording
from studio.panels.understanding import understanding

_NOT_READ = Text("没有读懂的话", "Words that were not understood")


def wishes_of(run: Run, plan: Plan, sandbox: Sandbox) -> tuple[ToldWish, ...]:
    """All wishes of a run's request, and where its plan meets each."""
    key = (run.query.text, repr(run.query.constraints), repr(run.query.things), str(run.query.budget))
    return _TOLD.get(
        (key, plan.model_dump_json(), sandbox.manifest.checksum), lambda: _wishes(run, plan, sandbox)
    )


def free_times(run: Run, plan: Plan, sandbox: Sandbox) -> tuple[KeptFree, ...]:
    """The times that a trip keeps free, each once."""
    return tuple(dict.fromkeys(time for wish in wishes_of(run, plan, sandbox) for time in wish.free))


_TOLD: Memo[tuple[ToldWish, ...]] = Memo(64)


def _wishes(run: Run, plan: Plan, sandbox: Sandbox) -> tuple[ToldWish, ...]:
    told = (
        *told_wishes(run.query, plan, sandbox),
        *_rides(run.query.text, plan, sandbox),
        *told_own_time(run.query, plan, sandbox),
        *_not_read(run, sandbox),
    )
    names = {one: wording.names(sandbox, plan.target_city, one) for one in get_args(Language)}

    def words(text: Text) -> Text:
        return Text(text.says("zh", names["zh"]), text.says("en", names["en"]))

    return tuple(
        replace(
            one,
            wish=words(one.wish),
            told=words(one.told) if one.told is not None else None,
            free=tuple(replace(time, told=words(time.told)) for time in one.free),
        )
        for one in told
    )


def _rides(text: str, plan: Plan, sandbox: Sandbox) -> Iterator[ToldWish]:
    """The trains and flights that a text names by number: in the trip, not in it, or in no data."""
    ridden = [one.number for _, _, one in plan.activities() if isinstance(one, Train | Flight)]
    ends = (plan.start_city, plan.target_city)
    offered = {one.number for way in (ends, ends[::-1]) for one in sandbox.services(*way)}
    for number in dict.fromkeys(number for number, _ in rides_named(text)):
        wish = Text(f"乘坐 {number}", f"ride {number}")
        if number in ridden:
            yield ToldWish(wish, "met", strength="like")
        elif number in offered:
            instead = Text(f"坐的是 {'、'.join(ridden)}", f"it is {', '.join(ridden)}")
            yield ToldWish(wish, "unmet", instead, strength="like")
        else:
            yield ToldWish(wish, "unseen", Text("数据里没有", "not in the data"), strength="like")


def _not_read(run: Run, sandbox: Sandbox) -> Iterator[ToldWish]:
    """What was typed and not understood, but for rides by number; a record's own constraints say all that it asks for."""
    if run.query.hard_logic or not run.query.text:
        return
    read = understanding(run.query.text, sandbox)
    numbers = [number for number, _ in rides_named(run.query.text)]
    lost = (run.query.text[start:end].strip() for start, end in read.not_understood)
    parts = [part for part in lost if not any(number in part.upper() for number in numbers)]
    if parts:
        said = Text("、".join(f"“{part}”" for part in parts), ", ".join(f"“{part}”" for part in parts))
        yield ToldWish(_NOT_READ, "unread", said)
