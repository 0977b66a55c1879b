### Complaints of The Thing; in English the game says them itself (refusals.py).

error-thing_deck_kind = Колоду нельзя составлять картой { $kind }; подойдёт любая, кроме «Нечто» и «Заражение!».
error-thing_deck_copies = Копий карты { $kind } может быть от 0 до { $most }, а не { $number }.
error-thing_deck_small = На { $players } игроков для раздачи нужно карт: { $wanted }, а в этой колоде их { $number }.
error-thing_first = Место { $seat } не может начинать: игроков только { $players }.
