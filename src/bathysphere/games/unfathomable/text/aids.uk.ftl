### Words for a screen of Unfathomable and for its lobby.
### The same ids stand in aids.en.ftl, aids.ru.ftl and aids.uk.ftl.
###   why-<code>                 why something in sight is not offered; reasons.py and reasons_cards.py give the facts
###   game-unfathomable-<what>   the game in a list of games; its name stands in cards.*.ftl
### Names of players, cards and spaces come ready and are never inflected.

## Why not: moving and fighting

why-already_there = { $space }: ви вже тут.
why-not_by_yourself = { $space }: з власної волі туди не ходять.
why-in_the_brig = Ви в карцері: вийти можна, якщо пройти перевірку, — це дія самого карцеру.
why-ransom = Зрадник виходить із карцеру, скинувши карти на { $least }; у вас карт на { $number }.
why-peacemaker = Перед вами лежить карта { $mythos }: атакувати ви не можете.
why-no_enemy = У вашій зоні немає ворогів, яких можна перемогти.
why-no_human = У вашій зоні немає людей, яких можна перемогти.
why-not_for_traitors = Відкритим зрадникам це недоступно.

## Why not: passengers and trade

why-no_passenger = У вашій зоні немає пасажирів.
why-passengers_on_deck = Пасажири бувають тільки на палубі.
why-guarded = { $seat } теж тут і захищає пасажирів.
why-nobody_here = У вашій зоні більше нікого немає.
why-nothing_to_trade = У вашій зоні ні в кого немає предметів.

## Why not: the action of a space

why-room_damaged = { $space }: спершу потрібен ремонт.
why-enemy_there = { $space }: заважає ворог.
why-room_used = { $space }: цього ходу вже використано.
why-no_supply = У запасі не лишилося пасажирів: нема ким ризикувати.
why-no_items_left = Колода предметів порожня.
why-no_skill_cards_left = Карт умінь більше не лишилося.
why-no_card = У вас немає карт цього вміння: { $skill }.
why-ritual_at_start = Жетон ритуалу на початку треку: назад нема куди.
why-chapel_idle = Жетон ритуалу на початку треку, і карт цього вміння у вас немає: { $skill }.
why-traitor_known = { $seat } — відкритий зрадник: звинуватити тут можна тільки людину.
why-not_yourself = Звинуватити самого себе не можна.
why-not_damaged = { $space }: пошкоджень немає.
why-repair_any = { $space }: для ремонту потрібні карти на { $least }, а у вас на { $number }.
why-repair_skill = { $space }: для ремонту потрібні карти одного вміння ({ $skill }) на { $least }, а у вас на { $number }.

## Why not: a hand card

why-traitors_only = { $card }: властивостями таких карт користуються тільки відкриті зрадники.
why-timing_before_cards = { $ability } грається на початку перевірки, доки ніхто не додав карт.
why-timing_before_roll = { $ability } грається перед кидком кістки.
why-timing_after_roll = { $ability } грається після кидка атаки.
why-timing_defeat = { $ability } грається, коли вам загрожує поразка.
why-timing_after_total = { $ability } грається, коли відомий результат перевірки.
why-timing_action_step_start = { $ability } грається замість усіх дій, до першої з них.
why-nobody_to_defeat = { $ability }: поза Глибинами немає ворога, якого можна перемогти.
why-no_deep_ones = { $ability }: поза Глибинами немає глибоководних.
why-out_of_reach = { $ability }: вороги поза досяжністю.
why-no_other_cards = { $ability }: інших карт для скидання у вас немає.
why-wrong_room = { $ability }: тільки в приміщеннях { space-chapel }, { space-galley } та { space-boiler-room }.

## Why not: an item

why-improvement = { $item }: удосконалення — не дія: доки воно активне, воно додає карту до набору вмінь.
why-not_an_action = { $item }: це не дія; предмет запропонують, коли настане його час.
why-item_in_brig = { $item }: у карцері предметами не користуються.
why-item_used = { $item }: цього ходу вже використано.
why-item_out_of_reach = { $item }: вороги поза досяжністю.
why-item_beside_enemy = { $item }: ремонтувати поруч із ворогом не можна.
why-item_no_damage = { $item }: тут нема чого ремонтувати.
why-item_no_passenger = { $item }: ні тут, ні в сусідніх зонах немає пасажирів.
why-item_no_deep_one = { $item }: у вашій зоні немає глибоководних.

## Why not: titles, sheets and feats

why-title_used = { title-keeper }: цього ходу заклинання вже було.
why-no_spells = Колода заклинань порожня.
why-ability_lost = { $ability }: у відкритих зрадників цього більше немає.
why-ability_in_brig = { $ability }: у карцері не діє.
why-ability_used = { $ability }: цього ходу вже використано.
why-feat_used = { $ability }: цю звитягу вже здійснено.
why-no_weapon = { $ability }: у вас немає зброї з дією.
why-monarchs_away = { $ability }: обидва монархи в Глибинах.
why-too_many_items = { $ability }: діє, якщо предметів не більш як { $number }.
why-elsewhere = { $ability }: тільки тут: { $space }.
why-not_your_title = { $ability }: потрібна посада: { title-keeper }.
why-no_roles = { $ability }: в інших людей немає карт лояльності.
why-no_deep_one = { $mythos }: у вашій зоні немає глибоководних.
why-own_turn_only = { $mythos }: під час дій вашого ходу або коли підступають глибоководні.

## The game in a list

game-unfathomable-tagline = Пароплав, пробуджена безодня і зрадники на борту: доведіть корабель до порту.
game-unfathomable-players = 3–6 гравців
game-unfathomable-duration = 2–4 години
# What the players of a table are reminded of, a principle in each line
game-unfathomable-secrecy =
    Казати правду ніхто не мусить, хіба що про те, що бачать усі.
    Про приховане говоріть загальними словами: карта висока або низька, і нічого між ними.
    Питайте лише так, щоб можна було відповісти «так» чи «ні»; відповідати ніхто не мусить.
    Не питайте про лояльність. Підозрювати, натякати й звинувачувати можна скільки завгодно.
    Під час перевірки не називайте ні карт, які додаєте, ні їхнього вміння та значення, а потім не кажіть, котрі були ваші.
    Не зачитуйте карт із руки: кажіть лише, з чим можете допомогти.
    Побачивши чужу карту лояльності, можна назвати гравця людиною або зрадником, і не більше; верхню карту колоди — доброю чи поганою.
    Відкритих зрадників це теж стосується, і руки вони нікому не показують.
    Усе це діє до кінця партії: після нього в повторі видно всі руки й те, хто які карти додавав до перевірок.

## Bots

bot-random-text = Робить будь-який хід, що дозволяють правила; годиться, щоб роздивитися.
bot-thoughtful-text = Б’ється, лагодить і рахує карти за свій бік і нікому до кінця не вірить.
