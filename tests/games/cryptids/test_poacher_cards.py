"""Each of the poacher's fifteen cards does what its row says: a second reading of the rows, in words and sets, agrees
with the engine at many moments of games of one."""

from itertools import combinations, permutations

import pytest

from bathysphere.engine import Chance, answer, any_answer, decisions, open_questions, stream
from bathysphere.games.cryptids import GAME
from bathysphere.games.cryptids.content import BUILT_IN
from bathysphere.games.cryptids.state import CryptidsState, Poacher
from bathysphere.games.cryptids.steps.poacher.catching import caught_by
from bathysphere.games.cryptids.steps.poacher.turn import PoacherField, PoacherOffice
from support.cryptids.positions import run
from support.rules import rule

CARDS = """
BID,REF,LOW | BID,CON,REF,LOW | K2,BID,REF,LOW | K3,K2,BID,REF,HIGH | K4 | FCB | NESW | dR,mB up | dX,xC down | mountain
CON,BID,REF,HIGH | BID,REF,HIGH | K2,CON,REF,LOW | K3,K2,HIGH | K4 | BFC | ESWN | dX,mC down | dR,mB up | forest
REF,BID,LOW | LOW | BID,K2,REF,LOW | K2,K3,BID,REF,LOW | K4 | CBF | SWNE | dC,xB up | dS,mC up | water
HIGH | BID,REF,LOW | K2,BID,REF,HIGH | K3,K2,CON,REF,HIGH | K4 | FBC | WNES | dC,mB down | mC,dR up | mountain
BID,CON,REF,LOW | REF,BID,LOW | K2,LOW | K3,BID,REF,LOW | K4 | CFB | NSEW | mB,dX up | dR,xC down | forest
LOW | CON,BID,REF,LOW | BID,K2,REF,HIGH | K2,K3,LOW | K4 | BCF | SNWE | dR,xB down | mB,dC up | water
BID,REF,HIGH | HIGH | K2,BID,REF,LOW | K3,K2,BID,REF,LOW | K4 | FCB | EWSN | dS,mC up | dR,xB down | mountain
CON,REF,LOW | BID,CON,REF,HIGH | REF,K2,BID,LOW | K3,CON,REF,HIGH | K4 | BFC | WENS | dR,xC up | dX,mB up | forest
REF,CON,LOW | BID,REF,LOW | K2,CON,BID,LOW | K3,K2,LOW | K4 | CBF | NWSE | mC,dC down | dR,mC down | water
BID,REF,LOW | CON,REF,LOW | K2,HIGH | BID,K3,K2,REF,LOW | K4 | FBC | SENW | dR,mB up | dS,xC up | mountain
HIGH | REF,HIGH | K2,BID,REF,HIGH | K3,K2,CON,REF,LOW | K4 | CFB | ENWS | dX,xB down | mB,dR down | forest
BID,CON,REF,HIGH | BID,CON,REF,LOW | CON,K2,REF,HIGH | K2,K3,HIGH | K4 | BCF | WSEN | dC,mC up | dR,xB up | water
CON,REF,LOW | BID,REF,LOW | K2,LOW | K3,BID,REF,LOW | K4 | FCB | NEWS | mB,dR down | dC,mB down | mountain
REF,BID,HIGH | CON,REF,HIGH | K2,CON,REF,LOW | K3,K2,BID,REF,HIGH | K4 | CBF | SWEN | dR,xC up | mC,dX up | forest
CON,BID,REF,LOW | BID,REF,HIGH | REF,BID,LOW | K3,K2,LOW | K4 | BFC | ESNW | dS,xB down | dR,mC down | water
""".strip().splitlines()
NUMBERS = range(15)
PREY = {"F": "found", "C": "contract", "B": "bid"}
RUMOUR, ANY = 6, -1
DIE = {"dC": (0, 1), "dX": (2, 3), "dS": (4,), "dR": (5,)}
"""By symbol the faces of the assistant die, the highest last."""


def row_of(number: int) -> list[str]:
    return [part.strip() for part in CARDS[number].split("|")]


@rule("C48.9", "C37.5", "C38.1", "C37.9", "C37.10")
@pytest.mark.parametrize("number", NUMBERS)
def test_a_card_is_written_as_its_row(number):
    card = BUILT_IN.pack.poacher.cards[number]
    *held, prey, zones, above, below, terrain = row_of(number)
    assert [",".join(each) for each in card.held] == held
    assert ([PREY[letter] for letter in prey], zones) == (list(card.prey), card.zones)
    assert [f"{','.join(each.tries)} {each.then}" for each in (card.above, card.below)] == [above, below]
    assert card.terrain == terrain


# -- a second reading


