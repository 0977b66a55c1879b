### What the components of Unfathomable do; browsers fetch it when one of them is first looked at. Their names stand in
### cards.*.ftl. The same ids stand in all languages. Texts stay under 150 characters; −1 and 1–4 have the long signs.

## Sides and roles

role-human-text = Bring the ship to port: travel a distance of 12, then arrive once more. If you also hold a traitor’s card, you are a traitor.
role-hybrid-text = Sink the ship: a resource at 0, 6 damaged rooms, or no Deep One left to place. You may reveal yourself as an action.
role-cultist-text = Sink the ship, but late: you win with the Deep Ones only if the distance travelled is 12 or more. You may reveal yourself as an action.

## Titles

title-captain-text = On arrival, look at the top 2 waypoints: resolve 1, put the other on the bottom. You decide many crises.
title-keeper-text = Action, once per turn: look at the top 2 spells, resolve 1 and remove it from the game; the other goes to the bottom.

## Icons

icon-deep-ones-text = Every Deep One outside the Deep activates. If there is none, 2 appear in the Deep.
icon-father-dagon-text = He puts 2 Deep Ones on the deck beside him, then swims 1 space towards the bow. In the Deep: 2 Deep Ones appear there.
icon-mother-hydra-text = She damages the nearest room, then swims 1 space towards the bow. In the Deep: 2 Deep Ones appear there.
icon-travel-text = The travel marker moves 1 step forward; monsters in the water drift astern.
icon-ritual-text = The ritual marker moves 1 step forward.
icon-choice-text = The current player moves either marker 1 step forward; if they are in the Brig, the Captain chooses.

## Spaces

space-bridge-text = Action: risk 1 passenger to look at the top 2 mythos cards or waypoints: 1 on top, 1 on the bottom.
space-chapel-text = Action: ritual −1; or discard 1 Lore card; roll + its value 6 or less: lose 1 sanity; then ritual +1.
space-captains-cabin-text = Action: choose another human. Check 8, Influence + Observation. Success: that human goes to the Brig.
space-cargo-hold-text = Action: look at the top 2 items, take 1, put the other on the bottom.
space-galley-text = Action: draw 1 to 5 cards of any skills but Treachery; for more than 1, roll: lower than their number, lose 1 food.
space-boiler-room-text = Action: discard 1 Strength card; roll + its value 6 or less: lose 1 fuel; then travel +1.
space-sick-bay-text = Whoever lies here at the start of their turn draws only 1 skill card.
space-brig-text = Action: check 8, Lore + Strength. Success: move to any ship space except the Brig and the Sick Bay.
space-the-deep-text = When an activation places Deep Ones here and there are 4 or more, roll: they come up in the bow space rolled.

## Abilities of the sheets

ability-experienced-text = After the total of a check is known, you may add 1 card from your hand to it. Once per check; not in the Brig.
ability-deck-chief-text = Action: move to any deck space, then perform 1 action. Once per turn.
ability-healing-words-text = When any character would be defeated, you may discard 1 Lore card to prevent it.
ability-jury-rigger-text = After any Boiler Room action you may damage the ship to get travel +1. Once per such action; not in the Brig.
ability-quick-draw-text = Action: use the action of one of your Weapons, then perform 1 action. Once per turn.
ability-occult-training-text = Action: look at the top spell, leave it or put it on the bottom, then perform 1 action. Once per turn; not in the Brig.
ability-predictive-analytics-text = In your mythos step look at the top 2 cards instead of drawing 1: resolve 1, put the other on the bottom. Not in the Brig.
ability-first-oath-of-dagon-text = Action: discard 1 Lore card, choose a monarch. Roll + its value 7+: it sinks to the Deep; else you may move it 1 space.
ability-fortunate-son-text = After any roll you may discard 1 skill card to reroll it, as often as you like. Not in the Brig.
ability-scavenger-text = Action, with 4 items or fewer: draw 1 item, then you may give 1 of yours to a human in your space. Once per turn; not in the Brig.

## Feats

ability-unconventional-leader-text = When you are to choose in a crisis, choose neither option: lose 1 of a resource of your choice instead.
ability-self-sacrifice-text = Before cards are added to a mythos check, you are defeated; then choose its result, and no check is made.
ability-medical-intervention-text = When a character or a passenger would be defeated, prevent it. Not in the Brig.
ability-full-steam-ahead-text = Action, in the Boiler Room: lose 1 fuel, travel +2.
ability-arrest-order-text = Action: move another character in your space to the Brig.
ability-quick-cast-text = Action, as Keeper: resolve the top spell, then perform 1 action.
ability-perfect-number-text = When any die would be rolled, set it to a face of your choice instead. Not in the Brig.
ability-deep-one-ancestry-text = Action: look at all loyalty cards of another human.
ability-uncanny-fortune-text = When a mythos card has been drawn, discard it before it is resolved and draw another.
ability-well-equipped-text = After the total of a check is known, raise or lower it by up to the number of your items. Not in the Brig.

## Abilities when revealed

