"""What a travel expert weighs in a trip, beyond its price and its ways: features with their weights."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Guide:
    """Weights of what one knows of places, meals and hours: minutes, 0 or more, unless their line says otherwise.

    A sight is worth (at once, a minute of its natural length) by its standing, all of it at its best hour and in full.
    """

    must: tuple[float, float]
    worth: tuple[float, float]
    near: tuple[float, float]
    unasked: float
    """Dislike of a place to which nobody goes who did not ask for it."""
    flagship: float
    """More for each of the first two flagships of the city."""
    off_hours: float
    """Share of the worth that a visit loses for what is missing of its best hour and of its natural length."""
    early_evening: float
    """A minute that one is in the hotel for the night before 19:45."""
    torn_quarter: float
    """Two sights within 500 m of each other on different days."""
    simple_meal: float
    """CNY a person that are kept for each meal to come, before a ticket is bought."""
    missing_meal: float
    """A lunch or a dinner that a whole day lacks."""
    local_meal: float
    """A meal of the local cuisines."""
    famous_dish: float
    """A meal where a famous dish of the city is served."""
    foreign_meal: float
    """Dislike of a meal of another country."""
    home_meal: float
    """Dislike of a meal of the cuisines of the guests' own city."""
    no_meal: float
    """Dislike of a snack or a drink in the place of a meal."""
    small_dinner: float
    """Dislike of a bowl of noodles or a basket of buns for dinner."""
    same_cuisine: float
    """Dislike of each further meal of a cuisine."""
    by_night: float
    """Dislike of a service that departs between 22:00 and 06:00, or arrives between 23:00 and 06:00."""
    odd_minute: float
    """Dislike of a minute before 07:00 at the station, or of an arrival after 22:15."""
    impossible_service: float
    """Dislike of a service whose times contradict its own duration."""
