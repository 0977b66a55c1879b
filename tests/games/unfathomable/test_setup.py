"""Appendices I, II and IV, and the first game of the other book: what lies where before the first turn."""

import pytest

from bathysphere.engine import SPECTATOR, BadTable, Count, clockwise, decision_of, opening_reply
from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.cards.characters.table import CHARACTERS, FIRST_CREWS, character
from bathysphere.games.unfathomable.cards.roles import CULTIST, HUMAN, HYBRID
from bathysphere.games.unfathomable.cards.skills.table import LORE, SKILL_OF, TREACHERY, WILL
from bathysphere.games.unfathomable.components import AWAKENING, CAPTAIN, FOOD, FUEL, KEEPER, SANITY, SOULS
from bathysphere.games.unfathomable.steps.mythos.tracks import Arrived
from support.rules import rule
from support.unfathomable.positions import (
    act,
    asked,
    deep_ones,
    do,
    heard,
    monarchs,
    offered,
    on_deck,
    pick,
    run,
    told_to_all,
    views,
)
from support.unfathomable.single_steps import end_turn, go_on


def new(seats=4, seed=0, **options):
    return GAME.new(seats, seed, options)


def choose(s, *crew):
    """Characters are taken in the order of choosing, those named first."""
    wanted = [character(name) for name in crew]
    while asked(s)[0][1] == "setup.character":
        free = [number for _, number in offered(s, asked(s)[0][0])]
        do(s, asked(s)[0][0], "character", next(number for number in (*wanted, *free) if number in free))
    return s


def opened(seats=4, seed=0, **options):
    """A table at its first turn, everybody having taken what was offered first."""
    s = choose(new(seats, seed, **options))
    go_on(s, lambda: s.turn.number == 1)
    return s


def counted(roles):
    return [roles.count(role) for role in (HUMAN, HYBRID, CULTIST)]


# -- the board and the decks


TABLES = pytest.mark.parametrize("seats", [3, 4, 5, 6])


@TABLES
@pytest.mark.parametrize(
    ("zone", "expected"),
    [
        pytest.param(lambda s: (s.damage, s.row), ([-1] * 6, ()), marks=rule("UA4.1"), id="rooms and turns"),
        pytest.param(lambda s: (s.tracks, s.distance), ([0, 0], 0), marks=rule("UA4.2"), id="tracks"),
        pytest.param(lambda s: s.dials, [8] * 4, marks=rule("UA4.3"), id="dials"),
        pytest.param(lambda s: (s.deep_one_supply(), len(s.supply)), (14, 7), marks=rule("UA4.4"), id="supply"),
        pytest.param(monarchs, ("the_deep", "the_deep"), marks=rule("UA4.7"), id="monarchs"),
        pytest.param(
            lambda s: (deep_ones(s), on_deck(s)),
            ({"water1": 2, "water2": 2, "deck1": 1, "deck2": 1}, {"deck3": 1, "deck4": 1}),
            marks=rule("UA4.7.2", "UQ.1"),
            id="places",
        ),
        pytest.param(lambda s: sum(deep_ones(s).values()), 6, marks=rule("UL.18"), id="deep ones on the board"),
        pytest.param(lambda s: sum(on_deck(s).values()), 2, marks=rule("UL.19"), id="passengers on the board"),
        pytest.param(
            lambda s: (len(monarchs(s)), sum(deep_ones(s).values()) + s.deep_one_supply()),
            (2, 20),
            marks=rule("UL.16h"),
            id="monsters",
        ),
        pytest.param(lambda s: sum(on_deck(s).values()) + len(s.supply), 9, marks=rule("UL.16i"), id="passengers"),
    ],
)
def test_the_board(seats, zone, expected):
    assert zone(new(seats)) == expected


@rule("UA4.4.2", "UQ.43")
def test_passengers_are_mixed():
    assert len({tuple(new(seed=seed).passengers) for seed in range(20)}) > 4


@rule("UA4.5")
def test_each_skill_has_a_shuffled_deck_of_its_own():
    s, other = new(), new(seed=1)
    assert all([SKILL_OF[card] for card in deck] == [skill] * len(deck) for skill, deck in enumerate(s.decks))
    assert all(one != two for one, two in zip(s.decks, other.decks, strict=True))


