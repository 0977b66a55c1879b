"""What the components say: counts and attested faces of the rulebook hold for the pack that comes with the program, and
each table of it is what the ledger and the box agree on."""

from collections import Counter

import pytest

from bathysphere.engine import BadTable
from bathysphere.games.cryptids import GAME
from bathysphere.games.cryptids.content import ANY, BUILT_IN, RUMOUR
from bathysphere.games.cryptids.pack import ACTIVE, EVIDENCE, HABITATS, KINDS, PASSIVE, SKILLS, ZONES, cells_of
from support.cryptids.positions import card, kind, place, position
from support.rules import rule

C = BUILT_IN
PACK = BUILT_IN.pack

CRYPTIDS = """
trochus 1 water S4 chimera WE 1 1 V3 relocated assistant 2
lossie 1 water W1 beast WR 1 1 D2 found bonus_rumour 1
water_leaper 1 water W2 chimera WV 1 1 D2 request place
selma 1 water N2 reptile W? 1 1 I3 failed coins 2
skvader 1 forest N3 chimera B? 1 1 D2 relocated coins 2
habor 1 forest E1 chimera TE 1 1 V3 found take_map
mavo 1 forest S1 beast TR 1 2 D2
elwetritsch 1 forest W3 winged ST 1 1 V3 failed keep_evidence
hercinia 1 forest E1 winged SR 1 1 D2 lasting range 1
achlis 1 forest ? beast TB 1 2 I3
dahu 1 mountain S2 beast TE 1 1 V3 found walk 2
tatzelwurm 1 mountain S2 reptile B? 1 1 I3 failed refresh
caladrius 1 mountain S3 winged S? 1 1 D2 relocated refresh
aspid 1 mountain E3 reptile VS 1 1 V3 placement empty
amphisbaena 1 mountain ? reptile VR 1 1 D2 end kind_least reptile 2 1
lagopus 1 special N1 winged TS 1 1 D2 placement on_top
karadag_serpent 2 water E3 reptile EW 2 1 S4 found xp 1
sarmatian_sea_snail 2 water N4 chimera WB 2 1 O4 found restore 2
dobhar_chu 2 water W2 beast WVB 2 2 L4 relocated xp 2
biddrina 2 water S3 reptile WVR 2 2 I4 failed bonus_rumour 1
lariosaur 2 water S2 reptile WB? 2 2 T4 relocated restore 2
gulon 2 forest N3 beast TB? 2 2 T4 found buy_market 1
aitvaras 2 forest N4 winged SR 2 1 V3 lasting income 1
drekavac 2 forest ? chimera EV 2 1 I3 failed xp 1
black_shuck 2 forest W1 beast TER 2 2 L4 found take_market
tulikettu 2 mountain N1 beast TSE 2 2 Z4 relocated coins 3
bonnacon 2 mountain S4 chimera VB 2 1 O4 relocated lay_terrain
lou_carcolh 2 mountain W3 chimera TV? 2 2 J4 placement empty
rarog 2 mountain E1 winged SE? 2 2 T4 found restore 3
bird_of_vergisson 2 mountain W4 winged SVE 2 1 S4 end fewest 3
ziriddar 2 special ? winged SR 2 1 V3 placement on_top
nessie 3 water W1 reptile WER 4 3 Y5
kraken 3 water N2 chimera WV? 3 3 X5 found coins 3
tarasque 3 water W4 chimera WVT 3 2 P5 relocated gain_skill
chudo_yudo 3 water E4 chimera WBE 3 2 L4 end zones 2
beast_of_gevaudan 3 forest W4 beast VTE 3 3 I4 found xp 2
firebird 3 forest ? winged SRE 3 2 T4 relocated coins 3, assistant 2
lindworm 3 forest N2 reptile TB? 4 3 W5
cuelebre 3 mountain S1 winged SBV 3 2 Z4 end coin_rate 3
wawel_dragon 3 mountain E2 reptile BVR 3 3 P5 end kind_each reptile 2
indrik 3 mountain ? beast BER 3 2 L4 end kind_each beast 2
turul 3 mountain E2 winged SR? 3 3 V5 end kind_each winged 2
korkodil 3 special E4 reptile WTB 3 3 I4 placement two_terrains
"""
"""Level, habitat, region, kind, evidence, reputation found and relocated, tile, ability: written down once more."""
LETTERS = dict(zip("VBETSWR?", [*EVIDENCE, "?"], strict=True))
ROWS = CRYPTIDS.strip().splitlines()


@rule("C1.1")
def test_one_to_four_play():
    assert (GAME.fewest, GAME.most) == (1, 4)
    for seats in range(1, 5):
        assert GAME.new(seats, 0).seats == seats
    for seats in (0, 5):
        with pytest.raises(BadTable):
            GAME.new(seats, 0)


@rule("C1.2", "C4.1")
def test_cards_by_level():
    assert [len(deck) for deck in C.decks] == [16, 15, 12]
    assert all(C.cards[each].level == level + 1 for level, deck in enumerate(C.decks) for each in deck)


