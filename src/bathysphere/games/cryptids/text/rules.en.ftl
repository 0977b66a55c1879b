### The rules in short: what "why?" and the reference say. The same ids stand in rules.en.ftl, rules.ru.ftl and rules.uk.ftl.
### rule-<id>: a line of docs/rules/cryptids.md, rules, decisions, what is secret, rulings; the dots of the id are dashes.

## Components

rule-C1-1 = One to four can play; whoever plays alone plays against the poacher.
rule-C1-2 = There are 43 cryptid cards: 16 of level I, 15 of level II and 12 of level III.
rule-C1-3 = There are 43 cryptid tiles, one for each card: 14 mountain, 13 forest, 13 water and 3 special ones.
rule-C1-4 = The board is shared: it has the map, the evidence market, the initiative track and a place for the shared contract.
rule-C1-5 = There are 13 contracts.
rule-C1-6 = Everybody has a board and a reference card; the reference cards and the score pad change nothing in play.
rule-C1-7 = All 32 evidence tokens come out of one bag.
rule-C1-8 = The 10 bonus rumours are tokens of their own and do not belong to the 32 evidence tokens.
rule-C1-9 = There is one reserve; 3 fences make it smaller for one, two or three players.
rule-C1-10 = Of the 8 requests, a game uses 4.
rule-C1-11 = Each player has 8 of the 32 cryptid figures.
rule-C1-12 = There are 5 assistant dice and 2 tracking dice.
rule-C1-13 = There are 51 terrain tiles: 17 brown mountains, 17 blue waters and 17 green forests.
rule-C1-14 = Each of the four colours has a cryptozoologist for the map and an assistant for the track.
rule-C1-15 = Each player has 2 action markers in their colour, 8 in all.
rule-C1-16 = Each player has 2 bids, which makes 8 in all.
rule-C1-17 = Each player has ten skill markers; they are black, whatever the player’s colour.
rule-C1-18 = There are 20 coins of value 1 and 10 of value 3; together they are only change.
rule-C1-19 = There are 20 experience tokens of value 1 and 10 of value 2; these too are only change.
rule-C1-20 = The Wolpertinger mode adds 11 tokens and a card.
rule-C1-21 = Solo mode adds the poacher with his board, his figure and 15 cards, and a refresh token.

## General setup

rule-C2-1 = The board lies in the middle, with the reserve beside it.
rule-C2-2 = All 32 evidence tokens are mixed in the bag; bonus rumours never go in.
rule-C2-3 = The front of a token shows the evidence and its price, the back names a region of the map.
rule-C2-4 = The first three tokens from the bag go to the market, back side up.
rule-C2-5 = The rightmost market token says where the first token of the map goes.
rule-C2-6 = Each token of the map says where the next one goes.
rule-C2-7 = The map starts with 7 tokens, not counting the market.
rule-C2-8 = A location may hold more than one token.
rule-C2-9 = Then the tokens of the map and of the market are turned face up.
rule-C2-10 = Each level of cryptids is a face-down deck of its own.
rule-C2-11 = Six level I cards lie open: these are the cryptids to look for.
rule-C2-12 = A question mark on a new card is covered with a token from the bag.
rule-C2-12a = A question mark in the lower left takes a token back side up: its region is where the cryptid can be found.
rule-C2-12b = A question mark on the right takes a token face up: that evidence is required.
rule-C2-13 = The two tracking dice wait beside the open cards.
rule-C2-14 = Cryptid tiles are sorted by colour and lie in sight.
rule-C2-15 = Coins, experience and bonus rumours are a common supply.
rule-C2-16 = One contract is open to all, except in a solo game.
rule-C2-17 = Four random requests lie open at the reserve; the other four stay out of the game.
rule-C2-18 = Terrain tiles are sorted by kind and lie face up.
rule-C2-19 = Two players use 3 assistant dice.
rule-C2-20 = Three players use 4 assistant dice.
rule-C2-21 = Four players use all 5 assistant dice.
rule-C2-22 = With three players the two long fences make the reserve smaller.
rule-C2-23 = With two players all three fences make the reserve smaller.
rule-C2-24 = Four players have the whole reserve, without fences.
rule-C2-25 = The reserve starts without terrain.

## Player setup

rule-C3-1 = Everybody picks a colour and takes a board, a cryptozoologist, an assistant, 8 cryptid figures, 2 bids, 2 action markers and ten skill markers.
rule-C3-2 = Assistants start on the left of the track, from the highlighted space down, in random order.
rule-C3-3 = The higher your assistant stands, the sooner you act; the topmost one is the first player’s.
rule-C3-4 = At first the main action and the main movement are both available.
rule-C3-5 = Everybody starts with one skill, Plane ticket; the other nine have to be learned.
rule-C3-6 = Everybody starts with one bonus rumour in the first evidence slot.
rule-C3-7 = Starting coins depend on your place on the track, not on the number of players.
rule-C3-7a = Whoever goes first starts with 1 coin.
rule-C3-7b = Whoever goes second starts with 2 coins.
rule-C3-7c = Whoever goes third starts with 2 coins as well.
rule-C3-7d = Whoever goes fourth starts with 3 coins.
rule-C3-8 = Nobody has any experience at the start.
rule-C3-9 = You hold two personal contracts; only the better one scores.
rule-C3-10 = From the top of the track, everybody chooses a city, two bids and three terrain tiles before the next player does.
rule-C3-10a = Your cryptozoologist starts in a city that nobody has chosen yet.
rule-C3-10b = Your two bids go to two different open cards; others may bid there too.
rule-C3-10c = Everybody takes three terrain tiles, one of each kind, and chooses them freely.
rule-C3-11 = You can track only cryptids that carry your bid, unless you play without bids.

## Cryptid cards

rule-C4-1 = Every cryptid has a level: I, II or III.
rule-C4-2 = A card names the region where its cryptid is tracked, or a token on its question mark does; it is never a city.
rule-C4-3 = A card names two or three pieces of evidence it requires; a token on a question mark may be one of them.
rule-C4-4 = In the upper right stands the reputation for finding, in the lower right the reputation for moving into the reserve.
rule-C4-5 = Each card shows the tile of its cryptid.
rule-C4-6 = An ability works on discovery, after a failed attempt, on relocation, at game end, or as its card says.
rule-C4-7 = Where a card and the rules disagree, the card wins.

## Rounds and turn order

