### The rules behind a question, in short: what "why?" says. The same ids stand in rules.en.ftl, rules.ru.ftl and rules.uk.ftl.
### rule-<id>: a line of docs/rules/unfathomable.md that an asking step cites; the dots of the id are dashes.

## Monsters act

rule-U1-3 = A card may order an activation symbol in its text.
rule-U1-3a = A symbol named in a text works like one at the foot of a mythos card.
rule-U1-13 = Deep ones act singly, each for itself.
rule-U1-13-2 = When several deep ones act, the current player says which goes next.
rule-U1-13-3 = A deep one does one thing: the first possible of attack, passenger, damage, move.
rule-U1-14 = First of all a deep one attacks a human in its space.
rule-U1-14a = With several humans there the current player names the victim.
rule-U1-14b = Revealed traitors are left alone by deep ones.
rule-U1-15 = With no human to attack, it defeats a passenger where it stands.
rule-U1-16 = With nobody to harm, it damages the room it is in.
rule-U1-16a = Only a whole room can be damaged, never the deck.
rule-U1-17 = Otherwise it moves one space; where to depends on the kind of space.
rule-U12-24a = The deep one symbol: all of them act, but those in the deep.
rule-U38-3a = The deep has no neighbours.
rule-U39-0 = Deep ones are placed from the supply.
rule-U39-1 = When the supply cannot give enough deep ones, the game is over.
rule-U48-2 = A deep one among passengers without a human defeats one; the current player picks which.
rule-U48-5 = A defeated deep one goes back to the supply.
rule-U17-11 = Deep ones never get into the brig.
rule-U21-6 = Deep ones never get into the sick bay.
rule-U25-20b = Brig and sick bay are closed to deep ones.
rule-UL-26 = Players’ abilities do not reach monsters in the deep.
rule-UL-27 = Hydra and Dagon never board the ship.
rule-UQ-6 = The next deep one is picked when the last is done; each acts once, newcomers not at all.
rule-UD-50 = The current player names the deep ones one by one.

## Attacks and dice

rule-U2-1b = Some cards let a player attack.
rule-U2-1c = A deep one that acts may attack.
rule-U2-4-2 = Whom a deep one attacks is for the current player to say.
rule-U2-6 = Before the die of an attack falls, anybody may use what fits that moment.
rule-U2-6-2 = Several abilities of one name may add up before the roll.
rule-U2-8 = After the die of an attack fell, rerolls may be used.
rule-U2-8a = A reroll starts again with the moment before the roll.
rule-U20-2 = A die may be rolled again as often as abilities allow.
rule-U20-2a = What changed the first roll changes the next one too.
rule-U20-2b = Before a reroll, too, abilities may be used.
rule-U20-2c = “Once per roll” stays once, however often the die falls.
rule-U44-14 = Before every roll there is a moment for abilities.
rule-U44-14-2 = After every roll there is one more, before it counts.
rule-UD-16 = You attack an enemy in your own space.

## Actions

rule-U4-0-2 = Humans and revealed traitors have different actions.
rule-U4-2 = A human moves, attacks, rescues, trades, uses a card or the room, repairs.
rule-U4-6 = A human may start a trade of items in his space.
rule-U4-6a = Whoever is there may give and take any number of items.
rule-U4-6a-2 = The one who starts a trade need not take part in it.
rule-U4-8b = In a damaged room a human may repair it.
rule-U4-9 = A revealed traitor moves, attacks, harms passengers or uses a card.
rule-U4-10a = A traitor leaves the brig for hand cards worth 12 in all.
rule-U4-10a1 = He pays all of them at once and goes.
rule-U49-5-2 = A human may do the same thing twice.
rule-U49-11-2 = A traitor may do the same thing twice.
rule-UC-31 = Revealing oneself is an action, too.
rule-UD-10 = A treachery card of that timing is played before the first action.
rule-UD-11 = A human chooses his actions one at a time.
rule-UD-12 = A revealed traitor chooses his actions one at a time.
rule-UD-13 = You may stop before all actions are used.
rule-UD-15 = The traitor picks which cards pay for his way out, and where to.
rule-UD-18 = Every item changes hands only if giver and taker agree.
rule-UD-21 = A card from the hand is shown when it is used.
rule-UQ-2 = Nobody is forced to use all his actions.
rule-UQ-12 = Traitors and those in the brig may trade if they like.
rule-UQ-53 = A trade needs the consent of those who give or get something in it.
rule-UQ-40 = A move leads elsewhere; only an ability may leave you where you are.
rule-U11-1 = Only revealed traitors draw treachery.
rule-U11-2 = Some treachery cards are played before the first action and take the place of all.
rule-U11-2-2 = Such a card leaves you no actions in this turn.
rule-U11-2-3 = Only one such card may be played in a turn.
rule-UQ-27 = Once something was done in the step, its start is over.

