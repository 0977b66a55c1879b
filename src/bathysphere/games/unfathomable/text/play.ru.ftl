### Words on the play of Unfathomable: questions, options, how it ends. The log is in log.*.ftl.
### The same ids stand in play.en.ftl, play.ru.ftl and play.uk.ftl.
###   ask-<kind>    one sentence to the seat that is asked; the dots of the kind are dashes
###   do-<verb>     the label of an option
###   end-<reason>  how the game ended
### prompts.py and labels.py fill in the facts. Names of players, cards and spaces come ready and are never inflected.
### A question of a window reads the same whatever its seat holds.

## Parts of sentences

# A card within a sentence; names of cards may hold commas.
named = «{ $card }»
# Quotation marks: those of a card within a sentence, and those within its name
quotes-outer = «»
quotes-inner = „“
# Copies of one card in a list
copies = { $card } ×{ $count }
# A skill card: $skill is one of skill-<id>
skill-card = { $skill } { $value }
item-face-down = Закрытое улучшение
a-deep-one = Глубоководный
# A deck that somebody looks into
deck-mythos = Колода мифа
deck-waypoint = Колода путевых точек
# What would change hands in a trade
gift = { $giver } → { $seat }: { $item }
gifts =
    { $number ->
        [one] { $number } вещь меняет хозяина
        [few] { $number } вещи меняют хозяев
       *[many] { $number } вещей меняют хозяев
    }
card-played = { $ability } ({ $card })
# At what an action is aimed
enemy =
    { $target_is ->
        [deep_one] { a-deep-one }
       *[other] { $target }
    }
aim-enemy =
    { enemy }{ $space_is ->
        [mine] {""}
       *[other] , { $space }
    }
aim-deep-ones =
    { $space_is ->
        [none] все в вашей области
       *[other] { $space }
    }
aim-weapon =
    { $item_is ->
        [unarmed] обычные атаки
       *[other] { $item }
    }
aim-ritual =
    { $way ->
        [back] ритуал −1
       *[on] ритуал +1, { $card }
    }
# What a die is rolled for
roll-attack = атака
roll-fight = атака, { $attacker } → { $target }
roll-aimed = { $what } → { $target }
roll-damage = повреждение судна
roll-risk = пассажир под угрозой
roll-surge = подъём из пучины
roll-effect = эффект карты
# Effects that somebody may choose
effect-dial = { $dial } { $by }
effect-risk =
    { $number ->
        [one] рискнуть { $number } пассажиром
        [few] рискнуть { $number } пассажирами
       *[many] рискнуть { $number } пассажирами
    }
effect-damage =
    { $times ->
        [1] повредить судно
        [one] повредить судно { $times } раз
        [few] повредить судно { $times } раза
       *[many] повредить судно { $times } раз
    }
effect-roll =
    бросок, на { $faces } { $then }{ $has_else ->
        [yes] , иначе { $otherwise }
       *[no] {""}
    }

## The end

side-human = Человек
side-hybrid = Гибрид
side-cultist = Культист
end-arrival = Судно пришло в порт: люди спасены.
end-fuel = Топливо кончилось: машины смолкли, и море забирает судно.
end-food = Припасы кончились: голод сделал то, чего не смогли глубоководные.
end-sanity = Рассудка не осталось: на борту никто уже не в себе.
end-souls = Последние души потеряны: спасать больше некого.
end-damage = Разрушены шесть помещений: судно идёт ко дну.
end-deep_ones = Глубоководных не счесть: судно принадлежит им.

## Questions: before the first turn

ask-setup-character = Выберите персонажа: вы получите его навыки, вещь, свойство и подвиг.
ask-setup-hand =
    Выберите для стартовой руки { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[many] { $number } карт
    } из своего набора навыков.
ask-roles-look = Посмотрите свои карты роли: сейчас это делают все. Посмотрели — нажмите «{ do-ready }».
ask-roles-pass = Вы уже разоблачены: кому из людей отдать новую карту роли?

## Questions: a turn

ask-improvement-choose = Какое улучшение сделать активным? Оно добавит навык в ваш набор.
ask-skills-one = В лазарете вы берёте только 1 карту: какого навыка?
ask-skills-decline = От каких карт своего набора вы откажетесь? Вместо них можно взять коварство.
ask-skills-treachery =
    Вы отказались от { $number ->
        [one] { $number } карты
        [few] { $number } карт
       *[many] { $number } карт
    }: сколько карт коварства взять взамен?
