"""Presenting: what stands where a trip cannot be shown."""

from collections.abc import Callable
from pathlib import Path

from streamlit.testing.v1 import AppTest

from core.bench.store.runs import RunStore
from core.model.query import Query
from core.model.run import Run, new_run_id, now


def test_a_trip_whose_data_are_gone_is_told_of_before_people_without_a_developer_s_word(
    studio: Callable[..., AppTest], home: Path
) -> None:
    run = Run(
        id=new_run_id(),
        created=now(),
        query=Query(uid="gone", start_city="南京", target_city="北京", days=1, people_number=1),
        agent="planner",
        sandbox="vanished",
        sandbox_checksum="x",
        status="ok",
        document={"itinerary": []},
    )
    store = RunStore(home / "runs.sqlite")
    store.begin(run)
    store.close()
    app = studio("present", show=run.id)
    assert not app.exception
    assert [one.value for one in app.warning] == ["行程还在，只是它的数据不在这里了"]
