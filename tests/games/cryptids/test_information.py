"""Chapter 47 in the view: what everybody sees, what one seat sees, and what nobody sees."""

import pytest

from bathysphere.engine import SPECTATOR, Chance, answer, any_answer, decisions, open_questions, stream
from bathysphere.games.cryptids import GAME
from bathysphere.games.cryptids.components import Laid
from bathysphere.games.cryptids.content import BUILT_IN, NOWHERE
from bathysphere.games.cryptids.state import CryptidsState
from support.cryptids.permuted_tokens import PermutedTokens
from support.cryptids.positions import (
    act,
    card,
    cards,
    contract,
    end,
    face,
    hare,
    kind,
    mask,
    options_of,
    place,
    position,
    request,
    tile,
    told_to_all,
    track,
    views,
)
from support.rules import rule


def all_see(s: CryptidsState, **fields: object) -> None:
    for field, expected in fields.items():
        assert [getattr(view, field) for view in views(s)] == [expected] * (s.seats + 1), field


def alike(one: CryptidsState, other: CryptidsState, seats: tuple[int, ...]) -> None:
    for seat in seats:
        assert GAME.view(one, seat) == GAME.view(other, seat)


@rule("C47.1", "C47.7")
def test_of_the_bag_the_number_is_seen_and_of_what_lies_beside_it_the_fronts():
    s = position(2, beside="sky@S1 water rumour", bag="bones victim")
    other = position(2, beside="sky@N1 water rumour", bag="victim bones")
    all_see(s, bag=len(s.bag), beside=(kind("sky"), kind("water"), kind("rumour")), bonus=len(s.bonus))
    alike(s, other, (0, 1, SPECTATOR))


@rule("C47.2", "C47.3", "C47.4", "C47.24")
def test_tokens_on_map_and_market_show_their_fronts():
    s = position(2, regions={"N1": "rumour@W4 sky@N1", "E1": "bones@W1"}, market="victim@N1 - water@S3")
    other = position(2, regions={"N1": "rumour@S4 sky@W2", "E1": "bones@E3"}, market="victim@W4 - water@N2")
    all_see(s, market=(kind("victim"), NOWHERE, kind("water")))
    assert views(s)[0].map[place("N1")] == (kind("sky"), kind("rumour"))
    alike(s, other, (0, 1, SPECTATOR))


@rule("C47.5", "C47.6")
def test_tokens_on_question_marks_show_one_side():
    scene = {"display": "achlis selma", "market": "tracks tracks tracks"}
    s = position(2, **scene, marks={0: ("sky@N1", ""), 1: ("", "bones@W1")})
    other = position(2, **scene, marks={0: ("victim@N1", ""), 1: ("", "bones@E3")})
    alike(s, other, (0, 1, SPECTATOR))
    assert views(s)[2].display[0].region == place("N1")


@rule("C47.5", "C47.7", "C48.26")
def test_a_token_that_told_a_place_shows_its_front_when_its_card_leaves_and_nobody_steps_back_behind_that():
    others = [each.id for each in BUILT_IN.cards if each.level == 3 and each.id != "firebird"]
    s = position(2, display="firebird", marks={0: ("victim@N1", "")}, places={0: "N1"}, market="tracks tracks tracks",
                evidence={0: "sky rumour witness"}, found={1: " ".join(others)})  # fmt: skip
    reply = track(s, "token", "token", "token")
    assert s.display[0] == NOWHERE, "no card came to light"
    assert told_to_all(s, reply, "mark_turned") == [{"card": card("firebird"), "kind": kind("victim")}]
    assert reply.reveals


@rule("C47.8", "C47.9")
def test_decks_are_counted_and_open_cards_seen():
    s = position(2, decks={1: "dahu aspid"}, discards="tulikettu", found={0: "nessie"})
    other = position(2, decks={1: "aspid dahu"}, discards="tulikettu", found={0: "nessie"})
    all_see(s, decks=tuple(len(deck) for deck in s.decks), discards=((), cards("tulikettu"), ()))
    assert [view.players[0].found for view in views(s)] == [cards("nessie")] * 3
    alike(s, other, (0, 1, SPECTATOR))


