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
item-face-down = Facedown improvement
a-deep-one = Deep One
# A deck that somebody looks into
deck-mythos = Mythos deck
deck-waypoint = Waypoint deck
# What would change hands in a trade
gift = { $giver } → { $seat }: { $item }
# At what an action is aimed
aim-there = { $target }, { $space }
aim-all-here = all in your space
aim-unarmed = plain attacks
aim-ritual-back = ritual −1
aim-ritual-on = ritual +1, { $card }
# What a die is rolled for
roll-attack = attack
roll-fight = attack, { $attacker } → { $target } ({ $space })
roll-aimed = { $what } → { $target } ({ $space })
roll-damage = damage to the ship
roll-risk = passenger at risk
roll-surge = the Deep rises
roll-effect = effect of a card
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
       *[other] damage the ship { $times } times
    }
effect-roll =
    roll, on { $faces }: { $then }{ $has_else ->
        [yes] {" "}(else: { $otherwise })
       *[no] {""}
    }

## The end

side-human = Human
side-hybrid = Hybrid
side-cultist = Cultist
end-arrival = The ship has reached port. The humans made it.
end-fuel = The fuel is gone: the engines fall silent, and the sea takes the ship.
end-food = The food is gone: hunger does what the Deep Ones could not.
end-sanity = Sanity is gone: nobody aboard is themselves any more.
end-souls = The last souls are lost: nobody is left to be saved.
end-damage = Six rooms are wrecked: the ship goes down.
end-deep_ones = The Deep Ones are too many to count: the ship is theirs.

## Questions: before the first turn

ask-setup-character = Choose your character: you get its skills, its item, its ability and its feat.
ask-setup-hand =
    Choose { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } of your skill set for your opening hand.
ask-roles-look = Look at your loyalty cards. Everybody does so now; press when you are ready.
ask-roles-pass = You are revealed already: which human gets your new loyalty card?

## Questions: a turn

ask-improvement-choose = Which improvement is active? It adds its skill to your set.
ask-skills-one = In the sick bay you draw only 1 card: of which skill?
ask-skills-decline = Which cards of your set do you give up? You may draw Treachery instead.
ask-skills-treachery =
    You gave up { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }: how many of Treachery do you draw instead?
ask-action =
    { $can ->
        [turn] Your turn: choose an action (actions left: { $left }).
        [granted] In the turn of { $seat } you may act: choose an action (actions left: { $left }).
       *[stop] There is nothing that you can do now: end your actions.
    }
ask-actions-start = Your action step begins: act, or play “{ ability-ransack }” or “{ ability-perform-rites }” instead of all actions?
ask-discard-limit =
    A hand holds { $limit } cards at most: discard { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.

## Questions: actions

ask-rampage-attack =
    “{ ability-rampage }” ({ $armed ->
        [yes] { $item }
       *[no] plain attacks
    }, { $left } left): whom do you attack{ $again ->
        [yes] {" "}next, or is it enough
       *[no] {""}
    }?
ask-amulet-again = { item-elder-sign-amulet }: resolve “{ $ability }” once more?
ask-deep_ones-move = { $card }: to which adjacent space do all Deep Ones move ({ $space })?
ask-deep_ones-rise = “{ ability-reinforcements }”: in which water space do the monsters of the Deep come up?
ask-monarchs-first = “{ ability-perform-rites }”: which monarch activates first?
ask-monarch-lead = “{ ability-first-oath-of-dagon }”: { $monarch } does not sink ({ $space }); move it to an adjacent water space?
ask-item-give = “{ ability-scavenger }”: give one of your items to a human in your space?
ask-cards-learn =
    “{ ability-watch-and-learn }”: of which skills do you draw { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }?
ask-cards-persist =
    “{ ability-persistence }”: discard up to { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }; you draw as many of one skill.
ask-repair-pay =
    To repair the { $space }, discard { $any ->
        [yes] any cards
       *[no] { $skill } cards
    } worth { $least } or more.
ask-trade-offer = Trade: which of your items would you give, and to whom? All offers are shown together.
ask-trade-agree = Trade: { $offers }. Whoever gives or gets something in it has to agree. Do you?

## Questions: rooms

ask-cargo_hold-take =
    { $last ->
        [yes] This is the last item of the hold: take it, or leave it?
       *[no] Which of the two items do you take? The other goes to the bottom of the deck.
    }
ask-galley-draw = Draw 1 to 5 cards of any skills; for more than 1, a roll lower than their number costs 1 food.
ask-boiler_room-after = “{ ability-jury-rigger }”: damage the ship to get travel +1?
ask-brig-leave = The check was passed and you are free: where do you go?
ask-brig-pay = To leave the brig ({ $space }), discard cards worth { $least } or more.
ask-scout-deck = { $card }: which deck do you look into?
ask-scout-top = Which of these cards stays on top ({ $deck })? The others go to the bottom.
ask-scout-under = Which card goes to the bottom first ({ $deck })? The next ones will lie beneath it.

## Questions: dice

ask-roll-before =
    { $seat } is about to roll: { $why }{ $wanted ->
        [yes] {" "}({ $faces })
       *[no] {""}
    }{ $changed ->
        [yes] , { $by } so far
       *[no] {""}
    }. Use an ability before the roll?
ask-roll-after =
    { $seat } rolled { $result }: { $why }{ $wanted ->
        [yes] {" "}({ $faces })
       *[no] {""}
    }{ $changed ->
        [yes] , { $by } counted
       *[no] {""}
    }. Have it rerolled?

## Questions: checks

ask-check-before =
    Check { $card }{ $who ->
        [suspect] {" "}({ $seat } to the brig)
        [prisoner] {" "}({ $seat } wants out)
       *[none] {""}
    }: { $target } needed{ $partial ->
        [0] {""}
       *[other] {" "}({ term-partly }: { $partial })
    }, { $skills } support it. Use an ability before cards are added?
ask-check-add =
    Check { $card }{ $who ->
        [suspect] {" "}({ $seat } to the brig)
        [prisoner] {" "}({ $seat } wants out)
       *[none] {""}
    }: { $target } needed{ $partial ->
        [0] {""}
       *[other] {" "}({ term-partly }: { $partial })
    }, { $skills } support it. { $most ->
        [single] Add 1 card
       *[any] Add cards
    }{ $faceup ->
        [yes] {" "}faceup
       *[no] {""}
    }, or none? ({ $pile ->
        [0] No card is in yet
        [one] { $pile } card is in
       *[other] { $pile } cards are in
    }.)
ask-check-after =
    Check { $card }{ $who ->
        [suspect] {" "}({ $seat } to the brig)
        [prisoner] {" "}({ $seat } wants out)
       *[none] {""}
    }: the total is { $total } of { $target } ({ $result }). Use an ability?

## Questions: reactions and defeats

ask-window-first =
    Several players want to react { $window ->
        [before_roll] before the roll
        [after_roll] to the roll
        [before_check] before cards are added
        [after_check] to the total
        [character] to a defeat
        [passenger] to the danger for a passenger
       *[other] now
    }: who comes first?
ask-barricade-use = Deep Ones may come aboard: discard “{ mythos-barricade-the-hatches }” to keep them out of the rooms this turn?
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
        [supply] of the supply
       *[deck] ({ $space })
    } would be defeated{ $cause ->
        [known] {" "}({ $card })
       *[other] {""}
    }: save them?
