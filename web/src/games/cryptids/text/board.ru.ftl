### What the board of Cryptids says. The same ids stand in board.en.ftl, board.ru.ftl and board.uk.ftl.

## The map

board-map = Карта Европы
board-closer = Ближе
board-whole-map = Вся карта
# A place in words for those who cannot see it
board-place = { $place }: { $what }
board-you = вы
board-evidence-here = доказательства: { $evidence }
board-trail = здесь отслеживают: { $card }
board-trail-own = здесь отслеживают, с вашей ставкой: { $card }
board-hare-here = что-то спрятано

## The reserve

board-reserve = Заповедник
board-reserve-said = Тайлов местности: { $terrain }. Криптиды: { $cryptids }.
board-reserve-owner = { $card } ({ $name })
board-start = Стартовое место { $letter }: { $habitat }
board-start-free = Стартовое место { $letter }: свободно
board-stack = { $habitat }: { $number }
board-stack-closed = { $habitat }: больше не помещается ({ $number })
board-turn = Повернуть
board-next-place = Другое место
board-lay = Положить сюда
board-hold-nowhere =
    { $number ->
        [one] Тайл ложится { $number } способом. Укажите на заповедник или листайте кнопками и стрелками.
        [few] Тайл ложится { $number } способами. Укажите на заповедник или листайте кнопками и стрелками.
       *[other] Тайл ложится { $number } способами. Укажите на заповедник или листайте кнопками и стрелками.
    }
board-hold-fits = Ряд { $row }, столбец { $column }, { $degrees }°: помещается.
board-hold-bad = Ряд { $row }, столбец { $column }, { $degrees }°: сюда нельзя.
board-hold-turned = При повороте на { $degrees }° он нигде не помещается: поверните ещё.
board-hold-here = Сюда он помещается.
board-hold-not-here = Сюда нельзя: он ляжет только на светлые клетки.
board-hold-not-turned = Так он нигде не помещается: поверните ещё.
board-hold-gains = Монеты: { $coins }, опыт: { $xp }, клетки помощника: { $rows }.
board-hold-covers = Накроет: { $cards }.

## Cards

board-needs = Нужные доказательства: { $needs }
board-tracked = Где искать: { $place }
board-tracked-marked = Где искать: { $place } (по жетону на карточке)
board-found-points =
    { $number ->
        [one] { $number } очко репутации за находку
        [few] { $number } очка репутации за находку
       *[many] { $number } очков репутации за находку
    }
board-relocated-points =
    { $number ->
        [one] { $number } очко репутации в заповеднике
        [few] { $number } очка репутации в заповеднике
       *[many] { $number } очков репутации в заповеднике
    }
board-bids = Ставки: { $names }
board-tile = Его тайл: { $where }
board-no-ability = Без способности
board-empty-place = Колода кончилась: место останется пустым.
board-display = Открытые криптиды
board-deck = Колода, { $level }: { $number }
board-contract = Контракт
board-contract-shared = Общий контракт
board-contract-hidden = Контракт, который знает только его владелец
board-request = Заявка
board-contract-worth = Пока: { $number }
board-request-fits = Ваших подходит: { $number }

## Skills

board-skills = Навыки
board-skill-ready = { $skill }: доступен
board-skill-used = { $skill }: применён
board-skill-lasting = { $skill }: действует всегда
board-skill-unlearned =
    { $price ->
        [one] { $skill }: { $price } очко опыта
        [few] { $skill }: { $price } очка опыта
       *[many] { $skill }: { $price } очков опыта
    }
board-main-movement = Основное передвижение
board-main-action = Основное действие
board-marker-ready = { $name }: доступно
board-marker-used = { $name }: применено

## The initiative track, dice and the market

board-track = Трек инициативы
board-track-row = Клетка { $row }: { $who }
board-track-waits = { $name } (ещё не ходит)
board-track-done = { $name } (ход сделан)
board-poacher = Браконьер
board-field = Криптозоологи
board-office = Помощники
board-dice = Кубики помощников
board-dice-none = Кубиков не осталось.
board-tracking-dice = Кубики отслеживания
board-attempt-need = { $need }: { $what }
board-attempt-die = решит кубик
board-throw = { $name } отслеживает криптида «{ $card }»
board-throw-found = Успех!
board-throw-failed = На этот раз неудача
board-throw-lucky = Удача: клеверы становятся успехами
board-throwing = Кубики катятся…
board-market = Рынок доказательств
board-market-place =
    { $price ->
        [one] { $evidence }, { $price } монета
        [few] { $evidence }, { $price } монеты
       *[other] { $evidence }, { $price } монет
    }
board-market-empty = пустое место
board-market-sold = { $what } (продано в этот ход)
board-bag = Жетонов в мешочке: { $number }
board-beside = Рядом с мешочком: { $evidence }
board-bonus = Бонусных слухов в запасе: { $number }

## The poacher

board-poacher-evidence = У него: { $evidence }
board-poacher-captives = Пленники: { $number } из { $most }
board-poacher-captive-contract = { $contract }: { $number } из { $most }
board-poacher-held = С таким числом доказательств: { $number }
board-poacher-first = Первое возможное действие слева
board-poacher-prey = Добыча по порядку
board-poacher-zones = Стороны по порядку
board-poacher-above = Выше вашего помощника
board-poacher-below = Ниже вашего помощника
board-poacher-terrain = Местность: { $habitat }
board-poacher-deck = Осталось карточек: { $number }

