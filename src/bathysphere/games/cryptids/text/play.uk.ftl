### Words on the play of Cryptids: questions and options.
### The same ids stand in play.en.ftl, play.ru.ftl and play.uk.ftl.
###   ask-<kind>       one sentence to the seat that is asked; the dots of the kind are dashes
###   do-<verb>        the label of an option
###   heading-<…>      over options of one sort in a long list
###   points-<source>  where reputation came from
###   end-<reason>     how the game ended
### prompts.py and vocabulary.py fill in the facts. Names of players, cards and places come ready and are never inflected.

## Where reputation comes from

points-found = Знайдені криптиди
points-relocated = Криптиди в заповіднику
points-requests = Заявки
points-shared = Спільний контракт
points-contract = Особистий контракт
points-abilities = Здібності
points-majority = Найбільше в заповіднику
points-xp = Досвід
points-coins = Монети
points-hares = Зайці

## The end

end-arrived = Заповідник збудовано, подорож завершено.
end-contract_lost = У браконьєра три криптиди одного вашого контракту: ви програли.
end-too_many_lost = Браконьєр спіймав п’ять криптидів: ви програли.

## Questions: before the first round

ask-setup-city = У якому місті почне ваш криптозоолог?
ask-setup-bids =
    На які { $number ->
        [one] { $number } картку
        [few] { $number } картки
       *[many] { $number } карток
    } зробите ставки?
ask-setup-terrain = Який тайл місцевості візьмете ({ $habitat })?

## Questions: the cryptozoologist

ask-field-turn =
    { $left ->
        [both] Хід криптозоолога: пересування, дія та навички.
        [movement] Лишилися основне пересування й навички.
        [action] Лишилися основна дія й навички.
       *[skills] Пересування й дію зроблено, лишилися навички.
    }{ $steps ->
        [0] { "" }
       *[other]
            { " " }Можна пройти ще { $steps ->
                [one] { $steps } крок
                [few] { $steps } кроки
               *[many] { $steps } кроків
            }.
    }
ask-track-commit = { $card }. Потрібно: { $needs }. Що пред’явите? Решту вирішать кубики.
ask-track-rolled = { $card } вислизає ({ $faces }). Змінити кидок?
ask-track-lose = Знайти не вдалося: { $card }. Який доказ утратите?
ask-relocate-place = { $card }: куди покласти тайл ({ $where })?
ask-request-order = В обох криптидів є здібність: чия спрацює першою?

## Questions: abilities

ask-ability-walk = Здібність: куди перейде ваш криптозоолог?
ask-ability-collect = Здібність: який доказ візьмете?
ask-ability-market = Здібність: який жетон візьмете з ринку безкоштовно?
ask-ability-buy =
    Здібність: що купите дешевше? У вас { $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
       *[many] { $coins } монет
    }.
ask-ability-refresh = Здібність: оновити докази та криптидів безкоштовно?

## Questions: a refresh

ask-refresh-remove = Оновлення: який жетон прибрати з ринку?
ask-refresh-cards = Оновлення: які відкриті картки замінити (не більше { $number })?
ask-refresh-bonus = Оновлення: який бонус виберете?

## Questions: the assistant

ask-assistant-bonus =
    Зсунути помічника? До { $number ->
        [one] { $number } клітинки
        [few] { $number } клітинок
       *[many] { $number } клітинок
    } вгору чи вниз, без кубика й навичок.
ask-skills-restore = Які навички відновити (не більше { $number })?
ask-skills-gain = Яку нову навичку отримаєте безкоштовно?
ask-bid-place =
    { $solo ->
        [yes] Ставка звільнилася: на яку картку її покласти?
       *[no] Раунд закінчується: на яку картку покласти вільну ставку?
    }
