### Words on the play of The Thing: questions, options, the log, talk.
### The same ids stand in play.en.ftl, play.ru.ftl and play.uk.ftl.
###   ask-<kind>    one sentence to the seat that is asked; the dots of the kind are dashes
###   do-<verb>     the label of an option
###   event-<kind>  one line of the log; $told says whether the reader may know the private facts
###   end-<reason>  how the game ended
###   say-<name>    a statement in the talk of the table
### wording.py and prompts.py fill in the facts. Names of players and cards come ready and are never inflected.
### A question of a window speaks of defences only to a seat that holds one; nobody else sees it.

## Parts of sentences

# A card within a sentence; names of cards may hold commas.
named = «{ $card }»
# Copies of one card in a list: $card is named already
copies = { $card } ×{ $count }
# An empty list of cards
nothing = нічого
# Who infected whom, in the story at the end
infection = { $giver } → { $seat } (хід { $number })

## Why there is no exchange

reason-door = двері забиті
reason-quarantine = карантин
reason-self = пропозиція повернулася б до власника
reason-none = немає відповідної карти

## The end

end-thing_burned = Щось згоріло. Хто досі людина, той пережив цю ніч.
end-no_humans = Людей не лишилося. Відтепер у хижі живе Щось.
end-thing_alone = Щось забрало всіх, і ніхто не згорів: перемогою воно ні з ким не ділиться.
end-false_announcement = Щось поспішило: люди ще були.
end-nobody_left = Щось згоріло, та радіти цьому вже нема кому.
end-revenge_humans = Помста: заражених не лишилося, хижа за людьми.
end-revenge_infected = Помста: людей не лишилося, хижа за зараженими.
end-last_human = Лишилася одна людина, а Щось так і не прокинулося.
end-standstill = Ніхто більше нічого не може: останнє слово за бурею.
end-endless = Партія затяглася: переможців немає.

## Questions: a turn

ask-turn-panic = Згори лежить карта паніки: відкрийте її.
ask-turn-play =
    { $can ->
        [infections] У вас забагато карт { $card }: одну доведеться скинути.
        [quarantine] Ваш хід у карантині (лишилося ходів: { $quarantined }): скиньте карту.
        [axe] Ваш хід у карантині (лишилося ходів: { $quarantined }): скиньте карту або зніміть карантин сокирою.
        [discard] Ваш хід: зіграти нема чого, скиньте карту.
       *[play] Ваш хід: зіграйте карту або скиньте одну.
    }
ask-persistence-keep = «{ card-persistence }»: яку зі взятих карт залишити? Решта піде у скид.

## Questions: an exchange

ask-exchange-offer =
    Обмін{ $source_is ->
        [turn] {""}
       *[other] {" "}({ $source })
    }: яку карту отримає { $target }?
ask-exchange-reply =
    { $seat } пропонує обмін{ $source_is ->
        [turn] {""}
       *[other] {" "}({ $source })
    }: віддайте карту навзаєм{ $defence ->
        [yes] {" "}або відповідайте захистом
       *[no] {""}
    }.
ask-chain-pass = «{ card-chain_reaction }»: яку карту передати? Її отримає { $target }, а вам передасть { $giver }.

## Questions: an attack

ask-flamethrower-answer = { $seat } наводить на вас вогнемет, врятує тільки «{ card-no_barbecue }».
ask-swap-answer = { $seat } хоче сісти на ваше місце ({ $card }), завадить тільки «{ card-fine_here }».

## Questions: panic

ask-one_two-side = «{ card-one_two }»: у який бік відлічити? З третім ви поміняєтеся місцями.
ask-get_out-choose = «{ card-get_out }»: з ким помінятися місцями?
ask-be_friends-choose = «{ card-be_friends }»: з ким обмінятися картою?
ask-between_us-choose = «{ card-between_us }»: хто із сусідів побачить вашу руку?
ask-forgetful-discard =
    «{ card-forgetful }»: скиньте { $number ->
        [one] { $number } карту
        [few] { $number } карти
       *[many] { $number } карт
    } й візьміть стільки ж нових.
ask-blind_date-swap = «{ card-blind_date }»: яку карту обміняти на верхню карту події? Ваша ляже на колоду.
ask-confession-show = «{ card-confession }» ({ $seat }): показати всім руку чи промовчати?

## Several picks: what their button says

picks-forgetful-discard = Скинути: { $things }

## Options

do-turn_over = Відкрити карту паніки
do-discard = Скинути: { $card }
do-play =
    { $aim ->
        [none] Зіграти: { $card }
        [self] Зіграти: { $card } → на себе
       *[other] Зіграти: { $card } → { $target }
    }
