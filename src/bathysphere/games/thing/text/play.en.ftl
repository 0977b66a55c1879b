### Words on the play of The Thing: questions, options, the log, talk.
### The same ids stand in play.en.ftl, play.ru.ftl and play.uk.ftl.
###   ask-<kind>    one sentence to the seat that is asked; the dots of the kind are dashes
###   do-<verb>     the label of an option
###   event-<kind>  one line of the log; $told says whether the reader may know the private facts
###   end-<reason>  how the game ended
###   say-<name>    a statement in the talk of the table
### wording.py and prompts.py fill in the facts. Names of players and cards come ready and are never inflected.
### A question of a window speaks of defences only to a seat that holds one; nobody else sees it.

## Parts of sentences

# A card within a sentence; names of cards may hold commas.
named = “{ $card }”
# Copies of one card in a list: $card is named already
copies = { $card } ×{ $count }
# An empty list of cards
nothing = nothing
# Who infected whom, in the story at the end
infection = { $giver } → { $seat } (turn { $number })

## Why there is no exchange

reason-door = a barred door
reason-quarantine = quarantine
reason-self = the offer would come back to its maker
reason-none = there is no card to give

## The end

end-thing_burned = The Thing has burned. Those who are still human made it through the night.
end-no_humans = No humans are left. The hut belongs to the Thing.
end-thing_alone = The Thing took them all, and nobody burned: it does not share its win.
end-false_announcement = The Thing spoke too soon: there were still humans.
end-nobody_left = The Thing has burned, but nobody is left to celebrate.
end-revenge_humans = Revenge: none of the infected are left, and the humans hold the hut.
end-revenge_infected = Revenge: no humans are left, and the infected hold the hut.
end-last_human = One human is left, and the Thing never woke up.
end-standstill = Nobody can do anything any more: the storm has the last word.
end-endless = The game has gone on for too long: nobody wins.

## Questions: a turn

ask-turn-panic = A panic card lies on top: turn it over.
ask-turn-play =
    { $can ->
        [infections] You hold too many { $card } cards: one of them has to go.
        [quarantine] Your turn in quarantine (turns left: { $quarantined }): discard a card.
        [axe] Your turn in quarantine (turns left: { $quarantined }): discard a card, or break out with the axe.
        [discard] Your turn: nothing to play, so discard a card.
       *[play] Your turn: play a card or discard one.
    }
ask-persistence-keep = “{ card-persistence }”: choose one of the cards you drew to keep; the rest are discarded.

## Questions: an exchange

ask-exchange-offer =
    Exchange with { $target }{ $source_is ->
        [turn] {""}
       *[other] {" "}({ $source })
    }: choose a card to give.
ask-exchange-reply =
    { $seat } offers an exchange{ $source_is ->
        [turn] {""}
       *[other] {" "}({ $source })
    }: choose a card to give in return{ $defence ->
        [yes] , or a defence
       *[no] {""}
    }.
ask-chain-pass = “{ card-chain_reaction }”: choose a card to pass to { $target }; { $giver } passes one to you.

## Questions: an attack

ask-flamethrower-answer = { $seat } turns the flamethrower on you; only “{ card-no_barbecue }” saves you.
ask-swap-answer = { $seat } wants to swap seats with you ({ $card }); only “{ card-fine_here }” prevents it.

## Questions: panic

ask-one_two-side = “{ card-one_two }”: choose a side; you swap seats with the third player there.
ask-get_out-choose = “{ card-get_out }”: choose a player to swap seats with.
ask-be_friends-choose = “{ card-be_friends }”: choose a player to exchange a card with.
ask-between_us-choose = “{ card-between_us }”: choose a neighbour to show your hand to.
ask-forgetful-discard =
    “{ card-forgetful }”: choose { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } to discard; you draw the same number of new ones.
ask-blind_date-swap = “{ card-blind_date }”: choose a card to swap for the top event card of the deck. Yours goes on top.
ask-confession-show = “{ card-confession }” ({ $seat }): show everybody your hand, or keep it to yourself?

## Several picks: what their button says

picks-forgetful-discard = Discard: { $things }

## Options

