### Words of the log of Unfathomable: event-<kind>, one line for each kind of event.
### The same ids stand in log.en.ftl, log.ru.ftl and log.uk.ftl; $told says whether the reader may know the private facts.
### fields.py fills in the facts. Names of players and things come ready and are never inflected; places come as
### phrases (log-at, log-to, log-from; $space_at, $space_to, $origin_from) wherever a sentence says where something is or goes.

## Parts of sentences

log-at =
    { $space ->
        [water] у водній зоні { $number }
        [deck] на палубі { $number }
        [bridge] на містку
        [chapel] в каплиці
        [captains_cabin] в каюті капітана
        [cargo_hold] в трюмі
        [galley] на камбузі
        [boiler_room] в машинному відділенні
        [sick_bay] у лазареті
        [brig] у карцері
       *[the_deep] в Глибинах
    }
log-to =
    { $space ->
        [water] до водної зони { $number }
        [deck] на палубу { $number }
        [bridge] на місток
        [chapel] до каплиці
        [captains_cabin] до каюти капітана
        [cargo_hold] до трюму
        [galley] на камбуз
        [boiler_room] до машинного відділення
        [sick_bay] до лазарету
        [brig] до карцеру
       *[the_deep] у Глибини
    }
log-from =
    { $space ->
        [water] з водної зони { $number }
        [deck] з палуби { $number }
        [bridge] з містка
        [chapel] з каплиці
        [captains_cabin] з каюти капітана
        [cargo_hold] з трюму
        [galley] з камбуза
        [boiler_room] з машинного відділення
        [sick_bay] з лазарету
        [brig] з карцеру
       *[the_deep] з Глибин
    }

## Turns and actions

event-turn_began = Хід { $number }: { $seat }.
event-stopped = { $seat } завершує дії (лишилося: { $left }).
event-moved =
    { $way ->
        [locked] { $seat } потрапляє { $space_to }.
        [freed] { $seat } виходить із карцеру та йде { $space_to }.
       *[free] { $seat } прямує { $space_to }.
    }
event-action =
    { $verb ->
        [room] { $subject_id ->
            [bridge] { $seat } вдивляється в далечінь із містка.
            [captains_cabin] { $seat } вимагає в каюті капітана арешту гравця { $target }.
            [chapel] { $seat } молиться в каплиці.
            [cargo_hold] { $seat } обшукує трюм.
            [galley] { $seat } господарює на камбузі.
            [boiler_room] { $seat } підкидає вугілля в машинному відділенні.
           *[brig] { $seat } намагається вийти з карцеру.
        }
        [repair] { $seat } береться до ремонту { $subject_at }.
        [break_out] { $seat } виривається з карцеру.
        [keeper] { $seat } розгортає ґримуар.
        [murder] { $seat } нападає на беззахисного пасажира.
        [trade] { $seat } пропонує обмін предметами.
       *[other]
            { $seat } { $verb ->
                [play] розігрує карту
               *[other] застосовує властивість
            } { $what }{ $detail ->
                [none] {""}
               *[some] {" "}({ $subject })
            }{ $target_is ->
                [none] {""}
               *[other] { $target_kind ->
                    [item] , зброя — { $target }
                   *[other] , ціль — { $target }
                }
            }.
    }
event-granted =
    { $seat } одразу може виконати ще { $number ->
        [one] { $number } дію
        [few] { $number } дії
       *[many] { $number } дій
    }.
event-several_want = Втрутитися хочуть одразу кілька гравців: { $seats }. Порядок вибирає поточний гравець.
event-feat_used = { $seat } здійснює звитягу: { $feat }.
event-traded = { $giver } віддає предмет { $item }, отримує { $to }.
event-trade_offered = Запропоновано обмін: { $offers }.
event-trade_failed = Обмін, який пропонує { $seat }, не відбувся.

## Cards

event-drew_skills =
    { $seat } бере { $decks_count ->
        [1] карту
        [one] { $decks_count } карту
        [few] { $decks_count } карти
       *[many] { $decks_count } карт
    }: { $told ->
        [yes] { $cards }
       *[no] { $decks }
    }.
event-discarded =
    { $seat } скидає { $number ->
        [1] карту
        [one] { $number } карту
        [few] { $number } карти
       *[many] { $number } карт
    }{ $why ->
        [limit] {" "}понад ліміт руки
       *[other] {""}
    }{ $told ->
        [yes] : { $cards }
       *[no] {""}
    }.
