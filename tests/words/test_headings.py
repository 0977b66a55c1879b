"""Headings of long lists in games that declare none: by verb, by one part of many options, in the labels' language."""

from itertools import product

from bathysphere.engine import Choice
from bathysphere.words.headings import MANY, headings


def made(options: list[Choice], labels: list[str], declared: list[str] | None = None) -> list[str]:
    return headings(options, labels, declared or [""] * len(options), lambda choice, at: f"part {choice[at]}")


BIDS: list[Choice] = [("bid", number, face) for number, face in product(range(1, 11), range(6))]


def test_a_short_list_has_none():
    options = BIDS[: MANY - 1]
    assert made(options, [f"Bid {number} × {face}" for _, number, face in options]) == [""] * len(options)


def test_many_options_of_one_verb_are_split_by_a_part_and_headed_by_what_their_labels_begin_with():
    found = made([("doubt",), *BIDS], ["Не верю", *[f"Поставить {number} × {face}" for _, number, face in BIDS]])
    assert found[0] == ""
    assert found[1:] == [f"Поставить {number} × …" for _, number, _ in BIDS]


def test_where_labels_begin_alike_the_part_is_named():
    found = made(BIDS, [f"Bid on {face}: {number}" for _, number, face in BIDS])
    assert found == [f"Bid on: part {number}" for _, number, _ in BIDS]


def test_a_few_options_of_each_verb_stand_under_the_verb():
    options = [(verb, number) for verb in ("take_card", "give") for number in range(6)]
    labels = [f"Give: the card {number}" if verb == "give" else f"{number}th card" for verb, number in options]
    assert made(options, labels) == ["Take card"] * 6 + ["Give: the card …"] * 6
    labels = [f"Give: {number}" if verb == "give" else f"{number}th card" for verb, number in options]
    assert made(options, labels) == ["Take card"] * 6 + ["Give"] * 6


def test_a_verb_that_is_all_there_is_has_no_heading_of_its_own():
    options = [("take", number) for number in range(20)]
    assert made(options, [f"Take {number}" for number in range(20)]) == [""] * 20


def test_what_a_verb_declares_stands():
    declared = ["Moves" if number == 3 else "" for _, number, _ in BIDS]
    found = made(BIDS, [f"Bid {number} × {face}" for _, number, face in BIDS], declared)
    assert [heading == "Moves" for heading in found] == [number == 3 for _, number, _ in BIDS]
    assert len(set(found)) == 10


def test_every_heading_of_a_large_game_is_met_by_one_group_only():
    """Two verbs whose labels begin alike do not share a heading."""
    options = [(verb, start, end) for verb in ("go", "fly") for start, end in product(range(8), range(30))]
    found = made(options, [f"Move to {end} from {start}" for _, start, end in options])
    groups = {
        heading: {(option[0], option[1]) for option, each in zip(options, found, strict=True) if each == heading}
        for heading in found
    }
    assert all(len(inside) == 1 for inside in groups.values())
    assert len(groups) == 16
