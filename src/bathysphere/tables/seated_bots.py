"""The bots at a table, in their own seats or covering somebody: each has heard what its seat was told, and no more."""

from collections.abc import Sequence

from bathysphere.bots import Bot, make_bot
from bathysphere.engine import Chance, stream
from bathysphere.tables.play import Play
from bathysphere.tables.talk import Talk


class SeatedBots:
    """They come when they are first asked."""

    def __init__(self, game: str) -> None:
        self._game = game
        self._bots: dict[int, Bot] = {}
        self._heard: dict[int, tuple[int, int]] = {}
        """How many lines of its log each has heard, and how much of what was said."""

    def informed(self, seat: int, name: str, play: Play, talk: Talk, moment: str) -> Bot:
        """The bot of a seat, after it has heard all that the seat was told. `name` says which kind it is."""
        seed = bytes.fromhex(play.record.header.seed)
        if seat not in self._bots:
            self.seat(seat, make_bot(self._game, name, seat, seed))
        bot = self._bots[seat]
        # Not what it drew before but the moment decides, so that it answers alike in whichever process it sits.
        bot.chance = Chance(stream(seed, f"bot {seat} {play.question}{moment}"))
        self._pass_on(bot, seat, play, talk)
        return bot

    def seat(self, seat: int, bot: Bot) -> None:
        """This bot sits there from now on; it has heard nothing yet."""
        self._bots[seat], self._heard[seat] = bot, (0, 0)

    def dismiss(self, *seats: int) -> None:
        """Those of these seats, or all of them: whoever comes after them hears everything again."""
        for seat in seats or tuple(self._bots):
            self._bots.pop(seat, None)

    def unheard(self, seats: Sequence[int], play: Play) -> int:
        """How many lines the bots in these seats have still to hear."""
        return sum(len(play.heard[seat]) - (self._heard[seat][0] if seat in self._bots else 0) for seat in seats)

    def _pass_on(self, bot: Bot, seat: int, play: Play, talk: Talk) -> None:
        """What the seat was told and what it heard others say since the last time, in the order of events."""
        told, (heard, said) = play.log(seat), self._heard[seat]
        for spoken in talk.spoken[said:]:
            if spoken.hears is None or spoken.hears >> seat & 1:
                before = play.marks[spoken.answers][seat]
                bot.hear(told[heard:before])
                heard = before
                bot.hear_talk(spoken.seat, spoken.statement)
        bot.hear(told[heard:])
        self._heard[seat] = len(told), len(talk.spoken)