ask-defeat-order =
    Several would be defeated{ $cause ->
        [known] {" "}({ $card })
       *[other] {""}
    }: who comes next?

## Questions: monsters and waypoints

ask-deep_ones-order = The Deep Ones activate one by one: from which space is the next?
ask-deep_ones-victim = A Deep One attacks ({ $space }): whom?
ask-waypoint-choose = Arrival: which waypoint do you resolve? The other goes to the bottom of the deck.
ask-waypoint-passenger = “{ waypoint-rolling-seas }”: which passenger on deck is defeated?

## Questions: mythos cards

ask-mythos-draw = “{ ability-predictive-analytics }”: draw the mythos card, or look at the top 2 and choose?
ask-mythos-analyse = Which of the two mythos cards do you resolve? The other goes to the bottom of the deck.
ask-mythos-drawn = { $card } has been drawn: discard it with “{ ability-uncanny-fortune }” and draw another?
ask-mythos-choose =
    { $card }: { $chooser ->
        [captain] as Captain you decide
        [keeper] as Keeper of the Tome you decide
        [personal] the card is about you, and you decide
        [traitor] you drew the card, and you decide
       *[current] in your turn you decide
    } between { $kind ->
        [combined] the check and the other way out
       *[choice] the two ways out
    }.
ask-mythos-track = Which marker moves 1 step forward?
ask-mythos-accuse = { $card }: who goes to the brig?
ask-mythos-lock_up = { $card }: send another character to the brig, or nobody?
ask-mythos-next = { $card }: who goes next?
ask-mythos-leave_brig = { $card }: the brig is open; where do you go?
ask-mythos-go_to_galley = { $card }: go to the Galley, or stay where you are?
ask-mythos-keep_item = { $card }: which item do you keep? The others leave the game.
ask-mythos-give_up_item = { $card }: which of your items leaves the game?
ask-mythos-door = { $card }: beside the sick bay Deep Ones break in; into which room?
ask-mythos-drive =
    { $card }: { $may ->
        [yes] you may move each Deep One aboard to an adjacent space; which one next?
       *[no] each Deep One aboard moves to an adjacent space; which one next?
    }
ask-mythos-clear_room = { $card }: in which room are all Deep Ones defeated?
ask-mythos-defeat =
    { $card }: choose { $number ->
        [one] { $number } Deep One
       *[other] { $number } Deep Ones
    } to be defeated.
ask-mythos-volunteers = { $card }: how many passengers do you risk? As many Deep Ones aboard are defeated.

## Questions: effects of cards

ask-effect-choose =
    { $card }: { $may ->
        [yes] do you want this?
       *[no] which of the two?
    }
