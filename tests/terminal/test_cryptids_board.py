"""The table of Cryptids as it is drawn: everything fits, everybody stands where he is, a tile is shown before it is
laid, and contracts stay secret."""

from functools import partial

import pytest
from msgspec import structs
from rich.cells import cell_len

from bathysphere.engine import open_questions
from bathysphere.games.cryptids import GAME
from bathysphere.games.cryptids.content import BUILT_IN
from bathysphere.games.cryptids.wording.prompts import PROMPTS
from bathysphere.terminal.cryptids import signs
from bathysphere.terminal.cryptids.europe import between, settle
from bathysphere.terminal.cryptids.reserve import steered
from bathysphere.terminal.option_rows import OptionRows
from bathysphere.terminal.picking import Picking
from bathysphere.words import LANGUAGES
from support.cryptids.positions import act, place, position, tile
from support.cryptids.terminal_board import (
    BOARDS,
    SCREENS,
    drawn,
    everything,
    moments,
    players,
    question,
    questions,
    reserve,
    seen,
    table,
)
from support.effort import thinned

LONGEST_ROW = 110
"""Of an option with all that is remarked on it; on a narrow screen a row breaks once."""

# -- everything fits, and everything can be drawn


def too_wide(text: str, width: int) -> list[str]:
    return [row for row in text.splitlines() if cell_len(row) > width]


