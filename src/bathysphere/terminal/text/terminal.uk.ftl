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
terminal-name-10 = Спілет
terminal-name-11 = Наб
terminal-name-12 = Паганель
terminal-you = ви

## Header

terminal-turn = Хід: { $name }
terminal-last-round =
    Останнє коло: { $turns ->
        [0] це останній хід
        [one] ще { $turns } хід
        [few] ще { $turns } ходи
       *[many] ще { $turns } ходів
    }
terminal-not-over = Гру ще не закінчено.
terminal-speed-slow = боти: повільно
terminal-speed-calm = боти: спокійно
terminal-speed-brisk = боти: швидко
terminal-speed-instant = боти: миттєво

## Panels

terminal-depths = Глибини та Загроза
terminal-deck = Колода
terminal-discard = Скид
terminal-supply = жетонів у запасі
terminal-court = Двір
terminal-lord-deck = у колоді Лордів { $number }
terminal-council = Консул
terminal-locations = Доступні локації
terminal-pile = у стосі { $number }
terminal-none = немає
terminal-hand = Моя рука ({ $number })
terminal-my-tokens = Мої жетони Чудовиськ:
terminal-log = Журнал
terminal-pearls =
    { $count ->
        [one] перлина
        [few] перлини
       *[many] перлин
    }
terminal-keys =
    { $count ->
        [one] ключ
        [few] ключі
       *[many] ключів
    }
terminal-cards =
    { $count ->
        [one] карта
        [few] карти
       *[many] карт
    }
terminal-companions = Компаньйони

## An enlarged card

terminal-card-points = Вплив
terminal-card-keys = Ключі
terminal-card-price = Ціна
terminal-card-price-now = Ціна для вас зараз
terminal-card-races =
    Оплата: рівно { $number ->
        [one] { $number } раса
        [few] { $number } різні раси
       *[many] { $number } різних рас
    }
terminal-card-worth = Зараз принесла б стільки ({ $name }):
terminal-card-rules = Правила: { $rules }
terminal-card-hint = ← → інші карти ({ $number } з { $whole }) · Esc назад
terminal-where-court = Лежить у Дворі.
terminal-where-available = Поки що нічия.
terminal-where-free = Вільний Лорд, власник — { $name }.
terminal-where-turned = Вільний Лорд, повернутий Убивцею; власник — { $name }.
terminal-where-covered = Власник — { $name }; лежить під локацією: { $location }.
terminal-where-controlled = Під контролем: { $name }.

## Signs

terminal-sign-pearl = перлина
terminal-sign-key = ключ
terminal-sign-points = очки впливу
terminal-sign-monster = Чудовисько, жетон Чудовиська
terminal-sign-arrow = діє один раз, коли прибуває
terminal-sign-lasting = діє, поки Лорд вільний
terminal-sign-none = немає здібності
terminal-sign-any = будь-яка інша раса в ціні; число в дужках — надрукована ціна
terminal-sign-turned = повернутий Убивцею: рахуються лише очки
terminal-sign-location = локація та скільки вона варта на цю мить

## Talk, and what is done unasked

# A line of the log: what somebody says
terminal-said = { $name }: «{ $what }»
terminal-talk = Розмова
terminal-talk-back = Esc — крок назад
# Phrases that several games have
terminal-talk-accuse = Звинуватити…
terminal-talk-clear = Поручитися…
terminal-talk-reply = Відповісти…
terminal-not-now = Зараз цього зробити не можна.
terminal-sure-no = Ні, ще рано

## Picks

terminal-pay-value = значення { $value } з { $price }
terminal-pay-races = рас { $number } з { $wanted }
terminal-pay-pearls = треба перлин { $number }, у вас { $pearls }
terminal-cannot-add = Цього додати не можна: правильної відповіді з цією картою вже не вийде.

## Notices

terminal-stepped-back = Одну відповідь узято назад.

## The end

terminal-scores = Підсумки
terminal-tie-break = За рівності вирішують:
terminal-tie-pearls = перлини, що лишилися
terminal-tie-lord = найсильніший Лорд
terminal-menu-scores = Підсумки партії
terminal-menu-new = Нова гра
terminal-menu-quit = Вихід
terminal-menu-look = Оглянути стіл

## Replay

terminal-answer = Відповідь { $number } з { $whole }
terminal-next = Зараз відповідає { $name }
terminal-next-answer = { $name } відповідає: { $answer }
terminal-record-ends = Тут запис уривається: партію не дограно.
terminal-eyes = дивиться { $name }
terminal-eyes-spectator = дивиться глядач

## Keys

terminal-help = Довідка
terminal-close = Esc закриває
terminal-key-arrows = ↑ ↓
terminal-key-arrows-help = варіантами відповіді
terminal-key-enter = Enter
terminal-key-enter-help = узяти варіант; підтвердити вибране
terminal-key-space = Пробіл
terminal-key-space-help = вибрати карту або повернути її
terminal-key-digits = 1 … 9, 0
terminal-key-digits-help = варіант із цим номером
terminal-key-escape = Esc
terminal-key-escape-help = скасувати все вибране
terminal-key-tab = Tab
terminal-key-tab-help = до карт на столі: стрілки ведуть, Enter збільшує
terminal-key-pages = PgUp PgDn
terminal-key-pages-help = прокрутити стіл
terminal-hint-back = назад
terminal-hint-back-help = крок назад, поки нічого нового не відкрилося
terminal-hint-talk = сказати
terminal-hint-talk-help = сказати щось за столом: боти слухають і відповідають
terminal-hint-announce = оголосити
terminal-hint-announce-help = якщо ви Щось: оголосити, що людей не лишилося
terminal-hint-interject = втрутитися
terminal-hint-interject-help = зробити те, що гра дозволяє й без запитання
terminal-unused = не використано: { $things }
terminal-hint-secret = роль
terminal-hint-secret-help = показати ролі, які ви знаєте, або прикрити їх
terminal-hint-card = карта
terminal-hint-card-help = збільшити карту: повний текст і правила
terminal-hint-page = аркуш
terminal-hint-page-help = на вузькому екрані: стіл, гравці, журнал
terminal-hint-speed = темп
terminal-hint-speed-help = скільки тримається на екрані хід бота
terminal-hint-language = мова
terminal-hint-language-help = російська, українська, англійська
terminal-hint-save = зберегти
terminal-hint-save-help = зберегти зараз (кожна відповідь і так зберігається)
terminal-hint-quit = вихід
terminal-hint-quit-help = зберегти й вийти
terminal-hint-help = довідка
terminal-hint-help-help = ця сторінка
terminal-hint-step = крок
terminal-hint-step-help = на відповідь уперед чи назад; Home і End — на початок і в кінець
terminal-hint-jump = стрибок
terminal-hint-jump-help = на десять відповідей уперед чи назад
terminal-hint-eyes = очі
terminal-hint-eyes-help = дивитися очима наступного місця
terminal-hint-close = закрити
terminal-hint-close-help = закрити запис
