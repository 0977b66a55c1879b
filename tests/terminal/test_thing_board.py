"""The round table of The Thing as it is drawn: who sits where, doors in their gaps, what is known and what is not."""

import re
from typing import Any

import pytest
from rich.cells import cell_len

from bathysphere.engine import Chance, Outcome, any_answer, open_questions
from bathysphere.engine import answer as give
from bathysphere.games.thing import GAME
from bathysphere.games.thing.cards.kinds import KINDS, kind
from bathysphere.games.thing.components import Burning, Infecting
from bathysphere.games.thing.roles import COUNTER_CLOCKWISE, HUMAN, THING_ROLE
from bathysphere.games.thing.state import Fact, ThingState
from bathysphere.terminal.board import BoardModel, Panel
from bathysphere.terminal.thing import ThingBoard, signs
from bathysphere.terminal.thing.ring import Plan
from bathysphere.words import LANGUAGES, Words
from support.effort import thinned
from support.thing.positions import do, play, position

BOARDS = {language: ThingBoard(Words(language, "thing", ("bathysphere.terminal",))) for language in LANGUAGES}
NAMES = [f"P{number:02}" for number in range(12)]
EVERY_TABLE = [(seats, width) for seats in range(4, 13) for width in (54, 76, 92)]


def seen(s: ThingState, seat: int = 0, **more: Any) -> BoardModel[Any]:
    return BoardModel(GAME.view(s, seat), NAMES[: s.seats], **more)


def ring(s: ThingState, seat: int = 0, width: int = 54, **more: Any) -> list[str]:
    return str(BOARDS["en"].ring.panel(seen(s, seat, **{"height": 30, **more}), width).body).splitlines()


def spots(rows: list[str], what: str) -> list[tuple[float, float]]:
    """The middle of every place where something is drawn: row and column, rows counting double as they look."""
    found = [(row, match) for row, text in enumerate(rows) for match in re.finditer(re.escape(what), text)]
    return [(2.0 * row, match.start() + len(what) / 2) for row, match in found]


def drawn(panels: list[Panel]) -> str:
    return "\n".join(f"{panel.title}\n{panel.body}\n{panel.note}" for panel in panels)


def everything(s: ThingState, seat: int = 0, language: str = "en", **more: Any) -> str:
    """All that the board shows to a seat: panels, its own line, the cards and the players enlarged."""
    board, model = BOARDS[language], seen(s, seat, **more)
    panels = [*board.table(model, 72), *board.seats(model, 38)]
    panels += [board.enlarged(model, card) for card in board.cards(model.view)]
    return f"{board.banner(model)}\n{board.mine(model, 70)}\n{drawn(panels)}"


# -- the ring


@pytest.mark.parametrize(("seats", "width"), EVERY_TABLE)
class TestEverySize:
    def test_every_chair_stands_once_and_no_row_is_too_wide(self, seats, width):
        for height in (24, 30, 40):
            rows = ring(position(seats), width=width, height=height)
            assert all(cell_len(row) <= width for row in rows)
            named = [len(spots(rows, name)) for name in NAMES[:seats]]
            assert named == [2, 2, *[1] * (seats - 2)], "the two whose exchange is due stand in the middle as well"

    def test_a_low_screen_has_room_for_it(self, seats, width):
        if width > 60:
            assert len(ring(position(seats), width=width, height=24)) <= 8
        assert len(ring(position(seats), width=width, height=30)) <= 11

    def test_those_who_sit_together_stand_together_clockwise(self, seats, width):
        """Seen from the middle, each chair comes after the one before it in the same turning."""
        plan = Plan.of(seats, width)
        assert plan.lower + plan.upper + 2 * plan.side == seats
        order = [*reversed(plan.lower_row()), *reversed(plan.left_column()), *plan.upper_row(), *plan.right_column()]
        assert order == list(range(seats))

    def test_a_door_stands_between_its_two_neighbours(self, seats, width):
        bare = ring(position(seats), width=width)
        bare = [row.replace("P00 ⇄ P01", " " * 9) for row in bare]
        chairs = {seat: spots(bare, name)[0] for seat, name in enumerate(NAMES[:seats])}
        for place in range(seats):
            rows = ring(position(seats, doors=[place]), width=width)
            doors = spots(rows, signs.DOOR_ACROSS) + spots(rows, signs.DOOR_UPRIGHT)
            assert len(doors) == (1 if signs.DOOR_ACROSS in "\n".join(rows) else 2)
            row, column = doors[0]
            ends = (chairs[place], chairs[(place + 1) % seats])
            assert min(end[0] for end in ends) <= row <= max(end[0] for end in ends) + 2
            across = sorted(end[1] for end in ends)
            assert across[0] - 9 <= column <= across[1] + 9


