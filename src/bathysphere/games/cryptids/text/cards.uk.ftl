### Words on the components of Cryptids: names, and what cards do.
### The same ids stand in cards.en.ftl, cards.ru.ftl and cards.uk.ftl.
###   ability-<when>, effect-<verb>  the abilities of cryptids, put together from the words of a content pack
### Names of places and cryptids are not here: the content pack of the table has them in all languages.

game-cryptids = Криптиди

## Evidence

evidence-victim = жертва
evidence-bones = кістки
evidence-witness = очевидець
evidence-tracks = сліди
evidence-sky = силует у небі
evidence-water = обриси у воді
evidence-rumour = чутки
evidence-bonus = бонусні чутки
# A question mark for which no token was left
evidence-any = будь-який доказ
thing-victim = жертву
thing-bones = кістки
thing-witness = очевидця
thing-tracks = сліди
thing-sky = силует у небі
thing-water = обриси у воді
thing-rumour = чутки
thing-bonus = бонусні чутки
thing-any = будь-який доказ
# Copies of one kind in a list
copies = { $name } ×{ $count }
# An empty list
nothing = нічого
# How a requirement is met without a die: by its own kind, or by two rumours
cover-token = { $evidence }
cover-pair = { $evidence } (2 жетони чуток)

## The map

zone-N = північ ({ "N" })
zone-E = схід ({ "E" })
zone-S = південь ({ "S" })
zone-W = захід ({ "W" })
# A region: the zone with its number, and the name
place-region = { $id } { $name }
place-anywhere = будь-який регіон
to-place =
    { $sort ->
        [city] до міста { $place }
        [region] до регіону { $place }
       *[anywhere] у { $place }
    }
at-place =
    { $sort ->
        [city] у місті { $place }
        [region] у регіоні { $place }
       *[anywhere] тут: { $place }
    }
# An open card and a place of the market where nothing more is known
open-card = картка { $number }
market-place = жетон ринку { $number }

## Cryptids and the reserve

level-1 = рівень { "I" }
level-2 = рівень { "II" }
level-3 = рівень { "III" }
habitat-mountain = гори
habitat-forest = ліс
habitat-water = вода
habitat-special = особливе
kind-beast = звір
kind-winged = крилатий
kind-reptile = рептилія
kind-chimera = химера
symbol-coin = монета
symbol-xp = досвід
symbol-initiative = ініціатива
# A tile of terrain: $shape is a letter that looks like it and its number of cells
terrain-tile =
    { $habitat }, { $shape ->
        [D2] доміно
        [I3] лінія з 3
        [V3] кутик із 3
        [I4] лінія з 4
        [L4] гак із 4
        [J4] дзеркальний гак із 4
        [O4] квадрат із 4
        [S4] зиґзаґ із 4
        [Z4] дзеркальний зиґзаґ із 4
        [T4] клин із 4
       *[other] фігура { $shape }
    }{ $count ->
        [0] { "" }
       *[other] { " " }({ $symbols })
    }
placement-habitat = на вільну місцевість: { $habitat }
placement-empty = на порожні клітинки без місцевості
placement-on_top = поверх тайлів криптидів, не більше двох
placement-two_terrains = на межу рівно двох видів місцевості

## Abilities: when, and what

ability-found = Під час виявлення: { $effects }.
ability-failed = Якщо знайти не вдалося: { $effects }.
ability-relocated = Під час переміщення: { $effects }.
ability-end = Наприкінці гри: { $effects }.
ability-lasting = Доки не переміщений: { $effects }.
ability-request = Якщо відданий за заявку: { $effects }.
ability-placement = У заповіднику: { $effects }.
effect-coins =
    { $number ->
        [one] { $number } монету
        [few] { $number } монети
       *[many] { $number } монет
    }
effect-xp =
    { $number ->
        [one] { $number } очко досвіду
        [few] { $number } очки досвіду
       *[many] { $number } очок досвіду
    }
effect-bonus_rumour =
    { $number ->
        [one] { $number } жетон бонусних чуток
        [few] { $number } жетони бонусних чуток
       *[many] { $number } жетонів бонусних чуток
    }
effect-restore =
    відновіть до { $number ->
        [one] { $number } навички
        [few] { $number } навичок
       *[many] { $number } навичок
    }
effect-assistant =
    помічник може зсунутися до { $number ->
        [one] { $number } клітинки
        [few] { $number } клітинок
       *[many] { $number } клітинок
    } вгору чи вниз
