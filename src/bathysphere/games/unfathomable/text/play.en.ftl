### Words on the play of Unfathomable: questions, options, how it ends. The log is in log.*.ftl.
### The same ids stand in play.en.ftl, play.ru.ftl and play.uk.ftl.
###   ask-<kind>    one sentence to the seat that is asked; the dots of the kind are dashes
###   do-<verb>     the label of an option
###   end-<reason>  how the game ended
### prompts.py and labels.py fill in the facts. Names of players, cards and spaces come ready and are never inflected.
### A question of a window reads the same whatever its seat holds.

## Parts of sentences

# A card within a sentence; names of cards may hold commas.
named = “{ $card }”
# Quotation marks: those of a card within a sentence, and those within its name
quotes-outer = “”
quotes-inner = ‘’
# Copies of one card in a list
copies = { $card } ×{ $count }
# A skill card: $skill is one of skill-<id>
skill-card = { $skill } { $value }
item-face-down = Face-down improvement
a-deep-one = Deep One
# A deck that somebody looks into
deck-mythos = Mythos deck
deck-waypoint = Waypoint deck
# What would change hands in a trade
gift = { $giver } → { $seat }: { $item }
gifts =
    { $number ->
        [one] { $number } item changes hands
       *[other] { $number } items change hands
    }
card-played = { $ability } ({ $card })
# At what an action is aimed
enemy =
    { $target_is ->
        [deep_one] { a-deep-one }
       *[other] { $target }
    }
aim-enemy =
    { enemy }{ $space_is ->
        [mine] {""}
       *[other] , { $space }
    }
aim-deep-ones =
    { $space_is ->
        [none] all in your space
       *[other] { $space }
    }
aim-weapon =
    { $item_is ->
        [unarmed] plain attacks
       *[other] { $item }
    }
aim-ritual =
    { $way ->
        [back] ritual −1
       *[on] ritual +1, { $card }
    }
# What a die is rolled for
roll-attack = attack
roll-fight = attack, { $attacker } → { $target }
roll-aimed = { $what } → { $target }
roll-damage = damage to the ship
roll-risk = a passenger at risk
roll-surge = the Deep rises
roll-effect = a card’s effect
# Effects that somebody may choose
effect-dial = { $dial } { $by }
effect-risk =
    { $number ->
        [one] risk { $number } passenger
       *[other] risk { $number } passengers
    }
effect-damage =
    { $times ->
        [1] damage the ship
        [2] damage the ship twice
       *[other] damage the ship { $times } times
    }
effect-roll =
    roll, on { $faces } { $then }{ $has_else ->
        [yes] , otherwise { $otherwise }
       *[no] {""}
    }

## The end

side-human = Human
side-hybrid = Hybrid
side-cultist = Cultist
end-arrival = The ship has reached port: the humans made it.
end-fuel = The fuel is gone: the engines fall silent, and the sea takes the ship.
end-food = The food is gone: hunger does what the Deep Ones could not.
end-sanity = Sanity is gone: nobody aboard is themselves any more.
end-souls = The last souls are lost: there is nobody left to save.
end-damage = Six rooms are wrecked: the ship goes down.
end-deep_ones = The Deep Ones are too many to count: the ship is theirs.

## Questions: before the first turn

ask-setup-character = Choose your character: it comes with skills, an item, an ability and a feat.
ask-setup-hand =
    Choose { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } from your skill set for your opening hand.
ask-roles-look = Look at your loyalty cards. Everyone does so now; press “{ do-ready }” when you are done.
ask-roles-pass = You are already revealed: choose a human to get your new loyalty card.

## Questions: a turn

ask-improvement-choose = Choose the active improvement: it adds its skill to your set.
ask-skills-one = In the Sick Bay you draw only 1 card: choose its skill.
ask-skills-decline = Choose cards of your set to give up. You may draw Treachery instead.
ask-skills-treachery =
    You gave up { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }: choose how many Treachery cards to draw instead.
ask-action =
    { $can ->
        [turn] Your turn: choose an action (actions left: { $left }).
        [granted] You may act on { $seat }’s turn: choose an action (actions left: { $left }).
       *[stop] There is nothing you can do now: end your actions.
    }
