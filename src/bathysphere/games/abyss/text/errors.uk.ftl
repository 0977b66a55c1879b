### Complaints of Abyss; in English the game says them itself (refusals.py).

error-pay_races =
    Платіть { $wanted ->
        [one] рівно { $wanted } расою
        [few] рівно { $wanted } різними расами
       *[many] рівно { $wanted } різними расами
    }, а обрано рас: { $number }.
error-pay_must = Серед сплачених Союзників має бути раса з великого кола.
error-pay_value =
    Бракує { $missing ->
        [one] { $missing } перлини
        [few] { $missing } перлин
       *[many] { $missing } перлин
    }, а ви маєте { $pearls }.
error-keys_exact = Витратьте рівно три поодинокі ключі або одного Лорда з трьома; зараз обрано: { $number }.
