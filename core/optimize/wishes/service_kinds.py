"""What people call a train or a flight."""

from core.sandbox.places import Service

_FAST = {"高铁", "动车", "城际"}


def kinds_of_service(service: Service) -> frozenset[str]:
    """What people call a service: who asks for a train takes any, who asks for a fast one takes all that are fast."""
    if service.kind == "airplane":
        return frozenset({"飞机"})
    kind = service.train_type or "高铁"
    return frozenset({"火车", kind, "高铁" if kind in _FAST else kind})
