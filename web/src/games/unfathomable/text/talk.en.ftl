### The talk of Unfathomable, as its buttons call it; the sentences themselves are those of the server (say-<name>).
### talk-<name> is the label of a phrase, play-say-<slot> asks for what it speaks of, talk-<slot>-<word> can be chosen there.
### The same ids stand in talk.en.ftl, talk.ru.ftl and talk.uk.ftl.

talk-help_one = I add one card
talk-help_some = I add several cards
talk-no_help = I can’t help
talk-can_help = I can help
talk-ask_help = Ask for help
talk-ask_card = Ask for a card
talk-reply = Answer
talk-not_mine = It was not me
talk-only_mine = Only I could
talk-accuse = Accuse
talk-clear = Vouch for
talk-good = Good card on top
talk-bad = Bad card on top

play-say-much = how much does it help?
play-say-amount = how much do they help?
play-say-task = help with what?
play-say-ability = which card?
play-say-deck = which deck?
play-say-skill = which skill?

talk-much-no = A little
talk-much-yes = A lot
talk-amount-little = A little
talk-amount-some = A fair bit
talk-amount-much = A lot

talk-task-roll = Die roll
talk-task-check = Skill check
talk-task-move = Moving around
talk-task-fight = Fight
talk-task-repair = Repairs
talk-task-spell = Spells

talk-deck-mythos = Mythos
talk-deck-waypoint = Waypoints
talk-deck-spell = Spells
talk-deck-item = Items

talk-named = “{ $name }”

talk-reminder = In general terms: no names or values of cards.
talk-reminder-check = A check is under way: do not name the cards you add.
