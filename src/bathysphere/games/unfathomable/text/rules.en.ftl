### The rules behind a question, in short: what "why?" says. The same ids stand in rules.en.ftl, rules.ru.ftl and rules.uk.ftl.
### rule-<id>: a line of docs/rules/unfathomable.md that an asking step cites; the dots of the id are dashes.

## Monsters act

rule-U1-3 = A card may order an activation symbol in its text.
rule-U1-3a = A symbol named in a text works like one at the foot of a mythos card.
rule-U1-13 = Deep Ones act one at a time.
rule-U1-13-2 = When several Deep Ones act, the current player says which goes next.
rule-U1-13-3 = A Deep One does one thing: the first possible of attack, passenger, damage, move.
rule-U1-14 = First of all a Deep One attacks a human in its space.
rule-U1-14a = With several humans there the current player names the victim.
rule-U1-14b = Revealed traitors are left alone by Deep Ones.
rule-U1-15 = With no human to attack, it defeats a passenger where it stands.
rule-U1-16 = With nobody to harm, it damages the room it is in.
rule-U1-16a = Only a whole room can be damaged, never the deck.
rule-U1-17 = Otherwise it moves one space; the kind of space decides where.
rule-U12-24a = The Deep One symbol: all of them act, except those in the Deep.
rule-U38-3a = The Deep has no neighbours.
rule-U39-0 = Deep Ones are placed from the supply.
rule-U39-1 = When the supply cannot give enough Deep Ones, the game is over.
rule-U48-2 = A Deep One among passengers without a human defeats one; the current player picks which.
rule-U48-5 = A defeated Deep One goes back to the supply.
rule-U17-11 = Deep Ones never get into the Brig.
rule-U21-6 = Deep Ones never get into the Sick Bay.
rule-U25-20b = Brig and Sick Bay are closed to Deep Ones.
rule-UL-26 = Players’ abilities do not reach monsters in the Deep.
rule-UL-27 = Hydra and Dagon never board the ship.
rule-UQ-6 = The next Deep One is picked when the last is done; each acts once, newcomers not at all.
rule-UD-50 = The current player names the Deep Ones one by one.

## Attacks and dice

rule-U2-1b = Some cards let a player attack.
rule-U2-1c = A Deep One that acts may attack.
rule-U2-4-2 = The current player says whom a Deep One attacks.
rule-U2-6 = Before an attack roll, anyone may use what fits that moment.
rule-U2-6-2 = Several abilities with the same name may add up before the roll.
rule-U2-8 = After an attack roll, rerolls may be used.
rule-U2-8a = A reroll starts again with the moment before the roll.
rule-U20-2 = A die may be rerolled as often as abilities allow.
rule-U20-2a = What changed the first roll changes the next one too.
rule-U20-2b = Abilities may be used before a reroll, too.
rule-U20-2c = “Once per roll” means once, however often the die is rerolled.
rule-U44-14 = Before every roll there is a moment for abilities.
rule-U44-14-2 = After every roll there is one more, before it counts.
rule-UD-16 = You attack an enemy in your own space.

## Actions

rule-U4-0-2 = Humans and revealed traitors have different actions.
rule-U4-2 = A human moves, attacks, rescues, trades, uses a card or the room, repairs.
rule-U4-6 = A human may start a trade of items in their space.
rule-U4-6a = Whoever is there may give and take any number of items.
rule-U4-6a-2 = The one who starts a trade need not take part in it.
rule-U4-8b = In a damaged room a human may repair it.
rule-U4-9 = A revealed traitor moves, attacks, harms passengers or uses a card.
rule-U4-10a = A traitor leaves the Brig for hand cards worth 12 in all.
rule-U4-10a1 = They pay it all in one go and leave.
rule-U49-5-2 = A human may do the same thing twice.
rule-U49-11-2 = A traitor may do the same thing twice.
rule-UC-31 = Revealing yourself is an action, too.
rule-UD-10 = A treachery card of that timing is played before the first action.
rule-UD-11 = A human chooses actions one at a time.
rule-UD-12 = A revealed traitor chooses actions one at a time.
rule-UD-13 = You may stop before all actions are used.
rule-UD-15 = The traitor chooses the cards that pay for the way out, and where to go.
rule-UD-18 = Every item changes hands only if giver and taker agree.
rule-UD-21 = A card from the hand is shown when it is used.
rule-UQ-2 = Nobody has to use all their actions.
rule-UQ-12 = Traitors and those in the Brig may trade if they like.
rule-UQ-53 = A trade needs the consent of those who give or get something in it.
rule-UQ-40 = A move leads elsewhere; only an ability may leave you where you are.
rule-U11-1 = Only revealed traitors draw Treachery.
rule-U11-2 = Some treachery cards are played before the first action and take the place of all.
rule-U11-2-2 = Such a card leaves you no actions this turn.
rule-U11-2-3 = Only one such card may be played in a turn.
rule-UQ-27 = Once something has been done in the step, its start is over.

