### Words on the components of Unfathomable: terms, names, texts; the mythos cards are in mythos.*.ftl.
### The same ids stand in cards.en.ftl, cards.ru.ftl and cards.uk.ftl; "_" of an id in the tables is "-" here.
### Names follow docs/rules/unfathomable.md, its glossary. Texts stay under 150 characters; −1 and 1–4 have the long signs.

game-unfathomable = Unfathomable

## Terms

term-action = action
term-special-action = special action
term-ability = ability
term-feat = feat
term-reveal = reveal as a traitor
term-reveal-ability = ability when revealed
term-skill = skill
term-skill-card = skill card
term-skill-set = skill set
term-check = skill check
term-target = target number
term-total = total
term-supporting = supporting
term-opposing = opposing
term-pass = pass
term-partly = partial success
term-fail = fail
term-or = or
term-chaos = chaos deck
term-mythos = mythos card
term-personal = personal mythos card
term-crisis = crisis
term-choice = choice
term-combined = choice or check
term-item = item
term-starting-item = starting item
term-spell = spell
term-waypoint = waypoint
term-distance = distance
term-damage = damage
term-repair = repair
term-passenger = passenger
term-risk = risk a passenger
term-rescue = rescue a passenger
term-attack = attack
term-defeated = defeated
term-enemy = enemy
term-monster = monster
term-monarch = monarch
term-deep-one = Deep One
term-father-dagon = Father Dagon
term-mother-hydra = Mother Hydra
term-loyalty = loyalty card
term-traitor = traitor
term-revealed-traitor = revealed traitor
term-title = title
term-succession = line of succession
term-character = character
term-current-player = current player
term-turn = turn
term-awakening = awakening phase
term-resource = resource
term-roll = roll
term-reroll = reroll
term-modifier = modifier
term-hand = hand
term-hand-limit = hand limit
term-play-area = play area
term-supply = supply
term-deck = deck of cards
term-discard = discard pile
term-space = space
term-adjacent = adjacent
term-water-space = water space
term-deck-space = deck space
term-interior-space = interior space
term-bow = bow
term-stern = stern
term-once-per-turn = once per turn
term-once-per-game = once per game

## Sides and roles

side-humans = Humans
side-deep-ones = Deep Ones
role-human = Human
role-human-text = Bring the ship to port: travel a distance of 12, then arrive once more. One traitor’s card beside this one and you are a traitor.
role-hybrid = Hybrid
role-hybrid-text = Sink the ship: a resource at 0, 6 damaged rooms, or no Deep One left to place. You may reveal yourself as an action.
role-cultist = Cultist
role-cultist-text = Sink the ship, but late: you win with the Deep Ones only if the distance travelled is 12 or more. You may reveal yourself as an action.

## Titles

title-captain = Captain
title-captain-text = On arrival, look at the top 2 waypoints: resolve 1, put the other on the bottom. You decide many a crisis.
title-keeper = Keeper of the Tome
title-keeper-text = Action, once per turn: look at the top 2 spells, resolve 1 and remove it from the game; the other goes to the bottom.

## Steps of a turn

step-skills = Receive skills
step-actions = Actions
step-mythos = Mythos
step-discard = Discard

## Resources

dial-fuel = Fuel
dial-food = Food
dial-sanity = Sanity
dial-souls = Souls

## Skills and the moments of their cards

skill-influence = Influence
skill-lore = Lore
skill-observation = Observation
skill-strength = Strength
skill-will = Will
skill-treachery = Treachery
timing-action = Action
timing-before-cards = Before cards are added to a check
timing-before-roll = Before a roll
timing-after-roll = After an attack roll
timing-defeat = When you would be defeated
timing-after-total = After the total is known
timing-action-step-start = At the start of your action step

## Icons

icon-deep-ones = Deep Ones
icon-deep-ones-text = Every Deep One outside the Deep activates. If there is none, 2 appear in the Deep.
icon-father-dagon = Father Dagon
icon-father-dagon-text = He puts 2 Deep Ones on the deck beside him, then swims 1 space towards the bow. In the Deep: 2 Deep Ones appear there.
icon-mother-hydra = Mother Hydra
icon-mother-hydra-text = She damages the nearest room, then swims 1 space towards the bow. In the Deep: 2 Deep Ones appear there.
icon-travel = Travel
icon-travel-text = The travel marker moves 1 step forward; monsters in the water drift astern.
icon-ritual = Ritual
icon-ritual-text = The ritual marker moves 1 step forward.
icon-choice = Either track
icon-choice-text = The current player moves either marker 1 step forward; if they are in the brig, the Captain chooses.

