"""Who sees what (the ledger's section Information): from a whitelist, for one seat or for spectators."""

from collections.abc import Callable
from typing import Annotated

from msgspec import structs

from bathysphere.engine import HELD, NUMBER, SPECTATOR, WORD, Cards, Value, View, group, noted, per
from bathysphere.engine import own as readers_own
from bathysphere.games.unfathomable.cards.items.table import IMPROVEMENTS
from bathysphere.games.unfathomable.checks import Check, Rolling
from bathysphere.games.unfathomable.components import FACE_DOWN, NO_ROLE, NOBODY, NOTHING, SUPPLY, Acting, Offer, Turn
from bathysphere.games.unfathomable.focus import Focus, focus
from bathysphere.games.unfathomable.kinds import (
    CARD,
    CHARACTER,
    DAMAGE_CARD,
    DIAL_NUMBER,
    ITEM,
    MONARCH,
    MYTHOS_CARD,
    ON_DECK,
    ROLE,
    ROOM,
    SEAT,
    SKILL,
    SOMEBODY,
    SPACE,
    SPELL,
    TITLE,
    TOKEN,
    TRACK_NUMBER,
    WAYPOINT,
)
from bathysphere.games.unfathomable.options import Options
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.steps.harm.defeat import CharacterDefeat, PassengerDefeat

NOT_IN_DANGER = -2


noted(Turn, seat=SEAT, number=NUMBER, step=WORD, used=WORD)
noted(Acting, seat=SEAT, left=NUMBER, waiting=group(seat=SEAT, left=NUMBER))
noted(
    Rolling, why=WORD, seat=SEAT, number=NUMBER, modifier=NUMBER, face=NUMBER, weapon=ITEM.but(none=NOTHING), used=WORD
)
noted(
    Check,
    why=WORD,
    card=MYTHOS_CARD.but(none=NOTHING),
    seat=SEAT,
    target=NUMBER,
    partial=NUMBER,
    skills=SKILL,
    stage=WORD,
    counts=per(SEAT, NUMBER),
    shown=per(SEAT, CARD),
    cards=CARD,
    bonus=NUMBER,
    result=WORD,
    used=WORD,
)
noted(Offer, seat=SEAT, gifts=group(item=ITEM, seat=SEAT))


class SeatView(Value, frozen=True, gc=False):
    """What is known of one player."""

    character: Annotated[int, CHARACTER.but(nobody=NOTHING)]
    place: Annotated[int, SPACE.but(nowhere=NOTHING)]
    hand: Annotated[int, NUMBER]
    """How many skill cards (U26.6)."""
    items: Annotated[Cards, ITEM.but(face_down=FACE_DOWN)]
    """Face down improvements of others are FACE_DOWN (UI.25)."""
    active: Annotated[int, ITEM.but(none=NOTHING)]
    feat: bool
    keeps: Annotated[Cards, MYTHOS_CARD]
    wards: Annotated[int, NUMBER]
    spells: Annotated[Cards, SPELL]
    roles: Annotated[Cards, ROLE.but(face_down=FACE_DOWN)]
    """One entry for each unrevealed role card (U26.5): the role if the reader knows it, else FACE_DOWN."""
    revealed: Annotated[int, ROLE.but(none=NO_ROLE)]


class Deck(Value, frozen=True, gc=False):
    """A face-down deck: how many cards, and which of them the reader knows, counted from the top."""

    size: Annotated[int, NUMBER]
    known: Annotated[tuple[tuple[int, int], ...], group(place=NUMBER, card=HELD)] = ()


class UnfathomableView(View, frozen=True, gc=False, kw_only=True):
    """What one seat may know."""

    options: Options
    first: Annotated[int, SEAT]
    turn: Turn
    acting: Acting | None
    titles: Annotated[Cards, per(TITLE, SOMEBODY)]
    dials: Annotated[Cards, per(DIAL_NUMBER, NUMBER)]
    tracks: Annotated[Cards, per(TRACK_NUMBER, NUMBER)]
    row: Annotated[Cards, WAYPOINT]
    distance: Annotated[int, NUMBER]
    awake: bool
    damage: Annotated[Cards, per(ROOM, DAMAGE_CARD.but(none=NOTHING))]
    drawn_damage: Annotated[int, DAMAGE_CARD.but(none=NOTHING)]
    deep_ones: Annotated[Cards, per(SPACE, NUMBER)]
    deep_one_supply: Annotated[int, NUMBER]
    monarchs: Annotated[Cards, per(MONARCH, SPACE)]
    passengers: Annotated[Cards, per(ON_DECK, NUMBER)]
    """How many tokens in each deck space."""
    supply: Annotated[int, NUMBER]
    tokens_out: Annotated[Cards, TOKEN]
    players: Annotated[tuple[SeatView, ...], per(SEAT)]
    hand: Annotated[Cards, readers_own(CARD)]
    added: Annotated[Cards, readers_own(CARD)]
    """What the reader has added to the check, until the pile is shuffled."""
    decks: Annotated[Cards, per(SKILL, NUMBER)]
    """Cards in each skill deck."""
    tops: Annotated[Cards, per(SKILL, CARD.but(none=NOTHING))]
    """The top of each discard pile; NOTHING if there is none (U26.2)."""
    played: Annotated[Cards, CARD]
    """Skill cards that are being carried out; they are discarded after that."""
    chaos: Annotated[int, NUMBER]
    pile: Annotated[int, NUMBER]
    """Cards in the check so far (U26.8)."""
    check: Check | None
    roll: Rolling | None
    victim: Annotated[int, SOMEBODY]
    """Who would be defeated, while that can be prevented; NOBODY: nobody."""
    danger: Annotated[int, SPACE.but(supply=SUPPLY, nobody=NOT_IN_DANGER)]
    """The deck space of a passenger who would be defeated, SUPPLY for one of the supply; NOT_IN_DANGER: none."""
    matter: Focus
    """What the question is about, beside all that."""
    offers: tuple[Offer, ...]
    """What would change hands in a trade."""
    mythos: Annotated[Deck, MYTHOS_CARD]
    mythos_top: Annotated[int, MYTHOS_CARD.but(none=NOTHING)]
    crisis: Annotated[int, MYTHOS_CARD.but(none=NOTHING)]
    chooser: Annotated[int, SOMEBODY]
    waypoints: Annotated[Deck, WAYPOINT]
    spells: Annotated[Deck, SPELL]
    items: Annotated[Deck, ITEM]
    damage_deck: Annotated[int, NUMBER]
    role_deck: Annotated[int, NUMBER]
    roles: Annotated[tuple[Cards, ...], per(SEAT, ROLE)]
    """All role cards of each seat, once the game is over (U19.1)."""
    hands: Annotated[tuple[Cards, ...], per(SEAT, CARD)]
    """All hands, once the game is over."""


