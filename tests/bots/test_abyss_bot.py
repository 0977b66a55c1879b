"""The thoughtful bot of Abyss: sensible in plain positions, always legal, strong, and without a look at the state."""

import ast
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import bathysphere.bots
from bathysphere.bots import RandomBot, make_bot
from bathysphere.bots.abyss import ThoughtfulBot
from bathysphere.bots.abyss.bot import _JUDGES
from bathysphere.engine import Chance, Choice, Game, State, answer, decision_of, decisions, open_questions
from bathysphere.games import game
from bathysphere.games.abyss import GAME
from bathysphere.games.abyss.options import Options
from bathysphere.games.abyss.state import AbyssState
from bathysphere.games.abyss.view import AbyssView
from bathysphere.tables import LocalTable
from support.abyss.bot_strength import one_against, play
from support.abyss.positions import asked, card, cards, do, lords, scene, tiles
from support.effort import FULL, daily, volume
from support.tables import bot_of


def seated(seat: int = 0) -> ThoughtfulBot:
    return ThoughtfulBot(seat, Chance(bytes(32)))


def thinks(s: AbyssState, seat: int = 0, bot: ThoughtfulBot | None = None) -> Choice:
    """What the bot answers for a seat in a position that it has not seen coming."""
    decision = decision_of(s, seat)
    assert decision is not None
    choice = (bot or seated(seat)).choose(GAME.view(s, seat), decision)
    assert decision.check(choice) is None
    return choice


def paid(words: str) -> Choice:
    return tuple(sorted(("ally", kind) for kind in cards(words)))


# -- buying and exploring


def offer(ally: str, **position):
    """Seat 1 explores and reveals an Ally; seat 0 is asked."""
    s = scene(turn=1, deck=f"{ally} squid1 squid1 squid2 squid2 monster", **position)
    do(s, 1, "explore")
    return s


def test_it_buys_a_strong_ally_for_one_pearl():
    s = offer("seahorse5", pearls={0: 1}, court="landowner miller keeper")
    assert thinks(s) == ("buy", card("seahorse5"))


def test_it_does_not_spend_its_last_pearls_on_a_weak_ally_at_a_high_price():
    s = scene(3, turn=1, deck="squid2 squid1 crab3 crab2 crab1", pearls={0: 2, 2: 1}, court="landowner miller keeper")
    do(s, 1, "explore")
    do(s, 0, "pass")
    do(s, 2, "buy", card("squid2"))
    assert s.turn.sold == 1
    assert thinks(s) == ("pass",)


def test_it_buys_what_brings_a_lord_nearer_and_leaves_what_does_not():
    hand = {0: "seahorse3 seahorse4"}
    assert thinks(offer("seahorse2", hands=hand, court="landowner"))[0] == "buy"
    assert thinks(offer("crab1", hands=hand, court="landowner"))[0] == "pass"


def test_it_takes_a_five_and_leaves_a_one_in_the_first_space():
    for ally, expected in (("crab5", ("take",)), ("crab1", ("go_on",))):
        s = scene(deck=f"{ally} squid3 shellfish3 jellyfish3 seahorse4 squid4", pearls={1: 0}, court="keeper")
        do(s, 0, "explore")
        assert thinks(s) == expected


def test_it_fights_for_two_keys():
    s = scene(deck="monster squid1 squid2 squid2 squid3", threat=6, keys={0: 1}, pearls={1: 0}, court="keeper")
    do(s, 0, "explore")
    assert thinks(s) == ("fight",)


def test_in_its_last_turn_it_prefers_monster_tokens_to_pearls():
    s = scene(deck="monster squid1 squid2", threat=2, last_turns=0, pearls={1: 0}, court="keeper")
    do(s, 0, "explore")
    do(s, 0, "fight")
    assert thinks(s) == ("reward", 0, 2)


# -- recruiting


def test_it_recruits_a_great_lord_that_it_can_pay():
    s = scene(hands={0: "seahorse4 squid3 crab2"}, court="aquaculturalist tamer jailer", council="squid1")
    assert thinks(s) == ("recruit", lords("aquaculturalist")[0])


def test_it_pays_exactly_and_keeps_its_strong_allies():
    s = scene(hands={0: "seahorse5 seahorse3 seahorse3 seahorse2 seahorse4"}, pearls={0: 0}, court="shepherd")
    do(s, 0, "recruit", lords("shepherd")[0])
    chosen = [kind for _, kind in thinks(s)]
    assert sum(kind % 5 + 1 for kind in chosen) == 8


