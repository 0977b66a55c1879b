### The lessons of a first journey. The same ids stand in guide.en.ftl, guide.ru.ftl and guide.uk.ftl.
###   chapter-<name>                        the title of a chapter
###   lesson-<name>, lesson-<name>-text     what it is, where to look, what is sensible and why
### $alone is "yes" for a player alone against the poacher, else "no".

chapter-start = Before the journey
chapter-field = The cryptozoologist’s turn
chapter-tracking = Tracking
chapter-reserve = The reserve
chapter-office = The assistant’s turn
chapter-poacher = The poacher
chapter-end = Reputation and the end

## Before the journey

lesson-welcome = Welcome to the search
lesson-welcome-text =
    You look for creatures that nobody has proved yet. Finding one brings reputation, and a home in the reserve brings more. { $alone ->
        [yes] A poacher is after them too: hold out until the reserve is built.
       *[no] Whoever has the most at the end wins.
    } When something happens for the first time, I explain it here. Whatever glows can be touched.
lesson-city = Where you begin
lesson-city-text = A move takes you two steps along the lines, so look for a city with tokens nearby: they are the evidence. Cities matter later, too: from there cryptids go to the reserve.
lesson-bids = Your bids
lesson-bids-text =
    You can track only a cryptid you have bid on. Its card says where it lives and which evidence it needs. Choose two whose evidence lies close together on the map. { $alone ->
        [yes] The poacher, too, likes to hunt what you have bid on.
       *[no] Others may bid on the same card, and then it is a race.
    }
lesson-contracts = Your contracts
lesson-contracts-text =
    { $alone ->
        [yes] Press the outlined sign to read them. Both count: at the end you get a point for each fitting cryptid you found. But if the poacher has caught three that fit one of them, you have lost.
       *[no] Press the outlined sign: nobody else sees them. At the end the better of your two contracts gives you a point for each fitting cryptid you found. The shared contract among the cards counts for everyone.
    }
lesson-tiles = Three terrain tiles
lesson-tiles-text = You take one tile of each terrain. At the end of every assistant’s turn one of yours goes to the reserve. Its symbols reward whoever covers them with a cryptid. For now, any choice will do.

## The cryptozoologist’s turn

lesson-turn = Your turn
lesson-turn-text = One movement and one action, in any order, and every skill that is ready: here you see what is left. The action is to move again, collect, track, relocate or refresh. Next round you have both again.
lesson-move = Moving
lesson-move-text = Marked places are within reach, two steps along the lines; steps you do not use are lost. You may move again with your action, but then you collect nothing there.
lesson-collect = Evidence lies here
lesson-collect-text = Press your place on the map: as your action you take one token from it. Take what the cards with your bids ask for.
lesson-evidence = Your evidence
lesson-evidence-text = These are your slots; when all are full, you cannot collect. Two rumours replace one piece of any other kind, so they are never useless. Your assistant can sell what you do not need.
lesson-ticket = Skills
lesson-ticket-text = Round skills are used up, square ones always work. You begin with the plane ticket, which takes you to any place on the map, once. It has to be restored afterwards, so fly where it saves you a whole turn.
lesson-refresh = The map runs empty
lesson-refresh-text = As your action you can fill it up to seven tokens, replace up to two open cards, and take a bonus: coins, experience or steps for your assistant. Do it when nothing you need lies within reach.
lesson-renewal = New tokens
lesson-renewal-text = One token of the market leaves for a new one, and then the map is filled. Remove what helps you least. Cards and a bonus follow only if it was your action: a map without tokens is filled by itself.
lesson-hares = The Wolpertinger
lesson-hares-text = Something is hidden in the cities. Tracking in such a city costs a rumour and always succeeds. A stuffed hare is worth a point, the other tokens help once. Whoever has the most hares gets two more.

## Tracking

