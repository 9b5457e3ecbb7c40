"""What speaks against taking what was read at face value.

A clause is believed as far as it is understood. Its words of refusal must refuse something that was read; its other
unread words must not stand where they qualify what was read (`natural history` museum, 打死也去外滩).
"""

from core.understand.belief.doubted_clauses import DoubtedClauses
from core.understand.belief.phrasing.halves import is_after_noes, is_denied, is_disputed
from core.understand.belief.phrasing.part_of_another import (
    is_hearsay,
    is_of_a_table,
    is_of_one_name,
    is_of_some,
    is_seen_in_another,
    is_view_of_another,
    says_where_another_is,
)
from core.understand.belief.phrasing.phrases import (
    is_limited,
    is_of_one_meal,
    is_of_thing,
    is_of_traffic,
    is_of_what_is_refused,
    is_told_closer,
    rooms_in_parts,
)
from core.understand.belief.phrasing.refusing import loose
from core.understand.belief.phrasing.speaking import (
    A_HOTEL,
    AT_MOST,
    AT_MOST_AFTER,
    DOES_AS_WELL,
    DOES_THERE,
    GIVES_WAY,
    JOKES,
    KEPT_FOR,
    LAST_ONE,
    LIKE_A_NAME,
    LIKENED,
    NAMES_ANOTHER,
    NO_WAY_OUT,
    OF_ITS_KIND,
    OF_MEDIA,
    OF_THE_REST,
    OPINED,
    PERFORMERS,
    TELLS_WHICH,
    TOO_FEW,
    WITHIN,
    makes_another,
)
from core.understand.belief.phrasing.told_zh import (
    is_forbidden_there,
    is_no_visit,
    is_of_a_pet,
    is_of_one_night,
    is_of_some_nights,
    is_one_of_two,
    leaves_the_rest,
)
from core.understand.text.clauses.reach import ALL_BUT_ZH
from core.understand.text.clauses.turns import TIRES
from core.understand.text.spans import Span, overlaps
from core.understand.text.writing.script import HAN_SIGN
from core.understand.wishes.liking import Liking


