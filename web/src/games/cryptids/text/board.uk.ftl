### What the board of Cryptids says. The same ids stand in board.en.ftl, board.ru.ftl and board.uk.ftl.

## The map

board-map = Мапа Європи
board-closer = Ближче
board-whole-map = Уся мапа
# A place in words for those who cannot see it
board-place = { $place }: { $what }
board-you = ви
board-evidence-here = докази: { $evidence }
board-trail = тут відстежують: { $card }
board-trail-own = тут відстежують, з вашою ставкою: { $card }
board-hare-here = щось сховано

## The reserve

board-reserve = Заповідник
board-reserve-said = Тайлів місцевості: { $terrain }. Криптиди: { $cryptids }.
board-reserve-owner = { $card } ({ $name })
board-start = Стартове місце { $letter }: { $habitat }
board-start-free = Стартове місце { $letter }: вільне
board-stack = { $habitat }: { $number }
board-stack-closed = { $habitat }: більше не вміщується ({ $number })
board-turn = Повернути
board-next-place = Інше місце
board-lay = Покласти сюди
board-hold-nowhere =
    { $number ->
        [one] Тайл лягає { $number } способом. Вкажіть на заповідник або гортайте кнопками й стрілками.
        [few] Тайл лягає { $number } способами. Вкажіть на заповідник або гортайте кнопками й стрілками.
       *[other] Тайл лягає { $number } способами. Вкажіть на заповідник або гортайте кнопками й стрілками.
    }
board-hold-fits = Ряд { $row }, стовпець { $column }, { $degrees }°: поміщається.
board-hold-bad = Ряд { $row }, стовпець { $column }, { $degrees }°: сюди не можна.
board-hold-turned = Після повороту на { $degrees }° він ніде не поміщається: поверніть ще.
board-hold-here = Сюди він поміщається.
board-hold-not-here = Сюди не можна: він ляже лише на світлі клітинки.
board-hold-not-turned = Так він ніде не поміщається: поверніть ще.
board-hold-gains = Монети: { $coins }, досвід: { $xp }, клітинки помічника: { $rows }.
board-hold-covers = Накриє: { $cards }.

## Cards

board-needs = Потрібні докази: { $needs }
board-tracked = Де шукати: { $place }
board-tracked-marked = Де шукати: { $place } (за жетоном на картці)
board-found-points =
    { $number ->
        [one] { $number } очко репутації за знахідку
        [few] { $number } очки репутації за знахідку
       *[many] { $number } очок репутації за знахідку
    }
board-relocated-points =
    { $number ->
        [one] { $number } очко репутації в заповіднику
        [few] { $number } очки репутації в заповіднику
       *[many] { $number } очок репутації в заповіднику
    }
board-bids = Ставки: { $names }
board-tile = Його тайл: { $where }
board-no-ability = Без здібності
board-empty-place = Колода скінчилася: місце лишиться порожнім.
board-display = Відкриті криптиди
board-deck = Колода, { $level }: { $number }
board-contract = Контракт
board-contract-shared = Спільний контракт
board-contract-hidden = Контракт, який знає лише його власник
board-request = Заявка
board-contract-worth = Поки що: { $number }
board-request-fits = Ваших підходить: { $number }

## Skills

board-skills = Навички
board-skill-ready = { $skill }: доступна
board-skill-used = { $skill }: застосована
board-skill-lasting = { $skill }: діє завжди
board-skill-unlearned =
    { $price ->
        [one] { $skill }: { $price } очко досвіду
        [few] { $skill }: { $price } очки досвіду
       *[many] { $skill }: { $price } очок досвіду
    }
board-main-movement = Основне пересування
board-main-action = Основна дія
board-marker-ready = { $name }: доступно
board-marker-used = { $name }: застосовано

## The initiative track, dice and the market

board-track = Трек ініціативи
board-track-row = Клітинка { $row }: { $who }
board-track-waits = { $name } (ще не ходить)
board-track-done = { $name } (хід зроблено)
board-poacher = Браконьєр
board-field = Криптозоологи
board-office = Помічники
board-dice = Кубики помічників
board-dice-none = Кубиків не лишилося.
board-tracking-dice = Кубики відстеження
board-attempt-need = { $need }: { $what }
board-attempt-die = вирішить кубик
board-throw = { $name } відстежує криптида «{ $card }»
board-throw-found = Успіх!
board-throw-failed = Цього разу невдача
board-throw-lucky = Удача: конюшини стають успіхами
board-throwing = Кубики котяться…
board-market = Ринок доказів
board-market-place =
    { $price ->
        [one] { $evidence }, { $price } монета
        [few] { $evidence }, { $price } монети
       *[other] { $evidence }, { $price } монет
    }
board-market-empty = порожнє місце
board-market-sold = { $what } (продано цього ходу)
board-bag = Жетонів у мішечку: { $number }
board-beside = Поруч із мішечком: { $evidence }
board-bonus = Бонусних чуток у запасі: { $number }

## The poacher

board-poacher-evidence = У нього: { $evidence }
board-poacher-captives = Бранці: { $number } з { $most }
board-poacher-captive-contract = { $contract }: { $number } з { $most }
board-poacher-held = З такою кількістю доказів: { $number }
board-poacher-first = Перша можлива дія зліва
board-poacher-prey = Здобич за порядком
board-poacher-zones = Сторони за порядком
board-poacher-above = Вище вашого помічника
board-poacher-below = Нижче вашого помічника
board-poacher-terrain = Місцевість: { $habitat }
board-poacher-deck = Лишилося карток: { $number }

