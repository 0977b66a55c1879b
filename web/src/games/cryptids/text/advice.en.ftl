### What to think about at each question, in one or two sentences that follow from the rules and never from hidden facts:
### advice-<kind of question>, its dot a dash. The same ids stand in advice.en.ftl, advice.ru.ftl and advice.uk.ftl.

advice-setup-city = Start near cards that you bid on: two steps a turn are not many.
advice-setup-bids = You can track only cryptids that carry your bid: choose some whose region and evidence are near.
advice-setup-terrain = Cryptids live only on their own terrain: take tiles of the habitat that your bids need.
advice-field-turn = One movement and one main action, in either order, and skills at any time. A movement or action that you do not use is not saved up; skills wait.
advice-track-commit = All the evidence finds it for certain; every piece you hold back is one die that must succeed.
advice-track-rolled = A skill used here is spent until it is restored; weigh it against the evidence you would lose.
advice-track-lose = Give up what lies on the map again soon, or what your next cryptid does not ask for.
advice-relocate-place = A home in your reserve scores for the cryptid and your contracts; leave room for the next tiles.
advice-request-order = Take the ability first that helps the other one.
advice-ability-walk = A free walk: end it where your next evidence or cryptid is.
advice-ability-collect = Take what your next cryptid asks for and nobody sells.
advice-ability-market = It costs nothing: take the dearest token you have a use for.
advice-ability-buy = Evidence bought now can be shown in your next field turn.
advice-ability-refresh = A refresh brings new evidence and cards to everybody; do it when nothing near you is worth the way.
advice-refresh-remove = Remove what your rivals wait for, or what you can find elsewhere.
advice-refresh-cards = Cards without your bids can go; a cryptid that you could nearly find should stay.
advice-refresh-bonus = Experience buys skills, coins buy on the market: take what your assistant needs next.
advice-assistant-bonus = The higher your assistant stands, the sooner you act; and its place decides what the next step brings.
advice-skills-restore = Restore what you will use in your very next turn; the plane ticket is the widest.
advice-skills-gain = Passive skills work all the time, active ones once until restored.
advice-bid-place = Only a cryptid with your bid can be tracked by you: choose the one you can reach and prove soonest.
advice-office-turn = Down gives a die and its bonus, up lets you pay experience for skills. One step is a must; market, bids and further steps are up to you.
advice-office-card = The second card costs nothing more: replace one that helps only the others.
advice-terrain-tile = A bigger reserve houses more cryptids; lay the terrain your found cryptids wait for.
advice-terrain-return = Put back the tile whose terrain you need least.
advice-terrain-fitting = Any tile that fits keeps your reserve growing; think of the habitat you lack.
advice-terrain-lay = Join equal terrain: big connected areas hold bigger cryptids and contracts count them.
advice-terrain-take = Take the habitat of the cryptids you mean to find next.
advice-poacher-takes = Let him take what you do not need and what will not complete his next catch.
advice-poacher-market = What he takes is gone from the market for you as well: keep what you mean to buy.
advice-poacher-prey = Leave yourself the cryptid you are closest to finding.
advice-poacher-spend = Let him spend what makes his next catch hardest.
advice-poacher-terrain = His area fills as well as yours: lay where it helps him least.
