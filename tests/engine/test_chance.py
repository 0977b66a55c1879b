"""Chance: even, repeatable, and the same number for the same key and counter everywhere."""

import pytest

from bathysphere.engine import Chance, chance, seed_bytes, stream

KEY = bytes(range(32))
LIMITS = {2: 10.8, 3: 13.8, 6: 20.5, 7: 22.5, 52: 87.97}
"""The value of chi-square that even numbers exceed once in a thousand times, by the number of sides."""


def chi_square(counts: list[int]) -> float:
    mean = sum(counts) / len(counts)
    return sum((count - mean) ** 2 for count in counts) / mean


@pytest.mark.parametrize("sides", LIMITS)
def test_every_number_is_equally_likely(sides):
    dice = Chance(seed_bytes("uniform"))
    counts = [0] * sides
    for _ in range(sides * 1000):
        counts[dice.below(sides)] += 1
    assert chi_square(counts) < LIMITS[sides]


def test_every_order_of_a_shuffle_is_equally_likely():
    cards = Chance(seed_bytes("orders"))
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        order = [0, 1, 2]
        cards.shuffle(order)
        counts[tuple(order)] = counts.get(tuple(order), 0) + 1
    assert len(counts) == 6
    assert chi_square(list(counts.values())) < LIMITS[6]


def test_the_numbers_of_a_key_never_change():
    """Every stored record depends on them."""
    dice = Chance(KEY)
    assert [dice.below(100) for _ in range(12)] == [2, 32, 80, 54, 47, 5, 87, 62, 96, 49, 34, 83]


def test_the_same_key_and_counter_give_the_same_numbers():
    first = Chance(KEY)
    numbers = [first.below(1000) for _ in range(40)]
    for start in range(40):
        assert Chance(KEY, start).below(1000) == numbers[start]


def test_another_key_gives_other_numbers():
    one, two = Chance(KEY), Chance(bytes(32))
    assert [one.below(1 << 60) for _ in range(4)] != [two.below(1 << 60) for _ in range(4)]


@pytest.mark.parametrize("start", range(9))
def test_shuffle_draws_exactly_as_below_would(start):
    fast, slow = Chance(KEY, start), Chance(KEY, start)
    cards, expected = list(range(30)), list(range(30))
    fast.shuffle(cards)
    for last in range(29, 0, -1):
        other = slow.below(last + 1)
        expected[last], expected[other] = expected[other], expected[last]
    assert cards == expected
    assert fast.counter == slow.counter
    assert fast.below(1 << 50) == slow.below(1 << 50)


def test_numbers_after_a_shuffle_follow_those_that_it_drew():
    fast, slow = Chance(KEY), Chance(KEY)
    fast.below(6)
    fast.shuffle(list(range(10)))
    numbers = [slow.below(1 << 50) for _ in range(12)]
    assert [fast.below(1 << 50) for _ in range(2)] == numbers[10:]


@pytest.mark.parametrize("length", [0, 1])
def test_nothing_is_drawn_for_what_cannot_be_shuffled(length):
    dice = Chance(KEY)
    dice.shuffle(list(range(length)))
    assert dice.counter == 0


class TestTheTopOfTheRange:
    """2**64 numbers cannot be shared out evenly among seven: the last four would favour 0 to 3."""

    TOP = (1 << 64) - 1
    UNEVEN = (1 << 64) % 7

    @pytest.fixture
    def block(self, monkeypatch):
        """Lets a test name the eight numbers of the next block."""

        def numbers(*named):
            padded = (*named, *range(8))[:8]
            monkeypatch.setattr(chance, "_eight", lambda _: padded)

        return numbers

    def test_the_incomplete_run_is_drawn_again(self, block):
        block(self.TOP, self.TOP - self.UNEVEN + 1, 5)
        dice = Chance(KEY)
        assert dice.below(7) == 5
        assert dice.counter == 3

    def test_the_last_number_of_the_last_whole_run_counts(self, block):
        block(self.TOP - self.UNEVEN)
        dice = Chance(KEY)
        assert dice.below(7) == 6
        assert dice.counter == 1

    def test_a_power_of_two_needs_no_second_draw(self, block):
        block(self.TOP)
        dice = Chance(KEY)
        assert dice.below(8) == 7
        assert dice.counter == 1

    def test_a_shuffle_draws_again_too(self, block):
        block(self.TOP, 0, 0)
        dice = Chance(KEY)
        cards = ["a", "b", "c"]
        dice.shuffle(cards)
        assert cards == ["b", "c", "a"]
        assert dice.counter == 3


@pytest.mark.parametrize("drawn", [0, 3, 8, 11])
def test_a_copy_goes_on_alike_and_apart(drawn):
    dice = Chance(KEY)
    for _ in range(drawn):
        dice.below(6)
    twin = dice.copy()
    ahead = [twin.below(1000) for _ in range(20)]
    assert dice.counter == drawn
    assert [dice.below(1000) for _ in range(20)] == ahead


def test_pick_takes_one_of_the_items():
    dice = Chance(KEY)
    assert {dice.pick(("a", "b", "c")) for _ in range(50)} == {"a", "b", "c"}
    assert dice.pick(["only"]) == "only"


def test_a_seed_may_be_a_number_a_text_or_bytes():
    assert len(seed_bytes(7)) == len(seed_bytes("tide")) == len(seed_bytes(b"tide")) == 32
    assert seed_bytes(7) == seed_bytes("7")
    assert seed_bytes("tide") == seed_bytes(b"tide")
    assert len({seed_bytes(seed) for seed in (0, 1, -1, "", "tide", "прилив")}) == 6


def test_32_bytes_are_a_seed_as_they_are():
    assert seed_bytes(KEY) == KEY
    assert seed_bytes(KEY[:31]) != KEY[:31]


def test_streams_of_one_seed_have_nothing_in_common():
    play, bot = Chance(stream(KEY, "play")), Chance(stream(KEY, "bot 0"))
    pairs = [(play.below(2), bot.below(2)) for _ in range(4000)]
    assert chi_square([pairs.count((a, b)) for a in (0, 1) for b in (0, 1)]) < 16.3  # three degrees of freedom
    assert stream(KEY, "play") == stream(KEY, "play")
    assert stream(KEY, "play") != stream(bytes(32), "play")
