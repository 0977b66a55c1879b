### The rules in short: what "why?" and the reference say. The same ids stand in rules.en.ftl, rules.ru.ftl and rules.uk.ftl.
### rule-<id>: a line of docs/rules/unfathomable.md, rules, decisions, what is secret, rulings; the dots of the id are dashes.

## Precedence

rule-U0-1 = Where the two printed books disagree, the reference book is right.
rule-U0-2 = Where a card and the books disagree, the card is right.
rule-U0-3 = If a card and a rule can both be followed, follow both.

## Activation

rule-U1-0 = Monsters act when an activation symbol is resolved.
rule-U1-1 = There are three activation symbols.
rule-U1-1a = One activation symbol is for Mother Hydra.
rule-U1-1b = One activation symbol is for Father Dagon.
rule-U1-1c = One activation symbol is for the Deep Ones.
rule-U1-2 = Every mythos card has an activation symbol, at the bottom right, that is resolved with the card.
rule-U1-3 = A card may also tell you in its text to resolve an activation symbol.
rule-U1-3a = A symbol named in a text works like one at the foot of a mythos card.
rule-U1-4 = A monster in the Deep does not act.
rule-U1-5 = Mother Hydra first damages the ship, then swims 1 space towards the bow.
rule-U1-6 = Hydra damages the room nearest to her water space.
rule-U1-6a = The arrows lead to Hydra’s nearest room.
rule-U1-6b = If that room is already damaged, Hydra damages the undamaged one nearest to it.
rule-U1-6b1 = Of several undamaged rooms equally near, Hydra hits the one with the highest number.
rule-U1-6c = If Hydra leaves 6 rooms damaged at the same time, the game is over.
rule-U1-7 = Then Hydra swims to the next water space towards the bow.
rule-U1-7a = If Hydra is at the bow already, she stays.
rule-U1-8 = If Hydra is in the Deep, she does not act; 2 Deep Ones are placed there instead.
rule-U1-8-2 = If there are now 4 or more Deep Ones in the Deep, roll: Hydra and all of them come up at the bow space rolled.
rule-U1-8-3 = Dagon does not come up with Hydra, but stays in the Deep.
rule-U1-8a = If Hydra’s symbol asks for more Deep Ones than the supply has, the game is over.
rule-U1-9 = Father Dagon first puts 2 Deep Ones on the ship, then swims 1 space towards the bow.
rule-U1-10 = The 2 Deep Ones board the deck next to Dagon.
rule-U1-10a = The arrow of Dagon’s water space points to that deck.
rule-U1-10b = If the supply has too few Deep Ones for Dagon, the game is over.
rule-U1-11 = Then Dagon swims to the next water space towards the bow.
rule-U1-11a = If Dagon is at the bow already, there is no move.
rule-U1-12 = If Dagon is in the Deep, nothing else happens: 2 Deep Ones are placed there.
rule-U1-12-2 = If there are now 4 or more Deep Ones in the Deep, roll: Dagon and all of them come up at the bow space rolled.
rule-U1-12-3 = Hydra does not come up with Dagon: she stays in the Deep.
rule-U1-12a = If Dagon’s symbol asks for more Deep Ones than the supply has, the game is over.
rule-U1-13 = Deep Ones act one at a time.
rule-U1-13-2 = When several Deep Ones act, the current player says which goes next.
rule-U1-13-3 = A Deep One does one thing: the first possible of attack, passenger, damage, move.
rule-U1-14 = First of all a Deep One attacks a human in its space.
rule-U1-14a = With several humans there, the current player names the victim.
rule-U1-14b = Revealed traitors are left alone by Deep Ones.
rule-U1-15 = With no human to attack, a Deep One defeats a passenger where it stands.
rule-U1-16 = With nobody to harm, a Deep One damages the room it is in.
rule-U1-16a = A Deep One damages only an undamaged room, never the deck.
rule-U1-16b = A Deep One that damages a room draws the top damage card.
rule-U1-16b1 = If that card leaves the game, the Deep One is done all the same.
rule-U1-17 = Otherwise a Deep One moves one space; where to depends on the kind of space it is in.
rule-U1-17a = From the water and from the deck a Deep One follows the arrow.
rule-U1-17b = Inside the ship a Deep One moves 1 space towards the nearest undamaged room.
rule-U1-17b-2 = Of several equally near rooms, a Deep One heads for the one with the highest number.
rule-U1-18 = If no Deep One is on the board outside the Deep, their symbol places 2 in the Deep.
rule-U1-18-2 = If there are then 4 or more of them, roll: all monsters of the Deep come up at the bow space rolled, monarchs too.
rule-U1-18a = If the supply cannot give those 2 Deep Ones, the game is over.

## Attack

rule-U2-0 = Characters and Deep Ones can attack each other in the same space.
rule-U2-1 = There are three ways to an attack: an action, a card, or an activated Deep One.
rule-U2-1a = An attack can be your action.
rule-U2-1b = Some cards let a player attack.
rule-U2-1c = A Deep One that acts may attack.
rule-U2-2 = An attack has seven steps, always in the same order.
rule-U2-3 = The attacker is the player or the Deep One that makes the attack.
rule-U2-4 = A player who attacks chooses whom.
rule-U2-4-2 = The current player says whom a Deep One attacks.
rule-U2-4a = Both sides of an attack are in the same space.
rule-U2-4b = A human attacks only Deep Ones and revealed traitors.
rule-U2-4c = Deep Ones and revealed traitors attack only humans.
rule-U2-5 = The target number is the lowest roll that still hits.
rule-U2-5a = Against a Deep One, 4 is needed.
rule-U2-5b = Against a character, 6 is needed.
rule-U2-6 = Before an attack roll, anyone may use what fits that moment.
rule-U2-6-2 = Several abilities with the same name may add up before the roll.
rule-U2-7 = Then the die is rolled; for a Deep One the current player rolls it.
rule-U2-8 = After an attack roll, rerolls may be used.
rule-U2-8a = A reroll starts again with the moment before the roll.
rule-U2-9 = With all modifiers, the target number or more is a hit; less is a miss.
rule-U2-9a = A successful attack defeats the target.
rule-U2-9a1 = A Deep One defeated by an attack goes to the supply.
rule-U2-9a2 = A human defeated by an attack goes to the Sick Bay; in the Brig they stay in the Brig.
rule-U2-9a3 = A revealed traitor defeated by an attack goes to the Brig.
rule-U2-9b = If the attack fails, nothing happens.

## Enemy

rule-U3-0 = Your enemies depend on whether you are a human or a revealed traitor.
rule-U3-1 = A human’s enemies are Deep Ones and revealed traitors.
rule-U3-2 = A revealed traitor’s enemies are the humans.

## Actions

rule-U4-0 = On your turn you have 2 actions.
rule-U4-0-2 = Humans and revealed traitors have different actions.
rule-U4-1 = Some special actions give you more actions, so a turn may have more than 2.
rule-U4-2 = A human moves, attacks, rescues, trades, uses a card or the room, repairs.
rule-U4-3 = A human may move to any space of the ship.
rule-U4-3a = A human in the Brig cannot move out like that.
rule-U4-3b = Humans do not go into the water or the Deep.
rule-U4-3c = No human goes to the Brig or the Sick Bay of their own accord.
rule-U4-4 = A human may attack a Deep One or a revealed traitor in the same space.
rule-U4-5 = A human may rescue a passenger in the same space.
rule-U4-6 = A human may start a trade of items in their space.
rule-U4-6a = All who are in that space may give and take any number of items.
rule-U4-6a-2 = Whoever starts a trade need not take part in it.
rule-U4-7 = A human may use the action of a card in hand or in the play area.
rule-U4-7a = Such actions stand on the character sheet, the feat, items, titles and other cards before you.
rule-U4-7b = A hand card used for its action is then discarded.
rule-U4-8 = A human may use the action of the space they are in.
rule-U4-8a = The action of a space is blocked while a Deep One or a revealed traitor is there.
rule-U4-8a-2 = In the Brig enemies do not block the action of the space.
rule-U4-8b = In a damaged room a human may repair it.
rule-U4-8c = In an undamaged room a human may use that room’s action.
rule-U4-8d = Each room’s action can be used only once per turn.
rule-U4-8d1 = Repairs may be repeated within a turn.
rule-U4-9 = A revealed traitor moves, attacks, harms passengers or uses a card.
rule-U4-10 = A revealed traitor may move to any space of the ship.
rule-U4-10a = A traitor leaves the Brig by discarding hand cards with a total value of 12 or more.
rule-U4-10a1 = A traitor discards those cards all at once, right before leaving the Brig.
rule-U4-10b = A traitor does not go into the water or the Deep either.
rule-U4-10c = A traitor does not go to the Brig or the Sick Bay of their own accord either.
rule-U4-11 = A revealed traitor may attack a human in the same space.
rule-U4-12 = A revealed traitor may defeat a passenger in the same space.
rule-U4-12-2 = A traitor cannot harm passengers while a human is with them.
rule-U4-13 = A revealed traitor may use the action of a card in hand or in the play area.
rule-U4-13a = A traitor, too, discards a hand card used for its action.
rule-U4-13b = The actions of spaces are not for revealed traitors.
rule-U4-13b-2 = A revealed traitor cannot use the action of their character sheet.

## Aft

rule-U5-0 = The stern is the 2 water spaces next to decks 7 and 8.
rule-U5-1 = Whenever the ship travels on, all monsters astern sink into the Deep.

## Titles