def fits_contract(s: CryptidsState, card: int, number: int) -> bool:
    printed = s.c.pack.cryptids.cryptids[card]
    sort, value = s.c.pack.contracts.contracts[number].split()
    return {"evidence": value in printed.needs, "habitat": printed.habitat == value, "kind": printed.kind == value}[
        sort
    ]


def wanted(s: CryptidsState, by: str) -> set[int]:
    """Kinds for which the player has a bid or a contract, without rumours."""
    if by == "BID":
        kinds = {need for at in s.bids[0] if at >= 0 for need in s.needs(at)}
        return set(range(RUMOUR)) if ANY in kinds else kinds - {RUMOUR}
    said = [s.c.pack.contracts.contracts[each].split() for each in s.contracts[0]]
    return {s.c.contracts[at].value for at, (sort, _) in zip(s.contracts[0], said, strict=True) if sort == "evidence"}


def from_map(s: CryptidsState, action: str, zones: str) -> set[tuple[int, int]]:
    lying = {(region, s.c.kind[token]) for region in range(16) for token in s.map[region]}
    name = s.c.places
    if action in ("LOW", "HIGH"):
        for zone in zones:
            there = sorted({name[region] for region, _ in lying if name[region][0] == zone})
            if there:
                at = there[0] if action == "LOW" else there[-1]
                mine = {each for each in lying if name[each[0]] == at}
                return {each for each in mine if each[1] != RUMOUR} or mine
        return set()
    for kinds in (wanted(s, action), {RUMOUR}):
        for zone in zones:
            there = {each for each in lying if name[each[0]][0] == zone and each[1] in kinds}
            if there:
                return there
    return set()


def suffices(needs: tuple[int, ...], kinds: tuple[int, ...]) -> bool:
    """Whether some order of these tokens meets the requirements one after another, a pair of rumours for any but a
    rumour."""

    def meets(left: tuple[int, ...], tokens: tuple[int, ...]) -> bool:
        if not left:
            return True
        one = bool(tokens) and left[0] in (ANY, tokens[0]) and meets(left[1:], tokens[1:])
        pair = left[0] != RUMOUR and tokens[:2] == (RUMOUR, RUMOUR) and meets(left[1:], tokens[2:])
        return one or pair

    return any(meets(needs, order) for order in permutations(kinds))


def catches(s: CryptidsState, action: str, prey: str) -> set[int]:
    """The cards among which the player would choose."""
    pieces, held = int(action[1]), tuple(s.c.kind[token] for token in s.poacher.evidence)
    for letter in prey:
        if letter == "F":
            found = {card: s.c.cards[card].needs for card in s.waiting(0)}
        else:
            places = [at for at, card in enumerate(s.display) if card >= 0]
            found = {s.display[at]: s.needs(at) for at in places if at in s.bids[0] or letter == "C"}
        if letter == "C":
            found = {
                card: need for card, need in found.items() if any(fits_contract(s, card, at) for at in s.contracts[0])
            }
        if pieces == 4:
            possible = list(found) if len(held) == 4 else []
        else:
            possible = [card for card, need in found.items() if len(need) == pieces and suffices(need, held)]
        if possible:
            ranks = {card: (worth(s, card), s.c.cards[card].found) for card in possible}
            return {card for card in possible if ranks[card] == max(ranks.values())}
    return set()


def worth(s: CryptidsState, card: int) -> int:
    fitting = [at for at in s.contracts[0] if fits_contract(s, card, at)]
    return max([1 + sum(fits_contract(s, each, at) for each in s.poacher.captives) for at in fitting], default=0)


def expected(s: CryptidsState, number: int) -> tuple[str, set]:
    """The action that is done, and what is chosen from."""
    held = len(s.poacher.evidence)
    row = row_of(number)
    for action in row[held].split(","):
        if action == "REF":
            if sum(len(tokens) for tokens in s.map) < 7:
                return "refresh", set()
        elif action[0] == "K":
            cards = catches(s, action, row[5])
            if cards:
                return "catch", cards
        elif held < 4:
            tokens = from_map(s, action, row[6])
            if tokens:
                return "take", tokens
    return "idle", set()


def moments(seed: int):
    """Games of one in which the poacher holds this and that."""
    chance = Chance(stream(bytes(32), f"poacher {seed}"))
    s = GAME.new(1, seed)
    while s.outcome is None:
        decision = chance.pick(decisions(s))
        answer(s, decision.seat, any_answer(decision, chance))
        if s.outcome is None and open_questions(s)[0].kind in ("field.turn", "office.turn") and chance.below(6) == 0:
            world = s.copy()
            bag = list(world.bag)
            chance.shuffle(bag)
            number = chance.below(5)
            world.poacher = Poacher(0, tuple(sorted(bag[:number])), world.poacher.captives)
            world.bag = tuple(bag[number:])
            spare = [card for card in world.decks[chance.below(3)][:2] if chance.below(2)]
            world.found = [tuple(sorted({*world.found[0], *spare}))]
            world.decks = [tuple(card for card in deck if card not in spare) for deck in world.decks]
            if len(world.bag) > 9:
                yield world, chance