do-keep = Залишити: { $card }
do-offer = Запропонувати: { $card }
do-give = Віддати: { $card }
do-defend = Захист: { $card }
do-pass =
    { $attack ->
        [fire] Згоріти
        [swap] Пересісти
       *[none] Не захищатися
    }
do-side =
    { $side ->
        [left] Ліворуч
       *[right] Праворуч
    }{ $known ->
        [yes] : { $target }
       *[no] {""}
    }
do-choose = { $target }
do-swap = Обміняти: { $card }
do-decline = Нічого не показувати
do-show = Показати всю руку
do-show_one = Показати лише одну карту: { card-infected }
do-announce = Оголосити: людей не лишилося

## The log: a turn

event-turn_began =
    Хід { $number }: { $seat }{ $quarantined ->
        [0] {""}
       *[other] , карантин (лишилося ходів: { $quarantined })
    }.
event-drawn =
    { $seat } тягне{ $told ->
        [yes] : { $cards }
       *[no]
            {" "}{ $number ->
                [1] карту
                [one] { $number } карту
                [few] { $number } карти
               *[many] { $number } карт
            }
    }{ $source_is ->
        [turn] {""}
        [defence] {" "}(на заміну захисту)
        [surplus] {" "}(на заміну скинутій)
       *[other] {" "}({ $source })
    }.
event-panics_skipped =
    { $number ->
        [1] Карта паніки йде
        [one] { $number } карта паніки йде
        [few] { $number } карти паніки йдуть
       *[many] { $number } карт паніки йдуть
    } у скид долілиць (тягне { $seat }).
event-deck_reshuffled =
    Скид перетасовано, у новій колоді { $number ->
        [one] { $number } карта
        [few] { $number } карти
       *[many] { $number } карт
    }.
event-panic_drawn = Паніка! { $seat } тягне карту { $card }.
event-discarded =
    { $seat } скидає карту{ $told ->
        [yes] {" "}{ $card }
       *[no] {""}
    }.
event-played =
    { $card_id ->
        [flamethrower] { $seat } піднімає вогнемет, на прицілі { $target }.
        [barred_door] { $seat } забиває двері, за ними { $target }.
        [quarantine]
            { $aim ->
                [self] { $seat } вирушає в карантин.
               *[other] { $seat } оголошує карантин: { $target }.
            }
       *[other]
            { $seat } грає карту { $card }{ $aim ->
                [none] {""}
                [self] {" "}на себе
               *[other] , ціль — { $target }
            }.
    }
event-persistence_drawn =
    { $seat } риється в запасах: { $told ->
        [yes] { $cards }
       *[no]
            { $number ->
                [one] { $number } карта
                [few] { $number } карти
               *[many] { $number } карт
            }
    }.
event-persistence_kept =
    { $seat } залишає { $told ->
        [yes] карту { $card }
       *[no] одну карту
    } та скидає { $told ->
        [yes] { $cards }
       *[no] { $number }
    }.

## The log: looking and showing

event-analysed =
    { $seat } вивчає руку гравця { $target }{ $told ->
        [yes] : { $cards }
       *[no] {""}
    }.
event-suspected =
    { $seat } підглядає карту гравця { $target }{ $told ->
        [yes] : { $card }
       *[no] {""}
    }.
event-hand_shown = { $seat } показує всім свою руку: { $cards } ({ $source }).
event-hand_shown_to =
    { $seat } показує руку, бачить її тільки { $target }{ $told ->
        [yes] : { $cards }
       *[no] {""}
    }.
event-infection_shown = { $seat } показує карту «{ card-infected }». Зізнань більше не чекають.
event-declined = { $seat } нічого не показує.

## The log: seats and obstacles

event-direction_turned = { $seat } змінює напрямок: тепер { $way }.
event-swapped = { $seat } і { $target } міняються місцями.
event-swap_refused = { $seat } не рушає з місця: { $card }. { $target } теж лишається на місці.
event-obstacle_removed =
    { $card_id ->
        [barred_door] { $seat } вирубує двері, за ними { $target }.
       *[quarantine]
            { $aim ->
                [self] { $seat } знімає з себе карантин.
               *[other] { $seat } знімає карантин із гравця { $target }.
            }
    }
event-obstacles_cleared =
    { $quarantines ->
        [0] {""}
       *[other] Знято карантинів: { $quarantines }.
    }{ $both ->
        [yes] {" "}
       *[no] {""}
    }{ $doors ->
        [0] {""}
       *[other] Відчинено дверей: { $doors }.
    }
event-quarantine_ended = { $seat } виходить із карантину.

