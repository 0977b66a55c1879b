"""The secrecy principles (appendix III) at a screen: phrases that are lawful by themselves, and who hears whom."""

import msgspec
import pytest

from bathysphere.engine import SPECTATOR, Outcome, Phrase, Refused, open_questions
from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.cards.roles import HYBRID, ROLES
from bathysphere.games.unfathomable.cards.skills.table import CARDS_WITH, TREACHERY
from bathysphere.games.unfathomable.talk import ABILITIES, AMOUNTS, DECKS, TASKS
from bathysphere.tables import PERSON, LocalTable
from support.rules import rule
from support.tables import said_at
from support.unfathomable.positions import act, all_pass, asked, hand, heard, position, views
from support.unfathomable.single_steps import go_on, started_check, to_cards

PHRASES = {
    "help_one": ("much",),
    "help_some": ("amount",),
    "no_help": (),
    "can_help": ("task",),
    "ask_help": ("seat", "task"),
    "ask_card": ("seat", "ability"),
    "reply": ("yes",),
    "not_mine": ("skill",),
    "only_mine": ("skill",),
    "accuse": ("seat",),
    "clear": ("seat",),
    "good": ("deck",),
    "bad": ("deck",),
}


def test_what_can_be_said_with_one_touch():
    asks = ("ask_help", "ask_card")
    assert GAME.talk == tuple(Phrase(name, slots, name in asks) for name, slots in PHRASES.items())
    sizes = {slot: len(GAME.values_of(slot)) for slots in PHRASES.values() for slot in slots if slot != "seat"}
    assert sizes == {"much": 2, "amount": 3, "task": 6, "ability": 20, "yes": 2, "deck": 4, "skill": 6}
    assert (len(AMOUNTS), len(TASKS), len(DECKS)) == (3, 6, 4)
    assert set(ABILITIES) == set(CARDS_WITH)


QUESTIONS = [("ask_card", 1, ABILITIES.index("keen_insight")), ("ask_help", 1, TASKS.index("roll"))]


@rule("UA3.9")
@pytest.mark.parametrize("question", QUESTIONS)
def test_nobody_has_to_answer_and_the_game_goes_on(question):
    """What is asked across the table opens no question of the game."""
    table = LocalTable.open(GAME, [PERSON] * 4, 1)
    before, opened = table.state.dump(), asked(table.state)
    table.tell(0, list(question))
    assert said_at(table) == [(0, question)]
    assert (table.state.dump(), asked(table.state)) == (before, opened)
    decision = open_questions(table.state)[0]
    table.answer(decision.seat, decision.options[0])
    assert said_at(table) == [(0, question)]


@rule("UA3.9")
@pytest.mark.parametrize("answer", [("reply", 0), ("reply", 1), ("no_help",), ("help_one", 1), ("accuse", 0)])
def test_any_answer_can_be_given_and_none_is_checked(answer):
    table = LocalTable.open(GAME, [PERSON] * 4, 1)
    table.tell(0, list(QUESTIONS[0]))
    table.tell(1, list(answer))
    assert said_at(table)[-1] == (1, answer)


@rule("UA3.11", "UA3.21")
@pytest.mark.parametrize("phrase", ["accuse", "clear"])
@pytest.mark.parametrize("seat", range(4))
def test_everybody_can_accuse_or_vouch_for_everybody_else(phrase, seat):
    for other in range(4):
        if other == seat:
            with pytest.raises(Refused):
                GAME.read_statement(4, seat, [phrase, other])
        else:
            assert GAME.read_statement(4, seat, [phrase, other]) == (phrase, other)


@pytest.mark.parametrize(
    "statement",
    [
        ("help_one", 2),  # of one card there is nothing between a lot and a little
        ("help_some", 3),
        ("can_help", 6),
        ("ask_card", 1),
        ("ask_card", 0, 20),
        ("ask_card", 1, 3),  # oneself
        ("ask_help", 4, 0),
        ("reply", 2),
        ("accuse", 2, 1),  # no numbers about roles
        ("good", 4),
        ("claim", 0),
        ("saw", 2, 1),
    ],
)
def test_what_the_principles_forbid_cannot_be_said(statement):
    with pytest.raises(Refused):
        GAME.read_statement(4, 1, list(statement))


def test_no_phrase_speaks_of_roles_or_of_cards_in_a_check():
    slots = {slot for phrase in GAME.talk for slot in phrase.slots}
    assert not slots & {"role", "card", "value", "number"}
    assert {phrase.name for phrase in GAME.talk if "skill" in phrase.slots} == {"not_mine", "only_mine"}
    assert not [phrase for phrase in GAME.talk if "ability" in phrase.slots and phrase.name != "ask_card"]


# -- what may be said when


def said(s, seat, *statement):
    """Whether the rules let this seat say that now."""
    try:
        return GAME.read_statement(s.seats, seat, list(statement), GAME.view(s, seat)) == statement
    except Refused as refusal:
        return refusal.code != "not_said_now"


ASKING = ("ask_card", 1, 0)


