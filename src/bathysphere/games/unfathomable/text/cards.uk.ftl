### Words on the components of Unfathomable: terms, names, texts; the mythos cards are in mythos.*.ftl.
### The same ids stand in cards.en.ftl, cards.ru.ftl and cards.uk.ftl; "_" of an id in the tables is "-" here.
### Names follow docs/rules/unfathomable.md, its glossary. Texts stay under 150 characters; −1 and 1–4 have the long signs.

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
role-human-text = Доведіть корабель до порту: здолайте відстань 12 і прибудьте ще раз. Та досить 1 карти зрадника, щоб зрадником стали й ви.
role-hybrid = Гібрид
role-hybrid-text = Згубіть корабель: ресурс на 0, 6 пошкоджених приміщень або брак глибоководних. Оголосити свою зраду можна дією.
role-cultist = Культист
role-cultist-text = Згубіть корабель, та не зарано: ви переможете з глибоководними, лише якщо здолано щонайменше 12. Оголосити зраду можна дією.

## Titles

title-captain = Капітан
title-captain-text = Після прибуття подивіться 2 верхні карти курсу: 1 розіграйте, другу — під низ колоди. Чимало криз вирішуєте ви.
title-keeper = Хранитель ґримуара
title-keeper-text = Дія, раз на хід: подивіться 2 верхні заклинання, 1 розіграйте й вилучіть із гри, друге — під низ колоди.

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
timing-defeat = Коли вас мають перемогти
timing-after-total = Коли відомий результат перевірки
timing-action-step-start = На початку вашого кроку дій

## Icons

icon-deep-ones = Глибоководні
icon-deep-ones-text = Активуються всі глибоководні поза Глибинами. Якщо таких немає, 2 з’являються в Глибинах.
icon-father-dagon = Батько Дагон
icon-father-dagon-text = 2 глибоководні виходять на палубу поруч із ним, сам він пливе на 1 зону до носа. Якщо він у Глибинах, 2 з’являються там.
icon-mother-hydra = Мати Гідра
icon-mother-hydra-text = Вона пошкоджує найближче приміщення й пливе на 1 зону до носа. Якщо вона в Глибинах, там з’являються 2 глибоководні.
icon-travel = Подорож
icon-travel-text = Жетон подорожі — на 1 клітинку вперед; монстрів у воді зносить до корми.
icon-ritual = Ритуал
icon-ritual-text = Жетон ритуалу — на 1 клітинку вперед.
icon-choice = Вибір треку
icon-choice-text = Поточний гравець просуває будь-який із двох жетонів на 1 клітинку; якщо він у карцері, вибирає капітан.

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
space-bridge-text = Дія: ризикніть 1 пасажиром і подивіться 2 верхні карти міту або курсу: 1 згори, 1 під низ колоди.
space-chapel = Каплиця
space-chapel-text = Дія: ритуал −1; або скиньте 1 карту знань: кидок + її значення 6 чи менше — розум −1; потім ритуал +1.
space-captains-cabin = Каюта капітана
space-captains-cabin-text = Дія: виберіть іншу людину. Перевірка 8, вплив + спостережливість. Успіх: вона йде до карцеру.
space-cargo-hold = Трюм
space-cargo-hold-text = Дія: подивіться 2 верхні предмети, 1 візьміть, другий — під низ колоди.
space-galley = Камбуз
space-galley-text = Дія: візьміть 1–5 карт будь-яких умінь, крім зради; якщо більш як 1, кидок менший за їх кількість — їжа −1.
space-boiler-room = Машинне відділення
space-boiler-room-text = Дія: скиньте 1 карту сили: кидок + її значення 6 чи менше — пальне −1; потім подорож +1.
space-sick-bay = Лазарет
space-sick-bay-text = Хто починає хід тут, отримує лише 1 карту вміння.
space-brig = Карцер
space-brig-text = Дія: перевірка 8, знання + сила. Успіх: перейдіть у будь-яку корабельну зону, крім карцеру й лазарету.
space-the-deep = Глибини
space-the-deep-text = Якщо активація поміщає сюди глибоководних і їх 4 або більше, кидок: вони виринають у тій зоні по носу.