rule-C5-1 = A round is a cryptozoologist phase, then an assistant phase.
rule-C5-2 = In each phase everybody has exactly one turn.
rule-C5-3 = The next turn always belongs to the highest assistant who has not acted in this phase.
rule-C5-4 = In the cryptozoologist phase, an assistant on the left has the turn ahead; on the right, it is done.
rule-C5-5 = In the assistant phase it is the other way round: on the right the turn is ahead, on the left it is done.
rule-C5-6 = The assistant phase begins when everybody has finished the cryptozoologist turn.
rule-C5-7 = A new round begins when everybody has finished the assistant turn.
rule-C5-8 = If assistants change places during a phase, this changes the order of later phases; nobody acts twice.
rule-C5-9 = The game ends after its final round.

## Cryptozoologist phase: turn frame

rule-C6-1 = The phase begins with a roll of all assistant dice; the results stand for the whole round.
rule-C6-2 = A turn has one main movement.
rule-C6-3 = A turn has one main action.
rule-C6-4 = The main action is one of five: Move, Collect evidence, Track a cryptid, Relocate a cryptid, or Refresh evidence and cryptids.
rule-C6-5 = Ready skills can be used at any moment of your turn, as many as you like.
rule-C6-6 = Movement, action and skills come in any order.
rule-C6-7 = Once used, the main movement, the main action or an active skill is marked as used.
rule-C6-8 = What is marked as used waits until it is restored.

## Move

rule-C7-1 = Locations are cities and numbered regions; the regions lie in four zones: north, east, south and west.
rule-C7-2 = Regions are for collecting evidence and tracking cryptids, cities for relocating them.
rule-C7-3 = A Move follows the lines to another location, as many steps as your range or fewer.
rule-C7-4 = Without skills the range is two steps.
rule-C7-5 = Any number of cryptozoologists may stand in one location.
rule-C7-6 = A Move is made in one go: if you stop early, you lose the steps you have left.
rule-C7-7 = Main movement and Move as a main action are two separate moves, each with the full range.
rule-C7-8 = Between these two moves you may use skills.
rule-C7-9 = You need not use the main movement: then you stay, and it counts as used.

## Collect evidence

rule-C8-1 = Collecting takes one token from where you stand.
rule-C8-2 = A collected token goes into an empty evidence slot of your board.
rule-C8-3 = Without an empty slot nothing can be collected.
rule-C8-4 = Where no token is in reach, nothing can be collected.
rule-C8-5 = If several tokens lie there, you choose which one to take.
rule-C8-6 = Taking the last token of the map fills it again at once.
rule-C8-7 = With the skill Collect from an adjacent location, the token may come from a neighbouring location.

## Evidence and rumours

rule-C9-1 = Six types of evidence are basic: victim, bones, eyewitness, tracks, silhouette in the sky and outline in the water.
rule-C9-2 = Rumours are the seventh type of evidence.
rule-C9-3 = The number on a token is what it costs on the market, and what it brings there.
rule-C9-4 = Where a card requires rumours, a rumour does like any other evidence.
rule-C9-5 = Two rumours together stand for any one piece of other evidence.
rule-C9-6 = One attempt may use several such pairs, two rumours for each piece.
rule-C9-7 = Pairs of rumours help with cryptids of every level.

## Track a cryptid: conditions

rule-C10-1 = Only a cryptid with your bid can be tracked.
rule-C10-2 = You track a cryptid where its card says.
rule-C10-3 = You need at least one of the required pieces; two rumours count as one.
rule-C10-4 = With all evidence the cryptid is found without a roll.
rule-C10-5 = With only part of it, dice decide.
rule-C10-6 = You may hold evidence back and roll for it instead.
rule-C10-7 = One action or one skill is an attempt on one cryptid.

## Find a cryptid

rule-C11-1 = To find a cryptid with all the evidence, discard every required piece beside the bag.
rule-C11-2 = Bonus rumours that you use go back to the supply, not beside the bag.
rule-C11-3 = When a cryptid is found, all bids on its card go back to their owners.
rule-C11-4 = Whoever finds a cryptid keeps its card.
rule-C11-5 = With the card comes the cryptid’s tile.
rule-C11-6 = A new card is opened in the same place.
rule-C11-6a = In place of a level I cryptid, a level II card is opened.
rule-C11-6b = In place of a level II cryptid, a level III card is opened.
rule-C11-6c = In place of a level III cryptid, another level III card is opened.
rule-C11-7 = If no level III card is left in deck or discard pile, the place stays empty and fewer than 6 cards lie open.
rule-C11-8 = A question mark on a new card gets its token right away.
rule-C11-9 = Last comes the ability that works on discovery, if the card has one.
rule-C11-10 = The order is fixed: take the card, open the next, use the ability; so you already see the new card.
rule-C11-11 = A free bid may be placed on an open card at any moment, even on another player’s turn.
rule-C11-12 = Before the round ends, every free bid must lie on a card.

## Attempt with tracking dice

rule-C12-1 = Roll one tracking die for each required piece that you do not use.
rule-C12-2 = You never roll more than 2 dice.
rule-C12-3 = Every die that was rolled has to succeed.
rule-C12-4 = The success face is a success.
rule-C12-5 = The failure face is a failure, and Luck does not help.
rule-C12-6 = A clover fails, unless Luck makes all clovers succeed.
rule-C12-7 = You see the roll before you decide on Luck and Second chance.
rule-C12-8 = Second chance comes before Luck.
rule-C12-9 = If the attempt succeeds, discard all evidence you used; the cryptid is yours as with any find.
rule-C12-10 = Evidence you held back stays with you after a success.
rule-C12-11 = A failure costs one of the pieces you used.
rule-C12-11a = You choose which piece is lost; the others stay.
rule-C12-11b = A pair of rumours is one piece and goes together.
rule-C12-11c = The pair, or another piece: that is your choice.
rule-C12-12 = A failed attempt brings 1 experience.
rule-C12-13 = After a failure the card’s own ability for it works, if it has one.
rule-C12-14 = After a failure the card stays open with its bids and with the tokens on its question marks.
rule-C12-15 = A failed attempt uses up the action or skill all the same.

## Relocate a cryptid: general

rule-C13-1 = Cryptids are relocated from cities.
rule-C13-2 = You can relocate only a cryptid you have found and not relocated yet.
rule-C13-3 = One relocation is one cryptid for the reserve, or two for a request.
rule-C13-4 = Both ways, the reserve and a request, need a city.
rule-C13-5 = If nothing fits in the reserve and no request can be fulfilled, there is no relocation.

## Place a cryptid in the reserve