## The log: exchanges

event-offered =
    { $seat } пропонує обмін{ $source_is ->
        [turn] {""}
       *[other] {" "}({ $source })
    }, відповідає { $target }.
event-exchanged =
    { $seat } і { $target } міняються картами{ $told ->
        [yes] {" "}(віддано: { $gave }, отримано: { $got })
       *[no] {""}
    }.
event-refused =
    { $card_id ->
        [missed] { $seat } не бере участі в обміні: { $card }. Пропозиція переходить до наступного гравця.
       *[other] { $seat } відмовляється від обміну: { $card }. { $target } лишає карту собі.
    }
event-refused_card_seen =
    { $seat } бачить карту, яку пропонує { $target }{ $told ->
        [yes] : { $card }
       *[no] {""}
    }.
event-no_exchange =
    { $aim ->
        [other] { $seat } і { $target } не міняються: { $reason }.
       *[none] { $seat } ні з ким не міняється: { $reason }.
    }
event-passed =
    Кожен передає одну карту сусідові, { $way }{ $told ->
        [yes] {" "}(віддано: { $gave }, отримано: { $got })
       *[no] {""}
    }.
event-surplus_discarded =
    { $seat } скидає { $number ->
        [1] зайву карту
        [one] { $number } зайву карту
        [few] { $number } зайві карти
       *[many] { $number } зайвих карт
    } «{ card-infected }».{ $giver_is ->
        [nobody] {""}
       *[other] {" "}Передати її могло лише Щось: { $giver }.
    }
event-infected = { $giver } — Щось. { $seat } тепер на його боці, і знають про це лише двоє.
event-became_thing = { $seat } тепер Щось, і більше цього не знає ніхто.

## The log: fire

event-saved = { $seat } виходить із вогню: { $card }. Вогнемет був у гравця { $target }.
event-burned =
    { $aim ->
        [self] { $target } вибуває: четверта карта «{ card-infected }».
       *[other] { $target } згоряє й вибуває. Вогнемет тримає { $seat }.
    }
event-thing_burned = Щось — це { $seat }. Воно мертве, але заражені ще тут.

## The log: panic

event-side_named =
    { $seat } відлічує { $side ->
        [left] ліворуч
       *[right] праворуч
    }: на третьому місці { $target }{ $moved ->
        [yes] {""}
       *[no] , але там карантин, усі лишаються
    }.
event-panic_idle = { $card }: нічого не стається ({ $seat }).
event-forgot =
    { $seat } забуває{ $told ->
        [yes] : { $cards }
       *[no]
            {" "}{ $number ->
                [one] { $number } карту
                [few] { $number } карти
               *[many] { $number } карт
            }
    }.
event-blind_swapped =
    { $seat } міняє карту на верхню з колоди{ $told ->
        [yes] {" "}(віддано: { $gave }, отримано: { $got })
       *[no] {""}
    }.

## The log: the end

event-announced =
    Щось — це { $seat }. Воно оголошує, що людей не лишилося. { $right ->
        [yes] Це правда.
       *[no] Це неправда.
    }
event-revealed =
    Карти на стіл. Щось: { $things_count ->
        [0] так і не прокинулося
       *[other] { $things }
    }. Заражені: { $infected_count ->
        [0] ніхто
       *[other] { $infected }
    }. Люди: { $humans_count ->
        [0] ніхто
       *[other] { $humans }
    }.{ $infections_count ->
        [0] {""}
       *[other] {" "}Хто кого заразив: { $infections }.
    }
event-game_ended =
    { $reason } { $winners_count ->
        [0] Переможців немає.
        [1] Перемагає { $winners }.
       *[other] Перемагають { $winners }.
    }

## Talk

say-claim =
    { $role_id ->
        [human] Я людина.
        [infected] Мене заразили.
       *[thing] Щось — це я.
    }
say-accuse = { $seat } бреше: це не людина!
say-clear = { $seat } — людина. Ручаюся.
say-ask = { $seat }, ти людина?
say-reply =
    { $yes ->
        [yes] Так, я людина.
       *[no] Ні. Вже ні.
    }
say-promise = { $seat }, від мене прийде чиста карта.
say-decline = { $seat }, з тобою не міняюся, якщо матиму вибір.
say-saw = { $seat } тримає карту { $card }: мені показали.
say-saw_clean = Мені показали руку: { $seat } тримає тільки чисті карти.
say-burn = Час палити: { $seat }. Хто зі мною?
say-trust = { $seat }, тобі я вірю.

## Групи варіантів

heading-play = Зіграти
heading-discard = Скинути
heading-give = Віддати
heading-defend = Захист