## Passengers

passenger-blank = Без утрат
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
ability-experienced-text = Коли відомий результат перевірки, можете додати до неї 1 карту з руки. Раз за перевірку; не в карцері.
ability-deck-chief = Старший на палубі
ability-deck-chief-text = Дія: перейдіть у будь-яку палубну зону, тоді виконайте 1 дію. Раз на хід.
ability-healing-words = Цілющі слова
ability-healing-words-text = Коли будь-якого персонажа мають перемогти, можете скинути 1 карту знань і завадити цьому.
ability-jury-rigger = Майстриня на всі руки
ability-jury-rigger-text = Після будь-якої дії машинного відділення можете пошкодити корабель за подорож +1. Раз за таку дію; не в карцері.
ability-quick-draw = Швидка рука
ability-quick-draw-text = Дія: застосуйте дію своєї зброї, тоді виконайте 1 дію. Раз на хід.
ability-occult-training = Окультний вишкіл
ability-occult-training-text = Дія: подивіться верхнє заклинання, лишіть його або покладіть під низ, тоді 1 дія. Раз на хід; не в карцері.
ability-predictive-analytics = Точний розрахунок
ability-predictive-analytics-text = На своєму кроці міту подивіться 2 верхні карти замість 1: одну розіграйте, другу — під низ. Не в карцері.
ability-first-oath-of-dagon = Перша клятва Дагонові
ability-first-oath-of-dagon-text = Дія: скиньте 1 карту знань, виберіть монарха. Кидок + її значення 7+ — він іде в Глибини; інакше можете зсунути його на 1 зону.
ability-fortunate-son = Пестун долі
ability-fortunate-son-text = Після будь-якого кидка можете скинути 1 карту вміння й перекинути кістку, і так скільки завгодно разів. Не в карцері.
ability-scavenger = Збирачка
ability-scavenger-text = Дія, якщо предметів не більш як 4: візьміть 1 предмет, тоді можете віддати 1 свій людині поруч. Раз на хід; не в карцері.

## Feats

ability-unconventional-leader = Свій підхід
ability-unconventional-leader-text = Коли вибір у кризі за вами, не вибирайте нічого: натомість відніміть 1 від ресурсу на свій вибір.
ability-self-sacrifice = Самопожертва
ability-self-sacrifice-text = Перед додаванням карт до перевірки міту ви переможені; тоді самі виберіть її наслідок, перевірки не буде.
ability-medical-intervention = Невідкладна допомога
ability-medical-intervention-text = Коли персонажа чи пасажира мають перемогти, завадьте цьому. Не в карцері.
ability-full-steam-ahead = На всіх парах
ability-full-steam-ahead-text = Дія, у машинному відділенні: пальне −1, подорож +2.
ability-arrest-order = Наказ про арешт
ability-arrest-order-text = Дія: відправте іншого персонажа зі своєї зони до карцеру.
ability-quick-cast = Швидке чарування
ability-quick-cast-text = Дія хранителя ґримуара: розіграйте верхнє заклинання, тоді виконайте 1 дію.
ability-perfect-number = Досконале число
ability-perfect-number-text = Коли будь-хто має кинути кістку, поставте її потрібною гранню. Не в карцері.
ability-deep-one-ancestry = Кров глибоководних
ability-deep-one-ancestry-text = Дія: подивіться всі карти лояльності іншої людини.
ability-uncanny-fortune = Моторошне везіння
ability-uncanny-fortune-text = Коли взято карту міту, скиньте її до розіграшу й візьміть іншу.
ability-well-equipped = У всеозброєнні
ability-well-equipped-text = Коли відомий результат перевірки, збільште або зменште його щонайбільше на кількість своїх предметів. Не в карцері.

## Abilities when revealed

