"""What is said of a request that cannot be planned."""

from core.model.query import Query
from core.text import Text

_FIELDS = {
    "start_city": Text("出发城市", "where the trip starts"),
    "target_city": Text("目的城市", "where it goes"),
    "days": Text("天数", "how many days"),
    "people_number": Text("人数", "how many people"),
}


def lacking(query: Query) -> Text:
    """What a request has to say before it can be planned."""
    names = [_FIELDS[name] for name in query.missing]
    return Text(
        f"请求缺少{'、'.join(name.zh for name in names)}，请补充后再规划",
        f"the request does not say {', '.join(name.en for name in names)}: add it and plan again",
    )
