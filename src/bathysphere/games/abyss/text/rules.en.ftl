### The rules in short: what "why?" and the reference say. The same ids stand in rules.en.ftl, rules.ru.ftl and rules.uk.ftl.
### rule-<id>: a line of docs/rules/abyss.md, rules, decisions, what is secret, rulings; the dots of the id are dashes.

## Components

rule-A1-1 = Two, three or four players sit at the table.
rule-A1-2 = Everybody shares one board with the exploration track, the Lord deck, the Court, the threat track and the Council.
rule-A1-3 = The exploration deck has 71 cards.
rule-A1-3a = 65 of the exploration cards are Allies.
rule-A1-3b = The other 6 exploration cards are Monsters.
rule-A1-4 = There are five races of Allies with 13 cards each.
rule-A1-4a = Squid are blue.
rule-A1-4b = Shellfish are green.
rule-A1-4c = Crabs are red.
rule-A1-4d = Seahorses are yellow.
rule-A1-4e = Jellyfish are purple.
rule-A1-5 = Every race has the same values, from 1 to 5.
rule-A1-5a = Each race has one Ally of value 5.
rule-A1-5b = Each race has two Allies of value 4.
rule-A1-5c = Each race has three Allies of value 3.
rule-A1-5d = Each race has three Allies of value 2.
rule-A1-5e = Each race has four Allies of value 1.
rule-A1-6 = The exploration track has 5 spaces besides the deck.
rule-A1-7 = There are 35 Lords.
rule-A1-8 = Lords belong to six guilds: Soldiers, Farmers, Politicians, Mages, Merchants and Ambassadors.
rule-A1-9 = The Court has room for 6 Lords.
rule-A1-10 = The Council has a separate stack for each race, known by its colour.
rule-A1-11 = The threat track has six divisions, from 1 to 6.
rule-A1-12 = A single threat token serves the whole table.
rule-A1-13 = There are 20 Monster tokens.
rule-A1-13a = Two Monster tokens are worth 4 IP each.
rule-A1-13b = Nine Monster tokens are worth 3 IP each.
rule-A1-13c = Nine Monster tokens are worth 2 IP each.
rule-A1-14 = There are 20 locations, all different.
rule-A1-15 = Key tokens come from a common supply that does not run out.
rule-A1-16 = Pearls are common to all as well, and there are always enough of them.
rule-A1-17 = Pearls lie in bowls, one for each player; what nobody owns is the treasury.
rule-A1-18 = The game is recommended from the age of 14; play does not depend on it.

## Setup

rule-A2-1 = The board lies where everybody can reach it, in the middle of the table.
rule-A2-2 = The whole exploration deck is shuffled and lies face down at the beginning of the track.
rule-A2-3 = At the start no card is in the discard pile or with the Council.
rule-A2-4 = All Lords are shuffled into one deck, face down.
rule-A2-5 = Six Lords from the top of the deck open the Court.
rule-A2-5a = That leaves 29 Lords in the deck.
rule-A2-6 = Locations are shuffled and form a face-down pile.
rule-A2-7 = One location from the pile is revealed: at first only this one is available.
rule-A2-8 = Monster tokens are mixed and lie face down.
rule-A2-9 = The threat token starts on division 1.
rule-A2-10 = The supply of keys lies within everybody’s reach.
rule-A2-11 = Everybody starts with 1 pearl.
rule-A2-12 = All other pearls are the treasury.
rule-A2-13 = Chance decides who goes first.
rule-A2-14 = Nothing in the setup depends on the number of players.
rule-A2-15 = Apart from the pearl, everybody starts with nothing: no Allies, Lords, keys, tokens or locations.

## Goal

rule-A3-1 = The most IP at the end wins the game.
rule-A3-2 = Only Companions, Lords, locations and Monster tokens give IP.

## Turn structure

rule-A4-1 = Turns go round the table clockwise.
rule-A4-2 = Your turn: intrigues, then one action, then a location if you have the keys.
rule-A4-3 = Court intrigues are optional.
rule-A4-4 = Each turn you take exactly one action: explore the depths, ask the Council for support or recruit a Lord.
rule-A4-4a = One of the three actions: explore the depths.
rule-A4-4b = One of the three actions: ask the Council for support.
rule-A4-4c = One of the three actions: recruit a Lord.
rule-A4-5 = With three keys you must take a location; with fewer this step does not happen.
rule-A4-6 = You cannot pass instead of taking an action.

