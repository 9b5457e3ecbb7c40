"""What is typed while a trip is open: a change of it, or a new request."""

from core.understand.follow_ups.answer import ChangedRequest, FollowUpChange, NewRequest, NotUnderstood
from core.understand.follow_ups.follow_up import follow_up

__all__ = ["ChangedRequest", "FollowUpChange", "NewRequest", "NotUnderstood", "follow_up"]