class Doubt(DoubtedClauses):
    """The doubts of a request, by what was read: names, kinds, likes, numbers, refusals."""

    def of_time(self, span: Span) -> bool:
        """Whether a time is in doubt: a refusal may reach it, or it is but one that would do as well."""
        return self.averse(span) or DOES_AS_WELL.match(self._text, span[1]) is not None

    def is_of_a_hotel(self, span: Span) -> bool:
        """Whether a kind of place only says of which kind a hotel is: not a bar street hotel."""
        return A_HOTEL.match(self._text, span[1]) is not None

    def is_last_one(self, span: Span) -> bool:
        """Whether a way of getting about is the last one of a day: home by ten since the last bus goes then."""
        return LAST_ONE.search(self._text, max(0, span[0] - 32), span[0]) is not None

    def of_refusal(self, span: Span) -> bool:
        """Whether a refusal is one of a condition, or carried over from a clause that refuses something unread.

        As in: not a dive, canals and ales. So is one that holds for some hours or ways alone.
        """
        if any(one.match(self._text, span[1]) for one in (JOKES, OF_MEDIA, NO_WAY_OUT)):
            return True
        if is_forbidden_there(self._text, span):
            return True
        return any(overlaps(span, clause.span) for clause in self._conditional) or any(
            overlaps(span, clause.span)
            and (
                (clause.borrows(span[0]) and clause.carried in {one.span for one in self._averse})
                or is_denied(self._text, clause, span, loose(clause, self._is_read))
                or is_of_some(self._text, clause, span, self._unread)
                or OPINED.search(clause.text, 0, max(0, span[0] - clause.start))
                or OF_THE_REST.match(clause.text)
                or ALL_BUT_ZH.search(clause.text)
            )
            for clause in self._clauses
        )

    def of_some_of_them(self, span: Span) -> bool:
        """Whether a refusal may be one of some sights or rides of a kind alone: no museum on an evening."""
        return (
            self.of_refusal(span)
            or is_hearsay(self._clauses, span)
            or GIVES_WAY.match(self._text, span[1]) is not None
            or is_limited(self._text, span, self._weighty, self._things)
            or is_of_a_pet(self._text, span)
            or leaves_the_rest(self._text, span)
            or self._is_half_of_refused(span)
            or is_disputed(self._text, span[1])
            or self.is_last_one(span)
            or any(is_after_noes(self._text, self._clauses, one) for one in self._around(span))
        )

    def is_one_of_two(self, span: Span) -> bool:
        """Whether one of two places will do, of which the other may not be known."""
        return is_one_of_two(self._text, self._around(span), span)

    def of_name(self, span: Span) -> bool:
        """Whether a name is in doubt: what is said of where it lies does not matter; another may be meant that is like it."""
        likened = LIKENED.match(self._text, span[1]) or LIKE_A_NAME.search(self._text, 0, span[0])
        does = DOES_THERE.match(self._text, span[1]) is not None
        return (
            likened is not None
            or any(one.match(self._text, span[1]) for one in (NAMES_ANOTHER, OF_MEDIA))
            or is_no_visit(self._text, self._around(span), span)
            or is_of_a_table(self._text, span)
            or self._tells_where(span)
            or is_seen_in_another(self._text, span, self._things)
            or says_where_another_is(self._text, span, self._things)
            or (not does and self.of_phrase(span))
            or self.of(span, named=True)
        )

    def of_place_of_hotel(self, span: Span) -> bool:
        """Whether what a hotel is near to is in doubt: another place may begin with its name, as 南山科技园."""
        return self.of(span) or self.of_phrase(span)

    def _tells_where(self, span: Span) -> bool:
        """Whether a name only says where something lies of whose name not all was read: Heming Teahouse in People's Park."""
        named = WITHIN.search(self._text, max(0, span[0] - 48), span[0])
        return named is not None and any(overlaps(words, named.span("name")) for words in self._weighty)

    def of_kind(self, span: Span) -> bool:
        """Whether a kind of place is in doubt: a word right before or after it may make it another kind."""
        return (
            self.of(span)
            or self.of_phrase(span)
            or any(one.search(self._text, max(0, span[0] - 32), span[0]) for one in (OF_ITS_KIND, AT_MOST))
            or AT_MOST_AFTER.match(self._text, span[1]) is not None
            or makes_another(self._text, span)
            or any(overlaps(span, one) for one in rooms_in_parts(self._text, span))
            or any(
                is_told_closer(self._text, span, self._weighty, clause.span[1])
                for clause in self._around(span)
            )
        )

    def of_feature(self, span: Span) -> bool:
        """Whether what a hotel is to have is in doubt: a word for the hotel right behind makes it no other kind."""
        if is_of_some_nights(self._text, self._around(span), span):
            return True
        return self.of(span) if A_HOTEL.match(self._text, span[1]) else self.of_kind(span)

    def of_kind_of_sight(self, span: Span) -> bool:
        """Whether a kind of sight is in doubt: it may also say where one wants to eat or sleep, or have another thing in its name."""
        return (
            self.of_kind(span)
            or is_of_a_table(self._text, span)
            or is_of_one_name(self._text, span, self._city)
            or any(is_of_thing(self._text, span, thing) for thing in self._things)
        )

    def of_liking(self, liking: Liking) -> bool:
        """Whether a like is in doubt: a sight may only say of which kind another thing is (an old town hotel)."""
        performed = liking.thing.zh == "演出" and PERFORMERS.search(self._text)
        if (
            performed
            or (liking.thing.zh == "不订酒店" and TELLS_WHICH.match(self._text, liking.span[1]))
            or KEPT_FOR.match(self._text, liking.span[1])
            or (liking.about == "sight" and self.is_one_of_two(liking.span))
            or (liking.about == "hotel" and is_of_one_night(self._around(liking.span)))
            or any(is_of_what_is_refused(clause, liking.span) for clause in self._around(liking.span))
        ):
            return True
        if liking.about == "local_transport" and (
            is_of_traffic(self._text, liking.span) or self.is_last_one(liking.span)
        ):
            return True
        if liking.about in ("ride_out", "ride_back", "local_transport") and TIRES.match(
            self._text, liking.span[1]
        ):
            return True
        of_a_thing = liking.about in ("sight", "meal", "cuisine", "hotel", "room")
        return (
            self.of(liking.span)
            or (of_a_thing and self.of_phrase(liking.span))
            or (
                liking.about == "sight"
                and (
                    makes_another(self._text, liking.span)
                    or is_of_a_table(self._text, liking.span)
                    or is_of_one_name(self._text, liking.span, self._city)
                    or is_view_of_another(self._text, liking.span)
                )
            )
        )

    def of_number(self, span: Span) -> bool:
        """Whether unread words stand in one phrase with a number, before or after it."""
        return (
            self.of_phrase(span)
            or TOO_FEW.match(self._text, span[1]) is not None
            or bool(rooms_in_parts(self._text, span))
            or any(words[1] == span[0] and HAN_SIGN.match(self._text, words[0]) for words in self._weighty)
        )

    def is_of_one_meal(self, span: Span) -> bool:
        """Whether an amount may be that of one meal alone: dinner together on the first night, about 120 a head."""
        return is_of_one_meal(self._text, span[1])
