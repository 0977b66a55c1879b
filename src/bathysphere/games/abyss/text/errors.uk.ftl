### Complaints of Abyss; in English the game says them itself (refusals.py).

error-pay_races =
    Платіть Союзниками { $wanted ->
        [one] рівно { $wanted } раси
        [few] рівно { $wanted } рас
       *[many] рівно { $wanted } рас
    }, а обрано рас: { $number }.
error-pay_must = Серед витрачених Союзників має бути раса з великого кола.
error-pay_value =
    Бракує { $missing ->
        [one] { $missing } перлини
        [few] { $missing } перлин
       *[many] { $missing } перлин
    }, а ви маєте { $pearls }.
error-keys_exact = Витратьте рівно три поодинокі ключі або одного Лорда з трьома; зараз обрано: { $number }.
