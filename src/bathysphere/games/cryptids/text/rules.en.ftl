### The rules behind a question, in short: what "why?" says. The same ids stand in rules.en.ftl, rules.ru.ftl and rules.uk.ftl.
### rule-<id>: a line of docs/rules/cryptids.md that an asking step cites; the dots of the id are dashes.

## Before the first round

rule-C3-10a = Your cryptozoologist starts in a city that nobody has chosen yet.
rule-C3-10b = Your two bids go to two different open cards; others may bid there too.
rule-C3-10c = Everybody takes three terrain tiles, one of each kind, and chooses them freely.
rule-C46-3 = Cities are chosen in the order of the initiative track.
rule-C46-4 = After the city come your bids, on two different cards.
rule-C46-5 = At the end of the setup comes terrain: a tile of each kind.
rule-C48-33 = Your two bids never lie on the same card.
rule-C48-52 = All terrain tiles lie open: take whichever you like.

## The cryptozoologist’s turn

rule-C6-2 = A turn has one main movement.
rule-C6-3 = A turn has one main action.
rule-C6-4 = The main action is to move, collect, track, relocate or refresh.
rule-C6-5 = Ready skills can be used at any moment of your turn, as many as you like.
rule-C6-6 = Movement, action and skills come in any order.
rule-C7-3 = A Move follows the lines, as many steps as your range or fewer.
rule-C7-4 = Without skills the range is two steps.
rule-C7-6 = If you stop early, you lose the steps you have left.
rule-C7-9 = You need not use the main movement.
rule-C8-1 = Collecting takes one token from where you stand.
rule-C8-3 = Without an empty slot nothing can be collected.
rule-C10-1 = Only a cryptid with your bid can be tracked.
rule-C10-2 = You track a cryptid where its card says.
rule-C13-1 = Cryptids are relocated from cities.
rule-C13-3 = One relocation is one cryptid for the reserve, or two for a request.
rule-C16-1 = A refresh needs a map with fewer than seven tokens.
rule-C19-3 = A plane ticket takes you anywhere on the map.
rule-C20-3 = Each range skill makes every Move a step longer.
rule-C20-4 = Split movement lets you do something on the way and then go on.
rule-C20-6 = With the right skill you may collect from a neighbouring location.
rule-C46-8 = You decide what comes next, until you end the turn.
rule-C46-9 = You choose where to go, or not to go.
rule-C46-10 = You may continue a split movement or give it up.
rule-C46-11 = The ticket can be used at any time on your turn.
rule-C46-12 = Of several tokens you choose one.
rule-C46-13 = Any card that meets the conditions can be the target.
rule-C46-21 = You choose the reserve or a request.
rule-C46-24 = For a request you name two fitting cryptids.
rule-C46-41 = Coin and evidence tokens of the Wolpertinger wait until you want them.
rule-C46-51 = A Wolpertinger costs rumours, ordinary or bonus ones.
rule-C48-21 = You need not use your main action either.
rule-C48-22 = Only the end of a move counts, not the route; if you split it, you may go back.

## Tracking

rule-C10-3 = At least one required piece must be yours; two rumours are one.
rule-C10-4 = With all evidence the cryptid is found without a roll.
rule-C10-5 = With only part of it, dice decide.
rule-C10-6 = You may hold evidence back and roll for it instead.
rule-C46-14 = For each requirement: its token, a pair of rumours, or a die.
rule-C48-28 = Something has to be used: nobody rolls for everything.
rule-C48-29 = You say which token stands for which requirement.
rule-C12-3 = Every die that was rolled has to succeed.
rule-C12-6 = A clover fails, unless Luck makes all clovers succeed.
rule-C12-7 = You see the roll before you decide on skills.
rule-C12-8 = Second chance comes before Luck.
rule-C19-7 = Luck turns all clovers of the attempt into successes.
rule-C19-8 = Second chance rerolls dice of your choice.
rule-C19-9 = After Luck, nothing is rerolled.
rule-C35-11 = A reroll token rerolls dice of your choice and leaves the game.
rule-C46-15 = You decide whether to use Second chance, and on which dice.
rule-C46-16 = After all rerolls you decide whether to use Luck.
rule-C46-17 = You decide whether to spend a reroll token, and on which dice.
rule-C48-12 = Any dice may be rerolled, even successes.
rule-C48-30 = All rerolls first, Luck last; each skill once.
rule-C12-11 = A failure costs one of the pieces you used.
rule-C12-11a = You choose which piece is lost; the others stay.
rule-C12-11b = A pair of rumours is one piece and goes together.
rule-C12-11c = The pair, or another piece: that is your choice.
rule-C46-18 = After a failure, the player names the loss.