ability-break-morale = Зламати дух
ability-break-morale-text = Розум −1.
ability-off-course = Збити з курсу
ability-off-course-text = Жетон подорожі повертається на «Початок».
ability-conduct-malpractice = Злочинна недбалість
ability-conduct-malpractice-text = Переможіть 1 пасажира на палубі на свій вибір або 1 випадкового із запасу.
ability-sabotage = Диверсія
ability-sabotage-text = Пошкодьте неушкоджену внутрішню зону на свій вибір.
ability-rain-fire = Шквал вогню
ability-rain-fire-text = Переможіть усіх людей і всіх пасажирів у своїй зоні.
ability-disrupt-ritual = Зрив ритуалу
ability-disrupt-ritual-text = Пересуньте жетон ритуалу вперед або назад щонайбільше на 2 клітинки.
ability-divide-and-conquer = Розділяй і володарюй
ability-divide-and-conquer-text = Помістіть по 1 глибоководному в 4 різні водні зони на свій вибір.
ability-second-oath = Друга клятва
ability-second-oath-text = Активуйте кожного глибоководного у своїй зоні.
ability-spread-misfortune = Низка нещасть
ability-spread-misfortune-text = Візьміть карту міту й розіграйте лише її кризу; вибираєте ви, а перевірка вважається проваленою.
ability-pickpocket = Кишенькова крадіжка
ability-pickpocket-text = Заберіть 1 предмет на свій вибір у людини у своїй зоні.

## Abilities of skill cards

