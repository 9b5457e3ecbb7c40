"""How much each quality of a trip counts: 1 as usual, 0 not at all, up to 3 times as much."""

from typing import Annotated

from pydantic import Field

from core.model.parameters import Parameters, ParameterText
from core.text import Text

MOST = 3.0
_Range = Field(ge=0, le=MOST)


class Weights(Parameters):
    """The preference weights of the planner. `docs/planner.md` says what each multiplies, and which published metrics it
    steers."""

    money: Annotated[
        float,
        _Range,
        ParameterText(
            Text("省钱", "Saving money"),
            Text(
                "越高越省：票价、酒店、餐馆和打车都更便宜",
                "Higher spends less on fares, beds, meals and rides",
            ),
        ),
    ] = 1.0
    sights: Annotated[
        float,
        _Range,
        ParameterText(
            Text("多看景点", "Sights"),
            Text("越高景点越多、越出名", "Higher sees more sights, and better-known ones"),
        ),
    ] = 1.0
    way: Annotated[
        float,
        _Range,
        ParameterText(
            Text("少花时间在路上", "Less time on the way"),
            Text(
                "越高路上花的时间越少，市内和城际都算",
                "Higher spends less time on the way, in the city and to it",
            ),
        ),
    ] = 1.0
    ease: Annotated[
        float,
        _Range,
        ParameterText(
            Text("不赶时间", "Unhurried days"),
            Text("越高每天安排得越少", "Higher puts less into a day"),
        ),
    ] = 1.0
    food: Annotated[
        float,
        _Range,
        ParameterText(
            Text("吃得好", "Good food"),
            Text("越高餐馆越好，餐费也越高", "Higher eats in better restaurants and spends more on them"),
        ),
    ] = 1.0
    comfort: Annotated[
        float,
        _Range,
        ParameterText(
            Text("住得好", "A good hotel"),
            Text("越高酒店越好，房费也越高", "Higher sleeps in better hotels and spends more on them"),
        ),
    ] = 1.0
    near: Annotated[
        float,
        _Range,
        ParameterText(
            Text("离酒店近", "Near the hotel"),
            Text(
                "越高景点和餐馆离酒店越近；0 为不考虑",
                "Higher stays closer to the hotel; 0 does not look at it",
            ),
        ),
    ] = 0.0
    variety: Annotated[
        float,
        _Range,
        ParameterText(
            Text("类型多样", "Varied sights"),
            Text(
                "越高景点类型越不重复；0 为不考虑",
                "Higher repeats fewer kinds of sights; 0 does not look at it",
            ),
        ),
    ] = 0.0


USUAL = Weights()
