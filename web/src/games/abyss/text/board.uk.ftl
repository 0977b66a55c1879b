### What the board of Abyss says in the browser. The same ids stand in board.en.ftl, board.ru.ftl and board.uk.ftl.
### Names and texts of cards are in src/bathysphere/games/abyss/text/cards.*.ftl.

## The middle

abyss-depths = Трек Дослідження
abyss-deck =
    Колода Дослідження, { $number ->
        [one] { $number } карта
        [few] { $number } карти
       *[many] { $number } карт
    }
abyss-deck-tag = колода
abyss-discard =
    Скид, { $number ->
        [one] { $number } карта
        [few] { $number } карти
       *[many] { $number } карт
    }
abyss-discard-tag = скид
abyss-sale = Ціна для інших
abyss-threat = Шкала Загрози
abyss-division =
    Поділка { $number }: { $keys ->
        [0] {""}
        [one] { $keys } ключ{ $things ->
                [0] {""}
               *[other] {" "}і{" "}
            }
        [few] { $keys } ключі{ $things ->
                [0] {""}
               *[other] {" "}і{" "}
            }
       *[many] { $keys } ключів{ $things ->
                [0] {""}
               *[other] {" "}і{" "}
            }
    }{ $things ->
        [0] {""}
        [one] { $things } перлина або жетон Чудовиська
        [few] { $things } перлини або жетони Чудовиськ
       *[many] { $things } перлин або жетонів Чудовиськ
    }.
abyss-threat-here = Жетон Загрози тут.
abyss-supply =
    { $number ->
        [one] Лишився { $number } жетон Чудовиська
        [few] Лишилося { $number } жетони Чудовиськ
       *[many] Лишилося { $number } жетонів Чудовиськ
    }
abyss-treasury = Скарбниця
abyss-court = Двір
abyss-lord-deck =
    Колода Лордів, { $number ->
        [one] { $number } Лорд
        [few] { $number } Лорди
       *[many] { $number } Лордів
    }
abyss-lord-discard = Скинуто Лордів: { $number }
abyss-intrigue = Інтрига
abyss-gap =
    { $lord }: понад карти треба { $number ->
        [one] { $number } перлина
        [few] { $number } перлини
       *[many] { $number } перлин
    }
abyss-council = Консул
abyss-stack =
    { $race }: { $number ->
        [0] немає карт
        [one] { $number } карта
        [few] { $number } карти
       *[many] { $number } карт
    }
abyss-locations = Локації
abyss-pile =
    Стос, { $number ->
        [one] { $number } локація
        [few] { $number } локації
       *[many] { $number } локацій
    }
abyss-draw = Витягти
abyss-no-locations = Доступних немає.
abyss-tray = З чого обрати
abyss-last-round =
    { $turns ->
        [0] Останнє коло: це останній хід
        [one] Останнє коло: після цього ще { $turns } хід
        [few] Останнє коло: після цього ще { $turns } ходи
       *[many] Останнє коло: після цього ще { $turns } ходів
    }
abyss-enlarge = Збільшити: { $card }

## Cards in words

abyss-ally = { $race } { $value }
abyss-lord =
    { $lord }, { $guild }. Вплив { $points }, { $keys ->
        [0] без ключа
        [one] { $keys } ключ
        [few] { $keys } ключі
       *[many] { $keys } ключів
    }. Ціна { $price }, { $races ->
        [one] { $races } раса
        [few] { $races } раси
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
        [few] { $number } карти
       *[many] { $number } карт
    }
abyss-group =
    { $race }: { $number ->
        [one] { $number } карта
        [few] { $number } карти
       *[many] { $number } карт
    }, значення { $total }
abyss-empty-hand = Союзників у руці немає.
# $names: those who are asked earlier, $count: how many they are
abyss-if-they-pass =
    якщо { $names } { $count ->
        [1] пасує
       *[other] пасують
    }
abyss-first-in-line = { $name } в черзі перед вами й купує: { $ally }.
abyss-my-tokens = Мої жетони Чудовиськ: { $tokens }
abyss-pay-value = значення { $value } з { $price }
abyss-pay-races = раси { $number } з { $wanted }
abyss-pay-pearls = скільки треба перлин і скільки є:

## Players

abyss-brief = Перлини { $pearls }, карти { $cards }, ключі { $keys }, Лорди { $lords } з { $most }
abyss-area = Що має гравець { $name }
abyss-in-hand = карт у руці
abyss-lords-of = Лорди { $number } з { $most }
abyss-nothing-yet = На столі поки нічого.
abyss-free-lords = Вільні Лорди
abyss-turned = Повернутий боком.
abyss-under = Лорди під нею
abyss-companions = Компаньйони

## What signs mean