## Relocating

rule-C14-1 = The tile lies on terrain of the cryptid’s habitat, with all of its cells.
rule-C14-2 = It covers no other cryptid.
rule-C14-3 = It may lie across several terrain tiles of the right kind.
rule-C14-4 = Tiles of cryptids may be turned.
rule-C14-5 = They are never flipped.
rule-C14-7 = Some cards name other places for their tile.
rule-C14-9 = Every covered symbol pays its bonus once.
rule-C42-4 = Those that lie on top of cryptids gain no symbols.
rule-C42-5 = Under such a tile two cryptids may lie, no more.
rule-C46-22 = You choose the cells and the turn.
rule-C46-49 = The Water Leaper is placed even when given away for a request.
rule-C15-8 = Both cryptids of a request use their relocation abilities.
rule-C46-50 = You choose the order of the two abilities.
rule-C48-95 = First the tiles and the token, then the abilities.
rule-C14-9c = A covered initiative symbol lets your assistant move a space up or down.
rule-C14-10 = It jumps over occupied spaces.
rule-C14-11 = Such a move brings neither a die nor skills.
rule-C46-23 = Up, down or not at all, for each symbol.
rule-C48-40 = One step is the way to the nearest free space; two steps go the same way.
rule-C48-41 = If no space is free, there is no move.

## A refresh

rule-C16-3 = First one market token of your choice leaves.
rule-C16-4 = A new token takes its place, and its back says where the next one goes.
rule-C16-5 = Each new token of the map shows the place of the next.
rule-C16-6 = It goes on until seven tokens lie on the map.
rule-C16-7 = What lay on the map stays there.
rule-C16-8 = Then all new tokens are turned face up.
rule-C17-4 = An empty map is filled right away by the player whose turn it is.
rule-C46-25 = Which market token leaves is your choice.
rule-C48-43 = If the market is empty, the new token goes to its first place.
rule-C16-9 = Then up to two open cards may be replaced, if nobody else bids on them.
rule-C16-9a = New cards are of the same level as those replaced.
rule-C16-9b = When every card has a bid, none is replaced.
rule-C46-26 = None, one or two cards, named together.
rule-C48-11 = Your own bid does not protect a card; it becomes free.
rule-C48-92 = In a refresh both cards go together; for a coin, one after the other.
rule-C48-93 = A card is replaced only if another of its level is left.
rule-C16-10 = A refresh ends with one bonus of three.
rule-C16-10a = Three coins are one of the bonuses.
rule-C16-10b = 1 experience is another.
rule-C16-10c = Or the assistant moves up to two spaces, either way.
rule-C16-11 = That move jumps over others too, and brings no die and no skills.
rule-C46-27 = Coins, experience or the assistant: you choose.

## Abilities and bids

rule-C4-7 = What a card says overrides the rules.
rule-C46-19 = An ability with a choice asks the owner of the card.
rule-C48-104 = Gains are taken right away; walks, steps and refreshes are optional; evidence needs an empty slot.
rule-C42-1 = After each purchase by this ability the market is filled.
rule-C42-2 = It allows no selling or swapping.
rule-C42-6 = Even a free refresh is impossible with a full map.
rule-C48-105 = The free refresh has all five steps.
rule-C48-89 = No skill is learned twice; range has two levels.
rule-C11-12 = A free bid must lie on a card when the round ends.
rule-C29-2 = It may be placed at any moment before that.
rule-C37-3 = In a solo game you place it as soon as the new card is open.
rule-C46-20 = Its owner chooses when and where, even on another player’s turn.
rule-C46-47 = A solo game waits for your bid.
rule-C48-34 = If there is no card for it, the bid stays with you.
rule-C48-35 = At the end of a round players are asked from the top of the track.

## The assistant’s turn

