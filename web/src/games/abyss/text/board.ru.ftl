### What the board of Abyss says in the browser. The same ids stand in board.en.ftl, board.ru.ftl and board.uk.ftl.
### Names and texts of cards are in src/bathysphere/games/abyss/text/cards.*.ftl.

## The middle

abyss-depths = Трек Исследования
abyss-deck =
    Колода Исследования, { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }
abyss-deck-tag = колода
abyss-discard =
    Сброс, { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }
abyss-discard-tag = сброс
abyss-sale = Цена для других
abyss-threat = Шкала Угрозы
abyss-division =
    Деление { $number }: { $keys ->
        [0] {""}
        [one] { $keys } ключ{ $things ->
                [0] {""}
               *[other] {" "}и{" "}
            }
        [few] { $keys } ключа{ $things ->
                [0] {""}
               *[other] {" "}и{" "}
            }
       *[many] { $keys } ключей{ $things ->
                [0] {""}
               *[other] {" "}и{" "}
            }
    }{ $things ->
        [0] {""}
        [one] { $things } жемчужина или жетон Чудовища
        [few] { $things } жемчужины или жетона Чудовищ
       *[many] { $things } жемчужин или жетонов Чудовищ
    }.
abyss-threat-here = Жетон Угрозы здесь.
abyss-supply =
    { $number ->
        [one] Остался { $number } жетон Чудовища
        [few] Осталось { $number } жетона Чудовищ
       *[many] Осталось { $number } жетонов Чудовищ
    }
abyss-treasury = Сокровищница
abyss-court = Двор
abyss-lord-deck =
    Колода Лордов, { $number ->
        [one] { $number } Лорд
        [few] { $number } Лорда
       *[many] { $number } Лордов
    }
abyss-lord-discard = Сброшено Лордов: { $number }
abyss-intrigue = Интрига
abyss-gap =
    { $lord }: сверх карт нужно { $number ->
        [one] { $number } жемчужина
        [few] { $number } жемчужины
       *[many] { $number } жемчужин
    }
abyss-council = Консул
abyss-stack =
    { $race }: { $number ->
        [0] нет карт
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }
abyss-locations = Локации
abyss-pile =
    Стопка, { $number ->
        [one] { $number } локация
        [few] { $number } локации
       *[many] { $number } локаций
    }
abyss-draw = Вытянуть
abyss-no-locations = Доступных нет.
abyss-tray = Из чего выбрать
abyss-last-round =
    { $turns ->
        [0] Последний круг: это последний ход
        [one] Последний круг: после этого ещё { $turns } ход
        [few] Последний круг: после этого ещё { $turns } хода
       *[many] Последний круг: после этого ещё { $turns } ходов
    }
abyss-enlarge = Увеличить: { $card }

## Cards in words

abyss-ally = { $race } { $value }
abyss-lord =
    { $lord }, { $guild }. Влияние { $points }, { $keys ->
        [0] без ключа
        [one] { $keys } ключ
        [few] { $keys } ключа
       *[many] { $keys } ключей
    }. Цена { $price }, { $races ->
        [one] { $races } раса
        [few] { $races } расы
       *[many] { $races } рас
    }. { $text }

## Two letters for each race

abyss-short-squid = Кл
abyss-short-shellfish = Мл
abyss-short-crab = Кр
abyss-short-seahorse = Кн
abyss-short-jellyfish = Мд

## One's own hand

abyss-hand =
    Моя рука, { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }
abyss-group =
    { $race }: { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }, значение { $total }
abyss-empty-hand = Союзников в руке нет.
# $names: those who are asked earlier, $count: how many they are
abyss-if-they-pass =
    если { $names } { $count ->
        [1] пасует
       *[other] пасуют
    }
abyss-first-in-line = { $name } в очереди раньше вас и покупает: { $ally }.
abyss-my-tokens = Мои жетоны Чудовищ: { $tokens }
abyss-pay-value = значение { $value } из { $price }
abyss-pay-races = расы { $number } из { $wanted }
abyss-pay-pearls = сколько нужно жемчужин и сколько есть:

## Players

abyss-brief = Жемчуг { $pearls }, карты { $cards }, ключи { $keys }, Лорды { $lords } из { $most }
abyss-area = Что есть у игрока { $name }
abyss-in-hand = карт в руке
abyss-lords-of = Лорды { $number } из { $most }
abyss-nothing-yet = На столе пока ничего.
abyss-free-lords = Свободные Лорды
abyss-turned = Повёрнут.
abyss-under = Лорды под ней
abyss-companions = Компаньоны

## What signs mean