## Brig and sick bay

rule-U6-3a = Who is confined goes to the brig.
rule-U17-2 = A human in the brig loses his titles.
rule-U17-4a = A human gets out by an action with a skill check.
rule-U17-4b = A traitor buys his way out with cards worth 12.
rule-U17-4b1 = The ransom is paid in one go, just before he leaves.
rule-U17-4c = Only a text that speaks of the brig moves anybody out of it.
rule-U17-5 = From the brig at most one card goes into a check.
rule-U17-7a = A choice of track falls to the captain then.
rule-U17-12 = In the brig you draw your whole skill set.
rule-U21-1 = In the sick bay you draw one card of your set.
rule-U21-1a = That card may be of the active improvement’s skill.
rule-U24-1a = In the sick bay the set shrinks to one card of your choice.
rule-U49-4a = Who starts in the sick bay picks one card instead of all.
rule-UD-24 = You say whether you try to leave the brig.
rule-UD-7 = In the sick bay you name the deck of your one card.
rule-UQ-11 = A traitor in the sick bay draws one card, perhaps treachery.

## Skill cards

rule-U13-3a = Drawn cards go to your hand.
rule-U13-3a1 = Say how many you take from which decks, then draw.
rule-U13-3d = Ten cards is the most that stays in a hand.
rule-U13-3d1 = At the discard step everybody goes down to ten.
rule-U24-1 = You draw what your skill set shows.
rule-U27-1 = If a deck is short, you draw what there is.
rule-U36-0 = The limit counts at the end of a discard step.
rule-U36-1 = The limit is ten for everybody.
rule-U36-2 = All who hold more discard, not only the current player.
rule-U49-4 = A human’s turn begins with drawing his skill set.
rule-U49-10 = A traitor, too, begins by drawing his skill set.
rule-U49-10a = For each card he leaves he may take treachery.
rule-U49-10a1 = How much treachery he takes is said before drawing.
rule-U49-7 = At the end of a human’s turn all go down to ten cards.
rule-U49-12 = At the end of a traitor’s turn all go down to ten cards.
rule-UD-57 = All who must discard choose at the same time.
rule-UD-8 = The numbers per deck are fixed before the first card.
rule-UD-9 = A traitor says what he leaves of his set.
rule-UQ-23 = Discards are chosen in secret; only the top cards show.
rule-UQ-26 = You choose among the cards of the set, none more often than it is there.
rule-UQ-50 = Who has fewer cards than he must discard loses all.
rule-UQ-52 = What counts is how many were really drawn.

## Checks

rule-U37-3 = A check begins with its target and the skills that help.
rule-U37-3a = Now is the time for what is used before cards are added.
rule-U37-5 = From the left of the current player all may add cards face down, he himself last.
rule-U37-5a = Nobody has to add anything.
rule-U37-5b = Traitors who are revealed and humans in the brig add one card at most.
rule-U40-6 = A revealed traitor may put a single card into a check.
rule-U44-15 = Before the first card is added there is a moment for abilities.
rule-U26-7 = Everybody sees how many cards each player added.
rule-U26-8 = Everybody sees how many cards lie in the check.
rule-UC-33 = That moment comes before the chaos cards.
rule-UD-43 = Anybody may use an ability of that moment.
rule-UD-44 = How many you add is seen, which ones never.
rule-UD-45 = Once the total is known, abilities may still change it.
rule-UQ-25 = Cards are added in the order from the current player, whoever caused the check.
rule-UQ-45 = The outcome stands when everybody has passed.

