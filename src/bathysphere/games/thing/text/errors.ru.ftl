### Complaints of The Thing; in English the game says them itself (refusals.py).

error-thing_deck_small = Игроков { $players }, для раздачи нужно карт: { $wanted }, а в этой колоде их { $number }.
error-thing_deck_endless = Без огнемёта Нечто должно заразить всех. Игроков { $players }, карт «Заражение!» нужно не меньше { $wanted }, а в этой колоде их { $number }.