abyss-sign-pearls = Жемчужины
abyss-sign-pearls-text = На них покупают Союзников, которых открыли другие, и ими доплачивают за Лордов.
abyss-sign-keys = Ключи
abyss-sign-keys-text = Кто собрал { $needed }, в конце хода берёт локацию.
abyss-sign-cards = Союзники на руке
abyss-sign-cards-text = Их видит только владелец.
abyss-sign-tokens = Жетоны Чудовищ
abyss-sign-tokens-text = Каждый приносит 2–4 очка влияния; сколько именно, видит только владелец.
abyss-sign-lords = Лорды
abyss-sign-lords-text = Игра заканчивается, когда у кого-то их { $most }.
abyss-sign-points = Очки влияния на данный момент
abyss-sign-points-text = За Лордов, локации и Компаньонов, а также за жетоны Чудовищ, которые вам видны.
abyss-sign-points-hidden = За Лордов, локации и Компаньонов; скрытые жетоны Чудовищ добавятся в конце.
abyss-sign-companions = Компаньоны, { $race }
abyss-sign-companions-text = Слабейший из уплаченных Союзников остаётся Компаньоном. В конце считается только сильнейший каждой расы.
abyss-sign-threat = Жетон Угрозы
abyss-sign-threat-text = Он стоит на том, что сейчас приносит победа над Чудовищем, и поднимается, когда Чудовище оставляют позади.
abyss-sign-division-text = Столько получает тот, кто победит Чудовище, пока жетон Угрозы стоит здесь.
abyss-sign-space = Область трека Исследования
abyss-sign-space-text = Сюда кладут открытые карты, слева направо.
abyss-sign-last = Последняя область
abyss-sign-last-text = Союзника отсюда забирают вместе с жемчужиной, а с Чудовищем нужно сразиться.
abyss-sign-price = Цена сейчас
abyss-sign-price-text = Сколько стоит следующий Союзник, проданный в этот ход. Первый стоит 1 жемчужину, каждый следующий — на одну дороже.
abyss-sign-deck-text = При исследовании её карты открывают на треке одну за другой.
abyss-sign-discard-text = Карты, которыми заплатили или которые сбросили. Когда колода кончается, из них собирают новую.
abyss-sign-treasury-text = Отсюда берут жемчужины и сюда их платят. Их всегда хватает.
abyss-sign-supply-text = Отсюда вслепую тянут вознаграждение за победу над Чудовищем.
abyss-sign-council-text = Союзники, оставленные на треке, лежат здесь рубашкой вверх. Действием можно забрать стопку целиком.
abyss-sign-pile-text = Кто берёт локацию, может вытянуть отсюда от 1 до 4 и оставить одну.
abyss-sign-lord-discard-text = Лорды, ушедшие из Двора или заменённые другими.
abyss-sign-gap-text = Столько ваших жемчужин добавится к цене: Союзников на руке не хватает.
abyss-sign-bribe-text = Во столько обходится любой Лорд через Коррупционера.
abyss-sign-sum = Значение этой расы
abyss-sign-sum-text = Сколько стоят все ваши Союзники этой расы вместе.
abyss-sign-must = Обязательная раса
abyss-sign-must-text = Среди тех, кем вы платите, должен быть Союзник этой расы.
abyss-sign-missing = Жемчужины в этой оплате
abyss-sign-missing-text = Сколько жемчужин добавляется к цене и сколько их у вас.
abyss-sign-brief = Игрок
abyss-sign-brief-text = Коснитесь имени, чтобы увидеть всё, что есть у этого игрока.
abyss-sign-intrigue = Придворные интриги: до действия можно за жемчужину открыть ещё одного Лорда, пока во Дворе есть место.
abyss-sign-worth = Число справа внизу: сколько она принесла бы вам сейчас.

## Why a price is not the printed one

abyss-change-times = { $lord } ({ $name }): цена ×{ $times }
abyss-change-more = { $lord } ({ $name }): цена +{ $value }
abyss-change-less = { $lord } ({ $name }): цена −{ $value }
abyss-change-race = { $lord } ({ $name }): годится любая раса

## An enlarged card

abyss-card-keys = Ключи
abyss-card-races =
    Союзники и жемчужины должны набрать { $price }. { $number ->
        [1] { $must ->
                [any] Все Союзники одной расы.
               *[other] Все Союзники одной расы: { $must }.
            }
       *[other] Рас должно быть ровно { $number }{ $must ->
                [any] .
               *[other] , среди них { $must }.
            }
    }
abyss-card-arrow = Стрелка: действует один раз, при появлении.
abyss-card-lasting = Действует постоянно, пока Лорд не уйдёт под локацию и его не повернёт Убийца.
abyss-card-worth = Сейчас для игрока { $name }: влияние { $points }.
abyss-card-ally = Таких карт { $copies }, а всего у этой расы { $all }.
abyss-card-ally-guild = Лордов, которым нужна эта раса: { $lords }. Слабейший из потраченных Союзников становится вашим Компаньоном.
abyss-card-monster = Среди карт Исследования их { $number }. Сразитесь ради вознаграждения по шкале Угрозы или плывите дальше, и Угроза вырастет. Купить Чудовище нельзя.
abyss-where-court = Лежит во Дворе.
abyss-where-discarded = Вышел из игры.
abyss-where-available = Пока ничья.
abyss-where-free = Свободный Лорд игрока { $name }.
abyss-where-turned = Свободный Лорд игрока { $name }, повёрнут Убийцей.
abyss-where-covered = Принадлежит игроку { $name }, лежит под локацией: { $location }.
abyss-where-controlled = Под контролем игрока { $name }.