abyss-sign-pearls = Перлини
abyss-sign-pearls-text = За них купують Союзників, яких відкрили інші, і ними доплачують за Лордів.
abyss-sign-keys = Ключі
abyss-sign-keys-text = Хто зібрав { $needed }, наприкінці ходу бере локацію.
abyss-sign-cards = Союзники на руці
abyss-sign-cards-text = Їх бачить лише власник.
abyss-sign-tokens = Жетони Чудовиськ
abyss-sign-tokens-text = Кожен приносить 2–4 очки впливу; скільки саме, бачить лише власник.
abyss-sign-lords = Лорди
abyss-sign-lords-text = Гра закінчується, коли хтось має { $most }.
abyss-sign-points = Очки впливу на цю мить
abyss-sign-points-text = За Лордів, локації та Компаньйонів, а також за жетони Чудовиськ, які ви бачите.
abyss-sign-points-hidden = За Лордів, локації та Компаньйонів; приховані жетони Чудовиськ додадуться наприкінці.
abyss-sign-companions = Компаньйони, { $race }
abyss-sign-companions-text = Найслабший зі сплачених Союзників лишається Компаньйоном. Наприкінці рахується лише найсильніший кожної раси.
abyss-sign-threat = Жетон Загрози
abyss-sign-threat-text = Він стоїть на тому, що зараз приносить перемога над Чудовиськом, і піднімається, коли Чудовисько минають.
abyss-sign-division-text = Стільки дістає той, хто здолає Чудовисько, доки жетон Загрози стоїть тут.
abyss-sign-space = Комірка треку Дослідження
abyss-sign-space-text = Сюди кладуть відкриті карти, зліва направо.
abyss-sign-last = Остання комірка
abyss-sign-last-text = Союзника звідси забирають разом із перлиною, а з Чудовиськом треба битися.
abyss-sign-price = Ціна зараз
abyss-sign-price-text = Скільки коштує наступний Союзник, проданий цього ходу. Перший коштує 1 перлину, кожен наступний — на одну дорожче.
abyss-sign-deck-text = Під час дослідження її карти відкривають на треку одну за одною.
abyss-sign-discard-text = Карти, якими заплатили або які скинули. Коли колода закінчується, з них складають нову.
abyss-sign-treasury-text = Звідси беруть перлини й сюди їх сплачують. Їх завжди вистачає.
abyss-sign-supply-text = Звідси наосліп тягнуть винагороду за перемогу над Чудовиськом.
abyss-sign-council-text = Союзники, лишені на треку, лежать тут сорочкою догори. Дією можна забрати стос цілком.
abyss-sign-pile-text = Хто бере локацію, може витягти звідси від 1 до 4 і лишити собі одну.
abyss-sign-lord-discard-text = Лорди, що пішли з Двору або були замінені.
abyss-sign-gap-text = Стільки ваших перлин додасться до ціни: Союзників на руці бракує.
abyss-sign-bribe-text = Стільки коштує будь-який Лорд через Корупціонера.
abyss-sign-sum = Значення цієї раси
abyss-sign-sum-text = Скільки варті всі ваші Союзники цієї раси разом.
abyss-sign-must = Обов’язкова раса
abyss-sign-must-text = Серед тих, ким ви платите, має бути Союзник цієї раси.
abyss-sign-missing = Перлини в цій оплаті
abyss-sign-missing-text = Скільки перлин додається до ціни і скільки їх у вас.
abyss-sign-brief = Гравець
abyss-sign-brief-text = Торкніться імені, щоб побачити все, що має цей гравець.
abyss-sign-intrigue = Придворні інтриги: до дії можна за перлину відкрити ще одного Лорда, доки у Дворі є місце.
abyss-sign-worth = Число праворуч унизу: скільки вона принесла б вам зараз.

## Why a price is not the printed one

abyss-change-times = { $lord } ({ $name }): ціна ×{ $times }
abyss-change-more = { $lord } ({ $name }): ціна +{ $value }
abyss-change-less = { $lord } ({ $name }): ціна −{ $value }
abyss-change-race = { $lord } ({ $name }): годиться будь-яка раса

## An enlarged card

abyss-card-keys = Ключі
abyss-card-races =
    Союзники й перлини мають набрати { $price }. { $number ->
        [1] { $must ->
                [any] Усі Союзники однієї раси.
               *[other] Усі Союзники однієї раси: { $must }.
            }
       *[other] Рас має бути рівно { $number }{ $must ->
                [any] .
               *[other] , серед них { $must }.
            }
    }
abyss-card-arrow = Стрілка: діє один раз, щойно Лорд з’явиться.
abyss-card-lasting = Діє постійно, доки Лорд не піде під локацію і його не поверне Убивця.
abyss-card-worth = Зараз для гравця { $name }: вплив { $points }.
abyss-card-ally = Таких карт { $copies }, а всього ця раса має { $all }.
abyss-card-ally-guild = Лордів, яким потрібна ця раса: { $lords }. Найслабший із витрачених Союзників стає вашим Компаньйоном.
abyss-card-monster = Серед карт Дослідження їх { $number }. Бийтеся заради винагороди за шкалою Загрози або пливіть далі, і Загроза зросте. Купити Чудовисько не можна.
abyss-where-court = Лежить у Дворі.
abyss-where-discarded = Вибув із гри.
abyss-where-available = Поки нічия.
abyss-where-free = Вільний Лорд гравця { $name }.
abyss-where-turned = Вільний Лорд гравця { $name }, повернутий Убивцею.
abyss-where-covered = Належить гравцеві { $name }, лежить під локацією: { $location }.
abyss-where-controlled = Під контролем гравця { $name }.