## Mythos

rule-U49-6 = After his actions a human draws a mythos card.
rule-U12-4 = A mythos card in play may be read by all.
rule-U12-4c3 = A personal card that does not fit is shown and replaced during a look.
rule-U12-4c3-2 = That goes on until the cards fit.
rule-U12-11 = A crisis with a choice offers two ways.
rule-U12-12 = The card says who chooses.
rule-U12-13 = Both ways are read before one is taken.
rule-U12-13a = Even a way that cannot be walked to its end may be taken.
rule-U12-18 = Here it is either the check or the other way.
rule-U12-19 = The other way means no check.
rule-U12-27 = The track symbol moves one of the two tracks on.
rule-U12-27a = Its ship means one step of travel.
rule-U12-27b = Its ritual sign means one step of the ritual.
rule-U12-27c = Its double sign leaves the current player the choice.
rule-U12-27c1 = If he is in the brig, the captain chooses.
rule-U44-11 = Some mythos cards stay before a player and keep working.
rule-UD-46 = Now is the moment for what follows a drawn mythos card.
rule-UD-47 = The one named by the card decides alone.
rule-UD-48 = The one named chooses between check and price.
rule-UD-52 = The choice of the track is free.

## Passengers and damage

rule-U30-4 = To risk a passenger: roll, and an unseen token from the supply goes to the deck space rolled.
rule-U30-6 = With too few tokens in the supply that price cannot be paid.
rule-U30-7 = A rescued token goes back to the supply unseen.
rule-U30-8 = The symbols of a defeated token cost resources.
rule-U30-9 = Passengers fall to deep ones and to traitors in their space.
rule-U30-9a = A human in the space protects them all.
rule-U48-6 = A defeated passenger’s token is turned up, counted and leaves the game.
rule-U48-7 = A defeat that is prevented has not happened.
rule-UD-27 = Whether to pay with a passenger is up to you.
rule-UQ-43 = Which token leaves the supply is left to chance.
rule-UQ-48 = Where risk is the price and tokens are short, the gain is lost.
rule-UQ-51 = Several defeats come one after another, each with its own moment.
rule-U33-2 = Damage to a room: the top damage card is drawn and obeyed.
rule-U33-6 = The damage card in a room says how it is repaired.
rule-U28-3b = Whoever is human and in a damaged room may repair it.
rule-U41-0 = Damage can be repaired.
rule-U41-1 = A repair is the action of the damage card, for humans only.
rule-UD-25 = You choose whether and with which cards to repair.
rule-U42-1 = A changed resource is shown on its dial at once.
rule-U42-1b = No dial goes above ten.

## Items and improvements

rule-U9-1 = A new item comes from the top of its deck, face up.
rule-U9-2-2 = An item that is gone goes to the box.
rule-U9-4a = With one item left in the deck you take it or leave it.
rule-U9-7 = One improvement at most is active.
rule-U9-7a = The active one lies face up.
rule-U9-7b = The others lie face down and rest.
rule-U9-7b2 = A resting improvement may be traded like any item.
rule-U9-8 = At the start of your turn you may change the active one.
rule-U9-8-2 = So you may when an improvement comes or goes.
rule-U9-8a = It comes from the deck or from another player.
rule-U9-8b = It goes by trade or by any other effect.
rule-U9-9 = To change: one is turned up, all others down.
rule-U9-10a = The change comes before the draw and counts for it.
rule-UD-19 = Whoever gained or lost an improvement says which is active.
rule-UD-26 = In the cargo hold you see the items before you take one.
rule-UD-5 = With nothing to change you are not asked.
rule-UI-25 = A face-down improvement is known to its owner only.
rule-UI-33 = What a player could do and does not is known to that player only.
rule-UL-55 = You start with one item; more are in the cargo hold.

## Captain, keeper, voyage

