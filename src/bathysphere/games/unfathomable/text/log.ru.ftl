### Words of the log of Unfathomable: event-<kind>, one line for each kind of event.
### The same ids stand in log.en.ftl, log.ru.ftl and log.uk.ftl; $told says whether the reader may know the private facts.
### fields.py fills in the facts. Names of players and things come ready and are never inflected; places come as
### phrases (log-at, log-to, log-from; $space_at, $space_to, $origin_from) wherever a sentence says where something is or goes.

## Parts of sentences

log-at =
    { $space ->
        [water] в водной области { $number }
        [deck] на палубе { $number }
        [bridge] на мостике
        [chapel] в часовне
        [captains_cabin] в каюте капитана
        [cargo_hold] в грузовом отсеке
        [galley] на камбузе
        [boiler_room] в машинном отделении
        [sick_bay] в лазарете
        [brig] в карцере
       *[the_deep] в пучине
    }
log-to =
    { $space ->
        [water] в водную область { $number }
        [deck] на палубу { $number }
        [bridge] на мостик
        [chapel] в часовню
        [captains_cabin] в каюту капитана
        [cargo_hold] в грузовой отсек
        [galley] на камбуз
        [boiler_room] в машинное отделение
        [sick_bay] в лазарет
        [brig] в карцер
       *[the_deep] в пучину
    }
log-from =
    { $space ->
        [water] из водной области { $number }
        [deck] с палубы { $number }
        [bridge] с мостика
        [chapel] из часовни
        [captains_cabin] из каюты капитана
        [cargo_hold] из грузового отсека
        [galley] с камбуза
        [boiler_room] из машинного отделения
        [sick_bay] из лазарета
        [brig] из карцера
       *[the_deep] из пучины
    }

## Turns and actions

event-turn_began = Ход { $number }: { $seat }.
event-stopped = { $seat } завершает действия (осталось: { $left }).
event-moved =
    { $way ->
        [locked] { $seat } попадает { $space_to }.
        [freed] { $seat } покидает карцер и идёт { $space_to }.
       *[free] { $seat } идёт { $space_to }.
    }
event-action =
    { $verb ->
        [room] { $subject_id ->
            [bridge] { $seat } всматривается вдаль с мостика.
            [captains_cabin] { $seat } требует в каюте капитана ареста игрока { $target }.
            [chapel] { $seat } молится в часовне.
            [cargo_hold] { $seat } обыскивает грузовой отсек.
            [galley] { $seat } хозяйничает на камбузе.
            [boiler_room] { $seat } подбрасывает угля в машинном отделении.
           *[brig] { $seat } пытается выйти из карцера.
        }
        [repair] { $seat } берётся за ремонт { $subject_at }.
        [break_out] { $seat } вырывается из карцера.
        [keeper] { $seat } открывает фолиант.
        [murder] { $seat } нападает на беззащитного пассажира.
        [trade] { $seat } предлагает обмен вещами.
       *[other]
            { $seat } { $verb ->
                [play] разыгрывает карту
               *[other] применяет свойство
            } { $what }{ $detail ->
                [none] {""}
               *[some] {" "}({ $subject })
            }{ $target_is ->
                [none] {""}
               *[other] { $target_kind ->
                    [item] , оружие — { $target }
                   *[other] , цель — { $target }
                }
            }.
    }
event-granted =
    { $seat } сразу может выполнить ещё { $number ->
        [one] { $number } действие
        [few] { $number } действия
       *[many] { $number } действий
    }.
event-several_want = Вмешаться хотят сразу несколько игроков: { $seats }. Порядок выбирает текущий игрок.
event-feat_used = { $seat } совершает подвиг: { $feat }.
event-traded = { $giver } отдаёт вещь { $item }, получает { $to }.
event-trade_offered = Предложен обмен: { $offers }.
event-trade_failed = Обмен, который предлагает { $seat }, не состоялся.

## Cards

event-drew_skills =
    { $seat } берёт { $decks_count ->
        [1] карту
        [one] { $decks_count } карту
        [few] { $decks_count } карты
       *[many] { $decks_count } карт
    }: { $told ->
        [yes] { $cards }
       *[no] { $decks }
    }.
