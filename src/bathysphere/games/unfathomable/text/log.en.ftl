### Words of the log of Unfathomable: event-<kind>, one line for each kind of event.
### The same ids stand in log.en.ftl, log.ru.ftl and log.uk.ftl; $told says whether the reader may know the private facts.
### fields.py fills in the facts. Names of players and things come ready and are never inflected; places come as
### phrases (log-at, log-to, log-from; $space_at, $space_to, $origin_from) wherever a sentence says where something is or goes.

## Parts of sentences

log-at =
    { $space ->
        [water] in Water { $number }
        [deck] on Deck { $number }
        [bridge] on the Bridge
        [chapel] in the Chapel
        [captains_cabin] in the Captain’s Cabin
        [cargo_hold] in the Cargo Hold
        [galley] in the Galley
        [boiler_room] in the Boiler Room
        [sick_bay] in the Sick Bay
        [brig] in the Brig
       *[the_deep] in the Deep
    }
log-to =
    { $space ->
        [water] to Water { $number }
        [deck] to Deck { $number }
        [bridge] to the Bridge
        [chapel] to the Chapel
        [captains_cabin] to the Captain’s Cabin
        [cargo_hold] to the Cargo Hold
        [galley] to the Galley
        [boiler_room] to the Boiler Room
        [sick_bay] to the Sick Bay
        [brig] to the Brig
       *[the_deep] to the Deep
    }
log-from =
    { $space ->
        [water] from Water { $number }
        [deck] from Deck { $number }
        [bridge] from the Bridge
        [chapel] from the Chapel
        [captains_cabin] from the Captain’s Cabin
        [cargo_hold] from the Cargo Hold
        [galley] from the Galley
        [boiler_room] from the Boiler Room
        [sick_bay] from the Sick Bay
        [brig] from the Brig
       *[the_deep] from the Deep
    }

## Turns and actions

event-turn_began = Turn { $number }: { $seat }.
event-stopped = { $seat } ends their actions; unused: { $left }.
event-moved =
    { $way ->
        [locked] { $seat } is taken { $space_to }.
        [freed] { $seat } leaves the Brig and goes { $space_to }.
       *[free] { $seat } goes { $space_to }.
    }
event-action =
    { $verb ->
        [room] { $subject_id ->
            [bridge] { $seat } keeps a lookout from the Bridge.
            [captains_cabin] In the Captain’s Cabin, { $seat } calls for { $target }’s arrest.
            [chapel] { $seat } prays in the Chapel.
            [cargo_hold] { $seat } searches the Cargo Hold.
            [galley] { $seat } is busy in the Galley.
            [boiler_room] { $seat } stokes the fires in the Boiler Room.
           *[brig] { $seat } tries to get out of the Brig.
        }
        [repair] { $seat } sets to work on the damage { $subject_at }.
        [break_out] { $seat } breaks out of the Brig.
        [keeper] { $seat } opens the tome.
        [murder] { $seat } turns on a helpless passenger.
        [trade] { $seat } proposes a trade.
       *[other]
            { $seat } { $verb ->
                [play] plays
               *[other] uses
            } { $what }{ $detail ->
                [none] {""}
               *[some] {" "}({ $subject })
            }{ $target_is ->
                [none] {""}
               *[other] { $target_kind ->
                    [item] {" "}with { $target }
                   *[other] , target: { $target }
                }
            }.
    }
event-granted =
    { $seat } may take { $number ->
        [one] { $number } more action
       *[other] { $number } more actions
    } right away.
event-several_want = Several want to step in: { $seats }. The current player sets the order.
event-feat_used = { $seat } uses a feat: { $feat }.
event-traded = { $giver } gives { $item } to { $to }.
event-trade_offered = The trade on the table: { $offers }.
event-trade_failed = Nothing comes of { $seat }’s trade.

## Cards

event-drew_skills =
    { $seat } draws { $decks_count ->
        [one] a card
       *[other] { $decks_count } cards
    }: { $told ->
        [yes] { $cards }
       *[no] { $decks }
    }.
event-discarded =
    { $seat } discards { $number ->
        [one] a card
       *[other] { $number } cards
    }{ $why ->
        [limit] {" "}over the hand limit
       *[other] {""}
    }{ $told ->
        [yes] : { $cards }
       *[no] {""}
    }.
