### The rules in short: what "why?" and the reference say. The same ids stand in rules.en.ftl, rules.ru.ftl and rules.uk.ftl.
### rule-<id>: a line of docs/rules/thing.md, rules, decisions, what is secret, rulings; the dots of the id are dashes.

## Components

rule-T1-1 = The whole game is 108 cards.
rule-T1-2 = 88 cards are events.
rule-T1-3 = 20 cards are panic.
rule-T1-4 = Events and panic have different backs, so everybody sees which of them is drawn.
rule-T1-5 = There is only one Thing card.
rule-T1-6 = A number on each card but the Thing tells from how many players on it is used.
rule-T1-7 = Between 4 and 12 people can play.

## Teams and goals

rule-T2-1 = Humans stand on one side, the Thing and the infected on the other.
rule-T2-2 = At first everybody is human, except the one who holds the Thing card.
rule-T2-3 = Humans have to find out who the Thing is and burn it.
rule-T2-4 = The Thing wants no human left: each one infected or out of the game.
rule-T2-5 = The infected protect the Thing.
rule-T2-6 = Once infected, you play for the other side from that moment.

## Setup

rule-T3-1 = Events and panic lie mixed in one deck.
rule-T3-2 = The Thing card takes part in every game.
rule-T3-3 = Cards that need more players than there are stay in the box.
rule-T3-4 = All cards that need no more players than there are come into play.
rule-T3-5 = Before dealing, all Infection! cards are laid aside.
rule-T3-6 = Panic is laid aside together with them.
rule-T3-7 = The Thing card is laid apart, face down.
rule-T3-8 = Random cards from the rest are added to the Thing card, unseen.
rule-T3-8a = So many are added that, with the Thing card, there are four for each player.
rule-T3-9 = These cards and the Thing card are the starting cards.
rule-T3-10 = The starting cards are mixed without looking, and everybody is dealt the same number.
rule-T3-10a = Everybody starts with 4 cards.
rule-T3-10b = Nobody is dealt an Infection! card at the start.
rule-T3-10c = Nobody is dealt panic at the start.
rule-T3-10d = One of the players is dealt the Thing card.
rule-T3-11 = Everything else, with Infection! and panic, is shuffled into the common deck.
rule-T3-12 = The discard pile is empty at first.
rule-T3-13 = By custom, the player who saw a horror film last goes first.
rule-T3-13a = It is good manners, though no duty, to agree on that before looking at the cards.

## General play

rule-T4-1 = Players take their turns one after another.
rule-T4-2 = At first turns go clockwise.
rule-T4-3 = Cards can turn the direction of play round.
rule-T4-4 = You show your cards only when a card says so.
rule-T4-5 = Discarded cards lie face down, in one pile beside the deck.
rule-T4-6 = When the deck is used up, the discard pile is shuffled and takes its place.
rule-T4-7 = If you changed seats on your turn, the next player is counted from your new seat.
rule-T4-8 = Unless the card says otherwise, it reaches only a neighbour, on either side.

## Turn

rule-T5-1 = A turn has three steps: draw; play, discard or obey a panic card; exchange.
rule-T5-2 = You begin by drawing one card from the deck.
rule-T5-2a = A drawn event card joins your hand.
rule-T5-3 = A drawn panic card takes effect immediately and is then discarded.
rule-T5-3a = After a panic card nothing is played or discarded from the hand.
rule-T5-4 = With an event card drawn, you either discard one card or play one.
rule-T5-4a = You may discard one card; the others do not see it.
rule-T5-4b = You may play one event card; it takes effect and is then discarded.
rule-T5-4c = An obstacle that you play stays on the table.
rule-T5-4d = Any permitted card will do, even the one you just drew.
rule-T5-4e = Defence cards only answer; on your own turn they cannot be played.
rule-T5-4f = On your turn an infection card can be kept or, at times, discarded, but not played.
rule-T5-5 = Your turn closes with an exchange with the next player.
rule-T5-5a = After a panic card you exchange as well, unless that card ends the turn.
rule-T5-6 = After the exchange the next player in the direction of play begins.

