"""Positions of Unfathomable in a line or two, and the verbs to play on from them.

    s = position(4, crew="jeanne edmund", places={0: "deck2"}, hands={0: "strength3 lore1"}, deep_ones={"deck2": 1})
    dice(s, 7)
    act(s, "attack", DEEP_ONE)

Cards, items, spaces, characters and roles are written by id, a skill card as skill and value ("lore3"). The leftmost
word of a pile is its top. Unless told otherwise the ship is empty of monsters and passengers, all hands and play areas
are empty, nobody has a feat left and everybody is human: a scene says only what matters, and no window opens that it
does not want. Cards and tokens come out of their piles, so that components are conserved; role cards are as told.
"""

from collections.abc import Iterable
from typing import Any

from bathysphere.engine import PASS, SPECTATOR, Chance, Choice, Next, Reply, Step, answer, decision_of, open_questions
from bathysphere.engine.flow import begin
from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.cards.characters.table import CHARACTERS, character
from bathysphere.games.unfathomable.cards.damage import damage as damage_card
from bathysphere.games.unfathomable.cards.items.table import item
from bathysphere.games.unfathomable.cards.mythos.table import mythos as mythos_card
from bathysphere.games.unfathomable.cards.passengers import PASSENGERS
from bathysphere.games.unfathomable.cards.roles import HUMAN, ROLES
from bathysphere.games.unfathomable.cards.skills.table import DECKS, SKILL_OF, SKILLS, VALUE_OF
from bathysphere.games.unfathomable.cards.skills.table import card as skill_card
from bathysphere.games.unfathomable.cards.spaces import DECK, NAMES, ROOMS, SPACES, number
from bathysphere.games.unfathomable.cards.spells.table import FLESH_WARD
from bathysphere.games.unfathomable.cards.spells.table import spell as spell_card
from bathysphere.games.unfathomable.cards.waypoints.table import WAYPOINTS
from bathysphere.games.unfathomable.cards.waypoints.table import waypoint as waypoint_card
from bathysphere.games.unfathomable.components import CAPTAIN, KEEPER, Turn
from bathysphere.games.unfathomable.effects import DIALS, TRACKS
from bathysphere.games.unfathomable.options import Options
from bathysphere.games.unfathomable.setup import deal
from bathysphere.games.unfathomable.state import Loyalty, UnfathomableState
from bathysphere.games.unfathomable.steps.cards.peeks import take_out
from bathysphere.games.unfathomable.steps.cards.resolve import resolve
from bathysphere.games.unfathomable.steps.turn.titles import first_holder
from bathysphere.games.unfathomable.steps.turn.turn import ActionStep, BeginTurn, DiscardTime, EndTurn, MythosTime
from bathysphere.games.unfathomable.view import UnfathomableView
from support.moves import asked as asked
from support.moves import do as do
from support.moves import heard as heard
from support.moves import kinds as kinds
from support.moves import offered as offered
from support.moves import told_to_all as told_to_all

QUIET_CREW = ("jeanne", "william", "ishmael", "jamie", "samira", "arjun", "keilani", "svetlana", "beatrice", "edmund")
"""Who fills the seats of which a scene says nothing: first those whose sheets open no window."""
TOKENS = {"blank": 0, "soul": 1, "two_souls": 2, "soul_and_sanity": 3}

Zones = dict[int, str]
"""By seat: cards, items and the like as words."""


def skill_cards(words: str) -> tuple[int, ...]:
    """ "lore3 will1" as kinds of cards, in the order written."""
    return tuple([skill_card(SKILLS.index(word[:-1]), int(word[-1])) for word in words.split()])


def words(cards: Iterable[int]) -> str:
    """Skill cards back as words, to compare zones with."""
    return " ".join(f"{SKILLS[SKILL_OF[card]]}{VALUE_OF[card]}" for card in cards)


