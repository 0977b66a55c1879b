### Words on the components of Abyss: names and card texts. Table options are in aids.*.ftl.
### The same ids stand in cards.en.ftl, cards.ru.ftl and cards.uk.ftl.
### Names follow docs/rules/abyss.md, section 26. Card texts stay under 130 characters.
### A text id that ends in the name of a table option replaces the plain one while that option is on.

game-abyss = Бездна

## Terms

term-ally = Союзник
term-companion = Компаньон
term-monster = Чудовище
term-monster-token = жетон Чудовища
term-lord = Лорд
term-free-lord = свободный Лорд
term-lord-deck = колода Лордов
term-court = Двор
term-council = Консул
term-council-stack = стопка Консула
term-exploration-deck = колода Исследования
term-exploration-track = трек Исследования
term-discard = сброс
term-threat = жетон Угрозы
term-threat-track = шкала Угрозы
term-location = локация
term-location-pile = стопка локаций
term-key = ключ
term-key-token = жетон ключа
term-pearl = жемчужина
term-treasury = сокровищница
term-influence = очки влияния
term-ip = ОВ
term-race = раса
term-guild = гильдия
term-value = значение
term-price = цена найма
term-ability = способность
term-opponent = соперник

# The name of a Monster card, as race-<id>-one is that of an Ally.
monster = Чудовище
# The noun that follows a number. $count: how many pearls
pearl-word =
    { $count ->
        [one] жемчужина
        [few] жемчужины
       *[other] жемчужин
    }

## Races

race-squid = Кальмары
race-squid-one = Кальмар
race-shellfish = Моллюски
race-shellfish-one = Моллюск
race-crab = Крабы
race-crab-one = Краб
race-seahorse = Морские коньки
race-seahorse-one = Морской конёк
race-jellyfish = Медузы
race-jellyfish-one = Медуза

## Guilds

guild-soldier = Солдаты
guild-soldier-one = Солдат
guild-merchant = Торговцы
guild-merchant-one = Торговец
guild-mage = Маги
guild-mage-one = Маг
guild-politician = Политики
guild-politician-one = Политик
guild-farmer = Фермеры
guild-farmer-one = Фермер
guild-ambassador = Послы
guild-ambassador-one = Посол

## Lords: Soldiers

lord-recruiter = Вербовщик
lord-recruiter-text = Соперники платят за Лорда двойное значение. Число рас и особая цена Коррупционера прежние.
lord-recruiter-text-recruiter_plus_two = Соперники платят за Лорда на 2 единицы значения больше. Число рас и особая цена Коррупционера прежние.
lord-jailer = Тюремщик
lord-jailer-text = Сразу: каждый соперник сам выбирает Союзника у себя в руке и сбрасывает его.
lord-seeker = Искатель
lord-seeker-text = Сразу: каждый соперник отдаёт в сокровищницу 2 жемчужины, а если их меньше — сколько есть.
lord-assassin = Убийца
lord-assassin-text = Сразу: выберите у каждого соперника свободного Лорда и поверните боком: он теряет способность и ключи, в счёт идут лишь его ОВ.
lord-assassin-text-turned_lords_count = Сразу: выберите у каждого соперника свободного Лорда и поверните боком: он теряет способность и ключи, но считается полностью.
lord-commander = Командир
lord-commander-text = У соперников в руке не больше 6 Союзников: лишних на свой выбор сбрасывают при его появлении и в конце каждого хода.
lord-tamer = Укротительница
lord-tamer-text = Победив Чудовище, соперник берёт вознаграждение на деление ниже жетона Угрозы, но не ниже первого.
lord-hunter = Охотник
lord-hunter-text = Сразу: назовите соперника с жетонами Чудовищ и заберите у него один наугад.

## Lords: Merchants

lord-ship_master = Хозяин корабля
lord-ship_master-text = Сколько разных рас уходит с трека к Консулу в конце вашего исследования, столько жемчужин вы получаете.
lord-trader = Торгаш
lord-trader-text = Сразу: 3 жемчужины из сокровищницы.
lord-peddler = Коробейник
lord-peddler-text = Сразу: 2 жемчужины из сокровищницы.
lord-landlord = Землевладелец
lord-landlord-text = 1 жемчужина при его появлении, затем по 1 в начале каждого вашего хода.
lord-slaver = Работорговец
lord-slaver-text = Раз за свой ход можно сбросить Союзника из руки и выручить за него 2 жемчужины.
lord-shopkeeper = Лавочник
lord-shopkeeper-text = Сразу: 1 жемчужина из сокровищницы.

## Lords: Mages

lord-shaman = Шаман
lord-shaman-text = Способности Солдат на вас не действуют. Прежние потери не возвращаются.
lord-invoker = Экстрасенс
lord-invoker-text = Сразу: ещё один полный ход следом за этим.
lord-apprentice = Ученик
lord-apprentice-text = Сразу: выберите непустую стопку Консула и заберите её в руку целиком.
lord-oracle = Оракул
lord-oracle-text = Раз за свой ход можно сбросить целиком одну стопку Консула.
lord-alchemist = Алхимик
lord-alchemist-text = Прося помощи у Консула, забирайте две стопки. Если карты есть лишь в одной — только её.
lord-illusionist = Иллюзионист
lord-illusionist-text = Сразу: можно обменять свою локацию на одну из доступных. Лорды из-под неё переходят под новую.
lord-master_of_magic = Мастер магии
lord-master_of_magic-text = При следующих наймах Компаньоном становится сильнейший из потраченных Союзников, а не слабейший. При равенстве выбор за вами.
lord-master_of_magic-text-master_chooses = При следующих наймах вы сами решаете, кто из потраченных Союзников станет Компаньоном.

