### What the stage beside the ship says: cards, checks, rolls, character sheets.
### The same ids stand in stage.en.ftl, stage.ru.ftl and stage.uk.ftl.

## Cards

stage-card = { $skill } { $value }
stage-card-back = Закрытая карта
stage-cards = { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[other] { $number } карт
}
stage-face-down = Закрытое улучшение
stage-active = активно
stage-distance = Расстояние { $number }
stage-adds-skill = { $skill } +1

## The mythos card

stage-telegram = Радиограмма
stage-kind-check = Проверка навыков
stage-kind-choice = Выбор
stage-kind-combined = Выбор или проверка
stage-chooser-current = Выбирает текущий игрок
stage-chooser-captain = Выбирает капитан
stage-chooser-keeper = Выбирает хранитель фолианта
stage-chooser-person = Выбирает { $name }
stage-target = Нужно { $number }
stage-partial = Частичный успех от { $number }
stage-supporting = Положительные навыки
stage-option = Вариант { $number }
stage-instead = Вместо проверки
stage-or = или
stage-then = После кризиса
stage-kept = Пока карта остаётся
stage-happened = это и происходит

## The skill check

stage-check = Проверка навыков
stage-check-why-captains-cabin = Арест: каюта капитана
stage-check-why-brig = Выход из карцера
stage-holder = Проверку проводит: { $name }
stage-stage-criteria = До добавления карт
stage-stage-cards = Игроки добавляют карты
stage-stage-total = Карты открыты
stage-stage-settled = Решено без карт
stage-stage-over = Проверка закончена
stage-no-chaos = Без карт хаоса
stage-open-cards = Игроки добавляют карты в открытую
stage-of-them-chaos = из них хаос: { $number }
stage-pile = В стопке
stage-not-yet = ответа ещё нет
stage-givers = Кто сколько добавил
stage-gave = { $name }: { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[other] { $number } карт
}
stage-added = Вы добавили
stage-added-secret = Это видите только вы, и только пока стопку не перемешали.
stage-for = Положительные, сумма { $sum }
stage-against = Отрицательные, сумма { $sum }
stage-for-short = За
stage-against-short = Против
stage-none = нет
stage-abilities = Свойства
stage-total = Итог
stage-turning = Карты открываются: { $shown } из { $all }
stage-result-passed = Успех
stage-result-partly = Частичный успех
stage-result-failed = Провал
stage-missing = До цели не хватает: { $number }
stage-above = { $number ->
    [0] ровно столько, сколько нужно
   *[other] выше цели на { $number }
}
stage-as-it-stands = Пока что
stage-scale = Итог { $total }, цель { $target }
stage-scale-partial = Итог { $total }, цель { $target }, частичный успех от { $partial }

## The roll

stage-good-crew = Подходит для первого плавания
stage-roll = Бросок
stage-roll-why-attack = Атака
stage-roll-why-damage = Где повреждено судно
stage-roll-why-risk = Пассажир под угрозой
stage-roll-why-surge = Где они всплывут
stage-roll-why-effect = Эффект карты
stage-roll-by = Бросает: { $name }
stage-fight = Атакует { $attacker }, цель: { $target }
stage-roll-range = Решает: { $range }
# The same, where it is known what those results bring
stage-roll-means-attack = Результат { $range }: попадание
stage-roll-means-galley = Результат { $range }: припасы −1
stage-roll-means-boiler-room = Результат { $range }: топливо −1
stage-roll-means-chapel = Результат { $range }: рассудок −1
stage-roll-any = Важно само число
stage-die = На кубике: { $face }
stage-die-waits = Кубик ещё не брошен
stage-die-set = выставлено без броска
stage-modifier = Модификатор
stage-result = Результат
stage-roll-in = { $number }: в пределах
stage-roll-out = { $number }: вне пределов
stage-roll-hit = { $number }: попадание
stage-roll-miss = { $number }: промах
stage-roll-loss-galley = { $number }: припасы −1
stage-roll-loss-boiler-room = { $number }: топливо −1
stage-roll-loss-chapel = { $number }: рассудок −1
stage-roll-no-loss = { $number }: потерь нет
stage-roll-is = Результат: { $number }

## The character sheet

stage-nobody-yet = Персонаж ещё не выбран
stage-skill-set = Набор навыков
stage-skill-count = { $skill }: { $number }
stage-ability = Свойство
stage-feat = Подвиг
stage-feat-used = использован
stage-feat-ready = доступен
stage-actions-left = осталось действий: { $number }
stage-reveal = При саморазоблачении
stage-titles = Звания
stage-items = Вещи
stage-no-items = Вещей нет
stage-kept-cards = Оставленные карты
stage-wards = { spell-flesh-ward } × { $number }
stage-place = Место
stage-hand = Рука
stage-loyalty = Роль
stage-loyalty-hidden = { $number ->
    [one] { $number } закрытая карта
    [few] { $number } закрытые карты
   *[other] { $number } закрытых карт
}
stage-loyalty-revealed = Разоблачение: { $role }
stage-loyalty-known = Вы знаете: { $roles }

## My roles

stage-my-roles = { $number ->
    [1] Моя карта роли
   *[other] Мои карты роли: { $number }
}
stage-roles-hint = Удерживайте, чтобы подсмотреть, или нажмите, чтобы открыть
stage-i-am-human = { $number ->
    [1] Вы человек
   *[other] Вы всё ещё человек
}
stage-i-am-hybrid = Вы гибрид
stage-i-am-cultist = Вы культист
stage-known-human = Только вы. Остальным придётся верить вам на слово, а кто-то из них, возможно, лжёт.
stage-known-hybrid = Только вы. Об этом не знает никто, даже другой предатель.
stage-known-cultist = Только вы. Даже гибриды не знают, кто вы.

## Moments: what has just happened, for a breath over the board

moment-dial = { $by }, теперь { $value }
moment-damaged = Помещение повреждено
moment-passenger-defeated = Погиб пассажир
moment-defeated = Поражение
moment-banished = Великое изгнание
moment-awakened = Пробуждение
moment-revealed = Предатель открывает лицо
moment-spell-cast = Заклинание
moment-title-passed = Звание переходит
moment-waypoint-laid = Новая точка маршрута
moment-last-leg = Последний переход: впереди Бостон
