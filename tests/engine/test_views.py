"""Views and resampled worlds: what a seat knows stays, everything else may be otherwise."""

from bathysphere.engine import SPECTATOR, answer, decision_of, seed_bytes
from bathysphere.games.abyss import GAME as ABYSS
from support import dredge
from support.dredge.positions import DIVE, LAMP, POOL, sea

GAME = dredge.GAME
HANDS = {0: (1, 2, 3), 1: (1, 2, 4), 2: (3, 3, 4)}


def worlds(s, seat, number=40):
    return [GAME.resample(s, seat, seed_bytes(each)) for each in range(number)]


class TestViews:
    def test_a_seat_sees_its_own_hand_and_the_sizes_of_the_others(self):
        view = GAME.view(sea(hands=HANDS), 1)
        assert view.hand == (1, 2, 4)
        assert view.sizes == (3, 3, 3)

    def test_a_spectator_sees_no_hand(self):
        s = sea(hands=HANDS)
        answer(s, 0, LAMP)
        view = GAME.view(s, SPECTATOR)
        assert (view.hand, view.top, view.sealed) == ((), None, None)

    def test_everybody_sees_who_is_asked_but_not_who_has_answered(self):
        s = sea(hands=HANDS)
        answer(s, 0, POOL)
        before = [GAME.view(s, seat) for seat in (SPECTATOR, 0, 2)]
        answer(s, 1, ("throw", 4))
        assert [GAME.view(s, seat) for seat in (SPECTATOR, 0, 2)] == before
        assert before[0].asked == ((0, "throw"), (1, "throw"), (2, "throw"))

    def test_a_seat_sees_its_own_sealed_answer(self):
        s = sea(hands=HANDS)
        answer(s, 0, POOL)
        answer(s, 1, ("throw", 4))
        assert GAME.view(s, 1).sealed == ("throw", 4)

    def test_a_view_is_no_door_to_the_state(self):
        """Whatever a view holds cannot be changed in place."""

        def unchangeable(thing):
            if isinstance(thing, tuple):
                return all(unchangeable(part) for part in thing)
            return not isinstance(thing, list | dict | set)

        for game in (GAME, ABYSS):
            view = game.view(game.new(3, 1), 0)
            assert all(unchangeable(getattr(view, name)) for name in view.__struct_fields__)


class TestResampledWorlds:
    def test_the_seat_sees_no_difference(self):
        s = sea(hands=HANDS)
        for seat in (SPECTATOR, 0, 1, 2):
            assert all(GAME.view(world, seat) == GAME.view(s, seat) for world in worlds(s, seat))

    def test_hidden_cards_change_places(self):
        s = sea(hands=HANDS)
        found = worlds(s, 0)
        assert len({world.hands[1] for world in found}) > 5
        assert len({tuple(world.deck) for world in found}) > 30
        assert all(world.hands[0] == (1, 2, 3) for world in found)

    def test_the_truth_is_one_of_them(self):
        s = sea(hands={0: (1,), 1: (2,), 2: (3,)}, deck=(4,))
        assert any(world.hands == s.hands for world in worlds(s, 0))

    def test_a_card_that_the_seat_was_shown_stays_where_it_is(self):
        s = sea(hands=HANDS)
        answer(s, 0, LAMP)
        assert {world.deck[-1] for world in worlds(s, 0)} == {4}
        assert len({world.deck[-1] for world in worlds(s, 1)}) > 1

    def test_the_state_itself_is_left_alone(self):
        s = sea(hands=HANDS)
        answer(s, 0, POOL)
        answer(s, 1, ("throw", 4))
        before = s.dump()
        worlds(s, 0)
        assert s.dump() == before

    def test_sealed_answers_of_others_are_drawn_anew_from_their_new_hands(self):
        s = sea(hands=HANDS)
        answer(s, 0, POOL)
        answer(s, 1, ("throw", 4))
        found = worlds(s, 0)
        assert len({world.sealed[1] for world in found}) > 1
        for world in found:
            assert world.sealed[1] in decision_of(world, 1).options

    def test_others_are_asked_about_their_new_hands(self):
        s = sea(hands=HANDS)
        answer(s, 0, POOL)
        for world in worlds(s, 0):
            for seat in (1, 2):
                assert {card for _, card in decision_of(world, seat).options} == set(world.hands[seat])

    def test_whether_they_have_answered_stays(self):
        s = sea(hands=HANDS)
        answer(s, 0, POOL)
        answer(s, 1, ("throw", 4))
        for world in worlds(s, 0):
            assert [choice is not None for choice in world.sealed] == [False, True, False]

    def test_ones_own_sealed_answer_stays(self):
        s = sea(hands=HANDS)
        answer(s, 0, POOL)
        answer(s, 1, ("throw", 4))
        assert all(world.sealed == s.sealed for world in worlds(s, 1))

    def test_the_dice_fall_otherwise(self):
        """A bot that plays a world to its end must not foresee the next die."""
        depths = set()
        for world in worlds(sea(), 0):
            answer(world, 0, DIVE)
            depths.add(world.points[0])
        assert depths == {1, 2, 3, 4, 5, 6}

    def test_the_chance_key_is_new_and_the_counter_begins_anew(self):
        s = sea()
        s.chance.below(6)
        keys = {world.chance.key for world in worlds(s, 0)}
        assert s.chance.key not in keys
        assert len(keys) == 40
        assert {world.chance.counter for world in worlds(s, 0)} == {0}

    def test_the_same_key_gives_the_same_world(self):
        s = sea(hands=HANDS)
        one, two = (GAME.resample(s, 0, bytes(32)) for _ in range(2))
        assert one.dump() == two.dump()
