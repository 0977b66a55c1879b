### Words on the components of Unfathomable: terms and names; what they do is in effects.*.ftl and mythos.*.ftl.
### The same ids stand in cards.en.ftl, cards.ru.ftl and cards.uk.ftl; "_" of an id in the tables is "-" here.
### Names follow docs/rules/unfathomable.md, its glossary.

game-unfathomable = Незбагненне

## Terms

term-action = дія
term-special-action = властивість «Дія»
term-ability = властивість
term-feat = звитяга
term-reveal = оголошення своєї зради
term-reveal-ability = властивість «Коли оголошуєте зраду»
term-skill = уміння
term-skill-card = карта вміння
term-skill-set = набір умінь
term-check = перевірка вмінь
term-target = цільове значення
term-total = результат
term-supporting = підтримки
term-opposing = завади
term-pass = успіх
term-partly = частковий успіх
term-fail = провал
term-or = або
term-chaos = колода хаосу
term-mythos = карта міту
term-personal = персональна карта міту
term-crisis = криза
term-choice = вибір
term-combined = вибір або перевірка
term-item = предмет
term-starting-item = стартовий предмет
term-spell = заклинання
term-waypoint = карта курсу
term-distance = відстань
term-damage = пошкодження
term-repair = ремонт
term-passenger = пасажир
term-risk = ризикнути пасажиром
term-rescue = врятувати пасажира
term-attack = атака
term-defeated = переможений
term-enemy = ворог
term-monster = монстр
term-monarch = монарх
term-deep-one = глибоководний
term-father-dagon = Батько Дагон
term-mother-hydra = Мати Гідра
term-loyalty = карта лояльності
term-traitor = зрадник
term-revealed-traitor = відкритий зрадник
term-title = посада
term-succession = порядок передання посади
term-character = персонаж
term-current-player = поточний гравець
term-turn = хід
term-awakening = фаза пробудження
term-resource = ресурс
term-roll = кидок
term-reroll = перекидання
term-modifier = модифікатор
term-hand = рука
term-hand-limit = ліміт руки
term-play-area = ігрова зона
term-supply = запас
term-deck = колода
term-discard = скид
term-space = зона
term-adjacent = сусідній
term-water-space = водна зона
term-deck-space = палубна зона
term-interior-space = внутрішня зона
term-bow = ніс корабля
term-stern = корма
term-once-per-turn = раз на хід
term-once-per-game = раз за гру

## Sides and roles

side-humans = Люди
side-deep-ones = Глибоководні
role-human = Людина
role-hybrid = Гібрид
role-cultist = Культист

## Titles

title-captain = Капітан
title-keeper = Хранитель ґримуара

## Steps of a turn

step-skills = Отримання вмінь
step-actions = Дії
step-mythos = Міт
step-discard = Скидання карт

## Resources

dial-fuel = Пальне
dial-food = Їжа
dial-sanity = Розум
dial-souls = Душі

## Skills and the moments of their cards

skill-influence = Вплив
skill-lore = Знання
skill-observation = Спостережливість
skill-strength = Сила
skill-will = Воля
skill-treachery = Зрада
timing-action = Дія
timing-before-cards = Перед додаванням карт до перевірки
timing-before-roll = Перед кидком
timing-after-roll = Після кидка атаки
timing-defeat = Коли вам загрожує поразка
timing-after-total = Коли відомий результат перевірки
timing-action-step-start = На початку вашого кроку дій

## Icons

icon-deep-ones = Глибоководні
icon-father-dagon = Батько Дагон
icon-mother-hydra = Мати Гідра
icon-travel = Подорож
icon-ritual = Ритуал
icon-choice = Вибір треку

## Tracks

