### What to think about at each question, in one or two sentences that follow from the rules and never from hidden facts:
### advice-<kind of question>, its dot a dash. The same ids stand in advice.en.ftl, advice.ru.ftl and advice.uk.ftl.

advice-turn-panic = Panic strikes when it is turned over, and nobody can prevent it. Your turn goes on afterwards.
advice-turn-play = Play or discard one card, then you exchange one with the next player. Keep a defence for the exchange, and think about what each card tells about you.
advice-persistence-keep = Keep what you lack: a defence against an exchange, or a card that shows who somebody is.
advice-exchange-offer = Whatever you give, they will know. Only the Thing infects with the card it hands over, and the infected may give one only to the Thing.
advice-exchange-reply = You give before you see what you get. A defence spares you the exchange, but you have it only once.
advice-chain-pass = Everybody passes at once: the Thing may use it to infect. Remember what you gave and what came.
advice-flamethrower-answer = Without that card you are out of the game. Using it also shows the table that you held it.
advice-swap-answer = Your place decides with whom you exchange next. Ask yourself whom you would rather sit beside.
advice-one_two-side = The third player on that side changes places with you: look at who would then be your neighbours.
advice-get_out-choose = Choose the seat whose neighbours you trust, or want to watch.
advice-be_friends-choose = Exchange with somebody you trust: this exchange is like any other.
advice-between_us-choose = Only this neighbour sees your hand. Show it to whoever should believe you.
advice-forgetful-discard = Throw away what you can spare; a defence or a flamethrower is hard to get again.
advice-blind_date-swap = The card you give comes back to whoever draws next. The new one you take unseen, and from the deck nothing infects.
advice-confession-show = A hand without infection clears you. Showing nothing also says something.
