### Words on the play of Cryptids: questions and options.
### The same ids stand in play.en.ftl, play.ru.ftl and play.uk.ftl.
###   ask-<kind>       one sentence to the seat that is asked; the dots of the kind are dashes
###   do-<verb>        the label of an option
###   heading-<…>      over options of one sort in a long list
###   points-<source>  where reputation came from
###   end-<reason>     how the game ended
### prompts.py and vocabulary.py fill in the facts. Names of players, cards and places come ready and are never inflected.

## Where reputation comes from

points-found = Найденные криптиды
points-relocated = Криптиды в заповеднике
points-requests = Заявки
points-shared = Общий контракт
points-contract = Личный контракт
points-abilities = Способности
points-majority = Больше всех в заповеднике
points-xp = Опыт
points-coins = Монеты
points-hares = Зайцы

## The end

end-arrived = Заповедник построен, путешествие окончено.
end-contract_lost = У браконьера три криптида одного вашего контракта: вы проиграли.
end-too_many_lost = Браконьер поймал пять криптидов: вы проиграли.

## Questions: before the first round

ask-setup-city = В каком городе начнёт ваш криптозоолог?
ask-setup-bids =
    На какие { $number ->
        [one] { $number } карточку
        [few] { $number } карточки
       *[many] { $number } карточек
    } сделаете ставки?
ask-setup-terrain = Какой тайл местности возьмёте ({ $habitat })?

## Questions: the cryptozoologist

ask-field-turn =
    { $left ->
        [both] Ход криптозоолога: передвижение, действие и навыки.
        [movement] Остались основное передвижение и навыки.
        [action] Остались основное действие и навыки.
       *[skills] Передвижение и действие сделаны, остались навыки.
    }{ $steps ->
        [0] { "" }
       *[other]
            { " " }Можно пройти ещё { $steps ->
                [one] { $steps } шаг
                [few] { $steps } шага
               *[many] { $steps } шагов
            }.
    }
ask-track-commit = { $card }. Нужно: { $needs }. Что предъявите? Остальное решат кубики.
ask-track-rolled = { $card } ускользает ({ $faces }). Изменить бросок?
ask-track-lose = Найти не удалось: { $card }. Какое доказательство потеряете?
ask-relocate-place = { $card }: куда положить тайл ({ $where })?
ask-request-order = У обоих криптидов есть способность: чья сработает первой?

## Questions: abilities

ask-ability-walk = Способность: куда перейдёт ваш криптозоолог?
ask-ability-collect = Способность: какое доказательство возьмёте?
ask-ability-market = Способность: какой жетон возьмёте с рынка бесплатно?
ask-ability-buy =
    Способность: что купите дешевле? У вас { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
ask-ability-refresh = Способность: обновить доказательства и криптидов бесплатно?

## Questions: a refresh

ask-refresh-remove = Обновление: какой жетон убрать с рынка?
ask-refresh-cards = Обновление: какие открытые карточки заменить (не больше { $number })?
ask-refresh-bonus = Обновление: какой бонус выберете?

## Questions: the assistant

ask-assistant-bonus =
    Сдвинуть помощника? До { $number ->
        [one] { $number } клетки
        [few] { $number } клеток
       *[many] { $number } клеток
    } вверх или вниз, без кубика и навыков.
ask-skills-restore = Какие навыки восстановить (не больше { $number })?
ask-skills-gain = Какой новый навык получите бесплатно?
ask-bid-place =
    { $solo ->
        [yes] Ставка освободилась: на какую карточку её положить?
       *[no] Раунд заканчивается: на какую карточку положить свободную ставку?
    }
ask-office-turn =
    { $can ->
        [step] Ход помощника (монеты: { $coins }, опыт: { $xp }): шаг вверх за навыками или вниз за кубиком.
        [leave_top] На верхней клетке оставаться нельзя: сойдите, заплатив монету (монеты: { $coins }, опыт: { $xp }).
        [learn] Изучайте и восстанавливайте навыки (монеты: { $coins }, опыт: { $xp }), торгуйте или закончите ход.
       *[end] Шаг сделан (монеты: { $coins }, опыт: { $xp }): торгуйте, платите за что-то ещё или закончите ход.
    }
ask-office-card = Заменить за ту же монету ещё одну карточку?

## Questions: terrain

ask-terrain-tile =
    { $may ->
        [yes] Можно выложить один из своих тайлов местности.
       *[no] Какой из своих тайлов местности выложите?
    }
ask-terrain-return = Ни один ваш тайл не подходит: какой вернёте?
ask-terrain-fitting = Какой подходящий тайл возьмёте и выложите?
ask-terrain-lay = Куда выложить тайл: { $tile }?
ask-terrain-take =
    { $one ->
        [yes] Какой новый тайл возьмёте ({ $habitat })?
       *[no] Какой новый тайл возьмёте? Местность любая.
    }

## Questions: the poacher

ask-poacher-takes = Браконьер берёт доказательство с карты: какое?
ask-poacher-market = Браконьер берёт доказательство с рынка: какое?
ask-poacher-prey = Браконьер может поймать нескольких криптидов: кого он поймает?
ask-poacher-spend = Браконьер ловит криптида «{ $card }»: какие доказательства он потратит?
ask-poacher-terrain =
    { $one ->
        [yes] Какой тайл выложите за браконьера ({ $habitat })?
       *[no] Какой тайл выложите за браконьера? Местность любая.
    }

## Several picks: what their button says

picks-skills-restore = Восстановить: { $things }

## Options: general

do-end = Закончить ход
do-leave = Отказаться
do-stay = Остаться на месте
do-stop = Хватит
do-city = Начать здесь: { $place }
do-bid = Ставка: { $card }

## Options: the map

do-move =
    Идти { $to }{ $by ->
        [action] { " " }(основное действие)
       *[other] { "" }
    }
do-ticket = Лететь { $to }
do-walk = Перейти { $to }
do-collect =
    Взять { $thing } ({ $place }{ $how ->
        [skill] , навык
       *[action] { "" }
    })
do-gather = Взять { $thing } ({ $place })
do-search =
    Искать Вольпертингера, потратив { $thing }{ $how ->
        [skill] { " " }(навык)
       *[action] { "" }
    }
do-hare =
    { $sort ->
        [coins] Применить жетон: монеты
       *[evidence] Применить жетон: доказательство из мешочка
    }

## Options: tracking

do-track =
    Отследить: { $card }{ $how ->
        [skill] { " " }(навык)
       *[action] { "" }
    }
do-commit =
    Потратить: { $used }{ $dice ->
        [0] { " " }— находка без броска
       *[other]
            { " " }— и бросить { $dice ->
                [one] { $dice } кубик
                [few] { $dice } кубика
               *[many] { $dice } кубиков
            }
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }(бонусных слухов: { $bonus })
    }