## Brig and sick bay

rule-U6-3a = Whoever is confined goes to the Brig.
rule-U17-2 = A human in the Brig loses all titles.
rule-U17-4a = A human gets out by an action with a skill check.
rule-U17-4b = A traitor buys a way out with cards worth 12.
rule-U17-4b1 = The ransom is paid in one go, just before leaving.
rule-U17-4c = Only a text that names the Brig moves anyone out of it.
rule-U17-5 = From the Brig at most one card goes into a check.
rule-U17-7a = A choice of track falls to the Captain then.
rule-U17-12 = In the Brig you draw your whole skill set.
rule-U21-1 = In the Sick Bay you draw one card of your set.
rule-U21-1a = That card may be of the active improvement’s skill.
rule-U24-1a = In the Sick Bay the set shrinks to one card of your choice.
rule-U49-4a = Whoever starts in the Sick Bay draws one card instead of all.
rule-UD-24 = You say whether you try to leave the Brig.
rule-UD-7 = In the Sick Bay you name the deck of your one card.
rule-UQ-11 = A traitor in the Sick Bay draws one card, perhaps Treachery.

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
rule-U49-4 = A human’s turn begins with drawing their skill set.
rule-U49-10 = A traitor, too, begins by drawing their skill set.
rule-U49-10a = For each card they give up, they may draw Treachery.
rule-U49-10a1 = How many Treachery cards they take is said before drawing.
rule-U49-7 = At the end of a human’s turn all go down to ten cards.
rule-U49-12 = At the end of a traitor’s turn all go down to ten cards.
rule-UD-57 = All who must discard choose at the same time.
rule-UD-8 = The numbers per deck are fixed before the first card.
rule-UD-9 = A traitor says which cards of their set they give up.
rule-UQ-23 = Discards are chosen in secret; only the top cards show.
rule-UQ-26 = You choose among the cards of the set, none more often than it is there.
rule-UQ-50 = Whoever has fewer cards than they must discard loses them all.
rule-UQ-47 = You choose the order of several discarded cards; only the top one shows.
rule-UQ-52 = What counts is how many were really drawn.

## Checks

rule-U37-3 = A check begins with its target and the skills that help.
rule-U37-3a = Now is the time for what is used before cards are added.
rule-U37-5 = From the left of the current player all may add cards face down, the current player last.
rule-U37-5a = Nobody has to add anything.
rule-U37-5b = Traitors who are revealed and humans in the Brig add one card at most.
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

rule-U49-6 = After their actions a human draws a mythos card.
rule-U12-4 = A mythos card in play may be read by all.
rule-U12-4c3 = A personal card that does not fit is shown and replaced during a look.
rule-U12-4c3-2 = That goes on until the cards fit.
rule-U12-11 = A crisis with a choice offers two options.
rule-U12-12 = The card says who chooses.
rule-U12-13 = Both options are read before one is taken.
rule-U12-13a = You may take an option even if it cannot be carried out in full.
rule-U12-18 = Here it is either the check or the other option.
rule-U12-19 = The other option means no check.
rule-U12-27 = The track symbol moves one of the two tracks on.
rule-U12-27a = Its ship means one step of travel.
rule-U12-27b = Its ritual sign means one step of the ritual.
rule-U12-27c = Its double sign leaves the current player the choice.
rule-U12-27c1 = If the current player is in the Brig, the Captain chooses.
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
rule-U30-9 = Deep Ones and traitors can defeat passengers in their space.
rule-U30-9a = A human in the space protects them all.
rule-U48-6 = A defeated passenger’s token is turned face up, counted and removed.
rule-U48-7 = A defeat that is prevented has not happened.
rule-UD-27 = Whether to pay with a passenger is up to you.
rule-UQ-43 = Which token leaves the supply is left to chance.
rule-UQ-48 = If the price is a risk and tokens are short, you gain nothing.
rule-UQ-51 = Several defeats come one after another, each with its own moment.
rule-U33-2 = Damage to a room: the top damage card is drawn and resolved.
rule-U33-6 = The damage card in a room says how it is repaired.
rule-U28-3b = A human in a damaged room may repair it.
rule-U41-0 = Damage can be repaired.
rule-U41-1 = A repair is the action of the damage card, for humans only.
rule-UD-25 = You choose whether and with which cards to repair.
rule-U42-1 = A changed resource is shown on its dial right away.
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
rule-U9-8-2 = You may also do so when you gain or lose an improvement.
rule-U9-8a = It comes from the deck or from another player.
rule-U9-8b = It goes by trade or by any other effect.
rule-U9-9 = To change: one is turned face up, all others face down.
rule-U9-10a = The change comes before the draw and counts for it.
rule-UD-19 = Whoever gained or lost an improvement says which is active.
rule-UD-26 = In the Cargo Hold you see the items before you take one.
rule-UD-5 = You are not asked when there is nothing to change.
rule-UI-25 = A face-down improvement is known to its owner only.
rule-UI-33 = What a player could do and does not is known to that player only.
rule-UL-55 = You start with one item; more are in the Cargo Hold.