ask-effect-risk = { $card }: risk passengers for it, or not?
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
        [0] Which skill do you draw from
        [one] From which skill do you draw { $number } card
       *[other] From which skill do you draw { $number } cards
    }{ $cause ->
        [known] {" "}({ $card })
       *[other] {""}
    }?

## Questions: spells

ask-spell-choose =
    { $last ->
        [yes] This is the last spell: cast it, or leave it?
       *[no] Which of the two spells do you cast? The other goes to the bottom of the deck.
    }
ask-spell-leave = “{ ability-occult-training }”: the top spell is { $spell }; leave it there, or put it on the bottom?
ask-astral_travel-space = “{ spell-astral-travel }”: whoever is in which space travels?
ask-astral_travel-send = “{ spell-astral-travel }” ({ $space }): who goes where next, or is it enough?
ask-beast_within-go = “{ spell-summon-the-beast-within }”: in which space do you defeat every enemy?
ask-call_friends-rescue = “{ spell-call-friends }”: which passengers do you rescue? The more, the likelier the Deep Ones hear it.
ask-conjuration-take = “{ spell-conjuration }”: which item do you take?
ask-dark_pact-gain = “{ spell-dark-pact }”: which resource gains 1?
ask-flesh_ward-lay = “{ spell-flesh-ward }”: whom does it protect from the next defeat?
ask-heal-go = “{ spell-heal }”: you leave the sick bay; where do you go?
ask-locusts-defeat =
    “{ spell-plague-of-locusts }”: choose { $number ->
        [one] { $number } Deep One
       *[other] { $number } Deep Ones
    } to be defeated.

## Questions: a traitor reveals themselves

ask-reveal-hand_on = You are revealed: who gets your other loyalty cards?
ask-reveal-swap = You are revealed: which cards do you discard, to draw as many of Treachery?
ask-reveal-malpractice = “{ ability-conduct-malpractice }”: which passenger is defeated?
ask-reveal-sabotage = “{ ability-sabotage }”: which room is damaged?
ask-reveal-ritual = “{ ability-disrupt-ritual }”: how far does the ritual marker move?
ask-reveal-divide =
    “{ ability-divide-and-conquer }”: in which { $number ->
        [one] { $number } water space
       *[other] { $number } water spaces
    } does a Deep One appear?
ask-reveal-misfortune = “{ ability-spread-misfortune }”: what happens because of { $card }?
ask-reveal-pickpocket = “{ ability-pickpocket }”: which item do you take?

## Options: a turn

do-pass = Pass
do-ready = Ready
do-character = { $character }
do-draw = { $skill }
do-draw_mythos = Draw a card
do-decline = Give up: { $skill }
do-treachery =
    { $number ->
        [0] No Treachery
       *[other] Treachery: { $number }
    }
do-activate = Active: { $item }
do-act = Perform actions
do-stop = Finish
do-discard = Discard: { $card }

## Options: actions

do-move = Go: { $space }
do-attack =
    Attack: { $target }{ $where ->
        [here] {""}
       *[there] , { $space }
    }
do-attack_in =
    Attack: { $target }{ $where ->
        [here] {""}
       *[there] , { $space }
    }
do-rescue =
    { $where ->
        [here] Rescue a passenger
       *[there] Rescue: { $space }
    }
do-murder = Defeat a passenger
do-trade = Start a trade
do-reveal = Reveal yourself: { $role }
do-keeper = Cast a spell ({ title-keeper })
do-room =
    Use: { $space }{ $aimed ->
        [yes] {" "}({ $aim })
       *[no] {""}
    }
do-repair = Repair: { $space }
do-break_out = Break out: { $space }
do-play =
    { $ability } ({ $card }){ $aimed ->
        [yes] : { $aim }
       *[no] {""}
    }
do-item =
    { $item }{ $aimed ->
        [yes] : { $aim }
       *[no] {""}
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
do-shrivelling =
    Once more{ $aimed ->
        [yes] : { $aim }
       *[no] {""}
    }
do-lesser_banishment =
    Once more{ $aimed ->
        [yes] : { $aim }
       *[no] {""}
    }
do-give = { $item } → { $seat }
do-give_nothing = Give nothing
do-keep = Keep: { $item }
do-agree = Agree
do-refuse = Refuse
do-take = Take: { $item }
do-steal = Take: { $item } ({ $seat })
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
    { $where ->
        [supply] Passenger of the supply
       *[deck] Passenger: { $space }
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
do-choose = { $text }
do-fail =
    Check failed{ $known ->
        [yes] : { $text }
       *[no] {""}
    }
do-unconventional_leader = { ability-unconventional-leader }: { $dial } −1
do-advance = { $track }
do-nothing = No, nothing
do-risk =
    { $number ->
        [one] Risk { $number } passenger
       *[other] Risk { $number } passengers
    }{ $gives ->
        [yes] : { $text }
       *[no] {""}
    }
do-accuse = { $seat }
do-nobody = Nobody
do-lock_up = To the brig: { $seat }
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
    { $way ->
        [moves] Ritual { $by }
       *[stays] Leave it
    }
