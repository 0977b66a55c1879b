### Words on the components of Cryptids: names, and what cards do.
### The same ids stand in cards.en.ftl, cards.ru.ftl and cards.uk.ftl.
###   ability-<when>, effect-<verb>  the abilities of cryptids, put together from the words of a content pack
### Names of places and cryptids are not here: the content pack of the table has them in all languages.

game-cryptids = Криптиды

## Evidence

evidence-victim = жертва
evidence-bones = кости
evidence-witness = очевидец
evidence-tracks = следы
evidence-sky = силуэт в небе
evidence-water = очертания в воде
evidence-rumour = слухи
evidence-bonus = бонусные слухи
# A question mark for which no token was left
evidence-any = любое доказательство
thing-victim = жертву
thing-bones = кости
thing-witness = очевидца
thing-tracks = следы
thing-sky = силуэт в небе
thing-water = очертания в воде
thing-rumour = слухи
thing-bonus = бонусные слухи
thing-any = любое доказательство
# Copies of one kind in a list
copies = { $name } ×{ $count }
# An empty list
nothing = ничего
# How a requirement is met without a die: by its own kind, or by two rumours
cover-token = { $evidence }
cover-pair = { $evidence } (2 жетона слухов)

## The map

zone-N = север ({ "N" })
zone-E = восток ({ "E" })
zone-S = юг ({ "S" })
zone-W = запад ({ "W" })
# A region: the zone with its number, and the name
place-region = { $id } { $name }
place-anywhere = любой регион
to-place =
    { $sort ->
        [city] в город { $place }
        [region] в регион { $place }
       *[anywhere] в { $place }
    }
at-place =
    { $sort ->
        [city] в городе { $place }
        [region] в регионе { $place }
       *[anywhere] здесь: { $place }
    }
# An open card and a place of the market where nothing more is known
open-card = карточка { $number }
market-place = жетон рынка { $number }

## Cryptids and the reserve

level-1 = уровень { "I" }
level-2 = уровень { "II" }
level-3 = уровень { "III" }
habitat-mountain = горы
habitat-forest = лес
habitat-water = вода
habitat-special = особая
kind-beast = зверь
kind-winged = крылатый
kind-reptile = рептилия
kind-chimera = химера
symbol-coin = монета
symbol-xp = опыт
symbol-initiative = инициатива
# A tile of terrain: $shape is a letter that looks like it and its number of cells
terrain-tile =
    { $habitat }, { $shape ->
        [D2] домино
        [I3] линия из 3
        [V3] уголок из 3
        [I4] линия из 4
        [L4] крюк из 4
        [J4] зеркальный крюк из 4
        [O4] квадрат из 4
        [S4] зигзаг из 4
        [Z4] зеркальный зигзаг из 4
        [T4] клин из 4
       *[other] фигура { $shape }
    }{ $count ->
        [0] { "" }
       *[other] { " " }({ $symbols })
    }
placement-habitat = на свободную местность: { $habitat }
placement-empty = на пустые клетки без местности
placement-on_top = поверх тайлов криптидов, не больше двух
placement-two_terrains = на стык ровно двух видов местности

## Abilities: when, and what

ability-found = При обнаружении: { $effects }.
ability-failed = Если найти не удалось: { $effects }.
ability-relocated = При перемещении: { $effects }.
ability-end = В конце игры: { $effects }.
ability-lasting = Пока не перемещён: { $effects }.
ability-request = Если отдан за заявку: { $effects }.
ability-placement = В заповеднике: { $effects }.
effect-coins =
    { $number ->
        [one] { $number } монету
        [few] { $number } монеты
       *[many] { $number } монет
    }
effect-xp =
    { $number ->
        [one] { $number } очко опыта
        [few] { $number } очка опыта
       *[many] { $number } очков опыта
    }
effect-bonus_rumour =
    { $number ->
        [one] { $number } жетон бонусных слухов
        [few] { $number } жетона бонусных слухов
       *[many] { $number } жетонов бонусных слухов
    }
effect-restore =
    восстановите до { $number ->
        [one] { $number } навыка
        [few] { $number } навыков
       *[many] { $number } навыков
    }
effect-assistant =
    помощник может сдвинуться до { $number ->
        [one] { $number } клетки
        [few] { $number } клеток
       *[many] { $number } клеток
    } вверх или вниз
effect-walk =
    можно пройти до { $number ->
        [one] { $number } шага
        [few] { $number } шагов
       *[many] { $number } шагов
    }
