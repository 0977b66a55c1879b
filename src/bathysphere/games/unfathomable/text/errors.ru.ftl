### Complaints of Unfathomable; in English the game says them itself (refusals.py).

error-cards_worth = Вместе эти карты дают { $number }, а нужно хотя бы { $least }.
error-item_given_twice = Одну вещь можно отдать только одному игроку.
error-no_cultist_seats = Без культиста играют вчетвером или вшестером, а за этим столом мест: { $seats }.