ability-coordinated-effort = Спільні зусилля
ability-coordinated-effort-text = Дія: виберіть іншого персонажа, він зараз же виконує 1 дію.
ability-nothing-to-hide = Нема чого приховувати
ability-nothing-to-hide-text = До додавання карт: до цієї перевірки гравці кладуть карти відкрито. Карти хаосу лишаються закритими.
ability-inspiring-speech = Палка промова
ability-inspiring-speech-text = Дія: киньте кістку. На 3–8 розум +1, на 1–2 розум −1.
ability-shrivelling = Висушування
ability-shrivelling-text = Дія: виберіть ворога будь-де, крім Глибин, і киньте кістку, +2 проти глибоководного. На 6+ він переможений.
ability-lesser-banishment = Мале вигнання
ability-lesser-banishment-text = Дія: виберіть зону й перемістіть усіх глибоководних із неї в одну сусідню.
ability-forced-learning = Навчання з примусу
ability-forced-learning-text = До додавання карт: виберіть уміння, крім зради. У цій перевірці воно стає вмінням підтримки.
ability-watch-and-learn = Дивись і вчись
ability-watch-and-learn-text = Дія: візьміть 2 карти будь-яких умінь, крім зради.
ability-keen-insight = Проникливість
ability-keen-insight-text = Перед будь-яким кидком: +2 або −2 до нього.
ability-preparation = Підготовка
ability-preparation-text = До додавання карт: карти хаосу до цієї перевірки не потрапляють.
ability-combat-training = Бойовий вишкіл
ability-combat-training-text = Після будь-якого кидка атаки: перекиньте кістку.
ability-rampage = Шаленство
ability-rampage-text = Дія: атакуйте до 4 разів або до 3 разів застосуйте дію однієї своєї зброї.
ability-shrug-it-off = Дрібниці
ability-shrug-it-off-text = Коли вас мають перемогти: завадьте цьому.
ability-persistence = Наполегливість
ability-persistence-text = Дія: скиньте 1–5 інших карт і візьміть стільки ж карт одного вміння, крім зради.
ability-determination = Рішучість
ability-determination-text = Коли відомий результат перевірки: +2 або −2 до нього.
ability-true-grit = Стійкість
ability-true-grit-text = Дія: виконайте 2 дії. Не більш як 1 така карта за хід.
ability-reinforcements = Підкріплення
ability-reinforcements-text = Дія: помістіть 1 глибоководного в Глибини. Якщо там їх 4 або більше, усі монстри Глибин — у будь-яку водну зону.
ability-call-to-action = Заклик
ability-call-to-action-text = Дія: активуйте всіх глибоководних у своїй зоні або 1 будь-де поза Глибинами.
ability-siren-song = Пісня сирени
ability-siren-song-text = Дія: ризикніть 1 пасажиром.
ability-ransack = Грабунок
ability-ransack-text = На початку кроку дій: у каплиці розум −1, на камбузі їжа −1, у машинному відділенні пальне −1. Крок завершено.
ability-perform-rites = Темний обряд
ability-perform-rites-text = На початку кроку дій: активуйте Батька Дагона й Матір Гідру в будь-якому порядку. Крок завершено.

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
item-speaking-trumpet-text = Дія: врятуйте всіх пасажирів у своїй та сусідніх зонах.
item-six-shooter = Шестизарядний револьвер
item-six-shooter-text = Дія: атакуйте ворога у своїй зоні, +2.
item-travel-pharmacy = Похідна аптечка
item-travel-pharmacy-text = Коли пасажира у вашій чи сусідній зоні мають перемогти: їжа −1 або вилучіть цей предмет, щоб його врятувати.
item-tool-kit = Скринька з інструментами
item-tool-kit-text = Дія: відремонтуйте свою зону, не скидаючи карт. Ворогів у ній бути не повинно.
item-repeating-rifle = Магазинна гвинтівка
item-repeating-rifle-text = Дія: атакуйте ворога в сусідній зоні, +1.
item-elder-sign-amulet = Амулет зі Знаком Давніх
item-elder-sign-amulet-text = Розігравши «Висушування» або «Мале вигнання», можете розіграти його ще раз. Раз за карту.
item-almanac = Альманах
item-almanac-text = Перед будь-яким кидком: скиньте 1 карту спостережливості й додайте її значення. Раз за кидок.
item-book-of-dagon = Книга Дагона
item-book-of-dagon-text = Дія: усіх глибоководних зі своєї зони перемістіть в одну сусідню, тоді 1 дія. Раз на хід.
item-lucky-ring = «Щаслива» каблучка
item-lucky-ring-text = Коли відомий результат перевірки: +2. За успіху потім 2 карти зради — до колоди хаосу. Раз за перевірку.
item-starbuck = Старбак
item-starbuck-text = Дія: атакуйте ворога у своїй зоні, тоді 1 дія; раз на хід. Коли вас мають перемогти: вилучіть кота з гри, і цього не станеться.
item-pocket-pistol = Кишеньковий пістолет
item-pocket-pistol-text = Дія: атакуйте ворога у своїй зоні; можете 1 раз перекинути кістку.
item-fine-clothes = Вишукане вбрання
item-fine-clothes-text = +1 вплив у вашому наборі вмінь.
item-mystical-text = Містичний текст
item-mystical-text-text = +1 знання у вашому наборі вмінь.
item-binoculars = Бінокль
item-binoculars-text = +1 спостережливість у вашому наборі вмінь.
item-medicine-ball = Набивний м’яч
item-medicine-ball-text = +1 сила у вашому наборі вмінь.
item-treasured-memento = Дорога згадка
item-treasured-memento-text = +1 воля у вашому наборі вмінь.
item-jam-tin-grenade = Граната з бляшанки
item-jam-tin-grenade-text = Дія: вилучіть її та виберіть сусідню зону: усі глибоководні, персонажі й пасажири там переможені, приміщення пошкоджене.
item-kitchen-knife = Кухонний ніж
item-kitchen-knife-text = Ваші звичайні атаки отримують +1.
item-plimsolls = Парусинові черевики
item-plimsolls-text = Дія: перейдіть у сусідню корабельну зону, тоді виконайте 1 дію. Раз на хід.
item-shotgun = Дробовик
item-shotgun-text = Дія: атакуйте ворога у своїй зоні, +1 за кожного ворога в ній.

## Spells