rule-C14-1 = Every cell of the tile lies on terrain of the cryptid’s habitat: water, forest or mountains.
rule-C14-2 = A cryptid tile covers no other cryptid.
rule-C14-3 = A cryptid tile may lie across several terrain tiles of the right kind.
rule-C14-4 = Cryptid tiles may be rotated.
rule-C14-5 = Cryptid tiles are never flipped.
rule-C14-6 = If there is no place for its tile, a cryptid cannot go into the reserve.
rule-C14-7 = Some cards name other places for their tile.
rule-C14-8 = Place the tile and put one of your cryptid figures on it.
rule-C14-9 = Every covered symbol pays its bonus once.
rule-C14-9a = A covered experience symbol brings 1 experience.
rule-C14-9b = A covered coin symbol brings 1 coin.
rule-C14-9c = A covered initiative symbol lets your assistant move 1 space up or down, if you like.
rule-C14-10 = An assistant jumps over occupied spaces to the nearest free one.
rule-C14-11 = An assistant moved by a symbol brings neither a die nor skills.
rule-C14-12 = After the bonuses the card’s relocation ability works, if it has one.
rule-C14-13 = Terrain belongs to everybody, whoever laid it.

## Fulfil a request

rule-C15-1 = A request asks for cryptids of one zone or of one kind.
rule-C15-2 = For a request you need two cryptids of your own that fit it and have not been relocated.
rule-C15-3 = Without two cryptids that fit, the request has to wait.
rule-C15-4 = The tiles of both cryptids leave the game, unless a card says otherwise.
rule-C15-5 = You take the request and cover the relocation reputation of both cards with it.
rule-C15-6 = The two cards give no reputation for relocation; the request gives 4 at the end.
rule-C15-7 = The reputation for finding stays, and both cryptids still count for contracts.
rule-C15-8 = Both cryptids of a request use their relocation abilities.
rule-C15-9 = A request that somebody has taken is gone for everybody else.
rule-C15-10 = A request puts no cryptid figure into the reserve, unless a card says otherwise.
rule-C15-11 = From then on both cryptids count as relocated.

## Refresh evidence and cryptids (main action)

rule-C16-1 = A refresh needs a map with fewer than seven tokens.
rule-C16-2 = No skill repeats the refresh; only a card can grant another one.
rule-C16-3 = First one market token of your choice leaves.
rule-C16-4 = A new token takes its place, and its back says where the next one goes.
rule-C16-5 = Each new token of the map shows the place of the next.
rule-C16-6 = It goes on until seven tokens lie on the map.
rule-C16-7 = What lay on the map stays there.
rule-C16-8 = Then all new tokens are turned face up.
rule-C16-9 = Then up to two open cards may be replaced, if nobody else bids on them.
rule-C16-9a = New cards are of the same level as those replaced.
rule-C16-9b = When every card has a bid, none is replaced.
rule-C16-10 = A refresh ends with one bonus of three.
rule-C16-10a = Three coins are one of the bonuses.
rule-C16-10b = 1 experience is another bonus.
rule-C16-10c = The third bonus: your assistant moves up to two spaces, up or down.
rule-C16-11 = The assistant moved by a refresh jumps over others, and gains no die and no skills.
rule-C16-12 = The five steps of a refresh always come in the same order.

## Automatic refresh

rule-C17-1 = When the last token leaves the map, 7 new ones are laid out at once.
rule-C17-2 = Tokens on the market do not stop this: only the map counts.
rule-C17-3 = This refresh is no action and costs nothing.
rule-C17-4 = An empty map is filled right away by the player whose turn it is.
rule-C17-5 = An automatic refresh replaces no cryptids and gives no bonus.

## Skills: general

rule-C18-1 = Plane ticket is the one skill everybody starts with.
rule-C18-2 = New skills cost experience, never coins.
rule-C18-3 = Skills are learned only in the assistant phase, after a step up.
rule-C18-4 = Each skill has its price in experience, printed on the board.
rule-C18-5 = With two players every new skill costs 1 experience more.
rule-C18-6 = In a solo game, too, every new skill costs 1 experience more.
rule-C18-7 = With three or four players skills cost what the board says.
rule-C18-8 = For a first game, two players may agree to drop this surcharge.
rule-C18-9 = Your board has room for 10 skills: 6 active and 4 passive ones.
rule-C18-10 = You use skills on your cryptozoologist turn.

## Active skills

rule-C19-1 = An active skill works once; then it must be restored.
rule-C19-2 = A used skill is restored for 1 coin after a step up, or by the restoring die.
rule-C19-3 = A plane ticket takes you anywhere on the map.
rule-C19-4 = The skill Collect evidence collects once more.
rule-C19-5 = The skill Track a cryptid lets you track once more.
rule-C19-6 = The skill Relocate a cryptid relocates once more.
rule-C19-7 = Luck turns all clovers of the attempt into successes.
rule-C19-8 = After a failed roll, Second chance rerolls the dice you choose.
rule-C19-9 = After Luck, nothing is rerolled.
rule-C19-10 = An action by a skill has the conditions of that action, and leaves the main action free.
rule-C19-11 = You may do the same thing twice in a turn: by the main action and by a skill.

## Passive skills

rule-C20-1 = Passive skills work by themselves, cost nothing and are never used up.
rule-C20-2 = A passive skill is no action: it changes other actions and skills.
rule-C20-3 = One range skill makes every Move 3 steps long, two make it 4.
rule-C20-4 = Split movement lets you do something on the way and then go on.
rule-C20-5 = With enough range a split movement may have more than two parts.
rule-C20-6 = With the right skill you may collect from a neighbouring location.
rule-C20-7 = Range has nothing to do with the plane ticket.

## End of the cryptozoologist turn

rule-C21-1 = Your cryptozoologist turn ends, and your assistant moves to the right side of its space.
rule-C21-2 = Next comes the player with the highest assistant on the left.
rule-C21-3 = When all assistants are on the right, the assistant phase begins.
rule-C21-4 = Skills you did not use wait for later turns.
rule-C21-5 = Main movement and main action come back only at the end of the assistant turn.

## Assistant phase: turn frame

rule-C22-1 = One step is mandatory; everything else is optional, in any order.
rule-C22-2 = The mandatory step moves your assistant: down for a die, up for skills.
rule-C22-3 = Extra steps cost coins.
rule-C22-4 = Market and cards are refreshed for coins.
rule-C22-5 = On your assistant turn you may buy and sell evidence.
rule-C22-6 = A bid may change its card.
rule-C22-7 = The optional actions may come before the mandatory step or after it.
rule-C22-8 = The turn does not end without the step.
rule-C22-9 = The turn ends with four fixed steps.

## Mandatory assistant move