ability-break-morale-text = Lose 1 sanity.
ability-off-course-text = The travel marker goes back to Start.
ability-conduct-malpractice-text = Defeat 1 passenger of your choice on deck, or 1 at random from the supply.
ability-sabotage-text = Damage an undamaged interior space of your choice.
ability-rain-fire-text = Defeat each human and each passenger in your space.
ability-disrupt-ritual-text = Move the ritual marker up to 2 steps forward or back.
ability-divide-and-conquer-text = Place 1 Deep One in each of 4 different water spaces of your choice.
ability-second-oath-text = Activate each Deep One in your space.
ability-spread-misfortune-text = Draw a mythos card and resolve only its crisis; you make every choice, and a check counts as failed.
ability-pickpocket-text = Take 1 item of your choice from a human in your space.

## Abilities of skill cards

ability-coordinated-effort-text = Action: choose another character, who performs 1 action now.
ability-nothing-to-hide-text = Before cards are added: players add their cards to this check face up. Chaos cards stay face down.
ability-inspiring-speech-text = Action: roll. On 3–8 gain 1 sanity, on 1–2 lose 1 sanity.
ability-shrivelling-text = Action: choose an enemy anywhere but in the Deep and roll, +2 against a Deep One. On 6+ it is defeated.
ability-lesser-banishment-text = Action: choose a space and move all Deep Ones in it to one adjacent space.
ability-forced-learning-text = Before cards are added: choose a skill, not Treachery. It supports this check.
ability-watch-and-learn-text = Action: draw 2 cards of any skills but Treachery.
ability-keen-insight-text = Before any roll: +2 or −2 to it.
ability-preparation-text = Before cards are added: no chaos cards come into this check.
ability-combat-training-text = After any attack roll: reroll the die.
ability-rampage-text = Action: make up to 4 plain attacks, or use the action of one of your Weapons up to 3 times.
ability-shrug-it-off-text = When you would be defeated: prevent it.
ability-persistence-text = Action: discard 1 to 5 other cards and draw as many cards of one skill, not Treachery.
ability-determination-text = After the total of a check is known: +2 or −2 to it.
ability-true-grit-text = Action: perform 2 actions. Only 1 such card per turn.
ability-reinforcements-text = Action: place 1 Deep One in the Deep. With 4 or more there, move all monsters of the Deep to any water space.
ability-call-to-action-text = Action: activate each Deep One in your space, or 1 Deep One anywhere outside the Deep.
ability-siren-song-text = Action: risk 1 passenger.
ability-ransack-text = At the start of your action step: in the Chapel lose 1 sanity, in the Galley 1 food, in the Boiler Room 1 fuel. The step ends.
ability-perform-rites-text = At the start of your action step: activate Father Dagon and Mother Hydra in either order. The step ends.

## Items

item-speaking-trumpet-text = Action: rescue each passenger in your space and in adjacent spaces.
item-six-shooter-text = Action: attack an enemy in your space, +2.
item-travel-pharmacy-text = When a passenger in your space or an adjacent one would be defeated: lose 1 food or remove this item to rescue them instead.
item-tool-kit-text = Action: repair your space without discarding cards. No enemy may be there.
item-repeating-rifle-text = Action: attack an enemy in an adjacent space, +1.
item-elder-sign-amulet-text = After you resolve Shrivelling or Lesser Banishment, you may resolve it once more. Once per card.
item-almanac-text = Before any roll: discard 1 Observation card to add its value. Once per roll.
item-book-of-dagon-text = Action: move all Deep Ones in your space to one adjacent space, then perform 1 action. Once per turn.
item-lucky-ring-text = After the total of a check is known: +2. If it succeeds, 2 treachery cards join the chaos deck afterwards. Once per check.
item-starbuck-text = Action: attack an enemy in your space, then 1 action; once per turn. When you would be defeated: remove the cat to prevent it.
item-pocket-pistol-text = Action: attack an enemy in your space; you may reroll once.
item-fine-clothes-text = +1 Influence in your skill set.
item-mystical-text-text = +1 Lore in your skill set.
item-binoculars-text = +1 Observation in your skill set.
item-medicine-ball-text = +1 Strength in your skill set.
item-treasured-memento-text = +1 Will in your skill set.
item-jam-tin-grenade-text = Action: remove it and choose an adjacent space: all Deep Ones, characters and passengers there are defeated; a room is damaged.
item-kitchen-knife-text = Your plain attacks get +1.
item-plimsolls-text = Action: move to an adjacent ship space, then perform 1 action. Once per turn.
item-shotgun-text = Action: attack an enemy in your space, +1 for each enemy there.

## Spells

