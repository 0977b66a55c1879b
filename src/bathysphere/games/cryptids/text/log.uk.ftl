### Words of the log of Cryptids: event-<kind>, one line for each kind of event.
### The same ids stand in log.en.ftl, log.ru.ftl and log.uk.ftl.
### wording_log.py fills in the facts. Names of players, cards, places and things come ready and are never inflected.

## Rounds and turns

event-round_began =
    { $final ->
        [yes] Раунд { $number }, останній.
       *[no] Раунд { $number }.
    }
event-dice_rolled = Кубики помічників: { $faces }.
event-turn_began =
    { $phase ->
        [field] Хід криптозоолога: { $seat }.
       *[office] Хід помічника: { $seat }.
    }
event-city_chosen = { $seat } починає тут: { $place }.
event-game_ended = { $reason }

## On the map

event-moved =
    { $how ->
        [ticket] { $seat } летить: { $place }.
        [ability] { $seat } проходить: { $place }.
       *[move] { $seat } прямує: { $place }.
    }
event-collected = { $seat } збирає доказ: { $evidence } ({ $place }).
event-token_laid = Новий жетон: { $place }.
event-tokens_turned = Нові жетони, з ринку першим: { $evidence }.
event-market_removed = { $seat } прибирає з ринку: { $evidence }.
event-market_filled = На ринок прийшло: { $evidence }.
event-bag_filled =
    Назад до мішечка: { $number ->
        [one] { $number } жетон
        [few] { $number } жетони
       *[many] { $number } жетонів
    }.
event-rumour_gained = { $seat } отримує бонусні чутки.
event-evidence_drawn = { $seat } тягне з мішечка: { $evidence }.

## Cryptids

event-card_opened = Картка { $number }: { $card }.
event-card_marked =
    Картка { $number }:{ $region ->
        [known] { " " }криптид тут: { $place }
       *[none] { "" }
    }{ $kind ->
        [known] { " " }треба ще: { $evidence }
       *[none] { "" }
    }.
event-mark_turned = { $card }: жетон із місцем перевертають, на ньому: { $evidence }.
event-card_discarded = Картку { $number } міняють: { $card }.
event-deck_reshuffled =
    { $level ->
        [1] Рівень { "I" }
        [2] Рівень { "II" }
       *[3] Рівень { "III" }
    }: скид знову став колодою, { $number ->
        [one] { $number } картка
        [few] { $number } картки
       *[many] { $number } карток
    }.
event-bid_placed = { $seat } робить ставку: { $card } (картка { $number }).
event-bid_moved = { $seat } переносить ставку: { $card } (картка { $number }).
event-bids_freed = Ставки звільнилися, { $card } (картка { $number }): { $seats }.
event-tried =
    { $seat } вистежує: { $card } (картка { $number }){ $dice ->
        [0] , докази зібрано всі
       *[other]
            , кидок: { $dice ->
                [one] { $dice } кубик
                [few] { $dice } кубики
               *[many] { $dice } кубиків
            }
    }.
event-tracking_rolled = Кубики відстеження: { $faces }.
event-rerolled =
    { $how ->
        [second_chance]
            { $seat }: другий шанс, перекидання — { $number ->
                [one] { $number } кубик
                [few] { $number } кубики
               *[many] { $number } кубиків
            }.
       *[hare_reroll]
            { $seat }: жетон перекидання — { $number ->
                [one] { $number } кубик
                [few] { $number } кубики
               *[many] { $number } кубиків
            }.
    }
event-luck_used = { $seat }: удача, конюшини стають успіхами.
event-found = { $seat } знаходить криптида: { $card }!
event-failed = { $seat } не знаходить: { $card }.
event-evidence_lost = { $seat } скидає: { $evidence }.
event-ability = { $seat }: здібність, { $card }.

## The reserve

