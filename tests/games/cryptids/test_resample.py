"""A resampled world looks like the truth: everything hidden comes up in all its forms, and what was seen is kept."""

from collections import Counter

import pytest

from bathysphere.engine import SPECTATOR, Chance, answer, any_answer, decisions, open_questions, stream
from bathysphere.games.cryptids import GAME
from bathysphere.games.cryptids.content import BUILT_IN
from bathysphere.games.cryptids.state import CryptidsState
from bathysphere.games.cryptids.steps.cards import clear_place
from support.cryptids.positions import act, contract, hare, offered, position
from support.rules import rule


def samples(s: CryptidsState, seat: int, number: int = 60) -> list[CryptidsState]:
    return [GAME.resample(s, seat, stream(bytes(32), f"sample {at}")) for at in range(number)]


def moments(seats: int, seed: int, every: int, **options):
    """Random games, looked at now and then."""
    chance = Chance(stream(bytes(32), f"moments {seats} {seed}"))
    s = GAME.new(seats, seed, options)
    while s.outcome is None:
        if chance.below(every) == 0:
            yield s, chance
        decision = chance.pick(decisions(s))
        answer(s, decision.seat, any_answer(decision, chance))
    yield s, chance


@rule("C47.12", "C47.13")
def test_contracts_of_others_are_any_that_one_does_not_know():
    own = {0: "kind beast, kind winged", 1: "evidence sky, habitat water", 2: "kind reptile, evidence bones"}
    s = position(3, contracts=own, shared="evidence victim")
    seen: Counter[int] = Counter()
    worlds = samples(s, 0, 300)
    for world in worlds:
        assert world.contracts[0] == s.contracts[0]
        assert world.shared == s.shared
        seen.update(world.contracts[1])
    known = {contract("kind beast"), contract("kind winged"), contract("evidence victim")}
    assert set(seen) == set(range(13)) - known
    assert max(seen.values()) < 2 * min(seen.values())
    spectator = {each for world in samples(s, SPECTATOR) for each in world.contracts[0]}
    assert len(spectator) == 12


@rule("C47.12", "C36.15b")
def test_contracts_that_lie_open_are_kept():
    s = position(1, contracts={0: "kind beast, evidence sky"})
    assert all(world.contracts == s.contracts for world in samples(s, 0))
    over = position(2, at="office", contracts={0: "kind beast, kind winged"}, number=7, final=7)
    for _ in range(2):
        act(over, *offered(over, over.turn.seat, "down")[0])
        act(over, "end")
    assert all(world.contracts == over.contracts for world in samples(over, 1))


@rule("C47.1", "C47.8", "C47.20", "C47.21", "C47.23")
def test_bag_decks_hares_and_the_poachers_deck_are_mixed():
    s = position(1, wolpertinger=True, hares={"riga": hare("hare"), "kyiv": hare("coins"), "london": hare("reroll")})
    worlds = samples(s, 0)
    assert len({world.bag for world in worlds}) == len(worlds)
    assert len({world.decks[2] for world in worlds}) == len(worlds)
    assert len({world.poacher_deck for world in worlds}) == len(worlds)
    assert len({tuple(world.cities) for world in worlds}) == 6
    for world in worlds:
        assert [sorted(deck) for deck in world.decks] == [sorted(deck) for deck in s.decks]


@rule("C47.2", "C47.4", "C47.6", "C47.7", "C47.24")
def test_backs_that_nobody_saw_differ_and_those_that_everybody_saw_stay():
    s = position(2, regions={"N1": "sky"}, market="sky bones tracks", evidence={0: "water"}, beside="victim",
                display="selma", marks={0: ("", "witness")})  # fmt: skip
    worlds = samples(s, 1, 120)
    shown = (s.map[0][0], *s.market)  # laid back side up: everybody saw it
    assert {(world.map[0][0], *world.market) for world in worlds} == {shown}
    for zone in (lambda world: world.evidence[0][0], lambda world: world.beside[0], lambda world: world.marks[0][1]):
        seen = Counter(zone(world) for world in worlds)
        kind = BUILT_IN.kind[zone(s)]
        assert set(seen) == {token for token in BUILT_IN.bag if BUILT_IN.kind[token] == kind and token not in shown}
        assert max(seen.values()) < 4 * min(seen.values())


@rule("C47.5", "C47.7")
def test_the_front_of_a_token_that_tells_a_place_is_either_until_it_is_turned():
    s = position(2, display="achlis", marks={0: ("sky@N1", "")}, market="tracks tracks tracks")
    fronts = {BUILT_IN.kind[world.marks[0][0]] for world in samples(s, 0)}
    assert fronts == {0, 4}  # the victim and the silhouette with this back
    clear_place(s, 0)
    s.opened = None
    assert {world.beside for world in samples(s, 0)} == {s.beside}  # now both of its sides are known


@rule("C47.1", "C47.5", "C47.23", "C47.24")
@pytest.mark.parametrize(("seats", "seed"), [(1, 0), (2, 0), (3, 0), (4, 0), (1, 1), (2, 1)])
def test_a_sampled_world_cannot_be_told_from_the_truth(seats, seed):
    """Same view, same questions, all components, and the next answer is taken alike."""
    looked = 0
    for s, chance in moments(seats, seed, 6, wolpertinger=True):
        components = GAME.components(s)
        for seat in range(SPECTATOR, seats):
            world = GAME.resample(s, seat, stream(bytes(32), f"{looked} {seat}"))
            assert GAME.view(world, seat) == GAME.view(s, seat)
            assert [each.face() for each in open_questions(world)] == [each.face() for each in open_questions(s)]
            assert GAME.components(world) == components
            assert [len(world.bag), len(world.beside)] == [len(s.bag), len(s.beside)]
            assert world.shown.bit_count() == s.shown.bit_count()
            assert not any(world.shown >> token & 1 for token in world.bag)
            if s.outcome is None:
                decision = chance.pick(decisions(s))
                choice = any_answer(decision, chance)
                reply = answer(world, decision.seat, choice)
                again = answer(s.copy(), decision.seat, choice)
                if not (reply.reveals or again.reveals):
                    assert reply.seen_by(seat) == again.seen_by(seat)
            looked += 1
    assert looked > 15