do-second_chance = Второй шанс, перебросить: { $dice }
do-hare_reroll = Потратить жетон и перебросить: { $dice }
do-luck = Удача: клеверы становятся успехами
do-accept = Смириться с неудачей
do-lose = Потерять { $thing }

## Options: relocating

do-relocate =
    Переместить: { $card }{ $how ->
        [skill] { " " }(навык)
       *[action] { "" }
    }
do-request =
    Заявка «{ $request }»: { $card }, { $other }{ $how ->
        [skill] { " " }(навык)
       *[action] { "" }
    }
do-place = { $card }: ряд { $row }, столбец { $column }, поворот { $degrees }°
do-ability = Сначала: { $card }

## Options: a refresh

do-refresh = Обновить доказательства и криптидов
do-remove = Убрать { $thing }
do-discard = Заменить: { $card }
do-coins = 3 монеты
do-xp = 1 очко опыта
do-assistant = Помощник: до 2 клеток вверх или вниз

## Options: the assistant

do-up = Шаг вверх: навыки
do-down =
    { $die_is ->
        [none] Шаг вниз, кубиков не осталось
       *[other] Шаг вниз: { $die }
    }
do-shift =
    { $way ->
        [up]
            Помощник вверх на { $number ->
                [one] { $number } клетку
                [few] { $number } клетки
               *[many] { $number } клеток
            }
       *[down]
            Помощник вниз на { $number ->
                [one] { $number } клетку
                [few] { $number } клетки
               *[many] { $number } клеток
            }
    }
do-paid =
    { $way ->
        [up] За монету: помощник вверх
       *[down] За монету: помощник вниз
    }
do-learn =
    Изучить навык «{ $skill }»{ $known ->
        [no] { "" }
       *[yes]
            { " " }за { $price ->
                [one] { $price } очко опыта
                [few] { $price } очка опыта
               *[many] { $price } очков опыта
            }
    }
do-restore = Восстановить навык «{ $skill }» за монету
do-renew = Восстановить: { $skill }
do-gain_skill = Новый навык: { $skill }
do-rebid = Перенести ставку: { $card } → { $other }
do-card =
    Заменить{ $known ->
        [no] { "" }
       *[yes]
            { " " }за { $price ->
                [one] { $price } монету
                [few] { $price } монеты
               *[many] { $price } монет
            }
    }: { $card }
do-second_card = Заменить ещё: { $card }

## Options: the market

do-market = Новый рынок за монету
do-buy =
    Купить { $thing }{ $known ->
        [no] { "" }
       *[yes]
            { " " }за { $price ->
                [one] { $price } монету
                [few] { $price } монеты
               *[many] { $price } монет
            }
    }
do-bargain =
    Купить { $thing } за { $price ->
        [one] { $price } монету
        [few] { $price } монеты
       *[many] { $price } монет
    }
do-take_market = Взять { $thing }
do-sell =
    Продать { $thing }{ $known ->
        [no] { "" }
       *[yes]
            { " " }за { $price ->
                [one] { $price } монету
                [few] { $price } монеты
               *[many] { $price } монет
            }
    }{ $full ->
        [yes] , убрав с рынка { $other }
       *[no] { "" }
    }
do-swap =
    Обменять { $thing } на { $other }{ $balance ->
        [gain]
            { " " }(+{ $number ->
                [one] { $number } монета
                [few] { $number } монеты
               *[many] { $number } монет
            })
        [pay]
            { " " }(−{ $number ->
                [one] { $number } монета
                [few] { $number } монеты
               *[many] { $number } монет
            })
       *[other] { "" }
    }

## Options: terrain

do-tile = Выложить: { $tile }
do-take = Взять: { $tile }
do-return = Вернуть: { $tile }
do-lay = Ряд { $row }, столбец { $column }, поворот { $degrees }°: { $tile }

## Options: the poacher

do-poacher_takes = Возьмёт { $thing } ({ $place })
do-market_takes = Возьмёт { $thing }
do-prey = Поймает: { $card }
do-spend = Потратит { $thing }

## Headings of long lists

heading-move = Идти
heading-fly = Лететь
heading-track = Отследить
heading-relocate = Переместить
heading-evidence = Доказательства
heading-cards = Карты
heading-skills = Навыки
heading-reserve = Заповедник
heading-request = Заявки
heading-market = Рынок
heading-bids = Ставки
heading-assistant = Шаг помощника
heading-turned = Поворот на { $degrees }°

## От чего отказывается тот, кто завершает ход

unused-movement = основное передвижение
unused-steps = остаток передвижения
unused-action = основное действие
unused-learning = изучение навыка