rule-U6-0 = There are 2 titles: Captain and Keeper of the Tome, each with its own card.
rule-U6-1 = The back of a title card shows its line of succession.
rule-U6-2 = At the start each title goes to the player whose character stands highest in its line.
rule-U6-3 = A title is lost in two ways: by going to the Brig or by revealing yourself.
rule-U6-3a = Whoever goes to the Brig loses their titles.
rule-U6-3b = Whoever reveals themselves as a traitor loses their titles.
rule-U6-4 = A lost title goes to the highest in its line who can hold it.
rule-U6-4a = Revealed traitors, humans in the Brig and characters out of the game cannot get a title.
rule-U6-4b = Whoever loses a title gets it again only if all other humans are in the Brig and the title was not lost by revealing.
rule-U6-4c = If a traitor reveals themselves while all other humans are in the Brig, the highest of those in line gets the title.
rule-U6-5 = The Captain is in charge of the ship, its resources and its course.
rule-U6-6 = The Captain is whoever holds the Captain’s card.
rule-U6-7 = The waypoint deck goes with the Captain’s title.
rule-U6-8 = On arrival the Captain takes one of two waypoints.
rule-U6-8-2 = The other waypoint goes to the bottom of its deck.
rule-U6-9 = In many crises the Captain makes the choice.
rule-U6-10 = The Keeper of the Tome has charge of the book of spells.
rule-U6-11 = The Keeper is whoever holds the Keeper’s card.
rule-U6-12 = The spell deck goes with the Keeper’s title.
rule-U6-13 = The Keeper sees two spells, casts one and puts the other to the bottom.
rule-U6-13a = A spell that was cast leaves the game.
rule-U6-13b = Without spells in the deck the Keeper has no such action.
rule-U6-14 = In some crises the Keeper makes the choice.

## Player

rule-U7-0 = Each player has one character.
rule-U7-0-2 = In the rules, “player” also means that player’s character.

## Human player

rule-U8-0 = Whoever is not revealed as a traitor counts as a human, whatever their loyalty cards say.
rule-U8-1 = Passengers are not human players.

## Item cards

rule-U9-0 = An item works for whoever has it in their play area.
rule-U9-1 = A new item comes from the top of its deck, face up.
rule-U9-2 = Items have no discard pile.
rule-U9-2-2 = An item that leaves play goes to the box.
rule-U9-3 = An item does what its text says.
rule-U9-3a = The special action of an item costs an action.
rule-U9-4 = When the item deck is empty, no more items come.
rule-U9-4a = In the Cargo Hold, with one item left in the deck, you look at it and take it or leave it.
rule-U9-5 = The traits of an item stand under its picture.
rule-U9-5a = Traits do nothing by themselves, but abilities may ask for them.
rule-U9-6 = Some items are improvements and name a skill.
rule-U9-7 = You can have only one active improvement at a time.
rule-U9-7a = An active improvement lies face up.
rule-U9-7b = Other improvements lie face down and do nothing.
rule-U9-7b1 = A face-down improvement is still one of your items.
rule-U9-7b2 = An inactive improvement can be traded and discarded like any item.
rule-U9-8 = At the start of your turn you may change your active improvement.
rule-U9-8-2 = You may also change it when you gain or lose an improvement.
rule-U9-8a = An improvement may come from the deck or from another player.
rule-U9-8b = An improvement may go by a trade or by another effect.
rule-U9-9 = To change, turn one improvement face up and all your others face down.
rule-U9-10 = The skill of your active improvement joins your skill set.
rule-U9-10a = A change at the start of the turn comes before the draw and counts for it.
rule-U9-10b = In the Brig your improvement adds nothing.

## Spell cards

rule-U10-0 = Spells are cast with the Keeper’s action.
rule-U10-1 = Spells are cast only when an effect allows it.
rule-U10-1a = A spell does what its text says.
rule-U10-1a1 = Each spell is cast only once: then it leaves the game.
rule-U10-2 = When the spell deck is empty, nothing can be cast.
rule-U10-2a = If fewer spells are left than you may look at, you choose among those there are.

## Treachery cards

rule-U11-0 = Treachery is a skill that only revealed traitors can use.
rule-U11-1 = Only revealed traitors draw Treachery.
rule-U11-1-2 = Only revealed traitors use the abilities of treachery cards.
rule-U11-2 = Some treachery cards are played before the first action and take the place of all actions.
rule-U11-2-2 = A treachery card that ends the action step leaves you no actions this turn.
rule-U11-2-3 = Only one card for the start of the action step may be played in a turn.
rule-U11-3 = In a check, Treachery always counts against it.

## Mythos cards

rule-U12-0 = A mythos card has three parts, one after another: crisis, activation, track.
rule-U12-1 = First comes the crisis of the mythos card.
rule-U12-2 = After the crisis comes the activation symbol.
rule-U12-3 = Last comes the track symbol.
rule-U12-4 = A mythos card in play may be read by all.
rule-U12-4-2 = A mythos card that is done goes to its discard pile.
rule-U12-4a = Anyone may look at the mythos card in play: all of it is public.
rule-U12-4b = If somebody else has to choose, the card goes to them before the crisis begins.
rule-U12-4c = Green mythos cards are personal: each belongs to one character.
rule-U12-4c1 = On a personal card its character’s player chooses.
rule-U12-4c2 = If that character is out of the game, in the Brig or a revealed traitor, another card is drawn instead.
rule-U12-4c3 = When you look at mythos cards, personal ones that do not apply are shown to all and replaced.
rule-U12-4c3-2 = Cards are replaced like that until all of them apply.
rule-U12-5 = Mythos cards have their own discard pile, face up.
rule-U12-6 = When the mythos deck runs out, its discard pile is shuffled into a new one after the last card.
rule-U12-7 = Every mythos card has a crisis.
rule-U12-8 = The story of a crisis is for everybody to read.
rule-U12-9 = “You” on a crisis is whoever resolves it.
rule-U12-9a = A crisis with a choice is resolved by the one who chooses.
rule-U12-9a-2 = All other crises are resolved by the current player.
rule-U12-10 = A crisis is a choice, a skill check, or a choice between a check and something else.
rule-U12-11 = A crisis with a choice offers two options.
rule-U12-12 = The card says who chooses.
rule-U12-12a = The chooser may be the current player.
rule-U12-12b = The chooser may be the Captain.
rule-U12-12c = The chooser may be the Keeper.
rule-U12-12d = The chooser may be a certain character; then the card is personal.
rule-U12-13 = Both options are read before one is taken.
rule-U12-13a = You may take an option even if it cannot be carried out in full.
rule-U12-14 = Some crises are a skill check.
rule-U12-15 = A check shows a target number and 2 or 3 skills.
rule-U12-15a = The skills shown on a check are supporting.
rule-U12-15b = All skills not shown on a check are opposing.
rule-U12-16 = The crisis tells what success and failure bring.
rule-U12-17 = Some crises have a partial success, with a number of its own.
rule-U12-17a = It is a partial success if the total is below the target but reaches that number.
rule-U12-17b = A partial success is neither a success nor a failure.
rule-U12-18 = If a crisis has both a check and another option, the player named takes one of them.
rule-U12-19 = Whoever takes the other option avoids the check.
rule-U12-20 = In a combined crisis, too, both options are read before one is taken.
rule-U12-21 = Every mythos card has one of the three activation symbols.
rule-U12-22 = The activation symbol waits until the crisis is over.
rule-U12-23 = Activation symbols in a text are resolved from left to right.
rule-U12-24 = An activation symbol makes one or more monsters act.
rule-U12-24a = The Deep One symbol: all of them act, except those in the Deep.
rule-U12-24b = Dagon’s symbol: Father Dagon acts.
rule-U12-24c = Hydra’s symbol: Mother Hydra acts.
rule-U12-25 = Every mythos card has one of the three track symbols.
rule-U12-26 = The track symbol comes after the activation.
rule-U12-27 = The track symbol moves one of the two tokens forward.
rule-U12-27a = The travel symbol: travel 1 step forward.
rule-U12-27b = The ritual symbol: ritual 1 step forward.
rule-U12-27c = The choice symbol: the current player moves either token 1 step forward.
rule-U12-27c1 = If the current player is in the Brig, the Captain chooses the track.

## Skill cards

rule-U13-0 = Skill cards have abilities, and they are what skill checks are made of.
rule-U13-1 = Every skill card has a skill, a value and an ability.
rule-U13-2 = There are 6 skills: Influence, Lore, Observation, Strength, Will and Treachery.
rule-U13-2a = Each skill has its own deck and its own face-up discard pile.
rule-U13-2b = When a skill deck runs out, its discard pile becomes a new deck.
rule-U13-2b1 = If deck and discard pile are both empty, no card of that skill can be drawn.
rule-U13-2b2 = An empty deck is reshuffled once its discard pile has a card again and somebody has to draw.
rule-U13-2c = The Treachery deck is for revealed traitors only.
rule-U13-3 = The skill cards you hold are your hand.
rule-U13-3a = Drawn cards go to your hand.
rule-U13-3a1 = Say how many you take from which decks, then draw.
rule-U13-3b = A hand holds nothing but skill cards.
rule-U13-3c = How many cards each player holds is public.
rule-U13-3c-2 = You may ask how many cards a player holds at any time; the table shows it.
rule-U13-3d = Ten cards is the most that stays in a hand.
rule-U13-3d1 = At every discard step everybody with more than ten cards discards down to ten.
rule-U13-4 = To use a skill card, reveal it from your hand and do what it says.
rule-U13-4a = Skill cards may be played on anybody’s turn.
rule-U13-4b = The special action of a skill card costs an action.
rule-U13-4c = A used skill card goes to the discard pile of its skill.

## Feat cards

rule-U14-0 = Every character has one feat, to be used once per game.
rule-U14-1 = A feat card names its character.
rule-U14-2 = Your feat card is yours from the start.
rule-U14-3 = A feat leaves the game once it is used.
rule-U14-4 = A feat does what its text says.
rule-U14-4a = The special action of a feat costs an action.