rule-C23-1 = The mandatory step goes 1 space up or down, as you like.
rule-C23-2 = If the next space is occupied, the assistant goes on to the nearest free one.
rule-C23-3 = Two assistants never share a space.
rule-C23-4 = A space is occupied even if the other assistant stands on its other side.
rule-C23-5 = If no space is free one way, go the other.
rule-C23-6 = You get what belongs to the way you really went.
rule-C23-7 = The die or the skills come with the mandatory step only, once per turn.

## Moving down: assistant dice

rule-C24-1 = A step down brings one of the remaining dice and its bonus.
rule-C24-2 = A chosen die is gone for everybody until the next round.
rule-C24-3 = In the next round all dice are rolled again.
rule-C24-4 = A coin face brings the 2 or 3 coins it shows.
rule-C24-5 = An experience face brings 1 or 2 experience.
rule-C24-6 = The restoring face restores up to 2 used skills free of charge; it never gives new ones.
rule-C24-7 = The rumour face brings a bonus rumour into an empty slot.
rule-C24-8 = Without an empty slot you get no bonus rumour.
rule-C24-9 = Bonus rumours do all that rumours do: tracking, pairs, even mixed ones, buying and selling.
rule-C24-10 = A bonus rumour that leaves a board or the market goes to the supply, never to the bag.

## Moving up: skills

rule-C25-1 = Up opens new skills for experience, as many as you can pay.
rule-C25-2 = Experience you pay goes to the supply.
rule-C25-3 = A new active skill is available right away.
rule-C25-4 = A new passive skill works from then on.
rule-C25-5 = A step up brings no die.
rule-C25-6 = After a step up, used skills can be restored for 1 coin each.
rule-C25-7 = The main action and the main movement are never restored for coins: they come back free.
rule-C25-8 = Passive skills need no restoring.
rule-C25-9 = Learn and restore, both or neither.

## Paid assistant moves

rule-C26-1 = Each extra space your assistant moves costs 1 coin, as often as you like.
rule-C26-2 = Paid steps go either way, whichever way the mandatory one goes.
rule-C26-3 = Paid steps bring neither a die nor skills.
rule-C26-4 = A paid step, too, jumps over occupied spaces and never ends on one.
rule-C26-5 = Coins you pay go to the supply.
rule-C26-6 = Whoever began on the top space must not end there.

## Paid refreshes, bag and decks

rule-C27-1 = For 1 coin, three new tokens replace the whole market.
rule-C27-2 = For 1 coin, up to 2 open cards without any bid give way to cards of their levels.
rule-C27-3 = For that coin, the same place may be replaced twice.
rule-C27-4 = Both refreshes can be bought again and again on the same turn.
rule-C27-5 = When the bag is empty, all tokens beside it go back in and are mixed.
rule-C27-6 = Each level of cryptids has its own discard pile.
rule-C27-7 = When a deck runs out, its discard pile is shuffled into a new deck.
rule-C27-8 = In a solo game, replacing cryptids for coins works differently.

## Evidence market: buy, sell, swap

rule-C28-1 = Trade as often as you like.
rule-C28-2 = Buying: pay the number on the token, and put it into an empty slot.
rule-C28-3 = Buying needs an empty slot.
rule-C28-4 = Without enough coins there is no purchase.
rule-C28-5 = A token you buy leaves a gap on the market until your turn ends.
rule-C28-6 = If the market is full, one of its tokens has to leave before you sell; you choose which.
rule-C28-7 = Selling: your token goes to the market, and you get its number in coins.
rule-C28-8 = You cannot buy back what you sold this turn.
rule-C28-9 = You cannot sell what you bought this turn.
rule-C28-10 = A swap sells and buys at once: one of your tokens for one of the market’s.
rule-C28-11 = In a swap you pay or receive the difference in price.
rule-C28-12 = You can swap even with full slots.
rule-C28-13 = For a swap you need coins only for the difference.
rule-C28-14 = A swap drives no other token off the market.
rule-C28-15 = Bonus rumours can be bought and sold too.

## Bids

rule-C29-1 = Once per assistant turn, one of your bids may move to another open card.
rule-C29-2 = A free bid is placed whenever you like, but before the round ends.
rule-C29-3 = Placing a free bid is no change of bid: the other one may still move this turn.
rule-C29-4 = Bids of several players may lie on one card.

## End of the assistant turn

rule-C30-1 = All four steps are mandatory: market, terrain, action and movement, assistant.
rule-C30-2 = First the gaps of the market are filled from the bag.
rule-C30-3 = New market tokens are laid face up.
rule-C30-4 = The assistant’s turn ends with one of your tiles in the reserve.
rule-C30-5 = Then you take another tile of the same kind.
rule-C30-6 = When that kind has run out or is closed, take a tile of another.
rule-C30-7 = Once the reserve is finished, this step is left out for the rest of the game.
rule-C30-8 = Then the main action and the main movement come back, free of charge.
rule-C30-8a = Skills do not come back by themselves.
rule-C30-9 = Last, your assistant moves to the left side of its space.
rule-C30-10 = Then comes the player with the highest assistant on the right.
rule-C30-11 = When all assistants are on the left, a new round begins with the highest one.

## Terrain placement in the reserve

rule-C31-1 = Terrain is water, forest or mountains.
rule-C31-2 = The first tile of a kind covers a cell of a start place.
rule-C31-3 = Each kind has a start place of its own.
rule-C31-4 = Where a fence leaves one cell of a start place, that one is enough.
rule-C31-5 = Later tiles touch terrain of their kind.
rule-C31-6 = Nobody builds on a start place of another kind.
rule-C31-7 = A tile lies on free cells only, inside the fences.
rule-C31-8 = Symbols on terrain bring nothing when the tile is laid.
rule-C31-9 = Symbols on terrain pay only when a cryptid covers them.
rule-C31-10 = A kind is closed when no more of its tiles can be laid.
rule-C31-11 = When a kind is closed, everybody discards its tiles and takes others instead.
rule-C31-12 = Tiles of a closed kind can no longer be taken.

## End condition and final round

rule-C32-1 = The end begins when no terrain tile can be laid any more.
rule-C32-2 = The game does not stop there: the round is played out.
rule-C32-3 = Once the reserve is finished, nobody lays or takes terrain.
rule-C32-4 = After that one more round is played, the final one.
rule-C32-5 = After the final round points are counted.

## Scoring