## Step 1 — Court intrigues

rule-A5-1 = Intrigues are possible only at the start of your turn, before the action.
rule-A5-2 = An intrigue costs 1 pearl, which goes to the treasury.
rule-A5-3 = An intrigue brings the next Lord of the deck to the Court.
rule-A5-4 = The new Lord takes the free Court space farthest from the Lord deck.
rule-A5-5 = You may repeat an intrigue while you have pearls, the Court has room and the Lord deck has cards.
rule-A5-6 = No pearl, no intrigue.
rule-A5-7 = While the Court is full, no intrigue is possible.
rule-A5-8 = When the Lord deck is used up, there are no more intrigues.
rule-A5-9 = Whoever reveals a Lord has no claim to it: it is recruited by an action at the usual price.

## Action — explore the depths

rule-A6-1 = In an exploration you reveal cards from the deck one by one.
rule-A6-2 = A revealed card takes the free track space nearest to the deck.
rule-A6-3 = First everything about the revealed card is settled, only then comes the next one.
rule-A6-4 = Every Ally that is revealed is offered to the opponents first.
rule-A6-5 = Offers go clockwise, starting on the left of the player whose turn it is.
rule-A6-6 = An opponent who is asked buys or passes.
rule-A6-7 = The first one who agrees gets the Ally, and nobody further is asked.
rule-A6-8 = The buyer pays the player whose turn it is, not the treasury.
rule-A6-9 = The first Ally sold in a turn costs 1 pearl, each further one a pearl more.
rule-A6-9a = The second Ally sold in a turn costs 2 pearls.
rule-A6-9b = The third Ally sold in a turn costs 3 pearls.
rule-A6-10 = Nothing else sets the price: neither the buyer, nor the race, value or space of the Ally.
rule-A6-11 = Each opponent buys at most one Ally in a turn.
rule-A6-11a = An opponent who has bought an Ally is not asked again this turn.
rule-A6-11b = An opponent who has too few pearls cannot buy.
rule-A6-12 = The buyer takes the Ally in hand.
rule-A6-13 = A sale frees the space on the track for the next card.
rule-A6-14 = After a sale the exploration goes on: the next card must be revealed.
rule-A6-15 = An Ally that nobody buys is taken for free, which ends the exploration, or stays on the track while the next card is revealed.
rule-A6-15a = Take the Ally for free: no more action follows, and with enough keys you take a location.
rule-A6-15b = Or leave the Ally on the track and reveal another card.
rule-A6-16 = Only the Ally revealed last can be taken, never one left behind.
rule-A6-17 = An unsold Ally in the last space must be taken.
rule-A6-17a = Taking an Ally from the last space also brings 1 pearl from the treasury.
rule-A6-17b = From any other space an Ally comes without a pearl.
rule-A6-18 = Nobody can buy a Monster.
rule-A6-19 = A Monster that is not in the last space of the track is either fought or left behind.
rule-A6-20 = You win every fight, and it costs you nothing.
rule-A6-21 = A Monster that was beaten goes to the exploration discard pile.
rule-A6-22 = The winner takes the reward of the division that the threat token is on.
rule-A6-23 = Once the reward is taken, the threat token goes back to division 1.
rule-A6-24 = A won fight ends the exploration; only a location may still follow.
rule-A6-25 = Going on moves the threat token one division forward.
rule-A6-25a = A Monster left behind goes on taking up its space.
rule-A6-26 = A Monster in the last space of the track must be fought.
rule-A6-26a = A fight in the last space brings 1 pearl besides the reward.
rule-A6-27 = The threat token stays where it is from turn to turn; only a won fight sends it back.
rule-A6-28 = An exploration ends with an Ally taken or a Monster beaten, or when no card is left to reveal.

## Threat track rewards