## Exchange

rule-T6-1 = The player whose turn it is offers the next player one card.
rule-T6-2 = The player who is asked gives one card in return, or refuses with a defence card.
rule-T6-3 = The others see neither of the two cards.
rule-T6-4 = You pick your card without knowing the one you will get.
rule-T6-5 = If the exchange with the next player is blocked, there is none this turn.
rule-T6-5a = A Barred Door between two players blocks their exchange.
rule-T6-5b = A Quarantine on one of the two is enough to block the exchange.
rule-T6-6 = A blocked exchange is not made up for with somebody else.
rule-T6-7 = The partner is the next player in the direction of play, unless a card names another.
rule-T6-8 = The Thing card is never offered and never given in return.
rule-T6-9 = As a human you can neither offer nor give an Infection! card.
rule-T6-10 = As an infected player you can give an Infection! card only to the Thing.
rule-T6-10a = An infected player who gives an Infection! card away must still hold another one.
rule-T6-11 = The Thing can give an Infection! card to anybody.
rule-T6-12 = A human who gets an Infection! card in an exchange is infected immediately.
rule-T6-12a = The Thing infects when it answers an exchange just as when it offers one.
rule-T6-13 = A card that was refused infects nobody.

## Human

rule-T7-1 = You stay human until the Thing hands you an Infection! card.
rule-T7-2 = An Infection! card from the deck does not infect you.
rule-T7-3 = A human may keep an Infection! card from the deck.
rule-T7-4 = A human may discard an Infection! card like any other.
rule-T7-5 = A human passes Infection! cards to nobody.
rule-T7-6 = Infection! cards in hand do not make a human any less human at the end.

## Infected

rule-T8-1 = A human becomes infected when another player passes on an Infection! card.
rule-T8-2 = An infected player is never without an Infection! card.
rule-T8-3 = An infected player cannot discard the last Infection! card in hand.
rule-T8-4 = An infected player may keep further Infection! cards from the deck.
rule-T8-5 = An infected player may discard Infection! cards as long as one remains.
rule-T8-6 = An infected player may hand spare Infection! cards to the Thing.
rule-T8-7 = An infected player gives no Infection! card to a human.
rule-T8-8 = The infected give no Infection! cards to each other.
rule-T8-9 = The infected themselves cannot infect anybody.
rule-T8-10 = There is no way back from infected to human.

## The Thing

rule-T9-1 = The player who holds the Thing card is the Thing.
rule-T9-2 = The Thing card cannot be discarded.
rule-T9-3 = The Thing card cannot be exchanged.
rule-T9-4 = No card effect takes the Thing card away from the Thing.
rule-T9-5 = Nobody but the Thing can infect.
rule-T9-6 = The Thing and the infected may exchange Infection! cards both ways.
rule-T9-7 = The Thing always knows everybody’s role.
rule-T9-8 = Only the Thing can announce that no humans are left.
rule-T9-9 = Infection! cards do not change the Thing.

## Talking

rule-T10-1 = Say what you like: you may tell your role or lie about it.
rule-T10-2 = To prove your words with cards is not allowed, unless a played card makes you show them.
rule-T10-3 = Promises bind nobody.

## Hand limits

rule-T11-1 = No hand may hold more than three Infection! cards.
rule-T11-2 = Everybody holds four cards when a turn begins.
rule-T11-3 = Everybody holds four cards when a turn ends.
rule-T11-4 = With three Infection! cards at most, a human always has something to exchange.
rule-T11-5 = An infected player, too, always has a card that anybody may get.

## Elimination

rule-T12-1 = Players leave the game by a Flamethrower only.
rule-T12-2 = A Flamethrower burns any role.
rule-T12-3 = A Flamethrower reaches only neighbours; to get at others, change seats first.
rule-T12-4 = No Barbecue! saves you from a Flamethrower.
rule-T12-5 = Without No Barbecue! the target of a Flamethrower is out of the game.
rule-T12-6 = The whole hand of a player who is out goes to the discard pile.
rule-T12-6a = Nobody gets to see the cards of a player who is out.
rule-T12-7 = A player who is out has no more turns; those on both sides become neighbours.

