"""What a pack may just be, and what it may just not be: each bound of the checks from both sides."""

from collections.abc import Callable
from typing import Any

import pytest

from bathysphere.engine import BadTable, answer, decisions
from bathysphere.games.cryptids import GAME
from bathysphere.games.cryptids.content import Content
from bathysphere.games.cryptids.grid import Grid, quarters, size_of
from bathysphere.games.cryptids.pack import FILES, cells_of, read_parts
from support.content_packs import at_hand, card_in, pack_of, raw_pack

Raw = dict[str, Any]
Change = Callable[[Raw], None]


def at(*path: Any) -> Callable[[Any], Change]:
    """A change of the value at this place."""

    def to(value: Any) -> Change:
        def change(raw: Raw) -> None:
            data: Any = raw
            for name in path[:-1]:
                data = data[name]
            data[path[-1]] = value

        return change

    return to


def only(number: int, *path: Any) -> Change:
    """So many of a list."""

    def change(raw: Raw) -> None:
        data: Any = raw
        for name in path:
            data = data[name]
        data[number:] = []

    return change


def both(*changes: Change) -> Change:
    def change(raw: Raw) -> None:
        for each in changes:
            each(raw)

    return change


def of_level(level: int, number: int) -> Change:
    """So many cards of a level; the others are of the next one."""

    def change(raw: Raw) -> None:
        cards = [card for card in raw["cryptids"]["cryptids"] if card["level"] == level]
        for card in cards[number:]:
            card["level"] = level % 3 + 1

    return change


def cities(number: int) -> Change:
    def change(raw: Raw) -> None:
        gone = {city["id"] for city in raw["map"]["cities"][number:]}
        del raw["map"]["cities"][number:], raw["wolpertinger"]["tokens"][number:]
        for place in (*raw["map"]["regions"], *raw["map"]["cities"]):
            place["lines"] = [other for other in place["lines"] if other not in gone]

    return change


def able(when: str, *does: str) -> Change:
    def change(raw: Raw) -> None:
        card_in(raw, "trochus")["ability"] = {"when": when, "does": list(does)}

    return change


def said(*words: str) -> Change:
    def change(raw: Raw) -> None:
        raw["contracts"]["contracts"] = list(words)

    return change


def many(number: int, part: str, name: str) -> Change:
    """So many in all, alike."""

    def change(raw: Raw) -> None:
        raw[part][name] = [raw[part][name][0]] * number

    return change


def reserve(tall: int, wide: int) -> list[str]:
    """The usual starting places in a larger reserve."""
    drawn = {2: ".aa.......bb.", 6: "......c......", 7: "......c......"}
    return [drawn.get(row, "").ljust(wide, ".") for row in range(tall)]


def shapes(number: int, wide: int, tall: int) -> Change:
    """So many more drawings, of this size."""

    def change(raw: Raw) -> None:
        raw["terrain"]["shapes"] |= {f"more{at}": ["#" * wide] * tall for at in range(number)}

    return change


def tokens_on_board(raw: Raw) -> None:
    raw["board"]["map_tokens"], raw["board"]["market_slots"] = 1, 1


board, start, track = (lambda name: at("board", name)), (lambda name: at("board", "start", name)), at("board", "track")
slots, bonus = at("board", "evidence_slots"), at("board", "start", "bonus_rumours")
card = lambda name: at("cryptids", "cryptids", 0, name)  # noqa: E731
supply, rows = at("evidence", "bonus_rumours"), at("reserve", "rows")

