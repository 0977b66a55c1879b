### Words of the log of Cryptids: event-<kind>, one line for each kind of event.
### The same ids stand in log.en.ftl, log.ru.ftl and log.uk.ftl.
### wording_log.py fills in the facts. Names of players, cards, places and things come ready and are never inflected.

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
event-city_chosen = { $seat } починає { $at }.
event-game_ended = { $reason }

## On the map

event-moved =
    { $how ->
        [ticket] { $seat } летить { $to }.
        [ability] { $seat } переходить { $to }.
       *[move] { $seat } прямує { $to }.
    }
event-collected = { $seat } збирає доказ { $at }: { $evidence }.
event-token_laid = Новий доказ з’явився { $at }.
event-tokens_turned =
    { $number ->
        [0] Нових доказів не лишилося.
        [1] Нове на ринку: { $market }.
       *[other] Нове на ринку: { $market }; на мапі — { $map }.
    }
event-market_removed = { $seat } прибирає з ринку { $thing }.
event-market_filled = Нове на ринку: { $evidence }.
event-bag_filled =
    { $number ->
        [one] { $number } жетон повертається до мішечка.
        [few] { $number } жетони повертаються до мішечка.
       *[many] { $number } жетонів повертаються до мішечка.
    }
event-rumour_gained = { $seat } отримує бонусні чутки.
event-evidence_drawn = { $seat } витягує з мішечка { $thing }.

## Cryptids

event-card_opened = Нова картка { $number }: «{ $card }».
event-card_marked =
    { $region ->
        [known]
            Криптид картки { $number } ховається { $at }{ $kind ->
                [known] { " " }і вимагає ще { $thing }
               *[none] { "" }
            }.
       *[none] Криптид картки { $number } вимагає ще { $thing }.
    }
event-mark_turned = Жетон, що вказав місце криптида «{ $card }», перевертають: це { $evidence }.
event-card_discarded = Картка { $number } («{ $card }») іде у скид.
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
event-bid_placed = { $seat } робить ставку на картку { $number } («{ $card }»).
event-bid_moved = { $seat } переносить ставку на картку { $number } («{ $card }»).
event-bids_freed =
    { $seats_count ->
        [1] З картки { $number } («{ $card }») повернулася ставка гравця { $seats }.
       *[other] З картки { $number } («{ $card }») повернулися ставки гравців: { $seats }.
    }
event-tried =
    { $seat } відстежує криптида «{ $card }» (картка { $number }){ $dice ->
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
event-evidence_lost = { $seat } скидає { $things }.
event-ability = { $seat } застосовує здібність криптида «{ $card }».

## The reserve

event-terrain_taken = { $seat } бере тайл: { $tile }.
event-terrain_laid = { $seat } викладає тайл: { $tile }.
event-terrain_returned = { $seat } повертає тайл: { $tile }.
event-terrain_closed = Тайлам цієї місцевості більше немає місця: { $habitat }.
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
event-die_taken = { $seat } бере кубик: { $die }.
event-bought =
    { $price ->
        [0] { $seat } безкоштовно бере з ринку { $thing }.
       *[other]
            { $seat } купує { $thing } за { $price ->
                [one] { $price } монету
                [few] { $price } монети
               *[many] { $price } монет
            }.
    }
event-sold =
    { $seat } продає { $thing } за { $price ->
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
event-hare_found = { $seat } знаходить жетон Вольпертингера { $at }: { $token }.
event-hare_used = { $seat } застосовує жетон Вольпертингера: { $token }.

## The poacher

event-poacher_card = Браконьєр відкриває картку { $number }.
event-poacher_took =
    Браконьєр бере { $thing }{ $region ->
        [known] { " " }{ $at }
       *[none] { "" }
    }.
event-poacher_caught =
    { $source ->
        [found] Браконьєр краде вашу знахідку «{ $card }» і витрачає { $things }.
       *[display] Браконьєр ловить криптида «{ $card }» і витрачає { $things }.
    }
event-poacher_idle = Браконьєр нічого не може зробити.
event-poacher_die = Браконьєр прибирає кубик: { $die }.