rule-A7-1 = Division 1: a pearl or a Monster token.
rule-A7-1a = Division 1: you may take 1 pearl.
rule-A7-1b = Division 1: you may take 1 Monster token.
rule-A7-2 = Division 2: any two of pearls and Monster tokens.
rule-A7-2a = Division 2: you may take 2 pearls.
rule-A7-2b = Division 2: you may take a pearl and a Monster token.
rule-A7-2c = Division 2: you may take 2 Monster tokens.
rule-A7-3 = Division 3: a key.
rule-A7-4 = Division 4: a key, and a pearl or a Monster token.
rule-A7-4a = Division 4: besides the key you may take 1 pearl.
rule-A7-4b = Division 4: besides the key you may take 1 Monster token.
rule-A7-5 = Division 5: a key, and any two of pearls and Monster tokens.
rule-A7-5a = Division 5: besides the key you may take 2 pearls.
rule-A7-5b = Division 5: besides the key you may take a pearl and a Monster token.
rule-A7-5c = Division 5: besides the key you may take 2 Monster tokens.
rule-A7-6 = Division 6: two keys.
rule-A7-7 = The pearls of a reward come from the treasury.
rule-A7-8 = A Monster token is drawn unseen from those that are left.
rule-A7-9 = Your Monster tokens lie face down, so others do not see their values.
rule-A7-10 = Keys won in a fight are tokens out of the supply.

## End of an exploration

rule-A8-1 = Allies left on the track go face down to the Council, each to the stack of its race.
rule-A8-2 = Monsters left on the track are discarded.
rule-A8-3 = Every exploration starts with an empty track.
rule-A8-4 = As soon as the exploration deck is empty, its discard pile is shuffled to form a new one.
rule-A8-5 = Allies in hands, Companions and the Council’s cards do not go into the new deck.

## Action — ask the Council for support

rule-A9-1 = Asking the Council for support, you take one of its stacks in hand.
rule-A9-2 = You do not see the cards of a stack until you take it.
rule-A9-3 = A stack is taken whole, never in part.
rule-A9-4 = You may hold any number of cards, unless an opponent’s Commander forbids it.

## Lord cards

rule-A10-1 = Each Lord is of one guild.
rule-A10-2 = A Lord’s card shows the name, the price, the IP, and what else there is: an ability, keys.
rule-A10-3 = The circles of the price tell how many different races to pay with.
rule-A10-4 = A large circle shows the race that must not be missing.
rule-A10-5 = For a small circle you choose any further race yourself.
rule-A10-6 = The number below the circles is the value that the Allies must add up to.
rule-A10-7 = An arrow marks an ability that works a single time, on recruitment.
rule-A10-8 = Without an arrow an ability works until its Lord goes under a location or is turned.
rule-A10-9 = Some Lords carry keys, which help to take locations.
rule-A10-10 = At the end each of your Lords brings the IP of its card.
rule-A10-11 = A few Lords have no ability.
rule-A10-12 = What is told about the character of a guild is only a story; Lords have no strength apart from their IP.

## Action — recruit a Lord: payment

rule-A11-1 = Only Lords of the Court can be recruited.
rule-A11-2 = One action recruits one Lord; only the Corruptor brings a second.
rule-A11-3 = As many different races are paid as the price has circles, no more and no fewer.
rule-A11-4 = The race in the large circle must be among those paid.
rule-A11-5 = Several Allies of one race may be paid.
rule-A11-6 = You may pay more than the price; the surplus is lost.
rule-A11-7 = Pearls make up missing value, one for each point.
rule-A11-7a = However many pearls you pay, an Ally of every required race is needed.
rule-A11-7b = A pearl never counts as a race.
rule-A11-7c = Pearls paid for a Lord go to the treasury.
rule-A11-8 = Only Allies in hand can be paid, not Companions.
rule-A11-9 = All Allies paid are discarded, except the one who stays as a Companion.
rule-A11-10 = The weakest of the Allies paid becomes the payer’s Companion.
rule-A11-10a = If several are equally weak, the payer chooses.
rule-A11-11 = Companions stay with you to the end and give IP then.

## Action — recruit a Lord: the Lord arrives

rule-A12-1 = The recruited Lord lies face up in front of you and is free.
rule-A12-2 = An ability with an arrow is applied right away, and never again.
rule-A12-3 = An ability without an arrow works as long as the Lord is free and not turned.
rule-A12-4 = You choose the moment of your turn when such an ability is used.

## Action — recruit a Lord: the Court

rule-A13-1 = After a recruitment the Lords of the Court close up, away from the Lord deck.
rule-A13-2 = With three or more Lords in the Court nobody is added.
rule-A13-3 = If only two Lords or fewer remain, the recruiter gets 2 pearls.
rule-A13-3a = Then new Lords fill the Court up to six.

## Step 3 — control a location