## End of the game

rule-T13-1 = The game ends when the Thing is burned, unless Revenge is played.
rule-T13-1a = When the Thing is burned, everybody shows their cards and side.
rule-T13-1b = When the Thing is burned, the humans still in play win.
rule-T13-1c = When the Thing is burned, it loses together with the infected and all who are out.
rule-T13-2 = The game also ends when the Thing announces that no humans are left.
rule-T13-2a = After the announcement everybody shows their cards and side.
rule-T13-3 = If the announcement is true, the Thing and the infected still in play win.
rule-T13-3a = A true announcement does not help those who are out: they lose.
rule-T13-4 = The last human loses, too, when they are infected rather than burned.
rule-T13-5 = If nobody was burned and all were infected, the Thing wins alone.
rule-T13-6 = If the announcement is false, all humans still in play win.
rule-T13-6a = If the announcement is false, the Thing, the infected and all who are out lose.
rule-T13-7 = The Thing is free to keep silent; then the game goes on.

## Event cards in general

rule-T14-1 = An event that you draw stays in your hand until its moment comes.
rule-T14-2 = Events are of four kinds: infection, action, defence and obstacle.
rule-T14-3 = There are 19 different events: 2 infections, 10 actions, 5 defences and 2 obstacles.

## Discarding

rule-T15-1 = Whatever is discarded goes face down.
rule-T15-2 = Events and panic share one discard pile.
rule-T15-3 = Action and defence cards are discarded when they have taken effect.

## Infection cards

rule-T16-1 = Infection cards, that is the Thing and Infection!, are never played.
rule-T16-2 = Infection cards are shown only when a card demands it.
rule-T16-3 = Holding the Thing card makes you the Thing.
rule-T16-3a = The Thing card stays with its holder even if an effect asks for it.
rule-T16-4 = An Infection! card that comes from the deck changes no role.
rule-T16-4a = An Infection! card that comes from the deck may be discarded again.
rule-T16-5 = In a human hand an Infection! card cannot be handed on.
rule-T16-6 = An Infection! card from another player infects a human.
rule-T16-6a = Once infected, you may give Infection! cards to the Thing and to nobody else.
rule-T16-6b = Once infected, you always keep one Infection! card.
rule-T16-7 = The last Infection! card of an infected player stays, whatever an effect demands.

## Action cards

rule-T17-1 = Action cards are played only on your own turn.
rule-T17-2 = Action cards do not answer other cards.
rule-T17-3 = An action card is discarded once it has worked.
rule-T17-4 = Flamethrower: a neighbour is out of the game.
rule-T17-5 = Analysis: a neighbour shows you their whole hand.
rule-T17-5a = Analysis: nobody but you sees the hand.
rule-T17-6 = Axe: you may use it on yourself.
rule-T17-6a = Axe: you may use it on a neighbour.
rule-T17-6b = Axe: takes away your own Quarantine or that of a neighbour.
rule-T17-6c = Axe: may instead break the Barred Door between you and a neighbour.
rule-T17-6d = Axe: one Axe removes one obstacle.
rule-T17-7 = Suspicion: you look at one random card of a neighbour.
rule-T17-8 = Whisky: you show your whole hand to everybody.
rule-T17-8a = Whisky: works on nobody but yourself.
rule-T17-9 = Persistence: you draw three event cards.
rule-T17-9a = Persistence: you keep one of the three and discard the other two.
rule-T17-9b = Persistence: afterwards you play or discard a card once more.
rule-T17-9c = Persistence: you may play another one in the same turn.
rule-T17-9d = Persistence: panic cards met on the way are discarded without effect.
rule-T17-10 = Watch Your Back: the direction of play turns round.
rule-T17-10a = Watch Your Back: your exchange is already with the new next player.
rule-T17-11 = Change Places!: you swap seats with a neighbour.
rule-T17-11a = Change Places!: not with a neighbour in quarantine.
rule-T17-11b = Change Places!: not through a Barred Door.
rule-T17-11c = Change Places!: both hands stay with their owners.
rule-T17-11d = Change Places!: the new seats decide who your neighbours are and who comes next.
rule-T17-12 = You’d Better Run!: you swap seats with any player.
rule-T17-12a = You’d Better Run!: not with a player in quarantine.
rule-T17-12b = You’d Better Run!: Barred Doors do not matter.
rule-T17-12c = You’d Better Run!: both hands stay with their owners.
rule-T17-12d = You’d Better Run!: the new seats decide who your neighbours are and who comes next.
rule-T17-13 = Seduction: you exchange a card with any player who is not in quarantine.
rule-T17-13a = Seduction: your turn ends right after it, without a second exchange.
rule-T17-13b = Seduction: an exchange like any other; it can infect.
rule-T17-13c = Seduction: a neighbour behind a Barred Door cannot be chosen.

