"""The sentences of Cryptids say the right things: which card, where, for how much; and packs of other owners speak."""

import re
import shutil
from pathlib import Path

import pytest

from bathysphere.engine import SeenEvent
from bathysphere.games import cryptids
from bathysphere.games.cryptids import GAME, content
from bathysphere.games.cryptids.content import BUILT_IN, Card, effect, use_content
from bathysphere.games.cryptids.names import RATINGS
from bathysphere.games.cryptids.options import Options
from bathysphere.games.cryptids.pack import EVIDENCE, HABITATS, KINDS, LANGUAGES, SKILLS, ZONES
from bathysphere.games.cryptids.pack_checks import EFFECTS
from bathysphere.games.cryptids.steps.field.abilities import BuyCheaply
from bathysphere.games.cryptids.wording import CryptidsWording
from bathysphere.games.cryptids.wording.cards import ability
from bathysphere.words import Words
from support.cryptids.positions import act, card, place, position, question, run, skill, throws, tile
from support.cryptids.sentences import SPOKEN, WORDING, asked_in, ids, labels, line, option
from support.worded_games import clean

FOLDER = Path(cryptids.__file__).parent / "content"


# -- components


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_components_have_names_and_none_is_left_over(language):
    words = WORDING[language]
    named = {
        "evidence-": [words.evidence(kind) for kind in range(-1, 8)],
        "thing-": [words.thing(kind) for kind in range(-1, 8)],
        "habitat-": [words.habitat(kind) for kind in range(-1, 3)],
        "kind-": [words.kind(kind) for kind in range(4)],
        "zone-": [words.zone(zone) for zone in range(4)],
        "tracking-": [words.tracking(face) for face in ("success", "luck", "failure")],
        "poacher-": [tell(each) for each in actions() for tell in (words.poacher, words.poacher_text)],
        "rating-": [words.rating(points) for points in (11, 15, 19, 25, 26)],
        "skill-": [words.skill(each) for each in range(10)] + [words.skill_text(each) for each in range(10)],
    }  # fmt: skip
    for prefix, names in named.items():
        assert len({clean(each) for each in names}) == len(names) == len(ids(prefix)), prefix
    assert ids("zone-") == set(ZONES)
    assert ids("kind-") == set(KINDS)
    assert ids("habitat-") == {*HABITATS, "special"}
    assert ids("evidence-") == {*EVIDENCE, "bonus", "any"}
    assert ids("skill-") == {*SKILLS, *[f"{each}-text" for each in SKILLS]}


def actions():
    """All that stands on the poacher's cards, and where he then goes."""
    found = {"up", "down"}
    for each in BUILT_IN.pack.poacher.cards:
        found |= {action for row in each.held for action in row} | {*each.above.tries, *each.below.tries}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_contract_request_and_token_can_be_told(language):
    words = WORDING[language]
    assert len({clean(words.card(each)) for each in range(43)}) == 43
    assert len({clean(words.place(each)) for each in range(27)}) == 27
    assert len({words.contract_text(each) for each in range(13)}) == 13
    assert len({words.request_text(each) for each in range(8)}) == 8
    assert all(words.contract(each) in words.contract_text(each) for each in range(13))
    assert all("4" in words.request_text(each) for each in range(8))
    assert len({words.hare(each) for each in range(11)}) == 4
    assert len({words.die(face) for face in range(6)}) == 6
    assert len({clean(words.level(level)) for level in (1, 2, 3)}) == len(ids("level-")) == 3
    for sort in ("hare", "coins", "evidence", "reroll"):
        assert clean(SPOKEN[language](f"hare-{sort}-text")).endswith(".")
    assert len({clean(words.prey(each)) for each in ("found", "contract", "bid")}) == len(ids("prey-")) == 3
    for each in range(43):
        assert len(clean(words.placement(each))) < 70
        said = words.ability(each)
        assert (said == "") == (BUILT_IN.cards[each].when == "")
        assert said == "" or (clean(said).endswith(".") and len(said) < 130), said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("when", EFFECTS)
def test_every_effect_that_a_pack_may_name_is_told_with_its_numbers(when, language):
    for verb, given in EFFECTS[when].items():
        for numbers in (("1", "1"), ("2", "3"), ("5", "21")):
            count = iter(numbers)
            said = " ".join([verb, *["reptile" if word == KINDS else next(count) for word in given]])
            told = ability(WORDING[language], Card("x", 1, 0, 0, 0, 0, (0, 1), 1, 1, "D2", when, (effect(said),)))
            assert clean(told).endswith(".")
            used = [word for word in said.split()[1:] if word.isdigit()]
            assert all(re.search(rf"\b{word}\b", told) for word in used), told
            assert ("reptile" not in said) or WORDING[language].kind(2) in told


def test_effects_and_triggers_are_all_told_and_none_is_left_over():
    assert ids("ability-") == set(EFFECTS)
    assert ids("effect-") == {verb for effects in EFFECTS.values() for verb in effects}
    assert ids("placement-") == {"habitat", *EFFECTS["placement"]}


