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
       *[no] Whoever has most of it at the end wins.
    } When something happens for the first time, I explain it here. Whatever glows can be touched.
lesson-city = Where you begin
lesson-city-text = A move takes you two steps along the lines, so look for a city with tokens nearby: they are the evidence. Cities matter later as well: from them cryptids go to the reserve.
lesson-bids = Your bids
lesson-bids-text =
    You can track only a cryptid that bears your bid. Its card says where it lives and which evidence it needs. Choose two whose evidence lies close together on the map. { $alone ->
        [yes] The poacher, too, likes to hunt what you have bid on.
       *[no] Others may bid on the same card, and then it is a race.
    }
lesson-contracts = Your contracts
lesson-contracts-text =
    { $alone ->
        [yes] Press here to read them. Both count: at the end you get a point for each cryptid you found that fits. But if the poacher has caught three that fit one of them, you have lost.
       *[no] Press here, nobody else sees it. At the end you get a point for each cryptid you found that fits, by the better of your two contracts. The shared one counts for everybody.
    }
lesson-tiles = Three terrain tiles
lesson-tiles-text = You take one tile of each terrain. At the end of every assistant’s turn one of yours goes to the reserve. Its symbols will pay whoever covers them with a cryptid. For a start any choice will do.

## The cryptozoologist’s turn

lesson-turn = Your turn
lesson-turn-text = Here you see what is left of it: one movement and one action, in any order, and every skill that is ready. The action is to move again, collect, track, relocate or refresh. Both come back by themselves.
lesson-move = Moving
lesson-move-text = Marked places are within reach, two steps along the lines; steps that you do not use are lost. You may move again with your action, but then you collect nothing there.
lesson-collect = Evidence lies here
lesson-collect-text = Press your place on the map: as your action you take one token from it. Take what the cards with your bids ask for.
lesson-evidence = Your evidence
lesson-evidence-text = These are your slots; when all are full, you cannot collect. Two rumours stand for one piece of any other sort, so they are never useless. What you do not need your assistant can sell.
lesson-ticket = Skills
lesson-ticket-text = Round skills are used up, square ones always work. You begin with the plane ticket, which takes you to any place on the map, once. It has to be restored afterwards, so fly where it saves you a whole turn.
lesson-refresh = The map runs empty
lesson-refresh-text = As your action you can fill it up to seven tokens, replace up to two open cards, and take a bonus: coins, experience or rows for your assistant. Do it when nothing you need lies within reach.
lesson-renewal = New tokens
lesson-renewal-text = One token of the market leaves for a new one, and then the map is filled. Remove what helps you least. Cards and a bonus follow only if it was your action: a map without tokens is filled by itself.
lesson-hares = The Wolpertinger
lesson-hares-text = Something is hidden in the cities. Tracking in such a city costs a rumour and always succeeds. A stuffed hare is worth a point, the other tokens help once. Most hares bring two points more.

## Tracking

lesson-track = A cryptid is near
lesson-track-text = You stand where one of your cards lives, and have at least one piece of its evidence. With all pieces you find it for certain, else dice decide. Your chance stands below the card.
lesson-commit = What do you use?
lesson-commit-text = For each piece that you do not use a die is thrown; all of them have to succeed, and half of the faces do. Something may be held back, but one piece has to be used.
lesson-luck = Not lost yet
lesson-luck-text = The dice failed, but you can help: Second chance throws them again, Luck makes every clover a success. Throw again first, for Luck comes last. Whatever you use has to be restored.
lesson-failure = It got away
lesson-failure-text = You lose one piece of what you used and gain a point of experience. The card and your bid stay, so come back better prepared. Some cards console you with something more.
lesson-found = Found!
lesson-found-text =
    The card and its tile are yours, with the points for finding it. { $alone ->
        [yes] Until it lives in the reserve, the poacher may still take it from you.
       *[no] Nobody can take it from you.
    } In its place lies a card of the next level: harder to find, and worth more.
lesson-free-bid = A free bid
lesson-free-bid-text =
    A bid has come back to you. Put it on a card whose evidence you have already or will pass soon. { $alone ->
        [yes] Alone you place it at once.
       *[no] There is time until the end of the round, in turns of others too.
    }
lesson-rivals = Somebody was faster
lesson-rivals-text = Another player has found a cryptid, and all bids on it go back to their owners. Watch who collects what: on a card with several bids you should not wait for the last piece.
lesson-abilities = Abilities
lesson-abilities-text = Some cryptids do something when they are found, lost or relocated; their card says what. Press a card to read it before you choose your bids. What a card says goes before the rules.

## The reserve

