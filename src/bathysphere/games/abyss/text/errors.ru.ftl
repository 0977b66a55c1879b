### Complaints of Abyss; in English the game says them itself (refusals.py).

error-pay_races =
    Платите Союзниками { $wanted ->
        [one] ровно { $wanted } расы
        [few] ровно { $wanted } рас
       *[many] ровно { $wanted } рас
    }, а выбрано рас: { $number }.
error-pay_must = Среди потраченных Союзников должна быть раса из большого круга.
error-pay_value =
    Не хватает { $missing ->
        [one] { $missing } жемчужины
        [few] { $missing } жемчужин
       *[many] { $missing } жемчужин
    }, а у вас { $pearls }.
error-keys_exact = Потратьте ровно три одиночных ключа или одного Лорда с тремя; сейчас выбрано: { $number }.