@pytest.mark.parametrize("columns", SCREENS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wider_than_the_screen(language, columns):
    shown, (wide, side) = BOARDS[language], SCREENS[columns]
    part = [*SCREENS].index(columns) + LANGUAGES.index(language)
    for number, s in enumerate(thinned([*moments((1, 1), (4, 2))][::5], 3, part)):
        model = seen(s, number % s.seats, height=(24, 40)[number % 2], covered=number % 3 == 0)
        for panel in shown.table(model, wide):
            assert too_wide(f"{panel.title}\n{panel.body}\n{panel.note}", wide) == []
            assert "…" not in str(panel.body), "nothing is cut off either"
        assert too_wide(drawn(shown.seats(model, side)), side) == []
        assert "…" not in drawn(shown.seats(model, side))
        assert too_wide(str(shown.mine(model, wide)), wide) == []
        assert too_wide(str(shown.result(model.view, (), model.names, wide)), wide) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_drawn_with_what_it_is_about_on_top_and_a_row_for_each_option(language):
    """All kinds of questions that there are; a list of many options opens by sorts, and every option can be reached."""
    board, asked = BOARDS[language], questions()
    assert set(asked) == set(PROMPTS)
    for kind, (s, decision) in asked.items():
        model = seen(s, decision.seat, decision=decision, weighed=decision.options[-1])
        first = board.table(model, 75)[0].title
        about_the_reserve = kind.startswith(("terrain", "relocate")) or kind in ("setup.terrain", "poacher.terrain")
        assert about_the_reserve == first.startswith(board.words("terminal-cryptids-reserve"))
        assert board.words.prompt(decision, model.view, model.names)
        listing = OptionRows(Picking(decision), partial(board.headings, view=model.view, names=model.names))
        shown = [row for row in listing.rows() if isinstance(row, int)]
        for group in [row for row in listing.rows() if isinstance(row, str)]:
            assert board.group(decision.options[0]) != group, "it is a heading in words"
            listing.opened = group
            shown += [row for row in listing.rows() if isinstance(row, int)]
        assert sorted(shown) == list(range(len(decision.options)))
        for option, remark in board.remarks(model).items():
            row = f"{board.sign(option)} {board.words.option(option, model.view, model.names)}  {remark}"
            assert cell_len(row) <= LONGEST_ROW, row


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_has_its_label_even_where_everybody_meets(language):
    """Seven tokens in one region, all open cards tracked there, everybody around it."""
    s = position(
        4, places=dict.fromkeys(range(4), "S2"), regions={"S2": "victim bones witness tracks sky water rumour"}
    )
    view = GAME.view(s, 0)
    crowded = structs.replace(view, display=tuple([structs.replace(each, region=place("S2")) for each in view.display]))
    for width in (53, 75):
        rows = str(BOARDS[language].europe.panel(seen(crowded), width).body).splitlines()
        text = "\n".join(rows)
        assert max(map(cell_len, rows)) <= width
        kinds = "".join(signs.EVIDENCE_SIGNS[:7])
        assert f"S2{kinds}{signs.NUMBERS[1:7]}{signs.SEATS}" in text
        for region in BUILT_IN.regions:
            assert text.count(BUILT_IN.places[region]) == 1
        for city in BUILT_IN.cities:
            assert text.count(BOARDS[language].wording.place(city, view)) == 1


def test_labels_stand_near_their_places_and_never_on_each_other():
    widths = tuple([4] * len(BUILT_IN.places))
    height, spots = settle(BUILT_IN, widths, widths, 53, 13)
    assert height == 13
    cells = [(row, column + step) for row, column in spots for step in range(4)]
    assert len(set(cells)) == len(cells)
    north, south = spots[place("N1")], spots[place("naples")]
    assert north[0] < south[0]
    assert spots[place("W2")][1] < spots[place("E3")][1]
    long = (40,) * len(widths)
    grown, apart = settle(BUILT_IN, long, long, 53, 13)
    assert grown == len({row for row, _ in apart}) == len(widths), "where names are long the map grows"


def test_a_line_is_drawn_from_end_to_end():
    assert list(between((0, 0), (4, 2))) == [(0, 0), (1, 0), (2, 1), (3, 2), (4, 2)]
    assert set(between((3, 3), (3, 3))) == {(3, 3)}


def test_whatever_an_option_is_about_can_be_enlarged_and_has_its_remark():
    met = set()
    for s in moments((1, 1), (4, 2), (2, 3)):
        for decision in open_questions(s) if s.outcome is None else ():
            model = seen(s, decision.seat)
            assert set(BOARDS["en"].remarks(model)) == set(decision.options)
            for option in decision.options[:: max(1, len(decision.options) // 5)]:
                BOARDS["en"].sign(option)
                if (card := BOARDS["en"].card_of(option)) is not None and card not in met:
                    met.add(card)
                    assert BOARDS["en"].enlarged(model, card).title
    assert {sort for sort, _ in met} >= {"display", "place", "tile", "skill", "market"}


# -- the map and the cards


def test_the_map_shows_evidence_people_and_which_cards_are_tracked_where():
    s = position(2, places={0: "E3", 1: "aachen"}, regions={"E3": "sky bones"}, display="karadag_serpent")
    shown = table(s)
    assert f"E3{signs.EVIDENCE_SIGNS[1]}{signs.EVIDENCE_SIGNS[4]}¹①" in shown
    assert "Aachen②" in shown


def test_a_click_on_a_place_enlarges_it_and_the_weighed_one_stands_out():
    s = position(2, places={0: "aachen"})
    plain = BOARDS["en"].europe.panel(seen(s), 75).body
    clicks = [str(span.style) for span in plain.spans]
    assert all(any(f"'place', {place})" in click for click in clicks) for place in range(len(BUILT_IN.places)))
    weighed = BOARDS["en"].europe.panel(seen(s, weighed=("move", place("E1"))), 75).body
    assert str(plain) == str(weighed)
    assert plain.spans != weighed.spans


def test_an_open_card_tells_what_it_needs_how_far_it_is_and_how_likely_it_is_found():
    s = position(2, display="karadag_serpent", places={0: "E3"}, evidence={0: "water"}, bids={0: (0,), 1: (0, 1)})
    row = next(row for row in table(s).splitlines() if "Karadag" in row)
    printed = BUILT_IN.cards[s.display[0]]
    assert "".join([signs.EVIDENCE_SIGNS[need] for need in printed.needs]) in row
    assert f"{printed.found}+{printed.relocated}" in row
    assert "①②" in row
    assert "here" in row
    assert "50%" in row
    away = position(2, display="karadag_serpent", places={0: "kyiv"}, evidence={0: "water"})
    assert "1 step" in next(row for row in table(away).splitlines() if "Karadag" in row)


def test_an_attempt_shows_what_covers_each_requirement():
    s = position(2, display="karadag_serpent", places={0: "E3"}, evidence={0: "water witness"})
    act(s, "track", "action", 0)
    shown = table(s)
    assert question(s).kind == "track.commit"
    remarks = [str(each) for each in BOARDS["en"].remarks(seen(s)).values()]
    assert "100%" in remarks
    assert "On the trail" not in shown, "nothing is at stake yet"


def test_whose_turn_it_is_and_how_long_the_journey_still_goes():
    assert BOARDS["en"].banner(seen(position(2, first=1))).plain == "Turn: Aronnax  round 2  cryptozoologists"
    last = BOARDS["en"].banner(seen(position(2, final=2, at="office"))).plain
    assert last == "Turn: Nemo  round 2  assistants   final round "
    assert "final round to come" in BOARDS["en"].banner(seen(position(2, final=3))).plain


def test_assistants_stand_on_the_track_and_change_sides_when_they_have_acted():
    s = position(1, rows=(3, 7))
    view = structs.replace(GAME.view(s, 0), acted=(False, True))
    _, ready, acted = str(BOARDS["en"].office.track(seen(view)).body).splitlines()
    assert ready.split()[2] == signs.SEATS[0]
    assert acted.split()[6] == signs.POACHER


def test_market_dice_papers_and_skills_are_in_sight():
    s = position(
        2, at="office", market="sky - tracks", dice="coins2 xp1", shared="evidence sky", requests="zone N, kind beast",
        skills={0: "luck split"}, used={0: "collect"}, coins={0: 4}, xp={0: 3},
    )  # fmt: skip
    shown = table(s, height=40)
    assert "Market:  ∨ silhouette in the sky ¢4  ·  ∴ tracks ¢3" in shown
    assert "[2 coins]" in shown
    assert "Shared contract: silhouette in the sky ★0" in shown
    assert "north (N) 0/2" in shown
    for said in (
        "♣ Luck (ready)",
        "⊕ Collect evidence (used)",
        "⑂ Split movement (always)",
        "◎ Track a cryptid (3 xp)",
    ):
        assert said in shown


# -- the reserve


def test_the_reserve_shows_ground_symbols_owners_and_fences():
    s = position(2, terrain={"LM2": (0, 2, 2)}, laid={"trochus": (0, 4, 4, 1)})
    rows = reserve(s)
    assert rows[0].split() == [str(number) for number in range(3, 12)], "fences leave nine columns"
    assert "═" not in rows[1]
    assert "═" in next(row for row in rows if "└" in row)
    third = next(row for row in rows if row.startswith(" 3 ║"))
    assert third.startswith(" 3 ║▲¢ ▲ ")
    assert third.endswith("║")
    creatures = "".join(rows).count("②Tr")
    assert creatures == sum(row.count("#") for row in BUILT_IN.pack.terrain.shapes["V3"])
    assert "② Trochus" in "".join(rows)
    wide = reserve(position(4))
    assert wide[0].split()[-1] == "13"
    assert not any(sign in "".join(wide) for sign in "║═")


def test_a_tile_is_shown_where_the_highlight_would_lay_it():
    s = position(2, at="end", tiles={0: "LM1 LF1 LW1"})
    act(s, "tile", tile("LM1"))
    decision = question(s)
    assert decision.kind == "terrain.lay"
    for choice in decision.options:
        rows = reserve(s, weighed=choice)
        cells = [(y, x) for y, row in enumerate(rows[2:-2]) for x in range(13) if row[4 + 3 * x : 5 + 3 * x] == "▐"]
        assert (choice[3], choice[4] - 2) == (min(y for y, _ in cells), min(x for _, x in cells))
        assert len(cells) == 2
    assert "▐" not in "".join(reserve(s))


def test_a_tile_that_is_to_be_taken_is_drawn():
    s = position(2, at="end", tiles={0: "LM1 LF1 LW1"})
    assert "▲  ▲" not in "".join(reserve(s))
    assert "▲  ▲" in "".join(reserve(s, weighed=("tile", tile("LM1"))))
    narrow = reserve(position(4, at="end", tiles={0: "LM1 LF1 LW1"}), width=44, weighed=("tile", tile("LM1")))
    assert max(map(len, narrow)) <= 46, "below the grid, where there is no room beside it"


def test_arrows_lead_to_every_place_of_a_tile():
    """With arrows and turns alone, from the first option, at any moment of a random game."""
    looked = 0
    for s in moments((1, 1), (4, 2), (2, 3)):
        for decision in open_questions(s) if s.outcome is None else ():
            if decision.options[-1][0] in ("lay", "place"):
                options = decision.options
                reached, edge = {0}, [0]
                while edge:
                    here = edge.pop()
                    ways = ("up", "down", "left", "right", "turn", "back")
                    there = {steered(options, here, way) for way in ways} - reached - {None}
                    reached |= there
                    edge += there
                assert len(reached) == len(options)
                looked += 1
    assert looked > 5


def test_an_arrow_keeps_the_turn_and_stays_where_nothing_lies_that_way():
    options = (("lay", 3, 0, 0, 0), ("lay", 3, 0, 0, 2), ("lay", 3, 0, 2, 0), ("lay", 3, 1, 0, 1))
    assert steered(options, 0, "right") == 1
    assert steered(options, 0, "down") == 2
    assert steered(options, 1, "left") == 0
    assert steered(options, 0, "left") == 0
    assert steered(options, 0, "turn") == 3
    assert steered(options, 3, "turn") in (0, 1)
    assert steered((("end",), ("move", 3)), 1, "up") is None, "elsewhere arrows walk through the list"


# -- what is known


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_seats_secrets_never_appear(language):
    """Worlds that the reader cannot tell apart are drawn alike, at many moments of a game and with nothing covered."""
    differ = 0
    for number, s in enumerate([*moments((3, 2))][::8]):
        if s.outcome is None:
            seat = number % 4 - 1
            other = GAME.resample(s, seat, bytes([number % 256]) * 32)
            differ += other.contracts != s.contracts
            assert everything(other, seat, language, covered=False) == everything(s, seat, language, covered=False)
    assert differ > 3


def test_contracts_stay_under_the_cover_until_the_reader_lifts_it():
    s = position(2, contracts={0: "habitat water, evidence sky", 1: "kind beast, kind winged"}, found={0: "trochus"})
    covered, lifted = table(s, height=40), table(s, height=40, covered=False)
    assert f"Contracts:  2 {signs.COVER}" in covered
    assert "water ★1" not in covered
    assert "water ★1" in lifted
    assert signs.MATCH not in covered
    assert signs.MATCH in lifted
    mine = next(row for row in players(s) if "Nemo" in row)
    assert "★1" in mine, "what is found counts, what the contract adds does not show"
    assert "★2" in next(row for row in players(s, covered=False) if "Nemo" in row)


def test_alone_contracts_lie_open():
    s = position(1, contracts={0: "habitat water, evidence sky"})
    assert "water ★0" in str(BOARDS["en"].mine(seen(s), 75))


def test_each_players_board_is_in_sight():
    s = position(
        2, coins={1: 5}, xp={1: 2}, evidence={1: "sky bonus"}, skills={1: "luck range_1"}, used={1: "collect"},
        places={1: "london"}, found={1: "trochus lossie"}, bids={1: (0, -1)}, tiles={1: "LM1 LF1 LW1"},
        laid={"trochus": (0, 4, 4, 1)},
    )  # fmt: skip
    start = next(number for number, row in enumerate(players(s)) if "Aronnax" in row)
    head, *rest = players(s)[start:]
    assert "¢5 ✦2" in head
    text = "\n".join(rest)
    assert f"London  ∨{signs.EVIDENCE_SIGNS[7]}···" in text
    assert f"{signs.BID}1" in text
    assert "➔♣(⊕) →" in text
    assert f"Trochus{signs.IN_RESERVE}  Lossie" in text
