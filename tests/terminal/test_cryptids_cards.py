"""Cards, places, skills and players of Cryptids enlarged, why something is not offered, the poacher, and the end."""

import pytest
from msgspec import structs

from bathysphere.engine import Decision, SeenEvent
from bathysphere.games.cryptids import GAME
from bathysphere.games.cryptids.content import BUILT_IN
from bathysphere.games.cryptids.events import EVENTS
from bathysphere.games.cryptids.pack import SKILLS
from bathysphere.terminal.cryptids import signs
from bathysphere.terminal.cryptids.board import LOUD, WARNING
from bathysphere.words import LANGUAGES
from support.cryptids.positions import act, contract, place, position, request, skill, tile
from support.cryptids.terminal_board import BOARDS, NAMES, drawn, game_moments, large, seen, table


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_enlarged_in_every_language(language):
    s = position(1)
    sorts = {
        "cryptid": len(BUILT_IN.cards), "place": len(BUILT_IN.places), "skill": len(SKILLS), "market": 3, "display": 6,
        "tile": len(BUILT_IN.terrain), "contract": len(BUILT_IN.contracts), "request": len(BUILT_IN.requests),
        "poacher": len(BUILT_IN.pack.poacher.cards), "seat": 1,
    }  # fmt: skip
    for sort, number in sorts.items():
        for each in range(number):
            assert len(large(s, sort, each, language=language).splitlines()) > 1


def test_a_cryptid_tells_all_that_is_printed_and_who_found_it():
    s = position(2, display="karadag_serpent", found={1: "trochus"}, places={0: "E3"})
    shown = large(s, "display", 0)
    assert "Needs: ◉ eyewitness  ≈ outline in the water" in shown
    assert "Tracked in: E3 Black Sea coast" in shown
    assert "Bids: ① Nemo  ② Aronnax" in shown
    assert "1 when found, 1 in the reserve" in large(s, "cryptid", s.found[1][0])
    assert "Found by: Aronnax" in large(s, "cryptid", s.found[1][0])


def test_a_place_tells_where_its_lines_lead_and_what_is_there():
    s = position(2, places={0: "E3", 1: "E3"}, regions={"E3": "sky"}, display="karadag_serpent")
    shown = large(s, "place", place("E3"))
    assert "Evidence: ∨ silhouette in the sky" in shown
    assert "Tracked here: Karadag" in shown
    assert "Here now: Nemo, Aronnax" in shown
    leads = shown.split("Lines lead to:")[1]
    assert all(name in leads for name in ("E4 Northern rivers", "Kyiv", "Thessaloniki"))


def test_hidden_hares_are_marked_and_found_ones_named():
    s = position(2, hares={"aachen": 0}, tokens={0: (1, 2, 3, 4, 5, 6, 7)}, wolpertinger=True)
    assert "something is hidden here" in large(s, "place", place("aachen"))
    assert f"Aachen{signs.HARE}" in table(s)
    assert BOARDS["en"].wording.hare(1) in large(s, "seat", 0)
    for board in BOARDS.values():
        shown = drawn(board.seats(seen(s), 37))
        assert "…" not in shown, "equal tokens stand together, and nothing is cut off"
        assert all(board.wording.hare(token) in shown for token in s.tokens[0])


def test_why_something_is_not_offered_stands_with_it():
    s = position(2, places={0: "aachen"}, display="karadag_serpent")
    assert "✗ Karadag Serpent: go to" in large(s, "display", 0)
    assert "✗ E3 Black Sea coast is 4 steps away" in large(s, "place", place("E3"))
    assert "steps away" not in large(s, "place", place("E1")), "one can go there"
    assert "✗" not in large(s, "place", place("E3"), seat=1), "nobody asks him"
    office = position(2, at="office", xp={0: 0})
    act(office, "up")
    assert "✗ Luck costs 2 experience, and you have 0." in large(office, "skill", skill("luck"))


def test_papers_tell_what_they_bring_so_far():
    s = position(2, contracts={0: "habitat water, evidence sky"}, shared="kind chimera", requests="kind chimera",
                found={0: "trochus"})  # fmt: skip
    assert "So far: ★1" in large(s, "contract", contract("habitat water"), covered=False)
    assert "Shared contract" in large(s, "contract", contract("kind chimera"))
    assert "Fitting finds of yours: 1 of 2" in large(s, "request", request("kind chimera"))


def test_a_player_shows_his_board_and_his_reputation_by_source():
    s = position(2, contracts={0: "habitat water, evidence sky"}, found={0: "trochus"}, evidence={0: "sky"}, xp={0: 3})
    shown = large(s, "seat", 0)
    assert "Evidence: ∨ silhouette in the sky" in shown
    assert "Found cryptids ★1" in shown
    assert "Experience ★1" in shown
    assert "Personal contract" not in shown.replace("Personal contracts are not counted.", "")
    assert "Personal contract ★1" in large(s, "seat", 0, covered=False)
    assert "not counted" in large(s, "seat", 1, covered=False)


