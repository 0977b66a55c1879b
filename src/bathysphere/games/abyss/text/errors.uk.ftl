### Complaints of Abyss; in English the game says them itself (refusals.py).

error-pay_races =
    Потрібно рівно { $wanted ->
        [one] { $wanted } раса
        [few] { $wanted } різні раси
       *[many] { $wanted } різних рас
    }, а тут їх { $number }.
error-pay_must = Серед сплачених Союзників має бути раса з великого кола.
error-pay_value =
    Бракує { $missing ->
        [one] { $missing } перлини
        [few] { $missing } перлин
       *[many] { $missing } перлин
    }, а ви маєте { $pearls }.
error-keys_exact = Витратьте рівно три поодинокі ключі або одного Лорда з трьома; зараз обрано { $number }.