## Waypoint cards

rule-U15-0 = Waypoints are the legs of the voyage.
rule-U15-1 = Every waypoint has an effect and a distance.
rule-U15-1a = The distance of a waypoint is 2, 3 or 4.
rule-U15-2 = The Captain resolves the chosen waypoint.
rule-U15-2a = If the distance is already 12 or more on arrival, the game ends.
rule-U15-2b = When a waypoint brings the distance to 6 or more, the awakening follows.

## Role cards

rule-U16-0 = Your loyalty cards decide which side you are on.
rule-U16-0-2 = Loyalty cards are of 3 kinds: human, hybrid and cultist.
rule-U16-1 = You get one loyalty card at the start and one at the awakening.
rule-U16-2 = With human cards only, you are on the humans’ side and win with them.
rule-U16-3 = A single hybrid card makes you a traitor, whatever else you hold.
rule-U16-3-2 = A hybrid wins when any goal of the Deep Ones is reached.
rule-U16-4 = The cultist card makes you a traitor, whatever human cards you hold.
rule-U16-4-2 = The cultist wins when a goal of the Deep Ones is reached and the distance is 12 or more.
rule-U16-5 = With both a hybrid card and the cultist card you win like a hybrid.
rule-U16-6 = Until you reveal yourself you count as a human, even with a traitor’s card.
rule-U16-7 = You may look at your own loyalty cards at any time.

## Brig

rule-U17-0 = Suspects are sent to the Brig by the humans; defeated revealed traitors end up there too.
rule-U17-1 = In the Captain’s Cabin a human may send another one to the Brig: an action with a skill check.
rule-U17-1a = Everybody may add cards to the check of the Captain’s Cabin.
rule-U17-2 = A human sent to the Brig loses all titles.
rule-U17-3 = A defeated revealed traitor goes to the Brig.
rule-U17-4 = Nobody leaves the Brig by an ordinary move.
rule-U17-4a = A human gets out of the Brig by its action, with a successful skill check.
rule-U17-4a1 = A revealed traitor in the Brig does not stop a human from trying to get out.
rule-U17-4a2 = Everybody may add cards to the check of the Brig.
rule-U17-4b = A revealed traitor pays for the way out of the Brig with cards worth 12 or more in all.
rule-U17-4b1 = A traitor pays for the way out in one go, just before leaving.
rule-U17-4c = An ability moves somebody out of the Brig only if its text names the Brig.
rule-U17-5 = In the Brig you add at most one card to a check.
rule-U17-6 = In the Brig your items are of no use.
rule-U17-6a = In the Brig an active improvement adds nothing to the skill set.
rule-U17-7 = In the Brig a human’s mythos card has only its two symbols.
rule-U17-7-2 = The crisis of that card does not happen.
rule-U17-7a = For a human in the Brig, the Captain makes the choice of track.
rule-U17-7b = In the Brig, too, a personal card that does not apply is replaced with another.
rule-U17-8 = A human defeated in the Brig stays there.
rule-U17-9 = Nobody goes to the Brig of their own accord.
rule-U17-10 = The Brig cannot be damaged.
rule-U17-11 = Deep Ones never get into the Brig.
rule-U17-12 = In the Brig you draw your whole skill set.
rule-U17-13 = In the Brig your hand cards still work.

## Chaos deck

rule-U18-0 = The chaos deck is made of 2 cards of each skill but Treachery.
rule-U18-0-2 = The chaos deck has its own place on the board.
rule-U18-1 = Every check begins with the top 2 chaos cards, face down.
rule-U18-2 = When the chaos deck runs out, a new one is made of the top 2 cards of each skill but Treachery.
rule-U18-2a = A skill with fewer than 2 cards in deck and discard pile gives none.
rule-U18-3 = Nobody may look into the chaos deck.
rule-U18-4 = How many chaos cards are left is public.
rule-U18-5 = If a card says so, that many cards from the top of the Treachery deck are shuffled into the chaos deck.

## End of the game

rule-U19-0 = The game ends at once when one of four things happens.
rule-U19-0a = Arrival with a distance of 12 or more ends the game.
rule-U19-0b = A resource at 0 ends the game.
rule-U19-0c = Six rooms damaged at the same time end the game.
rule-U19-0d = If a Deep One has to be placed and the supply has none left, the game ends.
rule-U19-1 = At the end everybody reveals all their loyalty cards.
rule-U19-1a = If the ship reached port, everyone with human cards only wins.
rule-U19-1b = Otherwise everyone with a hybrid card wins.
rule-U19-1b1 = Then the cultist wins too if the distance is 12 or more, even if the last waypoint has only just made it so.
rule-U19-1b2 = Whoever has both a hybrid and the cultist card wins with the hybrids, even below 12.

## Die

rule-U20-0 = There is one die with eight sides.
rule-U20-1 = No modifier takes a roll below 1 or above 8.
rule-U20-2 = A die may be rerolled as often as abilities allow.
rule-U20-2a = What changed the first roll changes the next one too.
rule-U20-2b = Abilities may be used before a reroll, too.
rule-U20-2c = “Once per roll” means once, however often the die is rerolled.

## Infirmary

rule-U21-0 = Defeated humans go to the Sick Bay, except from the Brig.
rule-U21-1 = In the Sick Bay you draw one card of your set.
rule-U21-1a = The one card of the Sick Bay may be of your active improvement’s skill; it does not add a second one.
rule-U21-2 = An ordinary move leads out of the Sick Bay.
rule-U21-2a = If you get out before your turn begins, you draw your whole set.
rule-U21-3 = A player defeated in the Sick Bay stays in it.
rule-U21-4 = Nobody goes to the Sick Bay of their own accord.
rule-U21-5 = The Sick Bay cannot be damaged.
rule-U21-6 = Deep Ones never get into the Sick Bay.

## Monarch

rule-U22-0 = Mother Hydra and Father Dagon are the monarchs.
rule-U22-1 = Monarchs cannot be attacked.
rule-U22-2 = Monarchs are not Deep Ones.

## Monster

rule-U23-0 = Monsters are Mother Hydra, Father Dagon and the Deep Ones.

## Skill set

rule-U24-0 = Your skill set is what your character sheet shows: which skill cards, and how many.
rule-U24-1 = You draw what your skill set shows.
rule-U24-1a = In the Sick Bay the set shrinks to one card of your choice.
rule-U24-2 = An active improvement adds 1 card of its skill to the set.

## Spaces

rule-U25-0 = Spaces are water or ship; the ship has decks outside and rooms inside.
rule-U25-1 = The nearest space is the one with the fewest spaces in between.
rule-U25-2 = There are 8 water spaces around the ship.
rule-U25-3 = The bow is the 2 water spaces marked 1–4 and 5–8; the stern, the 2 farthest from them.
rule-U25-3-2 = From the Deep or from the supply, monsters enter the water only at the bow.
rule-U25-4 = The arrow of a water space points to the deck beside it.
rule-U25-5 = Only monsters are in the water.
rule-U25-6 = Players cannot go into the water.
rule-U25-7 = The water cannot be damaged.
rule-U25-8 = The ship has 16 spaces.
rule-U25-9 = Players stay aboard: they move only between spaces of the ship.
rule-U25-10 = Any number of characters and Deep Ones fit into a space of the ship.
rule-U25-11 = The ship is divided into decks and rooms.
rule-U25-12 = There are 8 decks around the rooms.
rule-U25-13 = Decks are numbered from 1 to 8.
rule-U25-14 = The arrow of a deck points to the room beside it.
rule-U25-15 = Decks cannot be damaged.
rule-U25-16 = Passengers are only on the decks.
rule-U25-16a = Any number of passengers fit on a deck.
rule-U25-17 = There are 8 rooms, with the decks around them.
rule-U25-18 = Every room has a name and an ability of its own.
rule-U25-18-2 = All rooms but the Brig and the Sick Bay bear numbers from 1 to 8.
rule-U25-18a = What each room does is written out for everybody to read.
rule-U25-19 = All rooms but the Brig and the Sick Bay can be damaged.
rule-U25-20 = The Brig and the Sick Bay have rules of their own.
rule-U25-20a = Neither the Brig nor the Sick Bay can be damaged.
rule-U25-20b = Brig and Sick Bay are closed to Deep Ones.
rule-U25-20c = Nobody moves to the Brig or the Sick Bay by choice.

## Public information

rule-U26-0 = Public information is open to everybody.
rule-U26-1 = Everybody knows how many cards each deck holds.
rule-U26-2 = Everybody sees the top card of each discard pile.
rule-U26-2a = Discard piles are not counted.
rule-U26-3 = Everybody knows how many Deep Ones and passengers are in the supply.
rule-U26-4 = Everybody sees what lies face up before each player.
rule-U26-5 = Everybody knows how many loyalty cards each player has.
rule-U26-6 = Everybody knows how many skill cards each player holds.
rule-U26-7 = Everybody sees how many cards each player added.
rule-U26-8 = Everybody sees how many cards lie in the check.

## Component limits

rule-U27-0 = There is only as much of everything as the box holds.
rule-U27-1 = If a deck has too few cards, you draw what there is.
rule-U27-2 = Only a shortage of Deep Ones in the supply ends the game at once.

## Special action