event-discarded =
    { $seat } сбрасывает { $number ->
        [1] карту
        [one] { $number } карту
        [few] { $number } карты
       *[many] { $number } карт
    }{ $why ->
        [limit] {" "}сверх предела руки
       *[other] {""}
    }{ $told ->
        [yes] : { $cards }
       *[no] {""}
    }.
event-paid = { $seat } платит картами: { $cards }.
event-deck_reshuffled =
    { $skill }: стопка сброса становится колодой, в ней { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }.
event-card_played = { $seat } вместо всех действий разыгрывает карту { $card_ability } ({ $card }).
event-looked =
    { $seat } { $number ->
        [0] не находит ни одной карты в колоде
        [1] смотрит верхнюю карту колоды
        [one] смотрит { $number } верхнюю карту колоды
        [few] смотрит { $number } верхние карты колоды
       *[many] смотрит { $number } верхних карт колоды
    } { $deck ->
        [mythos] мифа
        [waypoint] путевых точек
        [spell] заклинаний
       *[item] вещей
    }{ $told ->
        [yes] { $cards_count ->
            [0] {""}
           *[other] : { $cards }
        }
       *[no] {""}
    }.
event-put_under =
    { $seat } убирает под низ колоды { $deck ->
        [mythos] мифа
        [waypoint] путевых точек
        [spell] заклинаний
       *[item] вещей
    } { $number ->
        [1] карту
        [one] { $number } карту
        [few] { $number } карты
       *[many] { $number } карт
    }.
event-cards_left =
    { $deck ->
        [spells] Колода заклинаний
       *[items] Колода вещей
    }: { $number ->
        [0] убирать из игры уже нечего
        [1] верхняя карта уходит из игры в закрытую
        [one] { $number } верхняя карта уходит из игры в закрытую
        [few] { $number } верхние карты уходят из игры в закрытую
       *[many] { $number } верхних карт уходят из игры в закрытую
    }.
event-item_gained = { $seat } получает вещь: { $item }.
event-item_left = { $seat } расстаётся с вещью { $item }, и она уходит из игры.
event-improvement_active = { $seat } выбирает активное улучшение: { $item }.
event-spell_cast = { $seat } творит заклинание: { $spell }.
event-warded = { $seat } накладывает чары «{ spell-flesh-ward }», под защитой { $target }.
event-kept = { $seat } оставляет у себя карту { $card }.
event-kept_card_left = { $seat } сбрасывает карту { $card } из игровой зоны.

## Dice

event-will_roll =
    { $seat } бросает кубик{ $why ->
        [damage] , чтобы узнать, какое помещение пострадает
        [risk] , чтобы узнать, на какой палубе окажется пассажир
        [surge] , чтобы узнать, где всплывут монстры
        [attack] {" "}атаки
       *[other] {""}
    }{ $number ->
        [0] {""}
       *[other] { $at_most ->
            [yes] {" "}(решает { $number } или меньше{ $bonus_is ->
                    [none] {""}
                   *[other] , к броску { $bonus }
                })
           *[no] {" "}(решает { $number } или больше{ $bonus_is ->
                    [none] {""}
                   *[other] , к броску { $bonus }
                })
        }
    }.
event-roll_changed = { $seat } применяет свойство { $ability } ({ $card }): { $by } к броску.
event-die_set = { $seat } применяет свойство «{ ability-perfect-number }»: на кубике { $face }.
event-rolled =
    На кубике выпадает { $face }{ $modifier_is ->
        [none] {""}
       *[other] {" "}({ $modifier })
    }.
event-rerolled =
    { $seat } заставляет перебросить кубик: { $ability_is ->
        [play] { $card_ability }
       *[other] { $ability }
    }{ $card_is ->
        [none] {""}
       *[other] {" "}({ $card })
    }.
event-roll_result = Результат броска: { $result }.

## Checks

event-check_began =
    Проверка навыков { $what }, нужно { $target }{ $partial ->
        [0] {""}
       *[other] {" "}(частичный успех — { $partial })
    }. Помогают: { $skills }.
event-check_changed =
    { $seat } разыгрывает карту { $card_ability } ({ $card }): { $card_id ->
        [preparation] на этот раз без карт хаоса
       *[nothing_to_hide] игроки кладут карты в открытую
    }.