effect-take_map = возьмите жетон отсюда или из соседнего региона
effect-take_market = возьмите жетон с рынка бесплатно
effect-buy_market =
    покупайте на рынке, каждый жетон дешевле на { $number ->
        [one] { $number } монету
        [few] { $number } монеты
       *[many] { $number } монет
    }
effect-refresh = можно бесплатно обновить доказательства и криптидов
effect-lay_terrain = можно выложить один свой тайл местности
effect-gain_skill = получите любой новый навык
effect-keep_evidence = доказательства остаются у вас
effect-range =
    ваши передвижения длиннее на { $number ->
        [one] { $number } шаг
        [few] { $number } шага
       *[many] { $number } шагов
    }
effect-income =
    { $number ->
        [one] { $number } монету
        [few] { $number } монеты
       *[many] { $number } монет
    } в начале каждого хода помощника
effect-place = тайл всё равно ложится в заповедник и приносит репутацию
effect-empty = { placement-empty }, символы не дают ничего
effect-on_top = { placement-on_top }; символы не дают ничего
effect-two_terrains = { placement-two_terrains }
effect-kind_least =
    { $number ->
        [one] { $number } очко репутации
        [few] { $number } очка репутации
       *[many] { $number } очков репутации
    }, если найдено не меньше { $least ->
        [one] { $least } другого криптида
        [few] { $least } других криптидов
       *[many] { $least } других криптидов
    } вида «{ $kind }»
effect-kind_each =
    { $number ->
        [one] { $number } очко репутации
        [few] { $number } очка репутации
       *[many] { $number } очков репутации
    } за каждого другого криптида вида «{ $kind }», не больше { $least }
effect-zones =
    { $number ->
        [one] { $number } очко репутации
        [few] { $number } очка репутации
       *[many] { $number } очков репутации
    }, если находки есть из всех четырёх сторон света
effect-fewest =
    { $number ->
        [one] { $number } очко репутации
        [few] { $number } очка репутации
       *[many] { $number } очков репутации
    }, если у всех остальных находок больше
effect-coin_rate =
    1 очко за каждые { $number ->
        [one] { $number } монету
        [few] { $number } монеты
       *[many] { $number } монет
    }

## Skills

skill-ticket = Билет на самолёт
skill-ticket-text = Летите в любую локацию, сколь угодно далёкую.
skill-collect = Собрать доказательство
skill-collect-text = Ещё один сбор, без основного действия.
skill-track = Отследить криптида
skill-track-text = Ещё одно отслеживание, без основного действия.
skill-luck = Удача
skill-luck-text = После броска все его клеверы становятся успехами.
skill-second_chance = Второй шанс
skill-second_chance-text = После неудачного броска перебросьте любые его кубики.
skill-relocate = Переместить криптида
skill-relocate-text = Ещё одно перемещение, без основного действия.
skill-range_1 = Дальность передвижения
skill-range_1-text = Каждое передвижение длиннее на шаг.
skill-range_2 = Большая дальность
skill-range_2-text = Каждое передвижение длиннее ещё на шаг.
skill-split = Разбить передвижение
skill-split-text = Остановитесь в пути, сделайте что-то другое и пройдите оставшиеся шаги.
skill-neighbour = Сбор с соседней локации
skill-neighbour-text = При сборе жетон может лежать в соседней локации.

## Dice

die-coins =
    { $number ->
        [one] { $number } монета
        [few] { $number } монеты
       *[many] { $number } монет
    }
die-xp =
    { $number ->
        [one] { $number } очко опыта
        [few] { $number } очка опыта
       *[many] { $number } очков опыта
    }
die-restore =
    восстановить до { $number ->
        [one] { $number } навыка
        [few] { $number } навыков
       *[many] { $number } навыков
    }
die-bonus_rumour =
    { $number ->
        [one] { $number } жетон бонусных слухов
        [few] { $number } жетона бонусных слухов
       *[many] { $number } жетонов бонусных слухов
    }
tracking-success = успех
tracking-luck = клевер
tracking-failure = неудача

## Contracts and requests

contract-evidence-text = 1 очко за каждую находку, на карточке которой есть: { $name }.
contract-habitat-text = 1 очко за каждую находку, среда которой — { $name }.
contract-kind-text = 1 очко за каждую находку вида «{ $name }».
request-zone-text =
    { $number ->
        [one] { $number } очко репутации
        [few] { $number } очка репутации
       *[many] { $number } очков репутации
    } за двух криптидов из этой стороны: { $name }.