event-paid = { $seat } платить картами: { $cards }.
event-deck_reshuffled =
    { $skill }: скид стає колодою, у ній { $number ->
        [one] { $number } карта
        [few] { $number } карти
       *[many] { $number } карт
    }.
event-card_played = { $seat } замість усіх дій розігрує карту { $card_ability } ({ $card }).
event-looked =
    { $seat } { $number ->
        [0] не знаходить жодної карти в колоді
        [1] дивиться верхню карту колоди
        [one] дивиться { $number } верхню карту колоди
        [few] дивиться { $number } верхні карти колоди
       *[many] дивиться { $number } верхніх карт колоди
    } { $deck ->
        [mythos] міту
        [waypoint] курсу
        [spell] заклинань
       *[item] предметів
    }{ $told ->
        [yes] { $cards_count ->
            [0] {""}
           *[other] : { $cards }
        }
       *[no] {""}
    }.
event-put_under =
    { $seat } кладе під низ колоди { $deck ->
        [mythos] міту
        [waypoint] курсу
        [spell] заклинань
       *[item] предметів
    } { $number ->
        [1] карту
        [one] { $number } карту
        [few] { $number } карти
       *[many] { $number } карт
    }.
event-cards_left =
    { $deck ->
        [spells] Колода заклинань
       *[items] Колода предметів
    }: { $number ->
        [0] вилучати з гри вже нема чого
        [1] верхня карта виходить із гри долілиць
        [one] { $number } верхня карта виходить із гри долілиць
        [few] { $number } верхні карти виходять із гри долілиць
       *[many] { $number } верхніх карт виходять із гри долілиць
    }.
event-item_gained = { $seat } отримує предмет: { $item }.
event-item_left = { $seat } розлучається з предметом { $item }, і він виходить із гри.
event-improvement_active = { $seat } вибирає активне вдосконалення: { $item }.
event-spell_cast = { $seat } творить заклинання: { $spell }.
event-warded = { $seat } накладає чари «{ spell-flesh-ward }», під захистом { $target }.
event-kept = { $seat } залишає собі карту { $card }.
event-kept_card_left = { $seat } скидає карту { $card } з ігрової зони.

## Dice

event-will_roll =
    { $seat } кидає кістку{ $why ->
        [damage] , щоб дізнатися, яке приміщення постраждає
        [risk] , щоб дізнатися, на якій палубі опиниться пасажир
        [surge] , щоб дізнатися, де виринуть монстри
        [attack] {" "}для атаки
       *[other] {""}
    }{ $number ->
        [0] {""}
       *[other] { $at_most ->
            [yes] {" "}(вирішує { $number } або менше{ $bonus_is ->
                    [none] {""}
                   *[other] , до кидка { $bonus }
                })
           *[no] {" "}(вирішує { $number } або більше{ $bonus_is ->
                    [none] {""}
                   *[other] , до кидка { $bonus }
                })
        }
    }.
event-roll_changed = { $seat } застосовує властивість { $ability } ({ $card }): { $by } до кидка.
event-die_set = { $seat } застосовує властивість «{ ability-perfect-number }»: на кістці { $face }.
event-rolled =
    На кістці випадає { $face }{ $modifier_is ->
        [none] {""}
       *[other] {" "}({ $modifier })
    }.
event-rerolled =
    { $seat } змушує перекинути кістку: { $ability_is ->
        [play] { $card_ability }
       *[other] { $ability }
    }{ $card_is ->
        [none] {""}
       *[other] {" "}({ $card })
    }.
event-roll_result = Підсумок кидка: { $result }.

## Checks

event-check_began =
    Перевірка вмінь { $what }, треба { $target }{ $partial ->
        [0] {""}
       *[other] {" "}(частковий успіх — { $partial })
    }. Допомагають: { $skills }.
event-check_changed =
    { $seat } розігрує карту { $card_ability } ({ $card }): { $card_id ->
        [preparation] цього разу без карт хаосу
       *[nothing_to_hide] гравці кладуть карти горілиць
    }.
