### Words on the components of Unfathomable: terms, names, texts; the mythos cards are in mythos.*.ftl.
### The same ids stand in cards.en.ftl, cards.ru.ftl and cards.uk.ftl; "_" of an id in the tables is "-" here.
### Names follow docs/rules/unfathomable.md, its glossary. Texts stay under 150 characters; −1 and 1–4 have the long signs.

game-unfathomable = Непостижимое

## Terms

term-action = действие
term-special-action = особое действие
term-ability = свойство
term-feat = подвиг
term-reveal = саморазоблачение
term-reveal-ability = свойство при саморазоблачении
term-skill = навык
term-skill-card = карта навыка
term-skill-set = набор навыков
term-check = проверка навыков
term-target = целевое число
term-total = итоговое число
term-supporting = положительный
term-opposing = отрицательный
term-pass = успех
term-partly = частичный успех
term-fail = провал
term-or = или
term-chaos = колода хаоса
term-mythos = карта мифа
term-personal = персональная карта мифа
term-crisis = кризис
term-choice = кризис с выбором
term-combined = выбор или проверка
term-item = вещь
term-starting-item = стартовая вещь
term-spell = заклинание
term-waypoint = путевая точка
term-distance = расстояние
term-damage = повреждение
term-repair = ремонт
term-passenger = пассажир
term-risk = рискнуть пассажиром
term-rescue = спасти пассажира
term-attack = атака
term-defeated = побеждённый
term-enemy = враг
term-monster = монстр
term-monarch = монарх
term-deep-one = глубоководный
term-father-dagon = Отец Дагон
term-mother-hydra = Матерь Гидра
term-loyalty = карта роли
term-traitor = предатель
term-revealed-traitor = разоблачённый предатель
term-title = звание
term-succession = порядок передачи звания
term-character = персонаж
term-current-player = текущий игрок
term-turn = ход
term-awakening = фаза пробуждения
term-resource = ресурс
term-roll = бросок
term-reroll = переброс
term-modifier = модификатор
term-hand = рука
term-hand-limit = предел руки
term-play-area = игровая зона
term-supply = запас
term-deck = колода
term-discard = стопка сброса
term-space = область
term-adjacent = смежный
term-water-space = водная область
term-deck-space = наружная область
term-interior-space = внутренняя область
term-bow = передняя часть поля
term-stern = задняя часть поля
term-once-per-turn = 1 раз за ход
term-once-per-game = 1 раз за игру

## Sides and roles

side-humans = Люди
side-deep-ones = Глубоководные
role-human = Человек
role-human-text = Доведите судно до порта: пройдите расстояние 12 и прибудьте ещё раз. Но хватит 1 карты предателя, чтобы им стали и вы.
role-hybrid = Гибрид
role-hybrid-text = Погубите судно: ресурс на 0, 6 повреждённых помещений или нехватка глубоководных. Саморазоблачение — это действие.
role-cultist = Культист
role-cultist-text = Погубите судно, но не раньше срока: вы победите с глубоководными, только если пройдено хотя бы 12. Саморазоблачение — это действие.

## Titles

title-captain = Капитан
title-captain-text = По прибытии посмотрите 2 верхние путевые точки: 1 разыграйте, другую — под низ колоды. Многие кризисы решаете вы.
title-keeper = Хранитель фолианта
title-keeper-text = Действие, 1 раз за ход: посмотрите 2 верхних заклинания, 1 разыграйте и уберите из игры, другое — под низ колоды.

## Steps of a turn

step-skills = Получение навыков
step-actions = Действия
step-mythos = Миф
step-discard = Сброс

## Resources

dial-fuel = Топливо
dial-food = Припасы
dial-sanity = Рассудок
dial-souls = Души

## Skills and the moments of their cards

skill-influence = Общение
skill-lore = Знания
skill-observation = Внимание
skill-strength = Сила
skill-will = Воля
skill-treachery = Коварство
timing-action = Действие
timing-before-cards = Перед добавлением карт в проверку
timing-before-roll = Перед броском
timing-after-roll = После броска атаки
timing-defeat = Когда вас должны победить
timing-after-total = Когда известно итоговое число
timing-action-step-start = В начале вашего этапа действий