rule-C33-1 = Every cryptid you found gives its reputation for finding, relocated or not.
rule-C33-2 = Every cryptid of yours in the reserve adds its reputation for relocation.
rule-C33-3 = A cryptid that was never relocated gives nothing for relocation.
rule-C33-4 = Each request you fulfilled gives 4 reputation.
rule-C33-5 = The shared contract gives everybody 1 reputation for each of their cryptids that meets it.
rule-C33-6 = Of your two personal contracts, only the better one counts.
rule-C33-7 = An evidence contract gives 1 for each find whose card shows that evidence, whether you used it or not.
rule-C33-8 = A habitat contract gives 1 for each find that lives there.
rule-C33-9 = A kind contract gives 1 for each find of that kind.
rule-C33-10 = One cryptid may count for several contracts.
rule-C33-11 = Abilities for the end of the game add what they promise, if their conditions hold.
rule-C33-12 = Whoever has the most cryptid figures in the reserve gets 2.
rule-C33-12a = If figures are equal, the 2 go to whoever’s tiles cover the largest area.
rule-C33-12b = If the area is equal too, everybody who is tied gets 2.
rule-C33-13 = Every 3 experience left are worth 1 reputation.
rule-C33-14 = Remaining evidence is sold for its numbers; then every 5 coins are worth 1 reputation.
rule-C33-15 = Experience and coins are rounded down separately and never put together.

## Winner and ties

rule-C34-1 = The most reputation wins.
rule-C34-2 = In a tie, whoever found more cryptids wins.
rule-C34-3 = If that is equal too, whoever relocated more wins, in the reserve and for requests together.
rule-C34-4 = If they are still tied, the larger sum of experience and coins decides.
rule-C34-5 = If nothing tells them apart, all of them win.

## Wolpertinger mode

rule-C35-1 = The Wolpertinger is an addition to the basic game, if the table likes.
rule-C35-2 = The Wolpertinger card lies by the board until the end.
rule-C35-3 = Each city holds one of the 11 tokens, face down and dealt at random.
rule-C35-4 = In a city with a token, tracking may take it for a rumour.
rule-C35-5 = The token you take lies open by your board.
rule-C35-6 = Both the main action and the skill Track a cryptid can take it.
rule-C35-7 = This takes neither a bid nor dice, and it always succeeds.
rule-C35-8 = A stuffed hare is worth 1 reputation at the end.
rule-C35-9 = Discard the coin token to gain 4 coins.
rule-C35-10 = Discard the evidence token to draw evidence from the bag.
rule-C35-11 = Discard the reroll token to reroll dice of your choice.
rule-C35-12 = When points are counted, every stuffed hare adds 1.
rule-C35-13 = Whoever has the most stuffed hares gets the Wolpertinger card, worth 2.
rule-C35-13a = If hares are equal, whoever has more unused tokens of the other sorts gets the card.
rule-C35-13b = If those are equal too, nobody gets the card.
rule-C35-13c = Without a single hare on the table, nobody gets the card.

## Solo mode against the poacher: overview and setup

rule-C36-1 = A solo game follows the usual rules, and the poacher changes some of them.
rule-C36-2 = The poacher stands on the initiative track only; he has no place on the map.
rule-C36-3 = The poacher has no bids of his own: he goes after your targets.
rule-C36-4 = The poacher never relocates anybody.
rule-C36-5 = The poacher catches only with all the evidence, never with dice.
rule-C36-6 = The poacher can catch even what you have found, as long as you have not relocated it.
rule-C36-7 = With 4 pieces of evidence the poacher catches a cryptid whatever its card requires.
rule-C36-8 = The poacher does what his card says; if nothing in the row is possible, he does nothing.
rule-C36-9 = The dice the poacher takes bring him nothing, except for a bonus rumour.
rule-C36-10 = After his assistant turn the poacher stands right next to you on the track, above or below.
rule-C36-11 = The poacher gets no reputation.
rule-C36-12 = Setup is as for two: all 3 fences and 3 assistant dice.
rule-C36-13 = A solo game has no shared contract.
rule-C36-14 = You start with 1 coin, on the highlighted space of the track.
rule-C36-15 = You draw 2 contracts; at least one of them must be about evidence.
rule-C36-15a = If neither contract is about evidence, the last one drawn makes way for the next, until one is.
rule-C36-15b = Both contracts lie open.
rule-C36-16 = The poacher has a board of his own and a shuffled deck, face down.
rule-C36-17 = The poacher starts right below your assistant.
rule-C36-18 = The refresh token at the market changes the price of replacing cryptids.
rule-C36-19 = Replacing a cryptid costs 3 coins, and only 1 card changes.
rule-C36-20 = Solo and the game without bids do not go together.

## Solo: rounds and the poacher's cryptozoologist turn

rule-C37-1 = In each phase whoever stands higher acts first, you or the poacher.
rule-C37-2 = Your own turn follows the rules for two, dearer skills included.
rule-C37-3 = In a solo game you place a free bid as soon as the new card is open, before the ability.
rule-C37-4 = The poacher’s turn begins with a new card of his, which holds for both phases of the round.
rule-C37-5 = How much evidence the poacher holds tells which row of the upper half of his card he uses.
rule-C37-5a = Without evidence the poacher uses row 1.
rule-C37-5b = With one piece of evidence the poacher uses row 2.
rule-C37-5c = With two pieces of evidence the poacher uses row 3.
rule-C37-5d = With three pieces of evidence the poacher uses row 4.
rule-C37-5e = With four pieces of evidence the poacher uses row 5.
rule-C37-6 = Of the row, the poacher does only one thing: the leftmost that is possible.
rule-C37-7 = If nothing in the row is possible, the poacher is idle in this phase.
rule-C37-8 = Then the poacher’s figure moves to the right side of its space.
rule-C37-9 = The right column of the poacher’s card says in which zone he looks for evidence first: from top to bottom.
rule-C37-10 = The left column says which cryptids the poacher catches, from top to bottom; others do not tempt him.
rule-C37-11 = If he cannot catch anybody on one line of the column, the poacher goes on to the next.
rule-C37-12 = The poacher’s prey: cryptids you have found and not relocated.
rule-C37-13 = The poacher’s prey: open cryptids that fit your contracts.
rule-C37-14 = The poacher’s prey: cryptids with your bids.

## Solo: the poacher's assistant turn

rule-C38-1 = In the assistant phase the poacher uses the lower half of his card, by his place on the track.
rule-C38-1a = If the poacher stands above your assistant, he uses the first row there.
rule-C38-1b = If the poacher stands below your assistant, he uses the second row there.
rule-C38-2 = In the assistant phase, too, the poacher does only the leftmost thing that is possible.
rule-C38-3 = The sign at the end of the row puts the poacher right above or right below you.
rule-C38-4 = For the poacher you take a tile of the terrain on his card and lay it where you like, by the rules.
rule-C38-5 = Then the poacher’s figure moves to the left side of its space, and his turn is over.
rule-C38-6 = A row with faces of dice takes away an available die that shows one of them.
rule-C38-7 = With a rumour die the poacher also gets the bonus rumour.
rule-C38-8 = A coin or experience die brings the poacher nothing; of several, the highest goes.
rule-C38-9 = In the assistant phase the poacher may take a die, move on the track, take from the market or renew it.

