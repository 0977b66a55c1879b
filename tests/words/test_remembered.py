"""What is worded once is said again only where all that it was made from is the same."""

from collections.abc import Sequence
from typing import Any

from bathysphere.engine import Value, View
from bathysphere.words.remembered import Remembered

NAMES = ["Ann", "Bo", "Cy"]


class Player(Value, frozen=True):
    place: int
    coins: int


class Table(View, frozen=True, kw_only=True):
    options: dict[str, int]
    players: tuple[Player, ...]
    deck: int = 9

    @property
    def own(self) -> Player:
        return self.players[self.seat]


def table(seat: int = 0, *, options: dict[str, int] | None = None, deck: int = 9, **coins: int) -> Table:
    players = tuple(Player(10 + number, coins.get(f"of_{number}", 0)) for number in range(3))
    return Table(
        seat=seat, question=0, asked=(), sealed=None, outcome=None, options=options or {}, players=players, deck=deck
    )


class Label:
    """Makes something and counts how often."""

    def __init__(self, text: Any, most: int = 100) -> None:
        self.text = text
        self.made = 0
        self.kept = Remembered(most)

    def __call__(self, view: Table | None, key: str = "it", names: Sequence[str] = NAMES) -> str:
        return self.kept.find(key, view, names, self._make)

    def _make(self, view: Any, names: Sequence[str]) -> str:
        self.made += 1
        return str(self.text(view, names))


def test_what_reads_nothing_is_made_once() -> None:
    label = Label(lambda view, names: "go on")
    assert [label(table(0)), label(table(1, deck=3)), label(None, names=["Di"] * 3)] == ["go on"] * 3
    assert label.made == 1
    label(table(), "else")
    assert label.made == 2


def test_what_reads_a_field_is_made_once_for_each_value() -> None:
    label = Label(lambda view, names: view.deck)
    assert [label(table(deck=deck, of_1=deck)) for deck in (3, 4, 3, 4)] == ["3", "4", "3", "4"]
    assert label.made == 2


def test_of_several_players_only_those_looked_at_matter() -> None:
    label = Label(lambda view, names: view.players[1].coins)
    assert [label(table(of_0=5)), label(table(of_2=1)), label(table(of_1=7))] == ["0", "0", "7"]
    assert label.made == 2


def test_every_seat_reads_its_own() -> None:
    label = Label(lambda view, names: view.players[view.seat].coins)
    shown = [label(table(seat, of_0=1, of_1=2, of_2=spent)) for spent in (3, 4) for seat in (0, 1, 2)]
    assert shown == ["1", "2", "3", "1", "2", "4"]


def test_what_is_read_may_depend_on_what_was_read_before() -> None:
    label = Label(lambda view, names: view.players[0].coins if view.deck else "empty")
    views = [table(deck=0), table(deck=0, of_0=4), table(of_0=4), table(of_0=5), table(deck=0, of_0=5)]
    assert [label(view) for view in views] == ["empty", "empty", "4", "5", "empty"]


def test_whole_tuples_and_lengths_are_read() -> None:
    label = Label(lambda view, names: sum(player.coins for player in view.players) + len(view.players))
    assert [label(table(of_2=1)), label(table(of_2=2)), label(table(of_2=1))] == ["4", "5", "4"]
    assert label.made == 2


def test_names_that_are_said_matter() -> None:
    label = Label(lambda view, names: names[1])
    assert [label(None), label(None, names=["Xi", "Bo", "Cy"]), label(None, names=["Ann", "Di", "Cy"])] == [
        "Bo",
        "Bo",
        "Di",
    ]
    assert label.made == 2


def test_what_cannot_be_hashed_is_compared_by_what_it_says() -> None:
    label = Label(lambda view, names: view.options)
    assert [label(table(options={"a": at})) for at in (1, 2, 1)] == ["{'a': 1}", "{'a': 2}", "{'a': 1}"]
    assert label.made == 2


def test_what_a_method_reads_is_not_kept() -> None:
    label = Label(lambda view, names: view.own.coins)
    assert [label(table(of_0=coins)) for coins in (1, 2, 1)] == ["1", "2", "1"]


def test_it_forgets_when_there_is_too_much() -> None:
    label = Label(lambda view, names: view.deck, most=2)
    assert [label(table(deck=deck)) for deck in (1, 2, 3, 1, 2, 3)] == ["1", "2", "3", "1", "2", "3"]
    assert label.kept.size <= 2