event-skill_supports = { $seat } разыгрывает карту { $card_ability } ({ $card }): проверке теперь помогает и { $skill }.
event-sacrificed =
    { $seat } применяет свойство «{ ability-self-sacrifice }», итог проверки — { $result_id ->
        [passed] успех
        [partly] частичный успех
       *[failed] провал
    }.
event-chaos_made =
    Собрана колода хаоса, в ней { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }.
event-chaos_grew =
    { $number ->
        [0] Для колоды хаоса не осталось карт коварства
        [one] В колоду хаоса замешана { $number } карта коварства
        [few] В колоду хаоса замешаны { $number } карты коварства
       *[many] В колоду хаоса замешано { $number } карт коварства
    }. Теперь в ней { $size ->
        [one] { $size } карта
        [few] { $size } карты
       *[many] { $size } карт
    }.
event-chaos_added =
    { $number ->
        [0] Хаосу нечего добавить в проверку
        [one] Хаос добавляет в проверку { $number } карту
        [few] Хаос добавляет в проверку { $number } карты
       *[many] Хаос добавляет в проверку { $number } карт
    }.
event-cards_added =
    { $seat } { $number ->
        [0] ничего не добавляет в проверку
        [1] добавляет в проверку карту
        [one] добавляет в проверку { $number } карту
        [few] добавляет в проверку { $number } карты
       *[many] добавляет в проверку { $number } карт
    }{ $told ->
        [yes] { $cards_count ->
            [0] {""}
           *[other] : { $cards }
        }
       *[no] {""}
    }.
event-cards_shown =
    { $cards_count ->
        [0] { $seat } ничего не добавляет в проверку.
       *[other] { $seat } открыто добавляет в проверку: { $cards }.
    }
event-check_sorted =
    { $cards_count ->
        [0] В проверке ни одной карты, итог { $total }.
       *[other] Карты проверки: { $cards }. Итог { $total }.
    }
event-total_changed = { $seat } применяет свойство { $what } ({ $detail }). Теперь итог { $total }.
event-check_ended =
    Проверка окончена: { $result_id ->
        [passed] успех
        [partly] частичный успех
       *[failed] провал
    }, итог { $total }.

## Fights and defeats

event-attacked =
    { $attacker_is ->
        [deep_one] Глубоководный атакует игрока { $target } { $space_at }
       *[other] { $target_is ->
            [deep_one] { $attacker } атакует глубоководного { $space_at }
           *[other] { $attacker } атакует игрока { $target } { $space_at }
        }
    }{ $weapon_is ->
        [none] {""}
       *[other] {" "}({ $weapon })
    }.
event-aimed =
    { $target_is ->
        [deep_one] { $seat } целится в глубоководного { $space_at }.
       *[other] { $seat } целится в игрока { $target } { $space_at }.
    }
event-struck =
    { $attacker_is ->
        [deep_one] Глубоководный
       *[other] { $attacker }
    } { $hit ->
        [yes] попадает в цель
       *[no] промахивается
    }.
event-would_be_defeated = Игроку { $seat } грозит поражение.
event-defeat_prevented =
    { $victim } избегает поражения: { $ability_is ->
        [play] { $card_ability }
       *[other] { $ability }
    }{ $aim ->
        [self] {""}
       *[other] , выручает { $seat }
    }.
event-ward_used = { $seat } избегает поражения: чары «{ spell-flesh-ward }» рассеялись.
event-defeated = { $seat } терпит поражение.
event-deep_one_defeated = { $by } побеждает глубоководного { $space_at }.

## Passengers

event-passenger_at_risk = Пассажир рискует жизнью { $space_at }.
event-passenger_in_danger =
    Пассажиру { $space_is ->
        [supply] в каюте
       *[other] { $space_at }
    } грозит гибель.
event-passenger_saved =
    { $seat } не даёт погибнуть пассажиру { $space_is ->
        [supply] в каюте
       *[other] { $space_at }
    }: { $ability }.
event-passenger_rescued = { $by } спасает пассажира { $space_at }.
event-passenger_defeated =
    Пассажир погибает { $space_is ->
        [supply] в каюте
       *[other] { $space_at }
    } ({ $token }).

## Damage

event-damage_drawn = Карта повреждения: { $card }.
event-damaged = Судно повреждено { $room_at }.
event-repaired = Повреждение { $room_at } устранено.