## Solo: action symbols

rule-C39-1 = Evidence for a bid: he takes what a cryptid with your bid requires.
rule-C39-2 = Evidence for a contract: he takes what your contract names.
rule-C39-3 = Refreshing the map: it is filled to 7 tokens; he gets no bonus and replaces no cryptids.
rule-C39-4 = Lowest number: he takes from the region with the lowest number in the zone that comes first.
rule-C39-5 = Highest number: he takes from the region with the highest number in that zone.
rule-C39-6 = Refreshing the market replaces all its tokens.
rule-C39-7 = If the market has what he wants, he takes it before the market is renewed, and nothing after.
rule-C39-8 = From the map the poacher takes in the order of the zones on his card.
rule-C39-9 = Among equal tokens you choose for the poacher.
rule-C39-10 = What the poacher takes from the market is replaced.
rule-C39-11 = Market tokens are free for the poacher.
rule-C39-12 = The poacher takes rumours only when nothing better fits.
rule-C39-13 = The poacher has room for four pieces of evidence; when it is full, he takes none.
rule-C39-14 = To catch a cryptid that requires two pieces the poacher needs both, and discards them.
rule-C39-15 = To catch a cryptid that requires three pieces the poacher needs all three, and discards them.
rule-C39-16 = With four pieces the poacher catches any cryptid on his list and spends them all.
rule-C39-17 = For the poacher, too, two rumours replace a piece of evidence.
rule-C39-18 = Where the poacher caught an open cryptid, a new card comes as if you had found it.
rule-C39-19 = Whoever is not on the poacher’s list is safe from him.
rule-C39-20 = Among equals the poacher prefers the one who brings him nearer to three of one contract.
rule-C39-21 = If none does, the poacher takes whatever would be worth most to you.
rule-C39-22 = If several are still left, you choose for the poacher.
rule-C39-23 = Above and below: he stands on the space right above or right below your assistant.
rule-C39-24 = If the poacher stands there already, or the track has no such space, he stays.

## Solo: end and rating

rule-C40-1 = You lose at once when the poacher has caught 3 cryptids that all meet the same contract of yours.
rule-C40-2 = Catches for different contracts are not added up for this.
rule-C40-3 = You also lose at once when the poacher has caught any 5 cryptids.
rule-C40-4 = You win if the game reaches its usual end.
rule-C40-5 = Your rating is your reputation, counted with a few changes.
rule-C40-6 = Both of your contracts count.
rule-C40-7 = The 2 for most figures are yours if at least 1 of them is in the reserve.
rule-C40-8 = The Bird of Vergisson counts if you have fewer cryptids than the poacher.
rule-C40-9 = The Wolpertinger card is yours if you have at least 1 stuffed hare.
rule-C40-10 = Up to 11: still a trainee.
rule-C40-11 = 12 to 15: not bad for a novice.
rule-C40-12 = 16 to 19: one cryptozoologist among many.
rule-C40-13 = 20 to 25: splendid work.
rule-C40-14 = 26 and more: they will put up a monument to you in the reserve.

## Mode without bid tokens

rule-C41-1 = Without bids, the bid tokens stay in the box.
rule-C41-2 = Without bids, a refresh never replaces cryptids.
rule-C41-3 = Without bids, cryptids cannot be replaced for coins either.
rule-C41-4 = Without bids, you can track any open cryptid.
rule-C41-5 = The game without bids is not for one player.

## Clarified abilities

rule-C42-1 = Gulon: after each purchase by its ability the market is filled at once.
rule-C42-2 = Gulon: its ability allows no swap.
rule-C42-3 = Korkodil: for contracts it lives in the terrain under its tile; outside the reserve, nowhere.
rule-C42-4 = Lagopus and Ziriddar lie on top of other cryptids and gain no symbols.
rule-C42-5 = Lagopus and Ziriddar may cover two cryptids, no more.
rule-C42-6 = Tatzelwurm and Caladrius: even their free refresh is impossible with 7 tokens on the map.
rule-C42-7 = Water Leaper: given for a request, it goes into the reserve instead of leaving the game.
rule-C42-8 = Water Leaper: then it is worth 1 more, on top of the 4 for the request.

## Symbols

rule-C43-1 = Every symbol of the table has its name beside it or under the pointer.
rule-C43-2 = Ports belong to an expansion, “Islands”; here they do nothing.

## Printed data recoverable from the text

rule-C44-1 = The skill Collect evidence costs 1 experience; surcharges come on top.
rule-C44-2 = The skill Collect from an adjacent location costs 1 experience; surcharges come on top.
rule-C44-3 = Tracks are worth 3 coins, rumours 2.
rule-C44-4 = The rulebook itself names the regions E1, E2, E3, N3, S1, W4 and the city of Aachen.
rule-C44-5 = From E3 it is 2 steps to E2, and from there 2 more to Aachen; E1 is one Move from Aachen.
rule-C44-6 = Named in the rulebook: the Karadag Serpent of level II, in E3, with eyewitness and outline in the water, 1 experience on discovery; Trochus and Lossie of level I; and more.

## Decision points