## Standing orders

abyss-orders-intro = Пока исследуют другие, вас спрашивают о каждом Союзнике, который вам по карману. Скажите один раз, кто вам интересен, и остальных никто не будет ждать.
abyss-orders-on = Распоряжения действуют
abyss-orders-least = Наименьшее значение, которое мне интересно
abyss-orders-from = от { $value }
abyss-orders-never = никогда
abyss-orders-price = Наибольшая цена
abyss-orders-up-to =
    до { $price ->
        [one] { $price } жемчужины
        [few] { $price } жемчужин
       *[many] { $price } жемчужин
    }
abyss-orders-fits = Если Союзник подходит
abyss-orders-fits-ask = спросить меня
abyss-orders-fits-buy = купить
abyss-orders-result-off = Вас спрашивают о каждом Союзнике.
abyss-orders-result-ask = Вас спрашивают только о подходящих, от остальных вы отказываетесь.
abyss-orders-result-buy = Подходящих для вас покупают, от остальных отказываются. Пока продажа не закрыта, ответ можно изменить.

## Locations that count neither a guild nor a race

abyss-formula-coral_barrier = 20 − Компаньоны
abyss-formula-jail = 15 − Лорды
abyss-formula-city_of_mirrors = как чужая локация
abyss-formula-chamber_of_allies = 3 + слабейшие по расам
abyss-formula-depths = 2 × слабейший Лорд
abyss-formula-lost_tower = 3 × Лорд без ключа
abyss-formula-throne_room = сильнейший Лорд
abyss-formula-black_smokers = 0 или обмен
abyss-formula-closed_tower = 3 × Лорд с ключом
abyss-formula-abyss = 2 × гильдия, до 12

## Abilities in a few words

abyss-effect-recruiter = Соперники платят вдвое
abyss-effect-recruiter-plus-two = Соперники платят +2
abyss-effect-jailer = Соперники сбросят Союзника
abyss-effect-seeker = Соперники теряют 2 жемчужины
abyss-effect-assassin = Поворачивает чужих Лордов
abyss-effect-commander = У соперников до 6 карт
abyss-effect-tamer = Чужое вознаграждение ниже
abyss-effect-hunter = Забрать жетон Чудовища
abyss-effect-ship_master = Жемчуг за ушедшие расы
abyss-effect-trader = 3 жемчужины
abyss-effect-peddler = 2 жемчужины
abyss-effect-landlord = 1 жемчужина каждый ход
abyss-effect-slaver = 2 жемчужины за Союзника
abyss-effect-shopkeeper = 1 жемчужина
abyss-effect-shaman = Солдаты вам не вредят
abyss-effect-invoker = Ещё один ход
abyss-effect-apprentice = Взять стопку Консула
abyss-effect-oracle = Сбросить стопку раз в ход
abyss-effect-alchemist = Консул даёт две стопки
abyss-effect-illusionist = Обменять локацию
abyss-effect-master_of_magic = Компаньон: сильнейший
abyss-effect-master_of_magic-chooses = Компаньон на ваш выбор
abyss-effect-opportunist = Сменить Лорда во Дворе
abyss-effect-corruptor = Ещё Лорд за 5 жемчужин
abyss-effect-traitor = Сменить Лорда: из Двора
abyss-effect-diplomat = Годится любая раса
abyss-effect-treasurer = Лорды дешевле на 2
abyss-effect-schemer = Сменить Лорда: из колоды
abyss-effect-keeper = Без способности
abyss-effect-reaper = Без способности
abyss-effect-shepherd = Без способности
abyss-effect-miller = Без способности
abyss-effect-aquaculturalist = Без способности
abyss-effect-landowner = Без способности
abyss-effect-sage = Лучшая из 2 локаций
abyss-effect-hermit = Локация из стопки
abyss-effect-elder = Лучшая из 3 локаций

## Moments

abyss-moment-last = Последний круг
abyss-counting = Подсчёт
abyss-counting-skip = Коснитесь экрана, чтобы продолжить
abyss-count-lords = Лорды
abyss-count-locations = Локации, одна за другой
abyss-count-companions = Компаньоны: сильнейший каждой расы
abyss-count-monsters = Жетоны Чудовищ
abyss-story = Как всё вышло
abyss-story-lords = { $name } нанимает седьмого Лорда — так начался последний круг.
abyss-story-deck = В ход игрока { $name } Лордов для Двора не хватило — так начался последний круг.
abyss-story-place = Дороже всех оказалась локация «{ $location }»: { $points } ОВ, { $name }.
abyss-story-lead = { $name } впереди: отрыв от второго места ({ $other }) — { $points } ОВ.
abyss-story-tie = Поровну, по { $points } ОВ: { $name } и { $other }.