def prepared(world: CryptidsState, number: int) -> CryptidsState:
    s = world.copy()
    s.opened = None
    s.poacher_deck, s.poacher_used = (*[each for each in NUMBERS if each != number], number), ()
    s.poacher = Poacher(number, s.poacher.evidence, s.poacher.captives)
    return s


def done(s: CryptidsState, step) -> tuple[str, set, list[str]]:
    reply = run(s, step)
    told = [each.kind.name for each in reply.events]
    opened = open_questions(s) if s.outcome is None and s.stack else ()
    kind = opened[0].kind if opened else ""
    return kind, {option[1:] for option in opened[0].options} if opened else set(), told


@rule("C37.10", "C37.11", "C39.20", "C39.21", "C48.70", "C48.74", "C48.99")
@pytest.mark.parametrize("number", NUMBERS)
def test_in_the_field_a_card_does_what_its_row_says(number):
    seen = set()
    for seed in range(3):
        for world, _ in moments(seed):
            s = prepared(world, number)
            action, choices = expected(s, number)
            taken = len(s.poacher.evidence)
            kind, options, told = done(s, PoacherField())
            seen.add(action)
            if action == "idle":
                assert "poacher_idle" in told
            elif action == "refresh":
                assert kind == "refresh.remove" or "tokens_turned" in told
            elif action == "take" and len(choices) > 1:
                assert (kind, options) == ("poacher.takes", choices)
            elif action == "take":
                assert len(s.poacher.evidence) == taken + 1
                assert "poacher_took" in told
            elif len(choices) > 1:
                assert (kind, options) == ("poacher.prey", {(card,) for card in choices})
            elif kind == "poacher.spend":
                assert {option[0] for option in options} == choices
            else:
                assert choices <= set(s.poacher.captives)
    assert len(seen) >= 3, seen


@rule("C38.1", "C38.1a", "C38.1b", "C38.2", "C38.3", "C39.23", "C39.24")
@pytest.mark.parametrize("number", NUMBERS)
def test_in_the_office_a_card_does_what_its_row_says(number):
    seen = set()
    for seed in range(3):
        for world, chance in moments(seed + 10):
            s = prepared(world, number)
            s.rows = [1 + chance.below(10)] * 2
            while s.rows[1] == s.rows[0]:
                s.rows[1] = 1 + chance.below(10)
            s.dice = tuple(sorted(chance.below(6) for _ in range(chance.below(4))))
            side = row_of(number)[7 if s.rows[1] < s.rows[0] else 8]
            tries, then = side.split()
            action = next((each for each in tries.split(",") if office_possible(s, each)), "idle")
            before, rows = s.dice, s.rows[:]
            kind, _, told = done(s, PoacherOffice())
            seen.add(action)
            if action == "idle":
                assert "poacher_idle" in told
            elif action in DIE:
                gone = [each for each in DIE[action] if each in before][-1]
                assert sorted((*s.dice, gone)) == sorted(before)
            else:
                assert s.dice == before
                assert kind == "poacher.market" or "poacher_took" in told or action[0] == "x"
            if kind != "poacher.market":
                beside = rows[0] + (-1 if then == "up" else 1)
                assert s.rows == [rows[0], beside if 1 <= beside <= 10 else rows[1]]
    assert len(seen) >= 2, seen


def office_possible(s: CryptidsState, action: str) -> bool:
    if action in DIE:
        return any(each in s.dice for each in DIE[action])
    kinds = {s.c.kind[token] for token in s.market if token >= 0}
    suitable = kinds & (wanted(s, "BID" if action[1] == "B" else "CON") | {RUMOUR})
    return action[0] == "x" or (bool(suitable) and len(s.poacher.evidence) < 4)


@rule("C48.98")
def test_the_sets_that_a_catch_may_cost_are_the_smallest_that_suffice():
    several = 0
    for seed in range(4):
        for world, _ in moments(seed + 20):
            prey = [(card, at) for at, card in enumerate(world.display) if card >= 0]
            prey += [(card, -1) for card in world.waiting(0)]
            held = world.poacher.evidence
            every = [each for size in range(5) for each in combinations(held, size)]
            for card, at in prey:
                needs = world.needs(at) if at >= 0 else world.c.cards[card].needs
                enough = [each for each in every if suffices(needs, tuple(world.c.kind[token] for token in each))]
                fewest = min([len(each) for each in enough], default=0)
                sets = caught_by(world, (card, at), len(needs))
                assert sorted(sets) == sorted(each for each in enough if len(each) == fewest)
                several += len(sets) > 1
    assert several > 0