def position(
    seats: int = 4,
    first: int = 0,
    *,
    crew: str = "",
    at: str = "action",
    places: Zones | None = None,
    hands: Zones | None = None,
    items: Zones | None = None,
    active: dict[int, str] | None = None,
    feats: Iterable[int] = (),
    roles: Zones | None = None,
    revealed: Zones | None = None,
    role_deck: str = "",
    captain: int | None = None,
    keeper: int | None = None,
    dials: dict[str, int] | None = None,
    tracks: dict[str, int] | None = None,
    row: str = "",
    damage: dict[str, str] | None = None,
    deep_ones: dict[str, int] | None = None,
    hydra: str = "the_deep",
    dagon: str = "the_deep",
    passengers: dict[str, str] | None = None,
    keeps: Zones | None = None,
    spells_kept: Zones | None = None,
    wards: dict[int, int] | None = None,
    chaos: str = "",
    decks: dict[str, str] | None = None,
    discards: str = "",
    mythos: str = "",
    mythos_discard: str = "",
    waypoints: str = "",
    spells: str = "",
    item_deck: str = "",
    damage_deck: str = "",
    turn: int = 1,
    awake: bool = False,
    seed: int = 0,
    **options: Any,
) -> UnfathomableState:
    """A table in the turn of `first`, waiting `at` "turn" (its beginning: cards are received), "action" (the first of
    two actions), "mythos" (a card is drawn) or "end" (hands are cut, and the next turn begins).

    `roles` holds the unrevealed cards of a seat, `revealed` the one it has laid open. Titles go by their lines unless
    told. `row` are the waypoints in play, and their distances count. `passengers` lists the tokens on a deck space. The
    piles (`chaos`, `decks` by skill as values "3 1", `mythos`, ...) are arranged from their top; the rest beneath is
    shuffled. `wards` counts Flesh Wards (one spell card).
    """
    s = GAME.state(seats, bytes(32))
    s.chance = GAME.new(seats, seed).chance
    deal(s, Options(**options))
    s.events = []
    s.first = first
    _man(s, crew.split(), places or {}, revealed or {}, roles or {}, role_deck)
    for seat in feats:
        s.feats[seat] = True
    s.titles[CAPTAIN] = first_holder(s, CAPTAIN) if captain is None else captain
    s.titles[KEEPER] = first_holder(s, KEEPER) if keeper is None else keeper
    _board(s, deep_ones or {}, passengers or {}, damage or {}, row)
    s.monarchs = [number(hydra), number(dagon)]
    for name, value in (dials or {}).items():
        s.dials[DIALS.index(name)] = value
    for name, value in (tracks or {}).items():
        s.tracks[TRACKS.index(name)] = value
    s.awake = awake
    _deal_items(s, items or {}, active or {}, item_deck)
    _arrange_skills(s, hands or {}, discards, chaos, decks or {})
    for seat, text in (keeps or {}).items():
        s.keeps[seat] = tuple(sorted(_taken(s.mythos, s.mythos_known, map(mythos_card, text.split()))))
    s.mythos_discard = _taken(s.mythos, s.mythos_known, map(mythos_card, mythos_discard.split()))[::-1]
    for seat, text in (spells_kept or {}).items():
        s.spells_kept[seat] = tuple(sorted(_taken(s.spells, s.spells_known, map(spell_card, text.split()))))
    for seat, count in (wards or {}).items():
        _taken(s.spells, s.spells_known, [FLESH_WARD] * count)
        s.wards[seat] = count
    put_on_top(s.mythos, map(mythos_card, mythos.split()))
    put_on_top(s.waypoints, map(waypoint_card, waypoints.split()))
    put_on_top(s.spells, map(spell_card, spells.split()))
    put_on_top(s.damage_deck, map(damage_card, damage_deck.split()))
    s.turn = Turn(first, turn - 1) if at == "turn" else Turn(first, turn, "mythos" if at == "mythos" else "actions")
    begin(s, _waiting(first, at))
    return s


def _waiting(seat: int, at: str) -> Next:
    rest: Next = (DiscardTime(), EndTurn(seat))
    return {
        "turn": (BeginTurn(seat),),
        "action": (ActionStep(seat), MythosTime(seat), *rest),
        "mythos": (MythosTime(seat), *rest),
        "end": rest,
    }[at]


