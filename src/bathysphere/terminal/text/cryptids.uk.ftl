### What the terminal says at a table of Cryptids. The same ids stand in cryptids.en.ftl, .ru.ftl and .uk.ftl.
### Names of players, cards and places come ready and are never inflected.

## Header

terminal-cryptids-round = раунд { $number }
terminal-cryptids-phase-setup = підготовка
terminal-cryptids-phase-field = криптозоологи
terminal-cryptids-phase-office = помічники
# $number: how many rounds come after this one
terminal-cryptids-final =
    { $number ->
        [0] останній раунд
       *[other] попереду останній раунд
    }

## The map

terminal-cryptids-map = Карта

## Open cards

terminal-cryptids-display = Відкриті криптиди
# $decks: levels with the number of cards left
terminal-cryptids-decks = колоди: { $decks }
terminal-cryptids-steps =
    { $number ->
        [one] { $number } крок
        [few] { $number } кроки
       *[other] { $number } кроків
    }
terminal-cryptids-here = тут
terminal-cryptids-chance = { $chance }%
# $best: with luck and second chances
terminal-cryptids-chances = { $chance }–{ $best }%
terminal-cryptids-attempt = По сліду: { $card }
terminal-cryptids-by-dice = вирішать кубики
terminal-cryptids-rolled = Випало:

## The reserve

terminal-cryptids-reserve = Заповідник
terminal-cryptids-built = забудову завершено
terminal-cryptids-stacks = Лишилося тайлів:
terminal-cryptids-closed = закрито
terminal-cryptids-my-tiles = Ваші тайли:
terminal-cryptids-laying = Заповідник: стрілки рухають, x і z повертають

## Assistants

terminal-cryptids-track = Ініціатива
terminal-cryptids-office = Ринок і папери
terminal-cryptids-market = Ринок:
terminal-cryptids-dice = Кубики:
terminal-cryptids-shared = Спільний контракт:
terminal-cryptids-requests = Заявки:
terminal-cryptids-bag = у мішечку: { $number }
terminal-cryptids-bonus = бонусні чутки: { $number }
terminal-cryptids-beside = поруч:

## Players

terminal-cryptids-players = Гравці
terminal-cryptids-own = Ваш планшет
terminal-cryptids-skill-price = (досвід: { $number })
terminal-cryptids-skill-always = (завжди)
terminal-cryptids-skill-ready = (доступна)
terminal-cryptids-skill-used = (застосована)
terminal-cryptids-evidence = Докази:
terminal-cryptids-contracts = Контракти:
# $cover: what hides them
terminal-cryptids-covered = { $number } { $cover } r покаже

## The poacher

terminal-cryptids-poacher = { $sign } Браконьєр
terminal-cryptids-poacher-deck = карток лишилося: { $number }
terminal-cryptids-poacher-holds = Має:
terminal-cryptids-captives = Спіймано: { $number } з { $most }
# Followed by the contracts with their numbers
terminal-cryptids-captives-of = За контрактами:
terminal-cryptids-caught = Спіймав:
terminal-cryptids-poacher-card = Картка браконьєра
terminal-cryptids-poacher-acts = Робить:
terminal-cryptids-poacher-prey = Полює:
terminal-cryptids-poacher-above = Вище вас:
terminal-cryptids-poacher-below = Нижче вас:
# $number: pieces of evidence that he holds
terminal-cryptids-poacher-row = При { $number }:
terminal-cryptids-poacher-zones = Сторони за порядком: { $zones }
terminal-cryptids-poacher-terrain = Місцевість для нього: { $habitat }

## Enlarged

terminal-cryptids-needs = Потрібно:
terminal-cryptids-home = Живе:
terminal-cryptids-worth = Репутація:
terminal-cryptids-reputation = { $found } за знахідку, { $relocated } у заповіднику
terminal-cryptids-lies = Тайл кладуть:
terminal-cryptids-finder = Хто знайшов:
terminal-cryptids-tracked = Де шукати:
terminal-cryptids-bids = Ставки:
terminal-cryptids-outlook = Для вас:
terminal-cryptids-tracked-here = Тут шукають:
terminal-cryptids-hidden = тут щось сховано
terminal-cryptids-stands = Зараз тут:
terminal-cryptids-leads = Шляхи ведуть сюди:
terminal-cryptids-price = Ціна:
terminal-cryptids-needed-by = Потрібно для:
terminal-cryptids-contract-shared = Спільний контракт: рахується в усіх
terminal-cryptids-contract-personal = Особистий контракт
terminal-cryptids-so-far = Поки що:
terminal-cryptids-fitting = Відповідних знахідок: { $number } з 2
terminal-cryptids-skills = Навички:
terminal-cryptids-found = Знахідки:
terminal-cryptids-granted = Заявка:
terminal-cryptids-standing = Репутація зараз:
terminal-cryptids-uncertain = Особисті контракти не враховано.

## Rows of the list that hold many options

terminal-group-back = назад

## Keys

terminal-hint-contract = контракт
terminal-hint-contract-help = показати свої контракти або прикрити їх
terminal-hint-bid = ставка
terminal-hint-bid-help = покласти вільну ставку в чужий хід
terminal-hint-why = чому ні
terminal-hint-why-help = чому чогось немає у списку
terminal-why = Чому ні?
terminal-why-nothing = Тут ніщо не заважає.

## Signs

terminal-cryptids-sign-seat = гравець, за місцями: на мапі, на треку, у заповіднику
terminal-cryptids-sign-open = відкрита картка, за місцем у списку
terminal-cryptids-sign-coins = монети
terminal-cryptids-sign-xp = досвід
terminal-cryptids-sign-initiative = рухає помічника
terminal-cryptids-sign-points = репутація зараз
terminal-cryptids-sign-match = підходить до вашого контракту
terminal-cryptids-sign-reserve = живе в заповіднику
terminal-cryptids-sign-given = віддано за заявкою
terminal-cryptids-sign-loose = ставка, що не лежить на картці
terminal-cryptids-sign-used = застосована навичка
terminal-cryptids-sign-start = стартове місце в заповіднику
terminal-cryptids-sign-fence = паркан: за ним нічого не кладуть
terminal-cryptids-sign-hare = схований жетон Вольпертингера
terminal-cryptids-sign-poacher = браконьєр
terminal-cryptids-sign-asked = чекаємо на відповідь
terminal-cryptids-sign-steer = рухають і повертають тайл, доки він не ліг; j і k ідуть списком