## Tracks

track-travel = Travel track
track-travel-start = Start
track-travel-slow-ahead = Slow Ahead
track-travel-half-ahead = Half Ahead
track-travel-full-speed-ahead = Full Speed Ahead
track-travel-arrive = Arrive
track-ritual = Ritual track
track-ritual-start = Start
track-ritual-incantation-1 = First Incantation
track-ritual-incantation-2 = Second Incantation
track-ritual-incantation-3 = Third Incantation
track-ritual-cast = Cast

## Spaces

space-water1 = Water 1
space-water2 = Water 2
space-water3 = Water 3
space-water4 = Water 4
space-water5 = Water 5
space-water6 = Water 6
space-water7 = Water 7
space-water8 = Water 8
space-deck1 = Deck 1
space-deck2 = Deck 2
space-deck3 = Deck 3
space-deck4 = Deck 4
space-deck5 = Deck 5
space-deck6 = Deck 6
space-deck7 = Deck 7
space-deck8 = Deck 8
space-bridge = Bridge
space-bridge-text = Action: risk 1 passenger to look at the top 2 mythos cards or waypoints: 1 on top, 1 on the bottom.
space-chapel = Chapel
space-chapel-text = Action: ritual −1; or discard 1 Lore card; roll + its value 6 or less: lose 1 sanity; then ritual +1.
space-captains-cabin = Captain’s Cabin
space-captains-cabin-text = Action: choose another human. Check 8, Influence + Observation. Pass: that human goes to the brig.
space-cargo-hold = Cargo Hold
space-cargo-hold-text = Action: look at the top 2 items, take 1, put the other on the bottom.
space-galley = Galley
space-galley-text = Action: draw 1 to 5 cards of any skills but Treachery; for more than 1 roll: lower than their number, lose 1 food.
space-boiler-room = Boiler Room
space-boiler-room-text = Action: discard 1 Strength card; roll + its value 6 or less: lose 1 fuel; then travel +1.
space-sick-bay = Sick Bay
space-sick-bay-text = Whoever lies here at the start of their turn draws only 1 skill card.
space-brig = Brig
space-brig-text = Action: check 8, Lore + Strength. Pass: move to any ship space but the brig and the sick bay.
space-the-deep = The Deep
space-the-deep-text = When an activation places Deep Ones here and there are 4 or more, roll: they come up in that bow space.

## Passengers

passenger-blank = No loss
passenger-soul = 1 soul
passenger-two-souls = 2 souls
passenger-soul-and-sanity = 1 soul and 1 sanity

## Characters

character-keilani = Keilani Tatupu
character-keilani-calling = the Captain
character-arjun = Arjun Singh
character-arjun-calling = the First Mate
character-svetlana = Svetlana Gedroits
character-svetlana-calling = the Ship’s Surgeon
character-jeanne = Jeanne Lafarge
character-jeanne-calling = the Engineer
character-jamie = Jamie Snell
character-jamie-calling = the Master-at-Arms
character-william = William Bowleg
character-william-calling = the Apprentice
character-beatrice = Beatrice Sharpe
character-beatrice-calling = the Mathematician
character-ishmael = Ishmael Marsh
character-ishmael-calling = the Exile
character-edmund = Edmund Mallory
character-edmund-calling = the Jinx
character-samira = Samira Dualeh
character-samira-calling = the Stowaway

## Abilities of the sheets

ability-experienced = Experienced
ability-experienced-text = After the total of a check is known, you may add 1 card of your hand to it. Once per check; not in the brig.
ability-deck-chief = Deck Chief
ability-deck-chief-text = Action: move to any deck space, then perform 1 action. Once per turn.
ability-healing-words = Healing Words
ability-healing-words-text = When any character would be defeated, you may discard 1 Lore card to prevent it.
ability-jury-rigger = Jury-Rigger
ability-jury-rigger-text = After any Boiler Room action you may damage the ship to get travel +1. Once per such action; not in the brig.
ability-quick-draw = Quick Draw
ability-quick-draw-text = Action: use the action of one of your Weapons, then perform 1 action. Once per turn.
ability-occult-training = Occult Training
ability-occult-training-text = Action: look at the top spell, leave it or put it on the bottom, then perform 1 action. Once per turn; not in the brig.
ability-predictive-analytics = Predictive Analytics
ability-predictive-analytics-text = In your mythos step look at the top 2 cards instead of drawing 1: resolve 1, put the other on the bottom. Not in the brig.
ability-first-oath-of-dagon = First Oath of Dagon
ability-first-oath-of-dagon-text = Action: discard 1 Lore card, choose a monarch. Roll + its value 7+: it sinks to the Deep; else you may move it 1 space.
ability-fortunate-son = Fortunate Son
ability-fortunate-son-text = After any roll you may discard 1 skill card to reroll it, as often as you like. Not in the brig.
ability-scavenger = Scavenger
ability-scavenger-text = Action, with 4 items or fewer: draw 1 item, then you may give 1 of yours to a human in your space. Once per turn; not in the brig.

