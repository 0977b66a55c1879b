### Words for a screen of Abyss and for its lobby.
### The same ids stand in aids.en.ftl, aids.ru.ftl and aids.uk.ftl.
###   why-<code>             why something in sight is not offered; reasons.py gives the facts
###   option-abyss-<name>    a table option, and with -text what it changes
###   bot-<name>-text        what to expect of a bot; its title stands in common.*.ftl
###   game-abyss-<what>      the game in a list of games; its name stands in cards.*.ftl

## Why not: a turn

why-nothing_to_reveal = Колода Исследования и её сброс пусты: открывать нечего.
why-area_empty = { $race }: эта стопка Консула пуста.
why-lacks_race = { $lord }: в цену обязательно входит раса, которой у вас в руке нет: { $race }.
why-lacks_races =
    { $lord }: нужны Союзники { $wanted ->
        [one] { $wanted } расы
        [few] { $wanted } разных рас
       *[many] { $wanted } разных рас
    }, а в руке рас: { $number }.
why-lacks_value = { $lord }, цена { $price }: ваши Союзники нужных рас дадут не больше { $value }, жемчужин у вас { $pearls }; не хватает ещё { $missing }.
why-court_full = Все области Двора заняты, а для интриги нужна свободная.
why-no_lords_left = Колода Лордов пуста: открывать некого.
why-no_pearl = Интрига стоит жемчужину, а у вас их нет.
why-turned = { $lord }: эту карту повернул Убийца, ни способность, ни ключи не действуют.
why-power_used = { $lord }: в этом ходу способность уже применена.
why-slaver_idle = { $lord }: в руке нет Союзника, которого можно сбросить.
why-opportunist_idle = { $lord }: нужен Лорд во Дворе и ещё один в колоде Лордов, иначе менять некого.
why-oracle_idle = { $lord }: все стопки Консула пусты.

## Why not: an exploration

why-ally_passed = { $ally } остаётся позади: речь только о карте, открытой последней.
why-monster_passed = Это Чудовище осталось позади: сразиться можно лишь с открытым последним.
why-tokens_short =
    { $number ->
        [0] Жетонов Чудовищ не осталось.
        [one] Остался только { $number } жетон Чудовища.
        [few] Осталось только { $number } жетона Чудовищ.
       *[many] Осталось только { $number } жетонов Чудовищ.
    }

## Why not: a recruitment

why-only_race = { $lord }: платить можно только одной расой: { $race }.
why-out_of_reach = { $lord }, цена { $price }: если платить и этой расой, Союзников и жемчуга на цену не хватит: { $race }.
why-only_weakest = Компаньоном станет только слабейший из потраченных Союзников.
why-only_strongest = { lord-master_of_magic }: Компаньоном станет только сильнейший из потраченных Союзников.

## Why not: a location

why-single_keys_short = Одиночных ключей у вас меньше, чем { $wanted }: потратьте Лорда, у которого они все.
why-no_key = { $lord }: на этой карте ключа нет.
why-covered = { $lord }: карта лежит под локацией ({ $location }) и до подсчёта очков ни в чём не участвует.
why-pile_short =
    { $number ->
        [0] Стопка локаций пуста.
        [one] В стопке остался только { $number } тайл.
        [few] В стопке осталось только { $number } тайла.
       *[many] В стопке осталось только { $number } тайлов.
    }
why-not_drawn = { $location }: эту локацию вы сейчас не тянули, а остаётся одна из вытянутых.
why-not_in_pile = { $location }: эта локация и так доступна, а обмен идёт на локацию из стопки.

## Why not: single Lords

why-shielded = { $seat }: здесь Шаман, способности Солдат не действуют.
why-no_tokens = { $seat }: жетонов Чудовищ нет.
why-asked_apart = У каждого соперника поворачивают одного Лорда, по очереди; Лорды игрока { $seat } сейчас ни при чём.
why-not_himself = { $lord }: за этим столом такой Лорд сбрасывает только другого.

## The game in a list

game-abyss-tagline = Соберите Союзников в глубинах, привлеките Лордов Двора и правьте бездной.
game-abyss-players = 2–4 игрока
game-abyss-duration = около 45 минут

## Bots

bot-random-text = Делает любой ход, который допускают правила; чтобы осмотреться.
bot-thoughtful-text = Взвешивает цены, очки и нужды других; достойный соперник.

## Table options

option-abyss-recruiter_plus_two = Вербовщик: +2
option-abyss-recruiter_plus_two-text = Из-за Вербовщика Лорды дорожают для соперников на 2, а не вдвое.
option-abyss-master_chooses = Мастер магии: свободный выбор
option-abyss-master_chooses-text = Владелец Мастера магии делает Компаньоном любого из потраченных Союзников, не обязательно сильнейшего.
option-abyss-ambassadors_without_keys = Послы без ключей
option-abyss-ambassadors_without_keys-text = Мудрец, Старейшина и Отшельник — без ключей, но со способностями. Затерянная башня их считает, Запертая — нет.
option-abyss-others_only = Предатель и Интриган: не себя
option-abyss-others_only-text = Предатель и Интриган сбрасывают только другого Лорда, но не самих себя.
option-abyss-turned_lords_count = Повёрнутые Лорды в счёт
option-abyss-turned_lords_count-text = Для локаций Лорд, повёрнутый Убийцей, считается полностью: как Лорд, как член гильдии и по значку ключа.
option-abyss-first_game = Первая партия
option-abyss-first_game-text = Для новичков: начинает тот, кто сидит на первом месте.
