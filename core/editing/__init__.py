"""Changing a plan by hand: an edit of one thing, after which all that follows is timed, reached and paid for anew.

`stops` says what stands where, `edits` what can be changed, `edited` does it (`nights` where one sleeps) on the days of
`changed`, `timing` puts a day together again, `suggestions` says what fits,
`amiss` what does not go well and where a stop that changes its day goes best.
`locking` is what a person keeps and drops before the rest is planned again.
"""

from core.editing.edited import Edited, edited
from core.editing.edits import (
    Add,
    Edit,
    GoBy,
    Lengthen,
    Move,
    OtherHotel,
    OtherRooms,
    Remove,
    Replace,
    Retime,
)

__all__ = [
    "Add", "Edit", "Edited", "GoBy", "Lengthen", "Move", "OtherHotel", "OtherRooms", "Remove", "Replace",
    "Retime", "edited",
]  # fmt: skip