lesson-track = A cryptid is near
lesson-track-text = You are where one of your cryptids lives, and you have at least one piece of its evidence. With every piece you find it for certain; otherwise dice decide. Your chance stands on the button.
lesson-commit = What do you use?
lesson-commit-text = For each piece you do not use, you roll a die; all of them have to succeed, and half of the faces do. You may hold something back, but you have to use one piece.
lesson-luck = Not lost yet
lesson-luck-text = The dice failed, but you can help: Second chance rerolls them, Luck makes every clover a success. Reroll first, because Luck comes last. Whatever you use has to be restored.
lesson-failure = It got away
lesson-failure-text = You lose one piece of what you used and gain 1 experience. The card and your bid stay, so come back better prepared. Some cards console you with something more.
lesson-found = Found!
lesson-found-text =
    The card and its tile are yours, with the points for finding it. { $alone ->
        [yes] Until it lives in the reserve, the poacher may still take it from you.
       *[no] Nobody can take it from you.
    } In its place lies a card of the next level: harder to find, and worth more.
lesson-free-bid = A free bid
lesson-free-bid-text =
    A bid has come back to you. Put it on a card whose evidence you have already or will pass soon. { $alone ->
        [yes] In a solo game you place it right away.
       *[no] You have until the end of the round, even on other players’ turns.
    }
lesson-rivals = Somebody was faster
lesson-rivals-text = Another player has found a cryptid, and all bids on it go back to their owners. Watch who collects what: on a card with several bids you should not wait for the last piece.
lesson-abilities = Abilities
lesson-abilities-text = Some cryptids do something when they are found, lost or relocated; their card says what. Press a card to read it before you choose your bids. Cards override the rules.

## The reserve

lesson-home = It wants a home
lesson-home-text = A cryptid waits with you. In any city your action brings it to the reserve, and the second number of its card counts. There has to be enough of its terrain, so lay the right tiles in time.
lesson-relocate = Relocating
lesson-relocate-text = You are in a city, and the reserve has room for your cryptid. Press it here: your action lays its tile. That is often worth as much as finding it.
lesson-place = A new home
lesson-place-text = Every cell of the tile has to lie on its habitat, no matter who laid it, and on no other cryptid. Turn the tile to cover symbols: they bring experience, coins or steps for your assistant right away.
lesson-request = Requests
lesson-request-text = A request wants two cryptids of one kind or from one zone. Given away in a city, the pair brings four points instead of places in the reserve. A good way out for those that fit nowhere.
lesson-terrain = The reserve grows
lesson-terrain-text = Every assistant’s turn ends like this: you lay one of your three tiles. Choose terrain that your cryptids will need. When there is no more room for terrain, the end is near.
lesson-lay = Laying a tile
lesson-lay-text = The first tile of each terrain covers a dark cell of a start place, all later ones touch their own terrain. Touch the reserve where the tile should lie, and turn it. Cryptids need terrain in one piece, so build close.
lesson-take = A new tile
lesson-take-text = You take another tile of the same terrain and choose its shape. Think of the room that is left and of the cryptid you want to lay there.
lesson-fitting = Nothing of yours fits
lesson-fitting-text = Your tiles find no room, but others would. Put one back, take one that fits, and lay it. The reserve is nearly full.
lesson-fences = Fences
lesson-fences-text = With fewer than four players fences shut off part of the reserve: nothing lies behind them. Room is short, so large cryptids should move in early.
lesson-closed = A terrain is closed
lesson-closed-text = No tile of this terrain fits any more, and all such tiles are exchanged for others. Cryptids may still be laid on what is there. When all three are closed, building is over.

## The assistant’s turn