rule-U6-8 = On arrival the captain takes one of two waypoints.
rule-U6-8-2 = The other goes to the bottom of its deck.
rule-U6-13 = The keeper sees two spells, casts one and puts the other to the bottom.
rule-U10-1 = Spells are cast only when something allows it.
rule-U10-2a = If fewer spells are left, you choose among those.
rule-U15-2 = The captain carries out the waypoint he chose.
rule-U50-1 = Forward is away from the start of the track.
rule-U50-2 = Back is towards its start.
rule-U50-2a = From the start there is no way back.
rule-U50-8b = While the way is shorter than 12, each arrival brings a waypoint.
rule-UD-28 = Which of the two spells is cast is up to the keeper.
rule-UD-53 = The captain looks alone; only his choice is shown.
rule-UQ-21 = A single waypoint that is left has to be taken.

## Roles

rule-U43-3 = Below 12, who reveals himself hands his other role cards to one player.
rule-U43-3-2 = The receiver keeps them and may look at any time.
rule-U43-3-3 = From 12 on they stay with the traitor.
rule-U43-6 = Outside the brig he may swap any hand cards for treachery.
rule-U43-7 = A ring marks a revealed traitor.
rule-U43-8 = After that the turn goes on.
rule-U52-2 = All look at their role cards at the same time.
rule-U52-3 = Then each revealed traitor hands his new card to a human.
rule-U52-3a = Whoever got one is given time to look.
rule-UD-32 = What his reveal ability leaves open the traitor decides.
rule-UD-33 = Who gets the cards is seen by all, what they are is not.
rule-UD-34 = How many cards are swapped is seen by all.
rule-UD-4 = Everybody looks at his role and says when he is ready.
rule-UD-54 = When the deep awakes, all look again and say so.
rule-UD-55 = A revealed traitor names the human who gets his card.
rule-UD-56 = So that nobody stands out, everybody looks.
rule-UI-21 = Only giver and receiver know a role card that is passed on.
rule-UL-20 = While roles are looked at, nothing else happens.
rule-UL-23 = After a reveal all look at their roles, so that the receiver stays unnoticed.
rule-UQ-13 = The cards may go to a revealed traitor, too.
rule-UQ-14 = Handing them over is no choice; without cards it is left out.

## Looks and abilities

rule-U44-4 = What “may” happen is your choice.
rule-U44-5 = No price paid, nothing gained.
rule-U44-6 = What answers a thing that “would” happen comes before it.
rule-U44-6-2 = “Instead” puts another thing in its place.
rule-U44-7 = What you look at nobody else sees.
rule-U44-8 = What is impossible is left out.
rule-U44-16 = When the order matters, the current player sets it.
rule-U44-16a = If several want to react, the current player says who comes first.
rule-UD-29 = The one whom the text addresses makes its choices.
rule-UD-49 = That you look, and at how many cards, is seen by all.
rule-UD-58 = The owner of an ability says whether he uses it now.
rule-UL-54 = Cards looked at are neither shown nor read aloud.
rule-UQ-44 = What hits several goes clockwise, each choosing his own cards.
rule-UQ-46 = Looking at more cards than there are shows those that remain.

## Before the first turn

rule-U14-2 = Your feat card is yours from the start.
rule-UA4-9-2 = From the current player on, each takes a character.
rule-UA4-9-3 = Characters that nobody took stay out.
rule-UA4-10 = The character brings feat card and figure.
rule-UA4-10-2 = The feats of the others stay in the box.
rule-UA4-11 = He brings his own item, too.
rule-UA4-12 = He starts in the space that his sheet names.
rule-UA4-13 = All but the current player draw three cards of their sets.
rule-UA4-13-2 = The current player begins without cards.
rule-UA4-17-2 = Roles are looked at by all at once.
rule-UA4-17-3 = When all are ready they lie face down again.
rule-UD-2 = You choose a character that is still free.
rule-UD-3 = First you name the decks, then you draw.
rule-UL-10 = First voyage: all but the current player start with their five cards.
rule-UL-12 = First voyage: the suggested crew is advice, not a rule.