## Icons

icon-deep-ones = Глубоководные
icon-deep-ones-text = Активируются все глубоководные вне пучины. Если таких нет, 2 появляются в пучине.
icon-father-dagon = Отец Дагон
icon-father-dagon-text = 2 глубоководных выходят на палубу рядом с ним, сам он плывёт на 1 область к носу. Если он в пучине, 2 появляются там.
icon-mother-hydra = Матерь Гидра
icon-mother-hydra-text = Она повреждает ближайшее помещение и плывёт на 1 область к носу. Если она в пучине, там появляются 2 глубоководных.
icon-travel = Путешествие
icon-travel-text = Жетон путешествия — на 1 деление вперёд; монстров в воде сносит к корме.
icon-ritual = Ритуал
icon-ritual-text = Жетон ритуала — на 1 деление вперёд.
icon-choice = Выбор трека
icon-choice-text = Текущий игрок двигает любой из двух жетонов на 1 деление вперёд; если он в карцере, выбирает капитан.

## Tracks

track-travel = Трек путешествия
track-travel-start = Старт
track-travel-slow-ahead = Малый вперёд
track-travel-half-ahead = Средний вперёд
track-travel-full-speed-ahead = Полный вперёд
track-travel-arrive = Прибытие
track-ritual = Трек ритуала
track-ritual-start = Старт
track-ritual-incantation-1 = Первое воззвание
track-ritual-incantation-2 = Второе воззвание
track-ritual-incantation-3 = Третье воззвание
track-ritual-cast = Изгнание

## Spaces

space-water1 = Вода 1
space-water2 = Вода 2
space-water3 = Вода 3
space-water4 = Вода 4
space-water5 = Вода 5
space-water6 = Вода 6
space-water7 = Вода 7
space-water8 = Вода 8
space-deck1 = Палуба 1
space-deck2 = Палуба 2
space-deck3 = Палуба 3
space-deck4 = Палуба 4
space-deck5 = Палуба 5
space-deck6 = Палуба 6
space-deck7 = Палуба 7
space-deck8 = Палуба 8
space-bridge = Мостик
space-bridge-text = Действие: рискните 1 пассажиром и посмотрите 2 верхние карты мифа или путевых точек: 1 наверх, 1 вниз колоды.
space-chapel = Часовня
space-chapel-text = Действие: ритуал −1; или сбросьте 1 карту знаний: бросок + её значение 6 или меньше — рассудок −1; затем ритуал +1.
space-captains-cabin = Каюта капитана
space-captains-cabin-text = Действие: выберите другого человека. Проверка 8, общение + внимание. Успех: он отправляется в карцер.
space-cargo-hold = Грузовой отсек
space-cargo-hold-text = Действие: посмотрите 2 верхние вещи, 1 возьмите, другую — под низ колоды.
space-galley = Камбуз
space-galley-text = Действие: возьмите 1–5 карт любых навыков, кроме коварства; если больше 1, бросок меньше их числа — припасы −1.
space-boiler-room = Машинное отделение
space-boiler-room-text = Действие: сбросьте 1 карту силы: бросок + её значение 6 или меньше — топливо −1; затем путешествие +1.
space-sick-bay = Лазарет
space-sick-bay-text = Кто начинает ход здесь, получает только 1 карту навыка.
space-brig = Карцер
space-brig-text = Действие: проверка 8, знания + сила. Успех: перейдите в любую область судна, кроме карцера и лазарета.
space-the-deep = Пучина
space-the-deep-text = Если активация размещает здесь глубоководных и их 4 или больше, бросок: они всплывают в выпавшей области у носа.

## Passengers

passenger-blank = Без потерь
passenger-soul = 1 душа
passenger-two-souls = 2 души
passenger-soul-and-sanity = 1 душа и 1 рассудок

## Characters

