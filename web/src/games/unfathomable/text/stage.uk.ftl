### What the stage beside the ship says: cards, checks, rolls, character sheets.
### The same ids stand in stage.en.ftl, stage.ru.ftl and stage.uk.ftl.

## Cards

stage-card = { $skill } { $value }
stage-card-back = Закрита карта
stage-cards = { $number ->
    [one] { $number } карта
    [few] { $number } карти
   *[other] { $number } карт
}
stage-face-down = Закрите вдосконалення
stage-active = активне
stage-distance = Відстань { $number }
stage-adds-skill = { $skill } +1

## The mythos card

stage-telegram = Радіограма
stage-kind-check = Перевірка вмінь
stage-kind-choice = Вибір
stage-kind-combined = Вибір або перевірка
stage-chooser-current = Вибирає поточний гравець
stage-chooser-captain = Вибирає капітан
stage-chooser-keeper = Вибирає хранитель ґримуара
stage-chooser-person = Вибирає { $name }
stage-target = Треба { $number }
stage-partial = Частковий успіх від { $number }
stage-supporting = Вміння підтримки
stage-option = Варіант { $number }
stage-instead = Замість перевірки
stage-or = або
stage-then = Після кризи
stage-kept = Поки карта лишається
stage-happened = саме це й стається

## The skill check

stage-check = Перевірка вмінь
stage-check-why-captains-cabin = Арешт: каюта капітана
stage-check-why-brig = Вихід із карцеру
stage-holder = Перевірку проводить: { $name }
stage-stage-criteria = До додавання карт
stage-stage-cards = Гравці додають карти
stage-stage-total = Карти відкрито
stage-stage-settled = Вирішено без карт
stage-stage-over = Перевірку завершено
stage-no-chaos = Без карт хаосу
stage-open-cards = Гравці додають карти горілиць
stage-of-them-chaos = з них хаос: { $number }
stage-pile = У стосі
stage-not-yet = відповіді ще немає
stage-givers = Хто скільки додав
stage-gave = { $name }: { $number ->
    [one] { $number } карта
    [few] { $number } карти
   *[other] { $number } карт
}
stage-added = Ви додали
stage-added-secret = Це бачите лише ви, і лише доки стос не перемішано.
stage-for = Підтримка, сума { $sum }
stage-against = Завади, сума { $sum }
stage-for-short = За
stage-against-short = Проти
stage-none = немає
stage-abilities = Властивості
stage-total = Результат
stage-turning = Карти відкриваються: { $shown } із { $all }
stage-result-passed = Успіх
stage-result-partly = Частковий успіх
stage-result-failed = Провал
stage-missing = До цілі бракує: { $number }
stage-above = { $number ->
    [0] рівно стільки, скільки треба
   *[other] вище цілі на { $number }
}
stage-as-it-stands = Поки що
stage-scale = Результат { $total }, ціль { $target }
stage-scale-partial = Результат { $total }, ціль { $target }, частковий успіх від { $partial }

## The roll

stage-good-crew = Підходить для першої подорожі
stage-roll = Кидок
stage-roll-why-attack = Атака
stage-roll-why-damage = Де пошкоджено корабель
stage-roll-why-risk = Пасажир під загрозою
stage-roll-why-surge = Де вони виринуть
stage-roll-why-effect = Ефект карти
stage-roll-by = Кидає: { $name }
stage-fight = Атакує { $attacker }, ціль: { $target }
stage-roll-range = Вирішує: { $range }
# The same, where it is known what those results bring
stage-roll-means-attack = Результат { $range }: влучання
stage-roll-means-galley = Результат { $range }: їжа −1
stage-roll-means-boiler-room = Результат { $range }: пальне −1
stage-roll-means-chapel = Результат { $range }: розум −1
stage-roll-any = Важить саме число
stage-die = На кістці: { $face }
stage-die-waits = Кістку ще не кинуто
stage-die-set = виставлено без кидка
stage-modifier = Модифікатор
stage-result = Результат
stage-roll-in = { $number }: у межах
stage-roll-out = { $number }: поза межами
stage-roll-hit = { $number }: влучання
stage-roll-miss = { $number }: промах
stage-roll-loss-galley = { $number }: їжа −1
stage-roll-loss-boiler-room = { $number }: пальне −1
stage-roll-loss-chapel = { $number }: розум −1
stage-roll-no-loss = { $number }: утрат немає
stage-roll-is = Результат: { $number }

## The character sheet

stage-nobody-yet = Персонажа ще не вибрано
stage-skill-set = Набір умінь
stage-skill-count = { $skill }: { $number }
stage-ability = Властивість
stage-feat = Звитяга
stage-feat-used = використано
stage-feat-ready = доступна
stage-actions-left = лишилося дій: { $number }
stage-reveal = Коли оголошуєте зраду
stage-titles = Посади
stage-items = Предмети
stage-no-items = Предметів немає
stage-kept-cards = Залишені карти
stage-wards = { spell-flesh-ward } × { $number }
stage-place = Місце
stage-hand = Рука
stage-loyalty = Лояльність
stage-loyalty-hidden = { $number ->
    [one] { $number } закрита карта
    [few] { $number } закриті карти
   *[other] { $number } закритих карт
}
stage-loyalty-revealed = Оголошено: { $role }
stage-loyalty-known = Ви знаєте: { $roles }

## My roles

stage-my-roles = { $number ->
    [1] Моя карта лояльності
   *[other] Мої карти лояльності: { $number }
}
stage-roles-hint = Утримуйте, щоб підглянути, або натисніть, щоб відкрити
stage-i-am-human = { $number ->
    [1] Ви людина
   *[other] Ви досі людина
}
stage-i-am-hybrid = Ви гібрид
stage-i-am-cultist = Ви культист
stage-known-human = Лише ви. Іншим доведеться вірити вам на слово, а хтось із них, можливо, бреше.
stage-known-hybrid = Лише ви. Про це не знає ніхто, навіть інший зрадник.
stage-known-cultist = Лише ви. Навіть гібриди не знають, хто ви.

## Moments: what has just happened, for a breath over the board

moment-dial = { $by }, тепер { $value }
moment-damaged = Приміщення пошкоджено
moment-passenger-defeated = Загинув пасажир
moment-defeated = Поразка
moment-banished = Велике вигнання
moment-awakened = Пробудження
moment-revealed = Зрадник відкриває обличчя
moment-spell-cast = Заклинання
moment-title-passed = Посада переходить
moment-waypoint-laid = Нова точка маршруту
moment-last-leg = Останній перехід: попереду Бостон