## Defence cards

rule-T18-1 = Defence cards only answer: another player’s card, a panic card or an exchange.
rule-T18-2 = A defence card that is played is discarded, and another card is drawn right away.
rule-T18-2a = Panic cards met while drawing in place of a defence card go unseen to the discard pile.
rule-T18-2b = The card drawn in place of a defence card joins the hand.
rule-T18-3 = Scary: answers an offered exchange, whatever brought it about.
rule-T18-3a = Scary: there is no exchange.
rule-T18-3b = Scary: you look at the card that was offered to you.
rule-T18-3c = Scary: the card you looked at goes back to its owner.
rule-T18-4 = I’m Comfortable: answers Change Places! and You’d Better Run!, nothing else.
rule-T18-4a = I’m Comfortable: nobody moves.
rule-T18-5 = No, Thank You!: answers an offered exchange, whatever brought it about.
rule-T18-5a = No, Thank You!: there is no exchange, and the offered card stays unseen.
rule-T18-6 = Missed!: answers an offered exchange, whatever brought it about.
rule-T18-6a = Missed!: you take no part in the exchange.
rule-T18-6b = Missed!: the player after you exchanges in your place.
rule-T18-6c = Missed!: with a door or a Quarantine in the way there is no exchange.
rule-T18-6d = Missed!: whose turn comes next does not change.
rule-T18-7 = No Barbecue!: answers a Flamethrower aimed at you, nothing else.
rule-T18-7a = No Barbecue!: the Flamethrower does nothing, and you stay in the game.
rule-T18-8 = A defence card is replaced before anybody is asked anything else.

## Obstacle cards

rule-T19-1 = Obstacles stay on the table until another card removes them; Quarantine ends by itself, too.
rule-T19-2 = Quarantine: you may play it on yourself.
rule-T19-2a = Quarantine: you may play it on a neighbour.
rule-T19-3 = Quarantine: lasts for three turns of the player on whom it lies.
rule-T19-4 = Quarantine: that player exchanges no cards, whoever’s turn it is.
rule-T19-5 = Quarantine: that player plays no event cards.
rule-T19-6 = Quarantine: others cannot aim event cards at that player; only an Axe works.
rule-T19-7 = Quarantine: that player still draws a card each turn.
rule-T19-7a = Quarantine: with an event card drawn, one card is discarded.
rule-T19-7b = Quarantine: a drawn panic card works as always.
rule-T19-8 = Quarantine: an Axe ends it early.
rule-T19-8a = Quarantine: some panic cards end it early.
rule-T19-9 = Barred Door: you put it between yourself and a neighbour.
rule-T19-10 = Barred Door: the two beside it can do nothing to each other.
rule-T19-10a = Barred Door: no cards are played through it.
rule-T19-10b = Barred Door: no seats are swapped through it.
rule-T19-10c = Barred Door: no cards are exchanged through it.
rule-T19-11 = Barred Door: it bars both ways.
rule-T19-12 = Barred Door: an Axe removes it.
rule-T19-12a = Barred Door: some panic cards remove it.
rule-T19-13 = Barred Door: it stays where it is when players move, and may then part others.

## Panic cards