event-paid = { $seat } pays with { $cards }.
event-deck_reshuffled =
    { $skill }: the discard pile becomes a new deck of { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
event-card_played = { $seat } plays { $card_ability } ({ $card }) instead of taking actions.
event-looked =
    { $number ->
        [0] { $seat } finds no card in
       *[other]
            { $seat } looks at the top { $number ->
                [one] card
               *[other] { $number } cards
            } of
    } the { $deck ->
        [mythos] mythos deck
        [waypoint] waypoint deck
        [spell] spell deck
       *[item] item deck
    }{ $told ->
        [yes] { $cards_count ->
            [0] {""}
           *[other] : { $cards }
        }
       *[no] {""}
    }.
event-put_under =
    { $seat } puts { $number ->
        [one] a card
       *[other] { $number } cards
    } on the bottom of the { $deck ->
        [mythos] mythos deck
        [waypoint] waypoint deck
        [spell] spell deck
       *[item] item deck
    }.
event-cards_left =
    { $deck ->
        [spells] Spell deck
       *[items] Item deck
    }: { $number ->
        [0] no card is left to remove
        [one] the top card leaves the game face down
       *[other] the top { $number } cards leave the game face down
    }.
event-item_gained = { $seat } gets an item: { $item }.
event-item_left = { $seat } gives up { $item }, and it leaves the game.
event-improvement_active = { $seat } makes { $item } active.
event-spell_cast = { $seat } casts a spell: { $spell }.
event-warded = { $seat } lays “{ spell-flesh-ward }” over { $target }.
event-kept = { $seat } keeps { $card }.
event-kept_card_left = { $seat } discards the kept card { $card }.

## Dice

event-will_roll =
    { $seat } rolls { $why ->
        [damage] for the room that is hit
        [risk] for the passenger’s place on deck
        [surge] for the place where the Deep breaks the surface
        [attack] for the attack
       *[other] the die
    }{ $number ->
        [0] {""}
       *[other] { $at_most ->
            [yes] {" "}({ $number } or less counts{ $bonus_is ->
                    [none] {""}
                   *[other] , bonus { $bonus }
                })
           *[no] {" "}({ $number } or more counts{ $bonus_is ->
                    [none] {""}
                   *[other] , bonus { $bonus }
                })
        }
    }.
event-roll_changed = { $seat } uses { $ability } ({ $card }): { $by } to the roll.
event-die_set = { $seat } uses “{ ability-perfect-number }”: the die shows { $face }.
event-rolled =
    The die shows { $face }{ $modifier_is ->
        [none] {""}
       *[other] {" "}({ $modifier })
    }.
event-rerolled =
    { $seat } has the die rerolled: { $ability_is ->
        [play] { $card_ability }
       *[other] { $ability }
    }{ $card_is ->
        [none] {""}
       *[other] {" "}({ $card })
    }.
event-roll_result = Result of the roll: { $result }.

## Checks

event-check_began =
    Skill check { $what }, { $target } needed{ $partial ->
        [0] {""}
       *[other] {" "}(partial success { $partial })
    }. Supporting: { $skills }.
event-check_changed =
    { $seat } plays { $card_ability } ({ $card }): { $card_id ->
        [preparation] no chaos cards this time
       *[nothing_to_hide] everyone adds their cards face up
    }.
event-skill_supports = { $seat } plays { $card_ability } ({ $card }): { $skill } supports the check.
event-sacrificed =
    { $seat } uses “{ ability-self-sacrifice }”: the check counts as a { $result_id ->
        [passed] success
        [partly] partial success
       *[failed] failure
    }.
event-chaos_made =
    A chaos deck is made: { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
event-chaos_grew =
    { $number ->
        [0] No treachery card is left for the chaos deck
        [one] A treachery card joins the chaos deck
       *[other] { $number } treachery cards join the chaos deck
    }. It now holds { $size ->
        [one] { $size } card
       *[other] { $size } cards
    }.
event-chaos_added =
    { $number ->
        [0] Chaos has nothing for the check
        [one] Chaos adds { $number } card to the check
       *[other] Chaos adds { $number } cards to the check
    }.
event-cards_added =
    { $seat } { $number ->
        [0] adds nothing to the check
        [one] adds a card to the check
       *[other] adds { $number } cards to the check
    }{ $told ->
        [yes] { $cards_count ->
            [0] {""}
           *[other] : { $cards }
        }
       *[no] {""}
    }.
event-cards_shown =
    { $cards_count ->
        [0] { $seat } adds nothing to the check.
       *[other] { $seat } adds face up: { $cards }.
    }
event-check_sorted =
    { $cards_count ->
        [0] No cards are in the check, so the total is { $total }.
       *[other] Cards in the check: { $cards }. The total is { $total }.
    }
event-total_changed = { $seat } uses { $what } ({ $detail }). The total is now { $total }.
event-check_ended =
    The check is over: { $result_id ->
        [passed] success
        [partly] partial success
       *[failed] failure
    }, total { $total }.

## Fights and defeats

event-attacked =
    { $attacker_is ->
        [deep_one] A Deep One attacks { $target } { $space_at }
       *[other] { $target_is ->
            [deep_one] { $attacker } attacks a Deep One { $space_at }
           *[other] { $attacker } attacks { $target } { $space_at }
        }
    }{ $weapon_is ->
        [none] {""}
       *[other] {" "}({ $weapon })
    }.
event-aimed =
    { $target_is ->
        [deep_one] { $seat } aims at a Deep One { $space_at }.
       *[other] { $seat } aims at { $target } { $space_at }.
    }
event-struck =
    { $attacker_is ->
        [deep_one] The Deep One
       *[other] { $attacker }
    } { $hit ->
        [yes] hits
       *[no] misses
    }.
event-would_be_defeated = { $seat } is about to be defeated.
event-defeat_prevented =
    { $victim } escapes defeat: { $ability_is ->
        [play] { $card_ability }
       *[other] { $ability }
    }{ $aim ->
        [self] {""}
       *[other] , thanks to { $seat }
    }.
event-ward_used = { $seat } escapes defeat: “{ spell-flesh-ward }” is spent.
event-defeated = { $seat } is defeated.
event-deep_one_defeated = { $by } defeats a Deep One { $space_at }.

## Passengers

event-passenger_at_risk = A passenger is at risk { $space_at }.
event-passenger_in_danger =
    A passenger { $space_is ->
        [supply] below deck
       *[other] { $space_at }
    } is in mortal danger.
event-passenger_saved =
    { $seat } saves a passenger { $space_is ->
        [supply] below deck
       *[other] { $space_at }
    }: { $ability }.
event-passenger_rescued = { $by } brings a passenger { $space_at } to safety.
event-passenger_defeated =
    A passenger dies { $space_is ->
        [supply] below deck
       *[other] { $space_at }
    } ({ $token }).

## Damage

event-damage_drawn = Damage: { $card }.
event-damaged = The ship is damaged { $room_at }.
event-repaired = The damage { $room_at } is repaired.

## Monsters

event-activated =
    { $icon_id ->
        [father_dagon] { term-father-dagon } stirs.
        [mother_hydra] { term-mother-hydra } stirs.
       *[deep_ones] The Deep Ones stir.
    }
event-spawned =
    { $number ->
        [one] A Deep One appears
       *[other] { $number } Deep Ones appear
    } { $space_at }.
event-supply_empty = The supply of Deep Ones runs out, { $missing } short.
event-deep_ones_moved =
    { $number ->
        [one] A Deep One moves
       *[other] { $number } Deep Ones move
    } { $origin_from } { $space_to }.
event-deep_ones_returned =
    { $number ->
        [one] A Deep One disappears
       *[other] { $number } Deep Ones disappear
    } { $space_from }.
event-monarch_moved = { $monarch } swims { $origin_from } { $space_to }.
event-barricaded = { $seat } bars the hatches: no Deep One gets inside until the turn ends.

## Mythos

event-mythos_drawn =
    { $seat } draws a mythos card: { $card }{ $decides ->
        [other] . { $chooser } decides
       *[self] {""}
    }.
event-mythos_skipped = { $card } is discarded: nobody can resolve it now.
event-mythos_reshuffled =
    The mythos discard pile becomes a new deck of { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
event-crisis_chosen =
    { $choice ->
        [check] { $seat } leaves { $card } to a skill check.
        [unconventional_leader] { $seat } handles { $card } with “{ ability-unconventional-leader }”.
        [fail] { $seat } turns { $card } against the whole ship. { $option }
       *[part] { $seat } chooses for { $card }. { $option }
    }
event-crisis_skipped = { $seat } is in the Brig, so the crisis has no effect.

## The voyage

event-dial_changed = { $dial } { $by }, now { $value }.
event-track_moved = { $track }: now at “{ $place }”.
event-waypoint_laid = { $seat } sets the course: { $card }. Distance travelled: { $distance }.
event-waypoint_lost = { $card } leaves the game. Distance travelled: { $distance }.
event-banished = The ritual is complete: its power sweeps the sea and the decks.
event-title_passed =
    { $heir ->
        [same] Nobody else can be { $title }, so { $seat } keeps the title.
        [nobody] Nobody is { $title } any more.
       *[other] { $seat } replaces { $loser } as { $title }.
    }

## Roles and the end

event-character_chosen = { $seat } plays { $character }.
event-role_dealt =
    { $seat } gets a loyalty card{ $told ->
        [yes] {", which only you can see"}
       *[no] {""}
    }.
event-awakened = The awakening: everyone gets another loyalty card.
event-awakening_waits = Half the voyage is done. In a first game the awakening waits for everyone’s first turn and loyalty card.
event-roles_passed =
    { $seat } hands { $number ->
        [one] a loyalty card
       *[other] { $number } loyalty cards
    } to { $to }.
event-roles_seen =
    { $seat } looks at { $target }’s loyalty cards{ $told ->
        [yes] : { $roles }
       *[no] {""}
    }.
event-revealed = { $seat } drops the mask: { $role }!
event-reveal_ability = { $seat } drops the mask and strikes: { $ability }.
event-game_ended =
    { $reason } { $winners_count ->
        [0] Nobody wins.
        [1] { $winners } wins.
       *[other] Winners: { $winners }.
    }{ $hybrids_count ->
        [0] {""}
        [1] {" "}Hybrid: { $hybrids }.
       *[other] {" "}Hybrids: { $hybrids }.
    }{ $cultists_count ->
        [0] {""}
       *[other] {" "}Cultist: { $cultists }.
    }