def test_a_payment_leaves_a_companion_of_a_race_that_is_missing():
    hand = {0: "seahorse4 squid2 crab2"}
    s = scene(hands=hand, companions={0: "squid4"}, court="miller keeper jailer", pearls={0: 2})
    do(s, 0, "recruit", lords("miller")[0])
    assert thinks(s) == paid("seahorse4 crab2")


def test_of_equal_companions_it_keeps_the_race_that_it_lacks():
    s = scene(hands={0: "seahorse4 crab2 squid2"}, companions={0: "crab3"}, court="keeper reaper jailer")
    do(s, 0, "recruit", lords("keeper")[0])
    answer(s, 0, paid("seahorse4 crab2 squid2"))
    assert thinks(s) == ("ally", card("squid2"))


def test_in_its_last_turn_it_spends_what_it_has_on_a_lord():
    position = {
        "hands": {0: "seahorse4 seahorse4"},
        "court": "shepherd",
        "council": "crab5 crab4 crab3",
        "pearls": {0: 0},
    }
    s = scene(last_turns=0, **position)
    assert thinks(s) == ("recruit", lords("shepherd")[0])


def seventh_lord(lead: bool, **position) -> AbyssState:
    rich, poor = (
        "miller landowner trader peddler shopkeeper apprentice",
        "jailer seeker assassin hunter corruptor traitor",
    )
    free = {0: rich, 1: "seeker"} if lead else {0: poor, 1: "miller landowner trader peddler aquaculturalist"}
    monsters = {} if lead else {1: (4, 4, 3, 3, 3)}
    hands = {0: "seahorse4 squid1 crab1", 1: "crab3 crab4 squid5 squid4 seahorse3 seahorse4"}
    court, council = "keeper tamer shaman invoker", "crab5 crab2"
    return scene(free=free, monsters=monsters, hands=hands, court=court, council=council, **position)


def test_it_ends_the_game_when_it_leads_and_not_when_it_is_behind():
    assert thinks(seventh_lord(lead=True)) == ("recruit", lords("keeper")[0])
    assert thinks(seventh_lord(lead=False))[0] != "recruit"


def test_a_hoard_is_spent_even_at_double_prices():
    """Bots that valued the hundredth pearl like the first explored for ever under a Recruiter."""
    hands = {0: "squid1 squid4 crab1 crab2 crab3 crab4 seahorse1 seahorse2 seahorse4"}
    s = scene(hands=hands, pearls={0: 60}, free={1: "recruiter"}, court="corruptor schemer slaver illusionist")
    assert thinks(s)[0] == "recruit"


def test_nobody_waits_for_ever_to_end_a_game_that_he_cannot_win():
    assert thinks(seventh_lord(lead=False, pearls={0: 80}, lord_deck=""))[0] == "recruit"


def test_it_looks_for_another_lord_only_when_it_is_rich_and_the_court_is_poor():
    rich = {"hands": {0: "seahorse5 seahorse4 squid4 crab4 jellyfish5"}, "pearls": {0: 12}}
    assert thinks(scene(court="traitor", deck="squid1 squid1 crab1 crab1", **rich)) == ("intrigue",)
    assert thinks(scene(hands={0: "squid1"}, pearls={0: 1}, court="traitor"))[0] != "intrigue"


# -- Council


def test_it_remembers_which_allies_went_to_the_council():
    """Two areas of two cards each: only memory tells which is the stronger."""
    s = scene(deck="jellyfish1 crab5 jellyfish1 crab4 squid4 squid1", pearls={0: 0, 1: 0}, court="keeper")
    bot = seated(1)
    for choice in (("explore",), *[("go_on",)] * 4):
        reply = do(s, 0, *choice)
        bot.hear(reply.seen_by(1))
    assert s.turn.seat == 1
    view = GAME.view(s, 1)
    assert bot.memory.council_of(view, 2) == cards("crab5 crab4")
    assert thinks(s, 1, bot) == ("council", 2)


def test_what_it_has_not_heard_it_takes_for_middling():
    s = scene(council="crab5 crab4", court="keeper")
    assert len(seated().memory.council_of(GAME.view(s, 0), 2)) == 2


# -- Soldiers