rule-T20-1 = Panic cards lie in the same deck as the events.
rule-T20-2 = Panic drawn at the start of a turn must be obeyed immediately.
rule-T20-3 = A panic card never joins a hand.
rule-T20-4 = Panic breaks out only at the start of a turn, when it is drawn.
rule-T20-5 = When an effect lets you draw, panic cards on the way are put aside unseen.
rule-T20-6 = Rotten Ropes: every Quarantine ends.
rule-T20-7 = One, Two…: name a side and swap seats with the third player there.
rule-T20-7a = One, Two…: Barred Doors do not matter.
rule-T20-7b = One, Two…: with the third player in quarantine nobody moves, yet you may name that side.
rule-T20-7c = One, Two…: your own Quarantine does not stop you.
rule-T20-7d = One, Two…: with three or two players left nothing happens.
rule-T20-8 = …Three, Four…: every Barred Door is removed.
rule-T20-9 = Is This the Party?: first all Quarantines and Barred Doors go.
rule-T20-9a = Is This the Party?: then players swap seats in pairs, clockwise from the player who drew it.
rule-T20-9b = Is This the Party?: a player without a partner stays put.
rule-T20-10 = Get Out of Here!: swap seats with a player who is not in quarantine.
rule-T20-10a = Get Out of Here!: a neighbour behind a Barred Door cannot be chosen.
rule-T20-10b = Get Out of Here!: your own Quarantine does not stop you.
rule-T20-11 = Forgetful: discard three cards, then draw three event cards.
rule-T20-11a = Forgetful: the Thing card stays, and an infected player keeps an Infection! card.
rule-T20-12 = Chain Reaction: all at once, everybody gives a card to the next player.
rule-T20-12a = Chain Reaction: neither Quarantine nor doors hold it up.
rule-T20-12b = Chain Reaction: nobody can refuse.
rule-T20-12c = Chain Reaction: the Thing may infect; what may be given is as in an exchange.
rule-T20-13 = Can’t We Be Friends?: exchange a card with a player who is not in quarantine.
rule-T20-13a = Can’t We Be Friends?: a neighbour behind a Barred Door cannot be chosen.
rule-T20-13b = Can’t We Be Friends?: Scary, No, Thank You! and Missed! answer it.
rule-T20-13c = Can’t We Be Friends?: in quarantine you exchange with nobody.
rule-T20-14 = Blind Date: swap a card for the top event card of the deck, unseen.
rule-T20-14a = Blind Date: the deck gets your card on top.
rule-T20-14b = Blind Date: not the Thing card nor the last Infection! of an infected player; a human may swap one.
rule-T20-15 = Oops!: you show your whole hand to everybody.
rule-T20-16 = Just Between Us…: you show your hand to one neighbour and to nobody else.
rule-T20-16a = Just Between Us…: not through a Barred Door; Quarantine does not matter.
rule-T20-17 = Confession Time: one after another, everybody shows their hand or declines.
rule-T20-17a = Confession Time: an Infection! card that is shown ends it; the other cards may stay hidden.
rule-T20-18 = Only Chain Reaction and Blind Date end the turn; after other panic cards you exchange.
rule-T20-19 = Panic must be obeyed; with nobody to choose, nothing happens.
rule-T20-20 = Panic puts nobody out of the game, and those who are out take no part in it.
rule-T20-21 = No defence card helps against panic, except in the exchange of Can’t We Be Friends?.

## Advanced rules (each optional and independent)

rule-T21-1 = House rule: the Thing card is shuffled into the deck and not dealt.
rule-T21-1a = To mix the Thing card into the deck is advised above all for 4 to 6 players.
rule-T21-1b = House rule: nobody is the Thing until the card is drawn; the player who draws it becomes the Thing.
rule-T21-2 = House rule: the deck has more or fewer Infection! cards.
rule-T21-3 = House rule: no Flamethrower is dealt at the start.
rule-T21-3a = House rule: no Analysis is dealt at the start.
rule-T21-3b = House rule: Flamethrowers and Analyses come only from the deck.
rule-T21-4 = House rule: Seduction works on neighbours only while one of them is within reach.
rule-T21-4a = House rule: You’d Better Run! works on neighbours only while one of them is within reach.
rule-T21-4b = House rule: Can’t We Be Friends? works on neighbours only while one of them is within reach.
rule-T21-4c = House rule: Get Out of Here! works on neighbours only while one of them is within reach.
rule-T21-5 = House rule: the players put the deck together themselves.
rule-T21-6 = Revenge: the game goes on after the Thing’s death while humans and infected are both left.
rule-T21-6a = Revenge: the burned Thing may watch and give advice.
rule-T21-6b = Revenge: the burned Thing may not tell roles, not even by a hint.
rule-T21-6c = Revenge: the game ends when only humans or only infected are left.
rule-T21-6d = Revenge: all survivors of the side that is left win.
rule-T21-6e = Revenge: all who are out lose.

