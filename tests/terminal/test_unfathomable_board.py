"""The ship of Unfathomable as it is drawn: everything fits, everybody stands where he is, and secrets stay secret."""

import pytest
from msgspec import structs
from rich.cells import cell_len

from bathysphere.engine import open_questions
from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.cards.items.table import BINOCULARS, ITEMS
from bathysphere.games.unfathomable.cards.mythos.table import mythos
from bathysphere.games.unfathomable.cards.roles import CULTIST, HUMAN, HYBRID
from bathysphere.games.unfathomable.cards.spaces import GALLEY
from bathysphere.games.unfathomable.cards.spaces import NAMES as SPACES
from bathysphere.games.unfathomable.view import Deck
from bathysphere.terminal.unfathomable import signs
from bathysphere.words import LANGUAGES
from support.effort import thinned
from support.unfathomable.positions import act, position, skill_cards
from support.unfathomable.terminal_board import BOARDS, SCREENS, board, drawn, everything, moments, players, seen, table

# -- everything fits, and everything can be drawn


def too_wide(text: str, width: int) -> list[str]:
    return [row for row in text.splitlines() if cell_len(row) > width]


@pytest.mark.parametrize("columns", SCREENS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wider_than_the_screen(language, columns):
    shown, (wide, side) = BOARDS[language], SCREENS[columns]
    part = [*SCREENS].index(columns) + LANGUAGES.index(language)
    for number, s in enumerate(thinned(moments((6, 1), (3, 2)), 4, part)):
        model = seen(s, number % s.seats, height=(24, 40)[number % 2], covered=number % 3 == 0)
        for panel in shown.table(model, wide):
            assert too_wide(f"{panel.title}\n{panel.body}\n{panel.note}", wide) == []
            assert "…" not in str(panel.body), "nothing is cut off either"
        assert too_wide(drawn(shown.seats(model, side)), side) == []
        assert "…" not in drawn(shown.seats(model, side))
        assert too_wide(str(shown.mine(model, wide)), wide) == []
        assert too_wide(str(shown.result(model.view, (), model.names, wide)), wide) == []


@pytest.mark.parametrize("columns", SCREENS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_space_full_of_everybody_is_cut_off_nowhere(language, columns):
    """All six in one room with a crowd of Deep Ones, both monarchs in one water space, every room damaged."""
    s = position(
        6,
        places=dict.fromkeys(range(6), "galley"),
        deep_ones={"galley": 12, "water8": 8},
        hydra="water8",
        dagon="water8",
    )
    view = GAME.view(s, 0)
    crowded = structs.replace(view, damage=tuple(range(6)), passengers=(0, 0, 0, 0, 0, 0, 0, 9))
    wide, _ = SCREENS[columns]
    rows = board(crowded, width=wide, language=language)
    assert all(cell_len(row) <= wide for row in rows)
    assert not any("…" in row for row in rows)
    text = "\n".join(rows)
    for sign in (
        signs.SEATS,
        f"{signs.DEEP_ONE}12",
        f"{signs.DEEP_ONE}8",
        "".join(signs.MONARCHS),
        f"{signs.PASSENGER}9",
    ):
        assert sign in text
    assert text.count(signs.DAMAGE) == 6
    for space in range(16, 25):
        assert BOARDS[language].wording.space(space) in text


def test_on_a_low_screen_the_ship_takes_few_rows():
    assert len(board(position(6), height=24)) <= 11
    assert len(board(position(6), height=24, width=53)) <= 15
    assert len(board(position(6), height=40)) > len(board(position(6), height=24)), "lines across where there is room"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_moments_of_these_games_are_all_the_moments_there_are(language):
    """Between them they show every panel of what goes on, and each of them says something."""
    met = set()
    for s in moments((6, 1), (3, 2), (4, 3), (5, 4)):
        view = GAME.view(s, 0)
        now = BOARDS[language].in_progress.panel(seen(view), 75)
        if s.outcome is not None:
            met.add("over")
            assert now is None
            continue
        open_now = {
            "crisis": view.crisis >= 0,
            "criteria": view.check is not None and view.check.stage == "criteria",
            "cards": view.check is not None and view.check.stage == "cards",
            "total": view.check is not None and view.check.stage == "total",
            "before": view.roll is not None and not view.roll.face,
            "after": view.roll is not None and bool(view.roll.face),
        }
        met |= {name for name, holds in open_now.items() if holds}
        if any(open_now.values()):
            assert now is not None
            assert str(now.body)
    assert met >= {"over", "crisis", "criteria", "cards", "total", "before", "after"}


def test_whatever_an_option_is_about_can_be_enlarged():
    met = set()
    for s in moments((6, 1), (3, 2), (4, 3), (5, 4)):
        for decision in open_questions(s):
            model = seen(s, decision.seat)
            for option in decision.options:
                BOARDS["en"].sign(option)
                if (card := BOARDS["en"].card_of(option)) is not None:
                    met.add(card[0])
                    assert BOARDS["en"].enlarged(model, card).title
    assert met >= {"card", "space", "seat", "item", "character"}


# -- the ship


def test_the_ship_lies_with_its_bow_on_top_and_each_space_in_its_place():
    rows = board(position(4), height=40)
    order = ("≈1", "Bridge", "≈2"), ("≈3", "Chapel", "Sick Bay", "Captain’s Cabin", "≈4"), (
        "≈5", "Cargo Hold", "Brig", "Galley", "≈6",
    ), ("≈7", "Boiler Room", "≈8")  # fmt: skip
    found = [next(row for row in rows if level[0] in row) for level in order]
    assert [rows.index(row) for row in found] == sorted(rows.index(row) for row in found)
    for level, row in zip(order, found, strict=True):
        places = [row.index(name) for name in level]
        assert places == sorted(places)
    assert "The Deep" in rows[-2]


def test_those_in_a_space_stand_below_its_name():
    s = position(
        4,
        places={0: "galley", 1: "deck6", 2: "brig", 3: "sick_bay"},
        deep_ones={"galley": 2},
        passengers={"deck6": "soul blank"},
    )
    above, below = next(
        (row, rows[number + 1]) for rows in [board(s)] for number, row in enumerate(rows) if "Galley" in row
    )
    assert f"6 {signs.SEATS[0]} {signs.DEEP_ONE}2" in below
    assert f"6 {signs.PASSENGER}2" in above
    assert below.rstrip().endswith(f"{signs.SEATS[1]}       ┃")
    assert abs(below.index(signs.SEATS[2]) - above.index("Brig")) <= 3
    sick_bay = next(number for number, row in enumerate(board(s)) if "Sick Bay" in row)
    assert signs.SEATS[3] in board(s)[sick_bay + 1]


def test_a_click_on_a_space_enlarges_it_and_an_offered_one_glows():
    plain = BOARDS["en"].ship_map.panel(seen(position(4)), 75).body
    clicks = [str(span.style) for span in plain.spans]
    assert all(any(f"'space', {space})" in click for click in clicks) for space in range(len(SPACES)))
    glowing = BOARDS["en"].ship_map.panel(seen(position(4), offered=frozenset({("space", GALLEY)})), 75).body
    assert str(plain) == str(glowing)
    assert plain.spans != glowing.spans


def test_the_state_of_the_voyage_is_in_sight():
    s = position(
        captain=2,
        keeper=1,
        dials={"fuel": 3, "souls": 7},
        tracks={"travel": 2, "ritual": 1},
        row="iceberg rogue_wave",
        damage={"bridge": "structural_damage_lore"},
    )
    shown = table(s)
    assert "Fuel 3  Food 8  Sanity 8  Souls 7  Distance 5 of 12" in shown
    assert "Travel track ·─·─◉─·─· Half Ahead" in shown
    assert "Ritual track ·─◉─·─·─· First Incantation" in shown
    assert "Waypoints: Iceberg 2  Rogue Wave 3" in shown
    assert f"Damage: {signs.DAMAGE} Bridge (☾ 3)" in shown
    assert "♔ Captain: Conseil  § Keeper of the Tome: Aronnax" in shown


def test_whose_turn_it_is_and_how_many_actions_are_left():
    s = position(4, first=1)
    assert BOARDS["en"].banner(seen(s)).plain == "Turn: Aronnax  actions left: 2"
    act(s, "move", s.places[1] - 1 if s.places[1] > 16 else s.places[1] + 1)
    assert BOARDS["en"].banner(seen(s)).plain == "Turn: Aronnax  actions left: 1"


# -- what is known


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_seats_secrets_never_appear(language):
    """Worlds that the reader cannot tell apart are drawn alike, at every moment of a game and with nothing covered."""
    differ = 0
    for number, s in enumerate(thinned(moments((5, LANGUAGES.index(language))), 3)):
        if s.outcome is None:
            seat = number % 6 - 1
            other = GAME.resample(s, seat, bytes([number % 256]) * 32)
            differ += other.hands != s.hands
            assert everything(other, seat, language, covered=False) == everything(s, seat, language, covered=False)
    assert differ > 5


def test_what_the_reader_saw_of_a_deck_stands_with_its_place():
    view = GAME.view(position(4), 0)
    known = structs.replace(view, mythos=Deck(60, ((0, mythos("accusation")), (59, mythos("hull_leak")))))
    assert "Known to you, counted from the top:  mythos 1: Accusation\nmythos 60: Hull Leak" in table(known)
    assert ("mythos", mythos("hull_leak")) in BOARDS["en"].cards(known)
    assert "Known to you" not in table(view)


def test_roles_stay_under_the_cover_until_the_reader_lifts_it():
    s = position(4, roles={0: "hybrid human", 1: "cultist"})
    covered = everything(s)
    assert not set(signs.ROLE_SIGNS) & set(covered)
    assert "Hybrid" not in covered
    assert f"loyalty (2) {signs.COVER}" in covered
    open_to_me = everything(s, covered=False)
    assert signs.ROLE_SIGNS[HYBRID] in open_to_me
    assert signs.ROLE_SIGNS[HUMAN] in open_to_me
    assert signs.ROLE_SIGNS[CULTIST] not in open_to_me, "nobody sees the roles of others"
    owner = next(number for number, row in enumerate(players(s)) if "Aronnax" in row)
    assert signs.ROLE_BACK in players(s)[owner + 1]


def test_a_revealed_traitor_is_named():
    s = position(4, revealed={2: "hybrid"}, places={2: "bridge"})
    shown = "\n".join(players(s))
    assert shown.count("revealed: Hybrid") == 1
    assert shown.index("Conseil") < shown.index("revealed: Hybrid") < shown.index("Ned Land")


def test_an_improvement_of_another_lies_face_down():
    s = position(4, items={0: "fine_clothes", 1: "binoculars starbuck"})
    assert ITEMS[BINOCULARS].id == "binoculars"
    assert "Binoculars" not in everything(s)
    assert "Face-down improvement" in "\n".join(players(s))
    assert "Starbuck" in "\n".join(players(s))
    assert "Binoculars" in "\n".join(players(s, 1))
    clicks = [str(span.style) for span in BOARDS["en"].seats(seen(s), 75)[0].body.spans]
    assert any("'item'" in click for click in clicks)
    assert not any("'item', -1" in click for click in clicks), "there is nothing to enlarge"


def test_the_hand_is_grouped_by_skill_and_named_by_its_abilities():
    s = position(4, hands={0: "lore1 lore1 will3 treachery1"})
    assert "☾ Lore  1 Shrivelling ×2\n✚ Will  3 Determination\n† Treachery  1" in table(s, height=40)
    assert str(BOARDS["en"].mine(seen(s), 75)).endswith("☾ Lore 1 1  ✚ Will 3  † Treachery 1")
    assert "Shrivelling" not in table(s, height=24), "on a low screen the hand stands above the question"
    assert "Shrivelling" not in everything(s, 1)


def test_the_line_above_the_table_tells_everybodys_actions():
    """Seat 0 has given an action to seat 2 and has one of his own left."""
    s = position(hands={0: "influence1"})
    act(s, "play", *skill_cards("influence1"), 2)
    model = seen(s, 1)
    text = str(BOARDS["en"].banner(model))
    assert f"{model.names[2]}: actions left: 1" in text
    assert text.count("actions left: 1") == 2