ask-action =
    { $can ->
        [turn] Ваш ход: выберите действие (осталось действий: { $left }).
        [granted] Сейчас ходит { $seat }, но действуете вы: выберите действие (осталось действий: { $left }).
       *[stop] Сейчас вы ничего не можете сделать: закончите действия.
    }
ask-actions-start = Этап действий: действовать или сыграть «{ ability-ransack }» или «{ ability-perform-rites }» вместо действий?
ask-discard-limit =
    Предел руки — { $limit }: сбросьте { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[many] { $number } карт
    }.

## Questions: actions

ask-rampage-attack =
    «{ ability-rampage }» ({ $armed ->
        [yes] { $item }
       *[no] без оружия
    }, осталось: { $left }): кого атаковать{ $again ->
        [yes] {" "}дальше? Или хватит?
       *[no] ?
    }
ask-amulet-again = { item-elder-sign-amulet }: разыграть «{ $ability }» ещё раз?
ask-deep_ones-move = { $card }: в какую смежную область перейдут все глубоководные ({ $space })?
ask-deep_ones-rise = «{ ability-reinforcements }»: в какой водной области всплывут монстры пучины?
ask-monarchs-first = «{ ability-perform-rites }»: кто из монархов активируется первым?
ask-monarch-lead = «{ ability-first-oath-of-dagon }»: { $monarch } не уходит в пучину ({ $space }). Передвинуть на 1 область?
ask-item-give = «{ ability-scavenger }»: отдать одну из своих вещей человеку в вашей области?
ask-cards-learn =
    «{ ability-watch-and-learn }»: каких навыков взять { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[many] { $number } карт
    }?
ask-cards-persist =
    «{ ability-persistence }»: сбросьте до { $number ->
        [one] { $number } карты
        [few] { $number } карт
       *[many] { $number } карт
    }, затем возьмите столько же карт одного навыка.
ask-repair-pay =
    Ремонт ({ $space }): сбросьте { $any ->
        [yes] любые карты
       *[no] карты навыка «{ $skill }»
    } на { $least } или больше.
ask-trade-offer = Обмен: какие свои вещи и кому вы отдали бы? Все предложения откроются разом.
ask-trade-agree = Обмен: { $offers }. Вы согласны?

## Questions: rooms

ask-cargo_hold-take =
    { $last ->
        [yes] Это последняя вещь в отсеке: взять её или оставить?
       *[no] Какую из двух вещей взять? Другая пойдёт под низ колоды.
    }
ask-galley-draw = Возьмите от 1 до 5 карт любых навыков. Если больше 1, нужен бросок: выпадет меньше их числа — припасы −1.
ask-boiler_room-after = «{ ability-jury-rigger }»: повредить судно, чтобы получить путешествие +1?
ask-brig-leave = Проверка удалась, вы свободны: куда пойти?
ask-brig-pay = Чтобы выйти из карцера ({ $space }), сбросьте карты на { $least } или больше.
ask-scout-deck = { $card }: какую колоду посмотреть?
ask-scout-top = Какая из этих карт останется наверху ({ $deck })? Остальные пойдут под низ.
ask-scout-under = Какая карта уйдёт под низ первой ({ $deck })? Следующие лягут под неё.

## Questions: dice

ask-roll-before =
    Бросает { $seat }: { $why }{ $wanted ->
        [yes] {" "}({ $faces })
       *[no] {""}
    }{ $changed ->
        [yes] , уже { $by }
       *[no] {""}
    }. Применить свойство до броска?
ask-roll-after =
    { $seat } бросает, выпало { $result }: { $why }{ $wanted ->
        [yes] {" "}({ $faces })
       *[no] {""}
    }{ $changed ->
        [yes] , с учётом { $by }
       *[no] {""}
    }. Перебросить кубик?

## Questions: checks

ask-check-before =
    Проверка { $card }{ $who ->
        [suspect] {" "}({ $seat } — в карцер)
        [prisoner] {" "}({ $seat } — на свободу)
       *[none] {""}
    }, нужно { $target }. Применить свойство до добавления карт?
ask-check-add =
    Проверка { $card }{ $who ->
        [suspect] {" "}({ $seat } — в карцер)
        [prisoner] {" "}({ $seat } — на свободу)
       *[none] {""}
    }, нужно { $target }. { $most ->
        [single] Добавить карту
       *[any] Добавить карты
    }{ $faceup ->
        [yes] {" "}в открытую
       *[no] {""}
    }?
ask-check-after =
    Проверка { $card }{ $who ->
        [suspect] {" "}({ $seat } — в карцер)
        [prisoner] {" "}({ $seat } — на свободу)
       *[none] {""}
    }: карты открыты. Применить свойство?