character-keilani = Кейлани Татупу
character-keilani-calling = капитан
character-arjun = Арджун Сингх
character-arjun-calling = старший помощник
character-svetlana = Светлана Гедройц
character-svetlana-calling = судовой хирург
character-jeanne = Жанна Лафарж
character-jeanne-calling = судовой механик
character-jamie = Джейми Снелл
character-jamie-calling = начальник охраны
character-william = Уильям Боулет
character-william-calling = ученик
character-beatrice = Беатрис Шарп
character-beatrice-calling = математик
character-ishmael = Измаил Марш
character-ishmael-calling = изгнанник
character-edmund = Эдмунд Мэллори
character-edmund-calling = приносящий несчастье
character-samira = Самира Дуале
character-samira-calling = безбилетница

## Abilities of the sheets

ability-experienced = Опыт
ability-experienced-text = Когда известно итоговое число проверки, можете добавить к ней 1 карту с руки. 1 раз за проверку; не в карцере.
ability-deck-chief = Главный на палубе
ability-deck-chief-text = Действие: перейдите в любую наружную область, потом выполните 1 действие. 1 раз за ход.
ability-healing-words = Целебные слова
ability-healing-words-text = Когда любого персонажа должны победить, можете сбросить 1 карту знаний и предотвратить это.
ability-jury-rigger = Мастер на все руки
ability-jury-rigger-text = После любого действия машинного отделения можете повредить судно за путешествие +1. 1 раз за такое действие; не в карцере.
ability-quick-draw = Быстрая рука
ability-quick-draw-text = Действие: примените действие своего оружия, потом выполните 1 действие. 1 раз за ход.
ability-occult-training = Оккультная выучка
ability-occult-training-text = Действие: посмотрите верхнее заклинание, оставьте его или положите под низ, потом 1 действие. 1 раз за ход; не в карцере.
ability-predictive-analytics = Точный расчёт
ability-predictive-analytics-text = На своём этапе мифа посмотрите 2 верхние карты вместо 1: одну разыграйте, другую — под низ. Не в карцере.
ability-first-oath-of-dagon = Первая клятва Дагону
ability-first-oath-of-dagon-text = Действие: сбросьте 1 карту знаний, выберите монарха. Бросок + её значение 7+ — он уходит в пучину; иначе можете сдвинуть его на 1 область.
ability-fortunate-son = Баловень судьбы
ability-fortunate-son-text = После любого броска можете сбросить 1 карту навыка и перебросить кубик, и так сколько угодно раз. Не в карцере.
ability-scavenger = Добытчица
ability-scavenger-text = Действие, если вещей не больше 4: возьмите 1 вещь, потом можете отдать 1 свою человеку рядом. 1 раз за ход; не в карцере.

## Feats

ability-unconventional-leader = Свой подход
ability-unconventional-leader-text = Когда выбор в кризисе за вами, не выбирайте ничего: вместо этого отнимите 1 у ресурса на свой выбор.
ability-self-sacrifice = Самопожертвование
ability-self-sacrifice-text = Перед добавлением карт в проверку мифа вы побеждены; затем сами выберите её исход, проверки не будет.
ability-medical-intervention = Неотложная помощь
ability-medical-intervention-text = Когда персонажа или пассажира должны победить, предотвратите это. Не в карцере.
ability-full-steam-ahead = На всех парах
ability-full-steam-ahead-text = Действие, в машинном отделении: топливо −1, путешествие +2.
ability-arrest-order = Приказ об аресте
ability-arrest-order-text = Действие: отправьте другого персонажа из своей области в карцер.
ability-quick-cast = Скорое заклятие
ability-quick-cast-text = Действие хранителя фолианта: разыграйте верхнее заклинание, потом выполните 1 действие.
ability-perfect-number = Совершенное число
ability-perfect-number-text = Когда кто угодно должен бросить кубик, поставьте его нужной гранью. Не в карцере.
ability-deep-one-ancestry = Кровь глубоководных
ability-deep-one-ancestry-text = Действие: посмотрите все карты роли другого человека.
ability-uncanny-fortune = Жуткое везение
ability-uncanny-fortune-text = Когда взята карта мифа, сбросьте её до розыгрыша и возьмите другую.
ability-well-equipped = Во всеоружии
ability-well-equipped-text = Когда известно итоговое число, увеличьте или уменьшите его не более чем на число своих вещей. Не в карцере.

## Abilities when revealed