## Lords: Politicians

lord-opportunist = Оппортунист
lord-opportunist-text = Раз за свой ход можно сбросить Лорда из Двора и открыть на его место верхнего Лорда колоды.
lord-corruptor = Коррупционер
lord-corruptor-text = Сразу: можно нанять из Двора ещё одного Лорда ровно за 5 жемчужин, без Союзников.
lord-traitor = Предатель
lord-traitor-text = Сразу: можно сбросить своего свободного Лорда, хоть этого, и взять взамен любого из Двора. Его способность можно применить.
lord-traitor-text-others_only = Сразу: можно сбросить другого своего свободного Лорда и взять взамен любого из Двора. Его способность можно применить.
lord-diplomat = Дипломат
lord-diplomat-text = При найме вместо обязательной расы годится любая. Число рас и значение остаются прежними.
lord-treasurer = Казначей
lord-treasurer-text = Платите за Лорда на 2 единицы значения меньше (не ниже 0). Число рас и особая цена Коррупционера прежние.
lord-schemer = Интриган
lord-schemer-text = Сразу: можно сбросить своего свободного Лорда, хоть этого, и взять верхнего из колоды. Его способность можно применить.
lord-schemer-text-others_only = Сразу: можно сбросить другого своего свободного Лорда и взять верхнего из колоды. Его способность можно применить.

## Lords: Farmers

lord-keeper = Хранитель
lord-keeper-text = Способности нет.
lord-reaper = Жнец
lord-reaper-text = Способности нет.
lord-shepherd = Пастух
lord-shepherd-text = Способности нет.
lord-miller = Мельник
lord-miller-text = Способности нет.
lord-aquaculturalist = Аквакультурист
lord-aquaculturalist-text = Способности нет.
lord-landowner = Помещик
lord-landowner-text = Способности нет.

## Lords: Ambassadors

lord-sage = Мудрец
lord-sage-text = Сразу: вытяните 2 локации из стопки и оставьте себе одну, подложив под неё лишь этого Лорда. Вторая станет доступной.
lord-hermit = Отшельник
lord-hermit-text = Сразу: вытяните локацию из стопки и оставьте себе, подложив под неё лишь этого Лорда.
lord-elder = Старейшина
lord-elder-text = Сразу: вытяните 3 локации из стопки и оставьте себе одну, подложив под неё лишь этого Лорда. Другие станут доступными.

## Locations

location-parliament = Парламент
location-parliament-text = 6 ОВ и ещё по 2 за каждого вашего Политика.
location-coral_barrier = Коралловый риф
location-coral_barrier-text = 20 ОВ, но на 1 меньше за каждого вашего Компаньона.
location-barracks = Казармы
location-barracks-text = 7 ОВ и ещё по 2 за каждого вашего Солдата.
location-jail = Тюрьма
location-jail-text = 15 ОВ, но на 1 меньше за каждого вашего Лорда.
location-city_of_mirrors = Город зеркал
location-city_of_mirrors-text = В конце игры считается как одна из локаций соперников, но по вашим картам. Нет таких — 0 ОВ.
location-chamber_of_allies = Гнездо Союзников
location-chamber_of_allies-text = 3 ОВ и ещё значение слабейшего вашего Компаньона каждой расы.
location-dockworks = Доки
location-dockworks-text = 5 ОВ и ещё по 2 за каждого вашего Торговца.
location-sanctuary = Святилище
location-sanctuary-text = 4 ОВ и ещё по 3 за каждую Медузу среди ваших Компаньонов.
location-sargasso_fields = Саргассовые поля
location-sargasso_fields-text = 3 ОВ и ещё по 3 за каждого Морского конька среди ваших Компаньонов.
location-depths = Глубины
location-depths-text = Вдвое больше ОВ, чем у слабейшего из ваших Лордов.
location-lost_tower = Затерянная башня
location-lost_tower-text = По 3 ОВ за каждого вашего Лорда, на карте которого ключа нет.
location-oceanic_senate_assembly = Ассамблея океанского сената
location-oceanic_senate_assembly-text = 4 ОВ и ещё по 3 за каждого Кальмара среди ваших Компаньонов.
location-throne_room = Тронный зал
location-throne_room-text = Столько ОВ, сколько у сильнейшего из ваших Лордов.
location-nest_of_giant_clams = Гнездо гигантских моллюсков
location-nest_of_giant_clams-text = 3 ОВ и ещё по 3 за каждого Моллюска среди ваших Компаньонов.
location-chasm = Ущелье
location-chasm-text = 5 ОВ и ещё по 3 за каждого Краба среди ваших Компаньонов.
location-black_smokers = Коптильщики
location-black_smokers-text = 0 ОВ. Получив этот тайл, можно тут же просмотреть стопку и обменять его на любую локацию оттуда.
location-sargasso_silos = Хранилище саргассо
location-sargasso_silos-text = 5 ОВ и ещё по 2 за каждого вашего Фермера.
location-closed_tower = Запертая башня
location-closed_tower-text = По 3 ОВ за каждого вашего Лорда, на карте которого есть ключ, сколько бы их там ни было.
location-abyss = Бездна
location-abyss-text = По 2 ОВ за каждую гильдию среди ваших Лордов, но не больше 12.
location-hydrozoa_reserves = Обиталище гидроидных
location-hydrozoa_reserves-text = 6 ОВ и ещё по 2 за каждого вашего Мага.
