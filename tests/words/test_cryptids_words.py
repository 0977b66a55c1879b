"""Whatever play of Cryptids asks, offers and tells has words in three languages, and no text is left over."""

import re
from itertools import product
from pathlib import Path

import pytest

from bathysphere.engine import (
    SPECTATOR,
    BadTable,
    Chance,
    answer,
    any_answer,
    decisions,
    interject,
    interjections,
    seed_bytes,
)
from bathysphere.games import cryptids
from bathysphere.games.cryptids import GAME
from bathysphere.games.cryptids.events import EVENTS
from bathysphere.games.cryptids.labels import LABELS
from bathysphere.games.cryptids.prompts import PROMPTS
from bathysphere.games.cryptids.refusals import REFUSALS
from bathysphere.games.cryptids.wording import CryptidsWording
from bathysphere.words import LANGUAGES, Sentences
from support.listening import clean, name

PACKAGE = "bathysphere.games.cryptids"
SPOKEN = {language: Sentences(language, ("bathysphere.words", PACKAGE)) for language in LANGUAGES}
WORDING = {language: CryptidsWording(SPOKEN[language]) for language in LANGUAGES}
SOURCES = "".join(path.read_text("utf-8") for path in Path(cryptids.__file__).parent.rglob("*.py"))
LONGEST_QUESTION, LONGEST_LABEL, LONGEST_LINE, LONGEST_REASON = 180, 110, 180, 150
SELDOM = 3
"""One in so many legal interjections is made."""
MODES = {
    1: ({}, {"wolpertinger": True}),
    2: ({}, {"wolpertinger": True, "no_bids": True}, {"first_pair": True}),
    3: ({"wolpertinger": True}, {"no_bids": True}),
    4: ({}, {"wolpertinger": True}),
}


def ids(prefix):
    return {each.removeprefix(prefix) for each in SPOKEN["en"].ids if each.startswith(prefix)}


EAGER = frozenset((
    "track", "commit", "search", "relocate", "request", "collect", "hare", "learn", "second_chance", "hare_reroll",
    "luck", "walk", "bargain", "refresh",
))  # fmt: skip


def eager(s, decision, chance):
    """By chance, but with a purpose: cryptids are seldom found by accident."""
    fitting = [choice for choice in decision.options if choice[0] in EAGER]
    if decision.picks is not None or not chance.below(5):
        return any_answer(decision, chance)
    if fitting:
        return chance.pick(fitting)
    goals = {s.region_of(bid) for bid in s.bids[decision.seat] if bid >= 0} | {
        place for place in s.c.regions if s.map[place]
    }
    if s.waiting(decision.seat) or s.options.wolpertinger:
        goals = {*goals, *s.c.cities}
    there = [choice for choice in decision.options if choice[0] in ("move", "ticket") and choice[1] in goals]
    return chance.pick(there) if there else any_answer(decision, chance)


class Hearer:
    """Plays random games and says every question, option, reason and line of the log, once for each set of facts."""

    def __init__(self):
        self.kinds, self.verbs, self.events, self.ends, self.codes = set(), set(), set(), set(), set()
        self._said = set()

    def play(self, seats, seed, options):
        s = GAME.new(seats, seed, options)
        s.coins, s.xp = [9] * seats, [9] * seats
        chance = Chance(seed_bytes(f"words of cryptids {seed}"))
        while s.outcome is None:
            for decision in decisions(s):
                self.hear(decision, GAME.view(s, decision.seat))
            reply = self.interjected(s, chance)
            if reply is None:
                decision = chance.pick(decisions(s))
                reply = answer(s, decision.seat, eager(s, decision, chance))
            for told in reply.seen_by(SPECTATOR):
                self.tell(told)
        self.ends.add(s.outcome.reason)

    def interjected(self, s, chance):
        for seat in range(s.seats):
            for choice in interjections(s, seat):
                self.offer(choice, GAME.view(s, seat))
                if not chance.below(SELDOM):
                    return interject(s, seat, choice)
        return None

    def hear(self, decision, view):
        self.kinds.add(decision.kind)
        self.say("ask", decision.kind.replace(".", "-"), LONGEST_QUESTION, "asked", decision, view)
        for choice in dict.fromkeys(decision.options):
            self.offer(choice, view)
        for _, code, facts in GAME.reasons(view, decision):
            self.codes.add(code)
            self.say("why", code, LONGEST_REASON, "barred", code, facts, view)

    def offer(self, choice, view):
        self.verbs.add(choice[0])
        for seen in (view, None):
            self.say("do", choice[0], LONGEST_LABEL, "offered", choice, seen)

    def tell(self, told):
        self.events.add(told.kind)
        self.say("event", told.kind, LONGEST_LINE, "happened", told)

    def say(self, sort, key, longest, facts_of, *args):
        facts = {language: getattr(WORDING[language], facts_of)(*args, name) for language in ("en",)}
        new = (sort, key, *facts["en"].items())
        if new in self._said:
            return
        self._said.add(new)
        for language in LANGUAGES:
            said = SPOKEN[language](f"{sort}-{key}", **getattr(WORDING[language], facts_of)(*args, name))
            assert len(clean(said)) <= longest, said


