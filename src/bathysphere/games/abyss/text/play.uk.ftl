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
        [few] { $count } карти
       *[many] { $count } карт
    }
some-pearls =
    { $count ->
        [one] { $count } перлина
        [few] { $count } перлини
       *[many] { $count } перлин
    }
some-keys =
    { $count ->
        [one] { $count } ключ
        [few] { $count } ключі
       *[many] { $count } ключів
    }
some-key-tokens =
    { $count ->
        [one] { $count } жетон ключа
        [few] { $count } жетони ключів
       *[many] { $count } жетонів ключів
    }
some-tokens =
    { $count ->
        [one] { $count } жетон Чудовиська
        [few] { $count } жетони Чудовиськ
       *[many] { $count } жетонів Чудовиськ
    }
# What a fight brings, before it is chosen: keys, and so many pearls or tokens
reward-choice =
    { $keys ->
        [0] {""}
        [one] { $keys } ключ і{" "}
        [few] { $keys } ключі та{" "}
       *[many] { $keys } ключів і{" "}
    }{ $things ->
        [one] { $things } перлина або жетон
        [few] { $things } перлини або жетони
       *[many] { $things } перлин або жетонів
    }

## Where points, pearls and the end come from

points-locations = Локації
points-lords = Лорди
points-companions = Компаньйони
points-monsters = Чудовиська

source-last_space = остання комірка треку

reason-lords = найнято сьомого Лорда
reason-deck = на весь Двір забракло Лордів

## Questions: a turn

ask-turn-action =
    { $can ->
        [pass] Жодна дія вам зараз не доступна: хід переходить далі.
       *[act]
            Ваш хід: оберіть дію ({ $lords ->
                [0] Лорди Двору вам поки не по кишені
               *[other] Лордів Двору вам по кишені: { $lords }
            }).
    }
ask-turn-end = До кінця ходу ще можна застосувати здібність: { $lords }.

## Questions: an exploration

ask-explore-buy =
    { $seat } відкриває Союзника: { $ally }; купити за { $price ->
        [one] { $price } перлину
        [few] { $price } перлини
       *[many] { $price } перлин
    } (маєте { $pearls })?
ask-explore-take = { $ally }: охочих купити немає. Забрати й завершити дослідження чи відкрити наступну карту?
ask-explore-fight =
    Чудовисько: битися чи плисти далі ({ $threat ->
        [6] Загроза й так найвища
       *[other] Загроза стане { $next }
    })? Винагорода: { $reward }.
ask-explore-reward =
    Чудовисько здолано{ $keys ->
        [0] {""}
        [one] {" "}({ $keys } ключ уже ваш)
        [few] {" "}({ $keys } ключі вже ваші)
       *[many] {" "}({ $keys } ключів уже ваші)
    }: яку винагороду візьмете?

## Questions: a recruitment

ask-recruit-pay =
    { $lord }, ціна { $price }: платіть Союзниками рівно { $races ->
        [one] { $races } раси
        [few] { $races } рас
       *[many] { $races } рас
    }{ $must ->
        [any] {""}
       *[other] {" "}(обов’язково { $must })
    }{ $pearls ->
        [0] {""}
       *[other] ; перлин маєте { $pearls }
    }.
ask-recruit-companion = Хто з витрачених Союзників стане вашим Компаньйоном?
ask-lord-arrow = { $lord }: застосувати здібність зараз чи втратити її?

## Questions: a location

ask-control-keys =
    Ви маєте { $keys ->
        [one] { $keys } ключ
        [few] { $keys } ключі
       *[many] { $keys } ключів
    }: які три витратити на локацію (Лорди підуть під неї)?
ask-control-location =
    { $where ->
        [both] Узяти доступну локацію (усього { $available }) чи витягти кілька зі стосу (у ньому { $pile }) й залишити одну?
        [available] Візьміть одну з доступних локацій (усього { $available }): стос порожній.
       *[pile] Витягніть локації зі стосу (у ньому { $pile }) й залиште одну: доступних немає.
    }
ask-control-keep = Яку локацію залишити собі? Решта стане доступною всім.
ask-control-smokers =
    { $location }: залишити чи обміняти на локацію зі стосу (у ньому { $pile ->
        [one] { $pile } тайл
        [few] { $pile } тайли
       *[many] { $pile } тайлів
    })?

## Questions: single Lords

ask-jailer-discard = { lord-jailer } гравця { $seat }: скиньте одного Союзника з руки (маєте { $number }).
ask-commander-discard =
    { lord-commander } гравця { $seat }: скиньте { $number ->
        [one] { $number } Союзника
        [few] { $number } Союзників
       *[many] { $number } Союзників
    }, у руці можна тримати { $limit }.
