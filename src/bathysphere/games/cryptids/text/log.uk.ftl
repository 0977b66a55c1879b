### Words of the log of Cryptids: event-<kind>, one line for each kind of event.
### The same ids stand in log.en.ftl, log.ru.ftl and log.uk.ftl.
### vocabulary.py says which facts there are. Names of players, cards, places and things come ready and are never inflected.

## Rounds and turns

event-round_began =
    { $final ->
        [yes] Раунд { $number }, фінальний.
       *[no] Раунд { $number }.
    }
event-dice_rolled = Кубики помічників: { $faces }.
event-turn_began =
    { $phase ->
        [field] Хід криптозоолога: { $seat }.
       *[office] Хід помічника: { $seat }.
    }
event-city_chosen = { $seat } починає { $place_at }.
event-game_ended = { $reason }

## On the map

event-moved =
    { $how ->
        [ticket] { $seat } летить { $place_to }.
        [ability] { $seat } переходить { $place_to }.
       *[move] { $seat } прямує { $place_to }.
    }
event-collected = { $seat } збирає доказ { $place_at }: { $kind }.
event-token_laid = Новий доказ з’явився { $place_at }.
event-tokens_turned =
    { $number ->
        [0] Нових доказів не лишилося.
        [1] Нове на ринку: { $market }.
       *[other] Нове на ринку: { $market }; на мапі — { $map }.
    }
event-market_removed = { $seat } прибирає з ринку { $kind }.
event-market_filled = Нове на ринку: { $kinds }.
event-bag_filled =
    { $number ->
        [one] { $number } жетон повертається до мішечка.
        [few] { $number } жетони повертаються до мішечка.
       *[many] { $number } жетонів повертаються до мішечка.
    }
event-rumour_gained = { $seat } отримує бонусні чутки.
event-evidence_drawn = { $seat } витягує з мішечка { $kind }.

## Cryptids

event-card_opened = Нова картка { $place }: «{ $card }».
event-card_marked =
    { $region_is ->
       *[other]
            Криптид картки { $place } ховається { $region_at }{ $kind_is ->
               *[other] { " " }і вимагає ще { $kind }
                [none] { "" }
            }.
        [none] Криптид картки { $place } вимагає ще { $kind }.
    }
event-mark_turned = Жетон, що вказав місце криптида «{ $card }», перевертають: це { $kind }.
event-card_discarded = Картка { $place } («{ $card }») іде у скид.
event-deck_reshuffled =
    Скид рівня { $level ->
        [1] { "I" }
        [2] { "II" }
       *[3] { "III" }
    } стає новою колодою, у ній { $number ->
        [one] { $number } картка
        [few] { $number } картки
       *[many] { $number } карток
    }.
event-bid_placed = { $seat } робить ставку на картку { $place } («{ $card }»).
event-bid_moved = { $seat } переносить ставку на картку { $place } («{ $card }»).
event-bids_freed =
    { $seats_count ->
        [1] З картки { $place } («{ $card }») повернулася ставка гравця { $seats }.
       *[other] З картки { $place } («{ $card }») повернулися ставки гравців: { $seats }.
    }
event-tried =
    { $seat } відстежує криптида «{ $card }» (картка { $place }){ $dice ->
        [0] {" "}без кидка
       *[other]
            {" "}і кидає { $dice ->
                [one] { $dice } кубик
                [few] { $dice } кубики
               *[many] { $dice } кубиків
            }
    }.
event-tracking_rolled = На кубиках відстеження: { $faces }.
event-rerolled =
    { $how ->
        [second_chance]
            { $seat } використовує другий шанс і перекидає { $number ->
                [one] { $number } кубик
                [few] { $number } кубики
               *[many] { $number } кубиків
            }.
       *[hare_reroll]
            { $seat } витрачає жетон і перекидає { $number ->
                [one] { $number } кубик
                [few] { $number } кубики
               *[many] { $number } кубиків
            }.
    }
event-luck_used = { $seat } застосовує навичку «Удача»: конюшини стають успіхами.
event-found = { $seat } знаходить криптида «{ $card }»!
event-failed = { $seat } не знаходить криптида «{ $card }».
event-evidence_lost = { $seat } скидає { $kinds }.
event-ability = { $seat } застосовує здібність криптида «{ $card }».

## The reserve

event-terrain_taken = { $seat } бере тайл: { $tile }.
event-terrain_laid = { $seat } викладає тайл: { $tile }.
event-terrain_returned = { $seat } повертає тайл: { $tile }.
event-terrain_closed = Жоден тайл цієї місцевості більше не вміщується: { $kind }.
event-building_ended = Заповідник забудовано: дограємо цей раунд, за ним буде фінальний.
event-relocated = { $seat } переміщує до заповідника криптида «{ $card }».
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
event-learned = { $seat } вивчає навичку «{ $skill }».
event-restored = { $seat } відновлює: { $skills }.
event-used = { $seat } застосовує навичку «{ $skill }».
event-assistant_moved =
    { $why ->
        [poacher] Браконьєр стає на клітинку { $row }.
       *[other] { $seat } ставить помічника на клітинку { $row }.
    }
event-die_taken = { $seat } бере кубик: { $face }.
event-bought =
    { $price ->
        [0] { $seat } безкоштовно бере з ринку { $kind }.
       *[other]
            { $seat } купує { $kind } за { $price ->
                [one] { $price } монету
                [few] { $price } монети
               *[many] { $price } монет
            }.
    }
event-sold =
    { $seat } продає { $kind } за { $price ->
        [one] { $price } монету
        [few] { $price } монети
       *[many] { $price } монет
    }.
event-swapped =
    { $seat } міняє { $gave } на { $got }{ $balance ->
        [gain]
            { " " }й отримує { $number ->
                [one] { $number } монету
                [few] { $number } монети
               *[many] { $number } монет
            }
        [pay]
            { " " }й доплачує { $number ->
                [one] { $number } монету
                [few] { $number } монети
               *[many] { $number } монет
            }
       *[even] { "" }
    }.
event-hare_found = { $seat } знаходить жетон Вольпертингера { $place_at }: { $token }.
event-hare_used = { $seat } застосовує жетон Вольпертингера: { $token }.

## The poacher

event-poacher_card = Браконьєр відкриває картку { $card }.
event-poacher_took =
    Браконьєр бере { $kind }{ $where_is ->
       *[other] { " " }{ $where_at }
        [none] { "" }
    }.
event-poacher_caught =
    { $source ->
        [found] Браконьєр краде вашу знахідку «{ $card }» і витрачає { $kinds }.
       *[display] Браконьєр ловить криптида «{ $card }» і витрачає { $kinds }.
    }
event-poacher_idle = Браконьєр нічого не може зробити.
event-poacher_die = Браконьєр прибирає кубик: { $face }.