def own(view: UnfathomableView) -> SeatView:
    """What is known of the reader; there is one."""
    return view.players[view.seat]


def view(s: UnfathomableState, seat: int) -> UnfathomableView:
    over = s.outcome is not None
    top = s.stack[-1] if s.stack else None
    return UnfathomableView.of(
        s,
        seat,
        acting=s.acting,
        deep_one_supply=s.deep_one_supply(),
        passengers=tuple([len(tokens) for tokens in s.passengers]),
        supply=len(s.supply),
        players=tuple([player(s, other, seat) for other in range(s.seats)]),
        hand=s.hands[seat] if seat >= 0 else (),
        added=s.added[seat] if seat >= 0 else (),
        decks=tuple([len(deck) for deck in s.decks]),
        tops=tuple([pile[-1] if pile else NOTHING for pile in s.discards]),
        chaos=len(s.chaos),
        pile=len(s.pile) + sum([len(cards) for cards in s.added]),
        check=s.checks[-1] if s.checks else None,
        roll=s.rolls[-1] if s.rolls else None,
        victim=top.victim if isinstance(top, CharacterDefeat) else NOBODY,
        danger=top.space if isinstance(top, PassengerDefeat) else NOT_IN_DANGER,
        matter=focus(s),
        mythos=deck(s.mythos, s.mythos_known, seat),
        mythos_top=s.mythos_discard[-1] if s.mythos_discard else NOTHING,
        waypoints=deck(s.waypoints, s.waypoints_known, seat),
        spells=deck(s.spells, s.spells_known, seat),
        items=deck(s.item_deck, s.item_known, seat),
        damage_deck=len(s.damage_deck),
        role_deck=len(s.role_deck),
        roles=tuple([tuple([card.role for card in cards]) for cards in s.roles]) if over else (),
        hands=tuple(s.hands) if over else (),
    )


def views(s: UnfathomableState) -> Callable[[int], UnfathomableView]:
    """The views of all seats: what everybody knows is looked at once."""
    everybody = view(s, SPECTATOR)

    def own_view_of(other: int, known: SeatView, seat: int) -> SeatView:
        more = other == seat or any(knows(card.known_to, seat) for card in s.roles[other])
        return player(s, other, seat) if more else known

    def see(seat: int) -> UnfathomableView:
        if seat < 0:
            return everybody
        return structs.replace(
            everybody,
            seat=seat,
            sealed=s.sealed[seat],
            players=tuple([own_view_of(other, known, seat) for other, known in enumerate(everybody.players)]),
            hand=s.hands[seat],
            added=s.added[seat],
            mythos=deck(s.mythos, s.mythos_known, seat),
            waypoints=deck(s.waypoints, s.waypoints_known, seat),
            spells=deck(s.spells, s.spells_known, seat),
            items=deck(s.item_deck, s.item_known, seat),
        )

    return see


def player(s: UnfathomableState, other: int, seat: int) -> SeatView:
    down = [item for item in s.items[other] if item in IMPROVEMENTS and item != s.active[other]]
    own = other == seat
    return SeatView(
        character=s.characters[other],
        place=s.places[other],
        hand=len(s.hands[other]),
        items=s.items[other]
        if own
        else tuple(sorted([FACE_DOWN if item in down else item for item in s.items[other]])),
        active=s.active[other],
        feat=s.feats[other],
        keeps=s.keeps[other],
        wards=s.wards[other],
        spells=s.spells_kept[other],
        roles=roles(s, other, seat),
        revealed=s.revealed[other],
    )


def roles(s: UnfathomableState, other: int, seat: int) -> Cards:
    """Those of others sorted, so that no place tells when a card came."""
    if other == seat:
        return tuple([card.role for card in s.roles[other]])
    return tuple(sorted([card.role if knows(card.known_to, seat) else FACE_DOWN for card in s.roles[other]]))


def knows(mask: int, seat: int) -> bool:
    return seat >= 0 and bool(mask >> seat & 1)


def deck(cards: list[int], known: list[int], seat: int) -> Deck:
    if not any(known):
        return Deck(len(cards))
    seen = [(len(cards) - 1 - place, cards[place]) for place, mask in enumerate(known) if mask and knows(mask, seat)]
    return Deck(len(cards), tuple(sorted(seen)))
