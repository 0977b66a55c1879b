### Words that every table needs, whatever the game and wherever it is shown.
### The same ids stand in common.en.ftl, common.ru.ftl and common.uk.ftl.
### A game's own words lie in games/<game>/text (ask-*, do-*, event-*, points-* and the names of its components).
### An interface keeps what only it says in a `text` folder of its own, under ids that begin with its name
### (terminal-*), and passes its package to Words.

## People, bots, languages

# A seat whose player gave no name; $number counts from 1.
player = Игрок { $number }
person = Человек
bot-random = Бот наугад
bot-thoughtful = Вдумчивый бот
language-ru = Русский
language-uk = Українська
language-en = English

## The course of a table

seats =
    { $number ->
        [one] { $number } место
        [few] { $number } места
       *[many] { $number } мест
    }
your-turn = Решать вам
# $names: all who are asked now, as a list
waiting = Ждём ответа: { $names }
sealed = Ответ принят и сработает, когда ответят все.
picks = Выбрано: { $number }
confirm = Подтвердить
withdraw = Забрать ответ
step-back = Вернуть ход
step-back-refused = Вернуть ход нельзя: что-то уже открылось или сделал выбор кто-то другой.
saved = Партия сохранена: { $path }
resumed =
    Партия продолжается, уже дано { $number ->
        [one] { $number } ответ
        [few] { $number } ответа
       *[many] { $number } ответов
    }.

## Whether something is so, on a board that is made for no game in particular

flag-yes = да
flag-no = нет

## The end

game-over = Партия окончена.
winner = Победа: { $names }
shared-win = Общая победа: { $names }
points-total = Всего
points-word =
    { $number ->
        [one] { $number } очко
        [few] { $number } очка
       *[many] { $number } очков
    }
