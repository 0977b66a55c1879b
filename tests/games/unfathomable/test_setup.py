"""Appendices I, II and IV, and the first game of the other book: what lies where before the first turn."""

import pytest

from bathysphere.engine import SPECTATOR, BadTable, Count, clockwise, dealt, decision_of
from bathysphere.games.unfathomable import GAME
from bathysphere.games.unfathomable.cards.characters import CHARACTERS, FIRST_CREWS, character
from bathysphere.games.unfathomable.cards.roles import CULTIST, HUMAN, HYBRID
from bathysphere.games.unfathomable.cards.skills import LORE, SKILL_OF, TREACHERY, WILL
from bathysphere.games.unfathomable.state import CAPTAIN, KEEPER
from bathysphere.games.unfathomable.steps.awakening import AWAKENING
from bathysphere.games.unfathomable.steps.tracks import Arrived
from support.rules import rule
from support.ship import act, asked, deep_ones, do, heard, monarchs, offered, on_deck, pick, run, told_to_all, views
from support.voyage import end_turn, go_on


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


@rule("UA4.1", "UA4.2", "UA4.3", "UA4.4", "UA4.7", "UA4.7.2", "UL.18", "UL.19", "UQ.1", "UL.16h", "UL.16i")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_board(seats):
    s = new(seats)
    assert (s.tracks, s.dials, s.damage, s.row, s.distance) == ([0, 0], [8] * 4, [-1] * 6, (), 0)
    assert deep_ones(s) == {"water1": 2, "water2": 2, "deck1": 1, "deck2": 1}
    assert (monarchs(s), s.deep_one_supply()) == (("the_deep", "the_deep"), 14)
    assert (on_deck(s), len(s.supply)) == ({"deck3": 1, "deck4": 1}, 7)


@rule("UA4.4.2", "UQ.43")
def test_passengers_are_mixed():
    assert len({tuple(new(seed=seed).passengers) for seed in range(20)}) > 4


@rule("UA4.5", "UA4.6", "UA4.6.2", "UA4.14", "UA4.15", "UL.17a", "UL.17b", "UL.17d", "UL.17e", "UL.17h")
def test_the_decks_are_shuffled():
    s, other = new(), new(seed=1)
    assert [len(deck) for deck in s.decks] == [19] * 5 + [21]
    assert all([SKILL_OF[card] for card in deck] == [skill] * len(deck) for skill, deck in enumerate(s.decks))
    for name, size in (("damage_deck", 9), ("mythos", 70), ("waypoints", 20), ("spells", 20)):
        cards = getattr(s, name)
        assert sorted(cards) == list(range(size))
        assert list(range(size)) != cards != getattr(other, name)
    assert s.decks != other.decks


@rule("UA4.8", "U18.0", "U18.0.2")
def test_the_chaos_deck_has_two_cards_of_each_skill_but_treachery():
    s = new()
    skills = [SKILL_OF[card] for card in s.chaos]
    assert sorted(skills) == [skill for skill in range(TREACHERY) for _ in range(2)]
    assert skills != sorted(skills)


@rule("UI.4", "UI.5", "UI.7", "UI.11", "UI.13", "UI.17", "UI.23", "UI.26")
def test_nobody_knows_a_deck():
    for seen in views(opened()):
        assert {seen.mythos.known, seen.waypoints.known, seen.spells.known, seen.items.known} == {()}


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


@rule("UA4.9.2", "UA4.9.3", "UA4.10", "UA4.10.2", "UA4.11", "UA4.12", "U14.2", "UL.55", "U7.0")
def test_a_character_brings_its_feat_its_item_and_its_place():
    s = new()
    seat = s.first
    reply = do(s, seat, "character", character("samira"))
    sheet = CHARACTERS[character("samira")]
    assert (s.places[seat], s.items[seat], s.feats[seat]) == (sheet.start, (sheet.item,), True)
    assert heard(reply, SPECTATOR, "character_chosen") == [{"seat": seat, "character": character("samira")}]
    after = asked(s)[0][0]
    assert after == (seat + 1) % 4
    assert ("character", character("samira")) not in offered(s, after)
    assert len(offered(s, after)) == 9


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


@rule("UA4.16", "UA4.16a", "UA4.16b", "UA4.16c", "UA4.16d", "U54.10", "UC.2", "UC.25", "UL.17f")
@pytest.mark.parametrize(("seats", "deck"), [(3, [5, 1, 0]), (4, [6, 1, 1]), (5, [8, 2, 0]), (6, [9, 2, 1])])
def test_the_role_deck(seats, deck):
    assert counted(new(seats).role_deck) == deck


@rule("UA4.17", "UA4.17.2", "UA4.17.3", "UD.4", "UI.18", "U16.1", "UC.3", "UL.20")
def test_one_role_card_for_everybody_and_all_look_at_once():
    s = choose(new())
    go_on(s, lambda: asked(s)[0][1] == "roles.look")
    assert [len(roles) for roles in s.roles] == [1] * 4
    assert (len(s.role_deck), s.turn.number) == (4, 0)
    assert asked(s) == [(seat, "roles.look") for seat in s.around()]
    for seat in s.around()[:-1]:
        do(s, seat, "ready")
    assert s.turn.number == 0
    reply = do(s, s.around()[-1], "ready")
    assert heard(reply, 0, "turn_began") == [{"seat": s.first, "number": 1}]


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


@rule("UA1.1", "UA1.2", "UA1.3", "UA1.4", "UA1.5", "UA1.6", "UC.4", "UD.1")
@pytest.mark.parametrize(("seats", "deck"), [(4, [7, 1, 0]), (6, [10, 2, 0])])
def test_without_the_cultist(seats, deck):
    s = new(seats, no_cultist=True)
    assert (counted(s.role_deck), s.dials) == (deck, [7, 6, 6, 7])


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


@rule("UL.1", "UL.5", "UL.6", "UL.7", "UL.8", "UL.9", "UL.14", "UC.2", "UC.4", "UA4.18")
@pytest.mark.parametrize(("seats", "deck"), [(3, [5, 1, 0]), (4, [7, 1, 0]), (5, [8, 2, 0]), (6, [10, 2, 0])])
def test_a_first_game_has_no_cultist_and_deals_no_roles_yet(seats, deck):
    s = opened(seats, first_game=True)
    assert (counted(s.role_deck), s.dials) == (deck, [8] * 4)
    assert s.roles == [()] * seats


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
    told = dealt(s).seen_by(0)
    assert [each.kind for each in told] == ["chaos_made"]
    assert told[0].data == {"number": 10}