## Decision points

rule-T23-1 = Before the game the host chooses the house rules: number of Infection! cards, the deck, who begins.
rule-T23-2 = Having drawn an event, you choose: discard a card or play one.
rule-T23-3 = Flamethrower, Analysis, Suspicion and Change Places!: you name one of your neighbours.
rule-T23-4 = You’d Better Run! and Seduction: you name any player within reach.
rule-T23-5 = Axe: you say which obstacle it removes.
rule-T23-6 = Quarantine: you say on whom, yourself or a neighbour.
rule-T23-7 = Barred Door: you say on which side of you it stands.
rule-T23-8 = Persistence: you choose in secret which of the three cards stays.
rule-T23-9 = Whoever is aimed at by a Flamethrower may answer with No Barbecue!.
rule-T23-10 = Whoever is to change seats may answer with I’m Comfortable.
rule-T23-11 = Whoever offers an exchange chooses a card in secret.
rule-T23-12 = Whoever is asked gives a card in secret, or plays a defence card openly.
rule-T23-13 = After Scary the card is shown to its player alone, and a new card is drawn.
rule-T23-14 = After Missed! you choose again what to offer to the new partner.
rule-T23-15 = A panic card asks whomever its text names, and some ask nobody.
rule-T23-16 = With more than 3 Infection! cards there is nothing to choose: the surplus must go.
rule-T23-17 = Between the steps of any turn the Thing may announce or keep silent; nobody sees it thinking.
rule-T23-18 = Everybody may talk, claim and bluff at any time, but show no cards.
rule-T23-19 = In Revenge, the burned Thing may give advice, but not tell roles.
rule-T23-20 = Suspicion: chance picks the card, not you.
rule-T23-21 = One, Two…: you choose the side.
rule-T23-22 = Get Out of Here!: you choose whom to swap seats with.
rule-T23-23 = Can’t We Be Friends?: you choose the partner; your usual exchange still follows.
rule-T23-24 = Forgetful: you choose the three cards in secret, before you draw.
rule-T23-25 = Chain Reaction: all choose in secret, and the cards move when everybody is ready.
rule-T23-26 = Blind Date: you choose your card before you see the new one.
rule-T23-27 = Just Between Us…: you choose the neighbour who sees your hand.
rule-T23-28 = Confession Time: decline, show your whole hand, or just an Infection! card if you have one.
rule-T23-29 = With a panic back on top of the deck you turn it over; all see that it comes.

## Information