def table():
    return position(
        2, shared="kind beast", requests="zone N, kind winged", coins={0: 3}, xp={1: 4}, evidence={0: "sky bonus"},
        skills={1: "luck"}, used={1: "track"}, tiles={0: "LM01 LF01 LW01"}, terrain={"LW12": (0, 2, 2)},
        found={0: "lossie"}, laid={"lossie": (0, 2, 2, 0)}, bids={0: (2, 3)},
    )  # fmt: skip


@rule("C47.10")
def test_bids_are_open():
    for view in views(table()):
        assert view.players[0].bids == (2, 3)
        assert [card.bids for card in view.display[:4]] == [(1,), (1,), (0,), (0,)]


@rule("C47.11")
def test_the_shared_contract_is_open():
    all_see(table(), shared=contract("kind beast"))


@rule("C47.14")
def test_requests_are_open():
    s = table()
    all_see(s, requests=(request("zone N"), request("kind winged")))


@rule("C47.15")
def test_player_boards_are_open():
    s = table()
    for view in views(s):
        first, second = view.players
        assert first.evidence == (kind("sky"), 7)
        assert first.tiles == tuple(sorted(tile(name) for name in ("LM01", "LF01", "LW01")))
        assert (second.skills, second.ready) == (mask("ticket luck track"), mask("ticket luck"))


@rule("C47.16", "C48.87")
def test_coins_and_experience_are_open():
    for view in views(table()):
        assert [each.coins for each in view.players] == [3, 0]
        assert [each.xp for each in view.players] == [0, 4]


@rule("C47.17")
def test_the_dice_are_open():
    all_see(table(), dice=tuple(sorted(face(name) for name in ("coins2", "xp1", "restore2"))))


@rule("C47.19")
def test_stocks_and_reserve_are_open():
    s = table()
    all_see(s, terrain=(Laid(tile("LW12"), 0, 2, 2),), laid=(Laid(card("lossie"), 0, 2, 2, 0),), claimed=(-1, -1, 0))
    all_see(s, stacks=tuple(s.stacks), closed=(False,) * 3, rows=(4, 5))
    assert tile("LW12") not in s.stacks[2]


@rule("C47.12", "C47.13", "C48.2")
def test_personal_contracts_are_seen_by_their_owner_until_the_end():
    own = {0: "kind beast, kind winged", 1: "evidence sky, habitat water"}
    s = position(2, contracts=own)
    seen = [[player.contracts for player in view.players] for view in views(s)]
    assert seen == [[s.contracts[0], ()], [(), s.contracts[1]], [(), ()]]
    alike(s, position(2, contracts={**own, 1: "evidence bones, kind chimera"}), (0, SPECTATOR))
    over = position(2, at="office", contracts=own, number=7, final=7)
    for _ in range(2):
        act(over, *options_of(over, "down")[0])
        end(over)
    assert over.outcome is not None
    assert [player.contracts for player in views(over)[2].players] == over.contracts


@rule("C47.18")
def test_the_tracking_dice_lie_open():
    s = position(
        2, display="tulikettu", places={0: "N1"}, evidence={0: "sky"}, skills={0: "second_chance luck"}, seed=4
    )
    act(s, "track", "action", 0)
    act(s, "commit", 0, 0, "dice", "token", "dice")
    if s.trying is not None:
        for view in views(s):
            assert view.trying.dice == s.trying.dice
            assert view.trying.cover == ((), (kind("sky"),), ())


