### The lessons of a first game. The same ids stand in guide.en.ftl, guide.ru.ftl and guide.uk.ftl.
###   chapter-<name>                        the title of a chapter
###   lesson-<name>, lesson-<name>-text     what it is, where to look, what is sensible and why
### $first is "yes" at a table for beginners, where standing orders pass on weak Allies, else "no".

chapter-start = The goal and your turn
chapter-depths = The depths and the Council
chapter-monsters = Monsters
chapter-court = Lords and the Court
chapter-locations = Keys and locations
chapter-abilities = What Lords can do
chapter-end = Influence and the end

## The goal and your turn

lesson-welcome = Gather the most influence
lesson-welcome-text = A seventh Lord ends the game, and the most influence points win. This is a Lord: its influence stands at the top left.
lesson-turn = One action each turn
lesson-turn-text = Explore the depths for Allies, take a stack from the Council, or recruit a Lord. Allies are what Lords cost, so begin in the depths.

## The depths and the Council

lesson-take = Take it, or look further?
lesson-take-text = If you take this Ally, your turn ends. If you reveal the next card, it stays behind for the Council. The fifth card is the last: an Ally there is yours, with a pearl on top.
lesson-buy = Buy from others
lesson-buy-text =
    When others explore, you may buy what they reveal, once per turn: the first Ally sold costs 1 pearl, the next one 2. The pearls go to whoever explores. { $first ->
        [yes] I pass on Allies below 3 for you; “Standing orders” in the menu changes that.
       *[no] “Standing orders” in the menu can pass for you.
    }
lesson-ally = Your Allies
lesson-ally-text = Colour and sign are the race, the number is the value. Lords want certain races, so gather one or two rather than a little of everything.
lesson-sold = Somebody bought it
lesson-sold-text = The others may buy each Ally you reveal before you can take it. They pay you in pearls, and you go on exploring. Each further Ally in a turn costs a pearl more.
lesson-council = The Council
lesson-council-text = Allies left behind lie here, face down, by race. Your action takes a whole stack. The number shows how many cards it has: let it grow, but not for too long.

## Monsters

lesson-monster = A Monster!
lesson-monster-text = Fight, and you always win: you get what is drawn under the round threat token, and your turn ends. Reveal the next card instead, and the token climbs: the next win pays more.
lesson-reward = Choose your reward
lesson-reward-text = Pearls help you buy and pay. A Monster token is worth 2 to 4 influence, and only you see how much. A key drawn on the step comes on top.
lesson-threat = The threat rises
lesson-threat-text = Somebody left a Monster behind, so the round threat token moved up. From the third step on a win brings a key. After a win the token goes back to the start.

## Lords and the Court

lesson-recruit = You can afford a Lord
lesson-recruit-text = A Lord that glows is within your means. Below stand the value to pay and a circle for each race: a large one names the race, an empty one takes any other. Pearls make up missing value.
lesson-pay = A payment is suggested
lesson-pay-text = The raised Allies are a sensible payment, and the button says what it costs. Touch a card to change it: the number of races has to be exact, pearls fill up the value by themselves, and what you overpay is lost.
lesson-companion = A Companion
lesson-companion-text = The weakest Ally you pay with stays with you as a Companion. At the end your strongest Companion of each race counts as influence.
lesson-lord = A Lord is yours
lesson-lord-text = Its influence is yours to the end. An arrow ➔ works once, right now; ∞ works as long as the Lord lies free. Touch a player here to see all of their Lords.
lesson-rivals = The others recruit, too
lesson-rivals-text = Next to each name stand pearls, cards in hand, keys and Lords out of seven. Touch a name to see which Lords they have: some make your prices higher.
lesson-intrigue = A new Lord for a pearl
lesson-intrigue-text = Before your action you may pay a pearl to turn up another Lord, while the Court has room. Do it when none of these suits your Allies.
lesson-refill = The Court is full again
lesson-refill-text = Whoever leaves only two Lords in the Court gets 2 pearls, and six Lords lie here again. So the fourth recruitment is worth a bit more.

## Keys and locations

lesson-keys = Keys
lesson-keys-text = You have a key, from a Lord or from a Monster. With three keys you take a location at the end of your turn, by itself. Most locations are worth as much as a Lord.
lesson-location = Take a location
lesson-location-text = Take one that lies open, or draw up to four and keep one; the rest then lie open for everybody. The number on it is what it is worth to you now, and it may still grow.
lesson-keep = Which one do you keep?
lesson-keep-text = Each location counts something: a guild, a race of Companions, keys. Choose what you gather anyway; the number shows its worth as things stand.
lesson-covered = What keys cost
lesson-covered-text = Lords whose keys you spend go under the location. Their influence still counts and nobody can harm them any more, but ability and keys are used up.

## What Lords can do

lesson-powers = Your Lord can do something
lesson-powers-text = This ability works once in each of your turns, and you do not have to use it. Touch the Lord to read what it does.
lesson-arrow = An arrow: now or never
lesson-arrow-text = A Lord with an arrow ➔ acts when it arrives, once. Read what it offers; if you decline, only this chance is gone.
lesson-attack = Against the others
lesson-attack-text = Soldiers harm your opponents. Look at who is ahead: touch the names to see Lords and Monster tokens. A Shaman protects its owner.
lesson-discard = You have to discard
lesson-discard-text = An opponent’s Soldier demands it. Give up low values, or a race that no Lord in the Court wants.

## Influence and the end

lesson-influence = Who is ahead?
lesson-influence-text = Touch a name: the golden number is the influence so far, from Lords, locations and Companions. Monster tokens of others stay hidden until the end.
lesson-near = The end is near
lesson-near-text = Somebody has five Lords, and seven end the game. Use your Allies and pearls in time: what is left in hand is worth almost nothing.
lesson-last = The last turns
lesson-last-text = The end has come into sight: everybody else has one more turn. Recruit if you can. At the end the weakest Ally of each race in your hand still becomes a Companion.
lesson-over = The game is over
lesson-over-text = Here you see where the influence came from. Dear Lords and fitting locations mostly decide. Next time try four players, or be quicker with your seventh Lord.