## What a player has

board-coins =
    { $number ->
        [one] { $number } монета
        [few] { $number } монети
       *[other] { $number } монет
    }
board-xp =
    { $number ->
        [one] { $number } очко досвіду
        [few] { $number } очки досвіду
       *[many] { $number } очок досвіду
    }
board-loose-bids = Вільних ставок: { $number }
board-slots = Докази: { $number } з { $most }
board-terrain = Тайли місцевості
board-waiting = Знайдені, ще не переміщені
board-settled = У заповіднику

## The board

board-tabs = Частини поля
board-tab-map = Мапа
board-tab-cards = Картки
board-tab-reserve = Заповідник
board-tab-players = Гравці
board-wanted = Спільний контракт і заявки
board-row = Клітинка { $row } треку
board-here = Ви тут.
board-people-here = Тут: { $names }
board-distance =
    { $number ->
        [one] { $number } крок звідси
        [few] { $number } кроки звідси
       *[many] { $number } кроків звідси
    }
board-distance-here = ви вже тут
board-chance-none = доказів для нього поки немає
board-chance-sure = кубики не потрібні
board-chance = шанс { $number }%
board-chance-best = шанс { $number }%, якщо допомогти удачі — { $best }%
board-meets-contracts =
    { $number ->
        [one] Пасує до { $number } вашого контракту.
        [few] Пасує до { $number } ваших контрактів.
       *[many] Пасує до { $number } ваших контрактів.
    }
board-enlarge = Подивитися повністю
board-attempt = Спроба
board-round = Раунд { $number }
board-round-final = Раунд { $number }, фінальний
board-own-tiles = Ваші тайли місцевості
board-way-dice = Вирішить кубик
board-way-pair = Два жетони чуток
board-bonus-used = З них бонусних чуток:
board-attempt-sure = Докази зібрано всі: кубики не потрібні.
board-attempt-dice =
    { $number ->
        [one] Вирішує { $number } кубик:
        [few] Вирішують { $number } кубики:
       *[many] Вирішують { $number } кубиків:
    }
board-find = Знайти
board-try = Спробувати знайти
board-rethrow = Перекинути:
# What is left after a choice
board-left-coin =
    { $number ->
        [one] залишиться { $number } монета
        [few] залишаться { $number } монети
       *[many] залишиться { $number } монет
    }
board-left-xp = залишиться досвіду: { $number }

## One's own things

board-finds =
    { $number ->
        [one] { $number } знахідка, ще не переміщено: { $waiting }
        [few] { $number } знахідки, ще не переміщено: { $waiting }
       *[other] { $number } знахідок, ще не переміщено: { $waiting }
    }
board-granted = Віддано за заявкою
board-bids-on = Ставки: { $cards }
board-points = Репутація зараз: { $number }
board-points-known = Репутація зараз, без особистих контрактів: { $number }
board-points-found = знахідки
board-points-relocated = заповідник
board-points-requests = заявки
board-points-shared = спільний контракт
board-points-contract = особистий контракт
board-points-abilities = здібності
board-points-majority = найбільше в заповіднику
board-points-xp = досвід
board-points-coins = монети
board-points-hares = зайці

## Що означають знаки

board-sign-tracking = За кожен непред’явлений доказ кидають кубик: він має дати успіх.
board-sign-die = Помічник, ступивши вниз, бере один із цих кубиків із тим, що на ньому.
board-sign-hare = Жетон вольпертингера: перевернутий, він допомагає тому, хто знайшов, — або це лише опудало.
board-sign-market = Ринок доказів: у хід помічника тут купують і продають за числом на жетоні.
board-sign-row = Трек помічників: вище — це ближче до 1; хто вище, той ходить раніше.
board-sign-level = Рівень криптида: що вищий, то більше треба доказів і то більше він дає.
board-sign-found = Репутація за знахідку.
board-sign-relocated = Репутація за новий дім у заповіднику.
board-sign-need = Доказ, якого вимагає цей криптид. Чого не пред’явите, те вирішить кубик.
board-sign-habitat = Де він живе: його тайл кладуть лише на цю місцевість.
board-sign-habitat-special = Де він живе. Але тайл кладуть так, як сказано на його картці.
board-sign-kind = Його вид: на види зважають заявки й контракти.
board-sign-bids = Відстежити його можуть лише ті, чия ставка тут лежить.
board-sign-where = Регіон мапи, де його можна відстежити.
board-sign-tile = Форма його дому: стільки місцевості він займе в заповіднику.
board-sign-note = Скільки вам іти і які шанси знайти його з тим, що у вас є.
board-sign-poacher = Якщо він наловить забагато, ви програєте.
board-sign-way = Один зі способів виконати вимогу; торкніться, щоб обрати.
board-sign-stack = Тайли цієї місцевості в запасі: нові беруть звідси.
board-sign-start = Стартова клітинка заповідника: звідси росте місцевість.
board-sign-place = Торкніться, щоб прочитати, що тут є і що можна зробити.
board-sign-closer = Мапу можна й розсунути двома пальцями, і рухати одним.
board-sign-coins = Монетами платять на ринку, за зайві кроки й за оновлення.
board-sign-xp = Досвідом платять за нові навички, коли помічник іде вгору.
board-sign-points = Репутація, ніби гра скінчилася зараз; приховані контракти можуть її збільшити.
