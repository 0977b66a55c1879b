### Words of the terminal itself: panels, keys, help, saving, the end.
### The same ids stand in terminal.en.ftl, terminal.ru.ftl and terminal.uk.ftl.

## Players

terminal-name-1 = Немо
terminal-name-2 = Аронакс
terminal-name-3 = Консель
terminal-name-4 = Нед Ленд
terminal-name-5 = Фаррагут
terminal-name-6 = Сайрес
terminal-name-7 = Пенкроф
terminal-name-8 = Герберт
terminal-name-9 = Айртон
terminal-name-10 = Спилет
terminal-name-11 = Наб
terminal-name-12 = Паганель
terminal-you = вы

## Header

terminal-turn = Ход: { $name }
terminal-last-round =
    Последний круг: { $turns ->
        [0] это последний ход
        [one] ещё { $turns } ход
        [few] ещё { $turns } хода
       *[many] ещё { $turns } ходов
    }
terminal-not-over = Игра ещё не окончена.
terminal-speed-slow = боты: медленно
terminal-speed-calm = боты: спокойно
terminal-speed-brisk = боты: быстро
terminal-speed-instant = боты: мгновенно

## Panels

terminal-depths = Глубины и Угроза
terminal-deck = Колода
terminal-discard = Сброс
terminal-supply = жетонов в запасе
terminal-court = Двор
terminal-lord-deck = в колоде Лордов { $number }
terminal-council = Консул
terminal-locations = Доступные локации
terminal-pile = в стопке { $number }
terminal-none = нет
terminal-hand = Моя рука ({ $number })
terminal-my-tokens = Мои жетоны Чудовищ:
terminal-log = Журнал
terminal-pearls =
    { $count ->
        [one] жемчужина
        [few] жемчужины
       *[many] жемчужин
    }
terminal-keys =
    { $count ->
        [one] ключ
        [few] ключа
       *[many] ключей
    }
terminal-cards =
    { $count ->
        [one] карта
        [few] карты
       *[many] карт
    }
terminal-companions = Компаньоны

## An enlarged card

terminal-card-points = Влияние
terminal-card-keys = Ключи
terminal-card-price = Цена
terminal-card-price-now = Цена для вас сейчас
terminal-card-races =
    Оплата: ровно { $number ->
        [one] { $number } раса
        [few] { $number } разные расы
       *[many] { $number } разных рас
    }
terminal-card-worth = Сейчас принесла бы столько ({ $name }):
terminal-card-rules = Правила: { $rules }
terminal-card-hint = ← → другие карты ({ $number } из { $whole }) · Esc назад
terminal-where-court = Лежит во Дворе.
terminal-where-available = Пока ничья.
terminal-where-free = Свободный Лорд, владелец — { $name }.
terminal-where-turned = Свободный Лорд, повёрнут Убийцей; владелец — { $name }.
terminal-where-covered = Владелец — { $name }; лежит под локацией: { $location }.
terminal-where-controlled = Под контролем: { $name }.

## Signs

terminal-sign-pearl = жемчужина
terminal-sign-key = ключ
terminal-sign-points = очки влияния
terminal-sign-monster = Чудовище, жетон Чудовища
terminal-sign-arrow = действует один раз, по прибытии
terminal-sign-lasting = действует, пока Лорд свободен
terminal-sign-none = нет способности
terminal-sign-any = любая другая раса в цене; число в скобках — напечатанная цена
terminal-sign-turned = повёрнут Убийцей: в счёт идут только очки
terminal-sign-location = локация и сколько она стоит на этот момент

## Talk, and what is done unasked

# A line of the log: what somebody says
terminal-said = { $name }: «{ $what }»
terminal-talk = Разговор
terminal-talk-back = Esc — шаг назад
# Phrases that several games have
terminal-talk-accuse = Обвинить…
terminal-talk-clear = Поручиться…
terminal-talk-reply = Ответить…
terminal-not-now = Сейчас этого сделать нельзя.
terminal-sure-no = Нет, ещё рано

## Picks

terminal-pay-value = значение { $value } из { $price }
terminal-pay-races = рас { $number } из { $wanted }
terminal-pay-pearls = нужно жемчужин { $number }, у вас { $pearls }
terminal-cannot-add = Это добавить нельзя: правильного ответа с этой картой уже не получится.

## Notices

terminal-stepped-back = Один ответ взят назад.

## The end

terminal-scores = Итоги
terminal-tie-break = При равенстве решают:
terminal-tie-pearls = оставшиеся жемчужины
terminal-tie-lord = сильнейший Лорд
terminal-menu-scores = Итоги партии
terminal-menu-new = Новая игра
terminal-menu-quit = Выход
terminal-menu-look = Осмотреть стол

## Replay

terminal-answer = Ответ { $number } из { $whole }
terminal-next = Сейчас отвечает { $name }
terminal-next-answer = { $name } отвечает: { $answer }
terminal-record-ends = Здесь запись обрывается: партия не доиграна.
terminal-eyes = смотрит { $name }
terminal-eyes-spectator = смотрит зритель

## Keys

terminal-help = Справка
terminal-close = Esc закрывает
terminal-key-arrows = ↑ ↓
terminal-key-arrows-help = по вариантам ответа
terminal-key-enter = Enter
terminal-key-enter-help = взять вариант; подтвердить выбранное
terminal-key-space = Пробел
terminal-key-space-help = выбрать карту или вернуть её
terminal-key-digits = 1 … 9, 0
terminal-key-digits-help = вариант с этим номером
terminal-key-escape = Esc
terminal-key-escape-help = отменить всё выбранное
terminal-key-tab = Tab
terminal-key-tab-help = к картам на столе: стрелки ведут, Enter увеличивает
terminal-key-pages = PgUp PgDn
terminal-key-pages-help = прокрутить стол
terminal-hint-back = назад
terminal-hint-back-help = шаг назад, пока ничего нового не открылось
terminal-hint-talk = сказать
terminal-hint-talk-help = сказать что-нибудь за столом: боты слушают и отвечают
terminal-hint-announce = объявить
terminal-hint-announce-help = если вы Нечто: объявить, что людей не осталось
terminal-hint-interject = вмешаться
terminal-hint-interject-help = сделать то, что игра позволяет и без вопроса
terminal-unused = не использовано: { $things }
terminal-hint-secret = роль
terminal-hint-secret-help = показать роли, которые вы знаете, или прикрыть их
terminal-hint-card = карта
terminal-hint-card-help = увеличить карту: полный текст и правила
terminal-hint-page = лист
terminal-hint-page-help = на узком экране: стол, игроки, журнал
terminal-hint-speed = темп
terminal-hint-speed-help = сколько держится на экране ход бота
terminal-hint-language = язык
terminal-hint-language-help = русский, украинский, английский
terminal-hint-save = сохранить
terminal-hint-save-help = сохранить сейчас (каждый ответ и так сохраняется)
terminal-hint-quit = выход
terminal-hint-quit-help = сохранить и выйти
terminal-hint-help = справка
terminal-hint-help-help = эта страница
terminal-hint-step = шаг
terminal-hint-step-help = на ответ вперёд или назад; Home и End — в начало и в конец
terminal-hint-jump = прыжок
terminal-hint-jump-help = на десять ответов вперёд или назад
terminal-hint-eyes = глаза
terminal-hint-eyes-help = смотреть глазами следующего места
terminal-hint-close = закрыть
terminal-hint-close-help = закрыть запись