## What a player has

board-coins =
    { $number ->
        [one] { $number } монета
        [few] { $number } монеты
       *[other] { $number } монет
    }
board-xp =
    { $number ->
        [one] { $number } очко опыта
        [few] { $number } очка опыта
       *[many] { $number } очков опыта
    }
board-loose-bids = Свободных ставок: { $number }
board-slots = Доказательства: { $number } из { $most }
board-terrain = Тайлы местности
board-waiting = Найдены, ещё не перемещены
board-settled = В заповеднике

## The board

board-tabs = Части поля
board-tab-map = Карта
board-tab-cards = Карточки
board-tab-reserve = Заповедник
board-tab-players = Игроки
board-wanted = Общий контракт и заявки
board-row = Клетка { $row } трека
board-here = Вы здесь.
board-people-here = Здесь: { $names }
board-distance =
    { $number ->
        [one] { $number } шаг отсюда
        [few] { $number } шага отсюда
       *[many] { $number } шагов отсюда
    }
board-distance-here = вы уже здесь
board-chance-none = доказательств для него пока нет
board-chance-sure = кубики не нужны
board-chance = шанс { $number }%
board-chance-best = шанс { $number }%, если помочь удаче — { $best }%
board-meets-contracts =
    { $number ->
        [one] Подходит к { $number } вашему контракту.
        [few] Подходит к { $number } вашим контрактам.
       *[many] Подходит к { $number } вашим контрактам.
    }
board-enlarge = Посмотреть целиком
board-attempt = Попытка
board-round = Раунд { $number }
board-round-final = Раунд { $number }, финальный
board-own-tiles = Ваши тайлы местности
board-way-dice = Решит кубик
board-way-pair = Два жетона слухов
board-bonus-used = Из них бонусных слухов:
board-attempt-sure = Доказательства собраны все: кубики не нужны.
board-attempt-dice =
    { $number ->
        [one] Решает { $number } кубик:
        [few] Решают { $number } кубика:
       *[many] Решают { $number } кубиков:
    }
board-find = Найти
board-try = Попытаться найти
board-rethrow = Перебросить:
# What is left after a choice
board-left-coin =
    { $number ->
        [one] останется { $number } монета
        [few] останутся { $number } монеты
       *[many] останется { $number } монет
    }
board-left-xp = останется опыта: { $number }

## One's own things

board-finds =
    { $number ->
        [one] { $number } находка, ещё не перемещено: { $waiting }
        [few] { $number } находки, ещё не перемещено: { $waiting }
       *[other] { $number } находок, ещё не перемещено: { $waiting }
    }
board-granted = Отдан по заявке
board-bids-on = Ставки: { $cards }
board-points = Репутация сейчас: { $number }
board-points-known = Репутация сейчас, без личных контрактов: { $number }
board-points-found = находки
board-points-relocated = заповедник
board-points-requests = заявки
board-points-shared = общий контракт
board-points-contract = личный контракт
board-points-abilities = способности
board-points-majority = больше всех в заповеднике
board-points-xp = опыт
board-points-coins = монеты
board-points-hares = зайцы

## Что значат знаки

board-sign-tracking = За каждое непредъявленное доказательство бросают кубик: он должен дать успех.
board-sign-die = Помощник, шагнув вниз, берёт один из этих кубиков с тем, что на нём.
board-sign-hare = Жетон вольпертингера: перевёрнутый, он помогает нашедшему — или это лишь чучело.
board-sign-market = Рынок доказательств: в ход помощника здесь покупают и продают по числу на жетоне.
board-sign-row = Трек помощников: выше — это ближе к 1; кто выше, тот ходит раньше.
board-sign-level = Уровень криптида: чем выше, тем больше нужно доказательств и тем больше он приносит.
board-sign-found = Репутация за находку.
board-sign-relocated = Репутация за новый дом в заповеднике.
board-sign-need = Доказательство, которое требует этот криптид. Чего не предъявите, то решит кубик.
board-sign-habitat = Где он живёт: его тайл кладут только на эту местность.
board-sign-habitat-special = Где он живёт. Но тайл кладут так, как сказано на его карточке.
board-sign-kind = Его вид: на виды смотрят заявки и контракты.
board-sign-bids = Отследить его могут лишь те, чья ставка здесь лежит.
board-sign-where = Регион карты, где его можно отследить.
board-sign-tile = Форма его дома: столько местности он займёт в заповеднике.
board-sign-note = Сколько вам идти и каковы шансы найти его с тем, что у вас есть.
board-sign-poacher = Если он наловит слишком много, вы проиграете.
board-sign-way = Один из способов выполнить требование; коснитесь, чтобы выбрать.
board-sign-stack = Тайлы этой местности в запасе: новые берут отсюда.
board-sign-start = Стартовая клетка заповедника: отсюда растёт местность.
board-sign-place = Коснитесь, чтобы прочитать, что здесь есть и что можно сделать.
board-sign-closer = Карту можно и раздвинуть двумя пальцами, и двигать одним.
board-sign-coins = Монетами платят на рынке, за лишние шаги и за обновление.
board-sign-xp = Опытом платят за новые навыки, когда помощник идёт вверх.
board-sign-points = Репутация, как если бы игра кончилась сейчас; скрытые контракты могут её увеличить.