event-skill_supports = { $seat } розігрує карту { $card_ability } ({ $card }): перевірці тепер допомагає й { $skill }.
event-sacrificed =
    { $seat } застосовує властивість «{ ability-self-sacrifice }», підсумок перевірки — { $result_id ->
        [passed] успіх
        [partly] частковий успіх
       *[failed] провал
    }.
event-chaos_made =
    Складено колоду хаосу, у ній { $number ->
        [one] { $number } карта
        [few] { $number } карти
       *[many] { $number } карт
    }.
event-chaos_grew =
    { $number ->
        [0] Для колоди хаосу не лишилося карт зради
        [one] До колоди хаосу замішано { $number } карту зради
        [few] До колоди хаосу замішано { $number } карти зради
       *[many] До колоди хаосу замішано { $number } карт зради
    }. Тепер у ній { $size ->
        [one] { $size } карта
        [few] { $size } карти
       *[many] { $size } карт
    }.
event-chaos_added =
    { $number ->
        [0] Хаосу нема чого додати до перевірки
        [one] Хаос додає до перевірки { $number } карту
        [few] Хаос додає до перевірки { $number } карти
       *[many] Хаос додає до перевірки { $number } карт
    }.
event-cards_added =
    { $seat } { $number ->
        [0] нічого не додає до перевірки
        [1] додає до перевірки карту
        [one] додає до перевірки { $number } карту
        [few] додає до перевірки { $number } карти
       *[many] додає до перевірки { $number } карт
    }{ $told ->
        [yes] { $cards_count ->
            [0] {""}
           *[other] : { $cards }
        }
       *[no] {""}
    }.
event-cards_shown =
    { $cards_count ->
        [0] { $seat } нічого не додає до перевірки.
       *[other] { $seat } додає до перевірки горілиць: { $cards }.
    }
event-check_sorted =
    { $cards_count ->
        [0] У перевірці немає жодної карти, результат { $total }.
       *[other] Карти перевірки: { $cards }. Результат { $total }.
    }
event-total_changed = { $seat } застосовує властивість { $what } ({ $detail }). Тепер результат { $total }.
event-check_ended =
    Перевірку завершено: { $result_id ->
        [passed] успіх
        [partly] частковий успіх
       *[failed] провал
    }, результат { $total }.

## Fights and defeats

event-attacked =
    { $attacker_is ->
        [deep_one] Глибоководний атакує гравця { $target } { $space_at }
       *[other] { $target_is ->
            [deep_one] { $attacker } атакує глибоководного { $space_at }
           *[other] { $attacker } атакує гравця { $target } { $space_at }
        }
    }{ $weapon_is ->
        [none] {""}
       *[other] {" "}({ $weapon })
    }.
event-aimed =
    { $target_is ->
        [deep_one] { $seat } цілиться в глибоководного { $space_at }.
       *[other] { $seat } цілиться в гравця { $target } { $space_at }.
    }
event-struck =
    { $attacker_is ->
        [deep_one] Глибоководний
       *[other] { $attacker }
    } { $hit ->
        [yes] влучає
       *[no] не влучає
    }.
event-would_be_defeated = Гравцеві { $seat } загрожує поразка.
event-defeat_prevented =
    { $victim } уникає поразки: { $ability_is ->
        [play] { $card_ability }
       *[other] { $ability }
    }{ $aim ->
        [self] {""}
       *[other] , виручає { $seat }
    }.
event-ward_used = { $seat } уникає поразки: чари «{ spell-flesh-ward }» розвіялися.
event-defeated = { $seat } зазнає поразки.
event-deep_one_defeated = { $by } перемагає глибоководного { $space_at }.

## Passengers

event-passenger_at_risk = Пасажир ризикує життям { $space_at }.
event-passenger_in_danger =
    Пасажирові { $space_is ->
        [supply] в каюті
       *[other] { $space_at }
    } загрожує загибель.
event-passenger_saved =
    { $seat } не дає загинути пасажирові { $space_is ->
        [supply] в каюті
       *[other] { $space_at }
    }: { $ability }.
event-passenger_rescued = { $by } рятує пасажира { $space_at }.
event-passenger_defeated =
    Пасажир гине { $space_is ->
        [supply] в каюті
       *[other] { $space_at }
    } ({ $token }).

## Damage

event-damage_drawn = Карта пошкодження: { $card }.
event-damaged = Корабель пошкоджено { $room_at }.
event-repaired = Пошкодження { $room_at } усунено.

## Monsters