rule-C46-1 = Everybody takes a colour that is still free.
rule-C46-2 = Chance decides the first order on the initiative track.
rule-C46-3 = Cities are chosen in the order of the initiative track.
rule-C46-4 = After the city come your bids, on two different cards.
rule-C46-5 = At the end of the setup comes terrain: a tile of each kind.
rule-C46-6 = Two players agree before the game whether skills cost 1 experience more.
rule-C46-7 = Before the game the table chooses: with the Wolpertinger, without bids, or solo.
rule-C46-8 = You decide what comes next, until you end the turn.
rule-C46-9 = You choose where to go, or not to go.
rule-C46-10 = You may continue a split movement or give it up.
rule-C46-11 = The ticket can be used at any time on your turn.
rule-C46-12 = Of several tokens you choose one.
rule-C46-13 = Any card that meets the conditions can be the target.
rule-C46-14 = For each requirement: its token, a pair of rumours, or a die.
rule-C46-15 = After a failed roll you decide whether to use Second chance, and on which dice.
rule-C46-16 = After all rerolls you decide whether to use Luck.
rule-C46-17 = After a roll you decide whether to spend a reroll token, and on which dice.
rule-C46-18 = After a failure, the player names the loss.
rule-C46-19 = An ability with a choice asks the owner of the card.
rule-C46-20 = The owner of a free bid chooses when and where to place it, even on another player’s turn.
rule-C46-21 = You choose the reserve or a request.
rule-C46-22 = You choose where a cryptid tile lies and how it is turned.
rule-C46-23 = For each covered initiative symbol: up, down or not at all.
rule-C46-24 = For a request you name two fitting cryptids.
rule-C46-25 = Which market token leaves is your choice.
rule-C46-26 = In a refresh you may replace two cards, one or none, and name them together.
rule-C46-27 = The bonus of a refresh is your choice: coins, experience or the assistant.
rule-C46-28 = On your assistant turn you choose what to do, and when to end it.
rule-C46-29 = The mandatory step is made once.
rule-C46-30 = Going down, you choose a die.
rule-C46-31 = You choose which skills come back.
rule-C46-32 = Going up, you learn and restore until you do something else.
rule-C46-33 = How many paid steps to make, and which way, is your choice.
rule-C46-34 = The market may be renewed again and again.
rule-C46-35 = Having seen the first new card, you may replace one more.
rule-C46-36 = Buy, sell or swap, token by token.
rule-C46-37 = You choose which bid to move, and where to.
rule-C46-38 = You choose the tile, its cells and its turn.
rule-C46-39 = Which new tile you take is your choice.
rule-C46-40 = When a kind of terrain is closed, everybody chooses what to take for the tiles lost.
rule-C46-41 = Coin and evidence tokens of the Wolpertinger wait until you want them.
rule-C46-42 = Your better contract is found for you when points are counted.
rule-C46-43 = When tokens are equal for the poacher, you decide.
rule-C46-44 = When cryptids are equal for the poacher, you decide.
rule-C46-45 = You choose the poacher’s tile and its place.
rule-C46-46 = When the poacher refreshes the map, you choose which market token leaves.
rule-C46-47 = A solo game waits for your bid.
rule-C46-48 = If nothing of yours fits, exchange a tile for one that does.
rule-C46-49 = You choose where the Water Leaper lies when it is given for a request.
rule-C46-50 = You choose the order of the two abilities.
rule-C46-51 = A Wolpertinger costs rumours, ordinary or bonus ones.
rule-C46-52 = When the poacher could spend one token or another, you decide.

## Information

rule-C47-1 = Nobody knows what is in the bag, except by counting what lies in sight.
rule-C47-2 = Where a token back side up points to, everybody sees; once it is turned, you have to remember.
rule-C47-3 = What is on the front of such a token, nobody knows until it is turned.
rule-C47-4 = The back of a token laid face up from the bag stays unknown.
rule-C47-5 = A token on a left question mark shows everybody its region, and nobody its evidence.
rule-C47-6 = A token on a right question mark shows everybody its evidence, and nobody its region.
rule-C47-7 = Tokens beside the bag show their fronts.
rule-C47-8 = Nobody knows the order of the cryptid decks.
rule-C47-9 = Discarded, open and found cards are open to all.
rule-C47-10 = Everybody sees all bids.
rule-C47-11 = The shared contract is open from the start.
rule-C47-12 = Your personal contracts are your secret until points are counted; in a solo game they lie open.
rule-C47-13 = Contracts that nobody has stay unknown.
rule-C47-14 = Everybody sees the requests; the taken ones lie face down, but all of them have been seen.
rule-C47-15 = Boards are open: evidence, skills, markers and terrain.
rule-C47-16 = Everybody sees how many coins and how much experience each player has.
rule-C47-17 = Everybody sees the assistant dice once they are rolled.
rule-C47-18 = Everybody sees the tracking dice.
rule-C47-19 = Terrain, the reserve and cryptid tiles are open to all.
rule-C47-20 = What a Wolpertinger token is, nobody knows until it is taken.
rule-C47-21 = Nobody knows the order of the poacher’s deck; his active card is open.
rule-C47-22 = The poacher’s board is open to you.
rule-C47-23 = What will be drawn, rolled or shuffled, nobody knows in advance.
rule-C47-24 = Which token is which cannot be told: you see a side of it, and never both.

## Ambiguities