ability-break-morale = Сломить дух
ability-break-morale-text = Рассудок −1.
ability-off-course = Сбить с курса
ability-off-course-text = Жетон путешествия возвращается на старт.
ability-conduct-malpractice = Преступная халатность
ability-conduct-malpractice-text = Победите 1 пассажира на палубе на свой выбор или 1 случайного из запаса.
ability-sabotage = Диверсия
ability-sabotage-text = Повредите неповреждённую внутреннюю область на свой выбор.
ability-rain-fire = Шквал огня
ability-rain-fire-text = Победите всех людей и всех пассажиров в своей области.
ability-disrupt-ritual = Срыв ритуала
ability-disrupt-ritual-text = Передвиньте жетон ритуала вперёд или назад не более чем на 2 деления.
ability-divide-and-conquer = Разделяй и властвуй
ability-divide-and-conquer-text = Разместите по 1 глубоководному в 4 разных водных областях на свой выбор.
ability-second-oath = Вторая клятва
ability-second-oath-text = Активируйте каждого глубоководного в своей области.
ability-spread-misfortune = Череда несчастий
ability-spread-misfortune-text = Возьмите карту мифа и разыграйте только её кризис; выбираете вы, а проверка считается проваленной.
ability-pickpocket = Карманная кража
ability-pickpocket-text = Заберите 1 вещь на свой выбор у человека в своей области.

## Abilities of skill cards

ability-coordinated-effort = Совместные усилия
ability-coordinated-effort-text = Действие: выберите другого персонажа, он сейчас же выполняет 1 действие.
ability-nothing-to-hide = Нечего скрывать
ability-nothing-to-hide-text = До добавления карт: в эту проверку игроки кладут карты открыто. Карты хаоса остаются закрытыми.
ability-inspiring-speech = Пламенная речь
ability-inspiring-speech-text = Действие: бросьте кубик. На 3–8 рассудок +1, на 1–2 рассудок −1.
ability-shrivelling = Иссушение
ability-shrivelling-text = Действие: выберите врага где угодно, кроме пучины, и бросьте кубик, +2 против глубоководного. На 6+ он побеждён.
ability-lesser-banishment = Малое изгнание
ability-lesser-banishment-text = Действие: выберите область и передвиньте всех глубоководных из неё в одну смежную.
ability-forced-learning = Учёба поневоле
ability-forced-learning-text = До добавления карт: выберите навык, кроме коварства. В этой проверке он положительный.
ability-watch-and-learn = Смотри и учись
ability-watch-and-learn-text = Действие: возьмите 2 карты любых навыков, кроме коварства.
ability-keen-insight = Прозорливость
ability-keen-insight-text = Перед любым броском: +2 или −2 к нему.
ability-preparation = Подготовка
ability-preparation-text = До добавления карт: карты хаоса в эту проверку не попадают.
ability-combat-training = Боевая выучка
ability-combat-training-text = После любого броска атаки: перебросьте кубик.
ability-rampage = Ярость
ability-rampage-text = Действие: атакуйте до 4 раз или до 3 раз примените действие одного своего оружия.
ability-shrug-it-off = Пустяки
ability-shrug-it-off-text = Когда вас должны победить: предотвратите это.
ability-persistence = Упорство
ability-persistence-text = Действие: сбросьте 1–5 других карт и возьмите столько же одного навыка, кроме коварства.
ability-determination = Решимость
ability-determination-text = Когда известно итоговое число проверки: +2 или −2 к нему.
ability-true-grit = Стойкость
ability-true-grit-text = Действие: выполните 2 действия. Не больше 1 такой карты за ход.
ability-reinforcements = Подкрепление
ability-reinforcements-text = Действие: разместите 1 глубоководного в пучине. Если там их 4 или больше, все монстры пучины — в любую водную область.
ability-call-to-action = Призыв
ability-call-to-action-text = Действие: активируйте всех глубоководных в своей области или 1 где угодно вне пучины.
ability-siren-song = Песнь сирены
ability-siren-song-text = Действие: рискните 1 пассажиром.
ability-ransack = Грабёж
ability-ransack-text = В начале этапа действий: в часовне рассудок −1, на камбузе припасы −1, в машинном отделении топливо −1. Этап окончен.
ability-perform-rites = Тёмный обряд
ability-perform-rites-text = В начале этапа действий: активируйте Отца Дагона и Матерь Гидру в любом порядке. Этап окончен.