## Questions: reactions and defeats

ask-window-first =
    Несколько игроков хотят вмешаться { $window ->
        [before_roll] перед броском
        [after_roll] после броска
        [before_check] до добавления карт
        [after_check] после подсчёта
        [character] и спасти персонажа
        [passenger] и спасти пассажира
       *[other] сейчас
    }: кто первый?
ask-barricade-use = Глубоководные у дверей: сбросить «{ mythos-barricade-the-hatches }» и не пускать их внутрь до конца хода?
ask-defeat-character =
    { $who ->
        [you] Вам грозит поражение
       *[other] Поражение грозит игроку { $seat }
    }{ $cause ->
        [known] {" "}({ $card })
       *[other] {""}
    }: предотвратить его?
ask-defeat-passenger =
    Пассажиру { $where ->
        [supply] из запаса
       *[deck] ({ $space })
    } грозит гибель{ $cause ->
        [known] {" "}({ $card })
       *[other] {""}
    }: спасти его?
ask-defeat-order =
    Поражение грозит нескольким{ $cause ->
        [known] {" "}({ $card })
       *[other] {""}
    }: кто следующий?

## Questions: monsters and waypoints

ask-deep_ones-order = Глубоководные активируются по одному: из какой области следующий?
ask-deep_ones-victim = Глубоководный атакует ({ $space }): кого?
ask-waypoint-choose = Прибытие: какую путевую точку разыграть? Другая пойдёт под низ колоды.
ask-waypoint-passenger = «{ waypoint-rolling-seas }»: кто из пассажиров на палубе погибнет?

## Questions: mythos cards

ask-mythos-draw = «{ ability-predictive-analytics }»: взять карту мифа или посмотреть 2 верхние и выбрать?
ask-mythos-analyse = Какую из двух карт мифа разыграть? Другая пойдёт под низ колоды.
ask-mythos-drawn = Взята карта { $card }: сбросить её («{ ability-uncanny-fortune }») и взять другую?
ask-mythos-choose =
    { $card }: { $chooser ->
        [captain] как капитан вы выбираете
        [keeper] как хранитель фолианта вы выбираете
        [personal] карта о вас, и вы выбираете
        [traitor] вы взяли карту и выбираете
       *[current] в свой ход вы выбираете
    } { $kind ->
        [combined] проверку или другой вариант
       *[choice] один из двух вариантов
    }.
ask-mythos-track = Какой жетон передвинуть на 1 деление вперёд?
ask-mythos-accuse = { $card }: кто отправится в карцер?
ask-mythos-lock_up = { $card }: кого из персонажей отправить в карцер? Можно никого.
ask-mythos-next = { $card }: кто идёт следующим?
ask-mythos-leave_brig = { $card }: карцер открыт. Куда пойти?
ask-mythos-go_to_galley = { $card }: пойти на камбуз или остаться на месте?
ask-mythos-keep_item = { $card }: какую вещь оставить? Остальные уйдут из игры.
ask-mythos-give_up_item = { $card }: какая из ваших вещей уйдёт из игры?
ask-mythos-door = { $card }: рядом с лазаретом врываются глубоководные. В какое помещение?
ask-mythos-drive =
    { $card }: { $may ->
        [yes] глубоководных на судне можно передвинуть в смежные области. Кого дальше?
       *[no] каждый глубоководный на судне переходит в смежную область. Кто дальше?
    }
ask-mythos-clear_room = { $card }: в каком помещении победить всех глубоководных?
ask-mythos-defeat =
    { $card }: выберите { $number ->
        [one] { $number } глубоководного, который будет побеждён
        [few] { $number } глубоководных, которые будут побеждены
       *[many] { $number } глубоководных, которые будут побеждены
    }.
ask-mythos-volunteers = { $card }: сколькими пассажирами рискнуть? Столько же глубоководных на судне будут побеждены.

## Questions: effects of cards

ask-effect-choose =
    { $card }: { $may ->
        [yes] согласиться на это?
       *[no] какой из двух вариантов?
    }
ask-effect-risk = { $card }: рискнуть ради этого пассажирами?
ask-effect-pay = { $card }: сбросьте карту навыка «{ $skill }»; её значение прибавится к броску.
ask-cards-discard =
    Сбросьте { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[many] { $number } карт
    }{ $cause ->
        [known] {" "}({ $card })
       *[other] {""}
    }.
ask-cards-draw =
    { $number ->
        [0] Карту какого навыка взять
        [one] Какого навыка взять { $number } карту
        [few] Какого навыка взять { $number } карты
       *[many] Какого навыка взять { $number } карт
    }{ $cause ->
        [known] {" "}({ $card })
       *[other] {""}
    }?