## Feats

ability-unconventional-leader = Unconventional Leader
ability-unconventional-leader-text = When you are to choose in a crisis, choose neither option: lose 1 of a resource of your choice instead.
ability-self-sacrifice = Self-Sacrifice
ability-self-sacrifice-text = Before cards are added to a mythos check, you are defeated; then choose its result, and no check is made.
ability-medical-intervention = Medical Intervention
ability-medical-intervention-text = When a character or a passenger would be defeated, prevent it. Not in the brig.
ability-full-steam-ahead = Full Steam Ahead
ability-full-steam-ahead-text = Action, in the Boiler Room: lose 1 fuel, travel +2.
ability-arrest-order = Arrest Order
ability-arrest-order-text = Action: move another character in your space to the brig.
ability-quick-cast = Quick Cast
ability-quick-cast-text = Action, as Keeper: resolve the top spell, then perform 1 action.
ability-perfect-number = Perfect Number
ability-perfect-number-text = When any die would be rolled, set it to a face of your choice instead. Not in the brig.
ability-deep-one-ancestry = Deep One Ancestry
ability-deep-one-ancestry-text = Action: look at all loyalty cards of another human.
ability-uncanny-fortune = Uncanny Fortune
ability-uncanny-fortune-text = When a mythos card has been drawn, discard it before it is resolved and draw another.
ability-well-equipped = Well Equipped
ability-well-equipped-text = After the total of a check is known, raise or lower it by up to the number of your items. Not in the brig.

## Abilities when revealed

ability-break-morale = Break Morale
ability-break-morale-text = Lose 1 sanity.
ability-off-course = Off Course
ability-off-course-text = The travel marker goes back to Start.
ability-conduct-malpractice = Conduct Malpractice
ability-conduct-malpractice-text = Defeat 1 passenger of your choice on deck, or 1 at random from the supply.
ability-sabotage = Sabotage
ability-sabotage-text = Damage an undamaged interior space of your choice.
ability-rain-fire = Rain Fire
ability-rain-fire-text = Defeat each human and each passenger in your space.
ability-disrupt-ritual = Disrupt Ritual
ability-disrupt-ritual-text = Move the ritual marker up to 2 steps forward or back.
ability-divide-and-conquer = Divide and Conquer
ability-divide-and-conquer-text = Place 1 Deep One in each of 4 different water spaces of your choice.
ability-second-oath = Second Oath
ability-second-oath-text = Activate each Deep One in your space.
ability-spread-misfortune = Spread Misfortune
ability-spread-misfortune-text = Draw a mythos card and resolve only its crisis; you make every choice, and a check counts as failed.
ability-pickpocket = Pickpocket
ability-pickpocket-text = Take 1 item of your choice from a human in your space.

## Abilities of skill cards

