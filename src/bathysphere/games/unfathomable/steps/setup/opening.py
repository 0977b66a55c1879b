"""What players choose before the first turn (appendix IV, steps 9 to 17): characters and opening hands."""

from bathysphere.engine import DONE, Answers, Count, Decision, Does, Next, SeatAsks
from bathysphere.games.unfathomable import events
from bathysphere.games.unfathomable.cards.characters.table import CHARACTERS
from bathysphere.games.unfathomable.components import CAPTAIN, KEEPER
from bathysphere.games.unfathomable.state import UnfathomableState
from bathysphere.games.unfathomable.steps.cards.draw_discard import skill_set
from bathysphere.games.unfathomable.steps.cards.peeks import shuffle, take_out
from bathysphere.games.unfathomable.steps.cards.skill_decks import draw
from bathysphere.games.unfathomable.steps.setup.awakening import LookAtRoles, deal_roles
from bathysphere.games.unfathomable.steps.turn.titles import first_holder

OPENING_HAND = 3


class ChooseCharacter(SeatAsks[UnfathomableState]):
    """A character that nobody has taken yet, with its feat, its item and its starting space (UA4.9 to UA4.12)."""

    rules = ("UA4.9.2", "UA4.9.3", "UA4.10", "UA4.10.2", "UA4.11", "UA4.12", "U14.2", "UL.12", "UL.55", "UD.2")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        free = [number for number in range(len(CHARACTERS)) if number not in s.characters]
        return [Decision(self.seat, "setup.character", tuple([("character", number) for number in free]))]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        seat, character = self.seat, answers[self.seat][1]
        sheet = CHARACTERS[character]
        s.characters[seat] = character
        s.feats[seat] = True
        s.places[seat] = sheet.start
        s.items[seat] = (sheet.item,)
        take_out(s.item_deck, s.item_known, sheet.item)
        s.tell(events.CHARACTER_CHOSEN, seat, character)
        return DONE


class TakeTitles(Does[UnfathomableState]):
    """The other items are shuffled, and the titles go to the highest of their lines (UA4.11.2, UA4.14, UA4.15)."""

    rules = ("UA4.11.2", "UA4.14", "UA4.15", "U6.2")

    def run(self, s: UnfathomableState) -> Next:
        shuffle(s, s.item_deck, s.item_known)
        for title in (CAPTAIN, KEEPER):
            s.titles[title] = first_holder(s, title)
        return DONE


class OpeningHand(SeatAsks[UnfathomableState]):
    """Any three cards of the skill set, decided before they are drawn (UA4.13, UQ.26); in a first game the whole set
    (UL.10)."""

    rules = ("UA4.13", "UA4.13.2", "UL.10", "UD.3", "UQ.26", "U13.3a1")

    def ask(self, s: UnfathomableState) -> list[Decision]:
        if s.options.first_game:
            return []
        options = tuple([("draw", skill) for skill in skill_set(s, self.seat)])
        return [Decision(self.seat, "setup.hand", options, picks=Count(OPENING_HAND, OPENING_HAND))]

    def take(self, s: UnfathomableState, answers: Answers) -> Next:
        skills = tuple([skill for _, skill in answers[self.seat]]) if answers else skill_set(s, self.seat)
        draw(s, self.seat, skills, "setup")
        return DONE


class DealRoles(Does[UnfathomableState]):
    """The first role cards; not yet in a first game (UA4.17, UL.1)."""

    rules = ("UA4.17", "UL.1", "U16.1")

    def run(self, s: UnfathomableState) -> Next:
        if s.options.first_game:
            return DONE
        deal_roles(s)
        return (LookAtRoles(),)