rule-T24-1 = Nobody knows the deck; how many cards it has, all see.
rule-T24-2 = Everybody sees the back of the next card: event or panic.
rule-T24-3 = Everybody sees the back on top of the discard pile, nothing else.
rule-T24-4 = Nobody looks through the discard pile; what you discarded yourself you may remember.
rule-T24-5 = Only you see your hand; how many cards it has, all see.
rule-T24-6 = Only you know what you discard.
rule-T24-7 = A played card is open; then it lies face down in the discard pile.
rule-T24-8 = Everybody sees a panic card that breaks out.
rule-T24-9 = Of panic cards skipped while drawing, all see how many, nobody sees which.
rule-T24-10 = Only you see the cards you draw.
rule-T24-11 = Only you see the three cards of Persistence, those discarded too.
rule-T24-12 = What was exchanged, only the two partners know; the others see that they did.
rule-T24-13 = A refused card is known to its owner only, and to whoever refused it with Scary.
rule-T24-14 = A hand shown by Analysis is seen by the one player, at that moment only.
rule-T24-15 = The card of Suspicion is known to whoever looked and to its owner.
rule-T24-16 = A hand shown by Whisky is seen by all, at that moment.
rule-T24-17 = Everybody sees the obstacles and how many turns a Quarantine has left.
rule-T24-18 = Everybody sees the direction of play, the seats, whose turn it is and who is still in.
rule-T24-19 = Only the infected know who the Thing is, and whoever saw the card.
rule-T24-20 = Only the Thing and they themselves know who is infected; the infected are not told about each other.
rule-T24-21 = That you are human, only you and the Thing know.
rule-T24-22 = An Infection! card in a hand proves nothing: humans draw them too.
rule-T24-23 = An infection is known to its victim and to the Thing, to nobody else.
rule-T24-24 = Hand and role of a player who is out stay hidden until the end.
rule-T24-25 = If the Thing card is in the deck, nobody knows where; only whoever draws it learns it.
rule-T24-26 = Everybody knows which cards stayed in the box.
rule-T24-27 = At the end all hands and roles are shown.
rule-T24-28 = How many humans are left, only the Thing knows.
rule-T24-29 = The card put on the deck by Blind Date is known only to whoever put it there.
rule-T24-30 = In Chain Reaction you know what you gave and what you got, and nobody else does.
rule-T24-31 = Oops! and Confession Time show to all, Just Between Us… to one neighbour, each at that moment only.
rule-T24-32 = Only you know the cards of Forgetful, discarded and drawn.

## Ambiguities