track-travel = Трек подорожі
track-travel-start = Початок
track-travel-slow-ahead = Малий вперед
track-travel-half-ahead = Середній вперед
track-travel-full-speed-ahead = Повний вперед
track-travel-arrive = Прибуття
track-ritual = Трек ритуалу
track-ritual-start = Початок
track-ritual-incantation-1 = Перше замовляння
track-ritual-incantation-2 = Друге замовляння
track-ritual-incantation-3 = Третє замовляння
track-ritual-cast = Закляття

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
space-bridge = Місток
space-chapel = Каплиця
space-captains-cabin = Каюта капітана
space-cargo-hold = Трюм
space-galley = Камбуз
space-boiler-room = Машинне відділення
space-sick-bay = Лазарет
space-brig = Карцер
space-the-deep = Глибини

## Passengers

passenger-blank = ресурси не меншають
passenger-soul = 1 душа
passenger-two-souls = 2 душі
passenger-soul-and-sanity = 1 душа й 1 розум

## Characters

character-keilani = Кейлані Татупу
character-keilani-calling = капітанка
character-arjun = Арджан Сінгх
character-arjun-calling = старший помічник
character-svetlana = Светлана Гедройць
character-svetlana-calling = суднова хірургиня
character-jeanne = Жанна Лафарж
character-jeanne-calling = суднова механікиня
character-jamie = Джеймі Снелл
character-jamie-calling = начальник охорони
character-william = Вільям Бовлег
character-william-calling = учень
character-beatrice = Беатріс Шарп
character-beatrice-calling = математикиня
character-ishmael = Ізмаїл Марш
character-ishmael-calling = вигнанець
character-edmund = Едмунд Меллорі
character-edmund-calling = призвідець лиха
character-samira = Саміра Дуале
character-samira-calling = безбілетниця

## Abilities of the sheets

ability-experienced = Досвід
ability-deck-chief = Старший на палубі
ability-healing-words = Цілющі слова
ability-jury-rigger = Майстриня на всі руки
ability-quick-draw = Швидка рука
ability-occult-training = Окультний вишкіл
ability-predictive-analytics = Точний розрахунок
ability-first-oath-of-dagon = Перша клятва Дагонові
ability-fortunate-son = Пестун долі
ability-scavenger = Збирачка

## Feats

ability-unconventional-leader = Свій підхід
ability-self-sacrifice = Самопожертва
ability-medical-intervention = Невідкладна допомога
ability-full-steam-ahead = На всіх парах
ability-arrest-order = Наказ про арешт
ability-quick-cast = Швидке чарування
ability-perfect-number = Досконале число
ability-deep-one-ancestry = Кров глибоководних
ability-uncanny-fortune = Моторошне везіння
ability-well-equipped = У всеозброєнні

## Abilities when revealed

ability-break-morale = Зламати дух
ability-off-course = Збити з курсу
ability-conduct-malpractice = Злочинна недбалість
ability-sabotage = Диверсія
ability-rain-fire = Шквал вогню
ability-disrupt-ritual = Зрив ритуалу
ability-divide-and-conquer = Розділяй і володарюй
ability-second-oath = Друга клятва
ability-spread-misfortune = Низка нещасть
ability-pickpocket = Кишенькова крадіжка

## Abilities of skill cards

ability-coordinated-effort = Спільні зусилля
ability-nothing-to-hide = Нема чого приховувати
ability-inspiring-speech = Палка промова
ability-shrivelling = Висушування
ability-lesser-banishment = Мале вигнання
ability-forced-learning = Навчання з примусу
ability-watch-and-learn = Дивись і вчись
ability-keen-insight = Проникливість
ability-preparation = Підготовка
ability-combat-training = Бойовий вишкіл
ability-rampage = Шаленство
ability-shrug-it-off = Дрібниці
ability-persistence = Наполегливість
ability-determination = Рішучість
ability-true-grit = Стійкість
ability-reinforcements = Підкріплення
ability-call-to-action = Заклик
ability-siren-song = Пісня сирени
ability-ransack = Грабунок
ability-perform-rites = Темний обряд

## Traits of items

trait-weapon = Зброя
trait-improvement = Удосконалення
trait-tool = Знаряддя
trait-medicine = Ліки
trait-relic = Реліквія
trait-tome = Книга
trait-companion = Супутник
trait-explosive = Вибухівка
trait-clothing = Одяг