## Questions: spells

ask-spell-choose =
    { $last ->
        [yes] Это последнее заклинание: разыграть его или оставить?
       *[no] Какое из двух заклинаний разыграть? Другое пойдёт под низ колоды.
    }
ask-spell-leave = «{ ability-occult-training }»: сверху лежит { $spell }. Оставить или положить под низ?
ask-astral_travel-space = «{ spell-astral-travel }»: из какой области отправить всех, кого захотите?
ask-astral_travel-send = «{ spell-astral-travel }» ({ $space }): кто и куда дальше? Или хватит?
ask-beast_within-go = «{ spell-summon-the-beast-within }»: в какой области победить всех врагов?
ask-call_friends-rescue = «{ spell-call-friends }»: кого из пассажиров спасти? Чем больше, тем вернее услышат глубоководные.
ask-conjuration-take = «{ spell-conjuration }»: какую вещь взять?
ask-dark_pact-gain = «{ spell-dark-pact }»: какой ресурс увеличить на 1?
ask-flesh_ward-lay = «{ spell-flesh-ward }»: кого оградить от следующего поражения?
ask-heal-go = «{ spell-heal }»: вы покидаете лазарет. Куда пойти?
ask-locusts-defeat =
    «{ spell-plague-of-locusts }»: выберите { $number ->
        [one] { $number } глубоководного, который будет побеждён
        [few] { $number } глубоководных, которые будут побеждены
       *[many] { $number } глубоководных, которые будут побеждены
    }.

## Questions: a traitor reveals themselves

ask-reveal-hand_on = Вы разоблачены: кому отдать остальные карты роли?
ask-reveal-swap = Вы разоблачены: какие карты сбросить, чтобы взять столько же карт коварства?
ask-reveal-malpractice = «{ ability-conduct-malpractice }»: кто из пассажиров погибнет?
ask-reveal-sabotage = «{ ability-sabotage }»: какое помещение повредить?
ask-reveal-ritual = «{ ability-disrupt-ritual }»: на сколько передвинуть жетон ритуала?
ask-reveal-divide =
    «{ ability-divide-and-conquer }»: выберите { $number ->
        [one] { $number } водную область
        [few] { $number } водные области
       *[many] { $number } водных областей
    }, там появится по глубоководному.
ask-reveal-misfortune = «{ ability-spread-misfortune }»: что случится из-за карты { $card }?
ask-reveal-pickpocket = «{ ability-pickpocket }»: какую вещь забрать?

## Several picks: what their button says

picks-brig-pay = Выйти, сбросив: { $things }
picks-repair-pay = Починить, сбросив: { $things }

## Options: a turn

do-pass = Пас
do-ready = Дальше
do-character = Выбрать: { $character }
do-draw = { $skill }
do-draw_mythos = Взять карту
do-decline = Отказаться: { $skill }
do-treachery =
    { $number ->
        [0] Без коварства
       *[other] Коварство: { $number }
    }
do-activate = Действует: { $item }
do-act = Выполнить действия
do-stop = Закончить
do-discard = Сбросить: { $card }

## Options: actions

do-move = Идти: { $space }
do-attack = Атаковать: { enemy }
do-attack_in = Атаковать: { $aim }
do-rescue =
    { $space_is ->
        [none] Спасти пассажира
       *[other] Спасти: { $space }
    }
do-murder = Убить пассажира
do-trade = Начать обмен
do-reveal = Саморазоблачение: { $role }
do-keeper = Сотворить заклинание ({ title-keeper })
do-room =
    Действие области: { $space }{ $aim_is ->
        [none] {""}
       *[other] {" "}({ $aim })
    }
do-repair = Ремонт: { $space }
do-break_out = Вырваться: { $space }
do-play =
    { $card }{ $aim_is ->
        [none] {""}
       *[other] : { $aim }
    }
do-item =
    { $item }{ $aim_is ->
        [none] {""}
       *[other] : { $aim }
    }