ask-actions-start = Your action step begins: act, or play “{ ability-ransack }” or “{ ability-perform-rites }” instead?
ask-discard-limit =
    Your hand limit is { $limit }: discard { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.

## Questions: actions

ask-rampage-attack =
    “{ ability-rampage }” ({ $armed ->
        [yes] { $item }
       *[no] plain attacks
    }, { $left } left): choose a target{ $again ->
        [yes] {" "}or stop
       *[no] {""}
    }.
ask-amulet-again = { item-elder-sign-amulet }: resolve “{ $ability }” once more?
ask-deep_ones-move = { $card }: choose an adjacent space for all Deep Ones to move to ({ $space }).
ask-deep_ones-rise = “{ ability-reinforcements }”: choose the water space where the monsters of the Deep come up.
ask-monarchs-first = “{ ability-perform-rites }”: choose the monarch that activates first.
ask-monarch-lead = “{ ability-first-oath-of-dagon }”: { $monarch } does not sink ({ $space }). Move it 1 water space?
ask-item-give = “{ ability-scavenger }”: give one of your items to a human in your space?
ask-cards-learn =
    “{ ability-watch-and-learn }”: choose the skills of the { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } you draw.
ask-cards-persist =
    “{ ability-persistence }”: discard up to { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }, then draw the same number of cards of one skill.
ask-repair-pay =
    To repair the { $space }, discard { $any ->
        [yes] any cards
       *[no] { $skill } cards
    } worth { $least } or more.
ask-trade-offer = Trade: choose items to give, and to whom. All offers are shown together.
ask-trade-agree = Trade: { $offers }. Do you agree?

## Questions: rooms

ask-cargo_hold-take =
    { $last ->
        [yes] This is the last item in the Cargo Hold: take it or leave it?
       *[no] Choose an item to take. The other goes to the bottom of the deck.
    }
ask-galley-draw = Draw 1 to 5 cards of any skills. If more than 1, a roll below their number costs 1 food.
ask-boiler_room-after = “{ ability-jury-rigger }”: damage the ship to get travel +1?
ask-brig-leave = The check was a success and you are free: choose where to go.
ask-brig-pay = To leave the Brig ({ $space }), discard cards worth { $least } or more.
ask-scout-deck = { $card }: choose a deck to look into.
ask-scout-top = Choose the card that stays on top ({ $deck }). The others go to the bottom.
ask-scout-under = Choose the card that goes to the bottom first ({ $deck }). The next ones go beneath it.

## Questions: dice

ask-roll-before =
    { $seat } is about to roll: { $why }{ $wanted ->
        [yes] {" "}({ $faces })
       *[no] {""}
    }{ $changed ->
        [yes] , { $by } so far
       *[no] {""}
    }. Use an ability first?
ask-roll-after =
    { $seat } rolled { $result }: { $why }{ $wanted ->
        [yes] {" "}({ $faces })
       *[no] {""}
    }{ $changed ->
        [yes] , { $by } included
       *[no] {""}
    }. Have it rerolled?

## Questions: checks

ask-check-before =
    Check { $card }{ $who ->
        [suspect] {" "}({ $seat } to the Brig)
        [prisoner] {" "}({ $seat } out of the Brig)
       *[none] {""}
    }, { $target } needed. Use an ability before cards are added?
ask-check-add =
    Check { $card }{ $who ->
        [suspect] {" "}({ $seat } to the Brig)
        [prisoner] {" "}({ $seat } out of the Brig)
       *[none] {""}
    }, { $target } needed. { $most ->
        [single] Add a card
       *[any] Add cards
    }{ $faceup ->
        [yes] {" "}face up
       *[no] {""}
    }?
ask-check-after =
    Check { $card }{ $who ->
        [suspect] {" "}({ $seat } to the Brig)
        [prisoner] {" "}({ $seat } out of the Brig)
       *[none] {""}
    }: the cards are turned up. Use an ability?

## Questions: reactions and defeats

ask-window-first =
    Several players want to react { $window ->
        [before_roll] before the roll
        [after_roll] to the roll
        [before_check] before cards are added
        [after_check] to the total
        [character] to a defeat
        [passenger] to the danger to a passenger
       *[other] now
    }: choose who comes first.
ask-barricade-use = Deep Ones may come aboard: discard “{ mythos-barricade-the-hatches }” to keep them out this turn?
ask-defeat-character =
    { $who ->
        [you] You would be defeated
       *[other] { $seat } would be defeated
    }{ $cause ->
        [known] {" "}({ $card })
       *[other] {""}
    }: prevent it?
ask-defeat-passenger =
    A passenger { $where ->
        [supply] from the supply
       *[deck] ({ $space })
    } would be defeated{ $cause ->
        [known] {" "}({ $card })
       *[other] {""}
    }: save them?
ask-defeat-order =
    Several would be defeated{ $cause ->
        [known] {" "}({ $card })
       *[other] {""}
    }: choose who is next.

## Questions: monsters and waypoints

ask-deep_ones-order = Deep Ones activate one by one: choose the space of the next.
ask-deep_ones-victim = A Deep One attacks ({ $space }): choose its target.
ask-waypoint-choose = Arrival: choose a waypoint to resolve. The other goes to the bottom of the deck.
ask-waypoint-passenger = “{ waypoint-rolling-seas }”: choose a passenger on deck to be defeated.

## Questions: mythos cards

ask-mythos-draw = “{ ability-predictive-analytics }”: draw the mythos card, or look at the top 2 and choose?
ask-mythos-analyse = Choose a mythos card to resolve. The other goes to the bottom of the deck.
ask-mythos-drawn = { $card } has been drawn: discard it with “{ ability-uncanny-fortune }” and draw another?
ask-mythos-choose =
    { $card }: { $chooser ->
        [captain] as Captain you choose
        [keeper] as Keeper of the Tome you choose
        [personal] the card is about you, so you choose
        [traitor] you drew the card, so you choose
       *[current] on your turn you choose
    } { $kind ->
        [combined] the check or the other option
       *[choice] one of the two options
    }.
ask-mythos-track = Choose the marker that moves 1 step forward.
ask-mythos-accuse = { $card }: choose who goes to the Brig.
ask-mythos-lock_up = { $card }: choose another character to send to the Brig, or nobody.
ask-mythos-next = { $card }: choose who goes next.
ask-mythos-leave_brig = { $card }: the Brig is open. Choose where to go.
ask-mythos-go_to_galley = { $card }: go to the Galley or stay where you are?
ask-mythos-keep_item = { $card }: choose an item to keep. The others leave the game.
ask-mythos-give_up_item = { $card }: choose one of your items to leave the game.
ask-mythos-door = { $card }: Deep Ones break in beside the Sick Bay. Choose the room.
ask-mythos-drive =
    { $card }: { $may ->
        [yes] you may move each Deep One aboard to an adjacent space. Choose the next.
       *[no] each Deep One aboard moves to an adjacent space. Choose the next.
    }
ask-mythos-clear_room = { $card }: choose a room where all Deep Ones are defeated.
ask-mythos-defeat =
    { $card }: choose { $number ->
        [one] { $number } Deep One
       *[other] { $number } Deep Ones
    } to defeat.
ask-mythos-volunteers = { $card }: choose how many passengers to risk. As many Deep Ones aboard are defeated.

## Questions: effects of cards

ask-effect-choose =
    { $card }: { $may ->
        [yes] do you want this?
       *[no] choose one of the two.
    }
ask-effect-risk = { $card }: risk passengers for it?
ask-effect-pay = { $card }: discard a { $skill } card; its value is added to the roll.
ask-cards-discard =
    Discard { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }{ $cause ->
        [known] {" "}({ $card })
       *[other] {""}
    }.
ask-cards-draw =
    { $number ->
        [0] Choose a skill to draw from
        [one] Choose a skill to draw { $number } card from
       *[other] Choose a skill to draw { $number } cards from
    }{ $cause ->
        [known] {" "}({ $card })
       *[other] {""}
    }.

## Questions: spells

ask-spell-choose =
    { $last ->
        [yes] This is the last spell: cast it or leave it?
       *[no] Choose a spell to cast. The other goes to the bottom of the deck.
    }
ask-spell-leave = “{ ability-occult-training }”: the top spell is { $spell }. Leave it there or put it on the bottom?
ask-astral_travel-space = “{ spell-astral-travel }”: choose the space from which you send anyone you like.
ask-astral_travel-send = “{ spell-astral-travel }” ({ $space }): choose who goes where next, or stop.
ask-beast_within-go = “{ spell-summon-the-beast-within }”: choose the space where you defeat every enemy.
ask-call_friends-rescue = “{ spell-call-friends }”: choose passengers to rescue. The more, the likelier Deep Ones hear it.
ask-conjuration-take = “{ spell-conjuration }”: choose an item to take.
ask-dark_pact-gain = “{ spell-dark-pact }”: choose a resource to raise by 1.
ask-flesh_ward-lay = “{ spell-flesh-ward }”: choose whom it protects from the next defeat.
ask-heal-go = “{ spell-heal }”: you leave the Sick Bay. Choose where to go.
ask-locusts-defeat =
    “{ spell-plague-of-locusts }”: choose { $number ->
        [one] { $number } Deep One
       *[other] { $number } Deep Ones
    } to defeat.

## Questions: a traitor reveals themselves

ask-reveal-hand_on = You are revealed: choose who gets your other loyalty cards.
ask-reveal-swap = You are revealed: choose cards to discard, then draw the same number of Treachery cards.
ask-reveal-malpractice = “{ ability-conduct-malpractice }”: choose a passenger to be defeated.
ask-reveal-sabotage = “{ ability-sabotage }”: choose a room to damage.
ask-reveal-ritual = “{ ability-disrupt-ritual }”: choose how far the ritual marker moves.
ask-reveal-divide =
    “{ ability-divide-and-conquer }”: choose { $number ->
        [one] { $number } water space
       *[other] { $number } water spaces
    } for a Deep One each.
ask-reveal-misfortune = “{ ability-spread-misfortune }”: choose what { $card } does.
ask-reveal-pickpocket = “{ ability-pickpocket }”: choose an item to take.

## Several picks: what their button says

picks-brig-pay = Leave, discarding: { $things }
picks-repair-pay = Repair, discarding: { $things }

## Options: a turn

do-pass = Pass
do-ready = Ready
do-character = Play { $character }
do-draw = { $skill }
do-draw_mythos = Draw a card
do-decline = Give up: { $skill }
do-treachery =
    { $number ->
        [0] No Treachery
       *[other] Treachery: { $number }
    }
do-activate = Active: { $item }
do-act = Take actions
do-stop = Finish
do-discard = Discard: { $card }

## Options: actions

do-move = Go to: { $space }
do-attack = Attack: { enemy }
do-attack_in = Attack: { $aim }
do-rescue =
    { $space_is ->
        [none] Rescue a passenger
       *[other] Rescue: { $space }
    }
do-murder = Defeat a passenger
do-trade = Start a trade
do-reveal = Reveal yourself: { $role }
do-keeper = Cast a spell ({ title-keeper })
do-room =
    Use: { $space }{ $aim_is ->
        [none] {""}
       *[other] {" "}({ $aim })
    }
do-repair = Repair: { $space }
do-break_out = Break out: { $space }
do-play =
    { $card }{ $aim_is ->
        [none] {""}
       *[other] : { $aim }
    }
do-item =
    { $item }{ $aim_is ->
        [none] {""}
       *[other] : { $aim }
    }
do-deck_chief = { ability-deck-chief }: { $space }
do-quick_draw = { ability-quick-draw }: { $item }, { $aim }
do-occult_training = { ability-occult-training }
do-first_oath_of_dagon = { ability-first-oath-of-dagon }: { $monarch } ({ $card })
do-scavenger = { ability-scavenger }
do-full_steam_ahead = { ability-full-steam-ahead }
do-arrest_order = { ability-arrest-order }: { $seat }
do-quick_cast = { ability-quick-cast }
do-deep_one_ancestry = { ability-deep-one-ancestry }: { $seat }
do-sacrifice_deep_one = { mythos-sacrifice-deep-one }
do-memory_of_the_deep = { mythos-memory-of-the-deep }: hold the check
do-barricade = { mythos-barricade-the-hatches }
do-jury_rigger = { ability-jury-rigger }
do-shrivelling = Once more: { $aim }
do-lesser_banishment = Once more: { $aim }
do-give = { $item } → { $seat }
do-give_nothing = Give nothing
do-keep = Keep: { $item }
do-agree = Agree
do-refuse = Refuse
do-take = Take: { $item }
do-steal =
    Take: { $item_is ->
        [face_down] { item-face-down }
       *[other] { $item }
    } ({ $seat })
do-remove = Give up: { $item }

## Options: decks

do-deck = { $deck }
do-look = Look at 2 cards
do-mythos = { $mythos }
do-waypoint = { $waypoint }
do-top = On top: { $card }
do-under = On the bottom: { $card }
do-cast = Cast: { $spell }

## Options: dice and checks

do-almanac = { item-almanac }: { $card }
do-perfect_number = { ability-perfect-number }: { $face }
do-pocket_pistol = Reroll: { item-pocket-pistol }
do-fortunate_son = { ability-fortunate-son }: { $card }
do-add = { $card }
do-self_sacrifice = { ability-self-sacrifice }: { $result }
do-experienced = { ability-experienced }: { $card }
do-lucky_ring = { item-lucky-ring }: +2
do-well_equipped = { ability-well-equipped }: { $by }
do-revelation = { spell-revelation-of-script }: { $skill }

## Options: defeats and monsters

do-starbuck = Send { item-starbuck } away
do-healing_words = { ability-healing-words }: { $card }
do-medical_intervention = { ability-medical-intervention }
do-pharmacy_food = { item-travel-pharmacy }: 1 food
do-pharmacy_item = Give up: { item-travel-pharmacy }
do-defeat_character = { $seat }
do-defeat_deep_one = { a-deep-one }: { $space }
do-defeat_passenger =
    { $space_is ->
        [supply] Passenger from the supply
       *[other] Passenger: { $space }
    }
do-activate_in = { $space }
do-rest = All others, in order
do-comes_first = { $seat }
do-victim = { $seat }
do-rise = { $space }
do-drive_all = { $origin } → { $space }
do-lead = { $monarch }: { $space }
do-leave_monarch = Leave it where it is
do-activate_first = { $icon } first
do-stay = No move

## Options: mythos cards

do-uncanny_fortune = { ability-uncanny-fortune }
do-check =
    Check{ $known ->
        [yes] : { $target }, { $skills }
       *[no] {""}
    }
do-first =
    { $known ->
        [yes] { $text }
       *[no] First option
    }
do-second =
    { $known ->
        [yes] { $text }
       *[no] Second option
    }
do-choose = { $effects }
do-fail =
    Check failed{ $known ->
        [yes] : { $text }
       *[no] {""}
    }
do-unconventional_leader = { ability-unconventional-leader }: { $dial } −1
do-advance = { $track }
do-nothing = No, thanks
do-risk =
    { $number ->
        [one] Risk { $number } passenger
       *[other] Risk { $number } passengers
    }{ $effects_is ->
        [none] {""}
       *[other] : { $effects }
    }
do-accuse = { $seat }
do-nobody = Nobody
do-lock_up = To the Brig: { $seat }
do-send = { $seat } → { $space }
do-send_deep_one = { a-deep-one }: { $origin } → { $space }
do-go = To the Galley
do-spawn = { $space }
do-drive = { $origin } → { $space }
do-leave_deep_ones = Leave the others
do-clear = { $space }

## Options: spells and traitors

do-space = { $space }
do-gain = { $dial } +1
do-ward = { $seat }
do-pass_to = { $seat }
do-damage = { $space }
do-ritual =
    { $by_is ->
        [zero] Leave it
       *[other] Ritual { $by }
    }

## Headings of long lists of options

options-move = Move
options-room = Room
options-cards = Card
options-items = Item
options-character = Character
options-attack = Attack

## What is given up with the end of a turn

unused-actions =
    { $number ->
        [one] one action
       *[other] { $number } actions
    }
