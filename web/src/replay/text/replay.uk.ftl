### The replay of a game, and a look back during play. The same ids stand in replay.en.ftl, replay.ru.ftl and replay.uk.ftl.

replay-title = Перегляд гри
# $game: its name
replay-title-of = Перегляд гри: { $game }
replay-loading = Підіймаємо гру з дна…
replay-retry = Спробувати ще раз
replay-to-table = До столу

## Whose eyes

replay-eyes = Чиїми очима
replay-eyes-all = Усі руки відкриті
replay-eyes-spectator = Глядач
# $name: the player whose hand it is
replay-hand-of = Рука: { $name }

## The moment

replay-board = Поле й руки
replay-controls = Керування переглядом
replay-scrubber = Момент гри
replay-deal = Роздача
# $at: the number of the moment, $total: how many there are
replay-at = { $at } із { $total }
# $name: who answered, $label: the answer
replay-answered = { $name }: { $label }
# $name: who answered; what, the viewer may not know
replay-answered-hidden = { $name } відповідає
replay-first = На початок
replay-last = У кінець
replay-previous = Крок назад
replay-next = Крок уперед
replay-previous-turn = Попередній хід
replay-next-turn = Наступний хід
replay-play = Дивитися
replay-pause = Пауза
replay-speed = Швидкість
replay-speed-times = ×{ $times }
replay-said = Сказано в цей момент
replay-said-nothing = Усі мовчать.
replay-log = Журнал
replay-log-empty = До цього моменту ще нічого не сталося.
replay-keys = Стрілки вліво й управо — за відповідями, угору й униз — за ходами, пробіл — пауза.

## What can be done with it

replay-actions = Дії з грою
replay-copy = Посилання на цей момент
replay-export = Завантажити запис гри
replay-verify = Перевірити чесність роздачі
replay-branch = Грати звідси з ботами
replay-branch-text = Відкриється новий стіл саме з цього моменту. Решту місць займуть боти.
# $at: the number of the moment, $total: how many there are, $said: what led to it
replay-branch-at = Момент { $at } із { $total }: { $said }
# $names: who has to answer at that moment
replay-branch-next = Далі відповідають: { $names }
replay-branch-earlier = В обраний момент хтось уже відповів потай, тож стіл відкриється з моменту перед цими відповідями.
replay-branch-name = Ваше ім’я
replay-branch-seat = За кого грати
replay-branch-start = Сісти за стіл
replay-cancel = Скасувати
replay-branch-over = Гру тут уже закінчено: відступіть хоча б на крок.

## A look back during play

replay-past = Минуле: момент { $at }
replay-back-to-now = Повернутися до гри