@rule("UL.17a")
def test_there_are_21_cards_of_each_skill():
    s = new()
    assert [len(deck) for deck in s.decks] == [19] * 5 + [21]  # two of each but treachery are in the chaos deck
    skills = [SKILL_OF[card] for cards in (*s.decks, s.chaos) for card in cards]
    assert sorted(skills) == [skill for skill in range(6) for _ in range(21)]


@pytest.mark.parametrize(
    ("name", "size"),
    [
        pytest.param("damage_deck", 9, marks=rule("UA4.6", "UL.17h")),
        pytest.param("mythos", 70, marks=rule("UA4.6.2", "UL.17b")),
        pytest.param("waypoints", 20, marks=rule("UA4.14", "UL.17e")),
        pytest.param("spells", 20, marks=rule("UA4.15", "UL.17d")),
    ],
)
def test_a_deck_is_whole_and_shuffled(name, size):
    cards = getattr(new(), name)
    assert sorted(cards) == list(range(size))
    assert list(range(size)) != cards != getattr(new(seed=1), name)


@rule("UA4.8", "U18.0", "U18.0.2")
def test_the_chaos_deck_has_two_cards_of_each_skill_but_treachery():
    s = new()
    skills = [SKILL_OF[card] for card in s.chaos]
    assert sorted(skills) == [skill for skill in range(TREACHERY) for _ in range(2)]
    assert skills != sorted(skills)


@pytest.mark.parametrize(
    "hidden",
    [
        pytest.param(lambda seen: seen.waypoints.known == (), marks=rule("UI.4"), id="waypoints"),
        pytest.param(lambda seen: seen.spells.known == (), marks=rule("UI.5"), id="spells"),
        pytest.param(lambda seen: seen.mythos.known == (), marks=rule("UI.7"), id="mythos"),
        pytest.param(lambda seen: all(type(deck) is int for deck in seen.decks), marks=rule("UI.11"), id="skills"),
        pytest.param(lambda seen: seen.chaos == 10, marks=rule("UI.13"), id="chaos"),
        pytest.param(lambda seen: seen.role_deck == 4, marks=rule("UI.17"), id="roles"),
        pytest.param(lambda seen: seen.items.known == (), marks=rule("UI.23"), id="items"),
        pytest.param(lambda seen: seen.damage_deck == 9, marks=rule("UI.26"), id="damage"),
    ],
)
def test_nobody_knows_a_deck(hidden):
    assert all(hidden(seen) for seen in views(opened()))


# -- characters


@rule("UA4.9", "UA4.9.2", "UD.2")
def test_the_first_player_is_chosen_at_random_and_chooses_first():
    assert {new(seed=seed).first for seed in range(30)} == {0, 1, 2, 3}
    s = new(seed=3)
    order = []
    while asked(s)[0][1] == "setup.character":
        ((seat, _),) = asked(s)
        order.append(seat)
        do(s, *[seat, *offered(s, seat)[0]])
    assert tuple(order) == clockwise(s.seats, s.first)


@pytest.fixture(params=[each.id for each in CHARACTERS])
def chosen(request):
    """A table whose first player has just taken a character: the table, the player, the character, what was told."""
    s = new()
    seat, number = s.first, character(request.param)
    return s, seat, number, do(s, seat, "character", number)


@rule("UA4.9.2")
def test_a_character_is_chosen_before_all_eyes(chosen):
    s, seat, number, reply = chosen
    assert heard(reply, SPECTATOR, "character_chosen") == [{"seat": seat, "character": number}]
    assert asked(s) == [((seat + 1) % 4, "setup.character")]


@rule("UA4.9.3", "UA4.10.2")
def test_characters_that_nobody_chose_take_no_part():
    s = choose(new())
    assert len(set(s.characters)) == len(s.characters) == 4


@rule("U7.0")
def test_a_character_belongs_to_one_player(chosen):
    s, seat, number, _ = chosen
    others = [other for _, other in offered(s, (seat + 1) % 4)]
    assert others == [other for other in range(10) if other != number]


@rule("UA4.10", "U14.2")
def test_a_character_brings_its_feat(chosen):
    s, seat, _, _ = chosen
    assert s.feats[seat]


@rule("UA4.11", "UL.55")
def test_a_character_brings_its_item(chosen):
    s, seat, number, _ = chosen
    assert s.items[seat] == (CHARACTERS[number].item,)


@rule("UA4.12")
def test_a_character_begins_in_its_place(chosen):
    s, seat, number, _ = chosen
    assert s.places[seat] == CHARACTERS[number].start


