### What is said in Murmur, a game of the tests.

bot-chatty = Chatty bot
ask-move = Dive or pool?
ask-before_dive = Hang a weight on the diver?
ask-throw = Throw a card.
ask-cut = Drop cards.
do-dive = Dive
do-pool = Pool
do-lamp = Light the lamp
do-pass = Pass
do-anchor = Anchor
do-weight = Weight { $card }
do-throw = Throw { $card }
do-card = Card { $card }
do-declare = Declare { $card }
event-dived = { $player } dived.
event-weighted = { $player } hung a weight.
event-anchored = { $player } dropped an anchor.
event-drew = { $player } drew{ $told ->
    [yes] {" "}cards and saw them.
   *[no] {" "}cards.
}
event-looked = { $player } looked{ $told ->
    [yes] {" "}and saw.
   *[no] .
}
event-whispered = A whisper{ $told ->
    [yes] {" "}to you.
   *[no] .
}
event-pooled = The pool was filled.
event-cut = { $player } dropped cards.
event-declared = { $player } declared.
rule-D1 = Dive.
rule-D2 = Or pool.
points-dives = Dives
end-surfaced = Somebody surfaced.
side-deep = The deep
side-shallow = The shallow
say-hello = Вітаю!
say-trust = Я довіряю гравцеві { $seat }.
say-ask = { $seat }, ти з нами?
say-reply = { $yes ->
    [yes] Так.
   *[no] Ні.
}
say-saw = Я бачу { $card } у гравця { $seat }.
option-murmur-anchors = Якорі
option-murmur-anchors-text = Хто має четвірку, може нею спинити нирця.
option-murmur-depth = Глибина
option-murmur-depth-text = Як глибоко можна пірнути.
option-murmur-current = Течія
option-murmur-current-text = Куди вода несе нирця.
option-murmur-current-slack = Нікуди
option-murmur-current-one_down = На один глибше
option-murmur-current-one_up = На один вище
