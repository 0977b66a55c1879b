"""Words for a screen of Abyss: why something is not offered, the lobby."""

import pytest

from bathysphere.bots import BOTS
from bathysphere.engine import Chance, answer, any_answer, decision_of, decisions, seed_bytes
from bathysphere.games.abyss import GAME
from bathysphere.games.abyss.cards.lords import lord
from bathysphere.games.abyss.options import Options
from bathysphere.words import LANGUAGES, Words
from support.abyss.positions import about_to_recruit, card, do, recruit, scene

NAMES = ["Анна", "Boris", "Віра", "Gleb"]
SPOKEN = {language: Words(language, "abyss") for language in LANGUAGES}
EN = SPOKEN["en"]
ALL_OPTIONS = dict.fromkeys(Options.__struct_fields__, True)


def ids(prefix):
    return {name.removeprefix(prefix) for name in EN.ids if name.startswith(prefix)}


def sentence(said):
    """A whole one, without gaps."""
    assert said.strip() == said != ""
    assert said.endswith(".")
    assert not {"{", "}"} & set(said)
    assert "  " not in said
    return said


def why(s, seat, target, language="en"):
    view = GAME.view(s, seat)
    found = {each.target: each for each in GAME.reasons(view, decision_of(s, seat))}
    return SPOKEN[language].why(found[target].code, found[target].facts, view, NAMES)


# -- why not


def rare_tables():
    """Questions that random play hardly ever comes to."""
    yield scene(deck="", council="crab1")
    s = scene(deck="monster crab1", threat=2, supply=(2,))
    do(s, 0, "explore")
    do(s, 0, "fight")
    yield s
    for free in ("sage hermit", "keeper recruiter sage jailer"):
        s = scene(deck="monster crab1", threat=3, free={0: free}, available="chasm", pile="jail")
        do(s, 0, "explore")
        do(s, 0, "fight")
        yield s
    s = scene(deck="monster crab1", threat=6, keys={0: 1}, available="chasm", pile="jail")
    do(s, 0, "explore")
    do(s, 0, "fight")
    yield s
    s = about_to_recruit("hunter", seats=4, monsters={1: (2,), 2: (2,)})
    recruit(s, 0, "hunter")
    yield s
    s = about_to_recruit("hunter", seats=4, monsters={1: (2,), 2: (2,)}, free={3: "shaman"})
    recruit(s, 0, "hunter")
    yield s


def moments():
    yield from rare_tables()
    for seed in range(60):
        s = GAME.new(2 + seed % 3, seed, ALL_OPTIONS if seed % 2 else {})
        chance = Chance(seed_bytes(f"why {seed}"))
        while s.outcome is None:
            yield s
            decision = chance.pick(decisions(s))
            answer(s, decision.seat, any_answer(decision, chance))


def test_every_reason_is_told_in_all_languages_and_no_text_is_left_over():
    said, codes = set(), set()
    for s in moments():
        for decision in decisions(s):
            view = GAME.view(s, decision.seat)
            for _, code, facts in GAME.reasons(view, decision):
                codes.add(code)
                if (new := (code, *facts.items())) not in said:
                    said.add(new)
                    for words in SPOKEN.values():
                        sentence(words.why(code, facts, view, NAMES))
    assert codes == ids("why-")


def test_the_facts_in_a_reason_are_the_right_ones():
    s = scene(hands={0: "crab2 squid1 jellyfish1"}, free={1: "recruiter"}, court="jailer keeper", pearls={0: 2})
    assert why(s, 0, ("lord", lord("jailer"))) == (
        "Jailer, price 12: your Allies of the right races bring 4 at most, your pearls 2; still missing: 6."
    )
    assert why(s, 0, ("lord", lord("keeper"))).endswith("you do not have in hand: Seahorses.")
    assert why(s, 0, ("council", 0), "ru") == "Кальмары: эта стопка Консула пуста."
    assert why(s, 0, ("council", 0), "uk") == "Кальмари: цей стос Консула порожній."


def test_players_are_named():
    s = about_to_recruit("hunter", seats=4, monsters={1: (2,), 2: (2,)})
    recruit(s, 0, "hunter")
    assert why(s, 0, ("seat", 3)) == "Gleb has no Monster tokens."


def test_an_ally_left_behind_is_named():
    s = scene(deck="crab4 squid1 squid2", pearls={1: 0})
    do(s, 0, "explore")
    do(s, 0, "go_on")
    assert why(s, 0, ("track", 0)).startswith("Crab 4 stays behind")
    assert card("crab4") in s.track


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("ru", ["Жетонов Чудовищ не осталось.", "Остался только 1 жетон Чудовища."]),
        ("uk", ["Жетонів Чудовиськ не лишилося.", "Лишився тільки 1 жетон Чудовиська."]),
        ("en", ["No Monster token is left.", "Only 1 Monster token is left."]),
    ],
)
def test_numbers_in_reasons_take_their_form(language, said):
    assert [SPOKEN[language]("why-tokens_short", number=number) for number in (0, 1)] == said


# -- the lobby


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_option_and_bot_has_a_title_and_a_sentence(language):
    words = SPOKEN[language]
    for option in Options.__struct_fields__:
        assert not words(f"option-abyss-{option}").endswith(".")
        sentence(words(f"option-abyss-{option}-text"))
    for bot in BOTS["abyss"]:
        assert not words(f"bot-{bot}").endswith(".")
        sentence(words(f"bot-{bot}-text"))


def test_no_option_or_bot_has_text_that_does_not_exist():
    assert {name.removesuffix("-text") for name in ids("option-")} == {
        f"abyss-{name}" for name in Options.__struct_fields__
    }
    assert {name.removesuffix("-text") for name in ids("bot-")} == set(BOTS["abyss"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_is_introduced(language):
    words = SPOKEN[language]
    sentence(words("game-abyss-tagline"))
    assert str(GAME.fewest) in words("game-abyss-players")
    assert str(GAME.most) in words("game-abyss-players")
    assert any(sign.isdigit() for sign in words("game-abyss-duration"))
