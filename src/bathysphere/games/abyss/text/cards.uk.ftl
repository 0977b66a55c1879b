### Words on the components of Abyss: names and card texts. Table options are in aids.*.ftl.
### The same ids stand in cards.en.ftl, cards.ru.ftl and cards.uk.ftl.
### Names follow docs/rules/abyss.md, section 26. Card texts stay under 130 characters.
### A text id that ends in the name of a table option replaces the plain one while that option is on.

game-abyss = Безодня

## Terms

term-ally = Союзник
term-companion = Компаньйон
term-monster = Чудовисько
term-monster-token = жетон Чудовиська
term-lord = Лорд
term-free-lord = вільний Лорд
term-lord-deck = колода Лордів
term-court = Двір
term-council = Консул
term-council-stack = стос Консула
term-exploration-deck = колода Дослідження
term-exploration-track = трек Дослідження
term-discard = скид
term-threat = жетон Загрози
term-threat-track = шкала Загрози
term-location = локація
term-location-pile = стос локацій
term-key = ключ
term-key-token = жетон ключа
term-pearl = перлина
term-treasury = скарбниця
term-influence = очки впливу
term-ip = ОВ
term-race = раса
term-guild = гільдія
term-value = значення
term-price = ціна найму
term-ability = здібність
term-opponent = суперник

# The name of a Monster card, as race-<id>-one is that of an Ally.
monster = Чудовисько
# The noun that follows a number. $count: how many pearls
pearl-word =
    { $count ->
        [one] перлина
        [few] перлини
       *[other] перлин
    }

## Races

race-squid = Кальмари
race-squid-one = Кальмар
race-shellfish = Молюски
race-shellfish-one = Молюск
race-crab = Краби
race-crab-one = Краб
race-seahorse = Морські коники
race-seahorse-one = Морський коник
race-jellyfish = Медузи
race-jellyfish-one = Медуза

## Guilds

guild-soldier = Солдати
guild-soldier-one = Солдат
guild-merchant = Торговці
guild-merchant-one = Торговець
guild-mage = Маги
guild-mage-one = Маг
guild-politician = Політики
guild-politician-one = Політик
guild-farmer = Фермери
guild-farmer-one = Фермер
guild-ambassador = Посли
guild-ambassador-one = Посол

## Lords: Soldiers

lord-recruiter = Вербувальник
lord-recruiter-text = Суперники платять за Лорда подвійне значення. Кількість рас і особлива ціна Корупціонера ті самі.
lord-recruiter-text-recruiter_plus_two = Суперники платять за Лорда на 2 одиниці значення більше. Кількість рас і особлива ціна Корупціонера ті самі.
lord-jailer = Тюремник
lord-jailer-text = Одразу: кожен суперник сам обирає Союзника у своїй руці й скидає його.
lord-seeker = Шукач
lord-seeker-text = Одразу: кожен суперник віддає до скарбниці 2 перлини, а якщо має менше — усі, що є.
lord-assassin = Убивця
lord-assassin-text = Одразу: виберіть у кожного суперника вільного Лорда й поверніть боком: він без здібності та ключів, рахуються лише його ОВ.
lord-assassin-text-turned_lords_count = Одразу: виберіть у кожного суперника вільного Лорда й поверніть боком: він без здібності та ключів, але рахується повністю.
lord-commander = Командир
lord-commander-text = Суперники тримають у руці до 6 Союзників: зайвих на свій вибір скидають, щойно він з’явиться, і наприкінці кожного ходу.
lord-tamer = Приборкувачка
lord-tamer-text = Здолавши Чудовисько, суперник бере винагороду на поділку нижче від жетона Загрози, але не нижче першої.
lord-hunter = Мисливець
lord-hunter-text = Одразу: назвіть суперника, що має жетони Чудовиськ, і заберіть у нього один навмання.

## Lords: Merchants

lord-ship_master = Господар корабля
lord-ship_master-text = Скільки різних рас іде з треку до Консула наприкінці вашого дослідження, стільки перлин ви отримуєте.
lord-trader = Гендляр
lord-trader-text = Одразу: 3 перлини зі скарбниці.
lord-peddler = Коробейник
lord-peddler-text = Одразу: 2 перлини зі скарбниці.
lord-landlord = Землевласник
lord-landlord-text = 1 перлина, щойно він з’явиться, далі по 1 на початку кожного вашого ходу.
lord-slaver = Работорговець
lord-slaver-text = Раз за свій хід можна скинути Союзника з руки й отримати за нього 2 перлини.
lord-shopkeeper = Крамар
lord-shopkeeper-text = Одразу: 1 перлина зі скарбниці.

## Lords: Mages

lord-shaman = Шаман
lord-shaman-text = Здібності Солдатів на вас не діють. Минулі втрати не повертаються.
lord-invoker = Екстрасенс
lord-invoker-text = Одразу: ще один повний хід услід за цим.
lord-apprentice = Учень
lord-apprentice-text = Одразу: виберіть непорожній стос Консула й заберіть його в руку цілком.
lord-oracle = Оракул
lord-oracle-text = Раз за свій хід можна скинути цілком один стос Консула.
lord-alchemist = Алхімік
lord-alchemist-text = Просячи допомоги в Консула, забирайте два стоси. Якщо карти є лише в одному — тільки його.
lord-illusionist = Ілюзіоніст
lord-illusionist-text = Одразу: можна обміняти свою локацію на одну з доступних. Лорди з-під неї переходять під нову.
lord-master_of_magic = Майстер магії
lord-master_of_magic-text = Надалі під час найму Компаньйоном стає найсильніший із витрачених Союзників, а не найслабший. За рівності вибір за вами.
lord-master_of_magic-text-master_chooses = Надалі під час найму ви самі вирішуєте, хто з витрачених Союзників стане Компаньйоном.