## Traits of items

trait-weapon = Оружие
trait-improvement = Улучшение
trait-tool = Инструмент
trait-medicine = Лекарства
trait-relic = Реликвия
trait-tome = Книга
trait-companion = Спутник
trait-explosive = Взрывчатка
trait-clothing = Одежда

## Items

item-speaking-trumpet = Рупор
item-speaking-trumpet-text = Действие: спасите всех пассажиров в своей и смежных областях.
item-six-shooter = Шестизарядный револьвер
item-six-shooter-text = Действие: атакуйте врага в своей области, +2.
item-travel-pharmacy = Походная аптечка
item-travel-pharmacy-text = Когда пассажира в вашей или смежной области должны победить: припасы −1 или уберите эту вещь, чтобы его спасти.
item-tool-kit = Ящик с инструментами
item-tool-kit-text = Действие: отремонтируйте свою область, не сбрасывая карт. Врагов в ней быть не должно.
item-repeating-rifle = Магазинная винтовка
item-repeating-rifle-text = Действие: атакуйте врага в смежной области, +1.
item-elder-sign-amulet = Амулет со Знаком Древних
item-elder-sign-amulet-text = Разыграв «Иссушение» или «Малое изгнание», можете разыграть его ещё раз. 1 раз за карту.
item-almanac = Альманах
item-almanac-text = Перед любым броском: сбросьте 1 карту внимания и прибавьте её значение. 1 раз за бросок.
item-book-of-dagon = Книга Дагона
item-book-of-dagon-text = Действие: всех глубоководных из своей области передвиньте в одну смежную, потом 1 действие. 1 раз за ход.
item-lucky-ring = «Счастливое» кольцо
item-lucky-ring-text = Когда известно итоговое число: +2. При успехе потом 2 карты коварства — в колоду хаоса. 1 раз за проверку.
item-starbuck = Старбек
item-starbuck-text = Действие: атакуйте врага в своей области, потом 1 действие; 1 раз за ход. Когда вас должны победить: уберите из игры кота, и этого не будет.
item-pocket-pistol = Карманный пистолет
item-pocket-pistol-text = Действие: атакуйте врага в своей области; можете 1 раз перебросить кубик.
item-fine-clothes = Изысканный наряд
item-fine-clothes-text = +1 общение в вашем наборе навыков.
item-mystical-text = Мистический текст
item-mystical-text-text = +1 знания в вашем наборе навыков.
item-binoculars = Бинокль
item-binoculars-text = +1 внимание в вашем наборе навыков.
item-medicine-ball = Набивной мяч
item-medicine-ball-text = +1 сила в вашем наборе навыков.
item-treasured-memento = Памятная вещица
item-treasured-memento-text = +1 воля в вашем наборе навыков.
item-jam-tin-grenade = Граната из банки
item-jam-tin-grenade-text = Действие: уберите её и выберите смежную область: все глубоководные, персонажи и пассажиры там побеждены, помещение повреждено.
item-kitchen-knife = Кухонный нож
item-kitchen-knife-text = Ваши обычные атаки получают +1.
item-plimsolls = Парусиновые туфли
item-plimsolls-text = Действие: перейдите в смежную область судна, потом выполните 1 действие. 1 раз за ход.
item-shotgun = Дробовик
item-shotgun-text = Действие: атакуйте врага в своей области, +1 за каждого врага в ней.

## Spells