def test_one_sits_at_the_lower_edge_and_a_spectator_with_the_first_chair():
    for seat in range(6):
        assert NAMES[seat] in ring(position(6), seat)[-2]
    assert NAMES[0] in ring(position(6), -1)[-2]


def test_clockwise_goes_to_the_left_of_whoever_looks():
    rows = ring(position(8))
    (_, mine), (_, left), (_, right) = (spots(rows[-2:], NAMES[seat])[0] for seat in (0, 1, 7))
    assert left < mine < right


def test_seats_that_were_swapped_are_drawn_where_they_are_now():
    rows = ring(position(8, chairs=[0, 7, 2, 3, 4, 5, 6, 1]))
    (_, mine), (_, left), (_, right) = (spots(rows[-2:], NAMES[seat])[0] for seat in (0, 7, 1))
    assert left < mine < right


def test_arrows_follow_the_direction_of_play():
    rows = ring(position(6))
    edges = [row for row in rows if "╭" in row or "╰" in row]
    assert "▸" in edges[0]
    assert "◂" in edges[1]
    back = ring(position(6, way=COUNTER_CLOCKWISE))
    edges = [row for row in back if "╭" in row or "╰" in row]
    assert "◂" in edges[0]
    assert "▸" in edges[1]
    assert any("↺ counter-clockwise" in row for row in back)


def test_the_burned_the_quarantined_and_whose_turn_it_is():
    rows = "\n".join(ring(position(6, turn=2, out=[3], quarantine={4: 2})))
    assert f"{signs.TURN} P02{signs.ASKED}" in rows
    assert f"{signs.BURNED} P03" in rows
    assert f"▮▮▮▮ {signs.QUARANTINE}2" in rows
    assert "▮▮▮▮▮" in rows, "who has drawn holds five"


@pytest.mark.parametrize("height", [24, 30])
@pytest.mark.parametrize(("top", "back"), [("whisky", "▒ Event"), ("oops", "▓ Panic")])
def test_the_back_of_the_next_card_is_in_sight(height, top, back):
    rows = "\n".join(ring(position(4, deck=f"axe {top} axe", discard="axe"), width=76, height=height))
    assert f"Deck 2 {back}" in rows
    assert "Discard 1 ▒" in rows


def test_scenes_are_told_in_the_middle():
    s = position(5, hands={0: "flamethrower"})
    assert any("P00 ⇄ P01" in row for row in ring(s))
    play(s, 0, "flamethrower", 1)
    middle = "\n".join(ring(s))
    assert "P00 → P01" in middle
    assert "Flamethrower" in middle
    do(s, 1, "pass")
    assert s.out[1]
    assert any("P00 ⇄ P02" in row for row in ring(s))
    panic = "\n".join(ring(position(5, deck="forgetful axe axe axe axe")))
    assert "Panic! P00" in panic
    assert "Forgetful" in panic


def test_what_prevents_the_exchange_stands_below_it():
    assert any("a barred door" in row for row in ring(position(5, doors=[0])))
    assert any("quarantine" in row for row in ring(position(5, quarantine={1: 2})))


# -- what is known