def test_the_jailer_gets_the_ally_missed_least():
    hands = {0: "crab3 squid1 jellyfish2", 1: "squid5 squid1 seahorse3"}
    s = scene(hands=hands, court="jailer keeper reaper miller")
    do(s, 0, "recruit", lords("jailer")[0])
    answer(s, 0, paid("crab3 squid1 jellyfish2"))
    assert thinks(s, 1) == ("ally", card("squid1"))


def test_under_a_commander_the_strong_allies_stay():
    hands = {0: "crab4 crab4", 1: "squid5 squid1 seahorse3 seahorse4 crab1 crab3 jellyfish4 jellyfish5"}
    s = scene(hands=hands, court="commander keeper reaper miller")
    do(s, 0, "recruit", lords("commander")[0])
    answer(s, 0, paid("crab4 crab4"))
    assert asked(s) == [(1, "commander.discard")]
    assert thinks(s, 1) == paid("squid1 crab1")


def test_the_assassin_turns_a_working_lord_with_a_key():
    s = scene(hands={0: "crab5 crab4 crab1"}, free={1: "jailer miller landlord"}, court="assassin keeper reaper")
    do(s, 0, "recruit", lords("assassin")[0])
    answer(s, 0, paid("crab5 crab4 crab1"))
    assert thinks(s) == ("turn_lord", lords("landlord")[0])


def test_the_slaver_sells_a_one_before_an_exploration():
    s = scene(hands={0: "squid1 seahorse5"}, free={0: "slaver"}, court="assassin")
    assert thinks(s) == ("slaver", card("squid1"))


# -- locations


def control(**position) -> AbyssState:
    """Seat 0 wins its third key in the first space of an exploration."""
    s = scene(deck="monster squid1 squid1", threat=3, court="", pearls={1: 0}, **position)
    do(s, 0, "explore")
    do(s, 0, "fight")
    return s


def test_it_takes_the_location_that_counts_its_companions():
    companions = {0: "crab1 crab1 crab2 crab3 squid1"}
    s = control(keys={0: 2}, companions=companions, available="chasm parliament lost_tower", pile="abyss depths")
    assert thinks(s) == ("take_location", tiles("chasm")[0])


def test_it_draws_when_what_lies_open_is_poor():
    s = control(keys={0: 2}, available="lost_tower")
    assert thinks(s)[0] == "draw"


def test_it_spends_tokens_and_keeps_the_lord_that_pays_each_turn():
    s = control(keys={0: 2}, free={0: "landlord keeper"}, available="chasm")
    assert asked(s) == [(0, "control.keys")]
    assert ("lord", lords("landlord")[0]) not in thinks(s)


def test_black_smokers_are_swapped_for_the_best_of_the_pile():
    companions = {0: "crab1 crab1 crab2 crab3 squid1"}
    s = control(keys={0: 2}, companions=companions, available="black_smokers", pile="lost_tower chasm depths")
    do(s, 0, "take_location", tiles("black_smokers")[0])
    assert thinks(s) == ("swap", tiles("chasm")[0])


# -- legal in every kind of decision

OPTIONS = [{}, *({name: True} for name in Options.__struct_fields__)]


def test_every_answer_is_legal_in_random_positions_of_all_kinds():
    seen = set()
    for seats in (2, 3, 4):
        for number, options in enumerate(OPTIONS):
            for game_number in range(volume(full=4, quick=2)):
                seen |= _judged_in_a_random_game(seats, f"{seats} {number} {game_number}", options)
    assert seen <= set(_JUDGES)
    assert len(seen) >= len(_JUDGES) - (not FULL), "in a sample a rare Lord may not come up"


def _judged_in_a_random_game(seats: int, seed: str, options: dict[str, bool]) -> set[str]:
    """Random players move; the bots of all seats are asked each time, and their answers checked."""
    s = GAME.new(seats, seed, options)
    bots = [make_bot("abyss", "thoughtful", seat, bytes(32)) for seat in range(seats)]
    players = [RandomBot(seat, Chance(bytes([seat] * 32))) for seat in range(seats)]
    seen = set()
    while s.outcome is None:
        for decision in open_questions(s):
            view = GAME.view(s, decision.seat)
            choice = bots[decision.seat].choose(view, decision)
            assert decision.check(choice) is None, (decision, choice)
            seen.add(decision.kind)
        decision = decisions(s)[0]
        reply = answer(s, decision.seat, players[decision.seat].choose(GAME.view(s, decision.seat), decision))
        for bot in bots:
            bot.hear(reply.seen_by(bot.seat))
    return seen


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: next(iter(options), "book"))
def test_bots_among_themselves_come_to_an_end(options):
    for seats in (2, 3, 4):
        table = LocalTable.open(game("abyss"), ["thoughtful"] * seats, f"{seats} {options}", options)
        table.act_until_asked()
        assert table.over
        assert len(table.record.answers) < 1500