rule-T25-1 = The game takes 4 to 12 players.
rule-T25-2 = The host may name who begins, otherwise chance does; this is settled before the deal.
rule-T25-3 = A deck with too few cards for the starting hands is not accepted.
rule-T25-4 = Everybody may see whether the next card is an event or panic.
rule-T25-5 = The Thing card is in, whatever the number of players.
rule-T25-6 = If the Thing card goes into the deck, everybody is dealt four random cards without it.
rule-T25-7 = The Thing card among drawn cards is always kept.
rule-T25-8 = Whoever draws the Thing card becomes the Thing at that moment, silently.
rule-T25-9 = With four Infection! cards in hand, discard one of them, or play Persistence and do it then.
rule-T25-10 = The Thing may infect even somebody who holds three Infection! cards; the surplus is then discarded.
rule-T25-11 = After Missed! the offer is made again, with the same card or another one.
rule-T25-12 = After Missed! the new partner may defend like the first one; the offer never comes back to its maker.
rule-T25-13 = Missed! against Seduction or Can’t We Be Friends? counts on from the player who was asked.
rule-T25-14 = A Quarantine on yourself works at once: there is no exchange this turn, and the three turns still lie ahead.
rule-T25-15 = Quarantine ends with the third turn that began under it.
rule-T25-16 = In Quarantine you may still play an Axe on yourself.
rule-T25-17 = An Axe reaches a neighbour in quarantine; through a Barred Door it removes only the door.
rule-T25-18 = A card without a target or an effect cannot be played, only discarded.
rule-T25-19 = A Barred Door keeps Seduction from the neighbour behind it, but not from players further away.
rule-T25-20 = Doors between others do not matter for a player farther away.
rule-T25-21 = There is never a second door in the same place, nor a second Quarantine on the same player.
rule-T25-22 = Doors beside a player who is out stay, between the new neighbours; their Quarantine goes.
rule-T25-23 = With two players left, one door parts them on both sides.
rule-T25-24 = In Revenge the burned Thing’s card leaves the game.
rule-T25-25 = If the Thing burns when no humans are left, nobody wins; in Revenge, the infected do.
rule-T25-26 = The Thing may announce on anybody’s turn, but never while an effect is still open.
rule-T25-27 = If no humans are left and the Thing is silent, the game goes on without a hint.
rule-T25-28 = The last human is the one whose infection left no humans in play.
rule-T25-29 = The Thing wins alone only if nobody at all went out before the announcement.
rule-T25-30 = A Flamethrower reaches neither a player in quarantine nor through a door.
rule-T25-31 = If nothing can be played, you discard; there is always something to discard.
rule-T25-32 = Only the player asked may refuse an exchange, not the one who offers.
rule-T25-33 = A refused exchange is not repeated, except after Missed!.
rule-T25-34 = If no event card can be found anywhere, the hand stays short, or the draw is skipped.
rule-T25-35 = Persistence with fewer than three events left: draw those there are and keep one.
rule-T25-36 = Where a panic card is silent, a door blocks exchanges, swaps and showing; Quarantine blocks exchanges only.
rule-T25-37 = I’m Comfortable does not help against panic.
rule-T25-38 = By the house rule, neighbours only; if both are blocked, the card has its usual reach.
rule-T25-39 = The host may choose any number of Infection! cards from 1 to all there are.
rule-T25-40 = Quarantine moves with the player.
rule-T25-41 = If changes of seats make somebody miss a turn or have another soon, so be it: seats decide.
rule-T25-42 = If the next player has just gone out, you exchange with the one after.
rule-T25-43 = Whisky shows the four cards left after it was played.
rule-T25-44 = Players who are out do not tell roles or cards.
rule-T25-45 = The variant called Revenge is misprinted in the rulebook.
rule-T25-46 = Suspicion: the owner, and nobody else, learns which card you saw.
rule-T25-47 = A Barred Door may be put towards a neighbour in quarantine.
rule-T25-48 = It does not matter which Infection! card an infected player keeps: the last one in hand stays.
rule-T25-49 = In Revenge, after the Thing’s death, the game ends by itself; nobody passes Infection! any more.
rule-T25-50 = In Revenge the Thing may still announce while it lives.
rule-T25-51 = You are offered only cards that your role may give; nobody learns anything from that.
rule-T25-52 = If Seduction is refused, your turn ends all the same.
rule-T25-53 = If all but one are out before the Thing card appears, the last human wins.
rule-T25-54 = Analysis, Suspicion, Quarantine, Barred Door and Axe cannot be answered.
rule-T25-55 = An empty deck is made again from the discard pile right away.
rule-T25-56 = With the house rule for neighbours only, You’d Better Run! does not pass a door while the other neighbour is open.
rule-T25-57 = A neighbour is open if neither in quarantine nor behind a door.
rule-T25-58 = Your own Quarantine does not keep you from moving by panic; it moves with you.
rule-T25-59 = The card in place of a defence card is drawn right away, before the offer moves on.
rule-T25-60 = If the Thing is the only player left, it has won.
rule-T25-61 = What you may give depends on your role before the exchange.
rule-T25-62 = One, Two… counts only players still in.
rule-T25-63 = Just Between Us…: any neighbour without a door between you may be chosen; with none left nothing happens.
rule-T25-64 = Blind Date: the next player draws the card that you put on the deck.
rule-T25-65 = Confession Time: anybody may decline; a whole hand with an Infection! card ends it as well.
rule-T25-66 = Every turn begun under a Quarantine counts; if it is removed during the turn, the exchange takes place.
rule-T25-67 = With four Infection! cards in hand, Persistence keeps another one only if it drew nothing else.
rule-T25-68 = The tenth Infection! card is used from 7 players on; by a house rule, from 6.
rule-T25-69 = The Thing may announce while somebody decides what to play or discard, or is about to turn over a panic card.
rule-T25-70 = Players who are out are heard only by each other; in Revenge, the burned Thing is heard by all.
rule-T25-71 = The offer and the answer to it are chosen at the same time, unseen by each other.
rule-T25-72 = If a deck of your own leaves nobody anything to do for four rounds, the game ends without a winner.
rule-T25-73 = Whoever must discard a fourth Infection! card just passed to them shows it all: the giver is the Thing, the receiver infected.
rule-T25-74 = A deck of your own without Flamethrowers needs an Infection! card for everybody but the Thing; a game that never ends has no winner.
rule-T25-75 = In a first game the first seat begins, unless the host names another.
