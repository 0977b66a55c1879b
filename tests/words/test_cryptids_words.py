"""Whatever play of Cryptids asks, offers and tells has words in three languages, and no text is left over."""

import ast
import re
from pathlib import Path

import pytest

from bathysphere.engine import (
    SPECTATOR,
    BadTable,
    Chance,
    Decision,
    SeenEvent,
    answer,
    any_answer,
    decisions,
    interject,
    interjections,
    seed_bytes,
)
from bathysphere.games import cryptids
from bathysphere.games.cryptids import GAME
from bathysphere.games.cryptids.content import NOWHERE
from bathysphere.games.cryptids.events import EVENTS
from bathysphere.games.cryptids.refusals import REFUSALS
from bathysphere.games.cryptids.state import Attempt
from bathysphere.games.cryptids.steps.field.abilities import BuyCheaply, MayRefresh, TakeFromMap, TakeFromMarket, Walk
from bathysphere.games.cryptids.steps.field.relocation import RequestAbilities
from bathysphere.games.cryptids.steps.field.tracking import AfterRoll, Fail
from bathysphere.games.cryptids.steps.gains import GainSkill, Restore
from bathysphere.games.cryptids.steps.poacher.catching import ChoosePrey, ChooseTokens
from bathysphere.games.cryptids.steps.poacher.turn import MarketTakes, PoacherTakes
from bathysphere.games.cryptids.steps.reserve import TakeFitting
from bathysphere.games.cryptids.vocabulary import VOCABULARY
from bathysphere.games.cryptids.wording.prompts import PROMPTS
from bathysphere.words import LANGUAGES
from support.cryptids.positions import act, card, cards, hare, place, position, run, throws, tile
from support.cryptids.sentences import SPOKEN, WORDING, ids
from support.worded_games import clean, name

SOURCES = "".join(path.read_text("utf-8") for path in Path(cryptids.__file__).parent.rglob("*.py"))
LONGEST_QUESTION, LONGEST_LABEL, LONGEST_LINE, LONGEST_REASON = 110, 110, 180, 150
"""A question has room in three lines of a phone."""
SELDOM = 3
"""One in so many legal interjections is made."""
MODES = {
    1: ({}, {"wolpertinger": True}),
    2: ({"first_pair": True}, {"wolpertinger": True, "no_bids": True}),
    3: ({"wolpertinger": True},),
    4: ({},),
}


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
        self.say("ask", decision.kind.replace(".", "-"), LONGEST_QUESTION, "for_question", decision, view)
        for choice in dict.fromkeys(decision.options):
            self.offer(choice, view)
        for _, code, facts in GAME.reasons(view, decision):
            if self.new(code, *facts.items()):
                self.codes.add(code)
                self.say("why", code, LONGEST_REASON, "for_reason", code, facts, view)

    def offer(self, choice, view):
        self.verbs.add(choice[0])
        self.say("do", choice[0], LONGEST_LABEL, "for_option", choice, view)
        if self.new(choice):
            self.say("do", choice[0], LONGEST_LABEL, "for_option", choice, None)

    def tell(self, told):
        self.events.add(told.kind)
        self.say("event", told.kind, LONGEST_LINE, "for_event", told)

    def new(self, *facts):
        """Whether this is heard for the first time; names take time."""
        first = facts not in self._said
        self._said.add(facts)
        return first

    def say(self, sort, key, longest, facts_of, *args):
        if self.new(sort, key, *getattr(WORDING["en"], facts_of)(*args, name).items()):
            for language in LANGUAGES:
                said = SPOKEN[language](f"{sort}-{key}", **getattr(WORDING[language], facts_of)(*args, name))
                assert len(clean(said)) <= longest, said
                assert sort != "event" or clean(said).count(":") <= 1, said


def scenes():
    """Questions that random games seldom reach."""
    rich = position(2, coins={0: 9}, evidence={0: "rumour"}, places={0: "N2"}, used={0: "luck collect track ticket"})
    for step in (BuyCheaply(0, 1), TakeFromMarket(0), TakeFromMap(0), Walk(0, 2), MayRefresh(0), GainSkill(0)):
        yield rich.copy(), step
    yield rich.copy(), Restore(0, 2)
    pair = cards("skvader dobhar_chu")
    yield position(2, found={0: "skvader dobhar_chu"}), RequestAbilities(0, pair)
    held = position(1, poacher="rumour rumour bonus witness", display="karadag_serpent")
    yield held.copy(), ChooseTokens(card("karadag_serpent"), 0, 2)
    yield held.copy(), PoacherTakes(((place("N2"), 6), (place("S4"), 6)))
    yield held.copy(), ChoosePrey(((0, NOWHERE), (1, 1)), 2)
    yield held.copy(), TakeFitting(0, 0, False)
    yield held.copy(), TakeFitting(0)
    market = position(1, display="drekavac", market="witness victim bones", marks={0: ("sky@N1", "")}, bids={0: (0, 1)})
    yield market, MarketTakes("BID", False)
    tried = position(
        2,
        display="tulikettu",
        evidence={0: "tracks sky"},
        skills={0: "luck second_chance"},
        tokens={0: [hare("reroll")]},
    )
    tried.trying = Attempt(0, ((tried.evidence[0][0],), (tried.evidence[0][1],), ()), ("luck",))
    yield tried, AfterRoll(0)
    yield tried.copy(), Fail(0)