@rule("C4.2", "C4.3", "C4.4", "C4.5", "C4.6")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.split()[0])
def test_a_card_says_what_its_row_says(row: str):
    name, level, habitat, at, sort, needs, found, relocated, shape, *ability = row.split()
    printed = PACK.cryptids.cryptids[card(name)]
    assert (printed.level, printed.habitat, printed.at, printed.kind) == (int(level), habitat, at, sort)
    assert printed.needs == tuple(LETTERS[letter] for letter in needs)
    assert (printed.found, printed.relocated, printed.tile) == (int(found), int(relocated), shape)
    if not ability:
        assert printed.ability is None
    else:
        assert (printed.ability.when, ", ".join(printed.ability.does)) == (ability[0], " ".join(ability[1:]))


@rule("C4.3")
def test_cards_need_two_or_three_pieces():
    assert len(ROWS) == len(C.cards) == 43
    by_level = {level: Counter(len(C.cards[each].needs) for each in C.decks[level - 1]) for level in (1, 2, 3)}
    assert by_level == {1: {2: 16}, 2: {2: 6, 3: 9}, 3: {3: 12}}
    assert all(each.needs.count(ANY) + (each.at == ANY) <= 1 for each in C.cards)
    assert all(len(set(each.needs)) == len(each.needs) for each in C.cards)


@rule("C1.3")
def test_each_card_has_its_tile():
    habitats = Counter(each.habitat for each in PACK.cryptids.cryptids)
    assert habitats == {"mountain": 14, "forest": 13, "water": 13, "special": 3}
    special = [each.id for each in PACK.cryptids.cryptids if each.habitat == "special"]
    assert special == ["lagopus", "ziriddar", "korkodil"]


@rule("C1.5")
def test_thirteen_contracts():
    sorts = Counter(each.sort for each in C.contracts)
    assert sorts == {"evidence": 6, "habitat": 3, "kind": 4}
    assert len(set(C.contracts)) == 13


@rule("C1.7", "C1.8", "C2.3", "C9.1", "C9.2", "C48.17")
def test_evidence_tokens():
    assert len(C.bag) == 32
    assert len(C.bonus) == 10
    fronts = Counter(EVIDENCE[C.kind[token]] for token in C.bag)
    assert fronts == {**dict.fromkeys(EVIDENCE[:RUMOUR], 4), "rumour": 8}
    assert EVIDENCE == ("victim", "bones", "witness", "tracks", "sky", "water", "rumour")
    assert Counter(C.back) == dict.fromkeys(C.regions, 2)
    assert all(C.kind[token] == RUMOUR and token >= len(C.back) for token in C.bonus)


@rule("C9.3", "C44.3", "C48.10")
def test_every_kind_has_a_number_for_buying_and_selling():
    prices = {EVIDENCE[C.kind[token]]: C.price[token] for token in C.bag}
    assert prices == {"victim": 4, "bones": 3, "witness": 3, "tracks": 3, "sky": 4, "water": 4, "rumour": 2}
    assert {C.price[token] for token in C.bonus} == {2}


@rule("C1.9")
def test_fences():
    cells = {players: area.bit_count() for players, area in C.in_play.items()}
    assert cells == {1: 63, 2: 63, 3: 90, 4: 130}


@rule("C1.10")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_game_uses_four_of_the_requests_any_of_them(seats):
    used = [GAME.new(seats, seed).requests for seed in range(20)]
    assert [len(set(each)) for each in used] == [4] * 20
    assert {request for each in used for request in each} == set(range(8))


@rule("C1.10")
def test_eight_requests():
    assert [(each.sort, each.value) for each in C.requests] == [
        *[("zone", at) for at in range(len(ZONES))],
        *[("kind", at) for at in range(len(KINDS))],
    ]


@rule("C1.11", "C1.14", "C1.15", "C1.16", "C1.17", "C3.1", "C48.3")
def test_what_each_player_has():
    """Figures, markers and bids are numbers here; there is a set for each of four players."""
    assert PACK.board.figures == 8
    assert PACK.board.evidence_slots == 5
    assert len(SKILLS) == 10
    s = GAME.new(4, 0)
    assert [len(s.bids[seat]) for seat in range(4)] == [2] * 4
    assert [len(zone) for zone in (s.places, s.rows, s.coins, s.found)] == [4] * 4


@rule("C1.12", "C48.7")
def test_dice():
    assert [(each.sort, each.number) for each in C.die] == [
        ("coins", 2), ("coins", 3), ("xp", 1), ("xp", 2), ("restore", 2), ("bonus_rumour", 1),
    ]  # fmt: skip
    assert Counter(C.tracking) == {"success": 3, "luck": 1, "failure": 2}


TERRAIN = """
mountain D2 -- D2 c- D2 -x I3 --- I3 c-- I3 -x- I3 --i V3 --- V3 -c- V3 i-- V3 --x L4 c--- J4 --i- T4 -x-- O4 ---- S4 c--i Z4 -c--
forest D2 -- D2 x- D2 -c I3 --- I3 -c- I3 i-- V3 --- V3 c-- V3 -x- V3 --i V3 --c L4 -c-- J4 x--- T4 ---i O4 ---- O4 c--x S4 -i--
water D2 -- D2 i- D2 -c I3 --- I3 c-- I3 --x I3 -i- I3 --- V3 -c- V3 x-- V3 --i I4 ---- I4 c--c L4 -x-- J4 --c- S4 x--i Z4 ----
"""  # noqa: E501 - one kind in a line


