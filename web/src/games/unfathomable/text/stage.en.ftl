### What the stage beside the ship says: cards, checks, rolls, character sheets.
### The same ids stand in stage.en.ftl, stage.ru.ftl and stage.uk.ftl.

## Cards

stage-card = { $skill } { $value }
stage-card-back = Face-down card
stage-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
stage-face-down = Face-down improvement
stage-active = active
stage-distance = Distance { $number }
stage-adds-skill = +1 { $skill }

## The mythos card

stage-telegram = Radiogram
stage-kind-check = Skill check
stage-kind-choice = Choice
stage-kind-combined = Choice or check
stage-chooser-current = The current player chooses
stage-chooser-captain = The Captain chooses
stage-chooser-keeper = The Keeper of the Tome chooses
stage-chooser-person = { $name } chooses
stage-target = Target { $number }
stage-partial = Partial success from { $number }
stage-supporting = Supporting
stage-option = Option { $number }
stage-instead = Instead of the check
stage-or = or
stage-then = After the crisis
stage-kept = While it is kept
stage-happened = this is what happens

## The skill check

stage-check = Skill check
stage-check-why-captains-cabin = Arrest in the Captain’s Cabin
stage-check-why-brig = Out of the Brig
stage-holder = Check led by { $name }
stage-stage-criteria = Before cards are added
stage-stage-cards = Cards are being added
stage-stage-total = The cards are face up
stage-stage-settled = Settled without cards
stage-stage-over = The check is over
stage-no-chaos = No chaos cards
stage-open-cards = Players add cards face up
stage-of-them-chaos = { $number } of them chaos
stage-pile = In the pile
stage-not-yet = no answer yet
stage-givers = Who added how many
stage-gave = { $name }: { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
stage-added = You added
stage-added-secret = Only you see this, and only until the pile is shuffled.
stage-for = Supporting, sum { $sum }
stage-against = Opposing, sum { $sum }
stage-for-short = For
stage-against-short = Against
stage-none = none
stage-abilities = Abilities
stage-total = Total
stage-turning = Turning the cards up: { $shown } of { $all }
stage-result-passed = Success
stage-result-partly = Partial success
stage-result-failed = Failure
stage-missing = { $number ->
    [one] { $number } point short of the target
   *[other] { $number } points short of the target
}
stage-above = { $number ->
    [0] exactly the target
    [one] { $number } point above the target
   *[other] { $number } points above the target
}
stage-as-it-stands = As it stands now
stage-scale = Total { $total }, target { $target }
stage-scale-partial = Total { $total }, target { $target }, partial success from { $partial }

## The roll

stage-good-crew = Good for a first voyage
stage-roll = Roll
stage-roll-why-attack = Attack
stage-roll-why-damage = Where the ship is damaged
stage-roll-why-risk = A passenger at risk
stage-roll-why-surge = Where they come up
stage-roll-why-effect = A card’s effect
stage-roll-by = Rolled by { $name }
stage-fight = { $attacker } against { $target }
stage-roll-range = Counts: { $range }
# The same, where it is known what those results bring
stage-roll-means-attack = Result { $range }: a hit
stage-roll-means-galley = Result { $range }: 1 food is lost
stage-roll-means-boiler-room = Result { $range }: 1 fuel is lost
stage-roll-means-chapel = Result { $range }: 1 sanity is lost
stage-roll-any = The number itself counts
stage-die = Die: { $face }
stage-die-waits = The die has not been rolled yet
stage-die-set = set, not rolled
stage-modifier = Modifier
stage-result = Result
stage-roll-in = { $number }: in range
stage-roll-out = { $number }: out of range
stage-roll-hit = { $number }: a hit
stage-roll-miss = { $number }: a miss
stage-roll-loss-galley = { $number }: 1 food is lost
stage-roll-loss-boiler-room = { $number }: 1 fuel is lost
stage-roll-loss-chapel = { $number }: 1 sanity is lost
stage-roll-no-loss = { $number }: nothing is lost
stage-roll-is = Result: { $number }

## The character sheet

stage-nobody-yet = No character yet
stage-skill-set = Skill set
stage-skill-count = { $skill }: { $number }
stage-ability = Ability
stage-feat = Feat
stage-feat-used = used
stage-feat-ready = ready
stage-actions-left = actions left: { $number }
stage-reveal = When revealed as a traitor
stage-titles = Titles
stage-items = Items
stage-no-items = No items
stage-kept-cards = Kept cards
stage-wards = { spell-flesh-ward } × { $number }
stage-place = Place
stage-hand = Hand
stage-loyalty = Loyalty
stage-loyalty-hidden = { $number ->
    [one] { $number } face-down card
   *[other] { $number } face-down cards
}
stage-loyalty-revealed = Revealed: { $role }
stage-loyalty-known = You know: { $roles }

## My roles

stage-my-roles = { $number ->
    [one] My loyalty card
   *[other] My loyalty cards: { $number }
}
stage-roles-hint = Hold to peek, or tap to turn over
stage-i-am-human = { $number ->
    [one] You are human
   *[other] You are still human
}
stage-i-am-hybrid = You are a Hybrid
stage-i-am-cultist = You are the Cultist
stage-known-human = Only you. The others can just take your word for it, and some of them may lie.
stage-known-hybrid = Only you. Nobody else knows it, not even another traitor.
stage-known-cultist = Only you. Not even the Hybrids know who you are.

## Moments: what has just happened, for a breath over the board

moment-dial = { $by }, now { $value }
moment-damaged = A room is damaged
moment-passenger-defeated = A passenger is lost
moment-defeated = Struck down
moment-banished = The great banishment
moment-awakened = The awakening
moment-revealed = A traitor shows their face
moment-spell-cast = A spell is cast
moment-title-passed = A title changes hands
moment-waypoint-laid = A new waypoint
moment-last-leg = The last leg: Boston ahead