rule-A14-1 = As soon as you have three keys, you take a location: it can neither wait nor be refused.
rule-A14-2 = Keys on your free Lords and key tokens add up.
rule-A14-3 = A location shows its name, its IP, and the sign of what it counts.
rule-A14-3a = An Ally on a location means that it counts Companions, of the race that the colour shows.
rule-A14-4 = With three keys you take an available location, or draw some and keep one.
rule-A14-4a = Any of the available locations can be taken.
rule-A14-4b = Or you draw 1 to 4 locations from the pile and keep one of them.
rule-A14-5 = The other drawn locations become available to everybody.
rule-A14-6 = The chosen location goes in front of the player who controls it.
rule-A14-7 = Lords whose keys were used go under the location and lose their ability.
rule-A14-8 = Key tokens that were used return to the supply.
rule-A14-9 = When an available location is taken, no new one is revealed.

## Free and covered Lords

rule-A15-1 = A Lord is free until it goes under a location.
rule-A15-2 = Under a location a Lord has lost its ability for good.
rule-A15-3 = Keys that lie under a location are spent.
rule-A15-4 = A Lord under a location is no longer free.
rule-A15-5 = Abilities of other Lords cannot reach a Lord under a location.
rule-A15-6 = A Lord under a location gives its IP all the same.

## End of turn

rule-A16-1 = A turn is over when nothing that must be done is left.
rule-A16-2 = Then the next player clockwise has the turn, unless the Invoker gives another one.

## End of the game

rule-A17-1 = A player’s 7th Lord brings on the end of the game.
rule-A17-2 = The end also comes when the Court has to be filled and the Lord deck has too few cards for it.
rule-A17-3 = Whoever brought on the end finishes the turn as usual, an extra turn of the Invoker included.
rule-A17-4 = Everybody else then has one more turn, clockwise.
rule-A17-5 = After that the hands are settled and the IP are counted.
rule-A17-6 = If the end comes a second time during the last turns, that adds none.
rule-A17-7 = A Lord deck that runs out in any other way does not end the game.

## Final Companions

rule-A18-1 = Before counting, one Ally of each race in your hand becomes a Companion.
rule-A18-2 = In each race it is the weakest one of your hand.
rule-A18-3 = The rest of the hand is discarded and brings nothing.

## Scoring

rule-A19-1 = Your result is the sum of locations, Lords, Companions and Monster tokens.
rule-A19-2 = Each of your locations is counted by its own text.
rule-A19-3 = All of your Lords give their IP: free ones, turned ones and those under locations.
rule-A19-4 = Of each race only your strongest Companion counts, by its value.
rule-A19-5 = Each Monster token gives the IP on its face.
rule-A19-6 = Pearls, keys and cards in hand are worth no IP.

## Winner and ties

rule-A20-1 = Whoever has the most IP is the winner.
rule-A20-2 = In a tie, more pearls decide.
rule-A20-3 = If pearls are equal too, the Lord with the most IP on its card decides.
rule-A20-4 = If even that is equal, the win is shared.

## Lord abilities

rule-A21-1 = Ship Master: you get 1 pearl for each race that your exploration sends to the Council.
rule-A21-2 = Peddler: on arrival you get 2 pearls.
rule-A21-3 = Slaver: on your turn you may discard an Ally from your hand for 2 pearls.
rule-A21-4 = Trader: on arrival you get 3 pearls.
rule-A21-5 = Landlord: every turn of yours brings 1 pearl.
rule-A21-6 = Shopkeeper: on arrival you get 1 pearl.
rule-A21-7 = Diplomat: for the required race you may pay with any other.
rule-A21-8 = Corruptor: on arrival you may recruit a second Lord from the Court for 5 pearls.
rule-A21-9 = Schemer: on arrival you may discard one of your free Lords and take the top one of the Lord deck.
rule-A21-10 = Treasurer: every Lord costs you 2 less in value.
rule-A21-11 = Traitor: on arrival you may discard one of your free Lords and take one from the Court.
rule-A21-12 = Opportunist: on your turn you may discard a Court Lord; the top one of the Lord deck takes its place.
rule-A21-13 = Illusionist: on arrival you may swap one of your locations for an available one.
rule-A21-14 = Alchemist: the Council gives you two stacks, not one.
rule-A21-15 = Shaman: no ability of a Soldier touches you.
rule-A21-16 = Master of Magic: the strongest of the Allies paid becomes the Companion, not the weakest.
rule-A21-17 = Invoker: on arrival you get another turn, right after this one.
rule-A21-18 = Apprentice: on arrival you take all cards of one Council stack.
rule-A21-19 = Oracle: on your turn you may discard all cards of one Council stack.
rule-A21-20 = Commander: opponents may keep no more than 6 Allies in hand.
rule-A21-21 = Seeker: on arrival all opponents lose 2 pearls to the treasury.
rule-A21-22 = Hunter: on arrival you take one opponent’s Monster token, unseen.
rule-A21-23 = Recruiter: for opponents Lords cost twice the value.
rule-A21-24 = Jailer: on arrival every opponent discards an Ally from hand.
rule-A21-25 = Tamer: an opponent’s fight brings the reward one division lower.
rule-A21-26 = Assassin: on arrival one free Lord of each opponent is turned.
rule-A21-26a = The ability of a turned Lord does not work.
rule-A21-26b = The keys of a turned Lord do not count.
rule-A21-26c = A turned Lord gives its IP at the end, but counts for nothing else.
rule-A21-27 = Sage: draw 2 locations, keep one with this Lord’s keys; the other becomes available.
rule-A21-28 = Elder: draw 3 locations, keep one with this Lord’s keys; the others become available.
rule-A21-29 = Hermit: draw a location and keep it with this Lord’s keys.
rule-A21-30 = Sage, Elder or Hermit goes under that location alone; you spend no other keys.