@rule("C1.13", "C31.1")
@pytest.mark.parametrize("row", TERRAIN.strip().splitlines(), ids=lambda row: row.split()[0])
def test_terrain_tiles(row: str):
    name, *said = row.split()
    (tiles,) = [each.tiles for each in PACK.terrain.terrain if each.kind == name]
    assert len(tiles) == 17
    assert [word for each in tiles for word in each.split()] == said
    symbols = Counter("".join(each.split()[1] for each in tiles))
    assert symbols == {"c": 6, "x": 4, "i": 4, "-": 40}
    assert len(C.terrain) == 51
    assert HABITATS == ("mountain", "forest", "water")


def test_shapes_are_distinct_when_turned():
    """Tiles are turned, never turned over: L4 and J4, S4 and Z4 are different shapes."""

    def turned(cells):
        tall = 1 + max(y for y, _ in cells)
        return sorted((x, tall - 1 - y) for y, x in cells)

    seen = {}
    for name, rows in PACK.terrain.shapes.items():
        cells = sorted(cells_of(rows))
        for _ in range(4):
            assert seen.setdefault(tuple(cells), name) == name
            cells = turned(cells)
    assert len(PACK.terrain.shapes) == 15


@rule("C1.20")
def test_wolpertinger_tokens():
    assert Counter(each.sort for each in C.wolpertinger) == {"hare": 5, "coins": 2, "evidence": 2, "reroll": 2}
    assert PACK.wolpertinger.card_reputation == 2


@rule("C1.21")
def test_the_poacher_has_fifteen_cards():
    assert len(PACK.poacher.cards) == 15
    assert Counter(each.terrain for each in PACK.poacher.cards) == dict.fromkeys(HABITATS, 5)
    assert len({each.zones for each in PACK.poacher.cards}) == 15


@rule("C7.1", "C7.2", "C44.4", "C48.5")
def test_regions_and_cities():
    assert [C.places[at] for at in C.regions] == [zone + str(at) for zone in "NESW" for at in (1, 2, 3, 4)]
    assert len(C.cities) == 11
    assert "aachen" in [C.places[at] for at in C.cities]
    assert all(set(C.lines[city]) <= set(C.regions) for city in C.cities)
    assert all(set(C.lines[region]) & set(C.cities) for region in C.regions)
    assert all(here in C.lines[there] for here, lines in enumerate(C.lines) for there in lines)
    assert sum(len(lines) for lines in C.lines) == 2 * 48


@rule("C44.5")
def test_attested_distances():
    def steps(one, other):
        return next(far for far in range(9) if place(other) in C.reach(place(one), far))

    assert steps("E3", "E2") == 2
    assert steps("E2", "aachen") == 2
    assert steps("aachen", "E1") <= 2
    assert steps("S1", "E3") == 4
    assert max(len(within) - 1 for within in C.within) <= 7
    assert set(C.reach(place("S1"), 99)) == set(range(len(C.places))) - {place("S1")}


@rule("C44.6")
def test_attested_cryptids():
    serpent = C.cards[card("karadag_serpent")]
    assert (serpent.level, C.places[serpent.at], serpent.needs) == (2, "E3", (kind("witness"), kind("water")))
    assert (serpent.when, serpent.does[0].verb, serpent.does[0].number) == ("found", "xp", 1)
    assert C.cards[card("trochus")].level == C.cards[card("lossie")].level == 1
    assert kind("tracks") in C.cards[card("habor")].needs
    named = (
        "mavo tulikettu beast_of_gevaudan sarmatian_sea_snail gulon korkodil lagopus ziriddar tatzelwurm caladrius "
        "water_leaper bird_of_vergisson"
    )
    assert all(card(name) >= 0 for name in named.split())
    assert all(names.en and names.ru and names.uk for names in [each.name for each in PACK.cryptids.cryptids])


@rule("C18.4", "C18.9", "C44.1", "C44.2", "C48.4")
def test_skills_and_their_prices():
    assert (len(ACTIVE), len(PASSIVE)) == (6, 4)
    prices = dict(zip(SKILLS, C.prices, strict=True))
    assert prices == {
        "ticket": 0, "collect": 1, "track": 2, "luck": 1, "second_chance": 2, "relocate": 2,
        "range_1": 1, "range_2": 1, "split": 2, "neighbour": 1,
    }  # fmt: skip


def test_a_scene_is_made_of_all_components():
    """The positions of the other tests have everything exactly once."""
    s = position(2, evidence={0: "sky bonus"}, found={1: "nessie"}, tiles={0: "LW01"}, contracts={0: "kind beast"})
    tokens, cards, tiles, contracts, *_ = GAME.components(s)
    assert tokens == list(range(42))
    assert cards == list(range(43))
    assert tiles == list(range(51))
    assert len(contracts) == 14  # with the place of a shared one