do-turn_over = Turn it over
do-discard = Discard: { $card }
do-play =
    { $aim ->
        [none] Play: { $card }
        [self] Play: { $card } → yourself
       *[other] Play: { $card } → { $target }
    }
do-keep = Keep: { $card }
do-offer = Offer: { $card }
do-give = Give: { $card }
do-defend = Defend: { $card }
do-pass =
    { $attack ->
        [fire] Burn
        [swap] Change seats
       *[none] Do not defend
    }
do-side =
    { $side ->
        [left] To the left
       *[right] To the right
    }{ $known ->
        [yes] : { $target }
       *[no] {""}
    }
do-choose = { $target }
do-swap = Swap: { $card }
do-decline = Show nothing
do-show = Show your whole hand
do-show_one = Show just one card: { card-infected }
do-announce = Announce: no humans left

## The log: a turn

event-turn_began =
    Turn { $number }: { $seat }{ $quarantined ->
        [0] {""}
       *[other] , in quarantine (turns left: { $quarantined })
    }.
event-drawn =
    { $seat } draws { $told ->
        [yes] { $cards }
       *[no]
            { $number ->
                [one] a card
               *[other] { $number } cards
            }
    }{ $source_is ->
        [turn] {""}
        [defence] {" "}to replace the defence
        [surplus] {" "}in its place
       *[other] {" "}({ $source })
    }.
event-panics_skipped =
    { $number ->
        [one] A panic card goes
       *[other] { $number } panic cards go
    } to the discard pile face down ({ $seat } draws).
