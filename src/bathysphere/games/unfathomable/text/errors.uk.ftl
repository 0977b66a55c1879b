### Complaints of Unfathomable; in English the game says them itself (refusals.py).

error-cards_worth = Разом ці карти дають { $number }, а треба щонайменше { $least }.
error-item_given_twice = Один предмет можна віддати лише одному гравцеві.
error-no_cultist_seats = Без культиста грають учотирьох або вшістьох, а за цим столом місць: { $seats }.