rule-C22-1 = One step is mandatory; everything else is optional, in any order.
rule-C22-2 = The mandatory step is one space up or down.
rule-C22-3 = Extra steps cost coins.
rule-C22-4 = Market and cards are refreshed for coins.
rule-C22-5 = Evidence is bought and sold here.
rule-C22-6 = A bid may change its card.
rule-C22-7 = All that may come before the step or after it.
rule-C22-8 = The turn does not end without the step.
rule-C23-1 = Up or down, you choose.
rule-C23-5 = If no space is free one way, go the other.
rule-C24-1 = Down brings one of the dice that are left.
rule-C25-1 = Up opens new skills for experience, as many as you can pay.
rule-C25-6 = Then a used skill is restored for a coin.
rule-C25-9 = Learn and restore, both or neither.
rule-C26-1 = Each extra space costs a coin.
rule-C26-3 = Paid steps bring nothing else.
rule-C26-6 = Whoever began on the top space must not end there.
rule-C27-1 = A coin brings three new market tokens.
rule-C27-2 = A coin replaces up to two cards without any bid.
rule-C27-3 = The second replacement may be of the same place.
rule-C28-1 = Trade as often as you like.
rule-C28-3 = Buying needs an empty slot.
rule-C28-8 = You cannot buy back what you sold this turn.
rule-C28-9 = You cannot sell what you bought this turn.
rule-C28-12 = You can swap even with full slots.
rule-C28-13 = A swap costs only the difference.
rule-C29-1 = One placed bid may move in a turn.
rule-C46-28 = You choose what is done and when the turn ends.
rule-C46-29 = The step is made once.
rule-C46-30 = Going down, you choose a die.
rule-C46-32 = Going up, you learn and restore until you do something else.
rule-C46-33 = Paid steps: how many, and which way.
rule-C46-34 = The market may be renewed again and again.
rule-C46-35 = Having seen the first new card, you may replace one more.
rule-C46-36 = Buy, sell or swap, token by token.
rule-C46-37 = Which bid moves, and where to.
rule-C48-46 = Skills stay open until you trade, pay for a step or a refresh, or move a bid.
rule-C48-94 = Whoever must leave the top space keeps a coin for it.
rule-C19-2 = Used skills are restored for a coin or by a die.
rule-C24-6 = The restoring die brings back used skills, never new ones.
rule-C46-31 = You choose which skills come back.

## Terrain

rule-C30-4 = The assistant’s turn ends with one of your tiles in the reserve.
rule-C30-5 = Then you take another tile of the same kind.
rule-C30-6 = When that kind has run out, take any other.
rule-C31-1 = Terrain is water, forest or mountains.
rule-C31-2 = The first tile of a kind covers a cell of a start place.
rule-C31-3 = Each kind has a start place of its own.
rule-C31-4 = Where a fence leaves one cell of a start place, that one is enough.
rule-C31-5 = Later tiles touch terrain of their kind.
rule-C31-6 = Nobody builds on a start place of another kind.
rule-C31-7 = A tile lies on free cells only, inside the fences.
rule-C31-12 = Tiles of a closed kind are out of the game.
rule-C32-3 = Once the reserve is finished, nobody lays or takes terrain.
rule-C46-38 = You choose the tile, its cells and its turn.
rule-C46-39 = Which new tile you take is your choice.
rule-C46-48 = If nothing of yours fits, exchange a tile for one that does.
rule-C48-15 = The first tile claims a start place for its kind.
rule-C48-54 = As long as any tile in the stock fits, you have to lay one.
rule-C48-57 = Tiles may be turned, not flipped; they touch along an edge.
rule-C48-103 = First check which kinds are closed, then take a new tile.

## The poacher

rule-C38-4 = For the poacher you take and lay a tile of the terrain on his card.
rule-C46-45 = You choose the poacher’s tile and its place.
rule-C48-75 = If that terrain cannot be laid, another one is.
rule-C39-6 = Some symbols renew the whole market.
rule-C39-7 = If the market has what he wants, he takes it before the market is renewed.
rule-C39-8 = From the map he takes by the order of zones on his card.
rule-C39-9 = Among equal tokens you choose for him.
rule-C39-10 = What he takes from the market is replaced.
rule-C39-12 = He takes rumours only when nothing better fits.
rule-C39-13 = He has room for four pieces.
rule-C39-14 = To catch for two he needs both pieces.
rule-C39-15 = To catch for three he needs all three.
rule-C39-16 = With four pieces he catches anything and spends them all.
rule-C39-17 = Two rumours replace a piece for him as well.
rule-C39-18 = Where he caught an open cryptid, a card of the next level comes.
rule-C39-20 = He prefers what brings him nearer to three of one contract.
rule-C39-21 = Then whatever would be worth most to you.
rule-C39-22 = Among the rest you choose.
rule-C46-43 = When tokens are alike to him, you decide.
rule-C46-44 = When cryptids are alike to him, you decide.
rule-C46-52 = When he could spend this or that, you decide.
rule-C48-68 = A find he steals from you is lost with all its points.
rule-C48-69 = A bid freed by his catch is placed right away.
rule-C48-71 = With a full board he takes nothing more.
rule-C48-72 = If nothing fits, the market is renewed first, and he looks again.
rule-C48-76 = Abilities mean nothing to him; the tiles he catches leave the game.
rule-C48-98 = He spends as few tokens as he can.
rule-C48-112 = If two cryptids placed for one request need the same last room, the tile of the second leaves the game.