spell-alchemical-transmutation = Алхімічне перетворення
spell-alchemical-transmutation-text = Їжа −1, пальне +2.
spell-astral-travel = Астральна мандрівка
spell-astral-travel-text = Виберіть зону: будь-яких персонажів і глибоководних із неї — у будь-які корабельні зони. Кидок: на 1–4 розум −1.
spell-call-down-the-storm = Прикликати бурю
spell-call-down-the-storm-text = Переможіть усіх глибоководних у воді. Кидок: менший за їх кількість — пошкодьте корабель.
spell-call-friends = Клич друзів
spell-call-friends-text = Врятуйте будь-яких пасажирів. Кидок: менший за їх кількість — активуйте глибоководних.
spell-cloud-memory = Затьмарення пам’яті
spell-cloud-memory-text = Розум +1; кожна людина скидає 1 карту.
spell-conjuration = Сотворіння
spell-conjuration-text = Подивіться 5 верхніх предметів, 1 візьміть, решту замішайте назад. Кидок: на 1–4 розум −1.
spell-dark-pact = Темна угода
spell-dark-pact-text = Будь-який ресурс +1; 4 карти зради — до колоди хаосу.
spell-feed-the-mind = Пожива для розуму
spell-feed-the-mind-text = Їжа −1, розум +2.
spell-flesh-ward = Оберіг плоті
spell-flesh-ward-text = Віддайте карту будь-якому гравцеві. Його наступну поразку відвернено, карта йде з гри. Тоді кидок: на 1–4 розум −1.
spell-foresee = Передбачення
spell-foresee-text = Подивіться 4 верхні карти міту або курсу: 1 згори, решта під низ. Кидок: на 1–4 розум −1.
spell-greater-banishment-a = Велике вигнання
spell-greater-banishment-a-text = Ритуал +2. Кидок: на 1–4 розум −1.
spell-greater-banishment-b = Велике вигнання
spell-greater-banishment-b-text = Ритуал +2. Кидок: на 1–4 розум −1.
spell-heal = Зцілення
spell-heal-text = Люди з лазарету переходять, куди хочуть, на кораблі; решта беруть по 1 карті свого набору. Кидок: на 1–4 розум −1.
spell-lure-monster = Приманити чудовисько
spell-lure-monster-text = Обидва монархи йдуть у Глибини. Кидок: на 1–4 розум −1.
spell-plague-of-locusts = Навала сарани
spell-plague-of-locusts-text = Киньте кістку й переможіть стільки ж глибоководних поза Глибинами; на 5–8 їжа −1.
spell-raise-the-dead = Воскресіння
spell-raise-the-dead-text = Розум −1, душі +2.
spell-revelation-of-script = Одкровення письмен
spell-revelation-of-script-text = Лишіть собі. Коли відомий результат: вилучіть її та додайте верх колоди будь-якого вміння. Кидок не більший за значення — розум −1.
spell-summon-fire = Виклик вогню
spell-summon-fire-text = Подорож +1. Кидок: на 6–8 ще подорож +1 і пошкодьте корабель.
spell-summon-the-beast-within = Збудити внутрішнього звіра
spell-summon-the-beast-within-text = Можете перейти в будь-яку корабельну зону. Переможіть там усіх ворогів. Кидок менший за їх кількість: усі люди й пасажири там переможені.
spell-voice-of-ra = Голос Ра
spell-voice-of-ra-text = Кожна людина бере 1 карту будь-якого вміння, крім зради. Кидок: на 1–4 кожна людина скидає 1 карту.

## Waypoints; the fuel of a longer way is part of the text