ability-coordinated-effort = Coordinated Effort
ability-coordinated-effort-text = Action: choose another character, who performs 1 action now.
ability-nothing-to-hide = Nothing to Hide
ability-nothing-to-hide-text = Before cards are added: players add their cards to this check faceup. Chaos cards stay facedown.
ability-inspiring-speech = Inspiring Speech
ability-inspiring-speech-text = Action: roll. On 3–8 gain 1 sanity, on 1–2 lose 1 sanity.
ability-shrivelling = Shrivelling
ability-shrivelling-text = Action: choose an enemy anywhere but in the Deep and roll, +2 against a Deep One. On 6+ it is defeated.
ability-lesser-banishment = Lesser Banishment
ability-lesser-banishment-text = Action: choose a space and move all Deep Ones in it to one adjacent space.
ability-forced-learning = Forced Learning
ability-forced-learning-text = Before cards are added: choose a skill, not Treachery. It supports this check.
ability-watch-and-learn = Watch and Learn
ability-watch-and-learn-text = Action: draw 2 cards of any skills but Treachery.
ability-keen-insight = Keen Insight
ability-keen-insight-text = Before any roll: +2 or −2 to it.
ability-preparation = Preparation
ability-preparation-text = Before cards are added: no chaos cards come into this check.
ability-combat-training = Combat Training
ability-combat-training-text = After any attack roll: reroll the die.
ability-rampage = Rampage
ability-rampage-text = Action: make up to 4 plain attacks, or use the action of one of your Weapons up to 3 times.
ability-shrug-it-off = Shrug It Off
ability-shrug-it-off-text = When you would be defeated: prevent it.
ability-persistence = Persistence
ability-persistence-text = Action: discard 1 to 5 other cards and draw as many of one skill, not Treachery.
ability-determination = Determination
ability-determination-text = After the total of a check is known: +2 or −2 to it.
ability-true-grit = True Grit
ability-true-grit-text = Action: perform 2 actions. Only 1 such card per turn.
ability-reinforcements = Reinforcements
ability-reinforcements-text = Action: place 1 Deep One in the Deep. With 4 or more there, move all monsters of the Deep to any water space.
ability-call-to-action = Call to Action
ability-call-to-action-text = Action: activate each Deep One in your space, or 1 Deep One anywhere outside the Deep.
ability-siren-song = Siren Song
ability-siren-song-text = Action: risk 1 passenger.
ability-ransack = Ransack
ability-ransack-text = At the start of your action step: in the Chapel lose 1 sanity, in the Galley 1 food, in the Boiler Room 1 fuel. The step ends.
ability-perform-rites = Perform Rites
ability-perform-rites-text = At the start of your action step: activate Father Dagon and Mother Hydra in either order. The step ends.

## Traits of items

trait-weapon = Weapon
trait-improvement = Improvement
trait-tool = Tool
trait-medicine = Medicine
trait-relic = Relic
trait-tome = Tome
trait-companion = Companion
trait-explosive = Explosive
trait-clothing = Clothing

## Items

item-speaking-trumpet = Speaking Trumpet
item-speaking-trumpet-text = Action: rescue each passenger in your space and in adjacent spaces.
item-six-shooter = Six-Shooter
item-six-shooter-text = Action: attack an enemy in your space, +2.
item-travel-pharmacy = Travel Pharmacy
item-travel-pharmacy-text = When a passenger in your space or an adjacent one would be defeated: lose 1 food or remove this item to rescue them instead.
item-tool-kit = Tool Kit
item-tool-kit-text = Action: repair your space without discarding cards. No enemy may be there.
item-repeating-rifle = Repeating Rifle
item-repeating-rifle-text = Action: attack an enemy in an adjacent space, +1.
item-elder-sign-amulet = Elder Sign Amulet
item-elder-sign-amulet-text = After you resolve Shrivelling or Lesser Banishment, you may resolve it once more. Once per card.
item-almanac = Almanac
item-almanac-text = Before any roll: discard 1 Observation card to add its value. Once per roll.
item-book-of-dagon = Book of Dagon
item-book-of-dagon-text = Action: move all Deep Ones in your space to one adjacent space, then perform 1 action. Once per turn.
item-lucky-ring = “Lucky” Ring
item-lucky-ring-text = After the total of a check is known: +2. If it passes, 2 treachery cards join the chaos deck afterwards. Once per check.
item-starbuck = Starbuck
item-starbuck-text = Action: attack an enemy in your space, then 1 action; once per turn. When you would be defeated: remove the cat to prevent it.
item-pocket-pistol = Pocket Pistol
item-pocket-pistol-text = Action: attack an enemy in your space; you may reroll once.
item-fine-clothes = Fine Clothes
item-fine-clothes-text = +1 Influence in your skill set.
item-mystical-text = Mystical Text
item-mystical-text-text = +1 Lore in your skill set.
item-binoculars = Binoculars
item-binoculars-text = +1 Observation in your skill set.
item-medicine-ball = Medicine Ball
item-medicine-ball-text = +1 Strength in your skill set.
item-treasured-memento = Treasured Memento
item-treasured-memento-text = +1 Will in your skill set.
item-jam-tin-grenade = Jam Tin Grenade
item-jam-tin-grenade-text = Action: remove it and choose an adjacent space: all Deep Ones, characters and passengers there are defeated; a room is damaged.
item-kitchen-knife = Kitchen Knife
item-kitchen-knife-text = Your plain attacks get +1.
item-plimsolls = Plimsolls
item-plimsolls-text = Action: move to an adjacent ship space, then perform 1 action. Once per turn.
item-shotgun = Shotgun
item-shotgun-text = Action: attack an enemy in your space, +1 for each enemy there.