ask-hunter-victim = { lord-hunter }: у кого забрати жетон Чудовиська наосліп?
ask-assassin-victim = { lord-assassin }: якого Лорда гравця { $victim } повернути боком?
ask-apprentice-council = { lord-apprentice }: який стос Консула забрати цілком?
ask-illusionist-swap = { lord-illusionist }: обміняти одну зі своїх локацій на доступну?
ask-corruptor-buy =
    { lord-corruptor }: найняти ще одного Лорда Двору за { $price ->
        [one] { $price } перлину
        [few] { $price } перлини
       *[many] { $price } перлин
    } (маєте { $pearls })?
ask-schemer-replace = { lord-schemer }: скинути свого Лорда заради верхнього Лорда колоди (у ній { $deck })?
ask-traitor-replace = { lord-traitor }: скинути свого Лорда й узяти замість нього Лорда з Двору?

## Options

do-explore = Дослідити глибини
do-council = Консул: { $stacks }
do-recruit =
    Найняти: { $lord }{ $known ->
        [yes] , ціна { $price }
       *[no] {""}
    }
do-pass = Пас
do-intrigue =
    Інтрига: відкрити Лорда за { $pearls ->
        [one] { $pearls } перлину
        [few] { $pearls } перлини
       *[many] { $pearls } перлин
    }
do-end_turn = Завершити хід
do-take =
    { $known ->
        [yes] Забрати: { $ally }
       *[no] Забрати Союзника
    }
do-fight = Битися з Чудовиськом
do-go_on = Відкрити наступну карту
do-buy =
    Купити{ $known ->
        [yes]
            {" "}за { $price ->
                [one] { $price } перлину
                [few] { $price } перлини
               *[many] { $price } перлин
            }
       *[no] {""}
    }: { $ally }
do-reward = { $reward }
do-ally = { $ally }
do-lord =
    { $lord }, { $keys ->
        [one] { $keys } ключ
        [few] { $keys } ключі
       *[many] { $keys } ключів
    }
do-token = Жетон ключа
do-take_location = Узяти: { $location }
do-draw =
    Витягти { $number ->
        [one] { $number } локацію
        [few] { $number } локації
       *[many] { $number } локацій
    }
do-keep = Залишити: { location-black_smokers }
do-swap = Обміняти на: { $location }
do-use = Застосувати здібність
do-leave = Не застосовувати
do-decline = Відмовитися
do-rob =
    { $victim }{ $known ->
        [yes] , жетонів: { $number }
       *[no] {""}
    }
do-turn_lord = Повернути боком: { $lord }
do-swap_location = { $gave } → { $location }
do-bribe =
    Найняти за { $pearls ->
        [one] { $pearls } перлину
        [few] { $pearls } перлини
       *[many] { $pearls } перлин
    }: { $lord }
do-dismiss = Скинути: { $discarded }
do-replace = { $discarded } → { $lord }
do-slaver =
    { lord-slaver }: { $ally } у скид, вам { $pearls ->
        [one] { $pearls } перлина
        [few] { $pearls } перлини
       *[many] { $pearls } перлин
    }
do-opportunist = { lord-opportunist }: змінити Лорда у Дворі ({ $discarded })
do-oracle = { lord-oracle }: у скид — { $stacks }

## Several picks: what their button says

# $allies race by race: "Молюски 1+1+3, Краб 2"
picks-recruit-pay =
    Заплатити: { $allies }{ $pearls ->
        [0] {""}
        [one] {" "}і { $pearls } перлина
        [few] {" "}і { $pearls } перлини
       *[many] {" "}і { $pearls } перлин
    }
picks-commander-discard = Скинути: { $allies }
# $keys: Lords with a key, and key tokens
picks-control-keys = Використати: { $keys }

## The log: a turn

event-turn_began =
    { $extra ->
        [yes] { $seat } ходить ще раз.
       *[no] Ходить { $seat }.
    }
event-extra_turn = { $seat } отримує ще один хід одразу після цього.
event-lord_revealed = { $seat } платить за інтригу: до Двору прибуває { $lord }.
event-last_round = Близиться кінець ({ $reason }): { $seat } дограє хід, решта ходить ще по разу.

## The log: an exploration

event-ally_revealed = { $seat } відкриває на треку карту { $space }: { $ally }.
event-monster_revealed = { $seat } відкриває на треку карту { $space }: Чудовисько!
event-ally_bought =
    { $seat } купує Союзника: { $ally }. { $seller } отримує { $price ->
        [one] { $price } перлину
        [few] { $price } перлини
       *[many] { $price } перлин
    }.