## Clarifications on single Lords

rule-A22-1 = When the Commander arrives, every opponent discards down to 6 Allies.
rule-A22-1a = Players who discard because of the Commander choose the cards themselves.
rule-A22-1b = The Commander’s limit holds only while the Commander is free and not turned.
rule-A22-1c = The Commander’s limit does not bind its owner.
rule-A22-1d = In the course of a turn opponents may hold more than 6 Allies.
rule-A22-1e = The Commander’s limit applies again at the end of every turn.
rule-A22-2 = The Assassin’s owner chooses one Lord of each opponent.
rule-A22-2a = The Assassin reaches only free Lords, not those under a location.
rule-A22-2b = A turned Lord is still free.
rule-A22-2c = A Lord turned by the Assassin can be replaced with the Traitor or the Schemer.
rule-A22-2d = The Lord who comes in place of a turned one is not turned: ability and keys work.
rule-A22-3 = On division 1 the Tamer changes nothing: there is no lower reward.
rule-A22-4 = When the Master of Magic is being paid for, the weakest Ally still becomes the Companion.
rule-A22-4a = The Master of Magic works from your next recruitment on.
rule-A22-5 = Traitor and Schemer may discard any of their owner’s free Lords.
rule-A22-5a = Traitor and Schemer may discard a turned Lord too.
rule-A22-5b = The ability of the Lord who comes instead may be used right away.

## Locations

rule-A23-1 = Parliament: 6 IP, and 2 more for each of your Politicians.
rule-A23-2 = Coral Barrier: 20 IP, less 1 for each of your Companions.
rule-A23-3 = Barracks: 7 IP, and 2 more for each of your Soldiers.
rule-A23-4 = Jail: 15 IP, less 1 for each of your Lords.
rule-A23-5 = City of Mirrors: at the end it counts like one location of an opponent, whichever you choose.
rule-A23-6 = Chamber of Allies: 3 IP, and the value of your weakest Companion in each race.
rule-A23-7 = Dockworks: 5 IP, and 2 more for each of your Merchants.
rule-A23-8 = Sanctuary: 4 IP, and 3 more for each Jellyfish among your Companions.
rule-A23-9 = Sargasso Fields: 3 IP, and 3 more for each Seahorse among your Companions.
rule-A23-10 = Depths: your weakest Lord’s IP, twice.
rule-A23-11 = Lost Tower: 3 IP for each of your Lords without a key.
rule-A23-12 = Oceanic Senate Assembly: 4 IP, and 3 more for each Squid among your Companions.
rule-A23-13 = Throne Room: as many IP as your strongest Lord has.
rule-A23-14 = Nest of Giant Clams: 3 IP, and 3 more for each Shellfish among your Companions.
rule-A23-15 = Chasm: 5 IP, and 3 more for each Crab among your Companions.
rule-A23-16 = Black Smokers: the player who gets it may swap it right away for any location in the pile.
rule-A23-17 = Sargasso Silos: 5 IP, and 2 more for each of your Farmers.
rule-A23-18 = Closed Tower: 3 IP for each of your Lords with a key.
rule-A23-18a = Closed Tower: several keys on one Lord count as one.
rule-A23-19 = Abyss: 2 IP for each guild found among your Lords.
rule-A23-19a = Abyss: never more than 12 IP.
rule-A23-20 = Hydrozoa Reserves: 6 IP, and 2 more for each of your Mages.
rule-A23-21 = Where a location counts a race, it counts all Companions of that race, not just the strongest.
rule-A23-22 = Cards that a location counts give their own IP as well.

