### Words on the components of Unfathomable: terms and names; what they do is in effects.*.ftl and mythos.*.ftl.
### The same ids stand in cards.en.ftl, cards.ru.ftl and cards.uk.ftl; "_" of an id in the tables is "-" here.
### Names follow docs/rules/unfathomable.md, its glossary.

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
role-hybrid = Гибрид
role-cultist = Культист

## Titles

title-captain = Капитан
title-keeper = Хранитель фолианта

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
timing-defeat = Когда вам грозит поражение
timing-after-total = Когда известно итоговое число
timing-action-step-start = В начале вашего этапа действий

## Icons

icon-deep-ones = Глубоководные
icon-father-dagon = Отец Дагон
icon-mother-hydra = Матерь Гидра
icon-travel = Путешествие
icon-ritual = Ритуал
icon-choice = Выбор трека

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
space-chapel = Часовня
space-captains-cabin = Каюта капитана
space-cargo-hold = Грузовой отсек
space-galley = Камбуз
space-boiler-room = Машинное отделение
space-sick-bay = Лазарет
space-brig = Карцер
space-the-deep = Пучина

## Passengers

passenger-blank = ресурсы не убывают
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
character-william = Уильям Боулег
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
ability-deck-chief = Главный на палубе
ability-healing-words = Целебные слова
ability-jury-rigger = Мастер на все руки
ability-quick-draw = Быстрая рука
ability-occult-training = Оккультная выучка
ability-predictive-analytics = Точный расчёт
ability-first-oath-of-dagon = Первая клятва Дагону
ability-fortunate-son = Баловень судьбы
ability-scavenger = Добытчица

## Feats

ability-unconventional-leader = Свой подход
ability-self-sacrifice = Самопожертвование
ability-medical-intervention = Неотложная помощь
ability-full-steam-ahead = На всех парах
ability-arrest-order = Приказ об аресте
ability-quick-cast = Скорое заклятие
ability-perfect-number = Совершенное число
ability-deep-one-ancestry = Кровь глубоководных
ability-uncanny-fortune = Жуткое везение
ability-well-equipped = Во всеоружии

## Abilities when revealed

ability-break-morale = Сломить дух
ability-off-course = Сбить с курса
ability-conduct-malpractice = Преступная халатность
ability-sabotage = Диверсия
ability-rain-fire = Шквал огня
ability-disrupt-ritual = Срыв ритуала
ability-divide-and-conquer = Разделяй и властвуй
ability-second-oath = Вторая клятва
ability-spread-misfortune = Череда несчастий
ability-pickpocket = Карманная кража

## Abilities of skill cards

ability-coordinated-effort = Совместные усилия
ability-nothing-to-hide = Нечего скрывать
ability-inspiring-speech = Пламенная речь
ability-shrivelling = Иссушение
ability-lesser-banishment = Малое изгнание
ability-forced-learning = Учёба поневоле
ability-watch-and-learn = Смотри и учись
ability-keen-insight = Прозорливость
ability-preparation = Подготовка
ability-combat-training = Боевая выучка
ability-rampage = Ярость
ability-shrug-it-off = Пустяки
ability-persistence = Упорство
ability-determination = Решимость
ability-true-grit = Стойкость
ability-reinforcements = Подкрепление
ability-call-to-action = Призыв
ability-siren-song = Песнь сирены
ability-ransack = Грабёж
ability-perform-rites = Тёмный обряд

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
item-six-shooter = Шестизарядный револьвер
item-travel-pharmacy = Походная аптечка
item-tool-kit = Ящик с инструментами
item-repeating-rifle = Магазинная винтовка
item-elder-sign-amulet = Амулет со Знаком Древних
item-almanac = Альманах
item-book-of-dagon = Книга Дагона
item-lucky-ring = «Счастливое» кольцо
item-starbuck = Старбек
item-pocket-pistol = Карманный пистолет
item-fine-clothes = Изысканный наряд
item-mystical-text = Мистический текст
item-binoculars = Бинокль
item-medicine-ball = Набивной мяч
item-treasured-memento = Памятная вещица
item-jam-tin-grenade = Граната из банки
item-kitchen-knife = Кухонный нож
item-plimsolls = Парусиновые туфли
item-shotgun = Дробовик

## Spells

spell-alchemical-transmutation = Алхимическое превращение
spell-astral-travel = Астральное путешествие
spell-call-down-the-storm = Призвать бурю
spell-call-friends = Зов друзей
spell-cloud-memory = Помутнение памяти
spell-conjuration = Сотворение
spell-dark-pact = Тёмный договор
spell-feed-the-mind = Пища для ума
spell-flesh-ward = Защита плоти
spell-foresee = Предвидение
spell-greater-banishment-a = Великое изгнание
spell-greater-banishment-b = Великое изгнание
spell-heal = Исцеление
spell-lure-monster = Приманить чудовище
spell-plague-of-locusts = Нашествие саранчи
spell-raise-the-dead = Воскрешение
spell-revelation-of-script = Откровение письмён
spell-summon-fire = Призыв огня
spell-summon-the-beast-within = Пробудить внутреннего зверя
spell-voice-of-ra = Голос Ра

## Waypoints; the fuel of a longer way is part of the text