ask-office-turn =
    { $can ->
        [step] Хід помічника (монети: { $coins }, досвід: { $xp }): крок угору по навички або вниз по кубик.
        [leave_top] На верхній клітинці лишатися не можна: зійдіть, заплативши монету (монети: { $coins }, досвід: { $xp }).
        [learn] Вивчайте й відновлюйте навички (монети: { $coins }, досвід: { $xp }), торгуйте або закінчіть хід.
       *[end] Крок зроблено (монети: { $coins }, досвід: { $xp }): торгуйте, платіть за щось іще або закінчіть хід.
    }
ask-office-card = Замінити за ту саму монету ще одну картку?

## Questions: terrain

ask-terrain-tile =
    { $may ->
        [yes] Можна викласти один зі своїх тайлів місцевості.
       *[no] Який зі своїх тайлів місцевості викладете?
    }
ask-terrain-return = Жоден ваш тайл не підходить: який повернете?
ask-terrain-fitting = Який із придатних тайлів візьмете й викладете?
ask-terrain-lay = Куди викласти тайл: { $tile }?
ask-terrain-take =
    { $one ->
        [yes] Який новий тайл візьмете ({ $habitat })?
       *[no] Який новий тайл візьмете? Місцевість будь-яка.
    }

## Questions: the poacher

ask-poacher-takes = Браконьєр бере доказ із мапи: який?
ask-poacher-market = Браконьєр бере доказ із ринку: який?
ask-poacher-prey = Браконьєр може спіймати кількох криптидів: кого він спіймає?
ask-poacher-spend = Браконьєр ловить криптида «{ $card }»: які докази він витратить?
ask-poacher-terrain =
    { $one ->
        [yes] Який тайл викладете за браконьєра ({ $habitat })?
       *[no] Який тайл викладете за браконьєра? Місцевість будь-яка.
    }

## Several picks: what their button says

picks-skills-restore = Відновити: { $things }

## Options: general

do-end = Закінчити хід
do-leave = Відмовитися
do-stay = Лишитися на місці
do-stop = Досить
do-city = Почати тут: { $place }
do-bid = Ставка: { $card }

## Options: the map

do-move =
    Іти { $to }{ $by ->
        [action] { " " }(основна дія)
       *[other] { "" }
    }
do-ticket = Летіти { $to }
do-walk = Перейти { $to }
do-collect =
    Узяти { $thing } ({ $place }{ $how ->
        [skill] , навичка
       *[action] { "" }
    })
do-gather = Узяти { $thing } ({ $place })
do-search =
    Шукати Вольпертингера, витративши { $thing }{ $how ->
        [skill] { " " }(навичка)
       *[action] { "" }
    }
do-hare =
    { $sort ->
        [coins] Застосувати жетон: монети
       *[evidence] Застосувати жетон: доказ із мішечка
    }

## Options: tracking

do-track =
    Відстежити: { $card }{ $how ->
        [skill] { " " }(навичка)
       *[action] { "" }
    }
do-commit =
    Витратити: { $used }{ $dice ->
        [0] { " " }— знахідка без кидка
       *[other]
            { " " }— і кинути { $dice ->
                [one] { $dice } кубик
                [few] { $dice } кубики
               *[many] { $dice } кубиків
            }
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }(бонусних чуток: { $bonus })
    }
do-second_chance = Другий шанс, перекинути: { $dice }
do-hare_reroll = Витратити жетон і перекинути: { $dice }
do-luck = Удача: конюшини стають успіхами
do-accept = Змиритися з невдачею
do-lose = Утратити { $thing }

## Options: relocating

do-relocate =
    Перемістити: { $card }{ $how ->
        [skill] { " " }(навичка)
       *[action] { "" }
    }
do-request =
    Заявка «{ $request }»: { $card }, { $other }{ $how ->
        [skill] { " " }(навичка)
       *[action] { "" }
    }
do-place = { $card }: ряд { $row }, стовпець { $column }, поворот { $degrees }°
do-ability = Спершу: { $card }

## Options: a refresh

