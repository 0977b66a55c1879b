### What the terminal says at a table of Cryptids. The same ids stand in cryptids.en.ftl, .ru.ftl and .uk.ftl.
### Names of players, cards and places come ready and are never inflected.

## Header

terminal-cryptids-round = раунд { $number }
terminal-cryptids-phase-setup = подготовка
terminal-cryptids-phase-field = криптозоологи
terminal-cryptids-phase-office = помощники
# $number: how many rounds come after this one
terminal-cryptids-final =
    { $number ->
        [0] последний раунд
       *[other] впереди последний раунд
    }

## The map

terminal-cryptids-map = Карта

## Open cards

terminal-cryptids-display = Открытые криптиды
# $decks: levels with the number of cards left
terminal-cryptids-decks = колоды: { $decks }
terminal-cryptids-steps =
    { $number ->
        [one] { $number } шаг
        [few] { $number } шага
       *[other] { $number } шагов
    }
terminal-cryptids-here = здесь
terminal-cryptids-chance = { $chance }%
# $best: with luck and second chances
terminal-cryptids-chances = { $chance }–{ $best }%
terminal-cryptids-attempt = По следу: { $card }
terminal-cryptids-by-dice = решат кубики
terminal-cryptids-rolled = Выпало:

## The reserve

terminal-cryptids-reserve = Заповедник
terminal-cryptids-built = застройка окончена
terminal-cryptids-stacks = Осталось тайлов:
terminal-cryptids-closed = закрыто
terminal-cryptids-my-tiles = Ваши тайлы:
terminal-cryptids-laying = Заповедник: стрелки двигают, x и z поворачивают

## Assistants

terminal-cryptids-track = Инициатива
terminal-cryptids-office = Рынок и бумаги
terminal-cryptids-market = Рынок:
terminal-cryptids-dice = Кубики:
terminal-cryptids-shared = Общий контракт:
terminal-cryptids-requests = Заявки:
terminal-cryptids-bag = в мешочке: { $number }
terminal-cryptids-bonus = бонусные слухи: { $number }
terminal-cryptids-beside = рядом:

## Players

terminal-cryptids-players = Игроки
terminal-cryptids-own = Ваш планшет
terminal-cryptids-skill-price = (опыт: { $number })
terminal-cryptids-skill-always = (всегда)
terminal-cryptids-skill-ready = (доступен)
terminal-cryptids-skill-used = (применён)
terminal-cryptids-evidence = Доказательства:
terminal-cryptids-contracts = Контракты:
# $cover: what hides them
terminal-cryptids-covered = { $number } { $cover } r покажет

## The poacher

terminal-cryptids-poacher = { $sign } Браконьер
terminal-cryptids-poacher-deck = карточек осталось: { $number }
terminal-cryptids-poacher-holds = У него:
terminal-cryptids-captives = Поймано: { $number } из { $most }
# Followed by the contracts with their numbers
terminal-cryptids-captives-of = По контрактам:
terminal-cryptids-caught = Поймал:
terminal-cryptids-poacher-card = Карточка браконьера
terminal-cryptids-poacher-acts = Делает:
terminal-cryptids-poacher-prey = Охотится:
terminal-cryptids-poacher-above = Выше вас:
terminal-cryptids-poacher-below = Ниже вас:
# $number: pieces of evidence that he holds
terminal-cryptids-poacher-row = При { $number }:
terminal-cryptids-poacher-zones = Стороны по порядку: { $zones }
terminal-cryptids-poacher-terrain = Местность для него: { $habitat }

## Enlarged

terminal-cryptids-needs = Нужно:
terminal-cryptids-home = Обитает:
terminal-cryptids-worth = Репутация:
terminal-cryptids-reputation = { $found } за находку, { $relocated } в заповеднике
terminal-cryptids-lies = Тайл кладут:
terminal-cryptids-finder = Кто нашёл:
terminal-cryptids-tracked = Где искать:
terminal-cryptids-bids = Ставки:
terminal-cryptids-outlook = Для вас:
terminal-cryptids-tracked-here = Здесь ищут:
terminal-cryptids-hidden = здесь что-то спрятано
terminal-cryptids-stands = Сейчас здесь:
terminal-cryptids-leads = Пути ведут сюда:
terminal-cryptids-price = Цена:
terminal-cryptids-needed-by = Нужно для:
terminal-cryptids-contract-shared = Общий контракт: считается у всех
terminal-cryptids-contract-personal = Личный контракт
terminal-cryptids-so-far = Пока что:
terminal-cryptids-fitting = Подходящих находок: { $number } из 2
terminal-cryptids-skills = Навыки:
terminal-cryptids-found = Находки:
terminal-cryptids-granted = Заявка:
terminal-cryptids-standing = Репутация сейчас:
terminal-cryptids-uncertain = Личные контракты не учтены.

## Rows of the list that hold many options

terminal-group-back = назад

## Keys

terminal-hint-contract = контракт
terminal-hint-contract-help = показать свои контракты или прикрыть их
terminal-hint-bid = ставка
terminal-hint-bid-help = положить свободную ставку в чужой ход
terminal-hint-why = почему нет
terminal-hint-why-help = почему чего-то нет в списке
terminal-why = Почему нет?
terminal-why-nothing = Здесь ничто не мешает.

## Signs

terminal-cryptids-sign-seat = игрок, по местам: на карте, на треке, в заповеднике
terminal-cryptids-sign-open = открытая карточка, по месту в списке
terminal-cryptids-sign-coins = монеты
terminal-cryptids-sign-xp = опыт
terminal-cryptids-sign-initiative = двигает помощника
terminal-cryptids-sign-points = репутация сейчас
terminal-cryptids-sign-match = подходит вашему контракту
terminal-cryptids-sign-reserve = живёт в заповеднике
terminal-cryptids-sign-given = отдан по заявке
terminal-cryptids-sign-loose = ставка не на карточке
terminal-cryptids-sign-used = применённый навык
terminal-cryptids-sign-start = стартовое место в заповеднике
terminal-cryptids-sign-fence = забор: за ним ничего не кладут
terminal-cryptids-sign-hare = спрятанный жетон Вольпертингера
terminal-cryptids-sign-poacher = браконьер
terminal-cryptids-sign-asked = ждём ответа
terminal-cryptids-sign-steer = двигают и поворачивают тайл, пока он не лёг; j и k идут по списку