event-terrain_taken = { $seat } бере тайл: { $tile }.
event-terrain_laid = { $seat } викладає місцевість: { $tile }.
event-terrain_returned = { $seat } повертає тайл: { $tile }.
event-terrain_closed = Цю місцевість більше нікуди викладати: { $habitat }.
event-building_ended = Заповідник забудовано: дограємо раунд, і буде ще один, останній.
event-relocated = { $seat } переміщує до заповідника: { $card }.
event-request_granted = { $seat } виконує заявку «{ $request }»: { $cards }.

## Gains, skills, the track

event-gained =
    { $coins ->
        [0]
            { $seat } отримує { $xp ->
                [one] { $xp } очко досвіду
                [few] { $xp } очки досвіду
               *[many] { $xp } очок досвіду
            }.
       *[other]
            { $seat } отримує { $coins ->
                [one] { $coins } монету
                [few] { $coins } монети
               *[many] { $coins } монет
            }.
    }
event-paid =
    { $why ->
        [restore]
            { $seat } платить { $coins ->
                [one] { $coins } монету
                [few] { $coins } монети
               *[many] { $coins } монет
            } за відновлення навички.
        [step]
            { $seat } платить { $coins ->
                [one] { $coins } монету
                [few] { $coins } монети
               *[many] { $coins } монет
            } за крок треком.
        [market]
            { $seat } платить { $coins ->
                [one] { $coins } монету
                [few] { $coins } монети
               *[many] { $coins } монет
            } за новий ринок.
        [card]
            { $seat } платить { $coins ->
                [one] { $coins } монету
                [few] { $coins } монети
               *[many] { $coins } монет
            } за нову картку.
       *[evidence]
            { $seat } платить { $coins ->
                [one] { $coins } монету
                [few] { $coins } монети
               *[many] { $coins } монет
            } за доказ.
    }
event-learned = { $seat } отримує нову навичку: { $skill }.
event-restored = { $seat } відновлює: { $skills }.
event-used = { $seat } застосовує навичку: { $skill }.
event-assistant_moved =
    { $why ->
        [poacher] Браконьєр стає на клітинку { $row }.
        [paid] { $seat }: оплачений крок, помічник на клітинці { $row }.
       *[other] { $seat }: помічник на клітинці { $row }.
    }
event-die_taken = { $seat } бере кубик: { $die }.
event-bought =
    { $price ->
        [0] { $seat } бере з ринку безкоштовно: { $evidence }.
       *[other]
            { $seat } купує за { $price ->
                [one] { $price } монету
                [few] { $price } монети
               *[many] { $price } монет
            }: { $evidence }.
    }
event-sold =
    { $seat } продає за { $price ->
        [one] { $price } монету
        [few] { $price } монети
       *[many] { $price } монет
    }: { $evidence }.
event-swapped =
    { $seat } міняє: { $gave } → { $got }{ $balance ->
        [gain]
            , отримуючи { $number ->
                [one] { $number } монету
                [few] { $number } монети
               *[many] { $number } монет
            }
        [pay]
            , доплачуючи { $number ->
                [one] { $number } монету
                [few] { $number } монети
               *[many] { $number } монет
            }
       *[even] { "" }
    }.
event-hare_found = { $seat } знаходить жетон Вольпертингера ({ $place }): { $token }.
event-hare_used = { $seat } застосовує жетон Вольпертингера: { $token }.

## The poacher

event-poacher_card = Картка браконьєра: { $number }.
event-poacher_took =
    Браконьєр бере доказ: { $evidence }{ $region ->
        [known] { " " }({ $place })
       *[none] { "" }
    }.
event-poacher_caught =
    { $source ->
        [found] Браконьєр краде вашу знахідку: { $card } (витратив: { $evidence }).
       *[display] Браконьєр ловить криптида: { $card } (витратив: { $evidence }).
    }
event-poacher_idle = Браконьєр нічого не може зробити.
event-poacher_die = Браконьєр прибирає кубик: { $die }.
