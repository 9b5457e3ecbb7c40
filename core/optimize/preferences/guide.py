"""What a travel expert weighs in a trip, beyond its price and its ways: features with their weights."""

from dataclasses import dataclass

from core.knowledge.meals import is_one_dish

# A second meal of a cuisine is minded so many times less than one beyond half of all.
_LITTLE = 4.0
# Of one dish, wished or not, one has a quarter of the meals, of a wished cooking half.
_OF_A_DISH, _OF_A_COOKING = 4, 2
# A meal too many of a cuisine is minded so many times more: it is liked by itself.
_ENOUGH = 2.5
# One beyond half of all of a cuisine that nobody named, which may be the city's own.
_TOO_MANY = 2.6


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
    """Dislike of a snack or a drink in the place of a lunch or a dinner."""
    small_dinner: float
    """Dislike of a bowl of noodles or a basket of buns for dinner."""
    same_cuisine: float
    """Dislike of each meal of a cuisine beyond half of all; up to there each further one is disliked a little more."""
    by_night: float
    """Dislike of a service that departs between 22:00 and 06:00, or arrives between 23:00 and 06:00."""
    odd_minute: float
    """Dislike of a minute before 07:15 at the station (06:55 for one day), or of an arrival after 22:00; each further one weighs
    more."""
    impossible_service: float
    """Dislike of a service whose times contradict its own duration."""
    parted: float = 0.0
    """Two sights that are asked for, go together and are within three km of each other, on different days."""
    come_back: float = 0.0
    """A sight within 500 m of one that was left for another on the same day."""
    outing: float = 0.0
    """More for what people come for and is a whole day's outing: it has to be worth the way; half of it for half a day's."""
    great_outing: float = 0.0
    """More for a whole day's outing that the city is known for, on a trip that has the days for it."""
    long_ride: float = 0.0
    """A minute on board between cities beyond five hours, two and a half times as much with the old or the young."""
    slow_train: float = 0.0
    """Dislike of a train that is none of the fast ones, but of those with hard seats and bunks."""
    meal_inside: float = 0.0
    """A meal that one has inside a park where one spends the day."""
    signature_dish: float = 0.0
    """The dish that the city is famous for, the first time."""
    same_dish: float = 0.0
    """Dislike of each further meal of a dish that was wished for."""
    unmet_dish: float = 0.0
    """Dislike of a trip without any meal of a dish that was wished for."""
    other_region: float = 0.0
    """Dislike of a meal of another region; twice as much of a buffet or a quick bite."""
    unasked_grill: float = 0.0
    """Dislike of a barbecue that nobody asked for."""
    twice_a_day: float = 0.0
    """Dislike of a dinner of what one had for lunch, where that is one dish: hot pot, skewers, small eats."""
    not_for_adults: float = 0.0
    """Without children: dislike of a park or a zoo that nobody asked for."""
    dear_ticket: float = 0.0
    """Without children: dislike of each CNY of a ticket beyond 120 that nobody asked for, beside its price."""
    dear_meal: float = 0.0
    """For who saves: dislike of each CNY of a meal beyond 50, beside its price."""
    between_meals: float = 0.0
    """For who came to eat: dislike of an outing that nobody asked for, and of each CNY of a ticket a minute more."""
    hot_for_the_old: float = 0.0
    """With the old: dislike of a hot pot, rabbits' heads or trotters that nobody wished for, where they are hot or offal."""
    second_park: float = 0.0
    """Dislike of a park or a zoo that is not the first of its kind in the city."""
    other_museum: float = 0.0
    """With children: dislike of a museum that is none for them."""
    childish_museum: float = 0.0
    """Without them: dislike of a museum that is for them."""
    second_museum: float = 0.0
    """A museum that nobody asked for beside another one of the day; beside two of them twice as much."""
    second_walk: float = 0.0
    """With the old: dislike of a second great park or garden of a day, asked for or not."""
    third_alike: float = 0.0
    """With the old: dislike of each garden, temple or museum of a day beyond two of its kind, asked for or not."""
    museum_of_shoppers: float = 0.0
    """With a wish for shops: dislike of a museum that nobody asked for."""
    unknown: float = 0.0
    """Dislike of a place that the table of its city does not name."""
    plain_meal: float = 0.0
    """Dislike of hot pot, skewers or small eats for who would sleep in the best hotels: for each weight of comfort beyond 1."""
    lost_hour: float = 0.0
    """An hour of the first day's afternoon that one arrives after, and of the last day that one leaves before, 17:00."""
    idle: float = 0.0
    """A minute of a gap in the day beyond 25, beside what any wait is disliked."""
    hasty_outing: float = 0.0
    """Dislike of half a day's outing, or a whole one, on the day on which one arrives or leaves, and of another one on a whole day."""
    unmet_wish: float = 0.0
    """Dislike of a trip without any place of a kind that is wished for: no sea for who would be by the sea."""
    late_evening: float = 0.0
    """A minute that one is in the hotel after 21:45, but for who is out late, or for what has its hour."""
    margin: float = 0.0
    """The share of a budget that is left for what nobody plans."""
    spent_margin: float = 0.0
    """Dislike of each CNY a person of it that is spent, beside what money hurts."""
    companion: float = 0.0
    """More for what one naturally sees with a sight that is asked for by its name."""
    out_there: float = 0.0
    """The same with an outing of a kind that is wished for: who is by the sea stays there for the day."""
    second_day_out: float = 0.0
    """Dislike of a whole day's outing that nobody asked for and that is one more than one for every three days."""
    late_wish: float = 0.0
    """An hour at a sight that is asked for, for each day after the first whole one; the day on which one leaves counts more."""
    astray: float = 0.0
    """A minute that one rides more for a meal, or for what nobody asked for, than what it is worth going out of one's way."""
    remote: float = 0.0
    """A night in a hotel, for each km beyond 3 from the middle of what one comes for."""
    dear_taxi: float = 0.0
    """Dislike of each CNY of a taxi's fare beyond 60 for two, beside its price; for more by what each of them pays."""
    traffic: float = 0.0
    """How much longer than in the data a minute by taxi feels where there is a metro: lights, queues, the driver who is late."""
    long_metro: float = 0.0
    """Dislike of each minute of a ride by metro beyond an hour, with the old or the young beyond half an hour."""
    after_walk: int = 0
    """Minutes between a walk and what one came for: to find the entrance."""
    after_ride: int = 0
    """The same of a ride in the city: to find a car or go down to the trains, to get in and out."""
    gentle_day: float = 0.0
    """With the old or the young: dislike of a day's sights, times the square of their number."""
    weary: float = 0.0
    """With them: dislike of each minute of sights and ways beyond seven hours a day."""
    hard_on_legs: float = 0.0
    """Dislike of a place that is hard on the legs of those who come along."""
    for_children: float = 0.0
    """With children: a minute at a place that they come for."""
    lost_on_children: float = 0.0
    """With children: dislike of a quiet street, a waterside or a monument that nobody asked for, but for the city's first places."""
    grave: float = 0.0
    """With children, or for a couple: dislike of a place that tells of death and war."""
    spicy_for_children: float = 0.0
    """With children: dislike of a hot meal that nobody wished for."""

    def sameness(self, times: int, due: int, cuisine: str, *, wished: bool = False) -> float:
        """Dislike of so many meals of one cuisine among all that are due.

        Of a wished one only those beyond half are too many, of a wished dish such as hot pot those beyond a quarter.
        """
        if wished:
            few = self._of_a_dish(due) if is_one_dish(cuisine) else max(2, -(-due // _OF_A_COOKING))
            return _ENOUGH * self.same_cuisine * max(0, times - few)
        beyond = max(0, times - max(2, due // 2))
        return self.same_cuisine * (times * (times - 1) / 2 / _LITTLE + _TOO_MANY * beyond)

    def same_fare(self, times: int, due: int) -> float:
        """Dislike of so many meals of one dish, whatever their cuisines: those beyond a quarter of all are too many."""
        return self.same_cuisine * max(0, times - self._of_a_dish(due))

    def _of_a_dish(self, due: int) -> int:
        """How many of the meals that are due may be of one dish: a quarter, rounded."""
        return max(1, (due + _OF_A_DISH // 2) // _OF_A_DISH)