spell-alchemical-transmutation = Алхимическое превращение
spell-alchemical-transmutation-text = Припасы −1, топливо +2.
spell-astral-travel = Астральное путешествие
spell-astral-travel-text = Выберите область: любых персонажей и глубоководных из неё — в любые области судна. Бросок: на 1–4 рассудок −1.
spell-call-down-the-storm = Призвать бурю
spell-call-down-the-storm-text = Победите всех глубоководных в воде. Бросок: меньше их числа — повредите судно.
spell-call-friends = Зов друзей
spell-call-friends-text = Спасите любых пассажиров. Бросок: меньше их числа — активируйте глубоководных.
spell-cloud-memory = Помутнение памяти
spell-cloud-memory-text = Рассудок +1; каждый человек сбрасывает 1 карту.
spell-conjuration = Сотворение
spell-conjuration-text = Посмотрите 5 верхних вещей, 1 возьмите, прочие замешайте обратно. Бросок: на 1–4 рассудок −1.
spell-dark-pact = Тёмный договор
spell-dark-pact-text = Любой ресурс +1; 4 карты коварства — в колоду хаоса.
spell-feed-the-mind = Пища для ума
spell-feed-the-mind-text = Припасы −1, рассудок +2.
spell-flesh-ward = Защита плоти
spell-flesh-ward-text = Отдайте карту любому игроку. Его следующее поражение предотвращено, карта уходит из игры. Тогда бросок: на 1–4 рассудок −1.
spell-foresee = Предвидение
spell-foresee-text = Посмотрите 4 верхние карты мифа или путевых точек: 1 наверх, прочие вниз. Бросок: на 1–4 рассудок −1.
spell-greater-banishment-a = Великое изгнание
spell-greater-banishment-a-text = Ритуал +2. Бросок: на 1–4 рассудок −1.
spell-greater-banishment-b = Великое изгнание
spell-greater-banishment-b-text = Ритуал +2. Бросок: на 1–4 рассудок −1.
spell-heal = Исцеление
spell-heal-text = Люди из лазарета переходят, куда хотят, на судне; прочие берут по 1 карте своего набора. Бросок: на 1–4 рассудок −1.
spell-lure-monster = Приманить чудовище
spell-lure-monster-text = Оба монарха уходят в пучину. Бросок: на 1–4 рассудок −1.
spell-plague-of-locusts = Нашествие саранчи
spell-plague-of-locusts-text = Бросьте кубик и победите столько же глубоководных вне пучины; на 5–8 припасы −1.
spell-raise-the-dead = Воскрешение
spell-raise-the-dead-text = Рассудок −1, души +2.
spell-revelation-of-script = Откровение письмён
spell-revelation-of-script-text = Оставьте себе. Когда известно итоговое число: уберите её и добавьте верх колоды любого навыка. Бросок не больше значения — рассудок −1.
spell-summon-fire = Призыв огня
spell-summon-fire-text = Путешествие +1. Бросок: на 6–8 ещё путешествие +1 и повредите судно.
spell-summon-the-beast-within = Пробудить внутреннего зверя
spell-summon-the-beast-within-text = Можете перейти в любую область судна. Победите там всех врагов. Бросок меньше их числа: все люди и пассажиры там побеждены.
spell-voice-of-ra = Голос Ра
spell-voice-of-ra-text = Каждый человек берёт 1 карту любого навыка, кроме коварства. Бросок: на 1–4 каждый человек сбрасывает 1 карту.

## Waypoints; the fuel of a longer way is part of the text