rule-C48-1 = Everybody is dealt 2 personal contracts after the shared one is open, before choosing a city.
rule-C48-2 = Personal contracts are secret until points are counted; only in a solo game they are open.
rule-C48-3 = Your board has room for 5 pieces of evidence.
rule-C48-4 = What skills cost is set by the game’s content; your board shows it.
rule-C48-5 = The map has 11 cities; tokens name regions only.
rule-C48-6 = The initiative track has 10 spaces; the fourth is highlighted.
rule-C48-7 = Assistant die: 2 coins, 3 coins, 1 experience, 2 experience, 2 restored skills, a bonus rumour. Tracking die: 3 successes, 1 clover, 2 failures.
rule-C48-8 = Shapes of tiles, the reserve, its start places and fences come with the game’s content.
rule-C48-9 = Of 13 contracts, 6 are about evidence, 3 about habitats and 4 about kinds; of 8 requests, 4 are about zones and 4 about kinds.
rule-C48-10 = Different types of evidence may have the same number.
rule-C48-11 = Your own bid does not protect a card from your refresh; the bid becomes free.
rule-C48-12 = Any dice may be rerolled, even successes.
rule-C48-13 = A free bid has time until the round ends, not only until your own turn does.
rule-C48-14 = Who is next depends on the assistants: only they stand on the track.
rule-C48-15 = The first tile claims a start place for its kind.
rule-C48-16 = A cryptid has a habitat for its tile, a kind for contracts and requests, and a home zone, that of its region.
rule-C48-17 = A witness and an eyewitness are the same evidence.
rule-C48-18 = The next turn is always the highest assistant’s among those who have not acted.
rule-C48-19 = At the end of his assistant turn the poacher’s own figure moves left.
rule-C48-20 = With four pieces the poacher needs no fitting evidence, but his list still tells whom he catches.
rule-C48-21 = You need not use your main action either.
rule-C48-22 = Only the end of a move counts, not the route; if you split it, you may go back.
rule-C48-23 = Any action or skill may interrupt a split movement; you go on from where you are then, until the turn ends.
rule-C48-24 = Active skills are not used in the assistant phase.
rule-C48-25 = How many tokens a location holds is not limited.
rule-C48-26 = When a card with a question mark is found, caught or discarded, its token goes beside the bag.
rule-C48-27 = For an evidence contract only what is printed on the card counts, not a token on a question mark.
rule-C48-28 = Something has to be used: nobody rolls for everything.
rule-C48-29 = You say which token stands for which requirement.
rule-C48-30 = All rerolls first, Luck last; each skill once.
rule-C48-31 = An empty deck or bag is renewed at once, not at the next draw.
rule-C48-32 = A place for which no card was left stays empty for good.
rule-C48-33 = Your two bids never lie on the same card.
rule-C48-34 = A free bid with no card to go to stays with you.
rule-C48-35 = At the end of a round, players with free bids are asked from the top of the track.
rule-C48-36 = You may place a free bid and track that cryptid on the same turn.
rule-C48-37 = Requests are not refilled: there are 4 for the whole game.
rule-C48-38 = If you have no cryptid figure left, you may still place a tile; it counts as yours.
rule-C48-39 = Covered experience and coins come by themselves; each initiative symbol is a choice of its own.
rule-C48-40 = One step is the way to the nearest free space; two steps go the same way.
rule-C48-41 = If no space is free that way, an optional move of the assistant is not made.
rule-C48-42 = If there are no tokens left anywhere, as many as possible are laid and the game goes on.
rule-C48-43 = If the market is empty, the new token goes to its first place.
rule-C48-44 = You may take a die even if its bonus is of no use to you.
rule-C48-45 = Coins and experience never run out; bonus rumours do: there are 10.
rule-C48-46 = Skills stay open until you trade, pay for a step or a refresh, or move a bid.
rule-C48-47 = Only the very top space is forbidden, and only to whoever began their assistant turn there.
rule-C48-48 = If neither way had a free space, the step and its gain would be skipped.
rule-C48-49 = What you may not buy back or sell on is that very token; a swap is both a sale and a purchase.
rule-C48-50 = Any market token may make room for yours, even one you have just sold.
rule-C48-51 = A bid changes its card once per turn.
rule-C48-52 = All terrain tiles lie open: take whichever you like.
rule-C48-53 = A kind is closed when none of its tiles in play fits anywhere, however you turn it.
rule-C48-54 = As long as any tile in the stock fits, you have to lay one.
rule-C48-55 = After a kind is closed, the active player replaces tiles first, then the others from the top of the track.
rule-C48-56 = Terrain is not laid over a cryptid on bare cells.
rule-C48-57 = Tiles may be turned, not flipped; they touch along an edge.
rule-C48-58 = The end also begins when all tiles are used up, even if there is room left.
rule-C48-59 = If nobody has a figure in the reserve, nobody gets the 2 for the majority.
rule-C48-60 = Area is the number of cells under at least one of your tiles.
rule-C48-61 = Scoring spends nothing: in a tie, experience and coins after the last sale still count.
rule-C48-62 = For the shared contract the cryptids you found count, relocated or not.
rule-C48-87 = Coins and experience are public.
rule-C48-88 = A card that shows the contract’s evidence twice still gives 1.
rule-C48-89 = No skill is learned twice; range has two levels.
rule-C48-63 = Wolpertinger tokens lie face down in their cities.
rule-C48-64 = Coin and evidence tokens can be used at any time on your turn, in either phase; evidence needs an empty slot.
rule-C48-65 = An ordinary rumour or a bonus rumour pays for a Wolpertinger token.
rule-C48-66 = Only those who are tied compare unused tokens, and hares are not among them.
rule-C48-67 = When the poacher’s deck runs out, his used cards are shuffled into a new one.
rule-C48-68 = A find that the poacher takes from you is lost with all its points.
rule-C48-69 = A bid freed by the poacher’s catch is placed right away.
rule-C48-70 = The poacher looks through all zones for something better before he takes a rumour.
rule-C48-71 = With a full board the poacher takes nothing more.
rule-C48-72 = If nothing on the market suits the poacher, it is renewed first, and he looks again.
rule-C48-73 = What a cryptid is worth to you means its reputation for finding only.
rule-C48-74 = Nearer to three means: the cryptid fits the contract by which the poacher has caught most.
rule-C48-75 = If the poacher’s terrain cannot be laid, you lay another kind for him.
rule-C48-76 = Abilities mean nothing to the poacher; the tiles of what he catches leave the game.
rule-C48-77 = If the poacher takes the last token of the map, it is filled at once, and you do it for him.
rule-C48-78 = Contracts discarded in the solo setup leave the game.
rule-C48-79 = Lowest and highest number look in the first zone that has any evidence; rumours come last there too.
rule-C48-80 = The refresh token changes only the refresh for coins, not the main action.
rule-C48-81 = If there is no room for the Water Leaper, it cannot be given for a request.
rule-C48-82 = A Korkodil across two terrains lives in both.
rule-C48-83 = Lagopus and Ziriddar lie wholly on up to 2 tiles of any players, not on one another; those below keep everything.
rule-C48-84 = Given for a request, the Water Leaper adds 1 reputation.
rule-C48-85 = The game without bids may be played with the Wolpertinger.
rule-C48-86 = Above or below you: what counts is where the poacher stands when his turn begins.
rule-C48-90 = A cryptid whose region is a question mark has no home zone, for requests and for abilities.
rule-C48-91 = If no token was left for a question mark, any region will do, or any one piece of evidence.
rule-C48-92 = In a refresh both cards go together; for a coin, one after the other.
rule-C48-93 = A card is replaced only if another of its level is left.
rule-C48-94 = Whoever must leave the top space keeps a coin for it.
rule-C48-95 = For a request: first the tiles and the token, then the abilities.
rule-C48-96 = The marker moves before the action is carried out, so an ability may restore that very skill.
rule-C48-97 = On the track the poacher counts as an assistant; if he is first, you roll the dice.
rule-C48-98 = The poacher spends as few tokens as he can.
rule-C48-99 = Contracts and bids on the poacher’s list mean open cards only; your finds are a class of their own.
rule-C48-100 = The game does not wait for free bids of others: it asks for them when the round ends; in a solo game, right away.
rule-C48-101 = A bid of yours freed by your own refresh is placed like any other free bid.
rule-C48-102 = The end also begins if a cryptid takes the last room, in whichever phase; that round and one more are played.
rule-C48-103 = First check which kinds are closed, then take a new tile.
rule-C48-104 = Gains are taken right away; walks, steps and refreshes are optional; evidence needs an empty slot.
rule-C48-105 = The free refresh has all five steps.
rule-C48-106 = Lagopus and Ziriddar have no habitat; a cryptid on bare cells keeps its own.
rule-C48-107 = For a tie a request counts as 2 relocated cryptids.
rule-C48-108 = All tokens of one evidence type have the same number.
rule-C48-109 = At any moment means: whenever somebody chooses what to do next, not in the middle of an action.
rule-C48-110 = If there are no more used skills than may be restored, all of them are.
rule-C48-111 = A Move uses up a split remainder first, then the main movement, then the main action.
rule-C48-112 = If two cryptids placed for one request need the same last room, the tile of the second leaves the game.