rule-U28-0 = A special action begins with “Action:” and costs an action.
rule-U28-1 = You may use the actions of your sheet, feat, items, titles and other cards before you.
rule-U28-1a = Revealed traitors cannot use the actions of their sheets.
rule-U28-2 = You may use the actions of skill cards in your hand.
rule-U28-2a = A skill card whose action was used is discarded.
rule-U28-2b = Humans cannot use the actions of treachery cards.
rule-U28-3 = Humans may use the action of the space they stand in.
rule-U28-3a = Enemies in a space block its action, except in the Brig.
rule-U28-3b = Any human in a damaged room may set about repairing it.
rule-U28-3c = In an undamaged room a human may use what the room offers.
rule-U28-3d = Once per turn is the limit for each room’s action.
rule-U28-3d1 = Repairs have no limit per turn.
rule-U28-3e = Revealed traitors cannot use the action of their space.

## Negative skill

rule-U29-0 = For a check, every skill it does not name is opposing.
rule-U29-1 = Opposing cards are subtracted from the total.

## Passengers

rule-U30-0 = Passenger tokens are people aboard who may come to harm.
rule-U30-1 = All passenger tokens look alike from the back.
rule-U30-1a = The face of a passenger token shows resources, or a cross.
rule-U30-1a1 = A cross costs nothing.
rule-U30-2 = Passengers lie face down until an effect turns one over.
rule-U30-3 = Passengers do not count as human players.
rule-U30-4 = To risk a passenger: roll, and an unseen token from the supply goes to the deck space rolled.
rule-U30-5 = If you must risk more passengers than there are, risk those there are.
rule-U30-6 = If the price is a risk and the supply has too few passengers, it cannot be paid.
rule-U30-7 = A rescued token goes back to the supply unseen.
rule-U30-8 = A defeated passenger’s token is turned up: each symbol on it costs 1 of that resource.
rule-U30-8-2 = A defeated passenger’s token leaves the game.
rule-U30-9 = Deep Ones and traitors can defeat passengers in their space.
rule-U30-9a = A human in the space protects all its passengers.
rule-U30-10 = A lost passenger with a cross changes no resource.
rule-U30-11 = If the loss of a passenger brings a resource to 0, the game is over.

## Fore

rule-U31-0 = The bow is the two numbered water spaces, 1–4 and 5–8.
rule-U31-1 = A monarch that acts swims 1 space towards the nearer half of the bow.
rule-U31-1a = A monarch that starts in a numbered water space stays there.

## Characters

rule-U32-0 = Characters are the humans and the revealed traitors.

## Damage

rule-U33-0 = Damage hits the ship in general or a certain room.
rule-U33-1 = Damage to the ship: the top damage card is drawn and carried out.
rule-U33-1a = If it is Structural Damage, a roll says which room it hits.
rule-U33-2 = Damage to a room: the top damage card is drawn and resolved.
rule-U33-2a = Structural Damage for a certain room is laid in that room.
rule-U33-2b = If the damage card leaves the game, no other is drawn for it.
rule-U33-3 = Only rooms can be damaged, never decks or water.
rule-U33-3a = Of all rooms, only the Brig and the Sick Bay are safe from damage.
rule-U33-4 = While a damage card lies in a room, its action cannot be used.
rule-U33-5 = A damaged room is not damaged again: the nearest undamaged one is hit instead.
rule-U33-5a = Of several rooms equally near, the one with the highest number is damaged.
rule-U33-6 = The damage card in a room says how it is repaired.
rule-U33-6a = After a repair the damage card is shuffled back into its deck.
rule-U33-6b = A room may be repaired although its action was used this turn.
rule-U33-7 = With 6 damaged rooms the ship is lost, and the game ends.

## Positive skill

rule-U34-0 = Every check names at least 2 skills beside its target number: those are supporting.
rule-U34-1 = Supporting cards are added to the total.

## Traitor

rule-U35-0 = A traitor is whoever has a hybrid or cultist card.

## Hand limit

rule-U36-0 = The hand limit counts at the end of a discard step.
rule-U36-1 = The hand limit is ten for everybody.
rule-U36-2 = All who hold more than ten discard, not only the current player.

## Skill check

rule-U37-0 = Checks come from crises, from the Captain’s Cabin and from the Brig.
rule-U37-1 = A check has a target number and at least 2 supporting skills; all others are opposing.
rule-U37-2 = A check has seven steps, always in the same order.
rule-U37-3 = A check begins with its target and the skills that help.
rule-U37-3a = This is the time for abilities used before cards are added.
rule-U37-4 = Then the top 2 chaos cards go into the check, face down.
rule-U37-5 = From the left of the current player all may add cards face down, the current player last.
rule-U37-5a = Nobody has to add anything.
rule-U37-5b = Traitors who are revealed and humans in the Brig add one card at most.
rule-U37-6 = The cards are shuffled, so that nobody knows who added what.
rule-U37-7 = Then the cards of the check are turned up one by one and sorted: supporting here, opposing there.
rule-U37-8 = The total: what supports less what opposes.
rule-U37-8a = A total of the target number or more is a success.
rule-U37-8a1 = On a success, do what the card says for it.
rule-U37-8b = Some crises have a third outcome between success and failure, with a number: a partial success.
rule-U37-8b1 = A total below the target that reaches the number of the partial success brings it.
rule-U37-8b2 = A partial success counts neither as a success nor as a failure.
rule-U37-8c = Below both numbers, the check has failed.
rule-U37-8c1 = On a failure, do what the card says for that.
rule-U37-9 = Last, each card of the check goes to the discard pile of its skill.

## Depths

rule-U38-0 = The Deep is where monsters gather before they come for the ship.
rule-U38-1 = A monarch that leaves the board goes to the Deep.
rule-U38-2 = With every step of travel, all monsters in the 2 spaces astern go to the Deep.
rule-U38-3 = For card effects the Deep is no space of the board.
rule-U38-3a = No space is adjacent to the Deep.

## Place

rule-U39-0 = Deep Ones are placed from the supply.
rule-U39-1 = When the supply cannot give enough Deep Ones, the game is over.

## Revealed traitor

rule-U40-0 = A revealed traitor is whoever has shown a hybrid or cultist card.
rule-U40-1 = The only way to become a revealed traitor is to reveal yourself as an action.
rule-U40-2 = A revealed traitor’s turn is unlike a human’s.
rule-U40-3 = Revealed traitors and humans can attack each other.
rule-U40-4 = Revealed traitors draw and use Treachery.
rule-U40-5 = A revealed traitor in a room keeps humans from its action and from repairs there, except in the Brig.
rule-U40-6 = A revealed traitor may put only one card into a check.
rule-U40-7 = A revealed traitor has lost the abilities of their character sheet.
rule-U40-7-2 = A revealed traitor cannot use the rooms of the ship.

## Repair

rule-U41-0 = Damage can be repaired.
rule-U41-1 = A repair is the action of the damage card, for humans only.
rule-U41-1a = Repairing is possible even when the room’s action was used this turn.
rule-U41-2 = After a repair the damage card goes back into its deck, which is shuffled.
rule-U41-3 = A room with a Deep One or a revealed traitor in it cannot be repaired.

## Resources

rule-U42-0 = There are 4 resources: fuel, food, sanity and souls.
rule-U42-1 = A changed resource is shown on its dial right away.
rule-U42-1a = A dial that falls to 0 ends the game.
rule-U42-1b = No dial goes above ten.

## Reveal action

rule-U43-0 = Whoever has a hybrid or cultist card and is not revealed yet may reveal themselves: an action of seven steps.
rule-U43-1 = First the traitor shows exactly one hybrid or cultist card, even of several.
rule-U43-1a = With both kinds, the traitor chooses which one to show.
rule-U43-2 = Then the ability when revealed, on the character sheet, works.
rule-U43-2-2 = The card then covers the abilities of the sheet: they are lost for good.
rule-U43-3 = If the distance is below 12, a traitor who reveals themselves hands all other loyalty cards to one player.
rule-U43-3-2 = Whoever gets those loyalty cards keeps them and may look at them at any time.
rule-U43-3-3 = From a distance of 12 on, the traitor keeps them, face down.
rule-U43-4 = A traitor who reveals themselves loses all titles.
rule-U43-5 = Mythos cards before the traitor are discarded.
rule-U43-5-2 = The traitor’s feat goes to the box, if it is still there.
rule-U43-6 = Outside the Brig, a traitor who reveals themselves may swap any hand cards for treachery cards.
rule-U43-7 = A ring marks a revealed traitor.
rule-U43-8 = After a reveal the turn goes on.
rule-U43-8a = Having revealed themselves on their own turn, a traitor may use the actions left.
rule-U43-8a-2 = Having revealed themselves on their own turn, a traitor skips the mythos step.

## Abilities

rule-U44-0 = Each ability says when and how it is used.
rule-U44-1 = A few words on cards always mean the same.
rule-U44-2 = “You” on a card is whoever carries out its effect.
rule-U44-2a = On mythos cards that is the current player, or whoever the crisis lets choose.
rule-U44-3 = “Cannot” overrules everything else.
rule-U44-4 = “May” means the choice is yours.
rule-U44-5 = If you do not pay the price, you do not get what it buys.
rule-U44-6 = What answers a thing that “would” happen comes before that thing.
rule-U44-6-2 = “Instead” puts another thing in its place.
rule-U44-7 = Nobody else sees what you look at.
rule-U44-8 = Whatever is impossible is skipped.
rule-U44-9 = What follows “then” waits until all before it is done, well or badly.
rule-U44-9-2 = What follows “then” happens even if what came before it failed.
rule-U44-10 = “Once per turn” means once on each player’s turn.
rule-U44-10a = If such an ability may be used on another player’s turn, it is ready there once more.
rule-U44-10b = “Once per turn” covers the whole ability, all its sentences.
rule-U44-11 = Some mythos cards stay before a player and keep working.
rule-U44-12 = Words in brackets only remind you of a rule.
rule-U44-13 = There are set moments for abilities: before and after a roll, and before cards are added.
rule-U44-14 = Before every roll there is a moment for abilities.
rule-U44-14-2 = After every roll, before it counts, there is another moment for abilities.
rule-U44-15 = Before the first card is added there is a moment for abilities.
rule-U44-16 = When the order matters, the current player sets it.
rule-U44-16a = If several want to react, the current player says who comes first.
rule-U44-16a1 = The current player may ask what the others want to use; they need not answer, nor truthfully.
rule-U44-16a2 = When your moment comes, you may still decide not to use the ability.