## Card data stated by the rulebook

rule-A24-1 = Master of Magic: value 10 of three races, Jellyfish among them.
rule-A24-1a = The Master of Magic is worth 6 IP.
rule-A24-1b = The Master of Magic is a Mage.
rule-A24-2 = Slaver: value 8, paid with Shellfish alone.
rule-A24-2a = The Slaver is worth 5 IP.
rule-A24-2b = The Slaver is a Merchant.
rule-A24-3 = Traitor: Squid must be paid.
rule-A24-3a = The Traitor is worth 6 IP.
rule-A24-3b = The Traitor is a Politician.
rule-A24-4 = The Corruptor is worth 6 IP.
rule-A24-4a = The Corruptor is a Politician.
rule-A24-5 = The Jailer is worth 7 IP.
rule-A24-5a = The Jailer is a Soldier.
rule-A24-6 = The Elder is worth 3 IP.
rule-A24-6a = The Elder is an Ambassador.
rule-A24-7 = The Keeper is worth 6 IP.
rule-A24-7a = The Keeper is a Farmer.
rule-A24-8 = The Merchants are Ship Master, Peddler, Slaver, Trader, Landlord and Shopkeeper.
rule-A24-9 = The Politicians are Diplomat, Corruptor, Schemer, Treasurer, Traitor and Opportunist.
rule-A24-10 = The Mages are Illusionist, Alchemist, Shaman, Master of Magic, Invoker, Apprentice and Oracle.
rule-A24-11 = The Soldiers are Commander, Seeker, Hunter, Recruiter, Jailer, Tamer and Assassin.
rule-A24-12 = The Ambassadors are Sage, Elder and Hermit.
rule-A24-13 = The six Lords without an ability are the Farmers, the Keeper among them.

## Variants

rule-A25-1 = The printed game has no variants; house rules are ours, and all are off unless chosen.
rule-A25-2 = House rule: the Recruiter makes Lords dearer for opponents by 2, not twice as dear.
rule-A25-3 = House rule: the owner of the Master of Magic chooses the Companion among all Allies paid.
rule-A25-4 = House rule: Sage, Elder and Hermit carry no keys, so the Lost Tower counts them and the Closed Tower does not. Their abilities stay.
rule-A25-5 = House rule: Traitor and Schemer cannot discard themselves.
rule-A25-6 = House rule: locations count turned Lords in full, with guild and keys.
rule-A25-7 = House rule for a first game: the player in the first seat begins, not one picked by chance.

## Decision points

rule-A27-1 = At the start of your turn you may pay a pearl to reveal a Lord, again and again.
rule-A27-2 = You choose one of the actions that are possible now.
rule-A27-3 = Every opponent who can pay and has not bought this turn says whether to buy.
rule-A27-4 = After all opponents have passed, you take the Ally or reveal the next card.
rule-A27-5 = You decide whether to fight the Monster or to go on; nobody can interfere.
rule-A27-6 = The winner chooses the reward before Monster tokens are drawn.
rule-A27-7 = You choose which Council stack to take; with the Alchemist, which two.
rule-A27-8 = You can recruit any Court Lord you can pay for.
rule-A27-9 = You choose the Allies to pay with; the pearls follow from them.
rule-A27-10 = You are asked for the Companion only if several different Allies qualify.
rule-A27-11 = The Corruptor’s owner may decline, or pay and name a Court Lord.
rule-A27-12 = The Schemer’s owner may decline, or name the Lord to discard before the new one is seen.
rule-A27-13 = The Traitor’s owner may decline, or name the Lord to discard and the one to take.
rule-A27-14 = The arrow ability of a Lord who came instead of another is used now or never.
rule-A27-15 = The Illusionist’s owner may decline, or name a location to give and one to take.
rule-A27-16 = The Apprentice’s owner chooses the Council stack; others see only how many cards it was.
rule-A27-17 = The Hunter’s owner names an opponent with Monster tokens; a Shaman protects.
rule-A27-18 = The Assassin’s owner names the victims, opponent by opponent; a Shaman protects.
rule-A27-19 = All of the Jailer’s opponents choose in secret and discard at the same time.
rule-A27-20 = All who are over the Commander’s limit choose in secret and discard at the same time.
rule-A27-21 = The Slaver’s owner picks the Ally and the moment.
rule-A27-22 = The Opportunist’s owner picks the Court Lord and the moment.
rule-A27-23 = The Oracle’s owner picks the Council stack and the moment.
rule-A27-24 = If there are several ways, you choose which keys to spend.
rule-A27-25 = You take an available location or say how many to draw.
rule-A27-26 = You choose which of the drawn locations to keep.
rule-A27-27 = You may keep Black Smokers, or swap it; only you look through the pile.
rule-A27-28 = At the end the City of Mirrors copies the opponent’s location that brings you most.
rule-A27-29 = Before the game the host says how many play and where they sit.