event-activated =
    { $icon_id ->
        [father_dagon] { term-father-dagon } приходить у рух.
        [mother_hydra] { term-mother-hydra } приходить у рух.
       *[deep_ones] Глибоководні приходять у рух.
    }
event-spawned =
    { $number ->
        [1] Глибоководний з’являється
        [one] { $number } глибоководний з’являється
        [few] { $number } глибоководні з’являються
       *[many] { $number } глибоководних з’являються
    } { $space_at }.
event-supply_empty = Запас глибоководних вичерпано, бракує: { $missing }.
event-deep_ones_moved =
    { $number ->
        [1] Глибоководний переходить
        [one] { $number } глибоководний переходить
        [few] { $number } глибоководні переходять
       *[many] { $number } глибоководних переходять
    } { $origin_from } { $space_to }.
event-deep_ones_returned =
    { $number ->
        [1] Глибоководний зникає
        [one] { $number } глибоководний зникає
        [few] { $number } глибоководні зникають
       *[many] { $number } глибоководних зникають
    } { $space_from }.
event-monarch_moved = { $monarch } пливе { $origin_from } { $space_to }.
event-barricaded = { $seat } задраює люки: до кінця ходу глибоководні не пройдуть усередину.

## Mythos

event-mythos_drawn =
    { $seat } бере карту міту: { $card }{ $decides ->
        [other] . Вирішує { $chooser }
       *[self] {""}
    }.
event-mythos_skipped = Карта { $card } одразу йде у скид: зараз нема кому її розіграти.
event-mythos_reshuffled =
    Скинуті карти міту стають колодою, у ній { $number ->
        [one] { $number } карта
        [few] { $number } карти
       *[many] { $number } карт
    }.
event-crisis_chosen =
    { $choice ->
        [check] { $seat } вибирає перевірку вмінь: { $card }.
        [unconventional_leader] { $seat } дає раду по-своєму («{ ability-unconventional-leader }»): { $card }.
        [fail] { $seat } обертає карту { $card } проти всіх. { $option }
       *[part] { $seat } робить вибір за картою { $card }. { $option }
    }
event-crisis_skipped = { $seat } у карцері, тож криза не діє.

## The voyage

event-dial_changed = { $dial } { $by }, тепер { $value }.
event-track_moved = { $track }: тепер «{ $place }».
event-waypoint_laid = { $seat } прокладає курс: { $card }. Здолано: { $distance }.
event-waypoint_lost = Карта { $card } виходить із гри. Здолано: { $distance }.
event-banished = Ритуал завершено: його сила змітає монстрів із води та палуб.
event-title_passed =
    { $heir ->
        [same] { $title }: нема ким замінити, лишається { $seat }.
        [nobody] { $title }: цієї посади більше ніхто не обіймає.
       *[other] { $title }: тепер { $seat }, а не { $loser }.
    }

## Roles and the end

event-character_chosen = { $seat } вибирає персонажа: { $character }.
event-role_dealt =
    { $seat } отримує карту лояльності{ $told ->
        [yes] {", її бачите лише ви"}
       *[no] {""}
    }.
event-awakened = Пробудження: кожен гравець отримує ще одну карту лояльності.
event-awakening_waits = Половина шляху позаду. У першій партії пробудження настане, коли кожен виконає по ходу й отримає карту лояльності.
event-roles_passed =
    { $seat } передає { $number ->
        [1] карту лояльності
        [one] { $number } карту лояльності
        [few] { $number } карти лояльності
       *[many] { $number } карт лояльності
    } гравцеві { $to }.
event-roles_seen =
    { $seat } дивиться карти лояльності гравця { $target }{ $told ->
        [yes] : { $roles }
       *[no] {""}
    }.
event-revealed = { $seat } скидає маску: { $role }!
event-reveal_ability = { $seat } скидає маску й завдає удару: { $ability }.
event-game_ended =
    { $reason } { $winners_count ->
        [0] Переможців немає.
        [1] Перемагає { $winners }.
       *[other] Перемагають { $winners }.
    }{ $hybrids_count ->
        [0] {""}
        [1] {" "}Гібрид: { $hybrids }.
       *[other] {" "}Гібриди: { $hybrids }.
    }{ $cultists_count ->
        [0] {""}
       *[other] {" "}Культист: { $cultists }.
    }