## On-reveal ability

rule-U45-0 = Every character has an ability for the moment they reveal themselves.

## Adjacent

rule-U46-0 = Spaces that share a border are adjacent.
rule-U46-1 = A shared corner does not make spaces adjacent.
rule-U46-2 = A piece is adjacent to whatever its space is adjacent to.
rule-U46-3 = Pieces in adjacent spaces are adjacent to each other.

## Movement arrows

rule-U47-0 = The arrows show where Deep Ones go.
rule-U47-1 = Every water space and every deck has an arrow.
rule-U47-2 = Rooms have no arrows: inside, Deep Ones look for undamaged rooms.

## Defeated

rule-U48-0 = Characters, monsters and passengers can be defeated.
rule-U48-1 = When an attack succeeds, whoever was attacked is defeated.
rule-U48-2 = A Deep One among passengers without a human defeats one; the current player picks which.
rule-U48-3 = A defeated human goes to the Sick Bay, with two exceptions.
rule-U48-3a = In the Sick Bay a defeated human stays where they are.
rule-U48-3b = In the Brig a defeated human stays where they are.
rule-U48-4 = Revealed traitors who are defeated go to the Brig.
rule-U48-4a = In the Brig a defeated traitor stays where they are.
rule-U48-5 = A defeated Deep One goes back to the supply.
rule-U48-6 = A defeated passenger’s token is turned face up, counted and removed.
rule-U48-6a = A passenger token with a cross costs no resource.
rule-U48-7 = A defeat that is prevented has not happened.

## Turn structure

rule-U49-0 = The game is played in turns, one player after another.
rule-U49-1 = Turns go clockwise from the first current player.
rule-U49-2 = Humans and revealed traitors have different turns.
rule-U49-3 = A human’s turn: skills, actions, mythos, discard.
rule-U49-4 = A human’s turn begins with drawing their skill set.
rule-U49-4a = Whoever starts in the Sick Bay draws one card instead of all.
rule-U49-5 = Then a human takes 2 actions.
rule-U49-5-2 = A human may do the same thing twice.
rule-U49-6 = After their actions a human draws a mythos card.
rule-U49-7 = At the end of a human’s turn all go down to ten cards.
rule-U49-8 = After a human’s turn the player on the left is next.
rule-U49-9 = A revealed traitor’s turn: skills, actions, discard; there is no mythos.
rule-U49-10 = A revealed traitor, too, begins by drawing their skill set.
rule-U49-10a = For each card of the set a traitor gives up, they may draw a treachery card.
rule-U49-10a1 = How many treachery cards a traitor takes is said before drawing.
rule-U49-11 = Then a revealed traitor takes 2 actions.
rule-U49-11-2 = A traitor may do the same thing twice.
rule-U49-12 = At the end of a traitor’s turn all go down to ten cards.
rule-U49-13 = After a traitor’s turn, too, the player on the left is next.

## Tracks

rule-U50-0 = There are 2 tracks: travel and ritual.
rule-U50-1 = Forward is away from the start of the track.
rule-U50-1a = Steps beyond the last space are taken after the token is back at the start.
rule-U50-2 = Back is towards the start of the track.
rule-U50-2a = A token at the start cannot move back.
rule-U50-3 = To reset a track, put its token back to the start.
rule-U50-3a = A token at the start stays there when its track is reset.
rule-U50-4 = The travel track tells how far the next waypoint is.
rule-U50-5 = A travel symbol on a mythos card moves the ship on.
rule-U50-6 = The action of the Boiler Room can move the ship on too.
rule-U50-7 = With each step of travel, every monster in the water drifts 1 space astern.
rule-U50-7a = Monsters already astern sink into the Deep.
rule-U50-8 = At the end of the travel track the ship arrives at its next waypoint.
rule-U50-8a = If the distance is 12 or more then, the ship is in port and the game ends.
rule-U50-8b = While the distance is below 12, each arrival brings a waypoint.
rule-U50-8b1 = The chosen waypoint is laid out first, so its distance already counts; then it takes effect.
rule-U50-8b2 = Then the travel token goes back to the start.
rule-U50-8b3 = If the distance has reached 6 or more, the awakening comes next, once in the game.
rule-U50-9 = The ritual track tells how near the great banishment is.
rule-U50-10 = A ritual symbol on a mythos card moves the ritual on.
rule-U50-11 = The action of the Chapel can move the ritual too.
rule-U50-12 = At the end of the ritual track the great banishment strikes, step by step.
rule-U50-12a = Great banishment: all Deep Ones in the water and on the decks go back to the supply.
rule-U50-12a1 = Great banishment: Deep Ones inside the ship are not touched.
rule-U50-12b = Great banishment: Dagon and Hydra go to the Deep.
rule-U50-12c = Great banishment: every passenger on the decks is defeated.
rule-U50-12d = Great banishment: every character on the decks is defeated.
rule-U50-12d1 = Great banishment: humans on the decks go to the Sick Bay, revealed traitors to the Brig.
rule-U50-12d2 = Great banishment: characters inside the ship are safe.
rule-U50-12e = After the great banishment the ritual starts over.

## Remove from the game

rule-U51-0 = Whatever leaves the game goes back to the box.
rule-U51-0-2 = Nobody may look at what has left the game, unless an effect says so.

## Awakening phase

rule-U52-0 = When the distance becomes 6 or more, the awakening happens, in four steps.
rule-U52-1 = First, once the waypoint is done, everybody gets 1 more loyalty card.
rule-U52-2 = Then all look at their loyalty cards at the same time.
rule-U52-3 = Then each revealed traitor hands their new card to a human.
rule-U52-3a = Whoever got such a card is given time to look at it.
rule-U52-4 = Then the game goes on where it stopped.
rule-U52-5 = There is only one awakening in a game.

## Target number

rule-U53-0 = Checks and attacks have a target number.
rule-U53-1 = A check succeeds when its total reaches the target number.
rule-U53-1a = The target number of a check stands beside its 2 or 3 supporting skills.
rule-U53-2 = The target number of an attack is the lowest roll that succeeds.
rule-U53-2a = An attack on a Deep One needs 4.
rule-U53-2b = An attack on a character needs 6.

## Goal of the game

rule-U54-0 = Everybody plays for one side, the humans or the Deep Ones, as their loyalty cards say.
rule-U54-1 = The humans want to bring the ship to port.
rule-U54-2 = The Deep Ones’ side wants to sink the ship.
rule-U54-3 = The humans’ goal: a distance of 12 or more, and then one more arrival.
rule-U54-4 = With the humans are all who have human cards only.
rule-U54-5 = The Deep Ones’ side wins as soon as it reaches any of its goals.
rule-U54-6 = A goal of the Deep Ones: a resource at 0.
rule-U54-7 = A goal of the Deep Ones: 6 rooms damaged at the same time.
rule-U54-8 = A goal of the Deep Ones: more of them are to be placed than the supply has.
rule-U54-9 = With the Deep Ones are all who have a hybrid or cultist card.
rule-U54-9a = The cultist has one more condition to win.
rule-U54-10 = There is a cultist only with 4 or 6 players.
rule-U54-11 = The cultist wins with the hybrids if the distance is 12 or more when the ship is lost.
rule-U54-12 = If the humans reach their goal, the cultist loses.
rule-U54-12-2 = If the ship is lost with a distance below 12, the cultist loses too.
rule-U54-13 = Whoever ends with both the cultist and a hybrid card wins when the ship is lost, at any distance.

## Appendix I: no-cultist variant

rule-UA1-1 = You may agree to play without the cultist.
rule-UA1-2 = Without the cultist, a human card takes its place with 4 or 6 players.
rule-UA1-3 = Without the cultist, fuel starts at 7.
rule-UA1-4 = Without the cultist, food starts at 6.
rule-UA1-5 = Without the cultist, sanity starts at 6.
rule-UA1-6 = Without the cultist, souls start at 7.

## Appendix II: difficulty

rule-UA2-1 = Before the game you may agree on another difficulty.
rule-UA2-2 = Easier for the humans: every resource starts 2 higher.
rule-UA2-3 = Easier for the traitors: every resource starts 2 lower.

## Appendix III: secrecy principles

rule-UA3-1 = The principles of secrecy let a hidden traitor keep their secret without being a great liar.
rule-UA3-2 = The principles of secrecy are guidelines; the table chooses how strictly to keep them.
rule-UA3-3 = Before the game, all together may agree on other principles; then they stand.
rule-UA3-4 = You need not tell the truth, except about what is public.
rule-UA3-5 = How many cards you hold is no secret: whoever asks is told the truth.
rule-UA3-6 = Talk about what is hidden only in general terms, so that truth and lies sound alike.
rule-UA3-7 = Without shades: a card may be high or low, but not quite high or middling.
rule-UA3-8 = Ask about hidden things only what can be answered with yes or no.
rule-UA3-9 = Nobody has to answer, and an answer need not be true.
rule-UA3-10 = Nobody is asked outright about their loyalty.
rule-UA3-11 = Guess, hint or accuse as openly as you like.
rule-UA3-12 = During a check, say nothing about names, skills, colours or values of the cards you add.
rule-UA3-13 = Say nothing by which your cards could be recognised once they are open.
rule-UA3-14 = Do not say after a check which cards were yours.
rule-UA3-15 = You may say vaguely how much several cards will help, if no single value can be told from it.
rule-UA3-16 = You may say aloud what follows from public things, such as which skills somebody draws.
rule-UA3-17 = Nobody points at open cards as their own, not even as a lie.
rule-UA3-18 = You may ask whether somebody has a certain skill card; they need not say.
rule-UA3-19 = Say what kind of task you can help with, but do not read out the cards in your hand.
rule-UA3-20 = Whoever saw another player’s loyalty cards does not say exactly what they are.
rule-UA3-21 = Whoever looked may call the owner a traitor or a human, true or not.
rule-UA3-22 = Whoever saw several loyalty cards does not say how many were a traitor’s.
rule-UA3-23 = The owner knows which of their loyalty cards were looked at.
rule-UA3-24 = Whoever has seen the top of a deck may call it good or bad, no more.
rule-UA3-25 = A revealed traitor keeps to the same principles.
rule-UA3-26 = Even a revealed traitor does not show their hand.