## Information

rule-A28-1 = Nobody knows the exploration deck; how many cards it has, all see.
rule-A28-2 = Cards on the exploration track are open to all.
rule-A28-3 = Of the Council’s stacks everybody sees race and number; nobody looks into them.
rule-A28-4 = Whoever takes a Council stack sees its cards; the others see race and number.
rule-A28-5 = Only you see your hand; how many Allies it holds, all see.
rule-A28-6 = Everybody sees the Allies paid for a Lord.
rule-A28-7 = Everybody sees the Allies that are discarded.
rule-A28-8 = How many cards the discard pile has, all see; nobody searches it.
rule-A28-9 = Companions lie open to the end.
rule-A28-10 = Nobody knows the Lord deck; how many cards it has, all see.
rule-A28-11 = The Lords of the Court are open to all.
rule-A28-12 = Everybody sees your Lords, free, turned or under a location.
rule-A28-13 = Everybody sees a discarded Lord, which then is out of the game.
rule-A28-14 = Nobody knows the location pile, except whoever looked through it for Black Smokers, and then not its order.
rule-A28-15 = Available and controlled locations are open to all.
rule-A28-16 = Everybody sees the locations that you draw.
rule-A28-17 = Nobody knows the Monster tokens that are left; how many there are, all see.
rule-A28-18 = Only you know the values of your Monster tokens until the end; how many you have, all see.
rule-A28-19 = Only the thief and the former owner know the value of a stolen Monster token.
rule-A28-20 = Everybody sees how many pearls each player has.
rule-A28-21 = Everybody sees all keys.
rule-A28-22 = Everybody sees the threat token.
rule-A28-23 = When points are counted, everything is shown: hands, Monster tokens, totals.
rule-A28-24 = Every Ally was once open on the track: you may remember who took it, but nobody notes it down for you.

## Ambiguities

