"""What each game keeps secret, for tests in which it is played in two worlds at once: tables of it, other worlds that a
viewer cannot tell from the true one, moves that look alike, and what may come to light."""

from typing import Any

import msgspec

from bathysphere.engine import (
    Chance,
    Choice,
    Decision,
    InternalError,
    SeenEvent,
    State,
    any_answer,
    open_questions,
    stream,
)
from bathysphere.games import game
from support.abyss import other_worlds as abyss_worlds
from support.rooms import ORDERS
from support.thing import other_worlds as thing_worlds
from support.thing import twin_worlds as thing_twins

Orders = tuple[dict[str, Any] | None, ...]


class Secrecy:
    """Of a game in which every answer is seen when it is given."""

    game: str
    seats: tuple[int, ...]
    length: int
    """About so many questions are asked in a game."""
    orders: Orders
    nonsense: tuple[Choice, ...] = (("pass",), ("announce",))
    """What a viewer tries to interject although he hardly may."""
    unseen_cards = True
    """Whether there are answers of which others do not see which cards they name."""

    def pick(self, state: Any, decision: Decision, chance: Chance) -> Choice:
        """How people play by lot."""
        return any_answer(decision, chance)

    def options(self, number: int) -> dict[str, Any]:
        """Table options of one game among many."""
        return {}

    def resampled(self, state: State, viewer: int, chance: Chance) -> State:
        world: State = game(self.game).resample(state, viewer, stream(bytes(32), f"{chance.below(1 << 60)}"))
        return world

    def exchanged(self, state: Any, viewer: int, chance: Chance, *, piles: bool) -> State:
        """Hidden things change places; without `piles` nothing of what will come to light next."""
        raise InternalError(f"{type(self).__name__} does not say what can change places")

    def other_world(self, state: State, viewer: int, chance: Chance, way: int) -> State:
        """What the viewer cannot know is dealt again, or changes places; with or without what will come to light."""
        if way == 0 or self.must_keep_hands(state, viewer):
            return self.resampled(state, viewer, chance)
        return self.exchanged(state, viewer, chance, piles=way == 1)

    def must_keep_hands(self, state: State, viewer: int) -> bool:
        return False

    def alike(
        self, state: Any, decision: Decision, choice: Choice, there: Decision, viewer: int, chance: Chance
    ) -> Choice | None:
        """An answer in the other world that looks the same to the viewer; None if there is none."""
        return choice if there.accept(choice) is not None else None

    def may_know(self, told: SeenEvent, viewer: int) -> bool:
        """Whether this event may bring something to light for the viewer."""
        return told.reveals

    def seen_of(self, kind: str, choice: Choice) -> Choice:
        """What everybody sees of an answer."""
        return choice

    def without_luck(self, view: Any) -> Any:
        """A view without what chance turned up that no event tells."""
        return view

    def secrets(self, state: Any) -> dict[str, Any]:
        """What the worlds of a test may differ in, by name."""
        return {"hands": state.hands}


class AbyssSecrecy(Secrecy):
    game = "abyss"
    seats = (2, 3, 4)
    length = 70
    orders = ORDERS
    unseen_cards = False

    def exchanged(self, state: Any, viewer: int, chance: Chance, *, piles: bool) -> State:
        return abyss_worlds.exchange_hidden(state, viewer, chance, piles=piles)

    def must_keep_hands(self, state: State, viewer: int) -> bool:
        """With another hand he could not have begun to pay."""
        return any(each.seat != viewer and each.picks is not None for each in open_questions(state))


class ThingSecrecy(Secrecy):
    game = "thing"
    seats = (5, 6, 8)
    length = 160
    orders = (None, {"announce": True}, {"announce": False})

    def pick(self, state: Any, decision: Decision, chance: Chance) -> Choice:
        return thing_worlds.lively(state, decision, chance) or any_answer(decision, chance)

    def options(self, number: int) -> dict[str, Any]:
        return {"revenge": True} if number % 4 == 1 else {"hidden_start": True} if number % 8 == 2 else {}

    def exchanged(self, state: Any, viewer: int, chance: Chance, *, piles: bool) -> State:
        return thing_worlds.exchange_hidden(state, viewer, chance, piles=piles)

    def alike(
        self, state: Any, decision: Decision, choice: Choice, there: Decision, viewer: int, chance: Chance
    ) -> Choice | None:
        if decision.seat == viewer:
            return choice
        scene = state.scene
        parties: tuple[int, ...] = (scene.seat, scene.target) if scene is not None else ()
        if decision.kind == "chain.pass":
            parties = (state.following(decision.seat),)
        differ = viewer not in parties and chance.below(2) == 0
        return thing_worlds.likewise(decision, choice, there, chance, differ=differ)

    def may_know(self, told: SeenEvent, viewer: int) -> bool:
        return thing_twins.may_know(told, viewer) or told.kind in ("panic_drawn", "panics_skipped")

    def seen_of(self, kind: str, choice: Choice) -> Choice:
        if kind == "forgetful.discard":
            return ()
        return choice[:1] if thing_worlds.HIDDEN_CARD.get(kind) == choice[0] else choice

    def without_luck(self, view: Any) -> Any:
        """The back of the next card lies open on the deck (T24.2)."""
        assert view.deck_back in ("", "event", "panic")
        return msgspec.structs.replace(view, deck_back="")

    def secrets(self, state: Any) -> dict[str, Any]:
        return {"hands": state.hands, "the Thing": state.the_thing(), "infected": len(state.infections)}