## Lords: Politicians

lord-opportunist = Опортуніст
lord-opportunist-text = Раз за свій хід можна скинути Лорда з Двору й відкрити на його місце верхнього Лорда колоди.
lord-corruptor = Корупціонер
lord-corruptor-text = Одразу: можна найняти з Двору ще одного Лорда рівно за 5 перлин, без Союзників.
lord-traitor = Зрадник
lord-traitor-text = Одразу: можна скинути свого вільного Лорда, хоч би й цього, і взяти будь-якого з Двору. Його здібність можна застосувати.
lord-traitor-text-others_only = Одразу: можна скинути іншого свого вільного Лорда і взяти будь-якого з Двору. Його здібність можна застосувати.
lord-diplomat = Дипломат
lord-diplomat-text = Під час найму замість обов’язкової раси годиться будь-яка. Кількість рас і значення ті самі.
lord-treasurer = Скарбник
lord-treasurer-text = Платіть за Лорда на 2 одиниці значення менше (не нижче 0). Кількість рас і особлива ціна Корупціонера ті самі.
lord-schemer = Інтриган
lord-schemer-text = Одразу: можна скинути свого вільного Лорда, хоч би й цього, і взяти верхнього з колоди. Його здібність можна застосувати.
lord-schemer-text-others_only = Одразу: можна скинути іншого свого вільного Лорда і взяти верхнього з колоди. Його здібність можна застосувати.

## Lords: Farmers

lord-keeper = Хранитель
lord-keeper-text = Здібності немає.
lord-reaper = Жнець
lord-reaper-text = Здібності немає.
lord-shepherd = Пастух
lord-shepherd-text = Здібності немає.
lord-miller = Мірошник
lord-miller-text = Здібності немає.
lord-aquaculturalist = Аквакультурник
lord-aquaculturalist-text = Здібності немає.
lord-landowner = Поміщик
lord-landowner-text = Здібності немає.

## Lords: Ambassadors

lord-sage = Мудрець
lord-sage-text = Одразу: витягніть 2 локації зі стосу й залиште собі одну, підклавши під неї лише цього Лорда. Друга стане доступною.
lord-hermit = Відлюдник
lord-hermit-text = Одразу: витягніть локацію зі стосу й залиште собі, підклавши під неї лише цього Лорда.
lord-elder = Старійшина
lord-elder-text = Одразу: витягніть 3 локації зі стосу й залиште собі одну, підклавши під неї лише цього Лорда. Інші стануть доступними.

## Locations

location-parliament = Парламент
location-parliament-text = 6 ОВ і ще по 2 за кожного вашого Політика.
location-coral_barrier = Кораловий риф
location-coral_barrier-text = 20 ОВ, але на 1 менше за кожного вашого Компаньйона.
location-barracks = Казарми
location-barracks-text = 7 ОВ і ще по 2 за кожного вашого Солдата.
location-jail = В’язниця
location-jail-text = 15 ОВ, але на 1 менше за кожного вашого Лорда.
location-city_of_mirrors = Місто дзеркал
location-city_of_mirrors-text = Наприкінці гри рахується як одна з локацій суперників, але за вашими картами. Якщо таких немає — 0 ОВ.
location-chamber_of_allies = Гніздо Союзників
location-chamber_of_allies-text = 3 ОВ і ще значення найслабшого вашого Компаньйона кожної раси.
location-dockworks = Доки
location-dockworks-text = 5 ОВ і ще по 2 за кожного вашого Торговця.
location-sanctuary = Святилище
location-sanctuary-text = 4 ОВ і ще по 3 за кожну Медузу серед ваших Компаньйонів.
location-sargasso_fields = Саргасові поля
location-sargasso_fields-text = 3 ОВ і ще по 3 за кожного Морського коника серед ваших Компаньйонів.
location-depths = Глибини
location-depths-text = Удвічі більше ОВ, ніж у найслабшого з ваших Лордів.
location-lost_tower = Загублена вежа
location-lost_tower-text = По 3 ОВ за кожного вашого Лорда, на карті якого ключа немає.
location-oceanic_senate_assembly = Асамблея океанського сенату
location-oceanic_senate_assembly-text = 4 ОВ і ще по 3 за кожного Кальмара серед ваших Компаньйонів.
location-throne_room = Тронна зала
location-throne_room-text = Стільки ОВ, скільки в найсильнішого з ваших Лордів.
location-nest_of_giant_clams = Гніздо гігантських молюсків
location-nest_of_giant_clams-text = 3 ОВ і ще по 3 за кожного Молюска серед ваших Компаньйонів.
location-chasm = Ущелина
location-chasm-text = 5 ОВ і ще по 3 за кожного Краба серед ваших Компаньйонів.
location-black_smokers = Чорні курці
location-black_smokers-text = 0 ОВ. Отримавши цей тайл, можна одразу переглянути стос і обміняти його на будь-яку локацію звідти.
location-sargasso_silos = Сховище саргасо
location-sargasso_silos-text = 5 ОВ і ще по 2 за кожного вашого Фермера.
location-closed_tower = Замкнена вежа
location-closed_tower-text = По 3 ОВ за кожного вашого Лорда, на карті якого є ключ, хоч би скільки їх там було.
location-abyss = Безодня
location-abyss-text = По 2 ОВ за кожну гільдію серед ваших Лордів, але не більше 12.
location-hydrozoa_reserves = Оселище гідроїдних
location-hydrozoa_reserves-text = 6 ОВ і ще по 2 за кожного вашого Мага.
