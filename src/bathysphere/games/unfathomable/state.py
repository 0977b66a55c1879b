"""The table of Unfathomable: what exists and where it lies. What is under way is a value in a list (`rolls[-1]`),
replaced and never edited, so that reactions find it there and rolls can nest."""

from itertools import compress
from typing import Any, ClassVar

from msgspec import structs

from bathysphere.engine import Cards, State, Value, clockwise, per_seat
from bathysphere.games.unfathomable.cards.characters.table import CHARACTERS
from bathysphere.games.unfathomable.cards.items.table import IMPROVEMENTS
from bathysphere.games.unfathomable.cards.passengers import COPIES as TOKENS
from bathysphere.games.unfathomable.cards.spaces import BRIG, DECK, ROOMS, SICK_BAY, SPACES, THE_DEEP
from bathysphere.games.unfathomable.checks import Check, Rolling
from bathysphere.games.unfathomable.components import DEEP_ONES_IN_BOX, NO_ROLE, NOBODY, NOTHING, Acting, Offer, Turn
from bathysphere.games.unfathomable.options import Options


class Loyalty(Value, frozen=True, gc=False):
    """A role card that was not revealed, and who has seen its face beside its holder."""

    role: int
    known_to: int = 0


class UnfathomableState(State):
    """Piles have their top at the end. Hands are sorted tuples, so that no order tells how cards came."""

    notes: ClassVar = frozenset({"discards_known"})
    options: Options = Options()
    first: int
    """Who took the first turn."""
    turn: Turn = Turn(0, 0)
    batches: tuple[tuple[int, int], ...]
    """Whose actions they are and how many are not begun yet; a grant lies on top of what it interrupts (UL.29)."""
    characters: list[int] = per_seat(NOTHING)
    """The character of each seat; NOTHING before it is chosen."""
    places: list[int] = per_seat(NOTHING)
    """The space of each seat's character."""
    titles: list[int] = [NOBODY] * 2
    """The seats of the captain and the keeper."""
    feats: list[bool] = per_seat(False)
    """Whether each seat still has its feat card."""

    dials: list[int] = [8] * 4
    tracks: list[int] = [0] * 2
    row: Cards
    """The waypoint cards in play, in the order in which they were resolved."""
    distance: int
    awake: bool
    """Whether the awakening phase has been (U52.5)."""
    damage: list[int] = [NOTHING] * len(ROOMS)
    """The damage card in each of the six rooms; NOTHING: none."""
    hit: int = NOTHING
    """The room in which the last damage card was laid; NOTHING if it was laid in none (G25)."""
    deep_ones: list[int] = [0] * (SPACES + 1)
    """How many are in each space, the Deep last."""
    monarchs: list[int] = [THE_DEEP] * 2
    """Where Mother Hydra and Father Dagon are."""
    passengers: list[Cards] = [()] * len(DECK)
    """The tokens in each of the eight deck spaces: their faces are nobody's to know."""
    supply: Cards = tuple([kind for kind, copies in enumerate(TOKENS) for _ in range(copies)])
    """The tokens in the supply."""
    tokens_out: Cards
    """The tokens that were defeated."""

    hands: list[Cards] = per_seat(())
    decks: list[Cards] = [()] * 6
    """Six skill decks."""
    discards: list[Cards] = [()] * 6
    """Six discard piles; only their tops are public (UC.32)."""
    discards_known: list[Cards] = [()] * 6
    """For each of their cards the mask of those who have seen it."""
    played: Cards
    """Skill cards that are being carried out, before everybody's eyes; they are discarded after that (U28.2a)."""
    chaos: Cards
    checks: list[Check]
    added: list[Cards] = per_seat(())
    """What each seat has added to the check face down: known to itself alone until the pile is shuffled."""
    pile: Cards
    """The check's pile, sorted: nobody can tell who added what."""
    points: int
    """The total of the check whose effects are being resolved."""
    rolls: list[Rolling]

    roles: list[tuple[Loyalty, ...]] = per_seat(())
    """The unrevealed role cards of each seat."""
    revealed: list[int] = per_seat(NO_ROLE)
    """The role that each seat revealed; NO_ROLE: none."""
    role_deck: Cards

    items: list[Cards] = per_seat(())
    active: list[int] = per_seat(NOTHING)
    """Each seat's active improvement, face up; the others are face down (U9.7)."""
    keeps: list[Cards] = per_seat(())
    """The mythos cards in each play area."""
    wards: list[int] = per_seat(0)
    """How many Flesh Wards lie in each play area."""
    spells_kept: list[Cards] = per_seat(())
    """Other spells that stay with their caster."""

    mythos: list[int]
    mythos_known: list[int]
    """For each card of the deck the mask of those who know its face; likewise below."""
    mythos_discard: list[int]
    crisis: int = NOTHING
    """The mythos card that is being resolved; NOTHING: none."""
    chooser: int = NOBODY
    """Who resolves its crisis."""
    waypoints: list[int]
    waypoints_known: list[int]
    spells: list[int]
    spells_known: list[int]
    item_deck: list[int]
    item_known: list[int]
    damage_deck: list[int]
    drawn_damage: int = NOTHING
    """A damage card that waits for the die to say where it is laid; NOTHING: none does."""
    offers: tuple[Offer, ...]
    """What would change hands in a trade, while its players say whether they agree."""
    removed: tuple[tuple[str, int], ...]
    """What has left the game before everybody's eyes, by deck; nobody may look at it any more (U51.0.2)."""
    lost: tuple[tuple[str, int, int], ...]
    """What has left it unseen: the deck, the card, and the mask of those who knew its face."""

    def dump(self) -> dict[str, Any]:
        plain = super().dump()
        if not self.options.first_seat_begins:  # checksums noted before there was this option never held it
            del plain["options"]["first_seat_begins"]
        return plain

    def seen_in_pile(self, skill: int) -> Cards:
        """For each card of a discard pile the mask of those who have seen it; of those that were laid before there were
        such notes nobody has."""
        number, masks = len(self.discards[skill]), self.discards_known[skill]
        return masks if len(masks) == number else (*masks, *[0] * number)[:number]

    # -- who is who

    def human(self, seat: int) -> bool:
        """A human player: one who has not revealed, whatever their cards say (U8, U16.6)."""
        return self.revealed[seat] == NO_ROLE

    def around(self) -> tuple[int, ...]:
        """All seats clockwise from the current player on."""
        return clockwise(self.seats, self.turn.seat)

    def humans(self) -> list[int]:
        """Human players, the current player first (UQ.44)."""
        return [seat for seat in self.around() if self.human(seat)]

    def traitors(self) -> list[int]:
        """Revealed ones, the current player first."""
        revealed = self.revealed
        if revealed.count(NO_ROLE) == self.seats:
            return []
        return [seat for seat in self.around() if revealed[seat] != NO_ROLE]

    @property
    def acting(self) -> Acting | None:
        """What the batches come to for everybody at the table (UL.24, UI.31)."""
        if not self.batches:
            return None
        seat, left = self.batches[-1][0], 0
        waiting: dict[int, int] = {}
        for each, number in reversed(self.batches):
            if each == seat and not waiting:
                left += number
            elif number:
                waiting[each] = waiting.get(each, 0) + number
        return Acting(seat, left, tuple(waiting.items()))

    def seat_of(self, character: int) -> int:
        """Who plays a character; NOBODY if it is not in the game."""
        return self.characters.index(character) if character in self.characters else NOBODY

    def in_brig(self, seat: int) -> bool:
        return self.places[seat] == BRIG

    def has_ability(self, seat: int) -> bool:
        """Whether the ability of the seat's sheet works: never for a revealed traitor (U40.7), and not in the brig if
        its text says so (G2)."""
        sheet = CHARACTERS[self.characters[seat]]
        return self.human(seat) and not (self.in_brig(seat) and sheet.ability in sheet.not_in_brig)

    def has_feat(self, seat: int) -> bool:
        """Whether the seat can use its feat card: not during its reveal, although it is still there (UQ.39)."""
        sheet = CHARACTERS[self.characters[seat]]
        return self.feats[seat] and self.human(seat) and not (self.in_brig(seat) and sheet.feat in sheet.not_in_brig)

    def can_use(self, seat: int, item: int) -> bool:
        """Whether the seat has an item that works: in the brig none does (U17.6)."""
        return item in self.items[seat] and self.places[seat] != BRIG

    # -- what is where

    def here(self, space: int) -> list[int]:
        """The seats whose characters are in a space, the current player first."""
        places = self.places
        if space not in places:  # as it is with most spaces
            return []
        return [seat for seat in clockwise(self.seats, self.turn.seat) if places[seat] == space]

    def humans_in(self, space: int) -> list[int]:
        places, revealed = self.places, self.revealed
        if space not in places:
            return []
        order = clockwise(self.seats, self.turn.seat)
        return [seat for seat in order if places[seat] == space and revealed[seat] == NO_ROLE]

    def traitors_in(self, space: int) -> list[int]:
        """The revealed ones."""
        places, revealed = self.places, self.revealed
        if space not in places or revealed.count(NO_ROLE) == self.seats:
            return []
        order = clockwise(self.seats, self.turn.seat)
        return [seat for seat in order if places[seat] == space and revealed[seat] != NO_ROLE]

    def enemies_of_humans(self, space: int) -> bool:
        """Whether a deep one or a revealed traitor is there (U3.1)."""
        return self.deep_ones[space] > 0 or bool(self.traitors_in(space))

    def infested(self) -> list[int]:
        """The spaces with deep ones in the order of the board; the Deep is none."""
        return list(compress(range(SPACES), self.deep_ones))

    def damaged(self, room: int) -> bool:
        return self.damage[room - ROOMS.start] != NOTHING

    def deep_one_supply(self) -> int:
        return DEEP_ONES_IN_BOX - sum(self.deep_ones)

    def open_to_deep_ones(self, space: int) -> bool:
        """Never the brig and the infirmary (U25.20b); no interior space behind barricades (G6)."""
        return space not in (BRIG, SICK_BAY) and not (self.turn.barricaded and space in ROOMS)

    # -- limits

    def spend(self, limit: str) -> None:
        """Used once in this turn."""
        self.turn = structs.replace(self.turn, used=(*self.turn.used, limit))

    def spent(self, limit: str) -> bool:
        return limit in self.turn.used

    # -- improvements

    def improvements(self, seat: int) -> Cards:
        return tuple([item for item in self.items[seat] if item in IMPROVEMENTS])