def stories():
    """A find, a failure, and a failure that luck turns."""
    found = position(2, display="karadag_serpent", places={0: "E3"}, evidence={0: "witness water"})
    act(found, "track", "action", 0)
    yield act(found, "commit", 0, 0, "token", "token")
    for face in ("failure", "luck"):
        s = position(2, display="karadag_serpent", places={0: "E3"}, evidence={0: "witness water"}, skills={0: "luck"})
        act(s, "track", "action", 0)
        throws(s, face)
        yield act(s, "commit", 0, 0, "token", "dice")
    yield act(s, "luck")


RARE = (
    ("request_granted", {"seat": 0, "request": 4, "cards": (0, 2)}),
    ("poacher_idle", {}),
    ("poacher_caught", {"card": 3, "source": "found", "kinds": (0, 6, 6)}),
    ("rerolled", {"seat": 0, "how": "hare_reroll", "number": 2}),
    ("deck_reshuffled", {"level": 3, "number": 5}),
    ("game_ended", {"reason": "too_many_lost"}),
    ("bag_filled", {"number": 21}),
    ("terrain_returned", {"seat": 0, "tile": 15}),
)
"""Lines of the log that random games seldom have."""


@pytest.fixture(scope="module")
def heard():
    hearer = Hearer()
    for seats, modes in MODES.items():
        for options in modes:
            hearer.play(seats, 1, options)
    for s, step in scenes():
        run(s, step)
        for decision in decisions(s):
            hearer.hear(decision, GAME.view(s, decision.seat))
    asking = position(2, found={0: "skvader habor"}, requests="kind chimera", places={0: "prague"})
    hearer.hear(decisions(asking)[0], GAME.view(asking, 0))
    hearer.hear(Decision(0, "terrain.return", (("return", tile("LM12")),)), GAME.view(position(2), 0))
    for told in [told for reply in stories() for told in reply.seen_by(SPECTATOR)]:
        hearer.tell(told)
    for kind, data in RARE:
        hearer.tell(SeenEvent(kind, data, False))
    return hearer


# -- everything has text


def test_all_that_play_produces_is_said_and_no_text_is_left_over(heard):
    assert {kind.replace(".", "-") for kind in heard.kinds} == ids("ask-")
    assert heard.verbs == ids("do-")
    assert heard.events == ids("event-") == {kind.name for kind in EVENTS}
    assert heard.ends <= ids("end-")
    assert heard.codes <= ids("why-")


def test_every_kind_of_decision_in_the_rules_has_a_sentence_and_its_facts():
    kinds = set(re.findall(r'"([a-z]+\.(?!toml)[a-z]+)"', SOURCES))
    assert kinds == set(PROMPTS)
    assert {kind.replace(".", "-") for kind in kinds} == ids("ask-")


def test_every_verb_has_a_label_and_its_facts():
    assert set(VOCABULARY.verbs) == ids("do-")
    assert {f"heading-{heading}" for heading in ids("heading-")} == {
        verb.under for verb in VOCABULARY.verbs.values()
    } - {""}


def test_every_reason_in_the_sources_has_a_sentence_and_none_is_left_over():
    trees = [ast.parse(file.read_text("utf-8")) for file in Path(cryptids.__file__).parent.rglob("*.py")]
    calls = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
    codes = [call.args[1] for call in calls if isinstance(call.func, ast.Name) and call.func.id == "bar"]
    words = [part.value for code in codes for part in ast.walk(code) if isinstance(part, ast.Constant)]
    assert set(words) == ids("why-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_end_and_every_source_of_points_has_words(language):
    s = GAME.new(2, 1)
    chance = Chance(seed_bytes("points"))
    while s.outcome is None:
        decision = decisions(s)[0]
        answer(s, decision.seat, any_answer(decision, chance))
    sources = {source for source, _ in s.outcome.points[0]}
    assert sources == ids("points-") - {"total", "word"}
    for source in sources:
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
