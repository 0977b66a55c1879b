### Words on the components of The Thing: names, card texts, roles, table options.
### The same ids stand in cards.en.ftl, cards.ru.ftl and cards.uk.ftl.
### Names follow docs/rules/thing.md, section 22. Card texts stay under 150 characters.
### A text id that ends in the name of a table option replaces the plain one while that option is on.

game-thing = The Thing from the Deep Abyss

## Terms

term-deck = deck
term-discard = discard pile
term-hand = hand
term-neighbour = neighbour
term-exchange = exchange
term-turn = turn
term-direction = direction of play
term-quarantine = quarantine
term-door = barred door
term-role = role

## Roles and sides

role-human = Human
role-infected = Infected
role-thing = The Thing
role-human-text = Find the Thing and burn it. Do not let it hand you an Infection! card.
role-infected-text = Shield the Thing and make sure no humans are left. You cannot infect anybody; keep at least one Infection! card.
role-thing-text = Infect or burn every human, then announce that none are left. Only your Infection! cards infect, and you know all roles.
side-human = Humans
side-infected = Infected
side-thing = The Thing

## Kinds and backs of cards

category-infection = Infection
category-action = Action
category-defence = Defence
category-obstacle = Obstacle
category-panic = Panic
back-event = Event
back-panic = Panic

## The direction of play

way-clockwise = clockwise
way-counterclockwise = counter-clockwise

## Infection cards

card-the_thing = The Thing
card-the_thing-text = You are the Thing. This card can be neither discarded nor given away, whatever happens.
card-the_thing-text-hidden_start = The player who draws it is the Thing from then on. It can be neither discarded nor given away, whatever happens.
card-infected = Infection!
card-infected-text = A human who gets it from another player is infected. From the deck it is harmless. More than 3 cannot be held.
card-infected-text-fourth_infection_eliminates = A human who gets it from another player is infected. From the deck it is harmless. A fourth one, outside the usual draw, ends your game.

## Action cards

card-flamethrower = Flamethrower
card-flamethrower-text = Burn a neighbour out of the game.
card-analysis = Analysis
card-analysis-text = A neighbour shows you their whole hand, and nobody else sees it.
card-axe = Axe
card-axe-text = Remove a Quarantine from yourself or a neighbour, or a Barred Door between you.
card-suspicion = Suspicion
card-suspicion-text = Look at one card from a neighbour’s hand, picked at random.
card-whisky = Whisky
card-whisky-text = Show your whole hand to everybody.
card-persistence = Persistence
card-persistence-text = Draw 3 event cards, keep one and discard the rest. Then play or discard a card once more.
card-watch_your_back = Watch Your Back
card-watch_your_back-text = The direction of play turns round, starting with this turn’s exchange.
card-change_places = Change Places!
card-change_places-text = Swap seats with a neighbour who is neither quarantined nor behind a Barred Door.
card-better_run = You’d Better Run!
card-better_run-text = Swap seats with any player who is not quarantined. Doors do not matter.
card-better_run-text-neighbours_only = Swap seats with a neighbour in reach. Only if both are cut off: with any player who is not quarantined.
card-seduction = Seduction
card-seduction-text = Exchange a card with any player, but not with a quarantined one or a neighbour behind a door. Your turn ends.
card-seduction-text-neighbours_only = Exchange a card with a neighbour in reach; only if both are cut off, with somebody further away. Your turn ends.

## Defence cards

card-fear = Scary
card-fear-text = Refuse an exchange and look at the card you would have got.
card-fine_here = I’m Comfortable
card-fine_here-text = Stay where you sit when Change Places! or You’d Better Run! is played on you.
card-no_thanks = No, Thank You!
card-no_thanks-text = Refuse an exchange.
card-missed = Missed!
card-missed-text = Stay out of an exchange: the player after you takes your place in it.
card-no_barbecue = No Barbecue!
card-no_barbecue-text = Survive a Flamethrower.

## Obstacle cards

card-quarantine = Quarantine
card-quarantine-text = On yourself or a neighbour, for 3 of their turns: no exchanges, no event cards to play, and out of reach of others’ cards.
card-barred_door = Barred Door
card-barred_door-text = Between you and a neighbour: no cards, no swap of seats and no exchange from one side to the other.

## Panic cards

card-old_ropes = Rotten Ropes
card-old_ropes-text = Every Quarantine is discarded.
card-one_two = One, Two…
card-one_two-text = Name a side and swap seats with the third player there, unless quarantined. Doors do not matter.
card-three_four = …Three, Four…
card-three_four-text = Every Barred Door is discarded.
card-party = Is This the Party?
card-party-text = Every Quarantine and Barred Door is discarded. Then, clockwise from you, players swap seats in pairs.
card-get_out = Get Out of Here!
card-get_out-text = Swap seats with any player, but not with a quarantined one or a neighbour behind a door.
card-get_out-text-neighbours_only = Swap seats with a neighbour in reach; only if both are cut off, with somebody further away.
card-forgetful = Forgetful
card-forgetful-text = Discard 3 cards, then draw 3 event cards.
card-chain_reaction = Chain Reaction
card-chain_reaction-text = All at once, each hands a card to the next player. No obstacle and no defence stops it. The turn ends.
card-be_friends = Can’t We Be Friends?
card-be_friends-text = Exchange a card with any player, but not with a quarantined one or a neighbour behind a door.
card-be_friends-text-neighbours_only = Exchange a card with a neighbour in reach; only if both are cut off, with somebody further away.
card-blind_date = Blind Date
card-blind_date-text = Swap one of your cards for the top event card of the deck, unseen. Yours goes on top. The turn ends.
card-oops = Oops!
card-oops-text = Show your whole hand to everybody.
card-between_us = Just Between Us…
card-between_us-text = Show your whole hand to one neighbour who is not behind a Barred Door.
card-confession = Confession Time
card-confession-text = One after another, all show their hand or decline, until somebody shows an Infection! card.

## Table options

option-thing-hidden_start = The Thing sleeps in the deck
option-thing-hidden_start-text = The Thing card is shuffled into the deck, and the player who draws it becomes the Thing. Good for 4 to 6 players.
option-thing-infections = Infection! cards
option-thing-infections-text = How many Infection! cards are in the deck; 0 means as many as the book says for this number of players.
option-thing-weapons_in_deck = No weapons at first
option-thing-weapons_in_deck-text = No Flamethrower and no Analysis is dealt at the start; all of them are in the deck. This helps the Thing.
option-thing-neighbours_only = Neighbours first
option-thing-neighbours_only-text = Seduction, You’d Better Run!, Can’t We Be Friends? and Get Out of Here! reach only neighbours while one is within reach.
option-thing-deck = Custom deck
option-thing-deck-text = How many copies of each card are in the game, at most as many as in the box.
option-thing-revenge = Revenge
option-thing-revenge-text = When the Thing burns while humans and infected live, they play on until one side is gone.
option-thing-fourth_infection_eliminates = The fourth infection kills
option-thing-fourth_infection_eliminates-text = Anyone but the Thing who gets a fourth Infection! card outside the usual draw is out, as in other editions.
option-thing-infection_11_for_six = One more infection for six
option-thing-infection_11_for_six-text = A table of six plays with 10 Infection! cards, not 9, as in other editions.
option-thing-first = First player
option-thing-first-text = Who takes the first turn; without a choice, chance decides.
option-thing-first_game = First game
option-thing-first_game-text = For beginners: whoever sits in the first seat begins.