## Spells

spell-alchemical-transmutation = Alchemical Transmutation
spell-alchemical-transmutation-text = Lose 1 food, gain 2 fuel.
spell-astral-travel = Astral Travel
spell-astral-travel-text = Choose a space: move any of its characters and Deep Ones, each to any ship space. Roll: on 1–4 lose 1 sanity.
spell-call-down-the-storm = Call Down the Storm
spell-call-down-the-storm-text = Defeat each Deep One in the water. Roll: lower than their number, damage the ship.
spell-call-friends = Call Friends
spell-call-friends-text = Rescue any number of passengers. Roll: lower than their number, activate the Deep Ones.
spell-cloud-memory = Cloud Memory
spell-cloud-memory-text = Gain 1 sanity; each human discards 1 card.
spell-conjuration = Conjuration
spell-conjuration-text = Look at the top 5 items, take 1, shuffle the others back. Roll: on 1–4 lose 1 sanity.
spell-dark-pact = Dark Pact
spell-dark-pact-text = Gain 1 of any resource; 4 treachery cards join the chaos deck.
spell-feed-the-mind = Feed the Mind
spell-feed-the-mind-text = Lose 1 food, gain 2 sanity.
spell-flesh-ward = Flesh Ward
spell-flesh-ward-text = Give it to any player. Their next defeat is prevented, and the card leaves the game. Then roll: on 1–4 lose 1 sanity.
spell-foresee = Foresee
spell-foresee-text = Look at the top 4 mythos cards or waypoints: 1 on top, the others on the bottom. Roll: on 1–4 lose 1 sanity.
spell-greater-banishment-a = Greater Banishment
spell-greater-banishment-a-text = Ritual +2. Roll: on 1–4 lose 1 sanity.
spell-greater-banishment-b = Greater Banishment
spell-greater-banishment-b-text = Ritual +2. Roll: on 1–4 lose 1 sanity.
spell-heal = Heal
spell-heal-text = Humans in the Sick Bay move to ship spaces of their choice; each other draws 1 card of their skill set. Roll: on 1–4 lose 1 sanity.
spell-lure-monster = Lure Monster
spell-lure-monster-text = Both monarchs go to the Deep. Roll: on 1–4 lose 1 sanity.
spell-plague-of-locusts = Plague of Locusts
spell-plague-of-locusts-text = Roll and defeat that many Deep Ones outside the Deep; on 5–8 lose 1 food.
spell-raise-the-dead = Raise the Dead
spell-raise-the-dead-text = Lose 1 sanity, gain 2 souls.
spell-revelation-of-script = Revelation of Script
spell-revelation-of-script-text = Keep it. After a total is known: remove it to add the top card of any skill deck. Roll: not above its value, lose 1 sanity.
spell-summon-fire = Summon Fire
spell-summon-fire-text = Travel +1. Roll: on 6–8 travel +1 more and damage the ship.
spell-summon-the-beast-within = Summon the Beast Within
spell-summon-the-beast-within-text = You may move to any ship space. Defeat each enemy there. Roll: lower than their number, each human and passenger there is defeated.
spell-voice-of-ra = Voice of Ra
spell-voice-of-ra-text = Each human draws 1 card of any skill but Treachery. Roll: on 1–4 each human discards 1 card.

## Waypoints; the fuel of a longer way is part of the text

