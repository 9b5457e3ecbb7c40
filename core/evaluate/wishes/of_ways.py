"""What a trip has to tell of how one gets about in the city."""

from collections import Counter

from core.evaluate.trip import JudgedTrip
from core.text import Text


def driven(trip: JudgedTrip) -> tuple[bool, Text]:
    """Whether one is driven between all places that are not next to each other, and the rides of the trip by mode.

    The data have no hired cars; a taxi to the door is as near as they come.
    """
    modes = Counter(leg.mode for one in trip.placed for leg in one.activity.transports)
    metro = modes["metro"]
    # without those to and from its stations
    walks = modes["walk"] - 2 * metro
    zh = f"数据里没有包车，打车 {modes['taxi']} 程、步行 {walks} 段"
    en = f"the data have no hired cars: {modes['taxi']} taxi rides and {walks} walks"
    if metro:
        return False, Text(f"{zh}、地铁 {metro} 程", f"{en}, and {metro} metro rides")
    return modes["taxi"] > 0, Text(zh, en)
