"""Chapters 2 and 3, and the setup of chapters 35, 36 and 41: what is laid out, dealt and chosen for each number of
players."""

from collections import Counter

import pytest

from bathysphere.engine import answer, decisions, open_questions
from bathysphere.games.cryptids import GAME
from bathysphere.games.cryptids.content import ANY, BUILT_IN, NOWHERE
from bathysphere.games.cryptids.state import CryptidsState
from bathysphere.games.cryptids.steps.evidence import draw, lay_on_map
from support.cryptids.positions import asked, kind, options, place, position
from support.rules import rule

SEEDS = range(40)
COUNTS = [1, 2, 3, 4]


def chosen(s: CryptidsState) -> CryptidsState:
    """Everybody takes what comes first."""
    while s.phase == "setup":
        (decision,) = decisions(s)
        answer(s, decision.seat, decision.default)
    return s


@rule("C2.2", "C2.4", "C2.7", "C2.11", "C2.12")
@pytest.mark.parametrize("seats", COUNTS)
def test_tokens_and_cards_are_laid_out(seats: int):
    for seed in SEEDS:
        s = GAME.new(seats, seed)
        assert all(token in s.c.bag for token in s.market)
        assert len(s.market) == 3
        assert s.on_map() == 7
        marks = [token for pair in s.marks for token in pair if token != NOWHERE]
        printed = [s.c.cards[card] for card in s.display]
        assert len(marks) == sum((each.at == ANY) + (ANY in each.needs) for each in printed)
        assert len(s.bag) == 32 - 3 - 7 - len(marks)
        assert s.beside == ()
        assert len(s.bonus) == 10 - seats
        assert [each.level for each in printed] == [1] * 6
        assert [len(deck) for deck in s.decks] == [10, 15, 12]
        assert s.discards == [(), (), ()]


@rule("C2.5", "C2.6", "C2.8", "C2.9", "C48.25")
def test_each_token_lies_where_the_one_before_it_says():
    """The bag is drawn from its top: three for the market, then a chain of backs from the rightmost of them."""
    twice = 0
    for seed in SEEDS:
        s = GAME.new(2, seed)
        s.bag, s.map = s.c.bag and tuple(s.c.bag), [() for _ in s.c.regions]
        drawn = list(reversed(s.bag))
        s.market = [draw(s) for _ in range(3)]
        laid = lay_on_map(s, s.market[-1])
        assert s.market == drawn[:3]
        assert laid == drawn[3:10]
        before = [drawn[2], *laid[:-1]]
        for last, token in zip(before, laid, strict=True):
            assert token in s.map[s.c.back[last]]
        twice += any(len(tokens) > 1 for tokens in GAME.new(2, seed).map)
    assert twice > 0


@rule("C2.9")
def test_all_tokens_are_turned_up():
    s = GAME.new(3, 1)
    view = GAME.view(s, 0)
    assert sorted(each for tokens in view.map for each in tokens) == sorted(
        s.c.kind[token] for tokens in s.map for token in tokens
    )
    assert list(view.market) == [s.c.kind[token] for token in s.market]


@rule("C2.12a", "C2.12b", "C48.26")
def test_tokens_on_question_marks_say_what_is_missing():
    s = position(2, display="achlis selma", marks={0: ("sky@S1", ""), 1: ("", "tracks")})
    view = GAME.view(s, 1)
    assert view.display[0].region == place("S1")
    assert view.display[0].needs == (kind("tracks"), kind("bones"))
    assert view.display[1].region == place("N2")
    assert view.display[1].needs == (kind("water"), kind("tracks"))


@rule("C2.10")
def test_decks_are_shuffled():
    orders = {tuple(GAME.new(2, seed).decks) for seed in SEEDS}
    assert len(orders) == len(SEEDS)
    for seed in SEEDS:
        decks = GAME.new(2, seed).decks
        assert all(BUILT_IN.cards[card].level == level + 1 for level, deck in enumerate(decks) for card in deck)