BOUNDS: dict[str, tuple[Change, Change]] = {
    "cities": (cities(4), cities(3)),
    "first level": (of_level(1, 6), of_level(1, 5)),
    "second level": (of_level(2, 6), of_level(2, 5)),
    "third level": (of_level(3, 6), of_level(3, 5)),
    "tokens": (only(10, "evidence", "tokens"), only(9, "evidence", "tokens")),
    "most tokens": (many(99, "evidence", "tokens"), many(100, "evidence", "tokens")),
    "rumours for four": (both(bonus(2), supply(8)), both(bonus(2), supply(7))),
    "slots for rumours": (slots(1), both(slots(1), bonus(2))),
    "mountains": (only(4, "terrain", "terrain", 0, "tiles"), only(3, "terrain", "terrain", 0, "tiles")),
    "forests": (only(4, "terrain", "terrain", 1, "tiles"), only(3, "terrain", "terrain", 1, "tiles")),
    "waters": (only(4, "terrain", "terrain", 2, "tiles"), only(3, "terrain", "terrain", 2, "tiles")),
    "contracts": (only(9, "contracts", "contracts"), only(8, "contracts", "contracts")),
    "evidence": (said("evidence sky", *["kind beast"] * 8), said(*["kind beast"] * 9)),
    "poacher": (only(1, "poacher", "cards"), only(0, "poacher", "cards")),
    "bids": (start("bids")(6), start("bids")(7)),
    "one bid": (start("bids")(1), start("bids")(0)),
    "above the track": (track({"rows": 10, "highlighted": 2}), track({"rows": 10, "highlighted": 1})),
    "below the track": (track({"rows": 10, "highlighted": 6}), track({"rows": 10, "highlighted": 7})),
    "short track": (track({"rows": 6, "highlighted": 2}), track({"rows": 5, "highlighted": 2})),
    "long track": (track({"rows": 99, "highlighted": 2}), track({"rows": 100, "highlighted": 2})),
    "a small number": (able("found", "xp 1"), able("found", "xp 0")),
    "a large number": (able("found", "xp 99"), able("found", "xp 100")),
    "a number with a zero in front": (able("found", "xp 9"), able("found", "xp 09")),
    "a number without a sign": (able("found", "xp 1"), able("found", "xp +1")),
    "things to do": (able("found", *["xp 1"] * 6), able("found", *["xp 1"] * 7)),
    "one placement": (able("placement", "empty"), able("placement", "empty", "empty")),
    "one leap": (able("request", "place"), able("request", "place", "place")),
    "words": (able("end", "kind_least beast 1 1"), able("end", "kind_least beast 1")),
    "of a failure": (able("failed", "keep_evidence"), able("relocated", "keep_evidence")),
    "reputation": (card("found")(99), card("found")(100)),
    "no reputation": (card("found")(0), card("found")(-1)),
    "level": (card("level")(3), card("level")(4)),
    "level of none": (card("level")(1), card("level")(0)),
    "three needs": (card("needs")(["sky"] * 3), card("needs")(["sky"] * 4)),
    "two needs": (card("needs")(["sky"] * 2), card("needs")(["sky"])),
    "length of an id": (at("about", "id")("x" * 40), at("about", "id")("x" * 41)),
    "letters of an id": (at("about", "id")("a-z_0-9"), at("about", "id")("A")),
    "id of a card": (card("id")("x" * 40), card("id")("x" * 41)),
    "id of a card in small letters": (card("id")("a_1"), card("id")("A")),
    "length of a name": (at("about", "name", "en")("x" * 60), at("about", "name", "en")("x" * 61)),
    "blank before a name": (at("about", "name", "en")("a b"), at("about", "name", "en")(" ab")),
    "blank behind a name": (at("about", "name", "en")("a b"), at("about", "name", "en")("ab ")),
    "a name of one letter": (at("about", "name", "en")("a"), at("about", "name", "en")("")),
    "version": (at("about", "version")(1), at("about", "version")(0)),
    "east": (at("map", "cities", 0, "at")([100, 100]), at("map", "cities", 0, "at")([101, 100])),
    "west": (at("map", "cities", 0, "at")([0, 0]), at("map", "cities", 0, "at")([0, -1])),
    "prices": (at("board", "skills", 1, "price")(0), at("board", "skills", 1, "price")(-1)),
    "price of a bonus": (at("evidence", "bonus_price")(1), at("evidence", "bonus_price")(0)),
    "coins": (start("coins")([0, 99, 0, 0]), start("coins")([0, 100, 0, 0])),
    "range": (board("range")(1), board("range")(0)),
    "display": (both(board("display")(1), start("bids")(1)), both(board("display")(0), start("bids")(1))),
    "six dice": (at("board", "dice", "tracking")(["luck"] * 6), at("board", "dice", "tracking")(["luck"] * 5)),
    "six faces": (at("board", "dice", "assistant")(["xp 1"] * 6), at("board", "dice", "assistant")(["xp 1"] * 7)),
    "shapes": (shapes(25, 10, 1), shapes(26, 10, 1)),
    "width of a shape": (shapes(1, 10, 1), shapes(1, 11, 1)),
    "height of a shape": (shapes(1, 1, 10), shapes(1, 1, 11)),
    "width": (rows(reserve(10, 20)), rows(reserve(10, 21))),
    "height": (rows(reserve(20, 13)), rows(reserve(21, 13))),
    "players": (at("reserve", "play", 0, "columns")([1, 13]), at("reserve", "play", 0, "columns")([1, 14])),
    "rows in play": (at("reserve", "play", 0, "rows")([1, 10]), at("reserve", "play", 0, "rows")([1, 11])),
    "rows from one": (at("reserve", "play", 0, "rows")([1, 10]), at("reserve", "play", 0, "rows")([0, 10])),
    "poacher's rows": (at("poacher", "cards", 0, "held")([[]] * 5), at("poacher", "cards", 0, "held")([[]] * 6)),
    "poacher's zones": (at("poacher", "cards", 0, "zones")("WSEN"), at("poacher", "cards", 0, "zones")("WSENN")),
    "no requests": (at("contracts", "requests")([]), at("contracts", "requests")(["kind"])),
}  # fmt: skip