lesson-home = It wants a home
lesson-home-text = A cryptid waits with you. In any city your action brings it to the reserve, and the second number of its card counts. There has to be enough of its terrain, so lay the right tiles in time.
lesson-relocate = Relocating
lesson-relocate-text = You are in a city, and the reserve has room for your cryptid. Press it here: as your action its tile is laid. That is often as much worth as finding it.
lesson-place = A new home
lesson-place-text = All cells of the tile lie on its habitat, no matter who laid that, and on no other cryptid. Turn it until it covers symbols: they bring experience, coins or rows for your assistant at once.
lesson-request = Requests
lesson-request-text = A request wants two cryptids of one kind or from one zone. Given away in a city they bring four points together instead of a place in the reserve. A good way for those that fit nowhere.
lesson-terrain = The reserve grows
lesson-terrain-text = So every assistant’s turn ends: you lay one of your three tiles. Choose terrain that your cryptids will need. When there is no more room for terrain, the end is near.
lesson-lay = Laying a tile
lesson-lay-text = The first tile of each terrain covers a dark cell of a start place, all later ones touch their own terrain. Point at the reserve and turn the tile. Cryptids need terrain in one piece, so build close.
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
lesson-office-text = One row is a duty. Down brings one of the dice. Up opens skills: learn for experience, restore for coins. Before or after it you may trade and move a bid, as you like.
lesson-top = The top row
lesson-top-text = Nobody stays first for long: whoever begins the assistant’s turn up here may not end it here. Step down, take a die, and do not pay for the way back.
lesson-dice = The dice
lesson-dice-text = Each of them is taken once in a round: coins, experience, a rumour or two skills restored. Whoever comes later finds fewer. Coins buy evidence, experience buys skills.
lesson-learn = New skills
lesson-learn-text = Each skill shows its price in experience, and stays yours. A second collecting or tracking makes a turn twice as long; range helps in every one. Learn before you trade: then it is too late.
lesson-restore = Skills come back
lesson-restore-text = After a step up each used skill costs a coin, and one of the dice restores two for nothing. Bring back what you will use in the next turn. Movement and action cost nothing.
lesson-market = The market
lesson-market-text = Buy what you lack, sell what you can spare, or swap and pay only the difference. The number on a token is its price both ways. What you sold you cannot buy back in this turn.
lesson-coins = What coins are for
lesson-coins-text = A further row costs a coin, a new market as well. Such rows bring neither die nor skills, only a better place in the order. Five coins are a point at the end, so spend them gladly.
lesson-rebid = Moving a bid
lesson-rebid-text = Once in this turn one of your bids may go to another card. Do it when its evidence is not to be had, or when another card needs what you hold.
lesson-replace = Other cards
lesson-replace-text =
    { $alone ->
        [yes] For three coins a card without a bid is replaced by another of its level. It is dear, but takes prey away from the poacher.
       *[no] For a coin you replace a card without bids by another of its level, and then a second one if you like. Do it when no card suits you.
    }
lesson-rows = Free rows
lesson-rows-text = Your assistant may move for nothing, without die and skills. Higher means earlier in both phases. It may also stay where it is.
lesson-order = Who is first?
lesson-order-text =
    The higher an assistant, the earlier its turn, in both phases. { $alone ->
        [yes] While the poacher stands above you, he takes his evidence before you.
       *[no] Whoever is first finds all evidence and all dice; whoever is last knows what the others did.
    }

## The poacher

lesson-poacher = The poacher
lesson-poacher-text = He has no figure on the map. Each round he turns a card, and the evidence he holds says what he does: take more, or catch. He never throws dice. Touch his sign to read his card.
lesson-robbery = He takes evidence
lesson-robbery-text = He takes one token from the map or the market. If several suit him, you choose: give him what fits his prey least. What you need yourself, fetch before him.
lesson-prey = He catches
lesson-prey-text = He catches cryptids with your bid, of your contracts, and those that you found but did not relocate. Three of one contract or five in all, and you have lost. Four pieces are enough for any of them.
lesson-shadow = He follows you
lesson-shadow-text = In the assistants’ phase he takes a die or a market token away, and his figure comes to stand right above or below your assistant. His card shows which: so you know who will be first.
lesson-his-terrain = His terrain
lesson-his-terrain-text = His card names a terrain, and you choose the tile and lay it for him. It is of no use to him: lay it where your own cryptids need it.
lesson-danger = He is close
lesson-danger-text = Look at his captives: five in all or three of one contract end the journey. Relocate what you have found, in the reserve it is safe. Fetch the evidence he lacks, and move bids away from his prey.

## Reputation and the end

lesson-reputation = Reputation
lesson-reputation-text =
    The medal shows the points so far: finds, reserve, requests and contracts. Most cryptids in the reserve are 2 points, every 3 experience and 5 coins one. { $alone ->
        [yes] With 20 points and more your work is splendid.
       *[no] Contracts of the others stay hidden until the end.
    }
lesson-built = The reserve is built
lesson-built-text = No terrain fits any more. This round is played to its end, and one more follows, without terrain. Count what you can still find and relocate.
lesson-final = The last round
lesson-final-text = Whatever is not found or relocated now brings nothing. Use every skill, nothing has to be kept. Evidence that is left is sold by itself.
lesson-over = The journey is over
lesson-over-text =
    { $alone ->
        [yes] Below you see what you brought home and what the poacher caught. Whoever relocates early leaves little to him. Next time he turns other cards.
       *[no] Below you see where the points came from. Whoever relocates early scores twice, whoever learns skills early has longer turns. Next time try it with more players, alone against the poacher, or with the Wolpertinger.
    }
