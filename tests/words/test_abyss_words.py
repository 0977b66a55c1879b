"""Whatever play of Abyss can produce is told in all three languages, and private facts only to those who may know."""

import re
from pathlib import Path

import msgspec
import pytest

from bathysphere.engine import SPECTATOR, Chance, answer, any_answer, decision_of, decisions, seed_bytes
from bathysphere.games import abyss
from bathysphere.games.abyss import GAME
from bathysphere.games.abyss.cards.allies import MONSTER, RACES
from bathysphere.games.abyss.cards.locations import LOCATIONS
from bathysphere.games.abyss.cards.lords import GUILDS, LORDS, lord
from bathysphere.games.abyss.events import EVENTS
from bathysphere.games.abyss.options import Options
from bathysphere.games.abyss.prompts import PROMPTS, reward_in_sight
from bathysphere.games.abyss.wording import AbyssWording
from bathysphere.words import LANGUAGES, Words
from support.abyss.positions import about_to_recruit, card, do, recruit, scene
from support.worded_games import PLAYERS, WordedGame, clean, ids

SPOKEN = {language: Words(language, "abyss") for language in LANGUAGES}
EN = SPOKEN["en"]
ALL_OPTIONS = dict.fromkeys(Options.__struct_fields__, True)


@pytest.fixture(scope="module")
def listener():
    """Has heard some dozens of random games for every number of players, half of them with all options on."""
    listener = WordedGame(GAME)
    for seats in (2, 3, 4):
        for seed in range(24):
            listener.play(seats, seed, ALL_OPTIONS if seed % 2 else {})
    s = about_to_recruit("corruptor", pearls={0: 5})  # chance hardly ever has the pearls
    recruit(s, 0, "corruptor")
    listener.asked(s)
    listener.told(do(s, 0, *decision_of(s, 0).options[-1]), s.seats)
    return listener


# -- everything has text


def test_all_that_play_produces_is_said_and_no_text_is_left_over(listener):
    assert {kind.replace(".", "-") for kind in listener.kinds} == ids(EN, "ask-")
    assert listener.verbs == ids(EN, "do-")
    assert listener.events == ids(EN, "event-") == {kind.name for kind in EVENTS}


