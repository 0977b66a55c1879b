### The lessons of a first game. The same ids stand in guide.en.ftl, guide.ru.ftl and guide.uk.ftl.
###   chapter-<name>                        the title of a chapter
###   lesson-<name>, lesson-<name>-text     what it is, where to look, what is sensible and why
### $role is the reader's own, "human", "infected" or "thing".

chapter-start = The goal and your turn
chapter-exchange = Exchanges
chapter-roles = Human, infected, the Thing
chapter-cards = Your cards
chapter-table = Around the table
chapter-panic = Panic
chapter-talk = Talk and notes
chapter-end = Fire and the end

## The goal and your turn

lesson-welcome = One of you is the Thing
lesson-welcome-text =
    { $role ->
        [thing] It is you. You win when no humans are left: slip them Infection! cards in exchanges, and let nobody find out who you are.
        [infected] You play for it: you win when no humans are left, and nobody must notice whose side you are on.
       *[other] You are human. Find out which of these players is the Thing and burn it, before it has infected you all.
    }
lesson-turn = Play or discard a card
lesson-turn-text = You have drawn a card. Touch one here to read it; then play it, or discard one you do not need. After that you exchange a card with the next player, and your turn is over.

## Exchanges

lesson-offer = Now you exchange a card
lesson-offer-text =
    Choose a card to give away. The next player chooses one for you at the same moment, and nobody else sees them. { $role ->
        [thing] This is how you infect.
       *[other] Keep weapons and defence cards, and give what you can spare.
    }
lesson-reply = Somebody offers you a card
lesson-reply-text = Choose a card to give in return; you will see theirs only afterwards. If the Thing passes you an Infection! card here, you are infected.
lesson-refuse = You may refuse
lesson-refuse-text = You hold a defence card: with it there is no exchange, and you draw a new card for it. It is worth playing against somebody you do not trust.
lesson-got = What you got
lesson-got-text = The new card lies in your hand. Only an Infection! card that comes from another player infects; every other card is harmless, whoever gave it.
lesson-others = The others exchange, too
lesson-others-text = Those two have passed each other a card face down. Whoever exchanged with the Thing may be infected by now, so remember who sat next to whom.

## Human, infected, the Thing

lesson-infected = You are infected
lesson-infected-text = The Thing has passed you an Infection! card. From now on you win together with it, when no humans are left. Let nobody notice, and always keep one Infection! card. You cannot infect anybody yourself.
lesson-infect = Only you can infect
lesson-infect-text = Give an Infection! card in an exchange, and a human who takes it is on your side at once. Only the two of you know. With a defence card they can refuse.
lesson-harmless = Infection! from the deck
lesson-harmless-text = You drew it yourself, so you are still human. You cannot give it to anybody. Discard it soon: whoever peeks at your hand would think the worst.
lesson-announce = When no humans are left
lesson-announce-text = You know all roles: they stand under “My role”. As soon as nobody is human any more, announce it there, and your side has won. If even one human is left, you lose.

## Your cards

lesson-fire = You have a Flamethrower
lesson-fire-text =
    It burns a player beside you out of the game. { $role ->
        [human] If that is the Thing, the humans have won. If not, you have lost a friend, so gather evidence first.
       *[other] Every human burned is one fewer to infect. But a fire makes everybody look at you.
    }
lesson-look = Look into a hand
lesson-look-text = Suspicion shows you one card of a player beside you, Analysis shows all of them. Nobody else sees it; what you say about it is up to you.
lesson-places = Where you sit matters
lesson-places-text = Fire and looks reach only the players beside you, and you exchange along the arrows. This card lets you change seats or turn the arrows round.
lesson-bar = Shut somebody out
lesson-bar-text = A Quarantine or a Barred Door stops exchanges with a player you do not trust. It also keeps your own fire and looks away from them.
lesson-keep = Cards with a shield
lesson-keep-text = They are not played on your turn. They answer: an exchange, somebody who wants your seat, or a Flamethrower. It is good to hold one.
lesson-prove = Prove that you are human
lesson-prove-text = Whisky shows everybody your hand. An infected player always holds an Infection! card, so a hand without one, and without the Thing card, clears you.
lesson-persistence = Keep one of three
lesson-persistence-text = Choose the card to keep; the other two are discarded face down. Then you play or discard a card once more.
lesson-locked = You are in Quarantine
lesson-locked-text = While the striped frame is round your seat you exchange nothing and play nothing, and the others’ cards do not reach you. Each turn you draw a card and discard one.

## Around the table

lesson-played = Somebody plays a card
lesson-played-text = Played cards lie open in the middle, and the arrow shows whom they are aimed at. Touch one to read it. Discarded cards go face down, unseen by all.
lesson-seen = Somebody looked at your hand
lesson-seen-text = They alone saw it, and now they may say anything about it, true or false. You may answer with a statement of your own.
lesson-quarantine = Quarantine
lesson-quarantine-text = Behind the striped frame there are no exchanges, and neither fire nor looks get in. The number counts down the turns of that player.
lesson-door = A Barred Door
lesson-door-text = Between these two there is no exchange, no fire and no look. The door stays where it is, even when players change seats.
lesson-moved = Seats have changed
lesson-moved-text = Look who sits beside you now. Those are the players your cards reach, and the arrows show with whom your turn ends.
lesson-swap = Somebody wants your seat
lesson-swap-text = The two of you would change places, with all your cards. With “I’m Comfortable” you stay; otherwise you have to move.

## Panic

lesson-panic = Panic!
lesson-panic-text = Everybody sees by its back that a panic card comes next. Whoever draws it obeys at once and plays no card; the exchange mostly follows all the same.
lesson-choose = Panic lets you choose
lesson-choose-text = Somebody or some side has to be named. Think of whom you want beside you, and with whom you would dare to exchange.
lesson-give = Panic takes cards
lesson-give-text = You have to part with cards. Let go of what helps you least: a defence card or a weapon is worth keeping.
lesson-confess = Show your hand, or decline?
lesson-confess-text = A clean hand clears you before everybody. Declining is allowed, but it makes the others think. Once somebody shows an Infection! card, it is over.

## Talk and notes

lesson-talk = Talk is half of the game
lesson-talk-text = Here you read what the others say. Touch a player at the table to accuse them, vouch for them or ask them. Anybody may lie, and the bots listen to you, too.
lesson-notes = Keep track
lesson-notes-text = The notebook gathers what you know about everybody and what they said. There you can mark whom you trust and whom you doubt.

## Fire and the end

lesson-aimed = You are under fire
lesson-aimed-text = No Barbecue! saves you, and you draw a new card for it. Without it you are out of the game.
lesson-burned = Somebody was burned
lesson-burned-text = They are out, and nobody learns who they were. Had it been the Thing, the game would be over. Those on either side of the empty chair are neighbours now.
lesson-out = You are out of the game
lesson-out-text = You have no more turns, but you may watch, and talk with others who are out. When the game ends, all roles are turned over.
lesson-over = All roles lie open
lesson-over-text = Below you read who infected whom, and when. Compare that with what was said, and next time you will trust other people.