@pytest.mark.parametrize(
    ("language", "name", "told"),
    [
        ("en", "firebird", "On relocation: 3 coins, your assistant may move up to 2 spaces either way."),
        ("ru", "rarog", "При обнаружении: восстановите до 3 навыков."),
        ("uk", "hercinia", "Доки не переміщений: ваші пересування довші на 1 крок."),
        ("en", "turul", "At game end: 1 reputation for each other cryptid of the kind “winged”, at most 2."),
        ("uk", "aspid", "У заповіднику: на порожні клітинки без місцевості, символи не дають нічого."),
        ("en", "nessie", ""),
    ],
)  # fmt: skip
def test_abilities_are_told_out_of_the_words_of_the_pack(language, name, told):
    assert WORDING[language].ability(card(name)) == told


def test_a_lonely_journey_is_rated_by_its_points():
    words = WORDING["en"]
    bands = {"trainee": (0, 11), "novice": (12, 15), "ordinary": (16, 19), "splendid": (20, 25), "monument": (26, 40)}
    for name, points in bands.items():
        assert {words.rating(each) for each in points} == {SPOKEN["en"](f"rating-{name}")}
    assert {name for _, name in RATINGS} == ids("rating-")


# -- questions and options


def test_a_turn_says_what_is_left_of_it():
    s = position(2, places={0: "aachen"}, skills={0: "split"})
    assert asked_in("en", s) == "Your cryptozoologist’s turn: move, act and use skills."
    assert "Go to E1 Bohemian forests" in labels("en", s, "move")
    act(s, "move", place("E1"))
    assert asked_in("en", s) == "You still have your main action and your skills. You can go 1 more step."
    assert asked_in("uk", s) == "Лишилися основна дія й навички. Можна пройти ще 1 крок."
    act(s, "move", place("prague"))
    assert "Идти в регион E1 Богемские леса (основное действие)" in labels("ru", s, "move")


def test_an_attempt_says_what_is_used_and_how_many_dice():
    s = position(2, display="tulikettu", places={0: "N1"}, evidence={0: "tracks rumour rumour bonus"},
                skills={0: "second_chance"})  # fmt: skip
    assert labels("en", s, "track") == ["Track Tulikettu"]
    act(s, "track", "action", 0)
    assert asked_in("ru", s).startswith("Туликетту. Нужно: следы, силуэт в небе, очевидец.")
    said = labels("en", s)
    assert "Use tracks, roll 2 dice" in said
    assert "Use tracks, silhouette in the sky (2 rumours), roll 1 die (bonus rumours: 1)" in said
    throws(s, "failure", "luck")
    act(s, "commit", 0, 0, "token", "dice", "dice")
    assert asked_in("en", s) == "Tulikettu slips away (failure, clover). Change the roll?"
    assert "Второй шанс, перебросить: неудача, клевер" in labels("ru", s)


def test_without_a_view_things_are_called_by_number():
    assert option("en", ("track", "skill", 2)) == "Track card 3 (skill)"
    assert option("uk", ("buy", 0)) == "Купити жетон ринку 1"
    assert option("ru", ("learn", skill("split"))) == "Изучить навык «Разбить передвижение»"
    assert option("en", ("relocate", "action", card("mavo"))) == "Relocate Mavo"
    assert option("en", ("lay", tile("LM05"), 1, 0, 8)) == "Row 1, column 9, turned by 90°: mountains, line of 3 (coin)"


def test_the_market_names_prices_and_differences():
    s = position(2, at="office", coins={0: 5}, market="victim bones rumour", evidence={0: "tracks bonus"})
    assert labels("en", s, "buy") == [
        "Buy a victim for 4 coins", "Buy bones for 3 coins", "Buy rumours for 2 coins",
    ]  # fmt: skip
    assert "Продать следы за 3 монеты, убрав с рынка жертву" in labels("ru", s, "sell")
    assert "Обміняти сліди на чутки (+1 монета)" in labels("uk", s, "swap")
    assert "Swap bonus rumours for a victim (−2 coins)" in labels("en", s, "swap")
    assert "Swap tracks for bones" in labels("en", s, "swap")
    run(s, BuyCheaply(0, 1))
    assert labels("en", s, "bargain")[0] == "Buy a victim for 3 coins"


def test_skills_cost_what_they_cost_at_this_table():
    pair = position(2, at="office", xp={0: 4}, turn={"stepped": "up", "learning": True})
    assert "Learn “Track a cryptid” for 3 experience" in labels("en", pair, "learn")
    three = position(3, at="office", xp={0: 4}, turn={"stepped": "up", "learning": True})
    assert "Изучить навык «Отследить криптида» за 2 очка опыта" in labels("ru", three, "learn")
    assert asked_in("en", three).startswith("Learn and restore skills")


def test_an_assistant_on_the_top_row_is_told_to_leave_it():
    s = position(2, at="office", rows=(1, 5), coins={0: 2}, turn={"stepped": "up"})
    assert question(s) == "office.turn"
    assert asked_in("en", s).startswith("Your assistant may not stay on the top space")