class UnfathomableSecrecy(Secrecy):
    """Of Unfathomable, where most of what is hidden lies in hands, under cards and in decks."""

    game = "unfathomable"
    seats = (3, 4, 6)
    length = 250
    orders = (
        None,
        {"rolls": "pass", "defeats": "own"},
        {"rolls": "attacks", "checks": "pass", "totals": "between", "least": 9, "most": 12},
        {"totals": "pass", "order": "any"},
    )
    unseen = ("check.add", "scout.top", "scout.under")
    """Questions of whose answers others see only how many cards it were."""

    def options(self, number: int) -> dict[str, Any]:
        return {"first_game": True} if number % 5 == 1 else {}

    def exchanged(self, state: Any, viewer: int, chance: Chance, *, piles: bool) -> State:
        """Without `piles` decks and tokens are those of the true world, so that both go the same way for long."""
        world = self.resampled(state, viewer, chance)
        if not piles:
            lay_piles(state, world)
        return world

    def must_keep_hands(self, state: State, viewer: int) -> bool:
        """With another hand he could not have begun to pick, and an item once looked at stays where it was seen."""
        return any(each.seat != viewer and each.picks is not None for each in open_questions(state))

    def alike(
        self, state: Any, decision: Decision, choice: Choice, there: Decision, viewer: int, chance: Chance
    ) -> Choice | None:
        if decision.kind != there.kind:
            return None
        face_up = bool(state.checks) and state.checks[-1].open
        if decision.seat == viewer or decision.kind not in self.unseen or face_up:
            return super().alike(state, decision, choice, there, viewer, chance)
        if decision.picks is None:
            return chance.pick(there.options)
        options = list(there.options)
        chance.shuffle(options)
        return there.accept(tuple(sorted(options[: len(choice)])))

    def seen_of(self, kind: str, choice: Choice) -> Choice:
        return (len(choice),) if kind in self.unseen else choice

    def without_luck(self, view: Any) -> Any:
        """The uppermost of discarded cards is seen (UI.35), and at the end all hands and roles lie open."""
        return msgspec.structs.replace(view, tops=(), hands=(), roles=())

    def secrets(self, state: Any) -> dict[str, Any]:
        return {
            "hands": state.hands,
            "roles": state.roles,
            "added": state.added,
            "chaos": state.chaos,
            "passengers": state.passengers,
        }


def lay_piles(state: Any, world: Any) -> None:
    """What will come to light by itself lies in the other world as it does in the true one; what others hold, roles
    and what was added stays different."""
    for pile in ("mythos", "waypoints", "spells", "item_deck", "damage_deck"):
        setattr(world, pile, list(getattr(state, pile)))
    world.passengers, world.supply = list(state.passengers), state.supply


class CryptidsSecrecy(Secrecy):
    """Of Cryptids, where everything happens openly, and only contracts, bag, decks and hares are abyss_worlds."""

    game = "cryptids"
    seats = (2, 3, 1, 4)
    length = 250
    orders: Orders = (None,)
    nonsense = (("bid", 0), ("pass",))
    unseen_cards = False
    kept = 4
    """So many cards on top of each deck stay where they are, if what comes to light next is not to differ."""

    def options(self, number: int) -> dict[str, Any]:
        return {"wolpertinger": True} if number % 3 == 1 else {"no_bids": True} if number % 8 == 1 else {}

    def exchanged(self, state: Any, viewer: int, chance: Chance, *, piles: bool) -> State:
        """Without `piles` only contracts differ and what lies deep in decks, so that both go the same way for long."""
        world: Any = self.resampled(state, viewer, chance)
        if not piles:
            contracts, undealt = world.contracts, world.undealt
            world = state.copy()
            world.opened = None
            world.contracts, world.undealt = contracts, undealt
            world.decks = [self.deep(deck, chance) for deck in state.decks]
            world.poacher_deck = self.deep(state.poacher_deck, chance)
        return world

    def deep(self, pile: tuple[int, ...], chance: Chance) -> tuple[int, ...]:
        """The last of a pile is its top."""
        lower = list(pile[: -self.kept])
        chance.shuffle(lower)
        return (*lower, *pile[len(lower) :])

    def without_luck(self, view: Any) -> Any:
        """At the end all contracts lie open, and count (C33.6)."""
        if view.outcome is None:
            return view
        players = tuple([msgspec.structs.replace(player, contracts=()) for player in view.players])
        return msgspec.structs.replace(view, players=players, outcome=None)

    def secrets(self, state: Any) -> dict[str, Any]:
        return {
            "contracts": state.contracts,
            "bag": state.bag,
            "decks": state.decks,
            "hares": state.cities,
            "the poacher's cards": state.poacher_deck,
        }


SECRECY: dict[str, Secrecy] = {
    each.game: each for each in (AbyssSecrecy(), ThingSecrecy(), UnfathomableSecrecy(), CryptidsSecrecy())
}
