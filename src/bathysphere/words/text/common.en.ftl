### Words that every table needs, whatever the game and wherever it is shown.
### The same ids stand in common.en.ftl, common.ru.ftl and common.uk.ftl.
### A game's own words lie in games/<game>/text (ask-*, do-*, event-*, points-* and the names of its components).
### An interface keeps what only it says in a `text` folder of its own, under ids that begin with its name
### (terminal-*), and passes its package to Words.

## People, bots, languages

# A seat whose player gave no name; $number counts from 1.
player = Player { $number }
person = Person
bot-random = Random bot
bot-thoughtful = Thoughtful bot
language-ru = Русский
language-uk = Українська
language-en = English

## The course of a table

seats =
    { $number ->
        [one] { $number } seat
       *[other] { $number } seats
    }
your-turn = Your move
# $names: all who are asked now, as a list
waiting = Waiting for: { $names }
sealed = Your answer is in; it counts once everybody has answered.
picks = Picked: { $number }
confirm = Confirm
withdraw = Take the answer back
step-back = Take back
step-back-refused = You cannot take that back: something was revealed, or somebody else acted.
saved = The game is saved: { $path }
resumed =
    The game goes on after { $number ->
        [one] { $number } answer
       *[other] { $number } answers
    }.

## Whether something is so, on a board that is made for no game in particular

flag-yes = yes
flag-no = no

## The end

game-over = The game is over.
winner = Winner: { $names }
shared-win = Shared win: { $names }
points-total = Total
points-word =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