@rule("UA4.11", "UA4.11.2", "UI.23")
def test_the_other_items_make_the_item_deck():
    s = choose(new(), "jeanne", "arjun", "edmund", "william")
    owned = {item for items in s.items for item in items}
    assert len(owned) == 4
    assert sorted([*s.item_deck, *owned]) == list(range(20))
    assert s.item_deck != sorted(s.item_deck)
    assert len(s.item_known) == 16


@rule("U6.2", "UA4.14", "UA4.15")
def test_the_titles_go_by_their_lines():
    s = choose(new(), "samira", "jamie", "beatrice", "arjun")
    assert CHARACTERS[s.characters[s.titles[CAPTAIN]]].id == "arjun"
    assert CHARACTERS[s.characters[s.titles[KEEPER]]].id == "beatrice"


# -- opening hands


@rule("UA4.13", "UA4.13.2", "UD.3", "UQ.26", "U13.3a1", "UC.1")
def test_everybody_but_the_first_player_draws_three_cards_of_his_set():
    """Worked example 8: William may open with 2 lore and 1 will."""
    s = choose(new(), "jeanne", "william", "arjun", "samira")
    order = clockwise(s.seats, s.first)
    assert asked(s) == [(order[1], "setup.hand")]
    decision = decision_of(s, order[1])
    assert (decision.options, decision.picks) == ((*[("draw", LORE)] * 3, *[("draw", WILL)] * 2), Count(3, 3))
    reply = pick(s, order[1], ("draw", LORE), ("draw", LORE), ("draw", WILL))
    assert [SKILL_OF[card] for card in s.hands[order[1]]] == [LORE, LORE, WILL]
    assert heard(reply, order[0], "drew_skills") == [{"seat": order[1], "decks": (LORE, LORE, WILL), "why": "setup"}]
    asking = []
    while asked(s)[0][1] == "setup.hand":
        seat = asked(s)[0][0]
        asking.append(seat)
        pick(s, seat, *decision_of(s, seat).options[:3])
    assert tuple(asking) == order[2:]
    assert [len(s.hands[seat]) for seat in order] == [0, 3, 3, 3]


# -- roles


@pytest.mark.parametrize(
    ("seats", "deck"),
    [
        pytest.param(3, [5, 1, 0], marks=rule("UA4.16a")),
        pytest.param(4, [6, 1, 1], marks=rule("UA4.16b")),
        pytest.param(5, [8, 2, 0], marks=rule("UA4.16c")),
        pytest.param(6, [9, 2, 1], marks=rule("UA4.16d")),
    ],
)
@rule("UA4.16")
def test_the_role_deck(seats, deck):
    assert counted(new(seats).role_deck) == deck


@rule("U54.10", "UC.25")
def test_the_cultist_plays_with_four_and_six():
    assert [seats for seats in (3, 4, 5, 6) if CULTIST in new(seats).role_deck] == [4, 6]


@rule("UC.2")
@pytest.mark.parametrize(("seats", "humans"), [(4, 6), (6, 9)])
def test_with_the_cultist_there_is_a_human_less_than_in_a_first_game(seats, humans):
    decks = [new(seats, first_game=first).role_deck for first in (False, True)]
    assert [(deck.count(HUMAN), deck.count(CULTIST)) for deck in decks] == [(humans, 1), (humans + 1, 0)]


@pytest.fixture
def looking():
    """A table at which everybody has just got a role card."""
    s = choose(new())
    go_on(s, lambda: asked(s)[0][1] == "roles.look")
    return s


@rule("UA4.17", "U16.1", "UC.3")
def test_everybody_gets_one_role_card_before_the_first_turn(looking):
    assert [len(roles) for roles in looking.roles] == [1] * 4
    assert (len(looking.role_deck), looking.turn.number) == (4, 0)


@rule("UA4.17.2", "UD.4", "UL.20")
def test_all_look_at_their_cards_at_once(looking):
    assert asked(looking) == [(seat, "roles.look") for seat in looking.around()]


@rule("UA4.17.3")
def test_the_first_turn_begins_when_all_are_ready(looking):
    *others, last = looking.around()
    for seat in others:
        do(looking, seat, "ready")
    assert looking.turn.number == 0
    reply = do(looking, last, "ready")
    assert heard(reply, 0, "turn_began") == [{"seat": looking.first, "number": 1}]


