"""The fair deal: promised before, made by everybody, revealed at the end, and checked by anybody."""

import msgspec
import pytest

from bathysphere.engine import Record
from bathysphere.engine.deal_commitment import DealCommitment, commit, fair_seed
from bathysphere.server import updates
from bathysphere.server.table_info import fairness, words_for
from bathysphere.tables import commands
from bathysphere.tables import entries as log
from support.rooms import SECRET, START, Kept, nonce


@pytest.fixture(scope="module")
def over() -> Kept:
    """A finished game of two people and a bot."""
    kept = Kept(None, None, "random", pace=0, cover="random").begin()
    for seat in (0, 1):
        kept.do(commands.go_away(kept.room, seat, START))
    while kept.room.status == "playing":
        kept.wait()
    return kept


def dealt(kept: Kept) -> log.Dealt:
    return next(entry for entry in kept.entries if isinstance(entry, log.Dealt))


def test_the_seed_follows_from_the_secret_and_every_nonce_in_the_order_of_the_seats(over):
    nonces = [nonce(1), nonce(2), ""]
    assert dealt(over).seed == fair_seed(SECRET, nonces)
    assert over.room.playing.record.header.seed == dealt(over).seed
    others = [[nonce(3), nonce(2), ""], [nonce(1), nonce(3), ""], [nonce(2), nonce(1), ""], [nonce(1), nonce(2)]]
    seeds = {fair_seed(SECRET, each) for each in others} | {fair_seed("another", nonces)}
    assert len(seeds) == 5
    assert dealt(over).seed not in seeds


def test_whoever_is_ready_last_deals_and_the_seats_order_counts_not_theirs():
    one, two = Kept(None, None), Kept(None, None)
    for kept, order in ((one, (0, 1)), (two, (1, 0))):
        kept.sit(0)
        kept.sit(1)
        for seat in order:
            kept.do(commands.ready(kept.room, seat, nonce(seat), START))
    assert dealt(one).seed == dealt(two).seed


def test_a_nonce_that_was_taken_back_is_not_mixed_in():
    kept = Kept(None, None)
    kept.sit(0)
    kept.sit(1)
    kept.do(commands.ready(kept.room, 0, nonce(5), START))
    kept.do(commands.not_ready(kept.room, 0, START))
    kept.do(commands.ready(kept.room, 1, nonce(2), START))
    kept.do(commands.ready(kept.room, 0, nonce(1), START))
    assert dealt(kept).seed == fair_seed(SECRET, [nonce(1), nonce(2)])


def test_a_bot_that_sits_down_last_adds_nothing():
    kept = Kept(None, None)
    kept.sit(1)
    kept.do(commands.ready(kept.room, 1, nonce(2), START))
    kept.do(commands.fill(kept.room, 1, 0, "random", START))
    assert dealt(kept).seed == fair_seed(SECRET, ["", nonce(2)])


def test_only_the_promise_is_shown_before_the_end(over):
    for upto in range(1, len(over.raw) + 1, 7):
        room = over.load(upto=upto)
        shown = fairness(room, START)
        assert shown.commitment == commit(SECRET)
        if room.status != "over":
            assert (shown.secret, shown.nonces, shown.seed) == ("", [], "")
            for viewer in room.viewers():
                words = words_for("en", "abyss")
                raw = msgspec.json.encode(updates.update(room, viewer, words, 0, 0, START))
                for secret in (SECRET, nonce(1), nonce(2), dealt(over).seed):
                    assert secret.encode() not in raw
    shown = fairness(over.room, START)
    assert (shown.secret, shown.nonces, shown.seed) == (SECRET, [nonce(1), nonce(2), ""], dealt(over).seed)


def test_anybody_can_check_the_deal_of_a_finished_game(over):
    fair = over.room.fair()
    assert fair is not None
    assert fair.commitment == commit(SECRET)
    assert fair.holds(dealt(over).seed)
    again = Record.decode(over.room.playing.record.encode())
    assert again.state(over.room.playing.game).dump() == over.room.playing.state.dump()


def test_any_change_is_noticed(over):
    fair = over.room.fair()
    seed = dealt(over).seed
    for name, value in (
        ("secret", SECRET[:-1] + "0"),
        ("commitment", commit("another")),
        ("nonces", (nonce(1), nonce(3), "")),
        ("nonces", (nonce(1), nonce(2))),
    ):
        assert not msgspec.structs.replace(fair, **{name: value}).holds(seed)
    assert not fair.holds(seed[:-1] + ("0" if seed[-1] != "0" else "1"))
    assert not DealCommitment(commit("another"), "another", fair.nonces).holds(seed)  # a secret chosen afterwards


def test_a_game_played_on_from_another_promises_nothing(over):
    answers = [msgspec.structs.replace(line) for line in over.room.playing.record.answers[:20]]
    kept = Kept(None, "random", "random", pace=0)
    kept.sit(0)
    kept.do([log.Dealt(at=START, seed=dealt(over).seed, rules=dealt(over).rules, answers=answers, branch=True)])
    assert kept.room.fair() is None
    assert fairness(kept.room, START).commitment == ""
    assert kept.room.playing.answers == 20
    whole = over.room.playing.record
    assert kept.room.playing.state.dump() == whole.state(kept.room.playing.game, 20).dump()
    kept.wait()
    assert kept.load().playing.state.dump() == kept.room.playing.state.dump()
