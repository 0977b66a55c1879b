### Що кажуть корабель і його прилади. Ті самі ідентифікатори стоять у board.en.ftl, board.ru.ftl і board.uk.ftl.

## Корабель

board-ship = Пароплав «Атлантика» згори, ніс угорі
board-ship-name = АТЛАНТИКА
board-space = { $space }: { $what }
board-die = кубик { $numbers }
board-deep-ones = { $number ->
    [one] { $number } глибоководний
    [few] { $number } глибоководні
   *[other] { $number } глибоководних
}
board-passengers = { $number ->
    [one] { $number } пасажир, долілиць
    [few] { $number } пасажири, долілиць
   *[other] { $number } пасажирів, долілиць
}
board-person = { $name }, персонаж: { $character }
board-has-turn = зараз ходить
board-damaged = пошкоджено, ремонт: { $skill } { $value }+
board-damaged-any = пошкоджено, ремонт: будь-які навички { $value }+
board-empty = нікого

## Прилади

board-dials = Ресурси
board-dial = { $dial }: { $value } з 10
board-dial-low = { $dial }: { $value } з 10, закінчується
board-low = мало
board-track = { $track }: { $place }, крок { $step } з { $last }
board-route = Маршрут
board-distance = Пройдено { $distance } з { $goal }
board-leg = { $name }, відстань { $distance }
board-no-legs = Курсів ще немає
board-awakening-ahead = Пробудження на { $distance }
board-awake = Пробудження настало
board-port = Бостон
board-supply = Запас
board-deep-ones-left = Глибоководних у коробці: { $number }
board-deep-ones-short = Глибоководних у коробці: { $number }, закінчуються
board-passengers-left = Пасажирів у запасі: { $number }
board-titles = Титули
board-title-of = { $title }: { $name }
board-nobody = ніхто
