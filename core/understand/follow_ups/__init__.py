"""What is typed while a trip is open: a change of it, or a new request."""

from core.understand.follow_ups.answer import Change, Edit, NewRequest, NotUnderstood
from core.understand.follow_ups.follow_up import follow_up

__all__ = ["Change", "Edit", "NewRequest", "NotUnderstood", "follow_up"]