def test_every_kind_of_decision_in_the_rules_has_a_sentence_and_its_facts():
    sources = "".join(path.read_text("utf-8") for path in Path(abyss.__file__).parent.rglob("*.py"))
    kinds = set(re.findall(r'Decision\(\w[\w.]*, "([a-z.]+)",', sources))
    assert kinds == set(PROMPTS)
    assert {kind.replace(".", "-") for kind in kinds} == ids(EN, "ask-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_name_and_a_text(language):
    cards = AbyssWording(SPOKEN[language])
    for number in range(len(LORDS)):
        clean(cards.lord(number))
        clean(cards.lord_text(number, Options()))
        clean(cards.lord_text(number, Options(**ALL_OPTIONS)))
    for number in range(len(LOCATIONS)):
        clean(cards.location(number))
        clean(cards.location_text(number))
    for kind in range(MONSTER + 1):
        clean(cards.ally(kind))
    assert len({cards.race(race) for race in range(len(RACES))}) == len(RACES)
    assert len({cards.guild(guild) for guild in range(len(GUILDS))}) == len(GUILDS)


def test_a_card_reads_as_the_table_plays_it():
    cards = AbyssWording(EN)
    for option in Options.__struct_fields__:
        table = msgspec.structs.replace(Options(), **{option: True})
        own = {each.id for each in LORDS if f"lord-{each.id}-text-{option}" in EN.ids}
        changed = {
            each.id for n, each in enumerate(LORDS) if cards.lord_text(n, table) != cards.lord_text(n, Options())
        }
        assert changed == own


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sources_of_points_have_names(language):
    s = GAME.new(2, 1)
    chance = Chance(bytes(32))
    while s.outcome is None:
        decision = decisions(s)[0]
        answer(s, decision.seat, any_answer(decision, chance))
    for source, _ in s.outcome.points[0]:
        clean(SPOKEN[language].points(source))


# -- the facts are the right ones


def prompt(s, seat, words=EN):
    return words.prompt(decision_of(s, seat), GAME.view(s, seat), PLAYERS)


def label(s, seat, *choice, words=EN):
    assert choice in decision_of(s, seat).options
    return words.option(choice, GAME.view(s, seat), PLAYERS)


def told(reply, seat, kind, words=EN):
    return [words.event(each, PLAYERS) for each in reply.seen_by(seat) if each.kind == kind]


def test_the_lord_and_the_price_as_it_stands_for_the_payer_are_named():
    hand = "crab5 crab4 crab3 squid5 squid4 jellyfish5 jellyfish4 shellfish5"
    s = scene(hands={0: hand}, free={1: "recruiter"}, court="jailer keeper reaper", pearls={0: 2})
    price = 2 * LORDS[lord("jailer")].cost
    assert label(s, 0, "recruit", lord("jailer")) == f"Recruit: Jailer, price {price}"
    do(s, 0, "recruit", lord("jailer"))
    assert prompt(s, 0).startswith(f"Jailer, price {price}: ")
    assert prompt(s, 0).endswith("; your pearls: 2.")


def test_an_offer_names_seller_ally_price_and_purse():
    s = scene(3, deck="crab5 squid1 squid2", pearls={1: 4, 2: 4})
    do(s, 0, "explore")
    do(s, 1, "buy", card("crab5"))
    do(s, 2, "pass")
    assert prompt(s, 2) == "Анна reveals Squid 1: buy it for 2 pearls (you have 4)?"
    assert label(s, 2, "buy", card("squid1")) == "Buy Squid 1 for 2 pearls"
    assert label(s, 2, "buy", card("squid1"), words=SPOKEN["ru"]) == "Купить за 2 жемчужины: Кальмар 1"
    assert EN.option(("buy", card("squid1"))) == "Buy Squid 1"


def test_a_council_option_tells_how_many_cards_there_are():
    s = scene(council="crab1 crab1 squid2", free={0: "alchemist"})
    assert label(s, 0, "council", 0, 2) == "Council: Squid, 1 card + Crabs, 2 cards"
    assert EN.option(("council", 0, 2)) == "Council: Squid + Crabs"


def test_the_victim_of_the_assassin_is_named():
    s = about_to_recruit("assassin", seats=3, free={2: "slaver oracle"})
    recruit(s, 0, "assassin")
    assert prompt(s, 0) == "Assassin: choose one of Віра’s Lords to turn sideways."


def test_names_in_questions_are_true_to_the_state():
    """What the view has to infer: the Lord who is paid for, the Lord who just arrived, the reward in sight."""
    checked = set()
    for seed in range(12):
        s = GAME.new(4, seed)
        chance = Chance(seed_bytes(seed))
        while s.outcome is None:
            decision = chance.pick(decisions(s))
            if decision.kind in ("recruit.pay", "lord.arrow"):
                assert AbyssWording(EN).lord(s.stack[-1].lord) in prompt(s, decision.seat)
                checked.add(decision.kind)
            elif decision.kind == "explore.fight":
                promised = reward_in_sight(GAME.view(s, decision.seat))
                assert promised == reward_of(s.copy(), decision.seat)
                checked.add(decision.kind)
            answer(s, decision.seat, any_answer(decision, chance))
    assert checked == {"recruit.pay", "lord.arrow", "explore.fight"}


def reward_of(s, seat):
    """The keys and the choices that a fight really brings."""
    reply = do(s, seat, "fight")
    taken = [event for event in reply.seen_by(seat) if event.kind == "reward_taken"]
    if taken:
        data = taken[0].data
        return data["keys"], ((data["pearls"], data["number"]),)
    options = decision_of(s, seat).options
    reply = answer(s, seat, options[0])
    keys = next(event.data["keys"] for event in reply.seen_by(seat) if event.kind == "reward_taken")
    return keys, tuple((pearls, tokens) for _, pearls, tokens in options)


# -- private facts


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_taker_reads_which_allies_came_from_the_council(language):
    words = SPOKEN[language]
    s = scene(3, council="crab1 crab4")
    reply = do(s, 0, "council", 2)
    crab = AbyssWording(words).ally(card("crab4"))
    assert crab in told(reply, 0, "council_taken", words)[0]
    for seat in (1, 2, SPECTATOR):
        (said,) = told(reply, seat, "council_taken", words)
        assert crab not in said
        assert "4" not in said
        assert "2" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_winner_reads_what_his_monster_tokens_are_worth(language):
    words = SPOKEN[language]
    s = scene(3, deck="monster crab1 crab2", supply=(4, 4, 4))
    do(s, 0, "explore")
    do(s, 0, "fight")
    reply = do(s, 0, "reward", 0, 1)
    assert "4" in told(reply, 0, "tokens_drawn", words)[0]
    for seat in (1, 2, SPECTATOR):
        assert "4" not in told(reply, seat, "tokens_drawn", words)[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_thief_and_victim_read_which_token_was_stolen(language):
    words = SPOKEN[language]
    s = about_to_recruit("hunter", seats=3, monsters={1: (4,)})
    reply = recruit(s, 0, "hunter")
    for seat in (0, 1):
        assert "4" in told(reply, seat, "token_stolen", words)[0]
    for seat in (2, SPECTATOR):
        assert "4" not in told(reply, seat, "token_stolen", words)[0]


# -- numbers in the log


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("ru", ["1 жемчужину", "2 жемчужины", "5 жемчужин", "11 жемчужин", "21 жемчужину", "22 жемчужины"]),
        ("uk", ["1 перлину", "2 перлини", "5 перлин", "11 перлин", "21 перлину", "22 перлини"]),
        ("en", ["1 pearl", "2 pearls", "5 pearls", "11 pearls", "21 pearls", "22 pearls"]),
    ],
)
def test_pearls_in_the_log_follow_their_number_and_their_case(language, said):
    for pearls, expected in zip((1, 2, 5, 11, 21, 22), said, strict=True):
        line = SPOKEN[language]("event-pearls_gained", seat="Анна", pearls=pearls, source="…")
        assert f" {expected} (" in line