def _man(s: UnfathomableState, crew: list[str], places: Zones, revealed: Zones, roles: Zones, role_deck: str) -> None:
    """Everybody gets a character, a place and a role."""
    crew = [*crew, *[name for name in QUIET_CREW if name not in crew]][: s.seats]
    for seat, name in enumerate(crew):
        s.characters[seat] = character(name)
        s.places[seat] = number(places[seat]) if seat in places else CHARACTERS[s.characters[seat]].start
        s.roles[seat] = tuple([Loyalty(ROLES.index(role)) for role in roles.get(seat, "human").split()])
    for seat, role in revealed.items():
        s.revealed[seat] = ROLES.index(role)
        s.roles[seat] = tuple([Loyalty(ROLES.index(other)) for other in roles.get(seat, "").split()])
    deck = [ROLES.index(role) for role in role_deck.split()] or [HUMAN] * s.seats
    s.role_deck = tuple(deck[::-1])


def _board(
    s: UnfathomableState, deep_ones: dict[str, int], passengers: dict[str, str], damage: dict[str, str], row: str
) -> None:
    s.deep_ones = [0] * (SPACES + 1)
    for name, count in deep_ones.items():
        s.deep_ones[number(name)] = count
    s.passengers = [()] * len(DECK)
    supply = list(PASSENGERS)
    for name, tokens in passengers.items():
        laid = sorted([TOKENS[token] for token in tokens.split()])
        for token in laid:
            supply.remove(token)
        s.passengers[number(name) - DECK.start] = tuple(laid)
    s.supply = tuple(supply)
    for name, card in damage.items():
        s.damage[number(name) - ROOMS.start] = damage_card(card)
        s.damage_deck.remove(damage_card(card))
    s.row = tuple(_taken(s.waypoints, s.waypoints_known, map(waypoint_card, row.split())))
    s.distance = sum([WAYPOINTS[card].distance for card in s.row])


def _deal_items(s: UnfathomableState, items: Zones, active: Zones, item_deck: str) -> None:
    s.chance.shuffle(s.item_deck)
    for seat, text in items.items():
        s.items[seat] = tuple(sorted(_taken(s.item_deck, s.item_known, map(item, text.split()))))
    for seat, name in active.items():
        s.active[seat] = item(name)
    put_on_top(s.item_deck, map(item, item_deck.split()))


def _arrange_skills(s: UnfathomableState, hands: Zones, discards: str, chaos: str, decks: dict[str, str]) -> None:
    """Everything that is named leaves its deck; then a chaos deck is made of what is left, as far as it is not told."""
    piles = [list(cards) for cards in DECKS]
    for pile in piles:
        s.chance.shuffle(pile)

    def out(text: str) -> list[int]:
        cards = list(skill_cards(text))
        for card in cards:
            piles[SKILL_OF[card]].remove(card)
        return cards

    for seat, text in hands.items():
        s.hands[seat] = tuple(sorted(out(text)))
    for card in reversed(out(discards)):
        s.discards[SKILL_OF[card]] = (*s.discards[SKILL_OF[card]], card)
    tops = {name: out(" ".join(name + value for value in values.split())) for name, values in decks.items()}
    on_top = out(chaos)
    others = [skill for skill in range(len(SKILLS) - 1) for _ in range(2)][len(on_top) :]
    rest = [piles[skill].pop() for skill in others]
    s.chance.shuffle(rest)
    s.chaos = (*rest, *on_top[::-1])
    for name, top in tops.items():
        piles[SKILLS.index(name)] += top[::-1]
    s.decks = [tuple(pile) for pile in piles]


def _taken(cards: list[int], known: list[int], wanted: Iterable[int]) -> list[int]:
    """These cards out of a deck, in the order named."""
    found = list(wanted)
    for card in found:
        take_out(cards, known, card)
    return found


def put_on_top(cards: list[int], wanted: Iterable[int]) -> None:
    """These cards to the top of their deck, the first of them topmost; nobody knows the deck then."""
    top = list(wanted)
    for card in top:
        cards.remove(card)
    cards += top[::-1]


# -- chance


class Dice(Chance):
    """The next throws of the die show the faces that a test names; everything else is left to chance. A copy of the
    table throws dice of its own."""

    __slots__ = ("faces", "state")

    def __init__(self, s: UnfathomableState, faces: list[int]) -> None:
        super().__init__(s.chance.key, s.chance.counter)
        self.state = s
        self.faces = faces

    def below(self, n: int) -> int:
        about_to_roll = bool(self.state.rolls) and not self.state.rolls[-1].face
        if not (about_to_roll and self.faces):
            return super().below(n)
        self.counter += 1
        return self.faces.pop(0) - 1


