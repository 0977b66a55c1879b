### Words on the play of Abyss: questions, options and the log.
### The same ids stand in play.en.ftl, play.ru.ftl and play.uk.ftl.
###   ask-<kind>    one sentence to the seat that is asked; the dots of the kind are dashes
###   do-<verb>     the label of an option
###   event-<kind>  one line of the log; $told says whether the reader may know the private facts
### wording.py and prompts.py fill in the facts. Names of players and cards come ready and are never inflected.

## Parts of sentences

# An Ally: $race is one of race-<id>-one
ally = { $race } { $value }
# A Council stack: $race is one of race-<id>
stack =
    { $race }, { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
some-pearls =
    { $count ->
        [one] { $count } жемчужина
        [few] { $count } жемчужины
       *[many] { $count } жемчужин
    }
some-keys =
    { $count ->
        [one] { $count } ключ
        [few] { $count } ключа
       *[many] { $count } ключей
    }
some-key-tokens =
    { $count ->
        [one] { $count } жетон ключа
        [few] { $count } жетона ключей
       *[many] { $count } жетонов ключей
    }
some-tokens =
    { $count ->
        [one] { $count } жетон Чудовища
        [few] { $count } жетона Чудовищ
       *[many] { $count } жетонов Чудовищ
    }
# What a fight brings, before it is chosen: keys, and so many pearls or tokens
reward-choice =
    { $keys ->
        [0] {""}
        [one] { $keys } ключ и{" "}
        [few] { $keys } ключа и{" "}
       *[many] { $keys } ключей и{" "}
    }{ $things ->
        [one] { $things } жемчужина или жетон
        [few] { $things } жемчужины или жетона
       *[many] { $things } жемчужин или жетонов
    }

## Where points, pearls and the end come from

points-locations = Локации
points-lords = Лорды
points-companions = Компаньоны
points-monsters = Чудовища

source-last_space = последняя область трека

reason-lords = нанят седьмой Лорд
reason-deck = на весь Двор не хватило Лордов

## Questions: a turn

ask-turn-action =
    { $can ->
        [pass] Ни одно действие вам сейчас не доступно: ход переходит дальше.
       *[act]
            Ваш ход: выберите действие ({ $lords ->
                [0] Лорды Двора вам пока не по карману
               *[other] Лордов Двора вам по карману: { $lords }
            }).
    }
ask-turn-end = До конца хода ещё можно применить способность: { $lords }.

## Questions: an exploration

ask-explore-buy =
    { $seat } открывает Союзника: { $ally }; купить за { $price ->
        [one] { $price } жемчужину
        [few] { $price } жемчужины
       *[many] { $price } жемчужин
    } (у вас { $pearls })?
ask-explore-take = { $ally }: покупателей нет. Забрать и закончить исследование или открыть следующую карту?
ask-explore-fight =
    Чудовище: сразиться или плыть дальше ({ $threat ->
        [6] Угроза и так предельная
       *[other] Угроза станет { $next }
    })? Вознаграждение: { $reward }.
ask-explore-reward =
    Чудовище побеждено{ $keys ->
        [0] {""}
        [one] {" "}({ $keys } ключ уже ваш)
        [few] {" "}({ $keys } ключа уже ваши)
       *[many] {" "}({ $keys } ключей уже ваши)
    }: какое вознаграждение возьмёте?

## Questions: a recruitment

ask-recruit-pay =
    { $lord }, цена { $price }: платите Союзниками ровно { $races ->
        [one] { $races } расы
        [few] { $races } рас
       *[many] { $races } рас
    }{ $must ->
        [any] {""}
       *[other] {" "}(обязательно { $must })
    }{ $pearls ->
        [0] {""}
       *[other] ; жемчужин у вас { $pearls }
    }.
ask-recruit-companion = Кто из потраченных Союзников станет вашим Компаньоном?
ask-lord-arrow = { $lord }: применить способность сейчас или потерять её?

## Questions: a location

ask-control-keys =
    У вас { $keys ->
        [one] { $keys } ключ
        [few] { $keys } ключа
       *[many] { $keys } ключей
    }: какие три потратить на локацию (Лорды уйдут под неё)?
ask-control-location =
    { $where ->
        [both] Взять доступную локацию (всего { $available }) или вытянуть несколько из стопки (в ней { $pile }) и оставить одну?
        [available] Возьмите одну из доступных локаций (всего { $available }): стопка пуста.
       *[pile] Вытяните локации из стопки (в ней { $pile }) и оставьте одну: доступных нет.
    }
ask-control-keep = Какую локацию оставить себе? Остальные станут доступны всем.
ask-control-smokers =
    { $location }: оставить или обменять на локацию из стопки (в ней { $pile ->
        [one] { $pile } тайл
        [few] { $pile } тайла
       *[many] { $pile } тайлов
    })?

## Questions: single Lords

ask-jailer-discard = { lord-jailer } игрока { $seat }: сбросьте одного Союзника из руки (у вас { $number }).
ask-commander-discard =
    { lord-commander } игрока { $seat }: сбросьте { $number ->
        [one] { $number } Союзника
        [few] { $number } Союзников
       *[many] { $number } Союзников
    }, в руке можно держать { $limit }.
ask-hunter-victim = { lord-hunter }: у кого забрать жетон Чудовища, не глядя?
ask-assassin-victim = { lord-assassin }: какого Лорда игрока { $victim } повернуть боком?
ask-apprentice-council = { lord-apprentice }: какую стопку Консула забрать целиком?
ask-illusionist-swap = { lord-illusionist }: обменять одну из своих локаций на доступную?
ask-corruptor-buy =
    { lord-corruptor }: нанять ещё одного Лорда Двора за { $price ->
        [one] { $price } жемчужину
        [few] { $price } жемчужины
       *[many] { $price } жемчужин
    } (у вас { $pearls })?
ask-schemer-replace = { lord-schemer }: сбросить своего Лорда ради верхнего Лорда колоды (в ней { $deck })?
ask-traitor-replace = { lord-traitor }: сбросить своего Лорда и взять взамен Лорда из Двора?

## Options

do-explore = Исследовать глубины
do-council = Консул: { $stacks }
do-recruit =
    Нанять: { $lord }{ $known ->
        [yes] , цена { $price }
       *[no] {""}
    }
do-pass = Пас
do-intrigue =
    Интрига: открыть Лорда за { $pearls ->
        [one] { $pearls } жемчужину
        [few] { $pearls } жемчужины
       *[many] { $pearls } жемчужин
    }
do-end_turn = Закончить ход
do-take =
    { $known ->
        [yes] Забрать: { $ally }
       *[no] Забрать Союзника
    }
do-fight = Сразиться с Чудовищем
do-go_on = Открыть следующую карту
do-buy =
    Купить{ $known ->
        [yes]
            {" "}за { $price ->
                [one] { $price } жемчужину
                [few] { $price } жемчужины
               *[many] { $price } жемчужин
            }
       *[no] {""}
    }: { $ally }
do-reward = { $reward }
do-ally = { $ally }
do-lord =
    { $lord }, { $keys ->
        [one] { $keys } ключ
        [few] { $keys } ключа
       *[many] { $keys } ключей
    }
do-token = Жетон ключа
do-take_location = Взять: { $location }
do-draw =
    Вытянуть { $number ->
        [one] { $number } локацию
        [few] { $number } локации
       *[many] { $number } локаций
    }
do-keep = Оставить: { location-black_smokers }
do-swap = Обменять на: { $location }
do-use = Применить способность
do-leave = Не применять
do-decline = Отказаться
do-rob =
    { $victim }{ $known ->
        [yes] , жетонов: { $number }
       *[no] {""}
    }
do-turn_lord = Повернуть боком: { $lord }
do-swap_location = { $gave } → { $location }
do-bribe =
    Нанять за { $pearls ->
        [one] { $pearls } жемчужину
        [few] { $pearls } жемчужины
       *[many] { $pearls } жемчужин
    }: { $lord }
do-dismiss = Сбросить: { $discarded }
do-replace = { $discarded } → { $lord }
do-slaver =
    { lord-slaver }: { $ally } в сброс, вам { $pearls ->
        [one] { $pearls } жемчужина
        [few] { $pearls } жемчужины
       *[many] { $pearls } жемчужин
    }
do-opportunist = { lord-opportunist }: сменить Лорда во Дворе ({ $discarded })
do-oracle = { lord-oracle }: в сброс — { $stacks }

## Several picks: what their button says

# $allies race by race: "Моллюски 1+1+3, Краб 2"
picks-recruit-pay =
    Заплатить: { $allies }{ $pearls ->
        [0] {""}
        [one] {" "}и { $pearls } жемчужина
        [few] {" "}и { $pearls } жемчужины
       *[many] {" "}и { $pearls } жемчужин
    }
picks-commander-discard = Сбросить: { $allies }
# $keys: Lords with a key, and key tokens
picks-control-keys = Использовать: { $keys }

## The log: a turn

event-turn_began =
    { $extra ->
        [yes] { $seat } ходит ещё раз.
       *[no] Ходит { $seat }.
    }
event-extra_turn = { $seat } получает ещё один ход сразу после этого.
event-lord_revealed = { $seat } платит за интригу: ко Двору прибывает { $lord }.
event-last_round = Близится конец ({ $reason }): { $seat } доигрывает ход, остальные ходят ещё по разу.

## The log: an exploration

event-ally_revealed = { $seat } открывает на треке карту { $space }: { $ally }.
event-monster_revealed = { $seat } открывает на треке карту { $space }: Чудовище!
event-ally_bought =
    { $seat } покупает Союзника: { $ally }. { $seller } получает { $price ->
        [one] { $price } жемчужину
        [few] { $price } жемчужины
       *[many] { $price } жемчужин
    }.
event-ally_taken = { $seat } забирает Союзника: { $ally }.
event-threat_rose = { $seat } уплывает от Чудовища, Угроза теперь { $threat }.
event-monster_beaten = { $seat } побеждает Чудовище (Угроза { $threat }).
event-reward_taken = { $seat } получает вознаграждение: { $reward }.
event-tokens_drawn =
    { $seat } тянет { $number ->
        [one] { $number } жетон Чудовища
        [few] { $number } жетона Чудовищ
       *[many] { $number } жетонов Чудовищ
    }{ $told ->
        [yes] {" "}(ОВ: { $tokens })
       *[no] {""}
    }.
event-council_filled = { $seat } оставляет Консулу: { $allies }.
event-deck_reshuffled =
    Сброс перемешан, в новой колоде Исследования { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }.
event-council_taken =
    { $seat } забирает стопку Консула «{ $race }»: { $told ->
        [yes] { $allies }
       *[no]
            { $number ->
                [one] { $number } карта
                [few] { $number } карты
               *[many] { $number } карт
            }
    }.
event-council_discarded = { $seat } сбрасывает стопку Консула «{ $race }»: { $allies }.

## The log: Lords

event-lord_paid =
    { $seat } платит за Лорда ({ $lord }): { $allies }{ $pearls ->
        [0] {""}
        [one] {" "}и ещё { $pearls } жемчужина
        [few] {" "}и ещё { $pearls } жемчужины
       *[many] {" "}и ещё { $pearls } жемчужин
    }.
event-companion_joined = { $seat } оставляет себе Компаньона: { $ally }.
event-lord_recruited = { $seat } нанимает Лорда: { $lord }.
event-lord_corrupted =
    { $seat } нанимает ещё одного Лорда за { $pearls ->
        [one] { $pearls } жемчужину
        [few] { $pearls } жемчужины
       *[many] { $pearls } жемчужин
    }: { $lord }.
event-lord_replaced = { $seat } меняет Лорда: уходит { $discarded }, приходит { $lord }.
event-arrow_left = { $seat } не применяет способность нового Лорда: { $lord }.
event-court_refilled =
    { $lords_count ->
        [0] Пополнить Двор некем
       *[other] Двор пополнен: { $lords }
    }; { $seat } получает { $pearls ->
        [one] { $pearls } жемчужину
        [few] { $pearls } жемчужины
       *[many] { $pearls } жемчужин
    }.
event-court_replaced = { $seat } меняет Лорда во Дворе: уходит { $discarded }, приходит { $lord }.
event-lord_turned = { $seat } поворачивает боком Лорда игрока { $victim }: { $lord }.
event-pearls_gained =
    { $seat } получает { $pearls ->
        [one] { $pearls } жемчужину
        [few] { $pearls } жемчужины
       *[many] { $pearls } жемчужин
    } ({ $source }).
event-pearls_paid =
    { $seat } отдаёт в сокровищницу { $pearls ->
        [one] { $pearls } жемчужину
        [few] { $pearls } жемчужины
       *[many] { $pearls } жемчужин
    } ({ $lord }).
event-allies_discarded =
    { $seat } сбрасывает { $allies_count ->
        [1] Союзника
       *[other] Союзников
    }: { $allies } ({ $lord }).
event-token_stolen =
    { $seat } забирает жетон Чудовища{ $told ->
        [yes] {" "}({ $token } ОВ)
       *[no] {""}
    } у игрока { $victim }.

## The log: locations

event-tiles_drawn =
    { $seat } тянет { $locations_count ->
        [1] локацию
       *[other] локации
    }: { $locations }.
event-location_taken =
    { $seat } берёт под контроль локацию: { $location }{ $lords_count ->
        [0] {""}
       *[other] ; под ней { $lords }
    }{ $keys ->
        [0] {""}
       *[other] ; потрачено жетонов ключей: { $keys }
    }.
event-location_swapped = { $seat } обменивает локацию: { $gave } → { $location }.
event-smokers_swapped = { $seat } обменивает локацию: { location-black_smokers } → { $location }.

## The log: the end

event-final_companions =
    { $seat } открывает руку ({ $hand }) и оставляет { $allies_count ->
        [1] Компаньона
       *[other] Компаньонов
    }: { $allies }.
event-scored =
    { $seat } набирает { $points } ОВ: локации { $locations }, Лорды { $lords }, Компаньоны { $companions }, Чудовища { $monsters }{ $tokens_count ->
        [0] {""}
       *[other] {" "}({ $tokens })
    }.
event-game_ended =
    { $winners_count ->
        [1] Побеждает { $winners }.
       *[other] Победу делят { $winners }.
    }

## Группы вариантов

heading-council = Консул
heading-recruit = Нанять
heading-draw = Вытянуть
heading-location = Взять