spell-alchemical-transmutation-text = Lose 1 food, gain 2 fuel.
spell-astral-travel-text = Choose a space: move any of its characters and Deep Ones, each to any ship space. Roll: on 1–4 lose 1 sanity.
spell-call-down-the-storm-text = Defeat each Deep One in the water. Roll: lower than their number, damage the ship.
spell-call-friends-text = Rescue any number of passengers. Roll: lower than their number, activate the Deep Ones.
spell-cloud-memory-text = Gain 1 sanity; each human discards 1 card.
spell-conjuration-text = Look at the top 5 items, take 1, shuffle the others back. Roll: on 1–4 lose 1 sanity.
spell-dark-pact-text = Gain 1 of any resource; 4 treachery cards join the chaos deck.
spell-feed-the-mind-text = Lose 1 food, gain 2 sanity.
spell-flesh-ward-text = Give it to any player. Their next defeat is prevented, and the card leaves the game. Then roll: on 1–4 lose 1 sanity.
spell-foresee-text = Look at the top 4 mythos cards or waypoints: 1 on top, the others on the bottom. Roll: on 1–4 lose 1 sanity.
spell-greater-banishment-a-text = Ritual +2. Roll: on 1–4 lose 1 sanity.
spell-greater-banishment-b-text = Ritual +2. Roll: on 1–4 lose 1 sanity.
spell-heal-text = Humans in the Sick Bay move to ship spaces of their choice; everyone else draws 1 card of their skill set. Roll: on 1–4 lose 1 sanity.
spell-lure-monster-text = Both monarchs go to the Deep. Roll: on 1–4 lose 1 sanity.
spell-plague-of-locusts-text = Roll and defeat that many Deep Ones outside the Deep; on 5–8 lose 1 food.
spell-raise-the-dead-text = Lose 1 sanity, gain 2 souls.
spell-revelation-of-script-text = Keep it. After a total is known: remove it to add the top card of any skill deck. Roll: not above its value, lose 1 sanity.
spell-summon-fire-text = Travel +1. Roll: on 6–8 travel +1 more and damage the ship.
spell-summon-the-beast-within-text = You may move to any ship space. Defeat each enemy there. Roll: lower than their number, each human and passenger there is defeated.
spell-voice-of-ra-text = Each human draws 1 card of any skill but Treachery. Roll: on 1–4 each human discards 1 card.

## Waypoints; the fuel of a longer way is part of the text

waypoint-abandoned-depot-text = You may risk 3 passengers to roll: on 5–8 gain 2 fuel.
waypoint-deserted-island-text = You may risk 1 passenger to roll: on 5–8 gain 1 food.
waypoint-hurricane-text = Choose: lose 1 fuel, or damage the ship 2 times.
waypoint-iceberg-text = You may roll: on 5–8 gain 1 food, on 1–4 damage the ship.
waypoint-reef-text = Roll: on 1–4 damage the ship.
waypoint-shipwreck-survivors-text = You may risk 1 passenger to roll: on 5–8 gain 1 soul.
waypoint-wrecked-ship-text = You may risk 1 passenger to roll: on 5–8 gain 1 fuel.
waypoint-deep-one-city-text = Lose 1 fuel. Place 5 Deep Ones in the Deep, then roll: all monsters of the Deep move to the bow space rolled.
waypoint-fog-bank-text = Lose 1 fuel. Roll: on 1–4 this card leaves the game and the top waypoint is resolved in its place, fuel included.
waypoint-maelstrom-text = Lose 1 fuel. Choose: lose 1 more fuel, or damage the ship 2 times.
waypoint-rainstorm-text = Lose 1 fuel. You may risk 1 passenger to roll: on 5–8 gain 1 food.
waypoint-rogue-wave-text = Lose 1 fuel. Deep Ones on deck are washed into the water beside them; passengers on deck are defeated.
waypoint-rolling-seas-text = Lose 1 fuel. Defeat 1 passenger on deck, of your choice.
waypoint-sea-smoke-text = Lose 1 fuel. Place 1 Deep One in each water space.
waypoint-seaweed-patch-text = Lose 1 fuel. Choose: risk 2 passengers, or damage the ship.
waypoint-smooth-sailing-text = Lose 1 fuel and 1 food.
waypoint-calm-waters-text = Lose 2 fuel and 1 food.
waypoint-deep-one-ambush-text = Lose 2 fuel. Place 1 Deep One in each deck space.
waypoint-rough-water-text = Lose 2 fuel and 1 sanity.
waypoint-stormy-seas-text = Lose 2 fuel. Damage the ship.

## Damage

damage-structural-damage-influence-text = Each human here is defeated. Repair: discard Influence cards worth 3 or more.
damage-structural-damage-lore-text = Each human here is defeated. Repair: discard Lore cards worth 3 or more.
damage-structural-damage-observation-text = Each human here is defeated. Repair: discard Observation cards worth 3 or more.
damage-structural-damage-strength-text = Each human here is defeated. Repair: discard Strength cards worth 3 or more.
damage-structural-damage-will-text = Each human here is defeated. Repair: discard Will cards worth 3 or more.
damage-structural-damage-any-text = Each human here is defeated. Repair: discard any cards worth 5 or more.
damage-fuel-leak-text = Lose 1 fuel. This card leaves the game.
damage-flooded-food-stores-text = Lose 1 food. This card leaves the game.
damage-fleeing-passengers-text = Risk 1 passenger. This card goes to the bottom of the deck; draw another damage card.