def test_what_one_knows_of_a_hand_stands_beside_its_owner():
    s = position(4)
    s.facts[2] = (Fact(0, (kind("axe"), kind("whisky")), s.gone[2] - 1),)
    shown = drawn(BOARDS["en"].seats(seen(s), 38))
    owner = shown.index("P02")
    assert owner < shown.index("Axe") < shown.index("Whisky") < shown.index("(less 1)")
    assert "Axe" not in drawn(BOARDS["en"].seats(seen(s, 1), 38))
    assert "(less 1)" in str(BOARDS["en"].enlarged(seen(s), ("seat", 2)).body)


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_seats_secrets_never_appear(language):
    """Worlds that the reader cannot tell apart are drawn alike, at every moment of a game and with nothing covered."""
    s = GAME.new(6, language)
    chance = Chance(bytes(32))
    looked_at = set(thinned(range(120), 4))
    for moment in range(120):
        if s.outcome is not None:
            break
        for seat in (-1, moment % 6) if moment in looked_at else ():
            other = GAME.resample(s, seat, bytes([moment]) * 32)
            shown = everything(s, seat, language, covered=False)
            assert everything(other, seat, language, covered=False) == shown
        for decision in open_questions(s):
            if s.sealed[decision.seat] is None:
                give(s, decision.seat, any_answer(decision, chance))
                break
    assert moment > 30


def test_a_human_sees_no_role_but_his_own():
    s = position(4, thing=2, infected=[1])
    shown = everything(s, 0, covered=False)
    assert signs.ROLE_SIGNS[HUMAN] in shown
    assert signs.ROLE_SIGNS[THING_ROLE] not in shown
    assert signs.ROLE_SIGNS[1] not in shown
    assert signs.ROLE_SIGNS[1] in everything(s, 2, covered=False), "the Thing knows all"
    assert not set(signs.ROLE_SIGNS) & set(everything(s, 2)), "under the cover nothing is known"


# -- cards and the end


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_enlarged(language):
    model = seen(position(6))
    for number, printed in enumerate(KINDS):
        panel = BOARDS[language].enlarged(model, ("card", number))
        assert panel.title == BOARDS[language].words(f"card-{printed.id}")
        assert BOARDS[language].words(f"card-{printed.id}-text") in str(panel.body)
        assert all(rule in panel.note for rule in printed.rules)


def test_neighbours_and_doors_are_named_with_a_player():
    body = str(BOARDS["en"].enlarged(seen(position(5, doors=[1], quarantine={1: 2})), ("seat", 1)).body)
    assert "On the left: P02 ║ barred door" in body
    assert re.search("On the right: P00$", body, re.MULTILINE)
    assert "Quarantine, 2 turns left" in body


def test_the_end_tells_who_infected_and_who_burned_whom():
    s = position(5, thing=4, infected=[3], out=[1])
    s.infections = [Infecting(3, 4, 7)]
    s.burned = [Burning(1, 2, 3), Burning(0, 0, 9)]
    s.hands[2] = (kind("axe"),)
    assert BOARDS["en"].result(GAME.view(s, 0), (), NAMES[:5], 90).plain == "The game is not over yet."
    s.outcome = Outcome((0, 2), (), "thing_burned", ("human", "human", "human", "infected", "thing"))
    told = BOARDS["en"].result(GAME.view(s, 0), (), NAMES[:5], 90).plain
    rows = told.splitlines()
    assert rows[0] == BOARDS["en"].words("end-thing_burned")
    assert rows[1] == "Shared win: P00, P02"
    assert any(row.startswith("★ P02") and "Human" in row and "Axe" in row for row in rows)
    assert any(row.startswith("  P03") and "Infected" in row for row in rows)
    assert any(row.startswith("  P04") and "The Thing" in row for row in rows)
    story = rows[rows.index("How it went") + 1 :]
    assert story == ["Turn 3: P02 burns P01", "Turn 7: P04 infects P03", "Turn 9: P00 falls to a fourth infection"]