@pytest.mark.parametrize("name", BOUNDS)
def test_each_bound_from_both_sides(name: str):
    accepted, refused = BOUNDS[name]
    raw = raw_pack()
    accepted(raw)
    Content(pack_of(raw))
    raw = raw_pack()
    refused(raw)
    with pytest.raises(BadTable) as caught:
        pack_of(raw)
    assert any(file in str(caught.value) for file in FILES.values())


LEAST: Change = both(
    cities(4), tokens_on_board, only(2, "evidence", "tokens"), of_level(1, 6), only(9, "contracts", "contracts"),
    only(1, "poacher", "cards"), only(0, "contracts", "requests"), board("terrain_slots")(1), slots(1),
    track({"rows": 6, "highlighted": 2}), *[only(4, "terrain", "terrain", kind, "tiles") for kind in range(3)],
)  # fmt: skip


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("wolpertinger", [False, True])
def test_the_least_that_a_pack_can_be_is_played_to_an_end(seats: int, wolpertinger: bool):
    raw = raw_pack()
    LEAST(raw)
    with at_hand(pack_of(raw)) as name:
        s = GAME.new(seats, 0, {"content": name, "wolpertinger": wolpertinger})
        chance = s.chance.copy()
        answers = 0
        while s.outcome is None:
            decision = decisions(s)[0]
            answer(s, decision.seat, decision.default if decision.picks else chance.pick(decision.options))
            answers += 1
            assert answers < 3_000


# -- the first tile


def grid(*drawn: str, shape: tuple[str, ...] = ("##",)) -> Grid:
    """A reserve in which everything is in play, with one shape."""
    raw = raw_pack()
    raw["reserve"]["rows"] = list(drawn)
    for each in raw["reserve"]["play"]:
        each["rows"], each["columns"] = [1, len(drawn)], [1, len(drawn[0])]
    raw["terrain"]["shapes"]["D2"] = list(shape)
    return Grid(read_parts(raw))


@pytest.mark.parametrize(
    ("drawn", "shape", "begins"),
    [
        (("a.", "bc"), ("##",), True),
        (("ab", "c."), ("##",), True),
        (("abc",), ("##",), False),
        (("a.bc",), ("##",), True),
        (("a.bc",), ("###",), False),
        (("abc", "...", "..."), ("###",), True),
        (("abc", "..."), ("#", "#", "#"), False),
        (("abc", "...", "..."), ("##", "#."), True),
        (("a..b", "...c"), ("####",), True),
        (("....", "abbc"), ("####",), False),
    ],
)
def test_whether_a_tile_can_be_the_first(drawn, shape, begins):
    assert grid(*drawn, shape=shape).begins("D2", 4) == begins


def test_a_drawing_is_turned_to_the_right():
    ell = cells_of(("#.", "#.", "##"))
    assert size_of(ell) == (3, 2)
    assert [set(each) for each in quarters(ell)] == [
        {(0, 0), (1, 0), (2, 0), (2, 1)},
        {(0, 2), (0, 1), (0, 0), (1, 0)},
        {(2, 1), (1, 1), (0, 1), (0, 0)},
        {(1, 0), (1, 1), (1, 2), (0, 2)},
    ]
