### Words of the log of Cryptids: event-<kind>, one line for each kind of event.
### The same ids stand in log.en.ftl, log.ru.ftl and log.uk.ftl.
### vocabulary.py says which facts there are. Names of players, cards, places and things come ready and are never inflected.

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
event-city_chosen = { $seat } начинает { $place_at }.
event-game_ended = { $reason }

## On the map

event-moved =
    { $how ->
        [ticket] { $seat } летит { $place_to }.
        [ability] { $seat } переходит { $place_to }.
       *[move] { $seat } идёт { $place_to }.
    }
event-collected = { $seat } собирает доказательство { $place_at }: { $kind }.
event-token_laid = Новое доказательство появилось { $place_at }.
event-tokens_turned =
    { $number ->
        [0] Новых доказательств не осталось.
        [1] Новое на рынке: { $market }.
       *[other] Новое на рынке: { $market }; на карте — { $map }.
    }
event-market_removed = { $seat } убирает с рынка { $kind }.
event-market_filled = Новое на рынке: { $kinds }.
event-bag_filled =
    { $number ->
        [one] { $number } жетон возвращается в мешочек.
        [few] { $number } жетона возвращаются в мешочек.
       *[many] { $number } жетонов возвращаются в мешочек.
    }
event-rumour_gained = { $seat } получает бонусные слухи.
event-evidence_drawn = { $seat } вытягивает из мешочка { $kind }.

## Cryptids

event-card_opened = Новая карточка { $place }: «{ $card }».
event-card_marked =
    { $region_is ->
       *[other]
            Криптид карточки { $place } скрывается { $region_at }{ $kind_is ->
               *[other] { " " }и требует ещё { $kind }
                [none] { "" }
            }.
        [none] Криптид карточки { $place } требует ещё { $kind }.
    }
event-mark_turned = Жетон, указавший место криптида «{ $card }», переворачивают: это { $kind }.
event-card_discarded = Карточка { $place } («{ $card }») уходит в сброс.
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
event-bid_placed = { $seat } делает ставку на карточку { $place } («{ $card }»).
event-bid_moved = { $seat } переносит ставку на карточку { $place } («{ $card }»).
event-bids_freed =
    { $seats_count ->
        [1] С карточки { $place } («{ $card }») вернулась ставка игрока { $seats }.
       *[other] С карточки { $place } («{ $card }») вернулись ставки игроков: { $seats }.
    }
event-tried =
    { $seat } отслеживает криптида «{ $card }» (карточка { $place }){ $dice ->
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
event-evidence_lost = { $seat } сбрасывает { $kinds }.
event-ability = { $seat } применяет способность криптида «{ $card }».

## The reserve

event-terrain_taken = { $seat } берёт тайл: { $tile }.
event-terrain_laid = { $seat } выкладывает тайл: { $tile }.
event-terrain_returned = { $seat } возвращает тайл: { $tile }.
event-terrain_closed = Ни один тайл этой местности больше не помещается: { $kind }.
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
event-die_taken = { $seat } берёт кубик: { $face }.
event-bought =
    { $price ->
        [0] { $seat } бесплатно берёт с рынка { $kind }.
       *[other]
            { $seat } покупает { $kind } за { $price ->
                [one] { $price } монету
                [few] { $price } монеты
               *[many] { $price } монет
            }.
    }
event-sold =
    { $seat } продаёт { $kind } за { $price ->
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
event-hare_found = { $seat } находит жетон Вольпертингера { $place_at }: { $token }.
event-hare_used = { $seat } применяет жетон Вольпертингера: { $token }.

## The poacher

event-poacher_card = Браконьер открывает карточку { $card }.
event-poacher_took =
    Браконьер берёт { $kind }{ $where_is ->
       *[other] { " " }{ $where_at }
        [none] { "" }
    }.
event-poacher_caught =
    { $source ->
        [found] Браконьер крадёт вашу находку «{ $card }» и тратит { $kinds }.
       *[display] Браконьер ловит криптида «{ $card }» и тратит { $kinds }.
    }
event-poacher_idle = Браконьер ничего не может сделать.
event-poacher_die = Браконьер убирает кубик: { $face }.