event-deck_reshuffled =
    The discard pile is shuffled into a new deck of { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
event-panic_drawn = Panic! { $seat } draws { $card }.
event-discarded =
    { $seat } discards { $told ->
        [yes] { $card }
       *[no] a card
    }.
event-played =
    { $card_id ->
        [flamethrower] { $seat } raises the flamethrower at { $target }.
        [barred_door] { $seat } bars the door to { $target }.
        [quarantine]
            { $aim ->
                [self] { $seat } goes into quarantine.
               *[other] { $seat } puts { $target } in quarantine.
            }
       *[other]
            { $seat } plays { $card }{ $aim ->
                [none] {""}
                [self] {" "}on themselves
               *[other] {" "}on { $target }
            }.
    }
event-persistence_drawn =
    { $seat } rummages through the deck: { $told ->
        [yes] { $cards }
       *[no]
            { $number ->
                [one] { $number } card
               *[other] { $number } cards
            }
    }.
event-persistence_kept =
    { $seat } keeps { $told ->
        [yes] { $card }
       *[no] one card
    } and discards { $told ->
        [yes] { $cards }
       *[no] { $number }
    }.

## The log: looking and showing

event-analysed =
    { $seat } looks through { $target }’s hand{ $told ->
        [yes] : { $cards }
       *[no] {""}
    }.
event-suspected =
    { $seat } peeks at one of { $target }’s cards{ $told ->
        [yes] : { $card }
       *[no] {""}
    }.
event-hand_shown = { $seat } shows their hand to everybody: { $cards } ({ $source }).
event-hand_shown_to =
    { $seat } shows their hand to { $target } alone{ $told ->
        [yes] : { $cards }
       *[no] {""}
    }.
event-infection_shown = { $seat } shows “{ card-infected }”. Nobody has to confess any more.
event-declined = { $seat } shows nothing.

## The log: seats and obstacles

event-direction_turned = { $seat } reverses the direction of play: now { $way }.
event-swapped = { $seat } and { $target } change seats.
event-swap_refused = { $seat } stays put: { $card }. { $target } stays, too.
event-obstacle_removed =
    { $card_id ->
        [barred_door] { $seat } hacks the door away; behind it: { $target }.
       *[quarantine]
            { $aim ->
                [self] { $seat } breaks out of quarantine.
               *[other] { $seat } gets { $target } out of quarantine.
            }
    }
event-obstacles_cleared =
    { $quarantines ->
        [0] {""}
        [one] { $quarantines } quarantine is lifted.
       *[other] { $quarantines } quarantines are lifted.
    }{ $both ->
        [yes] {" "}
       *[no] {""}
    }{ $doors ->
        [0] {""}
        [one] { $doors } door stands open.
       *[other] { $doors } doors stand open.
    }
event-quarantine_ended = { $seat }’s quarantine is over.

## The log: exchanges

event-offered =
    { $seat } offers { $target } an exchange{ $source_is ->
        [turn] {""}
       *[other] {" "}({ $source })
    }.
event-exchanged =
    { $seat } and { $target } exchange a card{ $told ->
        [yes] {" "}(given: { $gave }, received: { $got })
       *[no] {""}
    }.
event-refused =
    { $card_id ->
        [missed] { $seat } dodges { $target }’s offer: { $card }. It goes on to the next player.
       *[other] { $seat } refuses { $target }’s card: { $card }.
    }
event-refused_card_seen =
    { $seat } sees the card that { $target } offered{ $told ->
        [yes] : { $card }
       *[no] {""}
    }.
event-no_exchange =
    { $aim ->
        [other] { $seat } and { $target } do not exchange: { $reason }.
       *[none] { $seat } exchanges with nobody: { $reason }.
    }
event-passed =
    Every player passes a card to the next, { $way }{ $told ->
        [yes] {" "}(given: { $gave }, received: { $got })
       *[no] {""}
    }.
event-surplus_discarded =
    { $seat } discards { $number ->
        [one] a surplus “{ card-infected }” card
       *[other] { $number } surplus “{ card-infected }” cards
    }.{ $giver_is ->
        [nobody] {""}
       *[other] {" "}Only the Thing could have passed it: { $giver }.
    }
event-infected = { $giver } is the Thing. { $seat } is infected now, and only these two know.
event-became_thing = { $seat } is the Thing now, and nobody else knows.

## The log: fire

event-saved = { $seat } walks out of { $target }’s fire: { $card }.
event-burned =
    { $aim ->
        [self] { $target } succumbs to a fourth “{ card-infected }” and is out.
       *[other] { $target } burns and is out. { $seat } holds the flamethrower.
    }
event-thing_burned = { $seat } was the Thing. It is dead, but the infected are still here.

## The log: panic

event-side_named =
    { $seat } counts to the { $side ->
        [left] left
       *[right] right
    }: the third is { $target }{ $moved ->
        [yes] {""}
       *[no] , in quarantine, so everybody stays put
    }.
event-panic_idle = { $card }: nothing happens ({ $seat }).
event-forgot =
    { $seat } forgets { $told ->
        [yes] { $cards }
       *[no]
            { $number ->
                [one] { $number } card
               *[other] { $number } cards
            }
    }.
event-blind_swapped =
    { $seat } swaps a card for the top card of the deck{ $told ->
        [yes] {" "}(given: { $gave }, received: { $got })
       *[no] {""}
    }.

## The log: the end

event-announced =
    { $seat } is the Thing and announces that no humans are left. { $right ->
        [yes] It is true.
       *[no] It is not true.
    }
event-revealed =
    Cards on the table. The Thing: { $things_count ->
        [0] never woke up
       *[other] { $things }
    }. Infected: { $infected_count ->
        [0] nobody
       *[other] { $infected }
    }. Human: { $humans_count ->
        [0] nobody
       *[other] { $humans }
    }.{ $infections_count ->
        [0] {""}
       *[other] {" "}How it spread: { $infections }.
    }
event-game_ended =
    { $reason } { $winners_count ->
        [0] Nobody wins.
        [1] { $winners } wins.
       *[other] Winners: { $winners }.
    }

## Talk

say-claim =
    { $role_id ->
        [human] I am human.
        [infected] I am infected.
       *[thing] I am the Thing.
    }
say-accuse = { $seat } is lying: that is no human!
say-clear = { $seat } is human. I vouch for them.
say-ask = { $seat }, are you human?
say-reply =
    { $yes ->
        [yes] Yes, I am human.
       *[no] No. Not any more.
    }
say-promise = { $seat }, you will get a clean card from me.
say-decline = { $seat }, I will not exchange with you if I can help it.
say-saw = { $seat } holds { $card }: I saw it.
say-saw_clean = I saw { $seat }’s hand: it is clean.
say-burn = Burn { $seat }. Who is with me?
say-trust = { $seat }, I trust you.

## Groups of options

heading-play = Play
heading-discard = Discard
heading-give = Give
heading-defend = Defend