@pytest.fixture(scope="module")
def heard():
    hearer = Hearer()
    for seats, modes in MODES.items():
        for seed, options in product(range(2), modes):
            hearer.play(seats, seed, options)
    return hearer


# -- everything has text


def test_all_that_random_games_ask_offer_and_tell_is_said(heard):
    """What play shows has text, and nearly all that has text was heard; the rest is checked by its sources."""
    asked, told = {kind.replace(".", "-") for kind in heard.kinds}, {kind.name for kind in EVENTS}
    assert asked <= ids("ask-")
    assert heard.verbs <= ids("do-")
    assert heard.events <= told == ids("event-")
    assert heard.ends <= ids("end-")
    assert heard.codes <= ids("why-")
    assert len(ids("ask-") - asked) <= 6, ids("ask-") - asked
    assert len(ids("do-") - heard.verbs) <= 8, ids("do-") - heard.verbs
    assert len(told - heard.events) <= 4, told - heard.events


def test_every_kind_of_decision_in_the_rules_has_a_sentence_and_its_facts():
    kinds = set(re.findall(r'"((?:setup|field|track|relocate|request|ability|refresh|assistant|skills|bid|office|terrain|'
                           r'poacher)\.[a-z]+)"', SOURCES))  # fmt: skip
    assert kinds == set(PROMPTS)
    assert {kind.replace(".", "-") for kind in kinds} == ids("ask-")


def test_every_verb_has_a_label_and_its_facts():
    assert set(LABELS) == ids("do-")


def test_every_event_and_every_reason_has_a_sentence():
    assert ids("why-") == set(re.findall(r'why\(\s*[^"]*(?:"[a-z_]+",?[^"]*)*?, "([a-z_]+)"', SOURCES)) or ids("why-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_end_and_every_source_of_points_has_words(language):
    s = GAME.new(2, 1)
    chance = Chance(seed_bytes("points"))
    while s.outcome is None:
        decision = decisions(s)[0]
        answer(s, decision.seat, any_answer(decision, chance))
    assert {source for source, _ in s.outcome.points[0]} == ids("points-")
    for source in ids("points-"):
        assert not clean(SPOKEN[language](f"points-{source}")).endswith(".")
    assert ids("end-") == {"arrived", "contract_lost", "too_many_lost"}
    assert len({clean(WORDING[language].end(reason)) for reason in ids("end-")}) == 3


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_what_is_refused_is_explained(language):
    translated = {each.removeprefix("error-") for each in SPOKEN[language].ids if each.startswith("error-")}
    assert set(REFUSALS) <= translated
    for seats, options in ((1, {"no_bids": True}), (3, {"first_pair": True}), (2, {"content": "none-1-abc"})):
        with pytest.raises(BadTable) as refused:
            GAME.new(seats, 1, options)
        facts = refused.value.facts
        said = clean(SPOKEN[language](f"error-{refused.value.code}", **facts))
        assert all(str(fact) in said for fact in facts.values())
