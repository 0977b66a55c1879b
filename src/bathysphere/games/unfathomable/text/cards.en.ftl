### Words on the components of Unfathomable: terms and names; what they do is in effects.*.ftl and mythos.*.ftl.
### The same ids stand in cards.en.ftl, cards.ru.ftl and cards.uk.ftl; "_" of an id in the tables is "-" here.
### Names follow docs/rules/unfathomable.md, its glossary.

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
term-pass = success
term-partly = partial success
term-fail = failure
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
role-hybrid = Hybrid
role-cultist = Cultist

## Titles

title-captain = Captain
title-keeper = Keeper of the Tome

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
icon-father-dagon = Father Dagon
icon-mother-hydra = Mother Hydra
icon-travel = Travel
icon-ritual = Ritual
icon-choice = Either track

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
space-chapel = Chapel
space-captains-cabin = Captain’s Cabin
space-cargo-hold = Cargo Hold
space-galley = Galley
space-boiler-room = Boiler Room
space-sick-bay = Sick Bay
space-brig = Brig
space-the-deep = The Deep

## Passengers

passenger-blank = no resource is lost
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
ability-deck-chief = Deck Chief
ability-healing-words = Healing Words
ability-jury-rigger = Jury-Rigger
ability-quick-draw = Quick Draw
ability-occult-training = Occult Training
ability-predictive-analytics = Predictive Analytics
ability-first-oath-of-dagon = First Oath of Dagon
ability-fortunate-son = Fortunate Son
ability-scavenger = Scavenger

## Feats

ability-unconventional-leader = Unconventional Leader
ability-self-sacrifice = Self-Sacrifice
ability-medical-intervention = Medical Intervention
ability-full-steam-ahead = Full Steam Ahead
ability-arrest-order = Arrest Order
ability-quick-cast = Quick Cast
ability-perfect-number = Perfect Number
ability-deep-one-ancestry = Deep One Ancestry
ability-uncanny-fortune = Uncanny Fortune
ability-well-equipped = Well Equipped

## Abilities when revealed

ability-break-morale = Break Morale
ability-off-course = Off Course
ability-conduct-malpractice = Conduct Malpractice
ability-sabotage = Sabotage
ability-rain-fire = Rain Fire
ability-disrupt-ritual = Disrupt Ritual
ability-divide-and-conquer = Divide and Conquer
ability-second-oath = Second Oath
ability-spread-misfortune = Spread Misfortune
ability-pickpocket = Pickpocket

## Abilities of skill cards

ability-coordinated-effort = Coordinated Effort
ability-nothing-to-hide = Nothing to Hide
ability-inspiring-speech = Inspiring Speech
ability-shrivelling = Shrivelling
ability-lesser-banishment = Lesser Banishment
ability-forced-learning = Forced Learning
ability-watch-and-learn = Watch and Learn
ability-keen-insight = Keen Insight
ability-preparation = Preparation
ability-combat-training = Combat Training
ability-rampage = Rampage
ability-shrug-it-off = Shrug It Off
ability-persistence = Persistence
ability-determination = Determination
ability-true-grit = True Grit
ability-reinforcements = Reinforcements
ability-call-to-action = Call to Action
ability-siren-song = Siren Song
ability-ransack = Ransack
ability-perform-rites = Perform Rites

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
item-six-shooter = Six-Shooter
item-travel-pharmacy = Travel Pharmacy
item-tool-kit = Tool Kit
item-repeating-rifle = Repeating Rifle
item-elder-sign-amulet = Elder Sign Amulet
item-almanac = Almanac
item-book-of-dagon = Book of Dagon
item-lucky-ring = “Lucky” Ring
item-starbuck = Starbuck
item-pocket-pistol = Pocket Pistol
item-fine-clothes = Fine Clothes
item-mystical-text = Mystical Text
item-binoculars = Binoculars
item-medicine-ball = Medicine Ball
item-treasured-memento = Treasured Memento
item-jam-tin-grenade = Jam Tin Grenade
item-kitchen-knife = Kitchen Knife
item-plimsolls = Plimsolls
item-shotgun = Shotgun

## Spells

spell-alchemical-transmutation = Alchemical Transmutation
spell-astral-travel = Astral Travel
spell-call-down-the-storm = Call Down the Storm
spell-call-friends = Call Friends
spell-cloud-memory = Cloud Memory
spell-conjuration = Conjuration
spell-dark-pact = Dark Pact
spell-feed-the-mind = Feed the Mind
spell-flesh-ward = Flesh Ward
spell-foresee = Foresee
spell-greater-banishment-a = Greater Banishment
spell-greater-banishment-b = Greater Banishment
spell-heal = Heal
spell-lure-monster = Lure Monster
spell-plague-of-locusts = Plague of Locusts
spell-raise-the-dead = Raise the Dead
spell-revelation-of-script = Revelation of Script
spell-summon-fire = Summon Fire
spell-summon-the-beast-within = Summon the Beast Within
spell-voice-of-ra = Voice of Ra

## Waypoints; the fuel of a longer way is part of the text