do-deck_chief = { ability-deck-chief }: { $space }
do-quick_draw = { ability-quick-draw }: { $item }, { $aim }
do-occult_training = { ability-occult-training }
do-first_oath_of_dagon = { ability-first-oath-of-dagon }: { $monarch } ({ $card })
do-scavenger = { ability-scavenger }
do-full_steam_ahead = { ability-full-steam-ahead }
do-arrest_order = { ability-arrest-order }: { $seat }
do-quick_cast = { ability-quick-cast }
do-deep_one_ancestry = { ability-deep-one-ancestry }: { $seat }
do-sacrifice_deep_one = { mythos-sacrifice-deep-one }
do-memory_of_the_deep = { mythos-memory-of-the-deep }: провести проверку
do-barricade = { mythos-barricade-the-hatches }
do-jury_rigger = { ability-jury-rigger }
do-shrivelling = Ещё раз: { $aim }
do-lesser_banishment = Ещё раз: { $aim }
do-give = { $item } → { $seat }
do-give_nothing = Ничего не отдавать
do-keep = Оставить: { $item }
do-agree = Согласиться
do-refuse = Отказаться
do-take = Взять: { $item }
do-steal =
    Забрать: { $item_is ->
        [face_down] { item-face-down }
       *[other] { $item }
    } ({ $seat })
do-remove = Убрать: { $item }

## Options: decks

do-deck = { $deck }
do-look = Посмотреть 2 карты
do-mythos = { $mythos }
do-waypoint = { $waypoint }
do-top = Наверх: { $card }
do-under = Под низ: { $card }
do-cast = Разыграть: { $spell }

## Options: dice and checks

do-almanac = { item-almanac }: { $card }
do-perfect_number = { ability-perfect-number }: { $face }
do-pocket_pistol = Переброс: { item-pocket-pistol }
do-fortunate_son = { ability-fortunate-son }: { $card }
do-add = { $card }
do-self_sacrifice = { ability-self-sacrifice }: { $result }
do-experienced = { ability-experienced }: { $card }
do-lucky_ring = { item-lucky-ring }: +2
do-well_equipped = { ability-well-equipped }: { $by }
do-revelation = { spell-revelation-of-script }: { $skill }

## Options: defeats and monsters

do-starbuck = Отпустить кота: { item-starbuck }
do-healing_words = { ability-healing-words }: { $card }
do-medical_intervention = { ability-medical-intervention }
do-pharmacy_food = { item-travel-pharmacy }: припасы −1
do-pharmacy_item = Убрать: { item-travel-pharmacy }
do-defeat_character = { $seat }
do-defeat_deep_one = { a-deep-one }: { $space }
do-defeat_passenger =
    { $space_is ->
        [supply] Пассажир из запаса
       *[other] Пассажир: { $space }
    }
do-activate_in = { $space }
do-rest = Все остальные по порядку
do-comes_first = { $seat }
do-victim = { $seat }
do-rise = { $space }
do-drive_all = { $origin } → { $space }
do-lead = { $monarch }: { $space }
do-leave_monarch = Не перемещать
do-activate_first = Сначала { $icon }
do-stay = Без перемещения

## Options: mythos cards

do-uncanny_fortune = { ability-uncanny-fortune }
do-check =
    Проверка{ $known ->
        [yes] : { $target }, { $skills }
       *[no] {""}
    }
do-first =
    { $known ->
        [yes] { $text }
       *[no] Первый вариант
    }
do-second =
    { $known ->
        [yes] { $text }
       *[no] Второй вариант
    }
do-choose = { $effects }
do-fail =
    Проверка провалена{ $known ->
        [yes] : { $text }
       *[no] {""}
    }
do-unconventional_leader = { ability-unconventional-leader }: { $dial } −1
do-advance = { $track }
do-nothing = Нет, спасибо
do-risk =
    { $number ->
        [one] Рискнуть { $number } пассажиром
        [few] Рискнуть { $number } пассажирами
       *[many] Рискнуть { $number } пассажирами
    }{ $effects_is ->
        [none] {""}
       *[other] : { $effects }
    }
do-accuse = { $seat }
do-nobody = Никого
do-lock_up = В карцер: { $seat }
do-send = { $seat } → { $space }
do-send_deep_one = { a-deep-one }: { $origin } → { $space }
do-go = На камбуз
do-spawn = { $space }
do-drive = { $origin } → { $space }
do-leave_deep_ones = Остальных не трогать
do-clear = { $space }

## Options: spells and traitors

do-space = { $space }
do-gain = { $dial } +1
do-ward = { $seat }
do-pass_to = { $seat }
do-damage = { $space }
do-ritual =
    { $by_is ->
        [zero] Не двигать
       *[other] Ритуал { $by }
    }

## Headings of long lists of options

options-move = Идти
options-room = Помещение
options-cards = Карта
options-items = Вещь
options-character = Персонаж
options-attack = Атака

## От чего отказывается тот, кто завершает ход

unused-actions =
    { $number ->
        [one] { $number } действие
        [few] { $number } действия
       *[many] { $number } действий
    }