# -- the log


@pytest.mark.parametrize(
    ("language", "kind", "data", "said"),
    [
        ("en", "found", {"seat": 0, "card": 0}, "Анна finds Trochus!"),
        ("ru", "gained", {"seat": 1, "coins": 3, "xp": 0}, "Boris получает 3 монеты."),
        ("uk", "gained", {"seat": 1, "coins": 0, "xp": 5}, "Boris отримує 5 очок досвіду."),
        ("ru", "moved", {"seat": 0, "origin": 0, "place": 6, "how": "ticket"},
         "Анна летит в регион E3 Берег Чёрного моря."),
        ("uk", "moved", {"seat": 0, "origin": 0, "place": 21, "how": "move"}, "Анна прямує до міста Рига."),
        ("en", "bid_placed", {"seat": 0, "place": 2, "card": 1}, "Анна bids on Lossie (card 3)."),
        ("en", "assistant_moved", {"seat": 1, "row": 3, "why": "poacher"}, "The poacher moves to space 3."),
        ("en", "swapped", {"seat": 0, "gave": 3, "got": 0, "difference": 1},
         "Анна swaps tracks for a victim and pays 1 coin."),
        ("uk", "card_marked", {"place": 0, "region": 0, "kind": -1},
         "Криптид картки 1 ховається у регіоні N1 Лапландія."),
        ("ru", "card_marked", {"place": 5, "region": -1, "kind": 4},
         "Криптид карточки 6 требует ещё силуэт в небе."),
        ("en", "poacher_card", {"card": 14}, "The poacher plays card 15."),
        ("en", "evidence_lost", {"seat": 0, "kinds": (3, 6, 6)}, "Анна discards tracks, rumours ×2."),
        ("ru", "tokens_turned", {"kinds": (0, 6, 6)}, "Новое на рынке: жертва; на карте — слухи ×2."),
        ("en", "tokens_turned", {"kinds": (0,)}, "New on the market: victim."),
        ("en", "bids_freed", {"place": 4, "card": 1, "seats": (1,)}, "Boris’s bid on Lossie (card 5) is free again."),
        ("ru", "bids_freed", {"place": 4, "card": 1, "seats": (0, 1)},
         "С карточки 5 («Лосси») вернулись ставки игроков: Анна, Boris."),
        ("ru", "bought", {"seat": 0, "kind": 2, "price": 3}, "Анна покупает очевидца за 3 монеты."),
        ("en", "sold", {"seat": 0, "kind": 4, "price": 4}, "Анна sells a silhouette in the sky for 4 coins."),
    ],
)  # fmt: skip
def test_the_log_names_what_happened(language, kind, data, said):
    assert line(language, kind, data) == said


# -- packs of other owners


@pytest.fixture
def other_pack(tmp_path, monkeypatch):
    """A pack in which Aachen and the Trochus are called otherwise."""
    folder = tmp_path / "pack"
    shutil.copytree(FOLDER, folder)
    for file, one, two in (
        ("map.toml", 'en = "Aachen"', 'en = "Aix"'),
        ("cryptids.toml", 'en = "Trochus"', 'en = "Snail"'),
    ):
        path = folder / file
        text = path.read_text("utf-8")
        assert text.count(one) == 1
        path.write_text(text.replace(one, two), "utf-8")
    monkeypatch.setattr(content, "_chosen", [""])
    monkeypatch.setattr(content, "_at_hand", dict(content._at_hand))
    return use_content(folder)


def test_names_come_from_the_pack_of_the_table(other_pack):
    words = WORDING["en"]
    theirs, ours = GAME.new(2, 1, GAME.table_options({})), GAME.new(2, 1, {"content": other_pack.id})
    assert theirs.options.content == ours.options.content == other_pack.id
    view = GAME.view(ours, 0)
    assert (words.card(0, view), words.place(16, view)) == ("Snail", "Aix")
    assert words.card(0) == "Snail", "without a view it is the pack with which this program deals"
    built_in = CryptidsWording(SPOKEN["en"]).at(type(view.options)())
    assert (built_in.card(0), built_in.place(16)) == ("Trochus", "Aachen"), "an old table keeps its names in the log"


def test_the_log_of_a_table_is_told_with_the_names_of_its_pack(other_pack):
    words, told = Words("en", "cryptids"), SeenEvent("found", {"seat": 0, "card": 0}, False)
    assert words.event(told, ["Ann"], Options()) == "Ann finds Trochus!"
    assert words.event(told, ["Ann"], Options(content=other_pack.id)) == "Ann finds Snail!"


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Turned by 90°"), ("ru", "Поворот на 90°"), ("uk", "Поворот на 90°")]
)
def test_a_tile_stands_under_its_turn_in_a_long_list(language, said):
    view = GAME.view(GAME.new(2, 1), 0)
    words = Words(language, "cryptids")
    assert words.heading(("lay", 3, 1, 2, 2), view) == said
    assert words.heading(("end",), view) == ""