@rule("UA4.17", "UI.18")
def test_a_dealt_role_is_told_to_its_owner_alone():
    s = choose(new())
    reply = go_on(s, lambda: asked(s)[0][1] == "roles.look")
    for seat in range(4):
        told = heard(reply, seat, "role_dealt")
        assert [each["seat"] for each in told if "role" in each] == [seat]
    assert all("role" not in each for each in heard(reply, SPECTATOR, "role_dealt"))


@rule("UA4.17")
def test_roles_are_shuffled():
    def first_traitor(seed):
        return next((seat for seat, roles in enumerate(opened(seed=seed).roles) if roles[0].role != HUMAN), -1)

    assert {first_traitor(seed) for seed in range(25)} == {-1, 0, 1, 2, 3}


@rule("U49.1", "UA4.9")
def test_the_first_turn_is_the_first_players():
    s = opened(seed=5)
    assert (s.turn.seat, s.turn.number, asked(s)) == (s.first, 1, [(s.first, "action")])
    assert len(s.hands[s.first]) == 5


@rule("UL.15")
def test_three_to_six_play():
    assert (GAME.fewest, GAME.most) == (3, 6)


# -- variants


@rule("UA1.2")
@pytest.mark.parametrize(("seats", "deck"), [(4, [7, 1, 0]), (6, [10, 2, 0])])
def test_a_human_takes_the_place_of_the_cultist(seats, deck):
    assert counted(new(seats, no_cultist=True).role_deck) == deck


@rule("UA1.1", "UD.1")
@pytest.mark.parametrize("seats", [4, 6])
def test_the_cultist_is_left_out_only_if_the_table_says_so(seats):
    assert [CULTIST in new(seats, no_cultist=left_out).role_deck for left_out in (False, True)] == [True, False]


@pytest.mark.parametrize("seats", [4, 6])
@pytest.mark.parametrize(
    ("dial", "start"),
    [
        pytest.param(FUEL, 7, marks=rule("UA1.3")),
        pytest.param(FOOD, 6, marks=rule("UA1.4")),
        pytest.param(SANITY, 6, marks=rule("UA1.5")),
        pytest.param(SOULS, 7, marks=rule("UA1.6")),
    ],
)
def test_without_the_cultist_the_dials_begin_lower(seats, dial, start):
    assert new(seats, no_cultist=True).dials[dial] == start


@rule("UC.4")
def test_a_first_game_has_no_cultist_and_full_dials():
    assert new(first_game=True).dials == [8] * 4


@rule("UA1.2", "U54.10")
@pytest.mark.parametrize("seats", [3, 5])
def test_without_a_cultist_to_leave_out_there_is_no_such_variant(seats):
    with pytest.raises(BadTable):
        GAME.check_table(seats, {"no_cultist": True})


@rule("UA2.1", "UA2.2", "UA2.3", "UQ.36", "UD.1")
@pytest.mark.parametrize(
    ("options", "dials"),
    [
        ({"difficulty": "easier_for_humans"}, [10] * 4),
        ({"difficulty": "easier_for_traitors"}, [6] * 4),
        ({"difficulty": "easier_for_humans", "no_cultist": True}, [9, 8, 8, 9]),
        ({"difficulty": "easier_for_traitors", "no_cultist": True}, [5, 4, 4, 5]),
        ({"difficulty": "easier_for_traitors", "first_game": True}, [6] * 4),
        ({"no_cultist": True, "first_game": True}, [8] * 4),
    ],
)
def test_difficulty_changes_every_dial(options, dials):
    assert new(**options).dials == dials


# -- the first game


@pytest.mark.parametrize("on", [False, True])
@rule("UQ.59")
def test_a_beginner_who_is_taught_may_begin(on):
    first = {new(4, seed=str(seed), first_seat_begins=on).turn.seat for seed in range(40)}
    assert first == ({0} if on else {0, 1, 2, 3})


@rule("UL.1", "UA4.18")
@TABLES
def test_a_first_game_deals_no_roles_in_its_setup(seats):
    assert opened(seats, first_game=True).roles == [()] * seats


@rule("UL.5")
@TABLES
def test_a_first_game_has_no_cultist(seats):
    assert CULTIST not in new(seats, first_game=True).role_deck


