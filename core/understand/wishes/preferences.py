"""What travellers like and dislike, subject by subject: for preferences as much as for demands."""

import re
from collections.abc import Iterator

from core.dsl.families.kinds import PlaceKind
from core.model.query import Preference, Subject
from core.understand.text.clauses import Clause, clauses
from core.understand.text.spans import Span
from core.understand.text.vocabulary import Mention, Topic, mentions
from core.understand.wishes.places import is_unwanted, kinds_said
from core.understand.wishes.wish import Scene

SUBJECTS: tuple[Subject, ...] = ("transportation", "accommodations", "diet", "attractions", "rhythm")

_THEME = re.compile(r"文化[^,。;]{0,4}游")  # 园林文化游 names the trip, and not a kind of sight to see
_OF_SIDE: dict[PlaceKind, Subject] = {
    "attraction": "attractions",
    "restaurant": "diet",
    "accommodation": "accommodations",
}


def read_preferences(scene: Scene) -> tuple[dict[Subject, Preference], list[Span]]:
    """Likes and dislikes by subject, in the words of the lexicons (empty where there are none), and where they stand."""
    said: dict[Subject, tuple[set[str], set[str]]] = {subject: (set(), set()) for subject in SUBJECTS}
    spans: list[Span] = []
    for clause in clauses(scene.folded, 0, len(scene.folded)):
        for subject, topic, mention in _said(scene, clause):
            said[subject][is_unwanted(scene, topic, clause, mention)].add(mention.concept)
            spans.append(mention.span)
    return {subject: Preference(frozenset(yes), frozenset(no)) for subject, (yes, no) in said.items()}, spans


def _said(scene: Scene, clause: Clause) -> Iterator[tuple[Subject, Topic, Mention]]:
    for side, kinds in kinds_said(scene, clause, []).items():
        for mention in kinds:
            if _THEME.match(scene.lower, mention.span[1]):
                continue
            yield _OF_SIDE[side.kind], side.topic, mention
    for mention in mentions("transport", scene.lower, *clause.span):
        yield "transportation", "transport", mention
    for mention in mentions("rhythm", scene.lower, *clause.span):
        yield "rhythm", "rhythm", mention