## Monsters

event-activated =
    { $icon_id ->
        [father_dagon] { term-father-dagon } приходит в движение.
        [mother_hydra] { term-mother-hydra } приходит в движение.
       *[deep_ones] Глубоководные приходят в движение.
    }
event-spawned =
    { $number ->
        [1] Глубоководный появляется
        [one] { $number } глубоководный появляется
        [few] { $number } глубоководных появляются
       *[many] { $number } глубоководных появляются
    } { $space_at }.
event-supply_empty = Запас глубоководных исчерпан, не хватает: { $missing }.
event-deep_ones_moved =
    { $number ->
        [1] Глубоководный переходит
        [one] { $number } глубоководный переходит
        [few] { $number } глубоководных переходят
       *[many] { $number } глубоководных переходят
    } { $origin_from } { $space_to }.
event-deep_ones_returned =
    { $number ->
        [1] Глубоководный исчезает
        [one] { $number } глубоководный исчезает
        [few] { $number } глубоководных исчезают
       *[many] { $number } глубоководных исчезают
    } { $space_from }.
event-monarch_moved = { $monarch } плывёт { $origin_from } { $space_to }.
event-barricaded = { $seat } задраивает люки: до конца хода глубоководным не пройти внутрь.

## Mythos

event-mythos_drawn =
    { $seat } берёт карту мифа: { $card }{ $decides ->
        [other] . Решает { $chooser }
       *[self] {""}
    }.
event-mythos_skipped = Карта { $card } сразу уходит в сброс: разыграть её сейчас некому.
event-mythos_reshuffled =
    Сброшенные карты мифа становятся колодой, в ней { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }.
event-crisis_chosen =
    { $choice ->
        [check] { $seat } выбирает проверку навыков: { $card }.
        [unconventional_leader] { $seat } справляется по-своему («{ ability-unconventional-leader }»): { $card }.
        [fail] { $seat } обращает карту { $card } против всех. { $option }
       *[part] { $seat } делает выбор по карте { $card }. { $option }
    }
event-crisis_skipped = { $seat } в карцере, поэтому кризис не действует.

## The voyage

event-dial_changed = { $dial } { $by }, теперь { $value }.
event-track_moved = { $track }: теперь «{ $place }».
event-waypoint_laid = { $seat } прокладывает курс: { $card }. Пройдено: { $distance }.
event-waypoint_lost = Карта { $card } уходит из игры. Пройдено: { $distance }.
event-banished = Ритуал завершён: его сила сметает монстров с воды и с палуб.
event-title_passed =
    { $heir ->
        [same] { $title }: сменить некому, остаётся { $seat }.
        [nobody] { $title }: звания больше никто не носит.
       *[other] { $title }: теперь { $seat }, а не { $loser }.
    }

## Roles and the end

event-character_chosen = { $seat } выбирает персонажа: { $character }.
event-role_dealt =
    { $seat } получает карту роли{ $told ->
        [yes] {", её видите только вы"}
       *[no] {""}
    }.
event-awakened = Пробуждение: каждый игрок получает ещё одну карту роли.
event-awakening_waits = Половина пути позади. В первой партии пробуждение наступит, когда каждый сделает по ходу и получит карту роли.
event-roles_passed =
    { $seat } передаёт { $number ->
        [1] карту роли
        [one] { $number } карту роли
        [few] { $number } карты роли
       *[many] { $number } карт роли
    } игроку { $to }.
event-roles_seen =
    { $seat } смотрит карты роли игрока { $target }{ $told ->
        [yes] : { $roles }
       *[no] {""}
    }.
event-revealed = { $seat } сбрасывает маску: { $role }!
event-reveal_ability = { $seat } сбрасывает маску и наносит удар: { $ability }.
event-game_ended =
    { $reason } { $winners_count ->
        [0] Победителей нет.
        [1] Побеждает { $winners }.
       *[other] Побеждают { $winners }.
    }{ $hybrids_count ->
        [0] {""}
        [1] {" "}Гибрид: { $hybrids }.
       *[other] {" "}Гибриды: { $hybrids }.
    }{ $cultists_count ->
        [0] {""}
       *[other] {" "}Культист: { $cultists }.
    }