waypoint-abandoned-depot = Заброшенный склад
waypoint-deserted-island = Необитаемый остров
waypoint-hurricane = Ураган
waypoint-iceberg = Айсберг
waypoint-reef = Риф
waypoint-shipwreck-survivors = Жертвы кораблекрушения
waypoint-wrecked-ship = Разбитое судно
waypoint-deep-one-city = Город глубоководных
waypoint-fog-bank = Полоса тумана
waypoint-maelstrom = Водоворот
waypoint-rainstorm = Ливень
waypoint-rogue-wave = Волна-убийца
waypoint-rolling-seas = Бортовая качка
waypoint-sea-smoke = Морская дымка
waypoint-seaweed-patch = Заросли водорослей
waypoint-smooth-sailing = Спокойное плавание
waypoint-calm-waters = Тихие воды
waypoint-deep-one-ambush = Засада глубоководных
waypoint-rough-water = Неспокойные воды
waypoint-stormy-seas = Шторм

## Damage

damage-structural-damage-influence = Повреждение корпуса
damage-structural-damage-lore = Повреждение корпуса
damage-structural-damage-observation = Повреждение корпуса
damage-structural-damage-strength = Повреждение корпуса
damage-structural-damage-will = Повреждение корпуса
damage-structural-damage-any = Повреждение корпуса
damage-fuel-leak = Отсыревший уголь
damage-flooded-food-stores = Затопленная кладовая
damage-fleeing-passengers = Бегущие пассажиры

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
option-unfathomable-first_seat_begins = Первым ходит первое место
option-unfathomable-first_seat_begins-text = Для новичка, которого учат: начинает игрок на первом месте, а не тот, кого выберет случай.

## Mythos cards

mythos-accusation = Обвинение
mythos-adrift-fishing-boat = Рыбацкая лодка
mythos-barricade-the-hatches = Задраить люки
mythos-bucket-brigade = Живая цепь
mythos-class-struggle = Классовая борьба
mythos-coal-bunker-fire = Пожар в угольной яме
mythos-collision-course = Опасный курс
mythos-coordinated-assault = Согласованный удар
mythos-criminal-activity = Преступный промысел
mythos-damaged-evaporator = Поломка опреснителя
mythos-deep-one-feint = Ложная атака
mythos-deep-one-swarm = Полчище глубоководных
mythos-dinghy-launch = Спуск шлюпки
mythos-disturbing-dreams = Тревожные сны
mythos-eot-failure = Отказ машинного телеграфа
mythos-fear-of-the-unknown = Страх неведомого
mythos-firemen-strike = Бунт кочегаров
mythos-flooding-compartment = Затопленный отсек
mythos-food-rationing = Введение пайков
mythos-food-stores-raid = Голодный бунт
mythos-horrific-visions = Ужасные видения
mythos-hull-leak = Течь в корпусе
mythos-hypnotic-melody = Чарующая мелодия
mythos-identity-crisis = Кто я?
mythos-improvised-fuel-source = Топливо из чего придётся
mythos-incoming-sos = Сигнал бедствия
mythos-infection = Зараза
mythos-infiltrator = Лазутчик
mythos-jail-break = Побег из карцера
mythos-just-desserts = По заслугам
mythos-kitty-litter = Кошачья возня
mythos-looming-breakdown = Машина на пределе
mythos-lure-of-yha-nthlei = Зов Й’ха-нтлеи
mythos-missing-jewelry = Пропавшие драгоценности
mythos-missing-munitions = Пропавшие боеприпасы
mythos-missing-parents = Пропавшие родители
mythos-mysterious-lifeboat = Загадочная шлюпка
mythos-on-the-offensive = В наступление
mythos-open-the-gate = Открыть врата
mythos-passenger-overboard = Человек за бортом
mythos-passenger-riot = Бунт пассажиров
mythos-poisoned-food = Отравленная еда
mythos-power-to-the-people = Власть народу
mythos-rally-the-crew = Ободрить команду
mythos-rat-infestation = Нашествие крыс
mythos-ritual-coordination = Общий обряд
mythos-ritual-support = Помощь ритуалу
mythos-sacrifice-deep-one = Жертва из глубин
mythos-sewage-backup = Прорыв сточных труб
mythos-shipboard-fire = Пожар на борту
mythos-stolen-ritual-components = Кража для ритуала
mythos-strange-vision = Странное видение
mythos-the-anarcho-individualist = Анархист-индивидуалист
mythos-the-captains-banquet = Капитанский ужин
mythos-the-fathers-favor = Милость Отца
mythos-the-mothers-wrath = Гнев Матери
mythos-too-many-bodies = Слишком много тел
mythos-transformation = Превращение
mythos-volunteer-army = Ополчение
mythos-hold-the-line = Держать строй
mythos-history-repeats = История повторяется
mythos-the-peacemaker = Миротворец
mythos-do-no-harm = Не навреди
mythos-signs-of-life = Признаки жизни
mythos-the-game-is-afoot = Охота началась
mythos-memory-of-the-deep = Память о пучине
mythos-miscalculation = Ошибка в расчётах
mythos-family-ties = Кровные узы
mythos-gift-of-the-mother = Дар Матери
mythos-ticket-please = Ваш билет?