waypoint-abandoned-depot = Abandoned Depot
waypoint-deserted-island = Deserted Island
waypoint-hurricane = Hurricane
waypoint-iceberg = Iceberg
waypoint-reef = Reef
waypoint-shipwreck-survivors = Shipwreck Survivors
waypoint-wrecked-ship = Wrecked Ship
waypoint-deep-one-city = Deep One City
waypoint-fog-bank = Fog Bank
waypoint-maelstrom = Maelstrom
waypoint-rainstorm = Rainstorm
waypoint-rogue-wave = Rogue Wave
waypoint-rolling-seas = Rolling Seas
waypoint-sea-smoke = Sea Smoke
waypoint-seaweed-patch = Seaweed Patch
waypoint-smooth-sailing = Smooth Sailing
waypoint-calm-waters = Calm Waters
waypoint-deep-one-ambush = Deep One Ambush
waypoint-rough-water = Rough Water
waypoint-stormy-seas = Stormy Seas

## Damage

damage-structural-damage-influence = Structural Damage
damage-structural-damage-lore = Structural Damage
damage-structural-damage-observation = Structural Damage
damage-structural-damage-strength = Structural Damage
damage-structural-damage-will = Structural Damage
damage-structural-damage-any = Structural Damage
damage-fuel-leak = Fuel Leak
damage-flooded-food-stores = Flooded Food Stores
damage-fleeing-passengers = Fleeing Passengers

## Table options

option-unfathomable-no_cultist = Without the cultist
option-unfathomable-no_cultist-text = With 4 or 6 players one more human card takes the cultist’s place, and the dials start lower.
option-unfathomable-difficulty = Difficulty
option-unfathomable-difficulty-text = Where the four dials start: as in the book, two higher or two lower.
option-unfathomable-difficulty-standard = Standard
option-unfathomable-difficulty-easier_for_humans = Easier for humans
option-unfathomable-difficulty-easier_for_traitors = Easier for traitors
option-unfathomable-first_game = First voyage
option-unfathomable-first_game-text = A crew for beginners, five cards each at the start, no cultist, and loyalty cards only after everyone’s first turn.
option-unfathomable-first_seat_begins = First seat begins
option-unfathomable-first_seat_begins-text = For a beginner who is being taught: whoever sits in the first seat begins, not someone picked by chance.

## Mythos cards

mythos-accusation = Accusation
mythos-adrift-fishing-boat = Adrift Fishing Boat
mythos-barricade-the-hatches = Barricade the Hatches
mythos-bucket-brigade = Bucket Brigade
mythos-class-struggle = Class Struggle
mythos-coal-bunker-fire = Coal Bunker Fire
mythos-collision-course = Collision Course
mythos-coordinated-assault = Coordinated Assault
mythos-criminal-activity = Criminal Activity
mythos-damaged-evaporator = Damaged Evaporator
mythos-deep-one-feint = Deep One Feint
mythos-deep-one-swarm = Deep One Swarm
mythos-dinghy-launch = Dinghy Launch
mythos-disturbing-dreams = Disturbing Dreams
mythos-eot-failure = E.O.T. Failure
mythos-fear-of-the-unknown = Fear of the Unknown
mythos-firemen-strike = Firemen Strike
mythos-flooding-compartment = Flooding Compartment
mythos-food-rationing = Food Rationing
mythos-food-stores-raid = Food Stores Raid
mythos-horrific-visions = Horrific Visions
mythos-hull-leak = Hull Leak
mythos-hypnotic-melody = Hypnotic Melody
mythos-identity-crisis = Identity Crisis
mythos-improvised-fuel-source = Improvised Fuel Source
mythos-incoming-sos = Incoming SOS
mythos-infection = Infection
mythos-infiltrator = Infiltrator
mythos-jail-break = Jail Break
mythos-just-desserts = Just Desserts
mythos-kitty-litter = Kitty Litter
mythos-looming-breakdown = Looming Breakdown
mythos-lure-of-yha-nthlei = Lure of Y’ha-nthlei
mythos-missing-jewelry = Missing Jewelry
mythos-missing-munitions = Missing Munitions
mythos-missing-parents = Missing Parents
mythos-mysterious-lifeboat = Mysterious Lifeboat
mythos-on-the-offensive = On the Offensive
mythos-open-the-gate = Open the Gate
mythos-passenger-overboard = Passenger Overboard
mythos-passenger-riot = Passenger Riot
mythos-poisoned-food = Poisoned Food
mythos-power-to-the-people = Power to the People
mythos-rally-the-crew = Rally the Crew
mythos-rat-infestation = Rat Infestation
mythos-ritual-coordination = Ritual Coordination
mythos-ritual-support = Ritual Support
mythos-sacrifice-deep-one = Sacrifice Deep One
mythos-sewage-backup = Sewage Backup
mythos-shipboard-fire = Shipboard Fire
mythos-stolen-ritual-components = Stolen Ritual Components
mythos-strange-vision = Strange Vision
mythos-the-anarcho-individualist = The Anarcho-Individualist
mythos-the-captains-banquet = The Captain’s Banquet
mythos-the-fathers-favor = The Father’s Favor
mythos-the-mothers-wrath = The Mother’s Wrath
mythos-too-many-bodies = Too Many Bodies
mythos-transformation = Transformation
mythos-volunteer-army = Volunteer Army
mythos-hold-the-line = Hold the Line
mythos-history-repeats = History Repeats
mythos-the-peacemaker = The Peacemaker
mythos-do-no-harm = Do No Harm
mythos-signs-of-life = Signs of Life
mythos-the-game-is-afoot = The Game is Afoot
mythos-memory-of-the-deep = Memory of the Deep
mythos-miscalculation = Miscalculation
mythos-family-ties = Family Ties
mythos-gift-of-the-mother = Gift of the Mother
mythos-ticket-please = Ticket, Please
