### Что говорят корабль и его приборы. Одни и те же идентификаторы стоят в board.en.ftl, board.ru.ftl и board.uk.ftl.

## Корабль

board-ship = Пароход «Атлантика» сверху, нос наверху
board-ship-name = АТЛАНТИКА
board-space = { $space }: { $what }
board-die = кубик { $numbers }
board-deep-ones = { $number ->
    [one] { $number } глубоководный
    [few] { $number } глубоководных
   *[other] { $number } глубоководных
}
board-passengers = { $number ->
    [one] { $number } пассажир, лицом вниз
    [few] { $number } пассажира, лицом вниз
   *[other] { $number } пассажиров, лицом вниз
}
board-person = { $name }, персонаж: { $character }
board-has-turn = сейчас ходит
board-damaged = повреждено, ремонт: { $skill } { $value }+
board-damaged-any = повреждено, ремонт: любые навыки { $value }+
board-empty = никого

## Приборы

board-dials = Ресурсы
board-dial = { $dial }: { $value } из 10
board-dial-low = { $dial }: { $value } из 10, на исходе
board-low = мало
board-track = { $track }: { $place }, шаг { $step } из { $last }
board-route = Маршрут
board-distance = Пройдено { $distance } из { $goal }
board-leg = { $name }, расстояние { $distance }
board-no-legs = Путевых точек пока нет
board-awakening-ahead = Пробуждение на { $distance }
board-awake = Пробуждение наступило
board-port = Бостон
board-supply = Запас
board-deep-ones-left = Глубоководных в коробке: { $number }
board-deep-ones-short = Глубоководных в коробке: { $number }, на исходе
board-passengers-left = Пассажиров в запасе: { $number }
board-titles = Должности
board-title-of = { $title }: { $name }
board-nobody = никто
