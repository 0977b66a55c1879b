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
say-hello = Hello!
say-trust = I trust { $seat }.
say-ask = { $seat }, are you one of us?
say-reply = { $yes ->
    [yes] I am.
   *[no] I am not.
}
say-saw = I saw a { $card } with { $seat }.
option-murmur-anchors = Anchors
option-murmur-anchors-text = Whoever holds a 4 may stop a diver with it.
option-murmur-depth = Depth
option-murmur-depth-text = How deep one can dive.
option-murmur-current = Current
option-murmur-current-text = Where the water carries a diver.
option-murmur-current-slack = Nowhere
option-murmur-current-one_down = One deeper
option-murmur-current-one_up = One higher
