### Words that every table needs, whatever the game and wherever it is shown.
### The same ids stand in common.en.ftl, common.ru.ftl and common.uk.ftl.
### A game's own words lie in games/<game>/text (ask-*, do-*, event-*, points-* and the names of its components).
### An interface keeps what only it says in a `text` folder of its own, under ids that begin with its name
### (terminal-*), and passes its package to Words.

## People, bots, languages

# A seat whose player gave no name; $number counts from 1.
player = Гравець { $number }
person = Людина
bot-random = Бот навмання
bot-thoughtful = Вдумливий бот
language-ru = Русский
language-uk = Українська
language-en = English

## The course of a table

seats =
    { $number ->
        [one] { $number } місце
        [few] { $number } місця
       *[many] { $number } місць
    }
your-turn = Вирішувати вам
# $names: all who are asked now, as a list
waiting = Чекаємо на відповідь: { $names }
sealed = Відповідь прийнято, вона подіє, щойно відповідять усі.
picks = Обрано: { $number }
confirm = Підтвердити
withdraw = Забрати відповідь
step-back = Повернути хід
step-back-refused = Повернути хід не можна: щось уже відкрилося або вибір зробив хтось інший.
saved = Гру збережено: { $path }
resumed =
    Гра триває далі, уже дано { $number ->
        [one] { $number } відповідь
        [few] { $number } відповіді
       *[many] { $number } відповідей
    }.

## Whether something is so, on a board that is made for no game in particular

flag-yes = так
flag-no = ні

## The end

game-over = Гру завершено.
winner = Перемога: { $names }
shared-win = Спільна перемога: { $names }
points-total = Разом
points-word =
    { $number ->
        [one] { $number } очко
        [few] { $number } очки
       *[many] { $number } очок
    }
