### The rules behind a question, in short: what "why?" says. The same ids stand in rules.en.ftl, rules.ru.ftl and rules.uk.ftl.
### rule-<id>: a line of docs/rules/abyss.md that an asking step or a power cites; the dot of the id is a dash.

## A turn

rule-A4-2 = Your turn: intrigues, then one action, then a location if you have the keys.
rule-A4-3 = Court intrigues are optional.
rule-A4-4 = Each turn you take exactly one action: explore the depths, ask the Council for support or recruit a Lord.
rule-A4-6 = You cannot pass instead of taking an action.
rule-A5-1 = Intrigues are possible only at the start of your turn, before the action.
rule-A5-5 = You may repeat an intrigue while you have pearls, the Court has room and the Lord deck has cards.

## An exploration

rule-A6-4 = Every Ally that is revealed is offered to the opponents first.
rule-A6-5 = Offers go clockwise, starting on the left of the player whose turn it is.
rule-A6-6 = An opponent who is asked buys or passes.
rule-A6-7 = The first one who agrees gets the Ally, and nobody further is asked.
rule-A6-8 = The buyer pays the player whose turn it is, not the treasury.
rule-A6-9 = The first Ally sold in a turn costs 1 pearl, each further one a pearl more.
rule-A6-11 = Each opponent buys at most one Ally in a turn.
rule-A6-15 = An Ally that nobody buys is taken for free, which ends the exploration, or stays on the track while the next card is revealed.
rule-A6-16 = Only the Ally revealed last can be taken, never one left behind.
rule-A6-19 = A Monster that is not in the last space of the track is either fought or left behind.
rule-A6-22 = The winner takes the reward of the division that the threat token is on.
rule-A6-25 = Going on moves the threat token one division forward.
rule-A6-26 = A Monster in the last space of the track must be fought.

## Rewards

rule-A7-1 = Division 1: a pearl or a Monster token.
rule-A7-2 = Division 2: any two of pearls and Monster tokens.
rule-A7-3 = Division 3: a key.
rule-A7-4 = Division 4: a key, and a pearl or a Monster token.
rule-A7-5 = Division 5: a key, and any two of pearls and Monster tokens.
rule-A7-6 = Division 6: two keys.

## A recruitment

rule-A11-3 = As many different races are paid as the price has circles, no more and no fewer.
rule-A11-4 = The race in the large circle must be among those paid.
rule-A11-5 = Several Allies of one race may be paid.
rule-A11-6 = You may pay more than the price; the surplus is lost.
rule-A11-7 = Pearls make up missing value, one for each point.
rule-A11-8 = Only Allies in hand can be paid, not Companions.
rule-A11-9 = All Allies paid are discarded, except the one who stays as a Companion.
rule-A11-10 = The weakest of the Allies paid becomes the payer’s Companion.
rule-A11-10a = If several are equally weak, the payer chooses.

## A location

rule-A14-2 = Keys on your free Lords and key tokens add up.
rule-A14-4 = With three keys you take an available location, or draw some and keep one.
rule-A14-4a = Any of the available locations can be taken.
rule-A14-4b = Or you draw 1 to 4 locations from the pile and keep one of them.
rule-A14-5 = The other drawn locations become available to everybody.
rule-A14-6 = The chosen location goes in front of the player who controls it.
rule-A14-7 = Lords whose keys were used go under the location and lose their ability.
rule-A14-8 = Key tokens that were used return to the supply.
rule-A14-9 = When an available location is taken, no new one is revealed.

## Lords

rule-A21-3 = Slaver: on your turn you may discard an Ally from your hand for 2 pearls.
rule-A21-8 = Corruptor: on arrival you may recruit a second Lord from the Court for 5 pearls.
rule-A21-9 = Schemer: on arrival you may discard one of your free Lords and take the top one of the Lord deck.
rule-A21-11 = Traitor: on arrival you may discard one of your free Lords and take one from the Court.
rule-A21-12 = Opportunist: on your turn you may discard a Court Lord; the top one of the Lord deck takes its place.
rule-A21-13 = Illusionist: on arrival you may swap one of your locations for an available one.
rule-A21-16 = Master of Magic: the strongest of the Allies paid becomes the Companion, not the weakest.
rule-A21-18 = Apprentice: on arrival you take all cards of one Council stack.
rule-A21-19 = Oracle: on your turn you may discard all cards of one Council stack.
rule-A21-20 = Commander: opponents may keep no more than 6 Allies in hand.
rule-A21-22 = Hunter: on arrival you take one opponent’s Monster token, unseen.
rule-A21-24 = Jailer: on arrival every opponent discards an Ally from hand.
rule-A21-26 = Assassin: on arrival one free Lord of each opponent is turned.
rule-A22-1 = When the Commander arrives, every opponent discards down to 6 Allies.
rule-A22-1a = Players who discard because of the Commander choose the cards themselves.
rule-A22-1c = The Commander’s limit does not bind its owner.
rule-A22-1e = The Commander’s limit applies again at the end of every turn.
rule-A22-2a = The Assassin reaches only free Lords, not those under a location.
rule-A22-2b = A turned Lord is still free.
rule-A22-4 = When the Master of Magic is being paid for, the weakest Ally still becomes the Companion.
rule-A22-5 = Traitor and Schemer may discard any of their owner’s free Lords.
rule-A22-5b = The ability of the Lord who comes instead may be used right away.
rule-A23-16 = Black Smokers: the player who gets it may swap it right away for any location in the pile.
rule-A25-3 = By a table option, the owner of the Master of Magic chooses the Companion among all Allies paid.

## Who decides what

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
rule-A28-19 = Only the thief and the former owner know the value of a stolen Monster token.

## Rulings

rule-A29-1 = The Corruptor’s price is paid in pearls, to the treasury.
rule-A29-4 = An empty Council stack cannot be chosen.
rule-A29-9 = Allies beyond the price may be paid as long as the number of races stays exact.
rule-A29-10 = You pay exactly as many pearls as the Allies leave missing.
rule-A29-13 = Treasurer and Recruiter do not change the Corruptor’s price.
rule-A29-15 = Slaver, Opportunist and Oracle each work once per turn.
rule-A29-19 = The Court is refilled only after the whole recruitment, so those pearls cannot pay for the Corruptor’s second Lord.
rule-A29-20 = Schemer and Traitor may discard themselves, unless a table option forbids it.
rule-A29-21 = Discarded Lords never come back.
rule-A29-24 = The location given away becomes available; the Lords under it move under the new one.
rule-A29-25 = The Alchemist does not give the Apprentice a second stack.
rule-A29-27 = With the Master of Magic the strongest Ally must become the Companion; there is a choice only among equals.
rule-A29-30 = Which token the Hunter takes is up to chance.
rule-A29-31 = The Jailer’s victims choose the Ally themselves; an empty hand loses nothing.
rule-A29-33 = A turned Lord may be named again, but nothing more happens to it.
rule-A29-35 = Spend three single keys, or one Lord who carries three.
rule-A29-37 = You say first how many locations you draw; they are drawn together, face up.
rule-A29-38 = No more locations are drawn than the pile holds.
rule-A29-40 = The swapped Black Smokers goes into the pile, which is shuffled; Lords under it move to the new location.
rule-A29-48 = Rewards with more Monster tokens than are left are not offered.
rule-A29-50 = Slaver, Opportunist and Oracle may be used before the action, while deciding in an exploration, and after the action before the turn ends.
rule-A29-55 = All opponents lose at the same time, so no order matters.
rule-A29-58 = Without a Lord to take, nobody is replaced.
rule-A29-65 = The ability of a Lord who came instead of another may be left unused, and is then lost.