@rule("C2.16", "C3.9", "C48.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_shared_contract_and_two_for_each(seats: int):
    shared = set()
    for seed in SEEDS:
        s = GAME.new(seats, seed)
        own = [each for cards in s.contracts for each in cards]
        assert [len(cards) for cards in s.contracts] == [2] * seats
        assert sorted([*own, s.shared, *s.undealt]) == list(range(13))
        shared.add(s.shared)
    assert len(shared) > 6


@rule("C2.17", "C48.37")
def test_four_requests():
    seen: Counter[int] = Counter()
    for seed in SEEDS:
        s = GAME.new(2, seed)
        assert len(set(s.requests)) == len(s.requests) == 4
        seen.update(s.requests)
    assert set(seen) == set(range(8))


@rule("C2.18", "C2.25", "C48.52")
def test_terrain_lies_open_and_the_reserve_is_empty():
    s = GAME.new(4, 0)
    assert [len(stack) for stack in s.stacks] == [17, 17, 17]
    assert s.terrain == s.laid == ()
    assert GAME.view(s, 0).stacks == tuple(s.stacks)


@rule("C2.19", "C2.20", "C2.21", "C6.1", "C36.12")
@pytest.mark.parametrize(("seats", "number"), [(1, 3), (2, 3), (3, 4), (4, 5)])
def test_assistant_dice_by_number_of_players(seats: int, number: int):
    assert len(chosen(GAME.new(seats, 0)).dice) == number


@rule("C2.22", "C2.23", "C2.24", "C31.4", "C36.12")
@pytest.mark.parametrize(
    ("seats", "rows", "columns", "starts"),
    [
        (1, range(7), range(2, 11), (1, 1, 1)),
        (2, range(7), range(2, 11), (1, 1, 1)),
        (3, range(10), range(2, 11), (1, 1, 2)),
        (4, range(10), range(13), (2, 2, 2)),
    ],
)
def test_fences(seats: int, rows: range, columns: range, starts: tuple[int, ...]):
    area = BUILT_IN.in_play[seats]
    cells = {BUILT_IN.cell(y, x) for y in rows for x in columns}
    assert {cell for cell in range(130) if area >> cell & 1} == cells
    assert tuple((area & mask).bit_count() for mask in BUILT_IN.starts) == starts


# -- players


def drawn(seats: int):
    """Tables as they are dealt, each with the order on the track."""
    tables = [GAME.new(seats, seed) for seed in SEEDS]
    return [(s, sorted(range(seats), key=s.rows.__getitem__)) for s in tables]


@rule("C3.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_assistants_stand_on_the_highlighted_row_and_below_it(seats: int):
    assert all(sorted(s.rows) == [4, 5, 6, 7][:seats] for s, _ in drawn(seats))


@rule("C46.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_order_on_the_track_is_drawn(seats: int):
    orders = {tuple(order) for _, order in drawn(seats)}
    assert len(orders) == {2: 2, 3: 6, 4: 24}[seats] or (seats == 4 and len(orders) > 15)


@rule("C3.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_topmost_begins(seats: int):
    assert all(asked(s) == [(order[0], "setup.city")] for s, order in drawn(seats))


@rule("C3.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("at", "coins"),
    [
        pytest.param(0, 1, marks=rule("C3.7a")),
        pytest.param(1, 2, marks=rule("C3.7b")),
        pytest.param(2, 2, marks=rule("C3.7c")),
        pytest.param(3, 3, marks=rule("C3.7d")),
    ],
)
def test_coins_by_the_place_on_the_track(seats: int, at: int, coins: int):
    assert {s.coins[order[at]] for s, order in drawn(seats) if at < seats} <= {coins}
    assert all(sum(s.coins) == sum([1, 2, 2, 3][:seats]) for s, _ in drawn(seats))


@rule("C3.4", "C3.5", "C3.6", "C3.8", "C18.1")
@pytest.mark.parametrize("seats", COUNTS)
def test_what_everybody_starts_with(seats: int):
    s = chosen(GAME.new(seats, 3))
    assert s.skills == s.ready == [1] * seats
    assert s.xp == [0] * seats
    assert [[token in s.c.bonus for token in held] for held in s.evidence] == [[True]] * seats
    assert (s.turn.moved, s.turn.acted) == (False, False)
    assert s.acted == [False] * len(s.rows)


def choosing():
    """Every question before the first round, with the table at which it is asked; all bids go to the same cards."""
    s = GAME.new(3, 0)
    while s.phase == "setup":
        (decision,) = open_questions(s)
        yield s, decision
        bids = (("bid", 0), ("bid", 1))
        answer(s, decision.seat, bids if decision.kind == "setup.bids" else decision.default)


@rule("C3.10", "C46.3", "C46.4", "C46.5")
def test_each_chooses_city_bids_and_terrain_before_the_next():
    seen = [(decision.seat, decision.kind) for _, decision in choosing()]
    rows = GAME.new(3, 0).rows
    order = sorted(range(3), key=rows.__getitem__)
    kinds = ["setup.city", "setup.bids", *["setup.terrain"] * 3]
    assert seen == [(seat, each) for seat in order for each in kinds]


@rule("C3.10a", "C46.3")
def test_any_city_without_another_figure():
    for s, decision in choosing():
        if decision.kind == "setup.city":
            taken = [here for here in s.places if here != NOWHERE]
            assert [each[1] for each in decision.options] == [city for city in s.c.cities if city not in taken]
    assert len(set(s.places)) == 3


@rule("C3.10b", "C46.4", "C48.33")
def test_two_bids_on_two_cards_others_may_share_them():
    for table, decision in choosing():
        s = table
        if decision.kind == "setup.bids":
            assert decision.options == tuple(("bid", at) for at in range(6))
            assert not decision.enough((("bid", 0),))
            assert decision.accept((("bid", 0), ("bid", 0))) is None
            assert decision.accept((("bid", 0), ("bid", 1), ("bid", 2))) is None
    assert s.bids == [(0, 1)] * 3


@rule("C3.10c", "C46.5", "C48.52")
def test_one_tile_of_each_kind_any_of_the_stock():
    for s, decision in choosing():
        if decision.kind == "setup.terrain":
            have = {s.c.terrain[tile].kind for tile in s.tiles[decision.seat]}
            kind = min({0, 1, 2} - have)
            faces = {s.c.terrain[tile] for tile in s.stacks[kind]}
            assert {s.c.terrain[tile] for _, tile in decision.options} == faces
    assert [sorted(s.c.terrain[tile].kind for tile in tiles) for tiles in s.tiles] == [[0, 1, 2]] * 3


@rule("C3.10c")
def test_any_tile_of_a_kind_may_be_taken():
    s = GAME.new(2, 0)
    while asked(s)[0][1] != "setup.terrain":
        (decision,) = open_questions(s)
        answer(s, decision.seat, decision.default)
    offered_faces = {s.c.terrain[tile] for (tile,) in options(s, "take")}
    assert offered_faces == {s.c.terrain[tile] for tile in s.stacks[0]}