def test_memory_agrees_with_the_table_to_the_end():
    table = LocalTable.open(game("abyss"), ["thoughtful"] * 3, 11)
    checked = 0
    while table.act():
        seat = table.state.turn.seat
        memory = bot_of(table, seat).memory
        if not table.over:
            assert [sorted(area) for area in memory.council] == [list(area) for area in table.state.council]
            assert [sorted(hand) for hand in memory.hands[:3]] == [list(hand) for hand in table.state.hands]
            assert memory.deck == [table.state.deck.count(kind) for kind in range(26)]
            checked += 1
    assert checked > 10


def test_the_same_seed_gives_the_same_game():
    records = []
    for _ in range(2):
        table = LocalTable.open(game("abyss"), ["thoughtful", "random", "thoughtful"], 5)
        table.act_until_asked()
        records.append([(line.seat, line.kind, line.choice) for line in table.record.answers])
    assert records[0] == records[1]


# -- it never sees a state

UNFIT = ("importlib", "sys", "gc", "inspect", "ctypes", "builtins", "runpy")
FROM_VIEWS = {
    ("bathysphere.games.cryptids.state_from_view", "state_from_view"),
    ("bathysphere.games.cryptids.state_from_view", "PartialState"),
}
"""Makes a table out of a view, with nothing in it that the view does not hold; and what that is called."""


def _imports() -> list[tuple[str, str, str]]:
    """Every import of the bots: file, module, name ("" for a whole module)."""
    found = []
    for path in sorted(Path(bathysphere.bots.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                found += [(path.name, alias.name, "") for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                assert node.level == 0
                found += [(path.name, node.module or "", alias.name) for alias in node.names]
    return found


def test_bots_import_nothing_that_gives_a_state():
    imports = _imports()
    assert len(imports) > 30
    for file, module, name in imports:
        assert module.split(".")[0] not in UNFIT, (file, module)
        if not module.startswith("bathysphere"):
            continue
        assert name, f"{file} imports the whole of {module}"
        if (module, name) in FROM_VIEWS:
            continue
        thing = getattr(import_module(module), name)
        if isinstance(thing, ModuleType):  # what other files of the bots import is looked at there
            assert thing.__name__.startswith("bathysphere.bots."), (file, module, name)
        assert not isinstance(thing, Game), (file, module, name)
        assert not (isinstance(thing, type) and issubclass(thing, State | Game)), (file, module, name)
        given = getattr(thing, "__annotations__", {}).get("return")
        assert not (isinstance(given, type) and issubclass(given, State | Game)), (file, module, name)


def test_choose_is_called_with_views_only(monkeypatch):
    calls = []
    original = ThoughtfulBot.choose

    def spy(self, *given):
        calls.append([type(each) for each in given])
        assert not any(isinstance(each, State | Game) for each in _reachable(self.__dict__))
        return original(self, *given)

    monkeypatch.setattr(ThoughtfulBot, "choose", spy)
    table = LocalTable.open(game("abyss"), ["thoughtful", "random", "thoughtful"], 3)
    table.act_until_asked()
    assert len(calls) > 50
    assert all(kinds[0] is AbyssView and kinds[1].__name__ == "Decision" for kinds in calls)


def _reachable(thing: object) -> list[object]:
    """A bot's memory, down to the last list."""
    if isinstance(thing, dict):
        return [thing, *(deep for each in thing.values() for deep in _reachable(each))]
    if isinstance(thing, list | tuple):
        return [thing, *(deep for each in thing for deep in _reachable(each))]
    return [thing, *(_reachable(vars(thing)) if hasattr(thing, "__dict__") else [])]


# -- strength


@pytest.mark.parametrize("seat", daily(*range(4)))
def test_it_beats_three_random_bots_at_any_seat(seat):
    """The full measure is 100 games a seat: `cd tests; python -m support.abyss.bot_strength 100`."""
    assert play(one_against(4, seat), seat, range(40)).wins >= 37
