### What to think about at each question, in one or two sentences that follow from the rules and never from hidden facts:
### advice-<kind of question>, its dot a dash. The same ids stand in advice.en.ftl, advice.ru.ftl and advice.uk.ftl.

advice-turn-action = One action a turn: explore for single Allies and pearls, take a whole stack from the Council, or pay for a Lord. Lords bring points and keys; seven of them end the game.
advice-turn-end = These Lords work once a turn. What you do not use now is not saved up.
advice-explore-buy = The pearls go to the player who explores. Buy what completes a price you are saving for; the first sale of a turn costs least.
advice-explore-take = Taking the Ally ends your exploration. Going on may bring a better one, but what you leave goes to the Council, where anybody can take it.
advice-explore-fight = Fighting pays what the threat token stands on and ends the exploration. Waiting raises the reward, for whoever fights the next Monster.
advice-explore-reward = Pearls buy and pay at once; Monster tokens are 2 to 4 points each at the end and do nothing before.
advice-recruit-pay = The weakest Ally you pay with stays as your Companion and scores; the others are gone. Cheap Allies and a few pearls often do it.
advice-recruit-companion = At the end only the strongest Companion of each race counts its value: keep what beats what you have.
advice-lord-arrow = An arrow works once, when the Lord arrives. Not using it costs nothing, but there is no second time.
advice-control-keys = Lords whose keys you use go under the location: they keep their points and lose their abilities. Key tokens are simply spent.
advice-control-location = Take the location that suits what you already have. From the pile you see more and choose better, but the rest lies open to everybody.
advice-control-keep = Count what each would bring you at the end; what you do not keep, the others may take.
advice-control-smokers = You look through the pile and may take any location in it: hardly any brings less than this one.
advice-jailer-discard = Part with an Ally that fits none of your next Lords; low values are the easiest to find again.
advice-commander-discard = Keep the races of the Lord you are saving for. At the end one Ally of each race in your hand becomes a Companion.
advice-hunter-victim = Every token is worth 2 to 4 points and you take it unseen: take from whoever is closest to winning.
advice-assassin-victim = A turned Lord has no ability and no key: choose the one whose key or ability is about to be used.
advice-apprentice-council = A big stack is many small Allies; look for the race your next Lord asks for.
advice-illusionist-swap = Compare what both locations bring you now; the Lords under yours move under the new one.
advice-corruptor-buy = Five pearls replace the whole price: best for a Lord that costs many Allies.
advice-schemer-replace = The top of the Lord deck is unknown. Give up a Lord whose ability has done its work.
advice-traitor-replace = You see what you get: swap a small Lord for a big one, or for a key that completes a location.