rule-A29-1 = The Corruptor’s price is paid in pearls, to the treasury.
rule-A29-2 = The exploration track has 5 spaces.
rule-A29-3 = The Council has 5 stacks, one for each race.
rule-A29-4 = An empty Council stack cannot be chosen.
rule-A29-5 = On division 6 the threat token stays, even if you go on past another Monster.
rule-A29-6 = After a sale you must reveal another card; the space of the Ally sold is free again.
rule-A29-7 = With no cards left to reveal, an exploration cannot begin; one that has begun ends with the last card revealed.
rule-A29-8 = Whoever has too few pearls passes automatically.
rule-A29-9 = Allies beyond the price may be paid as long as the number of races stays exact.
rule-A29-10 = You pay exactly as many pearls as the Allies leave missing.
rule-A29-11 = With the Diplomat the mandatory race may be any; number of races and value stay.
rule-A29-12 = The Recruiter doubles the value, not the races; then the Treasurer takes off 2, never below 0.
rule-A29-13 = Treasurer and Recruiter do not change the Corruptor’s price.
rule-A29-14 = Single gains, attacks and swaps carry an arrow; what works “on your turn” or all the time does not.
rule-A29-15 = Slaver, Opportunist and Oracle each work once per turn.
rule-A29-16 = The Landlord pays once per turn of yours, at its start; on the turn of arrival, right away.
rule-A29-17 = The Ship Master pays for each different race that your own exploration sends to the Council, not for each card.
rule-A29-18 = First the arrow ability, then the Court closes up and is refilled.
rule-A29-19 = The Court is refilled only after the whole recruitment, so those pearls cannot pay for the Corruptor’s second Lord.
rule-A29-20 = Schemer and Traitor may discard themselves, unless a house rule forbids it.
rule-A29-21 = Discarded Lords never come back.
rule-A29-22 = A Lord taken by Schemer or Traitor is not recruited: nobody pays, no Companion comes; keys and ability work.
rule-A29-23 = The Invoker’s extra turn is taken even in the last round or with the 7th Lord.
rule-A29-24 = The location given away becomes available; the Lords under it move under the new one.
rule-A29-25 = The Alchemist does not give the Apprentice a second stack.
rule-A29-26 = The Shaman protects from now on and undoes nothing; covered or turned, it protects no more.
rule-A29-27 = With the Master of Magic the strongest Ally must become the Companion; there is a choice only among equals.
rule-A29-28 = The Commander’s limit applies at the end of every player’s turn.
rule-A29-29 = Whoever has fewer than 2 pearls gives the Seeker what there is.
rule-A29-30 = Which token the Hunter takes is up to chance.
rule-A29-31 = The Jailer’s victims choose the Ally themselves; an empty hand loses nothing.
rule-A29-32 = The Tamer lowers the reward by one division, not below 1; the pearl of the last space stays.
rule-A29-33 = A turned Lord may be named again, but nothing more happens to it.
rule-A29-34 = Sage, Elder and Hermit bring 3 keys each; unused, they lie free and their keys count as usual.
rule-A29-35 = Spend three single keys, or one Lord who carries three.
rule-A29-36 = If 3 keys are still left, you take another location at once.
rule-A29-37 = You say first how many locations you draw; they are drawn together, face up.
rule-A29-38 = No more locations are drawn than the pile holds.
rule-A29-39 = An available location that is taken is not replaced.
rule-A29-40 = The swapped Black Smokers goes into the pile, which is shuffled; Lords under it move to the new location.
rule-A29-41 = The City of Mirrors counts the copied text by your own cards; without a location to copy it gives 0.
rule-A29-42 = Without any Lord, Depths and Throne Room give 0.
rule-A29-43 = If pearls and strongest Lords are equal, the win is shared; nothing else is compared.
rule-A29-44 = The Master of Magic does not change the last Companions.
rule-A29-45 = If too few Lords are left to fill the Court, the 2 pearls are paid, all of them come out, and the end begins.
rule-A29-46 = The treasury never runs out.
rule-A29-47 = Key tokens never run out.
rule-A29-48 = Rewards with more Monster tokens than are left are not offered.
rule-A29-49 = Taking a location comes after all that a recruitment or a fight brings; a Lord with its third key may be covered at once.
rule-A29-50 = Slaver, Opportunist and Oracle may be used before the action, while deciding in an exploration, and after the action before the turn ends.
rule-A29-51 = Spellings of a Lord’s name that differ mean the same card.
rule-A29-52 = The strongest Lord is the one with the most IP, the weakest the one with the fewest.
rule-A29-53 = Towards the 7th Lord all of yours count: free, turned and covered.
rule-A29-54 = If no action is possible, the turn passes.
rule-A29-55 = Losses to Seeker, Jailer, Commander and Assassin come to all opponents at the same time; no order matters.
rule-A29-56 = Discarded Allies are shown; the discard pile is not searched.
rule-A29-57 = Pearls lie in open bowls: everybody sees them.
rule-A29-58 = Without a Lord to take, nobody is replaced.
rule-A29-59 = The Treasurer brings the value to 0 at best; the races must still be paid.
rule-A29-60 = The 2 pearls for an almost empty Court are paid even when the deck is empty.
rule-A29-61 = The exploration deck is reshuffled the moment it is empty; cards on the track are not in it.
rule-A29-62 = A Lord’s own ability does not help to recruit that very Lord.
rule-A29-63 = The Invoker’s extra turn is a whole turn: the Landlord pays, intrigues are possible, prices start at 1 again.
rule-A29-64 = At the end of a turn: Commander’s discards, then an extra turn if one is owed, then the check for the end.
rule-A29-65 = The ability of a Lord who came instead of another may be left unused, and is then lost.
rule-A29-66 = Opponents answer an offer at the same time; the first clockwise who agrees buys, and later answers stay secret.
rule-A29-67 = If the arrow ability of a replacing Lord could do nothing, you are not asked about it.
rule-A29-68 = Whoever was robbed by the Hunter remembers which token is gone.
rule-A29-69 = If no action is possible you are asked all the same, so that intrigues and abilities may come first.
