### Words for a screen of Abyss and for its lobby.
### The same ids stand in aids.en.ftl, aids.ru.ftl and aids.uk.ftl.
###   why-<code>             why something in sight is not offered; reasons.py gives the facts
###   option-abyss-<name>    a table option, and with -text what it changes
###   bot-<name>-text        what to expect of a bot; its title stands in common.*.ftl
###   game-abyss-<what>      the game in a list of games; its name stands in cards.*.ftl

## Why not: a turn

why-nothing_to_reveal = The exploration deck and its discard pile are empty: there is nothing to reveal.
why-area_empty = { $race }: this Council stack is empty.
why-lacks_race = { $lord }: the price requires a race you do not have in hand: { $race }.
why-lacks_races =
    { $lord }: Allies of { $wanted ->
        [one] { $wanted } race
       *[other] { $wanted } different races
    } must be paid, and your hand holds { $number }.
why-lacks_value = { $lord }, price { $price }: your Allies of the right races bring { $value } at most, your pearls { $pearls }; still missing: { $missing }.
why-court_full = Every space of the Court is taken: an intrigue needs a free one.
why-no_lords_left = The Lord deck is empty: there is nobody to reveal.
why-no_pearl = An intrigue costs a pearl, and you have none.
why-turned = { $lord }: turned by the Assassin, so neither its ability nor its keys work.
why-power_used = { $lord }: the ability has already been used this turn.
why-slaver_idle = { $lord }: your hand holds no Ally to discard.
why-opportunist_idle = { $lord }: it needs a Lord in the Court and another one in the Lord deck.
why-oracle_idle = { $lord }: all Council stacks are empty.

## Why not: an exploration

why-ally_passed = { $ally } stays behind: only the card revealed last can be taken.
why-monster_passed = That Monster was left behind: only the card revealed last can be fought.
why-tokens_short =
    { $number ->
        [0] No Monster token is left.
        [one] Only { $number } Monster token is left.
       *[other] Only { $number } Monster tokens are left.
    }

## Why not: a recruitment

why-only_race = { $lord }: the price takes one race only: { $race }.
why-out_of_reach = { $lord }, price { $price }: with this race among those paid, your Allies and pearls do not cover the price: { $race }.
why-only_weakest = Only the weakest of the Allies paid can become your Companion.
why-only_strongest = { lord-master_of_magic }: only the strongest of the Allies paid can become your Companion.

## Why not: a location

why-single_keys_short = You do not have enough single keys (you need { $wanted }); use the Lord who carries them all.
why-no_key = { $lord }: there is no key on this card.
why-covered = { $lord } lies under a location ({ $location }) and is out of play until the final scoring.
why-pile_short =
    { $number ->
        [0] The location pile is empty.
        [one] Only { $number } location is left in the pile.
       *[other] Only { $number } locations are left in the pile.
    }
why-not_drawn = { $location }: it was not drawn just now, and you keep one of those that were.
why-not_in_pile = { $location }: it is already available, and the swap is for a location from the pile.

## Why not: single Lords

why-shielded = { $seat } has a Shaman: Soldiers’ abilities do not work there.
why-no_tokens = { $seat } has no Monster tokens.
why-asked_apart = One Lord of each opponent is turned, one opponent after another; it is not { $seat }’s turn to lose one.
why-not_himself = { $lord }: at this table this Lord can discard only another one.

## The game in a list

game-abyss-tagline = Gather Allies in the depths, win over the Lords of the Court and rule the abyss.
game-abyss-players = 2 to 4 players
game-abyss-duration = about 45 minutes

## Bots

bot-random-text = Takes any move the rules allow; good for looking around.
bot-thoughtful-text = Weighs prices, points and what the others need; a fair opponent.

## Table options

option-abyss-recruiter_plus_two = Recruiter: +2
option-abyss-recruiter_plus_two-text = The Recruiter raises opponents’ prices by 2 instead of doubling them.
option-abyss-master_chooses = Master of Magic: free choice
option-abyss-master_chooses-text = The owner of the Master of Magic chooses any of the Allies paid as the Companion, not just the strongest.
option-abyss-ambassadors_without_keys = Ambassadors without keys
option-abyss-ambassadors_without_keys-text = Sage, Elder and Hermit have no keys but keep their abilities. The Lost Tower counts them, the Closed Tower does not.
option-abyss-others_only = Traitor and Schemer: others only
option-abyss-others_only-text = Traitor and Schemer may discard only another Lord, never themselves.
option-abyss-turned_lords_count = Turned Lords count
option-abyss-turned_lords_count-text = For locations, a Lord turned by the Assassin counts in full: as a Lord, for its guild and by its key icon.
option-abyss-first_game = First game
option-abyss-first_game-text = For beginners: whoever sits in the first seat begins.