effect-walk =
    можна пройти до { $number ->
        [one] { $number } кроку
        [few] { $number } кроків
       *[many] { $number } кроків
    }
effect-take_map = візьміть жетон звідси чи із сусіднього регіону
effect-take_market = візьміть жетон з ринку безкоштовно
effect-buy_market =
    купуйте на ринку, кожен жетон дешевший на { $number ->
        [one] { $number } монету
        [few] { $number } монети
       *[many] { $number } монет
    }
effect-refresh = можна безкоштовно оновити докази та криптидів
effect-lay_terrain = можна викласти один свій тайл місцевості
effect-gain_skill = отримайте будь-яку нову навичку
effect-keep_evidence = докази лишаються у вас
effect-range =
    ваші пересування довші на { $number ->
        [one] { $number } крок
        [few] { $number } кроки
       *[many] { $number } кроків
    }
effect-income =
    { $number ->
        [one] { $number } монету
        [few] { $number } монети
       *[many] { $number } монет
    } на початку кожного ходу помічника
effect-place = тайл однаково лягає в заповідник і дає репутацію
effect-empty = { placement-empty }, символи не дають нічого
effect-on_top = { placement-on_top }; символи не дають нічого
effect-two_terrains = { placement-two_terrains }
effect-kind_least =
    { $number ->
        [one] { $number } очко репутації
        [few] { $number } очки репутації
       *[many] { $number } очок репутації
    }, якщо знайдено не менше { $least ->
        [one] { $least } іншого криптида
        [few] { $least } інших криптидів
       *[many] { $least } інших криптидів
    } виду «{ $kind }»
effect-kind_each =
    { $number ->
        [one] { $number } очко репутації
        [few] { $number } очки репутації
       *[many] { $number } очок репутації
    } за кожного іншого криптида виду «{ $kind }», не більше { $least }
effect-zones =
    { $number ->
        [one] { $number } очко репутації
        [few] { $number } очки репутації
       *[many] { $number } очок репутації
    }, якщо знахідки є з усіх чотирьох сторін світу
effect-fewest =
    { $number ->
        [one] { $number } очко репутації
        [few] { $number } очки репутації
       *[many] { $number } очок репутації
    }, якщо у всіх інших знахідок більше
effect-coin_rate =
    1 очко за кожні { $number ->
        [one] { $number } монету
        [few] { $number } монети
       *[many] { $number } монет
    }

## Skills

skill-ticket = Квиток на літак
skill-ticket-text = Летіть до будь-якої локації, хай яка вона далека.
skill-collect = Зібрати доказ
skill-collect-text = Ще один збір, без основної дії.
skill-track = Відстежити криптида
skill-track-text = Ще одне відстеження, без основної дії.
skill-luck = Удача
skill-luck-text = Після кидка всі його конюшини стають успіхами.
skill-second_chance = Другий шанс
skill-second_chance-text = Після невдалого кидка перекиньте будь-які його кубики.
skill-relocate = Перемістити криптида
skill-relocate-text = Ще одне переміщення, без основної дії.
skill-range_1 = Дальність пересування
skill-range_1-text = Кожне пересування довше на крок.
skill-range_2 = Більша дальність
skill-range_2-text = Кожне пересування довше ще на крок.
skill-split = Розділити пересування
skill-split-text = Зупиніться в дорозі, зробіть щось інше й пройдіть решту кроків.
skill-neighbour = Збір із сусідньої локації
skill-neighbour-text = Під час збору жетон може лежати в сусідній локації.

## Dice

die-coins =
    { $number ->
        [one] { $number } монета
        [few] { $number } монети
       *[many] { $number } монет
    }
die-xp =
    { $number ->
        [one] { $number } очко досвіду
        [few] { $number } очки досвіду
       *[many] { $number } очок досвіду
    }
die-restore =
    відновити до { $number ->
        [one] { $number } навички
        [few] { $number } навичок
       *[many] { $number } навичок
    }
die-bonus_rumour =
    { $number ->
        [one] { $number } жетон бонусних чуток
        [few] { $number } жетони бонусних чуток
       *[many] { $number } жетонів бонусних чуток
    }
tracking-success = успіх
tracking-luck = конюшина
tracking-failure = невдача

## Contracts and requests

contract-evidence-text = 1 очко за кожну знахідку, на картці якої є: { $name }.
contract-habitat-text = 1 очко за кожну знахідку, середовище якої — { $name }.
contract-kind-text = 1 очко за кожну знахідку виду «{ $name }».
request-zone-text =
    { $number ->
        [one] { $number } очко репутації
        [few] { $number } очки репутації
       *[many] { $number } очок репутації
    } за двох криптидів із цієї сторони: { $name }.
