### Liar's dice in English. The same ids stand in dice.ru.ftl and dice.uk.ftl.

game-liars_dice = Liar's dice
game-liars_dice-tagline = Roll in secret, raise the bid, and say the word when you no longer believe it.

option-liars_dice-dice = Dice
option-liars_dice-dice-text = How many dice everybody begins with.
option-liars_dice-ones_wild = Wild ones
option-liars_dice-ones_wild-text = Ones count as every face.

bot-counting = Counting bot
bot-counting-text = Knows what dice are likely to show, and bluffs seldom.

face-one = ⚀
face-two = ⚁
face-three = ⚂
face-four = ⚃
face-five = ⚄
face-six = ⚅
face-none = none
seat-nobody = nobody

zone-bid = Dice bid
zone-face = Face of the bid
zone-bidder = Bidder
zone-dice = Dice
zone-hand = Your dice

ask-first_bid = You open the round: what do you bid?
ask-bid = { $bidder } says there are at least { $bid } × { $face }. Raise it, or doubt?

do-bid = Bid { $number } × { $face }
do-doubt = Doubt it

event-rolled =
    { $told ->
        [yes] Your dice: { $dice }.
       *[no] { $seat } rolls { $number ->
            [one] one die
           *[other] { $number } dice
        }.
    }
event-raised = { $seat } bids { $number } × { $face }.
event-doubted = { $seat } doubts { $bidder }.
event-showed = { $seat } shows { $dice }.
event-counted = Found: { $number } × { $face }.
event-lost =
    { $left ->
        [0] { $seat } loses the last die and is out.
        [one] { $seat } loses a die and has one left.
       *[other] { $seat } loses a die and has { $left } left.
    }

rule-L2-1 = A round begins with everybody rolling in secret.
rule-L2-2 = A bid says how many dice on the whole table show one face, at least.
rule-L2-3 = Raise the bid or doubt it.
rule-L2-4 = A higher bid names more dice, or as many of a higher face.