## Items

item-speaking-trumpet = Рупор
item-six-shooter = Шестизарядний револьвер
item-travel-pharmacy = Похідна аптечка
item-tool-kit = Скринька з інструментами
item-repeating-rifle = Магазинна гвинтівка
item-elder-sign-amulet = Амулет зі Знаком Давніх
item-almanac = Альманах
item-book-of-dagon = Книга Дагона
item-lucky-ring = «Щаслива» каблучка
item-starbuck = Старбак
item-pocket-pistol = Кишеньковий пістолет
item-fine-clothes = Вишукане вбрання
item-mystical-text = Містичний текст
item-binoculars = Бінокль
item-medicine-ball = Набивний м’яч
item-treasured-memento = Дорога згадка
item-jam-tin-grenade = Граната з бляшанки
item-kitchen-knife = Кухонний ніж
item-plimsolls = Парусинові черевики
item-shotgun = Дробовик

## Spells

spell-alchemical-transmutation = Алхімічне перетворення
spell-astral-travel = Астральна мандрівка
spell-call-down-the-storm = Прикликати бурю
spell-call-friends = Клич друзів
spell-cloud-memory = Затьмарення пам’яті
spell-conjuration = Сотворіння
spell-dark-pact = Темна угода
spell-feed-the-mind = Пожива для розуму
spell-flesh-ward = Оберіг плоті
spell-foresee = Передбачення
spell-greater-banishment-a = Велике вигнання
spell-greater-banishment-b = Велике вигнання
spell-heal = Зцілення
spell-lure-monster = Приманити чудовисько
spell-plague-of-locusts = Навала сарани
spell-raise-the-dead = Воскресіння
spell-revelation-of-script = Одкровення письмен
spell-summon-fire = Виклик вогню
spell-summon-the-beast-within = Збудити внутрішнього звіра
spell-voice-of-ra = Голос Ра

## Waypoints; the fuel of a longer way is part of the text

waypoint-abandoned-depot = Покинутий склад
waypoint-deserted-island = Безлюдний острів
waypoint-hurricane = Ураган
waypoint-iceberg = Айсберг
waypoint-reef = Риф
waypoint-shipwreck-survivors = Уцілілі після кораблетрощі
waypoint-wrecked-ship = Розбите судно
waypoint-deep-one-city = Місто глибоководних
waypoint-fog-bank = Смуга туману
waypoint-maelstrom = Вир
waypoint-rainstorm = Злива
waypoint-rogue-wave = Хвиля-вбивця
waypoint-rolling-seas = Хитавиця
waypoint-sea-smoke = Морський серпанок
waypoint-seaweed-patch = Зарості водоростей
waypoint-smooth-sailing = Спокійне плавання
waypoint-calm-waters = Тихі води
waypoint-deep-one-ambush = Засідка глибоководних
waypoint-rough-water = Неспокійні води
waypoint-stormy-seas = Шторм

## Damage

damage-structural-damage-influence = Пошкодження корпусу
damage-structural-damage-lore = Пошкодження корпусу
damage-structural-damage-observation = Пошкодження корпусу
damage-structural-damage-strength = Пошкодження корпусу
damage-structural-damage-will = Пошкодження корпусу
damage-structural-damage-any = Пошкодження корпусу
damage-fuel-leak = Намокле вугілля
damage-flooded-food-stores = Затоплена комора
damage-fleeing-passengers = Пасажири в паніці

## Table options

option-unfathomable-no_cultist = Без культиста
option-unfathomable-no_cultist-text = Учотирьох і вшістьох культиста замінює ще одна карта людини, а лічильники починають нижче.
option-unfathomable-difficulty = Складність
option-unfathomable-difficulty-text = Звідки починають чотири лічильники: як у книзі, на два вище чи на два нижче.
option-unfathomable-difficulty-standard = Звичайна
option-unfathomable-difficulty-easier_for_humans = Легше людям
option-unfathomable-difficulty-easier_for_traitors = Легше зрадникам
option-unfathomable-first_game = Перший рейс
option-unfathomable-first_game-text = Команда для новачків, по п’ять карт на початку, без культиста, а ролі — лише коли кожен походить по разу.
option-unfathomable-first_seat_begins = Першим ходить перше місце
option-unfathomable-first_seat_begins-text = Для новачка, якого навчають: починає гравець на першому місці, а не той, кого обере випадок.