## Appendix IV: setup

rule-UA4-1 = The board lies in the middle.
rule-UA4-2 = Both track tokens begin at the start.
rule-UA4-3 = Every resource starts at 8.
rule-UA4-4 = Deep Ones, passengers, traitor rings and the die are the supply.
rule-UA4-4-2 = Passenger tokens are mixed face down.
rule-UA4-5 = Each of the six skills gets its own shuffled deck, face down.
rule-UA4-6 = The damage deck is shuffled.
rule-UA4-6-2 = The mythos deck is shuffled.
rule-UA4-7 = Dagon and Hydra start in the Deep.
rule-UA4-7-2 = The first Deep Ones and passengers have set places.
rule-UA4-8 = The chaos deck is made unseen of the top 2 cards of each skill but Treachery.
rule-UA4-9 = Chance decides who is the first current player.
rule-UA4-9-2 = From the current player on, each takes a character.
rule-UA4-9-3 = Characters that nobody took stay out.
rule-UA4-9-4 = It is wise to have many different skills aboard.
rule-UA4-10 = With your character come a feat card and a figure.
rule-UA4-10-2 = The feats of the others stay in the box.
rule-UA4-11 = Your character brings their starting item too.
rule-UA4-11-2 = All other items are shuffled into the item deck.
rule-UA4-12 = Your character starts in the space named on their sheet.
rule-UA4-13 = All but the current player draw three cards of their sets.
rule-UA4-13-2 = The current player begins without cards.
rule-UA4-14 = The waypoints are shuffled and go to the first Captain.
rule-UA4-15 = The spells are shuffled and go to the first Keeper.
rule-UA4-16 = The loyalty deck depends on the number of players.
rule-UA4-16a = Loyalty deck for 3 players: 1 hybrid and 5 humans.
rule-UA4-16b = Loyalty deck for 4 players: 1 hybrid, 1 cultist and 6 humans.
rule-UA4-16c = Loyalty deck for 5 players: 2 hybrids and 8 humans.
rule-UA4-16d = Loyalty deck for 6 players: 2 hybrids, 1 cultist and 9 humans.
rule-UA4-17 = Everybody is dealt 1 loyalty card, face down.
rule-UA4-17-2 = Everyone looks at their loyalty cards together.
rule-UA4-17-3 = When all are ready they lie face down again.
rule-UA4-18 = A first voyage differs in the starting hand, in the loyalty deck and in when it is dealt.

## Learn-to-play book only

rule-UL-1 = First voyage: no loyalty cards are dealt at the start.
rule-UL-2 = First voyage: until loyalty cards are dealt, everybody counts as loyal to the humans.
rule-UL-3 = First voyage: when everybody has had one turn, each is dealt 1 loyalty card.
rule-UL-4 = First voyage: from then on the usual rules apply.
rule-UL-5 = First voyage: there is no cultist.
rule-UL-6 = First voyage with 3 players: 1 hybrid and 5 humans.
rule-UL-7 = First voyage with 4 players: 1 hybrid and 7 humans.
rule-UL-8 = First voyage with 5 players: 2 hybrids and 8 humans.
rule-UL-9 = First voyage with 6 players: 2 hybrids and 10 humans.
rule-UL-10 = First voyage: all but the current player start with their five cards.
rule-UL-11 = First voyage: a crew is suggested for each number of players.
rule-UL-11a = First voyage, a crew of 3: Jeanne Lafarge, Svetlana Gedroits and William Bowleg.
rule-UL-11b = First voyage, a crew of 4: Arjun Singh, Jeanne Lafarge, Samira Dualeh and William Bowleg.
rule-UL-11c = First voyage, a crew of 5: Arjun Singh, Jamie Snell, Samira Dualeh, Svetlana Gedroits and William Bowleg.
rule-UL-11d = First voyage, a crew of 6: Arjun Singh, Jamie Snell, Jeanne Lafarge, Samira Dualeh, Svetlana Gedroits and William Bowleg.
rule-UL-12 = First voyage: the suggested crew is advice, not a rule.
rule-UL-13 = First voyage: nobody needs to look up a rule; the table applies it and cites it.
rule-UL-14 = First voyage: resources start at 8 here too.
rule-UL-15 = Three to six can play.
rule-UL-16 = The box has these pieces.
rule-UL-16a = The board is shared by all.
rule-UL-16b = There are 4 dials, one for each resource.
rule-UL-16c = There is one die; it has eight sides.
rule-UL-16d = There are 10 figures, one for each character.
rule-UL-16e = There are 10 character sheets.
rule-UL-16f = There is one travel token.
rule-UL-16g = There is one ritual token.
rule-UL-16h = There are 22 monsters: Mother Hydra, Father Dagon and 20 Deep Ones.
rule-UL-16i = There are 9 passengers.
rule-UL-16j = There are 4 rings to mark revealed traitors.
rule-UL-16k = One token tells whose turn it is.
rule-UL-17 = The box has these cards.
rule-UL-17a = Each of the 6 skills has 21 cards, 126 in all.
rule-UL-17b = There are 70 mythos cards.
rule-UL-17c = There are 20 items.
rule-UL-17d = There are 20 spells.
rule-UL-17e = There are 20 waypoints.
rule-UL-17f = There are 14 loyalty cards.
rule-UL-17g = There are 10 feats.
rule-UL-17h = There are 9 damage cards.
rule-UL-17i = There is one card for the Captain.
rule-UL-17j = There is one card for the Keeper.
rule-UL-17k = There are 6 reference cards for players.
rule-UL-17l = There are 3 reference cards for traitors.
rule-UL-18 = Six Deep Ones are on the board at the start.
rule-UL-19 = Two passengers are on the decks at the start.
rule-UL-20 = While loyalty cards are looked at, nothing else happens.
rule-UL-21 = When all have looked, loyalty cards lie face down again.
rule-UL-22 = It is better not to look at your loyalty cards again, though you may; here nobody sees you do it.
rule-UL-23 = After a reveal all look at their loyalty cards, so that the receiver goes unnoticed.
rule-UL-24 = How many actions are left is always shown.
rule-UL-25 = From the back all skill cards look alike.
rule-UL-26 = Players’ abilities do not reach monsters in the Deep.
rule-UL-27 = Hydra and Dagon never board the ship.
rule-UL-28 = Rooms bear one or more numbers from 1 to 8; the Brig and the Sick Bay bear none.
rule-UL-29 = An action that you are given is taken at once.
rule-UL-30 = A card in the play area stays there after its action, unless it says otherwise.
rule-UL-31 = Each rescued passenger takes an action of its own.
rule-UL-32 = Waypoints that lead farther cost more fuel.
rule-UL-33 = Every spell has its price, mostly sanity.
rule-UL-34 = Whoever takes the other option to avoid a check takes something bad.
rule-UL-35 = A failed check in the Captain’s Cabin or the Brig has no effect.
rule-UL-36 = When travel goes back, monsters do not move.
rule-UL-37 = Going back stops at the start; steps that are left are lost.
rule-UL-38 = Most damage cards stay in a room, some leave the game.
rule-UL-39 = The current player places and rolls for the monsters of the Deep.
rule-UL-40 = When a Deep One attacks, the current player rolls.
rule-UL-41 = Everybody looks at their loyalty cards at the same time; play goes on when all are ready.
rule-UL-42 = If several passengers are risked, the die is rolled for each.
rule-UL-43 = Of several passengers, a revealed traitor chooses one.
rule-UL-44 = First voyage: the principles of secrecy are used as they are.
rule-UL-45 = The awakening empties the loyalty deck, so there is a traitor aboard by then.
rule-UL-46 = Once revealed, a traitor stays revealed.
rule-UL-47 = A hybrid wins in the same way, revealed or hidden.
rule-UL-48 = A revealed traitor gets new actions, and the table shows them.
rule-UL-49 = After revealing themselves, a traitor’s remaining actions are those of a traitor.
rule-UL-50 = A traitor may reveal themselves in the Brig, but the ability when revealed does not work there.
rule-UL-51 = “If you are not in the Brig” means what it says: in the Brig the ability does not work.
rule-UL-52 = What rooms do and what humans may do is always at hand.
rule-UL-53 = How monsters act and what traitors may do is always at hand too.
rule-UL-54 = Cards looked at are neither shown nor read aloud.
rule-UL-55 = You start with one item; more are in the Cargo Hold.
rule-UL-56 = A hidden traitor may reveal themselves whenever they can spend 1 action.

## Contradictions

