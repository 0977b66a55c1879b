### Words for a screen of Abyss and for its lobby.
### The same ids stand in aids.en.ftl, aids.ru.ftl and aids.uk.ftl.
###   why-<code>             why something in sight is not offered; reasons.py gives the facts
###   option-abyss-<name>    a table option, and with -text what it changes
###   bot-<name>-text        what to expect of a bot; its title stands in common.*.ftl
###   game-abyss-<what>      the game in a list of games; its name stands in cards.*.ftl

## Why not: a turn

why-nothing_to_reveal = Колода Дослідження та її скид порожні: відкривати нема чого.
why-area_empty = { $race }: цей стос Консула порожній.
why-lacks_race = { $lord }: до ціни обов’язково входить раса, якої у вашій руці немає: { $race }.
why-lacks_races =
    { $lord }: потрібні Союзники { $wanted ->
        [one] { $wanted } раси
        [few] { $wanted } різних рас
       *[many] { $wanted } різних рас
    }, а в руці рас: { $number }.
why-lacks_value = { $lord }, ціна { $price }: ваші Союзники потрібних рас дадуть щонайбільше { $value }, перлин маєте { $pearls }; бракує ще { $missing }.
why-court_full = Усі комірки Двору зайняті, а для інтриги потрібна вільна.
why-no_lords_left = Колода Лордів порожня: відкривати нема кого.
why-no_pearl = Інтрига коштує перлину, а у вас їх немає.
why-turned = { $lord }: цю карту повернув Убивця, ні здібність, ні ключі не діють.
why-power_used = { $lord }: цього ходу здібність уже застосовано.
why-slaver_idle = { $lord }: у руці немає Союзника, якого можна скинути.
why-opportunist_idle = { $lord }: потрібен Лорд у Дворі та ще один у колоді Лордів, інакше міняти нема кого.
why-oracle_idle = { $lord }: усі стоси Консула порожні.

## Why not: an exploration

why-ally_passed = { $ally } лишається позаду: ідеться тільки про карту, відкриту останньою.
why-monster_passed = Це Чудовисько лишилося позаду: битися можна лише з відкритим останнім.
why-tokens_short =
    { $number ->
        [0] Жетонів Чудовиськ не лишилося.
        [one] Лишився тільки { $number } жетон Чудовиська.
        [few] Лишилося тільки { $number } жетони Чудовиськ.
       *[many] Лишилося тільки { $number } жетонів Чудовиськ.
    }

## Why not: a recruitment

why-only_race = { $lord }: платити можна лише однією расою: { $race }.
why-out_of_reach = { $lord }, ціна { $price }: якщо платити й цією расою, Союзників і перлин на ціну забракне: { $race }.
why-only_weakest = Компаньйоном стане лише найслабший із витрачених Союзників.
why-only_strongest = { lord-master_of_magic }: Компаньйоном стане лише найсильніший із витрачених Союзників.

## Why not: a location

why-single_keys_short = Поодиноких ключів у вас менше, ніж { $wanted }: витратьте Лорда, який має їх усі.
why-no_key = { $lord }: на цій карті ключа немає.
why-covered = { $lord }: карта лежить під локацією ({ $location }) і до підрахунку очок ні в чому не бере участі.
why-pile_short =
    { $number ->
        [0] Стос локацій порожній.
        [one] У стосі лишився тільки { $number } тайл.
        [few] У стосі лишилося тільки { $number } тайли.
       *[many] У стосі лишилося тільки { $number } тайлів.
    }
why-not_drawn = { $location }: цю локацію ви зараз не тягли, а лишається одна з витягнутих.
why-not_in_pile = { $location }: ця локація і так доступна, а обмін іде на локацію зі стосу.

## Why not: single Lords

why-shielded = { $seat }: тут Шаман, здібності Солдатів не діють.
why-no_tokens = { $seat }: жетонів Чудовиськ немає.
why-asked_apart = У кожного суперника повертають одного Лорда, по черзі; Лорди гравця { $seat } зараз ні до чого.
why-not_himself = { $lord }: за цим столом такий Лорд скидає лише іншого.

## The game in a list

game-abyss-tagline = Зберіть Союзників у глибинах, залучіть Лордів Двору й правте безоднею.
game-abyss-players = 2–4 гравці
game-abyss-duration = близько 45 хвилин

## Bots

bot-random-text = Робить будь-який хід, який дозволяють правила; щоб роззирнутися.
bot-thoughtful-text = Зважує ціни, очки й потреби інших; гідний суперник.

## Table options

option-abyss-recruiter_plus_two = Вербувальник: +2
option-abyss-recruiter_plus_two-text = Через Вербувальника Лорди дорожчають для суперників на 2, а не вдвічі.
option-abyss-master_chooses = Майстер магії: вільний вибір
option-abyss-master_chooses-text = Власник Майстра магії робить Компаньйоном будь-кого з витрачених Союзників, не конче найсильнішого.
option-abyss-ambassadors_without_keys = Посли без ключів
option-abyss-ambassadors_without_keys-text = Мудрець, Старійшина й Відлюдник — без ключів, але зі здібностями. Загублена вежа їх рахує, Замкнена — ні.
option-abyss-others_only = Зрадник та Інтриган: не себе
option-abyss-others_only-text = Зрадник та Інтриган скидають лише іншого Лорда, а не самих себе.
option-abyss-turned_lords_count = Повернуті Лорди рахуються
option-abyss-turned_lords_count-text = Для локацій Лорд, якого повернув Убивця, рахується повністю: як Лорд, як член гільдії та за значком ключа.
option-abyss-first_game = Перша партія
option-abyss-first_game-text = Для новачків: починає той, хто сидить на першому місці.