## Captain, keeper, voyage

rule-U6-8 = On arrival the Captain takes one of two waypoints.
rule-U6-8-2 = The other goes to the bottom of its deck.
rule-U6-13 = The Keeper sees two spells, casts one and puts the other to the bottom.
rule-U10-1 = Spells are cast only when an effect allows it.
rule-U10-2a = If fewer spells are left, you choose among those.
rule-U15-2 = The Captain resolves the chosen waypoint.
rule-U50-1 = Forward is away from the start of the track.
rule-U50-2 = Back is towards its start.
rule-U50-2a = From the start there is no way back.
rule-U50-8b = While the distance is below 12, each arrival brings a waypoint.
rule-UD-28 = Which of the two spells is cast is up to the Keeper.
rule-UD-53 = Only the Captain looks; only the chosen card is shown.
rule-UQ-21 = A single waypoint that is left has to be taken.

## Roles

rule-U43-3 = Below 12, whoever is revealed hands their other loyalty cards to one player.
rule-U43-3-2 = The receiver keeps them and may look at any time.
rule-U43-3-3 = From 12 on, they stay with the traitor.
rule-U43-6 = Outside the Brig they may swap any hand cards for Treachery.
rule-U43-7 = A ring marks a revealed traitor.
rule-U43-8 = After that the turn goes on.
rule-U52-2 = All look at their loyalty cards at the same time.
rule-U52-3 = Then each revealed traitor hands their new card to a human.
rule-U52-3a = Whoever got one is given time to look.
rule-UD-32 = The traitor makes every choice of the reveal ability.
rule-UD-33 = Who gets the cards is seen by all, what they are is not.
rule-UD-34 = How many cards are swapped is seen by all.
rule-UD-4 = Everyone looks at their loyalty cards and says when they are ready.
rule-UD-54 = At the awakening all look again and say when they are ready.
rule-UD-55 = A revealed traitor names the human who gets the new card.
rule-UD-56 = So that nobody stands out, everybody looks.
rule-UI-21 = Only giver and receiver know a loyalty card that is passed on.
rule-UL-20 = While loyalty cards are looked at, nothing else happens.
rule-UL-23 = After a reveal all look at their loyalty cards, so that the receiver goes unnoticed.
rule-UQ-13 = The cards may go to a revealed traitor, too.
rule-UQ-14 = Handing them over is mandatory; without cards it is skipped.

## Looks and abilities

rule-U44-4 = “May” means the choice is yours.
rule-U44-5 = If you do not pay, you do not gain.
rule-U44-6 = What answers a thing that “would” happen comes before it.
rule-U44-6-2 = “Instead” puts another thing in its place.
rule-U44-7 = Nobody else sees what you look at.
rule-U44-8 = Whatever is impossible is skipped.
rule-U44-16 = When the order matters, the current player sets it.
rule-U44-16a = If several want to react, the current player says who comes first.
rule-UD-29 = Whoever the text addresses makes its choices.
rule-UD-49 = Everyone sees that you look, and at how many cards.
rule-UD-58 = The owner of an ability says whether to use it now.
rule-UL-54 = Cards looked at are neither shown nor read aloud.
rule-UQ-44 = What hits several goes clockwise, each choosing their own cards.
rule-UQ-46 = Looking at more cards than there are shows those that remain.

## Before the first turn

rule-U14-2 = Your feat card is yours from the start.
rule-UA4-9-2 = From the current player on, each takes a character.
rule-UA4-9-3 = Characters that nobody took stay out.
rule-UA4-10 = The character brings feat card and figure.
rule-UA4-10-2 = The feats of the others stay in the box.
rule-UA4-11 = The character brings an item, too.
rule-UA4-12 = The character starts in the space named on the sheet.
rule-UA4-13 = All but the current player draw three cards of their sets.
rule-UA4-13-2 = The current player begins without cards.
rule-UA4-17-2 = Everyone looks at their loyalty cards together.
rule-UA4-17-3 = When all are ready they lie face down again.
rule-UD-2 = You choose a character that is still free.
rule-UD-3 = First you name the decks, then you draw.
rule-UL-10 = First voyage: all but the current player start with their five cards.
rule-UL-12 = First voyage: the suggested crew is advice, not a rule.