request-kind-text =
    { $number ->
        [one] { $number } очко репутации
        [few] { $number } очка репутации
       *[many] { $number } очков репутации
    } за двух криптидов вида «{ $name }».

## Wolpertinger tokens

hare-hare = чучело зайца
hare-coins =
    { $number ->
        [one] { $number } монета
        [few] { $number } монеты
       *[many] { $number } монет
    }
hare-evidence = доказательство из мешочка
hare-reroll = переброс
hare-card = Вольпертингер
hare-hare-text = 1 очко в конце; у кого зайцев больше всех, получит карту Вольпертингера.
hare-coins-text = Сбросьте в свой ход и получите монеты.
hare-evidence-text = Сбросьте в свой ход и вытяните доказательство в пустую ячейку.
hare-reroll-text = Сбросьте после броска отслеживания и перебросьте любые кубики.

## The poacher

poacher-BID = доказательство для ставки
poacher-BID-text = Берёт с карты жетон, нужный криптиду с вашей ставкой.
poacher-CON = доказательство для контракта
poacher-CON-text = Берёт с карты жетон с вашего контракта.
poacher-LOW = наименьший номер
poacher-LOW-text = Берёт жетон из региона с наименьшим номером в первой стороне, где есть жетоны.
poacher-HIGH = наибольший номер
poacher-HIGH-text = Берёт жетон из региона с наибольшим номером в первой стороне, где есть жетоны.
poacher-REF = обновление карты
poacher-REF-text = Пополняет карту доказательствами, сам ничего не получая.
poacher-K2 = поимка за 2
poacher-K2-text = Ловит криптида с двумя требованиями, если оба доказательства у него.
poacher-K3 = поимка за 3
poacher-K3-text = Ловит криптида с тремя требованиями, если все доказательства у него.
poacher-K4 = поимка любого
poacher-K4-text = Тратит все четыре доказательства и ловит криптида с любыми требованиями.
poacher-dC = кубик с монетами
poacher-dC-text = Убирает кубик помощника, на котором больше монет.
poacher-dX = кубик с опытом
poacher-dX-text = Убирает кубик помощника, на котором больше опыта.
poacher-dS = кубик восстановления
poacher-dS-text = Убирает кубик помощника, восстанавливающий навыки.
poacher-dR = кубик со слухами
poacher-dR-text = Убирает кубик помощника со слухами и оставляет бонусные слухи себе.
poacher-mB = рынок, для ставки
poacher-mB-text = Берёт с рынка жетон, нужный криптиду с вашей ставкой.
poacher-mC = рынок, для контракта
poacher-mC-text = Берёт с рынка жетон с вашего контракта.
poacher-xB = новый рынок, для ставки
poacher-xB-text = Берёт с рынка жетон для ваших ставок и меняет рынок; если подходящего нет — наоборот.
poacher-xC = новый рынок, для контракта
poacher-xC-text = Берёт с рынка жетон для ваших контрактов и меняет рынок; если подходящего нет — наоборот.
poacher-up = над вами
poacher-up-text = Затем встаёт прямо над вашим помощником.
poacher-down = под вами
poacher-down-text = Затем встаёт прямо под вашим помощником.
prey-found = найденные вами, но не перемещённые криптиды
prey-contract = открытые криптиды под ваши контракты
prey-bid = открытые криптиды с вашими ставками

## How a lonely journey is rated

rating-trainee = Пока ещё стажёр.
rating-novice = Для новичка неплохо.
rating-ordinary = Криптозоолог, каких много.
rating-splendid = Блестящая работа!
rating-monument = В заповеднике вам поставят памятник.

## Table options

option-cryptids-wolpertinger = Вольпертингер
option-cryptids-wolpertinger-text = В городах спрятаны чучела зайцев и мелкие находки: их открывают слухами и отслеживанием.
option-cryptids-no_bids = Без ставок
option-cryptids-no_bids-text = Жетоны ставок остаются в коробке: отслеживать можно любого открытого криптида, а карточки не обновляют.
option-cryptids-first_pair = Пара новичков
option-cryptids-first_pair-text = Для первой партии вдвоём: навыки по напечатанной цене, без надбавки.
option-cryptids-content = Набор компонентов
option-cryptids-content-text = Набор карточек, тайлов и карты для этого стола; пусто — встроенный.