def dice(s: UnfathomableState, *faces: int) -> Dice:
    """The faces that the next throws show, in this order; `faces` of what is returned are those still to come."""
    s.chance = scripted = Dice(s, list(faces))
    return scripted


# -- playing on


def run(s: UnfathomableState, *steps: Step[Any]) -> Reply:
    """These steps happen now, before whatever the table waits for."""
    s.events = []
    s.opened = None
    before = s.chance.counter
    begin(s, steps)
    return Reply((), s.events, s.chance.counter != before)


def effect(s: UnfathomableState, effects: str, you: int = 0) -> Reply:
    """A list of effects is resolved now: effect(s, "mythos/food_rationing/first")."""
    return run(s, *resolve(effects, you))


def act(s: UnfathomableState, *choice: Any) -> Reply:
    """The one who is asked for an action does this."""
    return answer(s, open_questions(s)[0].seat, tuple(choice))


def actions(s: UnfathomableState, verb: str | None = None) -> list[Choice]:
    """The actions open to whoever is asked for one, all or those of one verb."""
    decision = open_questions(s)[0]
    assert decision.kind == "action"
    return offered(s, decision.seat, verb)


def stop(s: UnfathomableState) -> Reply:
    """No more actions in this turn."""
    return act(s, "stop")


def react(s: UnfathomableState, seat: int, *choice: Any) -> Reply:
    """One seat uses something in an open window; all others who are asked pass."""
    for decision in open_questions(s):
        if decision.seat != seat:
            answer(s, decision.seat, PASS)
    return answer(s, seat, tuple(choice))


def all_pass(s: UnfathomableState, until: str = "") -> Reply:
    """Everybody passes in every window and adds nothing to a check, until something else is asked or a question of the
    kind `until`; the reply holds everything that happened on the way."""
    told: list[Any] = []
    used = False
    while s.outcome is None and _passable(s, until):
        for decision in open_questions(s):
            reply = answer(s, decision.seat, () if decision.kind == "check.add" else PASS)
            told += reply.events
            used = used or reply.chance_used
    return Reply(PASS, told, used)


def _passable(s: UnfathomableState, until: str) -> bool:
    opened = open_questions(s)
    return all(each.kind != until and (each.kind == "check.add" or PASS in each.options) for each in opened)


def add(s: UnfathomableState, seat: int, cards: str = "") -> Reply:
    """A seat adds cards to a check."""
    return answer(s, seat, tuple(sorted([("add", card) for card in skill_cards(cards)])))


def pick(s: UnfathomableState, seat: int, *choices: Choice) -> Reply:
    """Several picks in one answer: pick(s, 0, ("discard", 3), ("discard", 1)). Their order is kept where it matters."""
    decision = decision_of(s, seat)
    return answer(s, seat, choices if decision is not None and decision.ordered else tuple(sorted(choices)))


# -- asking what it led to


def hand(s: UnfathomableState, seat: int) -> str:
    return words(s.hands[seat])


def place(s: UnfathomableState, seat: int) -> str:
    return NAMES[s.places[seat]]


def dial(s: UnfathomableState, name: str) -> int:
    return s.dials[DIALS.index(name)]


def deep_ones(s: UnfathomableState) -> dict[str, int]:
    """Where there are any, and how many."""
    return {NAMES[space]: count for space, count in enumerate(s.deep_ones) if count}


def monarchs(s: UnfathomableState) -> tuple[str, str]:
    """Where Mother Hydra and Father Dagon are."""
    return NAMES[s.monarchs[0]], NAMES[s.monarchs[1]]


def on_deck(s: UnfathomableState) -> dict[str, int]:
    """Where passengers are, and how many."""
    return {NAMES[DECK[place]]: len(tokens) for place, tokens in enumerate(s.passengers) if tokens}


def views(s: UnfathomableState) -> list[UnfathomableView]:
    """What every seat and, at the end, a spectator see."""
    return [GAME.view(s, seat) for seat in (*range(s.seats), SPECTATOR)]