lesson-office = Your assistant’s turn
lesson-office-text = It has to take one step along the track. Up, towards 1, opens skills: learn for experience, restore for coins. Down brings the die that you touch. Before or after that, you may trade and move a bid.
lesson-top = The top space
lesson-top-text = Nobody stays first for long: whoever begins the assistant’s turn up here may not end it here. Step down, take a die, and do not pay for the way back.
lesson-dice = The dice
lesson-dice-text = Each can be taken once a round: coins, experience, a rumour or two skills restored. Whoever comes later finds fewer. Coins buy evidence, experience buys skills.
lesson-learn = New skills
lesson-learn-text = Each skill shows its price in experience, and stays yours. Collecting or tracking twice doubles your turn; range helps in every one. Learn before you trade: after that it is too late.
lesson-restore = Skills come back
lesson-restore-text = After a step up each used skill costs a coin, and one of the dice restores two for free. Restore what you will use next turn. Movement and action cost nothing.
lesson-market = The market
lesson-market-text = Buy what you lack, sell what you can spare, or swap and pay only the difference. The number on a token is its price both ways. You cannot buy back this turn what you sold.
lesson-coins = What coins are for
lesson-coins-text = An extra step costs a coin, and so does a new market. Extra steps bring neither a die nor skills, only a better place in the turn order. Five coins are only a point at the end, so spend them freely.
lesson-rebid = Moving a bid
lesson-rebid-text = Once a turn you may move one of your bids to another card. Do it when its evidence is out of reach, or when another card needs what you hold.
lesson-replace = Other cards
lesson-replace-text =
    { $alone ->
        [yes] For three coins a card without a bid is replaced by another of its level. It is expensive, but it takes prey away from the poacher.
       *[no] For a coin you replace a card without bids by another of its level, and then a second one if you like. Do it when no card suits you.
    }
lesson-rows = Free steps
lesson-rows-text = Your assistant may move for free, without a die or skills. Higher means earlier in both phases. It may also stay where it is.
lesson-order = Who is first?
lesson-order-text =
    The higher an assistant stands, towards 1, the earlier its turn, in both phases. { $alone ->
        [yes] While the poacher stands above you, he takes his evidence before you.
       *[no] Whoever is first finds all evidence and all dice; whoever is last knows what the others did.
    }

## The poacher

lesson-poacher = The poacher
lesson-poacher-text = He has no figure on the map. Each round he turns a card, and the evidence he holds says what he does: take more, or catch. He never rolls dice. Touch his sign to read his card.
lesson-robbery = He takes evidence
lesson-robbery-text = He takes one token from the map or the market. If several suit him, you choose: give him what his prey needs least. Fetch what you need before he does.
lesson-prey = He catches
lesson-prey-text = He catches cryptids with your bid, of your contracts, and those you found but did not relocate. Three of one contract or five in all, and you have lost. Four pieces are enough for any of them.
lesson-shadow = He follows you
lesson-shadow-text = In the assistants’ phase he takes a die or a market token away, and his figure comes to stand right above or below your assistant. His card shows which: so you know who will be first.
lesson-his-terrain = His terrain
lesson-his-terrain-text = His card names a terrain, and you choose the tile and lay it for him. It is of no use to him: lay it where your own cryptids need it.
lesson-danger = He is close
lesson-danger-text = Look at his captives: five in all or three of one contract end the journey. Relocate what you have found, in the reserve it is safe. Fetch the evidence he lacks, and move bids away from his prey.

## Reputation and the end

lesson-reputation = Reputation
lesson-reputation-text =
    The medal shows the points so far: finds, reserve, requests and contracts. Having the most cryptids in the reserve is worth 2 points; every 3 experience and every 5 coins are worth 1. { $alone ->
        [yes] With 20 points or more, your work is splendid.
       *[no] Other players’ contracts stay hidden until the end.
    }
lesson-built = The reserve is built
lesson-built-text = No terrain fits any more. Finish this round; one more follows, without terrain. Count what you can still find and relocate.
lesson-final = The last round
lesson-final-text = Whatever is not found or relocated now brings nothing. Use every skill: there is nothing to save them for. Evidence that is left is sold by itself.
lesson-over = The journey is over
lesson-over-text =
    { $alone ->
        [yes] Below you see what you brought home and what the poacher caught. Whoever relocates early leaves little to him. Next time he will turn other cards.
       *[no] Below you see where the points came from. Whoever relocates early scores twice, whoever learns skills early has longer turns. Next time try it with more players, alone against the poacher, or with the Wolpertinger.
    }
