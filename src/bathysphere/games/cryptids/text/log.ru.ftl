### Words of the log of Cryptids: event-<kind>, one line for each kind of event.
### The same ids stand in log.en.ftl, log.ru.ftl and log.uk.ftl.
### wording_log.py fills in the facts. Names of players, cards, places and things come ready and are never inflected.

## Rounds and turns

event-round_began =
    { $final ->
        [yes] Раунд { $number }, финальный.
       *[no] Раунд { $number }.
    }
event-dice_rolled = Кубики помощников: { $faces }.
event-turn_began =
    { $phase ->
        [field] Ход криптозоолога: { $seat }.
       *[office] Ход помощника: { $seat }.
    }
event-city_chosen = { $seat } начинает { $at }.
event-game_ended = { $reason }

## On the map

event-moved =
    { $how ->
        [ticket] { $seat } летит { $to }.
        [ability] { $seat } переходит { $to }.
       *[move] { $seat } идёт { $to }.
    }
event-collected = { $seat } собирает доказательство { $at }: { $evidence }.
event-token_laid = Новое доказательство появилось { $at }.
event-tokens_turned =
    { $number ->
        [0] Новых доказательств не осталось.
        [1] Новое на рынке: { $market }.
       *[other] Новое на рынке: { $market }; на карте — { $map }.
    }
event-market_removed = { $seat } убирает с рынка { $thing }.
event-market_filled = Новое на рынке: { $evidence }.
event-bag_filled =
    { $number ->
        [one] { $number } жетон возвращается в мешочек.
        [few] { $number } жетона возвращаются в мешочек.
       *[many] { $number } жетонов возвращаются в мешочек.
    }
event-rumour_gained = { $seat } получает бонусные слухи.
event-evidence_drawn = { $seat } вытягивает из мешочка { $thing }.

## Cryptids

event-card_opened = Новая карточка { $number }: «{ $card }».
event-card_marked =
    { $region ->
        [known]
            Криптид карточки { $number } скрывается { $at }{ $kind ->
                [known] { " " }и требует ещё { $thing }
               *[none] { "" }
            }.
       *[none] Криптид карточки { $number } требует ещё { $thing }.
    }
event-mark_turned = Жетон, указавший место криптида «{ $card }», переворачивают: это { $evidence }.
event-card_discarded = Карточка { $number } («{ $card }») уходит в сброс.
event-deck_reshuffled =
    Сброс уровня { $level ->
        [1] { "I" }
        [2] { "II" }
       *[3] { "III" }
    } становится новой колодой, в ней { $number ->
        [one] { $number } карточка
        [few] { $number } карточки
       *[many] { $number } карточек
    }.
event-bid_placed = { $seat } делает ставку на карточку { $number } («{ $card }»).
event-bid_moved = { $seat } переносит ставку на карточку { $number } («{ $card }»).
event-bids_freed =
    { $seats_count ->
        [1] С карточки { $number } («{ $card }») вернулась ставка игрока { $seats }.
       *[other] С карточки { $number } («{ $card }») вернулись ставки игроков: { $seats }.
    }
event-tried =
    { $seat } отслеживает криптида «{ $card }» (карточка { $number }){ $dice ->
        [0] {" "}без броска
       *[other]
            {" "}и бросает { $dice ->
                [one] { $dice } кубик
                [few] { $dice } кубика
               *[many] { $dice } кубиков
            }
    }.
event-tracking_rolled = На кубиках отслеживания: { $faces }.
event-rerolled =
    { $how ->
        [second_chance]
            { $seat } использует второй шанс и перебрасывает { $number ->
                [one] { $number } кубик
                [few] { $number } кубика
               *[many] { $number } кубиков
            }.
       *[hare_reroll]
            { $seat } тратит жетон и перебрасывает { $number ->
                [one] { $number } кубик
                [few] { $number } кубика
               *[many] { $number } кубиков
            }.
    }
event-luck_used = { $seat } применяет навык «Удача»: клеверы становятся успехами.
event-found = { $seat } находит криптида «{ $card }»!
event-failed = { $seat } не находит криптида «{ $card }».
event-evidence_lost = { $seat } сбрасывает { $things }.
event-ability = { $seat } применяет способность криптида «{ $card }».