event-ally_taken = { $seat } забирає Союзника: { $ally }.
event-threat_rose = { $seat } тікає від Чудовиська, Загроза тепер { $threat }.
event-monster_beaten = { $seat } долає Чудовисько (Загроза { $threat }).
event-reward_taken = { $seat } отримує винагороду: { $reward }.
event-tokens_drawn =
    { $seat } тягне { $number ->
        [one] { $number } жетон Чудовиська
        [few] { $number } жетони Чудовиськ
       *[many] { $number } жетонів Чудовиськ
    }{ $told ->
        [yes] {" "}(ОВ: { $tokens })
       *[no] {""}
    }.
event-council_filled = { $seat } лишає Консулові: { $allies }.
event-deck_reshuffled =
    Скид перетасовано, у новій колоді Дослідження { $number ->
        [one] { $number } карта
        [few] { $number } карти
       *[many] { $number } карт
    }.
event-council_taken =
    { $seat } забирає стос Консула «{ $race }»: { $told ->
        [yes] { $allies }
       *[no]
            { $number ->
                [one] { $number } карта
                [few] { $number } карти
               *[many] { $number } карт
            }
    }.
event-council_discarded = { $seat } скидає стос Консула «{ $race }»: { $allies }.

## The log: Lords

event-lord_paid =
    { $seat } платить за Лорда ({ $lord }): { $allies }{ $pearls ->
        [0] {""}
        [one] {" "}і ще { $pearls } перлина
        [few] {" "}і ще { $pearls } перлини
       *[many] {" "}і ще { $pearls } перлин
    }.
event-companion_joined = { $seat } лишає собі Компаньйона: { $ally }.
event-lord_recruited = { $seat } наймає Лорда: { $lord }.
event-lord_corrupted =
    { $seat } наймає ще одного Лорда за { $pearls ->
        [one] { $pearls } перлину
        [few] { $pearls } перлини
       *[many] { $pearls } перлин
    }: { $lord }.
event-lord_replaced = { $seat } змінює Лорда: іде { $discarded }, приходить { $lord }.
event-arrow_left = { $seat } не застосовує здібність нового Лорда: { $lord }.
event-court_refilled =
    { $lords_count ->
        [0] Поповнити Двір нема ким
       *[other] Двір поповнено: { $lords }
    }; { $seat } отримує { $pearls ->
        [one] { $pearls } перлину
        [few] { $pearls } перлини
       *[many] { $pearls } перлин
    }.
event-court_replaced = { $seat } змінює Лорда у Дворі: іде { $discarded }, приходить { $lord }.
event-lord_turned = { $seat } повертає боком Лорда гравця { $victim }: { $lord }.
event-pearls_gained =
    { $seat } отримує { $pearls ->
        [one] { $pearls } перлину
        [few] { $pearls } перлини
       *[many] { $pearls } перлин
    } ({ $source }).
event-pearls_paid =
    { $seat } віддає до скарбниці { $pearls ->
        [one] { $pearls } перлину
        [few] { $pearls } перлини
       *[many] { $pearls } перлин
    } ({ $lord }).
event-allies_discarded =
    { $seat } скидає { $allies_count ->
        [1] Союзника
       *[other] Союзників
    }: { $allies } ({ $lord }).
event-token_stolen =
    { $seat } забирає жетон Чудовиська{ $told ->
        [yes] {" "}({ $token } ОВ)
       *[no] {""}
    } у гравця { $victim }.

## The log: locations

event-tiles_drawn =
    { $seat } тягне { $locations_count ->
        [1] локацію
       *[other] локації
    }: { $locations }.
event-location_taken =
    { $seat } бере під контроль локацію: { $location }{ $lords_count ->
        [0] {""}
       *[other] ; під нею { $lords }
    }{ $keys ->
        [0] {""}
       *[other] ; витрачено жетонів ключів: { $keys }
    }.
event-location_swapped = { $seat } обмінює локацію: { $gave } → { $location }.
event-smokers_swapped = { $seat } обмінює локацію: { location-black_smokers } → { $location }.

## The log: the end

event-final_companions =
    { $seat } відкриває руку ({ $hand }) і лишає { $allies_count ->
        [1] Компаньйона
       *[other] Компаньйонів
    }: { $allies }.
event-scored =
    { $seat } набирає { $points } ОВ: локації { $locations }, Лорди { $lords }, Компаньйони { $companions }, Чудовиська { $monsters }{ $tokens_count ->
        [0] {""}
       *[other] {" "}({ $tokens })
    }.
event-game_ended =
    { $winners_count ->
        [1] Перемагає { $winners }.
       *[other] Перемогу ділять { $winners }.
    }

## Групи варіантів

heading-council = Консул
heading-recruit = Найняти
heading-draw = Витягти
heading-location = Узяти
