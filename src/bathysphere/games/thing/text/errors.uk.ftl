### Complaints of The Thing; in English the game says them itself (refusals.py).

error-thing_deck_kind = Колоду не можна складати картою { $kind }; годиться будь-яка, крім «Щось» і «Зараження!».
error-thing_deck_copies = Копій карти { $kind } може бути від 0 до { $most }, а не { $number }.
error-thing_deck_small = На { $players } гравців для роздачі треба карт: { $wanted }, а в цій колоді їх { $number }.
error-thing_first = Місце { $seat } не може починати: гравців лише { $players }.
