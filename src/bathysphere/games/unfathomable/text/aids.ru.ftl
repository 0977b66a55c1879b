### Words for a screen of Unfathomable and for its lobby.
### The same ids stand in aids.en.ftl, aids.ru.ftl and aids.uk.ftl.
###   why-<code>                 why something in sight is not offered; reasons.py and reasons_cards.py give the facts
###   game-unfathomable-<what>   the game in a list of games; its name stands in cards.*.ftl
### Names of players, cards and spaces come ready and are never inflected.

## Why not: moving and fighting

why-already_there = { $space }: вы уже здесь.
why-not_by_yourself = { $space }: по своей воле туда не ходят.
why-in_the_brig = Вы в карцере: выйти можно, если пройти проверку, — это особое действие карцера.
why-ransom = Предатель выходит из карцера, сбросив карты на { $least }; у вас карт на { $number }.
why-peacemaker = Перед вами лежит карта { $mythos }: атаковать вы не можете.
why-no_enemy = В вашей области нет врагов, которых можно победить.
why-no_human = В вашей области нет людей, которых можно победить.
why-not_for_traitors = Разоблачённым предателям это недоступно.

## Why not: passengers and trade

why-no_passenger = В вашей области нет пассажиров.
why-passengers_on_deck = Пассажиры бывают только на палубе.
why-guarded = { $seat } тоже здесь и защищает пассажиров.
why-nobody_here = В вашей области больше никого нет.
why-nothing_to_trade = В вашей области ни у кого нет вещей.

## Why not: the action of a space

why-room_damaged = { $space }: сначала нужен ремонт.
why-enemy_there = { $space }: мешает враг.
why-room_used = { $space }: в этот ход уже использовано.
why-no_supply = В запасе не осталось пассажиров, рисковать некем.
why-no_items_left = Колода вещей пуста.
why-no_skill_cards_left = Карт навыков больше не осталось.
why-no_card = У вас нет карт этого навыка: { $skill }.
why-ritual_at_start = Жетон ритуала в начале трека, назад некуда.
why-chapel_idle = Жетон ритуала в начале трека, и карт этого навыка у вас нет: { $skill }.
why-traitor_known = { $seat } — разоблачённый предатель: обвинить здесь можно только человека.
why-not_yourself = Обвинить самого себя нельзя.
why-not_damaged = { $space }: повреждений нет.
why-repair_any = { $space }: для ремонта нужны карты на { $least }, а у вас на { $number }.
why-repair_skill = { $space }: для ремонта нужны карты одного навыка ({ $skill }) на { $least }, а у вас на { $number }.

## Why not: a hand card

why-traitors_only = { $card }: свойствами таких карт пользуются только разоблачённые предатели.
why-timing_before_cards = { $ability } играется в начале проверки, пока никто не добавил карт.
why-timing_before_roll = { $ability } играется перед броском кубика.
why-timing_after_roll = { $ability } играется после броска атаки.
why-timing_defeat = { $ability } играется, когда вам грозит поражение.
why-timing_after_total = { $ability } играется, когда известен итог проверки.
why-timing_action_step_start = { $ability } играется вместо всех действий, до первого из них.
why-nobody_to_defeat = { $ability }: вне пучины нет врага, которого можно победить.
why-no_deep_ones = { $ability }: вне пучины нет глубоководных.
why-out_of_reach = { $ability }: враги вне досягаемости.
why-no_other_cards = { $ability }: других карт для сброса у вас нет.
why-wrong_room = { $ability }: только в помещениях { space-chapel }, { space-galley } и { space-boiler-room }.

## Why not: an item

why-improvement = { $item }: улучшение — не действие: пока оно активно, оно добавляет карту в набор навыков.
why-not_an_action = { $item }: это не действие; вещь предложат в нужный момент.
why-item_in_brig = { $item }: в карцере вещами не пользуются.
why-item_used = { $item }: в этот ход уже использовано.
why-item_out_of_reach = { $item }: враги вне досягаемости.
why-item_beside_enemy = { $item }: чинить рядом с врагом нельзя.
why-item_no_damage = { $item }: здесь нечего чинить.
why-item_no_passenger = { $item }: ни здесь, ни в смежных областях нет пассажиров.
why-item_no_deep_one = { $item }: в вашей области нет глубоководных.

## Why not: titles, sheets and feats

why-title_used = { title-keeper }: в этот ход заклинание уже было.
why-no_spells = Колода заклинаний пуста.
why-ability_lost = { $ability }: у разоблачённых предателей этого больше нет.
why-ability_in_brig = { $ability }: в карцере не действует.
why-ability_used = { $ability }: в этот ход уже использовано.
why-feat_used = { $ability }: этот подвиг уже совершён.
why-no_weapon = { $ability }: у вас нет оружия с действием.
why-monarchs_away = { $ability }: оба монарха в пучине.
why-too_many_items = { $ability }: действует, если вещей не больше { $number }.
why-elsewhere = { $ability }: только здесь: { $space }.
why-not_your_title = { $ability }: нужно звание: { title-keeper }.
why-no_roles = { $ability }: у других людей нет карт ролей.
why-no_deep_one = { $mythos }: в вашей области нет глубоководных.
why-own_turn_only = { $mythos }: во время действий вашего хода или когда подступают глубоководные.

## The game in a list

game-unfathomable-tagline = Пароход, пробудившаяся бездна и предатели на борту: доведите судно до порта.
game-unfathomable-players = 3–6 игроков
game-unfathomable-duration = 2–4 часа
# What the players of a table are reminded of, a principle in each line
game-unfathomable-secrecy =
    Говорить правду никто не обязан, кроме как о том, что видят все.
    О скрытом говорите общими словами: карта высокая или низкая, и ничего между.
    Спрашивайте только так, чтобы можно было ответить «да» или «нет»; отвечать никто не обязан.
    Не спрашивайте о ролях. Подозревать, намекать и обвинять можно сколько угодно.
    Во время проверки не называйте ни карт, которые добавляете, ни их навыка и значения, а потом не говорите, какие были ваши.
    Не зачитывайте карты с руки: говорите лишь, с чем можете помочь.
    Увидев чужую карту роли, можно назвать игрока человеком или предателем, и не больше; верхнюю карту колоды — хорошей или плохой.
    Разоблачённых предателей это тоже касается, и руку они никому не показывают.
    Всё это действует до конца партии: после него в повторе видно все руки и то, кто какие карты добавлял к проверкам.

## Bots

bot-random-text = Делает любой ход, какой позволяют правила; хорош, чтобы осмотреться.
bot-thoughtful-text = Сражается, чинит и считает карты за свою сторону и никому до конца не верит.