waypoint-abandoned-depot = Заброшенный склад
waypoint-abandoned-depot-text = Можете рискнуть 3 пассажирами и бросить кубик: на 5–8 топливо +2.
waypoint-deserted-island = Необитаемый остров
waypoint-deserted-island-text = Можете рискнуть 1 пассажиром и бросить кубик: на 5–8 припасы +1.
waypoint-hurricane = Ураган
waypoint-hurricane-text = Выберите: топливо −1 или повредите судно 2 раза.
waypoint-iceberg = Айсберг
waypoint-iceberg-text = Можете бросить кубик: на 5–8 припасы +1, на 1–4 повредите судно.
waypoint-reef = Риф
waypoint-reef-text = Бросок: на 1–4 повредите судно.
waypoint-shipwreck-survivors = Жертвы кораблекрушения
waypoint-shipwreck-survivors-text = Можете рискнуть 1 пассажиром и бросить кубик: на 5–8 души +1.
waypoint-wrecked-ship = Разбитое судно
waypoint-wrecked-ship-text = Можете рискнуть 1 пассажиром и бросить кубик: на 5–8 топливо +1.
waypoint-deep-one-city = Город глубоководных
waypoint-deep-one-city-text = Топливо −1. Разместите 5 глубоководных в пучине. Бросок: все монстры пучины — в выпавшую область у носа.
waypoint-fog-bank = Полоса тумана
waypoint-fog-bank-text = Топливо −1. Бросок: на 1–4 карта уходит из игры, вместо неё разыграйте верхнюю путевую точку с её ценой.
waypoint-maelstrom = Водоворот
waypoint-maelstrom-text = Топливо −1. Выберите: ещё топливо −1 или повредите судно 2 раза.
waypoint-rainstorm = Ливень
waypoint-rainstorm-text = Топливо −1. Можете рискнуть 1 пассажиром и бросить кубик: на 5–8 припасы +1.
waypoint-rogue-wave = Волна-убийца
waypoint-rogue-wave-text = Топливо −1. Глубоководных с палубы смывает в смежную воду; все пассажиры на палубе побеждены.
waypoint-rolling-seas = Бортовая качка
waypoint-rolling-seas-text = Топливо −1. 1 пассажир на палубе, на ваш выбор, побеждён.
waypoint-sea-smoke = Морская дымка
waypoint-sea-smoke-text = Топливо −1. Разместите по 1 глубоководному в каждой водной области.
waypoint-seaweed-patch = Заросли водорослей
waypoint-seaweed-patch-text = Топливо −1. Выберите: рискните 2 пассажирами или повредите судно.
waypoint-smooth-sailing = Спокойное плавание
waypoint-smooth-sailing-text = Топливо −1, припасы −1.
waypoint-calm-waters = Тихие воды
waypoint-calm-waters-text = Топливо −2, припасы −1.
waypoint-deep-one-ambush = Засада глубоководных
waypoint-deep-one-ambush-text = Топливо −2. Разместите по 1 глубоководному в каждой наружной области.
waypoint-rough-water = Неспокойные воды
waypoint-rough-water-text = Топливо −2, рассудок −1.
waypoint-stormy-seas = Шторм
waypoint-stormy-seas-text = Топливо −2. Повредите судно.

## Damage

damage-structural-damage-influence = Повреждение корпуса
damage-structural-damage-influence-text = Все люди здесь побеждены. Ремонт: сбросьте карты общения на 3 или больше.
damage-structural-damage-lore = Повреждение корпуса
damage-structural-damage-lore-text = Все люди здесь побеждены. Ремонт: сбросьте карты знаний на 3 или больше.
damage-structural-damage-observation = Повреждение корпуса
damage-structural-damage-observation-text = Все люди здесь побеждены. Ремонт: сбросьте карты внимания на 3 или больше.
damage-structural-damage-strength = Повреждение корпуса
damage-structural-damage-strength-text = Все люди здесь побеждены. Ремонт: сбросьте карты силы на 3 или больше.
damage-structural-damage-will = Повреждение корпуса
damage-structural-damage-will-text = Все люди здесь побеждены. Ремонт: сбросьте карты воли на 3 или больше.
damage-structural-damage-any = Повреждение корпуса
damage-structural-damage-any-text = Все люди здесь побеждены. Ремонт: сбросьте любые карты на 5 или больше.
damage-fuel-leak = Отсыревший уголь
damage-fuel-leak-text = Топливо −1. Карта уходит из игры.
damage-flooded-food-stores = Затопленная кладовая
damage-flooded-food-stores-text = Припасы −1. Карта уходит из игры.
damage-fleeing-passengers = Бегущие пассажиры
damage-fleeing-passengers-text = Рискните 1 пассажиром. Карта — под низ колоды; возьмите следующую карту повреждения.

## Table options

option-unfathomable-no_cultist = Без культиста
option-unfathomable-no_cultist-text = Вчетвером и вшестером культиста заменяет ещё одна карта человека, а счётчики начинают ниже.
option-unfathomable-difficulty = Сложность
option-unfathomable-difficulty-text = Откуда начинают четыре счётчика: как в книге, на два выше или на два ниже.
option-unfathomable-difficulty-standard = Обычная
option-unfathomable-difficulty-easier_for_humans = Легче людям
option-unfathomable-difficulty-easier_for_traitors = Легче предателям
option-unfathomable-first_game = Первый рейс
option-unfathomable-first_game-text = Команда для новичков, по пять карт в начале, без культиста, а роли — только когда каждый сходит по разу.