rule-UC-1 = You start with 3 cards of your choice from your skill set; with 5 only on a first voyage.
rule-UC-2 = With 4 players there are 1 cultist and 6 humans, with 6 players 1 and 9; a first voyage goes without the cultist.
rule-UC-3 = The first loyalty card is dealt at the start; only on a first voyage it comes after everybody’s first turn.
rule-UC-4 = A first voyage starts with all resources at 8, the game without the cultist with lower ones.
rule-UC-5 = Deep Ones sent away by the great banishment are not defeated.
rule-UC-6 = The great banishment sends revealed traitors to the Brig, not to the Sick Bay.
rule-UC-7 = A human who is defeated while in the Brig does not go to the Sick Bay.
rule-UC-8 = When all other humans are in the Brig, somebody there may hold a title after all.
rule-UC-9 = Enemies never block the action of the Brig.
rule-UC-10 = A revealed traitor prevents repairs as well as a Deep One does.
rule-UC-11 = Hydra looks for the nearest undamaged room; the highest number only breaks a tie.
rule-UC-12 = Hydra damages one room, not several.
rule-UC-13 = Losing an improvement lets you change the active one too.
rule-UC-14 = You may own any number of improvements, but one is active.
rule-UC-15 = The cultist is a traitor too and may reveal themselves.
rule-UC-16 = Besides humans and hybrids, the cultist may win, under conditions of their own.
rule-UC-17 = You may always look at your own loyalty cards, though it is better not to.
rule-UC-18 = When loyalty cards change hands, everybody looks at theirs, so that nobody stands out.
rule-UC-19 = At the awakening revealed traitors pass their new card to a human.
rule-UC-20 = What counts is 6 damaged rooms; each holds one damage card.
rule-UC-21 = A Deep One attacks humans, never a revealed traitor.
rule-UC-22 = A partial success has a text of its own, and it is not a failure.
rule-UC-23 = The stern is only the two water spaces at decks 7 and 8.
rule-UC-24 = After a treachery card that ends the action step, neither an action nor another such card is possible.
rule-UC-25 = The cultist is in the game with 4 and with 6 players.
rule-UC-26 = One Deep One left and two needed: that is too few, and the game ends.
rule-UC-27 = It is the track symbol that moves a track.
rule-UC-28 = Monsters placed in the water are placed at the bow, unless an effect names another place.
rule-UC-29 = The awakening comes the first time the distance is 6 or more.
rule-UC-30 = For the chaos deck a skill gives 2 cards or none.
rule-UC-31 = Revealing yourself is an action, too.
rule-UC-32 = Of a discard pile only the top card shows; nobody leafs through it or counts it.
rule-UC-33 = The moment for abilities before a check comes before the chaos cards are added.
rule-UC-34 = Monsters drift once for each step of travel; those astern sink first.
rule-UC-35 = A revealed traitor in the Brig blocks nothing there.
rule-UC-36 = The rule for the Brig goes before the rule for the Sick Bay: whoever is locked up stays locked up.

## Ambiguities and gaps

rule-UQ-1 = Where rooms, arrows and first monsters are, and what cards say, is printed on the pieces.
rule-UQ-2 = Nobody has to use all their actions.
rule-UQ-3 = Distance is counted in spaces over the whole ship; Deep Ones look only for ways open to them.
rule-UQ-4 = Of a room with several numbers, the largest counts.
rule-UQ-5 = If two ways are equally short, a Deep One takes the room with the highest number; then the current player decides.
rule-UQ-6 = The next Deep One is picked when the last is done; each acts once, newcomers not at all.
rule-UQ-7 = A deck is reshuffled the moment its last card is taken; cards in a check are not in the discard pile yet.
rule-UQ-8 = If one chaos card is left, it is taken, a new deck is made, and the second card comes from it.
rule-UQ-9 = If the last mythos card does not apply, the discard pile is shuffled at once.
rule-UQ-10 = The last mythos card is shuffled in with the rest.
rule-UQ-11 = A traitor in the Sick Bay draws one card, perhaps Treachery.
rule-UQ-12 = Traitors and those in the Brig may trade if they like.
rule-UQ-13 = The other loyalty cards may go to a revealed traitor, too.
rule-UQ-14 = Handing over your other loyalty cards is mandatory; if you have none, it is skipped.
rule-UQ-15 = One player may hold both titles.
rule-UQ-16 = Whoever leaves the Brig does not get the title back.
rule-UQ-17 = A title held in the Brig stays there until it is lost again.
rule-UQ-18 = Effects come one at a time, and the first end reached ends the game.
rule-UQ-19 = At the first resource at 0 the game ends: nothing goes below.
rule-UQ-20 = On arrival: the waypoint, the token to the start, the awakening if it is due, then the steps left.
rule-UQ-21 = A single waypoint that is left has to be taken.
rule-UQ-22 = If the damage deck were empty, there would be no damage.
rule-UQ-23 = Discards are chosen in secret; only the top cards show.
rule-UQ-24 = A face-down improvement: its owner sees what it is, the others see that there is one.
rule-UQ-25 = Cards are added in the order from the current player, whoever caused the check.
rule-UQ-26 = You choose among the cards of the set, none more often than it is there.
rule-UQ-27 = Once something has been done in the step, its start is over.
rule-UQ-28 = A room’s action is used once per turn by anyone, not once by each.
rule-UQ-29 = A failed check in the Captain’s Cabin or the Brig uses up the room for this turn.
rule-UQ-30 = First voyage: if the game ends before loyalty is dealt, all are human and win or lose together.
rule-UQ-31 = First voyage: before loyalty is dealt, nobody can reveal themselves.
rule-UQ-32 = In the Brig any crisis is skipped, whoever it names.
rule-UQ-33 = A loyalty card that reaches a revealed traitor in another way stays with them, face down.
rule-UQ-34 = If the ship reaches port, everybody but the humans loses.
rule-UQ-35 = Every number from 1 to 8 leads the damage roll to some room.
rule-UQ-36 = Difficulty changes the starting resources of any mode, up to 10.
rule-UQ-37 = Monsters that come up from the Deep do not act for the same symbol.
rule-UQ-38 = At each step of travel monsters drift first; only then the ship arrives.
rule-UQ-39 = From the first step on, whoever reveals themselves is a revealed traitor; titles and feat go later, but are of no use any more.
rule-UQ-40 = A move leads elsewhere; only an ability may leave you where you are.
rule-UQ-41 = Nobody is asked to prevent a defeat that would change nothing.
rule-UQ-42 = “Once per turn” belongs to the card: it does not become fresh with a new holder.
rule-UQ-43 = Which token leaves the supply is left to chance.
rule-UQ-44 = What hits several goes clockwise, each choosing their own cards.
rule-UQ-45 = The outcome stands when everybody has passed.
rule-UQ-46 = Looking at more cards than there are shows those that remain.
rule-UQ-47 = You choose the order of several discarded cards; only the top one shows.
rule-UQ-48 = If the price is a risk and tokens are short, you gain nothing.
rule-UQ-49 = A special action that could change nothing is not offered.
rule-UQ-50 = Whoever has fewer cards than they must discard discards them all.
rule-UQ-51 = Several defeats come one after another, each with its own moment.
rule-UQ-52 = What counts is how many were really drawn.
rule-UQ-53 = A trade needs the consent of those who give or get something in it.
rule-UQ-54 = An attack that could change nothing is not offered; such a player still counts as an enemy.
rule-UQ-55 = A played card lies open on the table until all of it is done, and only then is discarded.
rule-UQ-56 = First voyage: if the distance is 6 too early, loyalty is still dealt after everybody’s first turn; the awakening follows at once.
rule-UQ-57 = Who added what stays secret until the game is over; a replay then shows everything.
rule-UQ-58 = While a check lasts, nobody asks for a certain card; asking for help is allowed.
rule-UQ-59 = Chance decides who begins; at a table for teaching, the first seat may begin instead.

## Decision points

