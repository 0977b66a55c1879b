"""Who is known on several devices, on both databases."""

from bathysphere.store.identities import Device, Holding, Identity, IdentityStore
from support.stores.appends import with_store


def identity(name):
    return Identity(name, name, "{}", 1, 1)


def device(owner, number=1):
    return Device(f"token {owner} {number}", f"{owner} {number}", owner, "Firefox", 1, number)


def known(address, use):
    async def started(store):
        kept = IdentityStore(store)
        for name in ("ada", "bela"):
            await kept.make(identity(name), f"phrase {name}", device(name))
        await use(kept)

    with_store(address, started)


def test_somebody_is_found_by_device_and_by_phrase_and_then_by_no_old_one(address):
    async def use(kept):
        assert await kept.of_device("token ada 1") == (identity("ada"), device("ada"))
        assert await kept.by_phrase("phrase ada") == identity("ada")
        await kept.renew_phrase("ada", "other")
        assert await kept.by_phrase("phrase ada") is None
        await kept.add_device(device("ada", 2))
        assert [each.id for each in await kept.devices("ada")] == ["ada 2", "ada 1"]
        await kept.drop_devices([device("ada")])
        assert await kept.of_device("token ada 1") is None

    known(address, use)


def test_a_link_is_used_once_and_before_its_end(address):
    async def use(kept):
        await kept.add_link("link", "ada", 10)
        assert await kept.by_link("link", 10) is None
        assert await kept.by_link("link", 9) == identity("ada")
        assert [await kept.use_link("link", 9) for _ in range(2)] == ["ada", ""]

    known(address, use)


def test_a_seat_is_held_with_its_credential_until_somebody_else_has_it(address):
    async def use(kept):
        await kept.hold("ada", "t", {0: "x", 1: "y"}, 5)
        assert sorted(await kept.tokens_at("token ada 1", "t")) == ["x", "y"]
        assert await kept.tokens_at("token bela 1", "t") == await kept.tokens_at("token ada 1", "u") == []
        await kept.given_up("t", 0, "x", 6)
        await kept.given_up("t", 1, "z", 6)
        assert await kept.tokens_at("token ada 1", "t") == ["x"]
        (first, second) = sorted(await kept.holdings("ada", 9), key=lambda each: each.seat)
        assert (first, second.gone) == (Holding("t", 0, "x", "", 5, None), 6)
        await kept.give_next("ada", first, "n")
        assert sorted(await kept.tokens_at("token ada 1", "t")) == ["n", "x"]
        await kept.got("ada", first, "n")
        assert await kept.tokens_at("token ada 1", "t") == ["n"]

    known(address, use)


def test_a_name_belongs_to_one_person_and_not_for_ever(address):
    async def use(kept):
        assert await kept.claim_name("ada", ("A", "a"), 0)
        assert not await kept.claim_name("bela", ("B", "a"), 0), "one of two forms is enough"
        assert not await kept.has_name("bela")
        assert await kept.claim_name("bela", ("B", "b"), 0)
        assert not await kept.claim_name("bela", ("A", "x"), 0)
        assert await kept.owner_of("b") == "bela", "and keeps what they had"
        assert await kept.claim_name("ada", ("C", "c"), 0)
        assert await kept.owner_of("a") == ""
        await kept.seen(device("bela"), 50)
        assert await kept.claim_name("bela", ("C", "c"), 40), "the other was not seen since"

    known(address, use)


def test_nothing_is_left_of_whoever_is_dropped(address):
    async def use(kept):
        await kept.hold("ada", "t", {0: "x"}, 5)
        await kept.add_link("link", "ada", 10)
        await kept.claim_name("ada", ("A", "a"), 0)
        await kept.drop("ada")
        assert await kept.of_device("token ada 1") is None
        assert await kept.by_phrase("phrase ada") is None
        assert await kept.use_link("link", 0) == await kept.owner_of("A") == ""
        assert await kept.holdings("ada", 9) == []
        assert await kept.of_device("token bela 1") is not None

    known(address, use)