@pytest.mark.parametrize(
    ("seats", "deck"),
    [
        pytest.param(3, [5, 1, 0], marks=rule("UL.6")),
        pytest.param(4, [7, 1, 0], marks=rule("UL.7")),
        pytest.param(5, [8, 2, 0], marks=rule("UL.8")),
        pytest.param(6, [10, 2, 0], marks=rule("UL.9")),
    ],
)
def test_the_role_deck_of_a_first_game(seats, deck):
    assert counted(new(seats, first_game=True).role_deck) == deck


@rule("UL.14")
@TABLES
def test_the_dials_of_a_first_game_begin_at_8(seats):
    assert opened(seats, first_game=True).dials == [8] * 4


@rule("UL.10", "UC.1", "UA4.18")
def test_in_a_first_game_everybody_else_begins_with_his_whole_set():
    s = choose(new(first_game=True), "jeanne", "william", "arjun", "samira")
    order = clockwise(s.seats, s.first)
    assert [len(s.hands[seat]) for seat in order] == [5] * 4
    assert [SKILL_OF[card] for card in s.hands[order[1]]] == [LORE] * 3 + [WILL] * 2
    assert (s.turn.number, asked(s)) == (1, [(s.first, "action")])


@rule("UL.10")
def test_the_first_player_of_a_first_game_had_nothing_before_his_turn():
    s = new(first_game=True)
    told = []
    while asked(s)[0][1] == "setup.character":
        told += do(s, *[asked(s)[0][0], *offered(s, asked(s)[0][0])[0]]).seen_by(SPECTATOR)
    drawn = [(each.data["seat"], each.data["why"]) for each in told if each.kind == "drew_skills"]
    assert drawn == [*[(seat, "setup") for seat in clockwise(s.seats, s.first)[1:]], (s.first, "turn")]


@rule("UL.2", "UL.3", "UL.4", "UC.3", "UL.13")
def test_roles_are_dealt_once_everybody_has_had_a_turn():
    s = opened(3, first_game=True)
    for turn in (1, 2):
        assert (s.turn.number, s.roles) == (turn, [()] * 3)
        end_turn(s)
    act(s, "stop")
    go_on(s, lambda: asked(s)[0][1] == "roles.look")
    assert ([len(roles) for roles in s.roles], s.turn.number) == ([1] * 3, 3)
    go_on(s, lambda: s.turn.number == 4)
    assert (s.turn.seat, len(s.role_deck)) == (s.first, 3)
    end_turn(s)
    assert [len(roles) for roles in s.roles] == [1] * 3


@rule("UQ.56", "UL.1", "UL.3", "UL.45", "U52.5")
def test_an_awakening_in_the_first_round_waits_for_the_first_roles():
    """The ship is fast: in the second turn it arrives at half of its voyage."""
    s = opened(3, first_game=True)
    end_turn(s)
    s.distance = AWAKENING
    reply = run(s, Arrived())
    assert told_to_all(s, reply, "awakening_waits") == [{}]
    assert (s.roles, s.awake) == ([()] * 3, False)
    end_turn(s)
    act(s, "stop")
    go_on(s, lambda: asked(s)[0][1] == "roles.look")
    assert ([len(roles) for roles in s.roles], s.awake) == ([1] * 3, False)
    for seat in range(3):
        reply = do(s, seat, "ready")
    assert told_to_all(s, reply, "awakened") == [{}]
    assert (asked(s)[0][1], [len(roles) for roles in s.roles], s.role_deck) == ("roles.look", [2] * 3, ())
    assert (s.awake, s.turn.number) == (True, 3)
    go_on(s, lambda: s.turn.number == 4)
    end_turn(s)
    assert [len(roles) for roles in s.roles] == [2] * 3


@rule("UQ.31", "UL.2")
def test_before_that_nobody_can_reveal_himself():
    s = opened(first_game=True)
    assert offered(s, s.turn.seat, "reveal") == []


@rule("UL.11", "UL.11a", "UL.11b", "UL.11c", "UL.11d", "UL.12", "UA4.9.4")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_recommended_crew_does_not_bind(seats):
    s = new(seats, first_game=True)
    crew = FIRST_CREWS[seats]
    assert len(crew) == len(set(crew)) == seats
    assert all(any(CHARACTERS[each].skills[skill] for each in crew) for skill in range(TREACHERY))
    assert [number for _, number in offered(s, s.first)] == list(range(10))


@rule("UA4.8", "U18.3")
def test_what_a_new_table_tells():
    s = new()
    told = opening_reply(s).seen_by(0)
    assert [each.kind for each in told] == ["chaos_made"]
    assert told[0].data == {"number": 10}