## Standing orders

abyss-orders-intro = Поки досліджують інші, вас питають про кожного Союзника, якого ви можете купити. Скажіть раз, хто вам цікавий, і решти ніхто не чекатиме.
abyss-orders-on = Розпорядження діють
abyss-orders-least = Найменше значення, яке мені цікаве
abyss-orders-from = від { $value }
abyss-orders-never = ніколи
abyss-orders-price = Найвища ціна
abyss-orders-up-to =
    до { $price ->
        [one] { $price } перлини
        [few] { $price } перлин
       *[many] { $price } перлин
    }
abyss-orders-fits = Якщо Союзник підходить
abyss-orders-fits-ask = спитати мене
abyss-orders-fits-buy = купити
abyss-orders-result-off = Вас питають про кожного Союзника.
abyss-orders-result-ask = Вас питають лише про тих, хто підходить, від решти ви відмовляєтеся.
abyss-orders-result-buy = Тих, хто підходить, для вас купують, від решти відмовляються. Поки продаж не закрито, відповідь можна змінити.

## Locations that count neither a guild nor a race

abyss-formula-coral_barrier = 20 − Компаньйони
abyss-formula-jail = 15 − Лорди
abyss-formula-city_of_mirrors = як чужа локація
abyss-formula-chamber_of_allies = 3 + найслабші за расами
abyss-formula-depths = 2 × найслабший Лорд
abyss-formula-lost_tower = 3 × Лорд без ключа
abyss-formula-throne_room = найсильніший Лорд
abyss-formula-black_smokers = 0 або обмін
abyss-formula-closed_tower = 3 × Лорд із ключем
abyss-formula-abyss = 2 × гільдія, до 12

## Abilities in a few words

abyss-effect-recruiter = Суперники платять удвічі
abyss-effect-recruiter-plus-two = Суперники платять +2
abyss-effect-jailer = Суперники скинуть Союзника
abyss-effect-seeker = Суперники віддають 2 перлини
abyss-effect-assassin = Чужих Лордів — боком
abyss-effect-commander = У суперників до 6 карт
abyss-effect-tamer = Винагорода суперників нижча
abyss-effect-hunter = Забрати жетон Чудовиська
abyss-effect-ship_master = Перлини за полишені раси
abyss-effect-trader = 3 перлини
abyss-effect-peddler = 2 перлини
abyss-effect-landlord = 1 перлина щоходу
abyss-effect-slaver = 2 перлини за Союзника
abyss-effect-shopkeeper = 1 перлина
abyss-effect-shaman = Солдати вам не шкодять
abyss-effect-invoker = Ще один хід
abyss-effect-apprentice = Узяти стос Консула
abyss-effect-oracle = Скинути стос раз на хід
abyss-effect-alchemist = Консул дає два стоси
abyss-effect-illusionist = Обміняти локацію
abyss-effect-master_of_magic = Компаньйон: найсильніший
abyss-effect-master_of_magic-chooses = Компаньйон на ваш вибір
abyss-effect-opportunist = Змінити Лорда у Дворі
abyss-effect-corruptor = Ще Лорд за 5 перлин
abyss-effect-traitor = Змінити Лорда: з Двору
abyss-effect-diplomat = Годиться будь-яка раса
abyss-effect-treasurer = Лорди дешевші на 2
abyss-effect-schemer = Змінити Лорда: з колоди
abyss-effect-keeper = Без здібності
abyss-effect-reaper = Без здібності
abyss-effect-shepherd = Без здібності
abyss-effect-miller = Без здібності
abyss-effect-aquaculturalist = Без здібності
abyss-effect-landowner = Без здібності
abyss-effect-sage = Найкраща з 2 локацій
abyss-effect-hermit = Локація зі стосу
abyss-effect-elder = Найкраща з 3 локацій

## Moments

abyss-moment-last = Останнє коло
abyss-counting = Підрахунок
abyss-counting-skip = Торкніться екрана, щоб продовжити
abyss-count-lords = Лорди
abyss-count-locations = Локації, одна за одною
abyss-count-companions = Компаньйони: найсильніший кожної раси
abyss-count-monsters = Жетони Чудовиськ
abyss-story = Як усе вийшло
abyss-story-lords = { $name } наймає сьомого Лорда — так почалося останнє коло.
abyss-story-deck = У хід гравця { $name } Лордів для Двору забракло — так почалося останнє коло.
abyss-story-place = Найдорожчою виявилася локація «{ $location }»: { $points } ОВ, { $name }.
abyss-story-lead = { $name } попереду: відрив від другого місця ({ $other }) — { $points } ОВ.
abyss-story-tie = Порівну, по { $points } ОВ: { $name } і { $other }.