do-refresh = Оновити докази та криптидів
do-remove = Прибрати { $thing }
do-discard = Замінити: { $card }
do-coins = 3 монети
do-xp = 1 очко досвіду
do-assistant = Помічник: до 2 клітинок угору чи вниз

## Options: the assistant

do-up = Крок угору: навички
do-down =
    { $die_is ->
        [none] Крок униз, кубиків не лишилося
       *[other] Крок униз: { $die }
    }
do-shift =
    { $way ->
        [up]
            Помічник угору на { $number ->
                [one] { $number } клітинку
                [few] { $number } клітинки
               *[many] { $number } клітинок
            }
       *[down]
            Помічник униз на { $number ->
                [one] { $number } клітинку
                [few] { $number } клітинки
               *[many] { $number } клітинок
            }
    }
do-paid =
    { $way ->
        [up] За монету: помічник угору
       *[down] За монету: помічник униз
    }
do-learn =
    Вивчити навичку «{ $skill }»{ $known ->
        [no] { "" }
       *[yes]
            { " " }за { $price ->
                [one] { $price } очко досвіду
                [few] { $price } очки досвіду
               *[many] { $price } очок досвіду
            }
    }
do-restore = Відновити навичку «{ $skill }» за монету
do-renew = Відновити: { $skill }
do-gain_skill = Нова навичка: { $skill }
do-rebid = Перенести ставку: { $card } → { $other }
do-card =
    Замінити{ $known ->
        [no] { "" }
       *[yes]
            { " " }за { $price ->
                [one] { $price } монету
                [few] { $price } монети
               *[many] { $price } монет
            }
    }: { $card }
do-second_card = Замінити ще: { $card }

## Options: the market

do-market = Новий ринок за монету
do-buy =
    Купити { $thing }{ $known ->
        [no] { "" }
       *[yes]
            { " " }за { $price ->
                [one] { $price } монету
                [few] { $price } монети
               *[many] { $price } монет
            }
    }
do-bargain =
    Купити { $thing } за { $price ->
        [one] { $price } монету
        [few] { $price } монети
       *[many] { $price } монет
    }
do-take_market = Узяти { $thing }
do-sell =
    Продати { $thing }{ $known ->
        [no] { "" }
       *[yes]
            { " " }за { $price ->
                [one] { $price } монету
                [few] { $price } монети
               *[many] { $price } монет
            }
    }{ $full ->
        [yes] , прибравши з ринку { $other }
       *[no] { "" }
    }
do-swap =
    Обміняти { $thing } на { $other }{ $balance ->
        [gain]
            { " " }(+{ $number ->
                [one] { $number } монета
                [few] { $number } монети
               *[many] { $number } монет
            })
        [pay]
            { " " }(−{ $number ->
                [one] { $number } монета
                [few] { $number } монети
               *[many] { $number } монет
            })
       *[other] { "" }
    }

## Options: terrain

do-tile = Викласти: { $tile }
do-take = Узяти: { $tile }
do-return = Повернути: { $tile }
do-lay = Ряд { $row }, стовпець { $column }, поворот { $degrees }°: { $tile }

## Options: the poacher

do-poacher_takes = Візьме { $thing } ({ $place })
do-market_takes = Візьме { $thing }
do-prey = Спіймає: { $card }
do-spend = Витратить { $thing }

## Headings of long lists

heading-move = Іти
heading-fly = Летіти
heading-track = Відстежити
heading-relocate = Перемістити
heading-evidence = Докази
heading-cards = Картки
heading-skills = Навички
heading-reserve = Заповідник
heading-request = Заявки
heading-market = Ринок
heading-bids = Ставки
heading-assistant = Крок помічника
heading-turned = Поворот на { $degrees }°

## Від чого відмовляється той, хто завершує хід

unused-movement = основне пересування
unused-steps = решта пересування
unused-action = основна дія
unused-learning = вивчення навички