@rule("C47.20", "C35.3", "C48.63")
def test_hares_in_cities_lie_face_down():
    s = position(2, hares={"riga": hare("hare"), "kyiv": hare("coins")}, wolpertinger=True)
    other = position(2, hares={"riga": hare("reroll"), "kyiv": hare("evidence")}, wolpertinger=True)
    alike(s, other, (0, 1, SPECTATOR))
    assert sum(views(s)[0].cities) == 2


@rule("C47.21", "C47.22")
def test_of_the_poachers_deck_only_the_active_card_is_seen():
    s = position(1, poacher_deck=[3, 4], poacher_card=7, poacher="sky", captives="mavo")
    other = position(1, poacher_deck=[4, 3], poacher_card=7, poacher="sky", captives="mavo")
    alike(s, other, (0, SPECTATOR))
    shown = GAME.view(s, 0).poacher
    assert (shown.card, shown.evidence, shown.captives, shown.deck) == (7, (kind("sky"),), cards("mavo"), 15)
    assert GAME.view(position(2), 0).poacher is None


# -- no number of a token


@rule("C47.24", "C47.23")
@pytest.mark.parametrize(("seats", "seed"), [(1, 0), (1, 1), (2, 0), (2, 1), (3, 0), (4, 0)])
def test_no_number_of_a_token_is_ever_seen(seats, seed):
    """With other numbers on all tokens everybody sees the same, is asked the same and is told the same."""
    chance = Chance(stream(bytes(32), f"numbers {seats} {seed}"))
    other = PermutedTokens(chance)
    s = GAME.new(seats, seed, {"wolpertinger": True})
    compared = 0
    while s.outcome is None:
        decision = chance.pick(decisions(s))
        choice = any_answer(decision, chance)
        twin = other.table(s)
        same_bag = other.pile(s.beside) == twin.beside
        assert [each.face() for each in open_questions(twin)] == [each.face() for each in open_questions(s)]
        for seat in range(SPECTATOR, seats):
            assert GAME.view(twin, seat) == GAME.view(s, seat)
        reply, again = answer(s, decision.seat, choice), answer(twin, decision.seat, choice)
        if same_bag or "bag_filled" not in [event.kind.name for event in reply.events]:
            for seat in range(SPECTATOR, seats):
                assert again.seen_by(seat) == reply.seen_by(seat)
            compared += 1
    assert compared > 50


# -- nothing hidden has an effect


def exchanged(s: CryptidsState, chance: Chance) -> CryptidsState:
    """The contracts of all seats but the first change places with those that nobody has."""
    twin = s.copy()
    twin.opened = None
    hidden = [*s.undealt, *[each for own in s.contracts[1:] for each in own]]
    chance.shuffle(hidden)
    twin.contracts = [s.contracts[0], *[tuple(sorted([hidden.pop(), hidden.pop()])) for _ in s.contracts[1:]]]
    twin.undealt = tuple(sorted(hidden))
    return twin


@rule("C47.12", "C47.13", "C47.23")
@pytest.mark.parametrize(("seats", "seed"), [(2, 0), (3, 1), (4, 2)])
def test_contracts_of_others_have_no_effect_before_the_end(seats, seed):
    """Two games that differ in them go the same way, question by question, until points are counted."""
    chance = Chance(stream(bytes(32), f"contracts {seed}"))
    s = GAME.new(seats, seed)
    twin = exchanged(s, chance)
    assert twin.contracts != s.contracts
    questions = 0
    while s.outcome is None:
        decision = chance.pick(decisions(s))
        assert [each.face() for each in open_questions(twin)] == [each.face() for each in open_questions(s)]
        for seat in (0, SPECTATOR):
            assert GAME.view(twin, seat) == GAME.view(s, seat)
        choice = any_answer(decision, chance)
        reply, again = answer(s, decision.seat, choice), answer(twin, decision.seat, choice)
        assert again.seen_by(0) == reply.seen_by(0)
        assert again.seen_by(SPECTATOR) == reply.seen_by(SPECTATOR)
        questions += 1
    assert twin.outcome is not None
    assert questions > 100