def test_the_poacher_shows_what_he_holds_whom_he_has_and_what_he_will_do():
    s = position(1, contracts={0: "habitat water, evidence sky"}, poacher="sky bones", captives="trochus lossie")
    shown = table(s)
    card = BUILT_IN.pack.poacher.cards[0]
    assert "Holds:  ∞ bones  ∨ silhouette in the sky  ··" in shown
    assert "Caught: 2 of 5" in shown
    assert "water 2/3" in shown
    first, *_ = card.held[2]
    assert f"Does: {BOARDS['en'].wording.poacher(first)}" in shown
    whole = large(s, "poacher", 0)
    assert all(BOARDS["en"].wording.poacher_text(action) in whole for action in card.held[0])
    assert "Poacher" not in table(position(2))


# -- lists, the log, the legend


def test_options_of_a_sort_have_their_row_in_every_language():
    board = BOARDS["en"]
    groups = [board.group(choice) for choice in (("move", 3), ("buy", 0), ("lay", 3, 1, 2, 2), ("end",))]
    assert groups == ["heading-move", "heading-market", "", ""]
    assert all(BOARDS[language].words(group) for language in LANGUAGES for group in groups[:2])


def test_remarks_tell_what_a_destination_holds_and_what_a_tile_covers():
    s = position(2, places={0: "aachen"}, regions={"E1": "sky"}, display="karadag_serpent")
    remarks = BOARDS["en"].remarks(seen(s))
    assert str(remarks["move", place("E1")]) == "∨⁵"
    assert "Karadag Serpent" in str(remarks["ticket", place("E3")])
    assert BOARDS["en"].remarks(seen(s, 1)) == {}
    laying = position(2, at="end", tiles={0: "LM8 LF1 LW1"})
    assert str(BOARDS["en"].remarks(seen(laying))["tile", tile("LM8")]) == signs.outline(("##", "#."))


def test_a_shape_fits_into_two_characters():
    assert signs.outline(("##", "#.")) == "⠋"
    assert signs.outline(("####",)) == "⠉⠉"
    assert signs.outline(("#.", "#.", "##")) == "⠧"
    assert signs.outline(("#", "#", "#", "#", "#")) == signs.outline(("#####",)), "an owner's pack may have longer ones"
    assert str(signs.open_card(11)) == "¹²"


def test_several_picks_are_counted():
    decision = Decision(0, "refresh.cards", (("discard", 0), ("discard", 1)))
    assert "1" in str(BOARDS["en"].tally(decision, (("discard", 0),)))


def test_the_log_has_a_tone_for_what_matters():
    kinds = {event.name for event in EVENTS}
    assert set(LOUD) | set(WARNING) <= kinds
    tones = {kind: BOARDS["en"].tone(SeenEvent(kind, {}, False)) for kind in kinds}
    assert tones["found"] != tones["failed"] != tones["moved"]
    assert tones["round_began"] == tones["game_ended"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_names_every_sign(language):
    said = "\n".join([str(row) for row in BOARDS[language].legend()])
    for sign in (*signs.EVIDENCE_SIGNS, *signs.HABITAT_SIGNS, *signs.SKILL_SIGNS, *signs.SYMBOL_SIGNS, signs.HARE):
        assert sign in said


# -- the end


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_tells_points_by_source_and_everybodys_contracts(language):
    s = game_moments(3, 2, True)[-1]
    assert s.outcome is not None
    board = BOARDS[language]
    shown = str(board.result(GAME.view(s, 0), (), NAMES[:3], 80))
    for source, _ in s.outcome.points[0]:
        assert board.words.points(source) in shown
    for seat in range(3):
        assert f"{signs.REPUTATION}{s.outcome.total(seat)}" in shown
        assert all(board.wording.contract(each) in shown for each in s.contracts[seat])
    assert all(NAMES[seat] in shown for seat in s.outcome.winners)


def test_a_lonely_journey_is_rated_or_lost():
    s = game_moments(1, 1)[-1]
    view = GAME.view(s, 0)
    assert view.outcome is not None
    arrived = structs.replace(view.outcome, reason="arrived", winners=(0,))
    shown = str(BOARDS["en"].result(structs.replace(view, outcome=arrived), (), NAMES[:1], 80))
    assert BOARDS["en"].wording.rating(arrived.total(0)) in shown
    lost = structs.replace(view.outcome, reason="contract_lost", winners=())
    shown = str(BOARDS["en"].result(structs.replace(view, outcome=lost), (), NAMES[:1], 80))
    assert "you have lost" in shown
    assert BOARDS["en"].wording.rating(arrived.total(0)) not in shown


def test_an_unfinished_game_has_no_result():
    s = position(2)
    assert "not over" in str(BOARDS["en"].result(GAME.view(s, 0), (), NAMES[:2], 80))
    assert drawn(BOARDS["en"].seats(seen(s), 37))