## The reserve

event-terrain_taken = { $seat } берёт тайл: { $tile }.
event-terrain_laid = { $seat } выкладывает тайл: { $tile }.
event-terrain_returned = { $seat } возвращает тайл: { $tile }.
event-terrain_closed = Тайлам этой местности больше нет места: { $habitat }.
event-building_ended = Заповедник застроен: доигрываем этот раунд, за ним последует финальный.
event-relocated = { $seat } перемещает в заповедник криптида «{ $card }».
event-request_granted = { $seat } выполняет заявку «{ $request }»: { $cards }.

## Gains, skills, the track

event-gained =
    { $coins ->
        [0]
            { $seat } получает { $xp ->
                [one] { $xp } очко опыта
                [few] { $xp } очка опыта
               *[many] { $xp } очков опыта
            }.
       *[other]
            { $seat } получает { $coins ->
                [one] { $coins } монету
                [few] { $coins } монеты
               *[many] { $coins } монет
            }.
    }
event-paid =
    { $why ->
        [restore]
            { $seat } платит { $coins ->
                [one] { $coins } монету
                [few] { $coins } монеты
               *[many] { $coins } монет
            } за восстановление навыка.
        [step]
            { $seat } платит { $coins ->
                [one] { $coins } монету
                [few] { $coins } монеты
               *[many] { $coins } монет
            } за шаг по треку.
        [market]
            { $seat } платит { $coins ->
                [one] { $coins } монету
                [few] { $coins } монеты
               *[many] { $coins } монет
            } за новый рынок.
        [card]
            { $seat } платит { $coins ->
                [one] { $coins } монету
                [few] { $coins } монеты
               *[many] { $coins } монет
            } за новую карточку.
       *[evidence]
            { $seat } платит { $coins ->
                [one] { $coins } монету
                [few] { $coins } монеты
               *[many] { $coins } монет
            } за доказательство.
    }
event-learned = { $seat } изучает навык «{ $skill }».
event-restored = { $seat } восстанавливает: { $skills }.
event-used = { $seat } применяет навык «{ $skill }».
event-assistant_moved =
    { $why ->
        [poacher] Браконьер встаёт на клетку { $row }.
       *[other] { $seat } ставит помощника на клетку { $row }.
    }
event-die_taken = { $seat } берёт кубик: { $die }.
event-bought =
    { $price ->
        [0] { $seat } бесплатно берёт с рынка { $thing }.
       *[other]
            { $seat } покупает { $thing } за { $price ->
                [one] { $price } монету
                [few] { $price } монеты
               *[many] { $price } монет
            }.
    }
event-sold =
    { $seat } продаёт { $thing } за { $price ->
        [one] { $price } монету
        [few] { $price } монеты
       *[many] { $price } монет
    }.
event-swapped =
    { $seat } меняет { $gave } на { $got }{ $balance ->
        [gain]
            { " " }и получает { $number ->
                [one] { $number } монету
                [few] { $number } монеты
               *[many] { $number } монет
            }
        [pay]
            { " " }и доплачивает { $number ->
                [one] { $number } монету
                [few] { $number } монеты
               *[many] { $number } монет
            }
       *[even] { "" }
    }.
event-hare_found = { $seat } находит жетон Вольпертингера { $at }: { $token }.
event-hare_used = { $seat } применяет жетон Вольпертингера: { $token }.

## The poacher

event-poacher_card = Браконьер открывает карточку { $number }.
event-poacher_took =
    Браконьер берёт { $thing }{ $region ->
        [known] { " " }{ $at }
       *[none] { "" }
    }.
event-poacher_caught =
    { $source ->
        [found] Браконьер крадёт вашу находку «{ $card }» и тратит { $things }.
       *[display] Браконьер ловит криптида «{ $card }» и тратит { $things }.
    }
event-poacher_idle = Браконьер ничего не может сделать.
event-poacher_die = Браконьер убирает кубик: { $die }.
