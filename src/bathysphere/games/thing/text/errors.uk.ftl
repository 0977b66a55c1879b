### Complaints of The Thing; in English the game says them itself (refusals.py).

error-thing_deck_small = Гравців { $players }, для роздачі треба карт: { $wanted }, а в цій колоді їх { $number }.
error-thing_deck_endless = Без вогнемета Щось має заразити всіх. Гравців { $players }, карт «Зараження!» треба щонайменше { $wanted }, а в цій колоді їх { $number }.
