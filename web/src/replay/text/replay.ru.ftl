### The replay of a game, and a look back during play. The same ids stand in replay.en.ftl, replay.ru.ftl and replay.uk.ftl.

replay-title = Просмотр партии
# $game: its name
replay-title-of = Просмотр партии: { $game }
replay-loading = Поднимаем партию со дна…
replay-retry = Попробовать ещё раз
replay-to-table = К столу

## Whose eyes

replay-eyes = Чьими глазами
replay-eyes-all = Все руки открыты
replay-eyes-spectator = Зритель
# $name: the player whose hand it is
replay-hand-of = Рука: { $name }

## The moment

replay-board = Доска и руки
replay-controls = Управление просмотром
replay-scrubber = Момент партии
replay-deal = Раздача
# $at: the number of the moment, $total: how many there are
replay-at = { $at } из { $total }
# $name: who answered, $label: the answer
replay-answered = { $name }: { $label }
# $name: who answered; what, the viewer may not know
replay-answered-hidden = { $name } отвечает
replay-first = В начало
replay-last = В конец
replay-previous = Шаг назад
replay-next = Шаг вперёд
replay-previous-turn = Предыдущий ход
replay-next-turn = Следующий ход
replay-play = Смотреть
replay-pause = Пауза
replay-speed = Скорость
replay-speed-times = ×{ $times }
replay-said = Сказано в этот момент
replay-said-nothing = Все молчат.
replay-log = Журнал
replay-log-empty = К этому моменту ещё ничего не случилось.
replay-keys = Стрелки влево и вправо — по ответам, вверх и вниз — по ходам, пробел — пауза.

## What can be done with it

replay-actions = Действия с партией
replay-copy = Ссылка на этот момент
replay-export = Скачать запись партии
replay-verify = Проверить честность раздачи
replay-branch = Играть отсюда с ботами
replay-branch-text = Откроется новый стол с этого самого момента. Остальные места займут боты.
# $at: the number of the moment, $total: how many there are, $said: what led to it
replay-branch-at = Момент { $at } из { $total }: { $said }
# $names: who has to answer at that moment
replay-branch-next = Дальше отвечают: { $names }
replay-branch-earlier = В выбранный момент кто-то уже ответил втайне, поэтому стол откроется с момента перед этими ответами.
replay-branch-name = Ваше имя
replay-branch-seat = За кого играть
replay-branch-start = Сесть за стол
replay-cancel = Отмена
replay-branch-over = Партия здесь уже окончена: отступите хотя бы на шаг.

## A look back during play

replay-past = Прошлое: момент { $at }
replay-back-to-now = Вернуться в игру
