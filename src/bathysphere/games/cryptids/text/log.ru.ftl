### Words of the log of Cryptids: event-<kind>, one line for each kind of event.
### The same ids stand in log.en.ftl, log.ru.ftl and log.uk.ftl.
### wording_log.py fills in the facts. Names of players, cards, places and things come ready and are never inflected.

## Rounds and turns

event-round_began =
    { $final ->
        [yes] Раунд { $number }, последний.
       *[no] Раунд { $number }.
    }
event-dice_rolled = Кубики помощников: { $faces }.
event-turn_began =
    { $phase ->
        [field] Ход криптозоолога: { $seat }.
       *[office] Ход помощника: { $seat }.
    }
event-city_chosen = { $seat } начинает здесь: { $place }.
event-game_ended = { $reason }

## On the map

event-moved =
    { $how ->
        [ticket] { $seat } летит: { $place }.
        [ability] { $seat } проходит: { $place }.
       *[move] { $seat } идёт: { $place }.
    }
event-collected = { $seat } собирает доказательство: { $evidence } ({ $place }).
event-token_laid = Новый жетон: { $place }.
event-tokens_turned = Новые жетоны, с рынка первым: { $evidence }.
event-market_removed = { $seat } убирает с рынка: { $evidence }.
event-market_filled = На рынок пришло: { $evidence }.
event-bag_filled =
    Обратно в мешочек: { $number ->
        [one] { $number } жетон
        [few] { $number } жетона
       *[many] { $number } жетонов
    }.
event-rumour_gained = { $seat } получает бонусные слухи.
event-evidence_drawn = { $seat } тянет из мешочка: { $evidence }.

## Cryptids

event-card_opened = Карточка { $number }: { $card }.
event-card_marked =
    Карточка { $number }:{ $region ->
        [known] { " " }криптид здесь: { $place }
       *[none] { "" }
    }{ $kind ->
        [known] { " " }нужно ещё: { $evidence }
       *[none] { "" }
    }.
event-mark_turned = { $card }: жетон с местом переворачивают, на нём: { $evidence }.
event-card_discarded = Карточку { $number } меняют: { $card }.
event-deck_reshuffled =
    { $level ->
        [1] Уровень { "I" }
        [2] Уровень { "II" }
       *[3] Уровень { "III" }
    }: сброс снова стал колодой, { $number ->
        [one] { $number } карточка
        [few] { $number } карточки
       *[many] { $number } карточек
    }.
event-bid_placed = { $seat } делает ставку: { $card } (карточка { $number }).
event-bid_moved = { $seat } переносит ставку: { $card } (карточка { $number }).
event-bids_freed = Ставки освободились, { $card } (карточка { $number }): { $seats }.
event-tried =
    { $seat } выслеживает: { $card } (карточка { $number }){ $dice ->
        [0] , доказательства собраны все
       *[other]
            , бросок: { $dice ->
                [one] { $dice } кубик
                [few] { $dice } кубика
               *[many] { $dice } кубиков
            }
    }.
event-tracking_rolled = Кубики отслеживания: { $faces }.
event-rerolled =
    { $how ->
        [second_chance]
            { $seat }: второй шанс, переброс — { $number ->
                [one] { $number } кубик
                [few] { $number } кубика
               *[many] { $number } кубиков
            }.
       *[hare_reroll]
            { $seat }: жетон переброса — { $number ->
                [one] { $number } кубик
                [few] { $number } кубика
               *[many] { $number } кубиков
            }.
    }
event-luck_used = { $seat }: удача, клеверы становятся успехами.
event-found = { $seat } находит криптида: { $card }!
event-failed = { $seat } не находит: { $card }.
event-evidence_lost = { $seat } сбрасывает: { $evidence }.
event-ability = { $seat }: способность, { $card }.

## The reserve

event-terrain_taken = { $seat } берёт тайл: { $tile }.
event-terrain_laid = { $seat } выкладывает местность: { $tile }.
event-terrain_returned = { $seat } возвращает тайл: { $tile }.
event-terrain_closed = Эту местность больше некуда выкладывать: { $habitat }.
event-building_ended = Заповедник застроен: доигрываем раунд, и будет ещё один, последний.
event-relocated = { $seat } перемещает в заповедник: { $card }.
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
event-learned = { $seat } получает новый навык: { $skill }.
event-restored = { $seat } восстанавливает: { $skills }.
event-used = { $seat } применяет навык: { $skill }.
event-assistant_moved =
    { $why ->
        [poacher] Браконьер встаёт на клетку { $row }.
        [paid] { $seat }: оплаченный шаг, помощник на клетке { $row }.
       *[other] { $seat }: помощник на клетке { $row }.
    }
event-die_taken = { $seat } берёт кубик: { $die }.
event-bought =
    { $price ->
        [0] { $seat } берёт с рынка бесплатно: { $evidence }.
       *[other]
            { $seat } покупает за { $price ->
                [one] { $price } монету
                [few] { $price } монеты
               *[many] { $price } монет
            }: { $evidence }.
    }
event-sold =
    { $seat } продаёт за { $price ->
        [one] { $price } монету
        [few] { $price } монеты
       *[many] { $price } монет
    }: { $evidence }.
event-swapped =
    { $seat } меняет: { $gave } → { $got }{ $balance ->
        [gain]
            , получая { $number ->
                [one] { $number } монету
                [few] { $number } монеты
               *[many] { $number } монет
            }
        [pay]
            , доплачивая { $number ->
                [one] { $number } монету
                [few] { $number } монеты
               *[many] { $number } монет
            }
       *[even] { "" }
    }.
event-hare_found = { $seat } находит жетон Вольпертингера ({ $place }): { $token }.
event-hare_used = { $seat } применяет жетон Вольпертингера: { $token }.

## The poacher

event-poacher_card = Карточка браконьера: { $number }.
event-poacher_took =
    Браконьер берёт доказательство: { $evidence }{ $region ->
        [known] { " " }({ $place })
       *[none] { "" }
    }.
event-poacher_caught =
    { $source ->
        [found] Браконьер крадёт вашу находку: { $card } (потратил: { $evidence }).
       *[display] Браконьер ловит криптида: { $card } (потратил: { $evidence }).
    }
event-poacher_idle = Браконьер ничего не может сделать.
event-poacher_die = Браконьер убирает кубик: { $die }.