rule-UD-1 = Before the game the table agrees on the first voyage, the cultist, the difficulty and how people may talk.
rule-UD-2 = You choose a character that is still free.
rule-UD-3 = First you name the decks, then you draw.
rule-UD-4 = Everyone looks at their loyalty cards and says when they are ready.
rule-UD-5 = You are not asked when there is nothing to change.
rule-UD-6 = At the start of a turn there is a moment for abilities of that time.
rule-UD-7 = In the Sick Bay you name the deck of your one card.
rule-UD-8 = The numbers per deck are fixed before the first card.
rule-UD-9 = A traitor says which cards of their set they give up.
rule-UD-10 = A treachery card for the start of the action step is played before the first action.
rule-UD-11 = A human chooses actions one at a time.
rule-UD-12 = A revealed traitor chooses actions one at a time.
rule-UD-13 = You may stop before all actions are used.
rule-UD-14 = You move to any space of the ship but the Brig and the Sick Bay.
rule-UD-15 = The traitor chooses the cards that pay for the way out, and where to go.
rule-UD-16 = You attack an enemy in your own space.
rule-UD-17 = Which passenger to rescue is hardly a choice: nobody knows their faces.
rule-UD-18 = Every item changes hands only if giver and taker agree.
rule-UD-19 = Whoever gained or lost an improvement says which is active.
rule-UD-20 = The owner of a card decides whether to use its action, and how.
rule-UD-21 = A card from the hand is shown when it is used.
rule-UD-22 = You decide whether to use the room you are in, and how.
rule-UD-23 = In the Captain’s Cabin you name another human, never yourself.
rule-UD-24 = You say whether you try to leave the Brig.
rule-UD-25 = You choose whether and with which cards to repair.
rule-UD-26 = In the Cargo Hold you see the items before you take one.
rule-UD-27 = Whether to pay with a passenger is up to you.
rule-UD-28 = Which of the two spells is cast is up to the Keeper.
rule-UD-29 = Whoever the text addresses makes its choices.
rule-UD-30 = Whether and when to reveal themselves, a traitor alone knows and decides.
rule-UD-31 = Whoever has both traitor cards chooses which one to show.
rule-UD-32 = The traitor makes every choice of the reveal ability.
rule-UD-33 = Who gets the cards is seen by all, what they are is not.
rule-UD-34 = How many cards are swapped is seen by all.
rule-UD-35 = A revealed traitor chooses which passenger in the space is lost.
rule-UD-36 = An extra action may be any that is open to you, even to reveal yourself.
rule-UD-37 = An action on another player’s turn counts for that turn.
rule-UD-38 = Some abilities replace a roll; they are used instead of it.
rule-UD-39 = Before a roll anybody may use any number of abilities, even of the same name.
rule-UD-40 = After a roll abilities go on until nobody wants any more; then the result stands.
rule-UD-41 = If a Deep One could attack several humans, the current player says whom.
rule-UD-42 = Before a defeat there is a moment to prevent it.
rule-UD-43 = Before cards are added, anybody may use an ability of that moment.
rule-UD-44 = How many you add is seen, which ones never.
rule-UD-45 = Once the total is known, abilities may still change it.
rule-UD-46 = Now is the moment for what follows a drawn mythos card.
rule-UD-47 = The one named by the card decides alone.
rule-UD-48 = The one named chooses between check and price.
rule-UD-49 = Everyone sees that you look, and at how many cards.
rule-UD-50 = The current player names the Deep Ones one by one.
rule-UD-51 = Which of several passengers a Deep One defeats, the current player decides.
rule-UD-52 = The choice of the track is free.
rule-UD-53 = Only the Captain looks; only the chosen card is shown.
rule-UD-54 = At the awakening all look again and say when they are ready.
rule-UD-55 = A revealed traitor names the human who gets the new card.
rule-UD-56 = So that nobody stands out, everybody looks.
rule-UD-57 = All who must discard choose at the same time.
rule-UD-58 = The owner of an ability says whether to use it now.
rule-UD-59 = If two things happen at once, the current player says which comes first.
rule-UD-60 = Whoever wants to use an ability may still decline when their moment comes.
rule-UD-61 = At any time you may look at your own cards, ask what is public and talk.
rule-UD-62 = Titles pass on by themselves, with their decks.
rule-UD-63 = If rooms are equally near, the highest number decides, and nobody is asked.
rule-UD-64 = Monarchs swim, monsters drift and Deep Ones follow arrows by themselves.
rule-UD-65 = What a Deep One does follows from its fixed order.
rule-UD-66 = Decks are reshuffled by themselves.
rule-UD-67 = The end of the game and the winners follow by themselves.
rule-UD-68 = Personal cards that do not apply are skipped by themselves.

## Information

rule-UI-1 = Everybody sees the board, and how many monsters of which sort are in the Deep.
rule-UI-2 = Everybody sees the resources and both tracks.
rule-UI-3 = Everybody sees the waypoints in play and the distance.
rule-UI-4 = Only the Captain sees the two waypoints to choose from, and remembers the one put under.
rule-UI-5 = Only the Keeper sees the two spells, and remembers the one put under.
rule-UI-6 = Everybody sees the spell that is cast; afterwards it is gone.
rule-UI-7 = Nobody knows the mythos deck, except what an ability showed.
rule-UI-8 = Everybody sees all of the mythos card in play.
rule-UI-9 = Everybody sees the top of the mythos discard pile, and no more of it.
rule-UI-10 = Everybody sees mythos cards kept before a player.
rule-UI-11 = Everybody sees from which deck you draw, nobody sees what.
rule-UI-12 = Everybody sees the top of each skill’s discard pile.
rule-UI-13 = Nobody ever sees the chaos deck; what it was made of, all know.
rule-UI-14 = Only you see your hand; how many cards it has, all see.
rule-UI-15 = What you added to a check, only you know; how many cards, all see.
rule-UI-16 = The cards of a check are opened for all; whose they were stays hidden until the game is over.
rule-UI-17 = Nobody knows what is in the loyalty deck.
rule-UI-18 = Only you see your face-down loyalty cards; former owners and whoever looked may remember them.
rule-UI-19 = A revealed loyalty card is open to all.
rule-UI-20 = At the end all loyalty cards are open to all.
rule-UI-21 = Only giver and receiver know a loyalty card that is passed on.
rule-UI-22 = That somebody looked at loyalty cards, all see; which ones, only they and the owner know.
rule-UI-23 = Nobody knows the item deck, except whoever looks into it.
rule-UI-24 = Items that lie face up are open to all.
rule-UI-25 = A face-down improvement is known to its owner only.
rule-UI-26 = Nobody knows the order of the damage deck.
rule-UI-27 = What is on a passenger token, nobody knows until that passenger is lost.
rule-UI-28 = Everybody sees how many Deep Ones the supply has.
rule-UI-29 = Sheets, skill sets, feats and titles are open to all.
rule-UI-30 = What has left the game stays unseen; what you saw before you may remember.
rule-UI-31 = Everybody sees rolls, modifiers, target numbers and the actions left.
rule-UI-32 = That you want to use an ability, others may see; which one, not before you do.
rule-UI-33 = What a player could do and does not is known to that player only.
rule-UI-34 = Only the traitors know who is a traitor; how many traitor cards there are, all know.
rule-UI-35 = Of what was discarded only the top cards show; how many there were, all see.

## Rulings on components

rule-G1 = When revealed, Keilani uses Break Morale and Arjun uses Off Course.
rule-G2 = Abilities when revealed do not work in the Brig, nor do some sheets and feats: the card says so.
rule-G3 = Of an item’s traits only two matter: Weapon and Improvement.
rule-G4 = Jury-Rigger works after anybody’s Boiler Room action, once for each.
rule-G5 = Call Down the Storm, Call Friends and Summon the Beast Within bite only if the roll is lower than the number.
rule-G6 = Barricade the Hatches: until the turn ends no Deep One gets inside; those already inside still attack and damage.
rule-G7 = Memory of the Deep, passed: the card is discarded, and its symbols are still resolved.
rule-G8 = Of two shortest ways a Deep One enters the room with the highest number.
rule-G9 = Fleeing Passengers: with no passenger in the supply nobody is risked, and the next card hits the same space.
rule-G10 = Nothing to Hide and Preparation work once per check, Forced Learning several times; the current player sets the order.
rule-G11 = Family Ties, for somebody on deck: the room the arrow points to.
rule-G12 = For Astral Travel you may choose a water space: Deep Ones are moved, monarchs stay.
rule-G13 = For Well Equipped and Criminal Activity face-down improvements count as items.
rule-G14 = Spread Misfortune: Edmund stands in for the one who chooses; a check counts as failed, and symbols are not resolved.
rule-G15 = Some cards cost fuel if travel cannot go back, such as Damaged Evaporator, E.O.T. Failure and Miscalculation; Collision Course does not.
rule-G16 = A traitor’s feat is gone as soon as they are revealed.
rule-G17 = Rampage: up to 4 plain attacks, or up to 3 with one Weapon.
rule-G18 = All that could prevent a defeat shares one moment; the first to do so ends it. Flesh Ward acts last, by itself.
rule-G19 = By the great banishment, revealed traitors end up in the Brig.
rule-G20 = If her nearest room is damaged, Hydra hits the nearest undamaged one, wherever it is.
rule-G21 = Whoever reveals themselves is a traitor from that moment: Rain Fire spares Jamie, the Deep Ones of Second Oath spare Ishmael.
rule-G22 = With too few passengers to risk: chosen in a crisis, you risk those there are and gain nothing; from a check, nothing happens.
rule-G23 = A defeat that changes nothing costs nothing either: Flesh Ward stays.
rule-G24 = Fleeing Passengers drawn by a Deep One or Hydra: the passenger first, then the next card for the same room; Hydra then still swims.
rule-G25 = Infiltrator and The Game is Afoot mean the room where the damage was really laid; humans there are defeated first, then Deep Ones come.
rule-G26 = Cards may move Deep Ones to any adjacent space, even water, but never to the Brig, the Sick Bay or the Deep.
rule-G27 = Barricade the Hatches can be used between your actions, and before a crisis or anything that sets Deep Ones in motion.
rule-G28 = The Peacemaker bars attacks, Weapons, Starbuck and Rampage, but not Shrivelling, the Jam Tin Grenade or the Book of Dagon.
rule-G29 = Flesh Ward and Revelation of Script stay and work in the Brig and after a reveal.
rule-G30 = The limit of once per turn stays with a card that changes hands; copies of True Grit share one.
rule-G31 = “Then perform 1 action” costs 1 and gives 1 at once; you may decline it, and it may be any action open to you.
rule-G32 = A revealed traitor keeps all item abilities and improvements, except the Tool Kit.
rule-G33 = The Jam Tin Grenade in a damaged room damages the nearest undamaged one; in the Brig and the Sick Bay it only defeats.
rule-G34 = For Astral Travel you may choose the Brig.
rule-G35 = Predictive Analytics with one mythos card left: that card is resolved.
rule-G36 = Captain and Keeper are whoever holds the title when the effect comes; the chooser of a card stays its chooser.
rule-G37 = Shrug It Off and Starbuck help against any defeat, that of Self-Sacrifice, Signs of Life or Firemen Strike too.
rule-G38 = Memory of the Deep and Family Ties add nothing while the Treachery deck is empty.
rule-G39 = With Memory of the Deep, William’s one card from the Brig brings the treachery card too, and the kept card’s action works there.
rule-G40 = The actions of Sacrifice Deep One and Memory of the Deep have no limit per turn; after a failure the card stays.
rule-G41 = Jury-Rigger: even if the damage hits no room, the price is paid and the ship travels on.
rule-G42 = With Self-Sacrifice the total counts as exactly the target number.