## Mythos cards

mythos-accusation = Звинувачення
mythos-adrift-fishing-boat = Рибальський човен
mythos-barricade-the-hatches = Задраїти люки
mythos-bucket-brigade = Живий ланцюг
mythos-class-struggle = Класова боротьба
mythos-coal-bunker-fire = Пожежа у вугільній ямі
mythos-collision-course = Курс на зіткнення
mythos-coordinated-assault = Узгоджений напад
mythos-criminal-activity = Злочинний промисел
mythos-damaged-evaporator = Пошкоджений опріснювач
mythos-deep-one-feint = Оманний маневр
mythos-deep-one-swarm = Навала глибоководних
mythos-dinghy-launch = Спуск шлюпки
mythos-disturbing-dreams = Тривожні сни
mythos-eot-failure = Відмова машинного телеграфу
mythos-fear-of-the-unknown = Страх невідомого
mythos-firemen-strike = Страйк кочегарів
mythos-flooding-compartment = Затоплений відсік
mythos-food-rationing = Запровадження пайків
mythos-food-stores-raid = Голодний бунт
mythos-horrific-visions = Жахливі видіння
mythos-hull-leak = Теча в корпусі
mythos-hypnotic-melody = Чарівна мелодія
mythos-identity-crisis = Хто я?
mythos-improvised-fuel-source = Пальне з чого завгодно
mythos-incoming-sos = Сигнал лиха
mythos-infection = Зараза
mythos-infiltrator = Лазутник
mythos-jail-break = Втеча з карцеру
mythos-just-desserts = По заслузі
mythos-kitty-litter = Котячий клопіт
mythos-looming-breakdown = Машина на межі
mythos-lure-of-yha-nthlei = Поклик Й’ха-нтлеї
mythos-missing-jewelry = Зниклі коштовності
mythos-missing-munitions = Зниклі боєприпаси
mythos-missing-parents = Зниклі батьки
mythos-mysterious-lifeboat = Загадкова шлюпка
mythos-on-the-offensive = У наступ
mythos-open-the-gate = Відчинити браму
mythos-passenger-overboard = Людина за бортом
mythos-passenger-riot = Бунт пасажирів
mythos-poisoned-food = Отруєна їжа
mythos-power-to-the-people = Влада народові
mythos-rally-the-crew = Підбадьорити команду
mythos-rat-infestation = Навала щурів
mythos-ritual-coordination = Спільний обряд
mythos-ritual-support = Підтримка ритуалу
mythos-sacrifice-deep-one = Жертва з глибин
mythos-sewage-backup = Прорив стічних труб
mythos-shipboard-fire = Пожежа на борту
mythos-stolen-ritual-components = Украдене для ритуалу
mythos-strange-vision = Дивне видіння
mythos-the-anarcho-individualist = Анархіст-індивідуаліст
mythos-the-captains-banquet = Капітанська вечеря
mythos-the-fathers-favor = Милість Батька
mythos-the-mothers-wrath = Гнів Матері
mythos-too-many-bodies = Забагато тіл
mythos-transformation = Перетворення
mythos-volunteer-army = Ополчення
mythos-hold-the-line = Тримати стрій
mythos-history-repeats = Історія повторюється
mythos-the-peacemaker = Миротворець
mythos-do-no-harm = Не нашкодь
mythos-signs-of-life = Ознаки життя
mythos-the-game-is-afoot = Полювання почалося
mythos-memory-of-the-deep = Пам’ять про Глибини
mythos-miscalculation = Помилка в розрахунках
mythos-family-ties = Кровні узи
mythos-gift-of-the-mother = Дар Матері
mythos-ticket-please = Ваш квиток?