waypoint-abandoned-depot = Покинутий склад
waypoint-abandoned-depot-text = Можете ризикнути 3 пасажирами й кинути кістку: на 5–8 пальне +2.
waypoint-deserted-island = Безлюдний острів
waypoint-deserted-island-text = Можете ризикнути 1 пасажиром і кинути кістку: на 5–8 їжа +1.
waypoint-hurricane = Ураган
waypoint-hurricane-text = Виберіть: пальне −1 або пошкодьте корабель 2 рази.
waypoint-iceberg = Айсберг
waypoint-iceberg-text = Можете кинути кістку: на 5–8 їжа +1, на 1–4 пошкодьте корабель.
waypoint-reef = Риф
waypoint-reef-text = Кидок: на 1–4 пошкодьте корабель.
waypoint-shipwreck-survivors = Уцілілі після кораблетрощі
waypoint-shipwreck-survivors-text = Можете ризикнути 1 пасажиром і кинути кістку: на 5–8 душі +1.
waypoint-wrecked-ship = Розбите судно
waypoint-wrecked-ship-text = Можете ризикнути 1 пасажиром і кинути кістку: на 5–8 пальне +1.
waypoint-deep-one-city = Місто глибоководних
waypoint-deep-one-city-text = Пальне −1. Помістіть 5 глибоководних у Глибини. Кидок: усі монстри Глибин — у ту зону по носу.
waypoint-fog-bank = Смуга туману
waypoint-fog-bank-text = Пальне −1. Кидок: на 1–4 карта йде з гри, замість неї розіграйте верхню карту курсу з її ціною.
waypoint-maelstrom = Вир
waypoint-maelstrom-text = Пальне −1. Виберіть: ще пальне −1 або пошкодьте корабель 2 рази.
waypoint-rainstorm = Злива
waypoint-rainstorm-text = Пальне −1. Можете ризикнути 1 пасажиром і кинути кістку: на 5–8 їжа +1.
waypoint-rogue-wave = Хвиля-вбивця
waypoint-rogue-wave-text = Пальне −1. Глибоководних із палуби змиває в сусідню воду; усі пасажири на палубі переможені.
waypoint-rolling-seas = Хитавиця
waypoint-rolling-seas-text = Пальне −1. 1 пасажир на палубі, на ваш вибір, переможений.
waypoint-sea-smoke = Морський серпанок
waypoint-sea-smoke-text = Пальне −1. Помістіть по 1 глибоководному в кожну водну зону.
waypoint-seaweed-patch = Зарості водоростей
waypoint-seaweed-patch-text = Пальне −1. Виберіть: ризикніть 2 пасажирами або пошкодьте корабель.
waypoint-smooth-sailing = Спокійне плавання
waypoint-smooth-sailing-text = Пальне −1, їжа −1.
waypoint-calm-waters = Тихі води
waypoint-calm-waters-text = Пальне −2, їжа −1.
waypoint-deep-one-ambush = Засідка глибоководних
waypoint-deep-one-ambush-text = Пальне −2. Помістіть по 1 глибоководному в кожну палубну зону.
waypoint-rough-water = Неспокійні води
waypoint-rough-water-text = Пальне −2, розум −1.
waypoint-stormy-seas = Шторм
waypoint-stormy-seas-text = Пальне −2. Пошкодьте корабель.

## Damage

damage-structural-damage-influence = Пошкодження корпусу
damage-structural-damage-influence-text = Усі люди тут переможені. Ремонт: скиньте карти впливу на 3 або більше.
damage-structural-damage-lore = Пошкодження корпусу
damage-structural-damage-lore-text = Усі люди тут переможені. Ремонт: скиньте карти знань на 3 або більше.
damage-structural-damage-observation = Пошкодження корпусу
damage-structural-damage-observation-text = Усі люди тут переможені. Ремонт: скиньте карти спостережливості на 3 або більше.
damage-structural-damage-strength = Пошкодження корпусу
damage-structural-damage-strength-text = Усі люди тут переможені. Ремонт: скиньте карти сили на 3 або більше.
damage-structural-damage-will = Пошкодження корпусу
damage-structural-damage-will-text = Усі люди тут переможені. Ремонт: скиньте карти волі на 3 або більше.
damage-structural-damage-any = Пошкодження корпусу
damage-structural-damage-any-text = Усі люди тут переможені. Ремонт: скиньте будь-які карти на 5 або більше.
damage-fuel-leak = Намокле вугілля
damage-fuel-leak-text = Пальне −1. Карта йде з гри.
damage-flooded-food-stores = Затоплена комора
damage-flooded-food-stores-text = Їжа −1. Карта йде з гри.
damage-fleeing-passengers = Пасажири в паніці
damage-fleeing-passengers-text = Ризикніть 1 пасажиром. Карта — під низ колоди; візьміть наступну карту пошкодження.

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