@rule("UA3.12", "UA3.13", "UA3.18", "UQ.58")
def test_nobody_asks_for_a_card_by_its_name_while_a_check_lasts():
    s = position(hands={0: "lore1", 1: "will3"})
    assert said(s, 0, *ASKING)
    s, _ = started_check(hands={0: "lore1", 1: "will3"})
    for stage in ("criteria", "cards", "total"):
        assert s.checks[-1].stage == stage
        assert not said(s, 0, *ASKING)
        assert said(s, 0, "ask_help", 1, TASKS.index("check"))
        if stage == "criteria":
            to_cards(s)
        elif stage == "cards":
            all_pass(s, until="check.after")
    go_on(s, lambda: not s.checks)
    assert said(s, 0, *ASKING)


@rule("UQ.58")
def test_a_table_refuses_what_may_not_be_said_now():
    table = LocalTable.open(GAME, [PERSON] * 4, 1)
    table.play.state = started_check(hands={0: "lore1"})[0]
    with pytest.raises(Refused, match="do not let you say that now"):
        table.tell(0, list(ASKING))
    table.tell(0, ["no_help"])
    assert said_at(table) == [(0, ("no_help",))]


@rule("UA3.4", "UA3.16")
def test_what_is_said_of_skill_sets_is_true():
    s = position(3, crew="jeanne william arjun")
    sets = [GAME.aids(GAME.view(s, 0), None).seats[seat].skills for seat in range(3)]
    for skill in range(TREACHERY):
        drawing = [seat for seat in range(3) if sets[seat][skill]]
        for seat in range(3):
            assert said(s, seat, "not_mine", skill) == (seat not in drawing)
            assert said(s, seat, "only_mine", skill) == (drawing == [seat])


@rule("UA3.16", "U11.1")
def test_only_revealed_traitors_draw_treachery():
    s = position(3, revealed={1: "hybrid"})
    assert [said(s, seat, "not_mine", TREACHERY) for seat in range(3)] == [True, False, True]
    assert [said(s, seat, "only_mine", TREACHERY) for seat in range(3)] == [False, True, False]


@rule("UA3.12", "UA3.16")
def test_observations_about_skills_wait_until_the_cards_lie_open():
    s, _ = started_check(crew="jeanne william", hands={0: "lore1", 1: "will3"})
    skill = next(skill for skill in range(TREACHERY) if not GAME.aids(GAME.view(s, 0), None).seats[0].skills[skill])
    assert not said(s, 0, "not_mine", skill)
    to_cards(s)
    assert not said(s, 0, "not_mine", skill)
    all_pass(s, until="check.after")
    assert said(s, 0, "not_mine", skill)


def test_when_the_game_is_over_anything_can_be_said():
    s, _ = started_check(hands={0: "lore1"})
    s.outcome = Outcome((1,), reason="food")
    assert said(s, 0, *ASKING)
    assert said(s, 0, "only_mine", TREACHERY)


def test_only_the_last_part_of_a_statement_is_no_seat():
    assert all(slot == "seat" for phrase in GAME.talk for slot in phrase.slots[:-1])


@rule("UA3.25")
def test_revealed_traitors_and_prisoners_are_heard_by_all():
    s = position(5, revealed={1: "hybrid", 2: "cultist"}, places={3: "brig"})
    assert [GAME.audience(s, seat) for seat in range(5)] == [None] * 5


# -- what the table shows or keeps by itself


@rule("UA3.5", "U26.6")
def test_hand_sizes_are_shown_to_everybody():
    s = position(4, hands={0: "lore1 lore2", 1: "will1", 3: "treachery1 treachery2 treachery3"}, revealed={3: "hybrid"})
    for view in views(s):
        assert [player.hand for player in view.players] == [2, 1, 0, 3]


@rule("UA3.26")
def test_nobody_sees_the_hand_of_a_revealed_traitor():
    """Two tables that differ in his hand alone look the same to all others."""
    plain = position(4, hands={0: "treachery1 treachery4"}, revealed={0: "hybrid"})
    other = position(4, hands={0: "treachery2 treachery5"}, revealed={0: "hybrid"})
    assert hand(plain, 0) != hand(other, 0)
    for seat in (1, 2, 3, SPECTATOR):
        mine, theirs = (GAME.view(s, seat) for s in (plain, other))
        assert msgspec.json.encode(mine) == msgspec.json.encode(theirs)
    assert GAME.view(plain, 0) != GAME.view(other, 0)


@rule("UA3.23", "UI.22")
def test_the_owner_learns_which_role_cards_were_looked_at_and_nobody_else():
    s = position(4, crew="ishmael", feats=[0], roles={2: "human hybrid"})
    reply = act(s, "deep_one_ancestry", 2)
    assert heard(reply, SPECTATOR, "roles_seen") == [{"seat": 0, "target": 2}]
    roles = tuple(sorted([ROLES.index("human"), HYBRID]))
    for seat in range(4):
        told = heard(reply, seat, "roles_seen")[0]
        assert told == ({"seat": 0, "target": 2, "roles": roles} if seat in (0, 2) else {"seat": 0, "target": 2})
