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
quotes-inner = “”
# Copies of one card in a list
copies = { $card } ×{ $count }
# A skill card: $skill is one of skill-<id>
skill-card = { $skill } { $value }
item-face-down = Закрите вдосконалення
a-deep-one = Глибоководний
# A deck that somebody looks into
deck-mythos = Колода міту
deck-waypoint = Колода курсу
# What would change hands in a trade
gift = { $giver } → { $seat }: { $item }
gifts =
    { $number ->
        [one] { $number } предмет змінює власника
        [few] { $number } предмети змінюють власників
       *[many] { $number } предметів змінюють власників
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
        [none] усі у вашій зоні
       *[other] { $space }
    }
aim-weapon =
    { $item_is ->
        [unarmed] звичайні атаки
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
roll-damage = пошкодження корабля
roll-risk = пасажир під загрозою
roll-surge = підйом із Глибин
roll-effect = ефект карти
# Effects that somebody may choose
effect-dial = { $dial } { $by }
effect-risk =
    { $number ->
        [one] ризикнути { $number } пасажиром
        [few] ризикнути { $number } пасажирами
       *[many] ризикнути { $number } пасажирами
    }
effect-damage =
    { $times ->
        [1] пошкодити корабель
        [one] пошкодити корабель { $times } раз
        [few] пошкодити корабель { $times } рази
       *[many] пошкодити корабель { $times } разів
    }
effect-roll =
    кидок, на { $faces } { $then }{ $has_else ->
        [yes] , інакше { $otherwise }
       *[no] {""}
    }

## The end

side-human = Людина
side-hybrid = Гібрид
side-cultist = Культист
end-arrival = Корабель прийшов до порту: люди врятовані.
end-fuel = Пальне скінчилося: машини змовкли, і море забирає корабель.
end-food = Їжа скінчилася: голод зробив те, чого не змогли глибоководні.
end-sanity = Розуму не лишилося: на борту вже ніхто не при собі.
end-souls = Останні душі втрачено: рятувати більше нема кого.
end-damage = Зруйновано шість приміщень: корабель іде на дно.
end-deep_ones = Глибоководних не злічити: корабель належить їм.

## Questions: before the first turn

ask-setup-character = Виберіть персонажа: ви отримаєте його вміння, предмет, властивість і звитягу.
ask-setup-hand =
    Виберіть для стартової руки { $number ->
        [one] { $number } карту
        [few] { $number } карти
       *[many] { $number } карт
    } зі свого набору вмінь.
ask-roles-look = Подивіться свої карти лояльності: зараз це роблять усі. Подивилися — натисніть «{ do-ready }».
ask-roles-pass = Вашу зраду вже оголошено: кому з людей віддати нову карту лояльності?

## Questions: a turn

ask-improvement-choose = Яке вдосконалення зробити активним? Воно додасть уміння до вашого набору.
ask-skills-one = У лазареті ви берете лише 1 карту: якого вміння?
ask-skills-decline = Від яких карт свого набору ви відмовитеся? Замість них можна взяти карти зради.
ask-skills-treachery =
    Ви відмовилися від { $number ->
        [one] { $number } карти
        [few] { $number } карт
       *[many] { $number } карт
    }: скільки карт зради взяти натомість?
ask-action =
    { $can ->
        [turn] Ваш хід: виберіть дію (лишилося дій: { $left }).
        [granted] Зараз ходить { $seat }, але дієте ви: виберіть дію (лишилося дій: { $left }).
       *[stop] Зараз ви нічого не можете зробити: завершіть дії.
    }
ask-actions-start = Крок дій: діяти чи зіграти «{ ability-ransack }» або «{ ability-perform-rites }» замість дій?
ask-discard-limit =
    Межа руки — { $limit }: скиньте { $number ->
        [one] { $number } карту
        [few] { $number } карти
       *[many] { $number } карт
    }.

## Questions: actions

ask-rampage-attack =
    «{ ability-rampage }» ({ $armed ->
        [yes] { $item }
       *[no] без зброї
    }, лишилося: { $left }): кого атакувати{ $again ->
        [yes] {" "}далі? Чи досить?
       *[no] ?
    }
ask-amulet-again = { item-elder-sign-amulet }: розіграти «{ $ability }» ще раз?
ask-deep_ones-move = { $card }: у яку сусідню зону перейдуть усі глибоководні ({ $space })?
ask-deep_ones-rise = «{ ability-reinforcements }»: у якій водній зоні виринуть монстри Глибин?
ask-monarchs-first = «{ ability-perform-rites }»: хто з монархів активується першим?
ask-monarch-lead = «{ ability-first-oath-of-dagon }»: { $monarch } не йде у Глибини ({ $space }). Перемістити на 1 зону?
ask-item-give = «{ ability-scavenger }»: віддати один зі своїх предметів людині у вашій зоні?
ask-cards-learn =
    «{ ability-watch-and-learn }»: яких умінь узяти { $number ->
        [one] { $number } карту
        [few] { $number } карти
       *[many] { $number } карт
    }?
ask-cards-persist =
    «{ ability-persistence }»: скиньте до { $number ->
        [one] { $number } карти
        [few] { $number } карт
       *[many] { $number } карт
    }, потім візьміть стільки ж карт одного вміння.
ask-repair-pay =
    Ремонт ({ $space }): скиньте { $any ->
        [yes] будь-які карти
       *[no] карти вміння «{ $skill }»
    } на { $least } або більше.
ask-trade-offer = Обмін: які свої предмети й кому ви б віддали? Усі пропозиції відкриються разом.
ask-trade-agree = Обмін: { $offers }. Ви згодні?

## Questions: rooms

ask-cargo_hold-take =
    { $last ->
        [yes] Це останній предмет у трюмі: взяти його чи лишити?
       *[no] Який із двох предметів узяти? Другий піде під низ колоди.
    }
ask-galley-draw = Візьміть від 1 до 5 карт будь-яких умінь. Якщо понад 1, потрібен кидок: випаде менше за їх число — їжа −1.
ask-boiler_room-after = «{ ability-jury-rigger }»: пошкодити корабель, щоб отримати подорож +1?
ask-brig-leave = Перевірка вдалася, ви вільні: куди піти?
ask-brig-pay = Щоб вийти з карцеру ({ $space }), скиньте карти на { $least } або більше.
ask-scout-deck = { $card }: яку колоду подивитися?
ask-scout-top = Яка з цих карт лишиться згори ({ $deck })? Решта піде під низ.
ask-scout-under = Яка карта піде під низ першою ({ $deck })? Наступні ляжуть під неї.

## Questions: dice

ask-roll-before =
    Кидає { $seat }: { $why }{ $wanted ->
        [yes] {" "}({ $faces })
       *[no] {""}
    }{ $changed ->
        [yes] , уже { $by }
       *[no] {""}
    }. Застосувати властивість до кидка?
ask-roll-after =
    { $seat } кидає, випало { $result }: { $why }{ $wanted ->
        [yes] {" "}({ $faces })
       *[no] {""}
    }{ $changed ->
        [yes] , поправка { $by }
       *[no] {""}
    }. Перекинути кістку?

## Questions: checks

ask-check-before =
    Перевірка { $card }{ $who ->
        [suspect] {" "}({ $seat } — до карцеру)
        [prisoner] {" "}({ $seat } — на волю)
       *[none] {""}
    }, треба { $target }. Застосувати властивість до додавання карт?
ask-check-add =
    Перевірка { $card }{ $who ->
        [suspect] {" "}({ $seat } — до карцеру)
        [prisoner] {" "}({ $seat } — на волю)
       *[none] {""}
    }, треба { $target }. { $most ->
        [single] Додати карту
       *[any] Додати карти
    }{ $faceup ->
        [yes] {" "}горілиць
       *[no] {""}
    }?
ask-check-after =
    Перевірка { $card }{ $who ->
        [suspect] {" "}({ $seat } — до карцеру)
        [prisoner] {" "}({ $seat } — на волю)
       *[none] {""}
    }: карти відкрито. Застосувати властивість?

## Questions: reactions and defeats

ask-window-first =
    Кілька гравців хочуть утрутитися { $window ->
        [before_roll] перед кидком
        [after_roll] після кидка
        [before_check] до додавання карт
        [after_check] після підрахунку
        [character] і врятувати персонажа
        [passenger] і врятувати пасажира
       *[other] зараз
    }: хто перший?
ask-barricade-use = Глибоководні біля дверей: скинути «{ mythos-barricade-the-hatches }» і не пускати їх усередину до кінця ходу?
ask-defeat-character =
    { $who ->
        [you] Вам загрожує поразка
       *[other] Поразка загрожує гравцеві { $seat }
    }{ $cause ->
        [known] {" "}({ $card })
       *[other] {""}
    }: відвернути її?
ask-defeat-passenger =
    Пасажирові { $where ->
        [supply] із запасу
       *[deck] ({ $space })
    } загрожує загибель{ $cause ->
        [known] {" "}({ $card })
       *[other] {""}
    }: врятувати його?
ask-defeat-order =
    Поразка загрожує кільком{ $cause ->
        [known] {" "}({ $card })
       *[other] {""}
    }: хто наступний?

## Questions: monsters and waypoints

ask-deep_ones-order = Глибоководні активуються по одному: з якої зони наступний?
ask-deep_ones-victim = Глибоководний атакує ({ $space }): кого?
ask-waypoint-choose = Прибуття: яку карту курсу розіграти? Друга піде під низ колоди.
ask-waypoint-passenger = «{ waypoint-rolling-seas }»: хто з пасажирів на палубі загине?

## Questions: mythos cards

ask-mythos-draw = «{ ability-predictive-analytics }»: взяти карту міту чи подивитися 2 верхні й вибрати?
ask-mythos-analyse = Яку з двох карт міту розіграти? Друга піде під низ колоди.
ask-mythos-drawn = Взято карту { $card }: скинути її («{ ability-uncanny-fortune }») і взяти іншу?
ask-mythos-choose =
    { $card }: { $chooser ->
        [captain] як капітан ви вибираєте
        [keeper] як хранитель ґримуара ви вибираєте
        [personal] карта про вас, і ви вибираєте
        [traitor] ви взяли карту й вибираєте
       *[current] у свій хід ви вибираєте
    } { $kind ->
        [combined] перевірку або інший варіант
       *[choice] один із двох варіантів
    }.
ask-mythos-track = Який жетон просунути на 1 клітинку вперед?
ask-mythos-accuse = { $card }: хто піде до карцеру?
ask-mythos-lock_up = { $card }: кого з персонажів відправити до карцеру? Можна нікого.
ask-mythos-next = { $card }: хто йде наступним?
ask-mythos-leave_brig = { $card }: карцер відчинено. Куди піти?
ask-mythos-go_to_galley = { $card }: піти на камбуз чи лишитися на місці?
ask-mythos-keep_item = { $card }: який предмет лишити? Решта піде з гри.
ask-mythos-give_up_item = { $card }: який із ваших предметів піде з гри?
ask-mythos-door = { $card }: поруч із лазаретом вдираються глибоководні. У яке приміщення?
ask-mythos-drive =
    { $card }: { $may ->
        [yes] глибоководних на кораблі можна перемістити в сусідні зони. Кого далі?
       *[no] кожен глибоководний на кораблі переходить у сусідню зону. Хто далі?
    }
ask-mythos-clear_room = { $card }: у якому приміщенні перемогти всіх глибоководних?
ask-mythos-defeat =
    { $card }: виберіть { $number ->
        [one] { $number } глибоководного, якого буде переможено
        [few] { $number } глибоководних, яких буде переможено
       *[many] { $number } глибоководних, яких буде переможено
    }.
ask-mythos-volunteers = { $card }: скількома пасажирами ризикнути? Стільки ж глибоководних на кораблі буде переможено.

## Questions: effects of cards

ask-effect-choose =
    { $card }: { $may ->
        [yes] погодитися на це?
       *[no] який із двох варіантів?
    }
ask-effect-risk = { $card }: ризикнути заради цього пасажирами?
ask-effect-pay = { $card }: скиньте карту вміння «{ $skill }»; її значення додасться до кидка.
ask-cards-discard =
    Скиньте { $number ->
        [one] { $number } карту
        [few] { $number } карти
       *[many] { $number } карт
    }{ $cause ->
        [known] {" "}({ $card })
       *[other] {""}
    }.
ask-cards-draw =
    { $number ->
        [0] Карту якого вміння взяти
        [one] Якого вміння взяти { $number } карту
        [few] Якого вміння взяти { $number } карти
       *[many] Якого вміння взяти { $number } карт
    }{ $cause ->
        [known] {" "}({ $card })
       *[other] {""}
    }?

## Questions: spells

ask-spell-choose =
    { $last ->
        [yes] Це останнє заклинання: розіграти його чи лишити?
       *[no] Яке з двох заклинань розіграти? Друге піде під низ колоди.
    }
ask-spell-leave = «{ ability-occult-training }»: згори лежить { $spell }. Лишити чи покласти під низ?
ask-astral_travel-space = «{ spell-astral-travel }»: з якої зони відправити всіх, кого захочете?
ask-astral_travel-send = «{ spell-astral-travel }» ({ $space }): хто й куди далі? Чи досить?
ask-beast_within-go = «{ spell-summon-the-beast-within }»: у якій зоні перемогти всіх ворогів?
ask-call_friends-rescue = «{ spell-call-friends }»: кого з пасажирів врятувати? Що більше, то певніше почують глибоководні.
ask-conjuration-take = «{ spell-conjuration }»: який предмет узяти?
ask-dark_pact-gain = «{ spell-dark-pact }»: який ресурс збільшити на 1?
ask-flesh_ward-lay = «{ spell-flesh-ward }»: кого захистити від наступної поразки?
ask-heal-go = «{ spell-heal }»: ви залишаєте лазарет. Куди піти?
ask-locusts-defeat =
    «{ spell-plague-of-locusts }»: виберіть { $number ->
        [one] { $number } глибоководного, якого буде переможено
        [few] { $number } глибоководних, яких буде переможено
       *[many] { $number } глибоководних, яких буде переможено
    }.

## Questions: a traitor reveals themselves

ask-reveal-hand_on = Вашу зраду оголошено: кому віддати решту карт лояльності?
ask-reveal-swap = Вашу зраду оголошено: які карти скинути, щоб узяти стільки ж карт зради?
ask-reveal-malpractice = «{ ability-conduct-malpractice }»: хто з пасажирів загине?
ask-reveal-sabotage = «{ ability-sabotage }»: яке приміщення пошкодити?
ask-reveal-ritual = «{ ability-disrupt-ritual }»: на скільки пересунути жетон ритуалу?
ask-reveal-divide =
    «{ ability-divide-and-conquer }»: виберіть { $number ->
        [one] { $number } водну зону
        [few] { $number } водні зони
       *[many] { $number } водних зон
    }, там з’явиться по глибоководному.
ask-reveal-misfortune = «{ ability-spread-misfortune }»: що станеться через карту { $card }?
ask-reveal-pickpocket = «{ ability-pickpocket }»: який предмет забрати?

## Several picks: what their button says

picks-brig-pay = Вийти, скинувши: { $things }
picks-repair-pay = Полагодити, скинувши: { $things }

## Options: a turn

do-pass = Пас
do-ready = Далі
do-character = Обрати: { $character }
do-draw = { $skill }
do-draw_mythos = Взяти карту
do-decline = Відмовитися: { $skill }
do-treachery =
    { $number ->
        [0] Без карт зради
       *[other] Карт зради: { $number }
    }
do-activate = Діє: { $item }
do-act = Виконати дії
do-stop = Завершити
do-discard = Скинути: { $card }

## Options: actions

do-move = Іти: { $space }
do-attack = Атакувати: { enemy }
do-attack_in = Атакувати: { $aim }
do-rescue =
    { $space_is ->
        [none] Врятувати пасажира
       *[other] Врятувати: { $space }
    }
do-murder = Убити пасажира
do-trade = Почати обмін
do-reveal = Оголосити свою зраду: { $role }
do-keeper = Сотворити заклинання ({ title-keeper })
do-room =
    Дія зони: { $space }{ $aim_is ->
        [none] {""}
       *[other] {" "}({ $aim })
    }
do-repair = Ремонт: { $space }
do-break_out = Вирватися: { $space }
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
do-memory_of_the_deep = { mythos-memory-of-the-deep }: провести перевірку
do-barricade = { mythos-barricade-the-hatches }
do-jury_rigger = { ability-jury-rigger }
do-shrivelling = Ще раз: { $aim }
do-lesser_banishment = Ще раз: { $aim }
do-give = { $item } → { $seat }
do-give_nothing = Нічого не віддавати
do-keep = Лишити: { $item }
do-agree = Погодитися
do-refuse = Відмовитися
do-take = Взяти: { $item }
do-steal =
    Забрати: { $item_is ->
        [face_down] { item-face-down }
       *[other] { $item }
    } ({ $seat })
do-remove = Вилучити: { $item }

## Options: decks

do-deck = { $deck }
do-look = Подивитися 2 карти
do-mythos = { $mythos }
do-waypoint = { $waypoint }
do-top = Згори: { $card }
do-under = Під низ: { $card }
do-cast = Розіграти: { $spell }

## Options: dice and checks

do-almanac = { item-almanac }: { $card }
do-perfect_number = { ability-perfect-number }: { $face }
do-pocket_pistol = Перекидання: { item-pocket-pistol }
do-fortunate_son = { ability-fortunate-son }: { $card }
do-add = { $card }
do-self_sacrifice = { ability-self-sacrifice }: { $result }
do-experienced = { ability-experienced }: { $card }
do-lucky_ring = { item-lucky-ring }: +2
do-well_equipped = { ability-well-equipped }: { $by }
do-revelation = { spell-revelation-of-script }: { $skill }

## Options: defeats and monsters

do-starbuck = Відпустити кота: { item-starbuck }
do-healing_words = { ability-healing-words }: { $card }
do-medical_intervention = { ability-medical-intervention }
do-pharmacy_food = { item-travel-pharmacy }: їжа −1
do-pharmacy_item = Вилучити: { item-travel-pharmacy }
do-defeat_character = { $seat }
do-defeat_deep_one = { a-deep-one }: { $space }
do-defeat_passenger =
    { $space_is ->
        [supply] Пасажир із запасу
       *[other] Пасажир: { $space }
    }
do-activate_in = { $space }
do-rest = Усі інші за порядком
do-comes_first = { $seat }
do-victim = { $seat }
do-rise = { $space }
do-drive_all = { $origin } → { $space }
do-lead = { $monarch }: { $space }
do-leave_monarch = Не переміщувати
do-activate_first = Спочатку { $icon }
do-stay = Без переміщення

## Options: mythos cards

do-uncanny_fortune = { ability-uncanny-fortune }
do-check =
    Перевірка{ $known ->
        [yes] : { $target }, { $skills }
       *[no] {""}
    }
do-first =
    { $known ->
        [yes] { $text }
       *[no] Перший варіант
    }
do-second =
    { $known ->
        [yes] { $text }
       *[no] Другий варіант
    }
do-choose = { $effects }
do-fail =
    Перевірку провалено{ $known ->
        [yes] : { $text }
       *[no] {""}
    }
do-unconventional_leader = { ability-unconventional-leader }: { $dial } −1
do-advance = { $track }
do-nothing = Ні, дякую
do-risk =
    { $number ->
        [one] Ризикнути { $number } пасажиром
        [few] Ризикнути { $number } пасажирами
       *[many] Ризикнути { $number } пасажирами
    }{ $effects_is ->
        [none] {""}
       *[other] : { $effects }
    }
do-accuse = { $seat }
do-nobody = Нікого
do-lock_up = До карцеру: { $seat }
do-send = { $seat } → { $space }
do-send_deep_one = { a-deep-one }: { $origin } → { $space }
do-go = На камбуз
do-spawn = { $space }
do-drive = { $origin } → { $space }
do-leave_deep_ones = Решту не чіпати
do-clear = { $space }

## Options: spells and traitors

do-space = { $space }
do-gain = { $dial } +1
do-ward = { $seat }
do-pass_to = { $seat }
do-damage = { $space }
do-ritual =
    { $by_is ->
        [zero] Не рухати
       *[other] Ритуал { $by }
    }

## Headings of long lists of options

options-move = Іти
options-room = Приміщення
options-cards = Карта
options-items = Предмет
options-character = Персонаж
options-attack = Атака

## Від чого відмовляється той, хто завершує хід

unused-actions =
    { $number ->
        [one] { $number } дія
        [few] { $number } дії
       *[many] { $number } дій
    }