waypoint-abandoned-depot = Abandoned Depot
waypoint-abandoned-depot-text = You may risk 3 passengers to roll: on 5–8 gain 2 fuel.
waypoint-deserted-island = Deserted Island
waypoint-deserted-island-text = You may risk 1 passenger to roll: on 5–8 gain 1 food.
waypoint-hurricane = Hurricane
waypoint-hurricane-text = Choose: lose 1 fuel, or damage the ship 2 times.
waypoint-iceberg = Iceberg
waypoint-iceberg-text = You may roll: on 5–8 gain 1 food, on 1–4 damage the ship.
waypoint-reef = Reef
waypoint-reef-text = Roll: on 1–4 damage the ship.
waypoint-shipwreck-survivors = Shipwreck Survivors
waypoint-shipwreck-survivors-text = You may risk 1 passenger to roll: on 5–8 gain 1 soul.
waypoint-wrecked-ship = Wrecked Ship
waypoint-wrecked-ship-text = You may risk 1 passenger to roll: on 5–8 gain 1 fuel.
waypoint-deep-one-city = Deep One City
waypoint-deep-one-city-text = Lose 1 fuel. Place 5 Deep Ones in the Deep, then roll: all monsters of the Deep move to that bow space.
waypoint-fog-bank = Fog Bank
waypoint-fog-bank-text = Lose 1 fuel. Roll: on 1–4 this card leaves the game and the top waypoint is resolved in its place, its fuel too.
waypoint-maelstrom = Maelstrom
waypoint-maelstrom-text = Lose 1 fuel. Choose: lose 1 more fuel, or damage the ship 2 times.
waypoint-rainstorm = Rainstorm
waypoint-rainstorm-text = Lose 1 fuel. You may risk 1 passenger to roll: on 5–8 gain 1 food.
waypoint-rogue-wave = Rogue Wave
waypoint-rogue-wave-text = Lose 1 fuel. Deep Ones on deck are washed into the water beside them; passengers on deck are defeated.
waypoint-rolling-seas = Rolling Seas
waypoint-rolling-seas-text = Lose 1 fuel. Defeat 1 passenger on deck, of your choice.
waypoint-sea-smoke = Sea Smoke
waypoint-sea-smoke-text = Lose 1 fuel. Place 1 Deep One in each water space.
waypoint-seaweed-patch = Seaweed Patch
waypoint-seaweed-patch-text = Lose 1 fuel. Choose: risk 2 passengers, or damage the ship.
waypoint-smooth-sailing = Smooth Sailing
waypoint-smooth-sailing-text = Lose 1 fuel and 1 food.
waypoint-calm-waters = Calm Waters
waypoint-calm-waters-text = Lose 2 fuel and 1 food.
waypoint-deep-one-ambush = Deep One Ambush
waypoint-deep-one-ambush-text = Lose 2 fuel. Place 1 Deep One in each deck space.
waypoint-rough-water = Rough Water
waypoint-rough-water-text = Lose 2 fuel and 1 sanity.
waypoint-stormy-seas = Stormy Seas
waypoint-stormy-seas-text = Lose 2 fuel. Damage the ship.

## Damage

damage-structural-damage-influence = Structural Damage
damage-structural-damage-influence-text = Each human here is defeated. Repair: discard Influence cards worth 3 or more.
damage-structural-damage-lore = Structural Damage
damage-structural-damage-lore-text = Each human here is defeated. Repair: discard Lore cards worth 3 or more.
damage-structural-damage-observation = Structural Damage
damage-structural-damage-observation-text = Each human here is defeated. Repair: discard Observation cards worth 3 or more.
damage-structural-damage-strength = Structural Damage
damage-structural-damage-strength-text = Each human here is defeated. Repair: discard Strength cards worth 3 or more.
damage-structural-damage-will = Structural Damage
damage-structural-damage-will-text = Each human here is defeated. Repair: discard Will cards worth 3 or more.
damage-structural-damage-any = Structural Damage
damage-structural-damage-any-text = Each human here is defeated. Repair: discard any cards worth 5 or more.
damage-fuel-leak = Fuel Leak
damage-fuel-leak-text = Lose 1 fuel. This card leaves the game.
damage-flooded-food-stores = Flooded Food Stores
damage-flooded-food-stores-text = Lose 1 food. This card leaves the game.
damage-fleeing-passengers = Fleeing Passengers
damage-fleeing-passengers-text = Risk 1 passenger. This card goes to the bottom of the deck; draw another damage card.

## Table options

option-unfathomable-no_cultist = Without the cultist
option-unfathomable-no_cultist-text = With 4 or 6 players one more human card takes the cultist’s place, and the dials start lower.
option-unfathomable-difficulty = Difficulty
option-unfathomable-difficulty-text = Where the four dials start: as in the book, two higher or two lower.
option-unfathomable-difficulty-standard = Standard
option-unfathomable-difficulty-easier_for_humans = Easier for humans
option-unfathomable-difficulty-easier_for_traitors = Easier for traitors
option-unfathomable-first_game = First voyage
option-unfathomable-first_game-text = A crew made for beginners, five cards each at the start, no cultist, and roles only after everybody’s first turn.