request-kind-text =
    { $number ->
        [one] { $number } очко репутації
        [few] { $number } очки репутації
       *[many] { $number } очок репутації
    } за двох криптидів виду «{ $name }».

## Wolpertinger tokens

hare-hare = опудало зайця
hare-coins =
    { $number ->
        [one] { $number } монета
        [few] { $number } монети
       *[many] { $number } монет
    }
hare-evidence = доказ із мішечка
hare-reroll = перекидання
hare-card = Вольпертингер
hare-hare-text = 1 очко наприкінці; у кого зайців найбільше, отримає картку Вольпертингера.
hare-coins-text = Скиньте у свій хід і отримайте монети.
hare-evidence-text = Скиньте у свій хід і витягніть доказ у порожню комірку.
hare-reroll-text = Скиньте після кидка відстеження й перекиньте будь-які кубики.

## The poacher

poacher-BID = доказ для ставки
poacher-BID-text = Бере з мапи жетон, потрібний криптидові з вашою ставкою.
poacher-CON = доказ для контракту
poacher-CON-text = Бере з мапи жетон із вашого контракту.
poacher-LOW = найменший номер
poacher-LOW-text = Бере жетон із регіону з найменшим номером у першій стороні, де є жетони.
poacher-HIGH = найбільший номер
poacher-HIGH-text = Бере жетон із регіону з найбільшим номером у першій стороні, де є жетони.
poacher-REF = оновлення мапи
poacher-REF-text = Поповнює мапу доказами, сам нічого не отримуючи.
poacher-K2 = спіймання за 2
poacher-K2-text = Ловить криптида з двома вимогами, якщо обидва докази в нього.
poacher-K3 = спіймання за 3
poacher-K3-text = Ловить криптида з трьома вимогами, якщо всі докази в нього.
poacher-K4 = спіймання будь-якого
poacher-K4-text = Витрачає всі чотири докази й ловить криптида з будь-якими вимогами.
poacher-dC = кубик із монетами
poacher-dC-text = Прибирає кубик помічника, на якому більше монет.
poacher-dX = кубик із досвідом
poacher-dX-text = Прибирає кубик помічника, на якому більше досвіду.
poacher-dS = кубик відновлення
poacher-dS-text = Прибирає кубик помічника, що відновлює навички.
poacher-dR = кубик із чутками
poacher-dR-text = Прибирає кубик помічника з чутками й лишає бонусні чутки собі.
poacher-mB = ринок, для ставки
poacher-mB-text = Бере з ринку жетон, потрібний криптидові з вашою ставкою.
poacher-mC = ринок, для контракту
poacher-mC-text = Бере з ринку жетон із вашого контракту.
poacher-xB = новий ринок, для ставки
poacher-xB-text = Бере з ринку жетон для ваших ставок і міняє ринок; якщо відповідного немає — навпаки.
poacher-xC = новий ринок, для контракту
poacher-xC-text = Бере з ринку жетон для ваших контрактів і міняє ринок; якщо відповідного немає — навпаки.
poacher-up = над вами
poacher-up-text = Потім стає просто над вашим помічником.
poacher-down = під вами
poacher-down-text = Потім стає просто під вашим помічником.
prey-found = знайдені вами, але не переміщені криптиди
prey-contract = відкриті криптиди під ваші контракти
prey-bid = відкриті криптиди з вашими ставками

## How a lonely journey is rated

rating-trainee = Поки що стажер.
rating-novice = Для новачка непогано.
rating-ordinary = Криптозоолог, яких багато.
rating-splendid = Блискуча робота!
rating-monument = У заповіднику вам поставлять пам’ятник.

## Table options

option-cryptids-wolpertinger = Вольпертингер
option-cryptids-wolpertinger-text = У містах сховано опудала зайців і дрібні знахідки: їх відкривають чутками й відстеженням.
option-cryptids-no_bids = Без ставок
option-cryptids-no_bids-text = Жетони ставок лишаються в коробці: відстежувати можна будь-якого відкритого криптида, а картки не оновлюють.
option-cryptids-first_pair = Пара новачків
option-cryptids-first_pair-text = Для першої партії вдвох: навички за надрукованою ціною, без надбавки.
option-cryptids-content = Набір компонентів
option-cryptids-content-text = Набір карток, тайлів і мапи для цього столу; порожньо — вбудований.
