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
nothing = ничего
# Who infected whom, in the story at the end
infection = { $giver } → { $seat } (ход { $number })

## Why there is no exchange

reason-door = дверь заколочена
reason-quarantine = карантин
reason-self = предложение вернулось бы к хозяину
reason-none = нет подходящей карты

## The end

end-thing_burned = Нечто сгорело. Кто ещё человек, тот пережил эту ночь.
end-no_humans = Людей не осталось. Хижина принадлежит Нечто.
end-thing_alone = Нечто забрало всех, и никто не сгорел: победой оно ни с кем не делится.
end-false_announcement = Нечто поторопилось: люди ещё были.
end-nobody_left = Нечто сгорело, но радоваться этому уже некому.
end-revenge_humans = Месть: заражённых не осталось, хижина за людьми.
end-revenge_infected = Месть: людей не осталось, хижина за заражёнными.
end-last_human = Остался один человек, а Нечто так и не проснулось.
end-standstill = Никто больше ничего не может: последнее слово за бурей.
end-endless = Партия затянулась: победителей нет.

## Questions: a turn

ask-turn-panic = Сверху лежит карта паники: откройте её.
ask-turn-play =
    { $can ->
        [infections] У вас слишком много карт { $card }: одну придётся сбросить.
        [quarantine] Ваш ход в карантине (осталось ходов: { $quarantined }): сбросьте карту.
        [axe] Ваш ход в карантине (осталось ходов: { $quarantined }): сбросьте карту или снимите карантин топором.
        [discard] Ваш ход: сыграть нечего, сбросьте карту.
       *[play] Ваш ход: сыграйте карту или сбросьте одну.
    }
ask-persistence-keep = «{ card-persistence }»: какую из взятых карт оставить? Остальные уйдут в сброс.

## Questions: an exchange

ask-exchange-offer =
    Обмен{ $source_is ->
        [turn] {""}
       *[other] {" "}({ $source })
    }: какую карту получит { $target }?
ask-exchange-reply =
    { $seat } предлагает обмен{ $source_is ->
        [turn] {""}
       *[other] {" "}({ $source })
    }: отдайте карту взамен{ $defence ->
        [yes] {" "}или ответьте защитой
       *[no] {""}
    }.
ask-chain-pass = «{ card-chain_reaction }»: какую карту передать? Её получит { $target }, а вам передаст { $giver }.

## Questions: an attack

ask-flamethrower-answer = { $seat } направляет на вас огнемёт, спасёт только «{ card-no_barbecue }».
ask-swap-answer = { $seat } хочет сесть на ваше место ({ $card }), помешает только «{ card-fine_here }».

## Questions: panic

ask-one_two-side = «{ card-one_two }»: в какую сторону отсчитать? С третьим вы поменяетесь местами.
ask-get_out-choose = «{ card-get_out }»: с кем поменяться местами?
ask-be_friends-choose = «{ card-be_friends }»: с кем обменяться картой?
ask-between_us-choose = «{ card-between_us }»: кто из соседей увидит вашу руку?
ask-forgetful-discard =
    «{ card-forgetful }»: сбросьте { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[many] { $number } карт
    } и возьмите столько же новых.
ask-blind_date-swap = «{ card-blind_date }»: какую карту обменять на верхнюю карту события? Ваша ляжет на колоду.
ask-confession-show = «{ card-confession }» ({ $seat }): показать всем руку или промолчать?

## Several picks: what their button says

picks-forgetful-discard = Сбросить: { $things }

## Options

do-turn_over = Открыть карту паники
do-discard = Сбросить: { $card }
do-play =
    { $aim ->
        [none] Сыграть: { $card }
        [self] Сыграть: { $card } → на себя
       *[other] Сыграть: { $card } → { $target }
    }
do-keep = Оставить: { $card }
do-offer = Предложить: { $card }
do-give = Отдать: { $card }
do-defend = Защита: { $card }
do-pass =
    { $attack ->
        [fire] Сгореть
        [swap] Пересесть
       *[none] Не защищаться
    }
do-side =
    { $side ->
        [left] Влево
       *[right] Вправо
    }{ $known ->
        [yes] : { $target }
       *[no] {""}
    }
do-choose = { $target }
do-swap = Обменять: { $card }
do-decline = Ничего не показывать
do-show = Показать всю руку
do-show_one = Показать только одну карту: { card-infected }
do-announce = Объявить: людей не осталось

## The log: a turn

event-turn_began =
    Ход { $number }: { $seat }{ $quarantined ->
        [0] {""}
       *[other] , карантин (осталось ходов: { $quarantined })
    }.
event-drawn =
    { $seat } тянет{ $told ->
        [yes] : { $cards }
       *[no]
            {" "}{ $number ->
                [1] карту
                [one] { $number } карту
                [few] { $number } карты
               *[many] { $number } карт
            }
    }{ $source_is ->
        [turn] {""}
        [defence] {" "}(взамен защиты)
        [surplus] {" "}(взамен сброшенной)
       *[other] {" "}({ $source })
    }.
event-panics_skipped =
    { $number ->
        [1] Карта паники уходит
        [one] { $number } карта паники уходит
        [few] { $number } карты паники уходят
       *[many] { $number } карт паники уходят
    } в сброс в закрытую (тянет { $seat }).
event-deck_reshuffled =
    Сброс перемешан, в новой колоде { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }.
event-panic_drawn = Паника! { $seat } тянет карту { $card }.
event-discarded =
    { $seat } сбрасывает карту{ $told ->
        [yes] {" "}{ $card }
       *[no] {""}
    }.
event-played =
    { $card_id ->
        [flamethrower] { $seat } поднимает огнемёт, на прицеле { $target }.
        [barred_door] { $seat } заколачивает дверь, за ней { $target }.
        [quarantine]
            { $aim ->
                [self] { $seat } уходит в карантин.
               *[other] { $seat } объявляет карантин: { $target }.
            }
       *[other]
            { $seat } играет карту { $card }{ $aim ->
                [none] {""}
                [self] {" "}на себя
               *[other] , цель — { $target }
            }.
    }
event-persistence_drawn =
    { $seat } роется в запасах: { $told ->
        [yes] { $cards }
       *[no]
            { $number ->
                [one] { $number } карта
                [few] { $number } карты
               *[many] { $number } карт
            }
    }.
event-persistence_kept =
    { $seat } оставляет { $told ->
        [yes] карту { $card }
       *[no] одну карту
    } и сбрасывает { $told ->
        [yes] { $cards }
       *[no] { $number }
    }.

## The log: looking and showing

event-analysed =
    { $seat } изучает руку игрока { $target }{ $told ->
        [yes] : { $cards }
       *[no] {""}
    }.
event-suspected =
    { $seat } подсматривает карту игрока { $target }{ $told ->
        [yes] : { $card }
       *[no] {""}
    }.
event-hand_shown = { $seat } показывает всем свою руку: { $cards } ({ $source }).
event-hand_shown_to =
    { $seat } показывает руку, видит её только { $target }{ $told ->
        [yes] : { $cards }
       *[no] {""}
    }.
event-infection_shown = { $seat } показывает карту «{ card-infected }». Признаний больше не ждут.
event-declined = { $seat } ничего не показывает.

## The log: seats and obstacles

event-direction_turned = { $seat } меняет направление: теперь { $way }.
event-swapped = { $seat } и { $target } меняются местами.
event-swap_refused = { $seat } не двигается с места: { $card }. { $target } тоже остаётся на месте.
event-obstacle_removed =
    { $card_id ->
        [barred_door] { $seat } вырубает дверь, за ней { $target }.
       *[quarantine]
            { $aim ->
                [self] { $seat } снимает с себя карантин.
               *[other] { $seat } снимает карантин с игрока { $target }.
            }
    }
event-obstacles_cleared =
    { $quarantines ->
        [0] {""}
       *[other] Снято карантинов: { $quarantines }.
    }{ $both ->
        [yes] {" "}
       *[no] {""}
    }{ $doors ->
        [0] {""}
       *[other] Открыто дверей: { $doors }.
    }
event-quarantine_ended = { $seat } выходит из карантина.

## The log: exchanges

event-offered =
    { $seat } предлагает обмен{ $source_is ->
        [turn] {""}
       *[other] {" "}({ $source })
    }, отвечает { $target }.
event-exchanged =
    { $seat } и { $target } меняются картами{ $told ->
        [yes] {" "}(отдано: { $gave }, получено: { $got })
       *[no] {""}
    }.
event-refused =
    { $card_id ->
        [missed] { $seat } не участвует в обмене: { $card }. Предложение переходит к следующему игроку.
       *[other] { $seat } отказывается от обмена: { $card }. { $target } оставляет карту себе.
    }
event-refused_card_seen =
    { $seat } видит карту, которую предлагает { $target }{ $told ->
        [yes] : { $card }
       *[no] {""}
    }.
event-no_exchange =
    { $aim ->
        [other] { $seat } и { $target } не меняются: { $reason }.
       *[none] { $seat } ни с кем не меняется: { $reason }.
    }
event-passed =
    Каждый передаёт одну карту соседу, { $way }{ $told ->
        [yes] {" "}(отдано: { $gave }, получено: { $got })
       *[no] {""}
    }.
event-surplus_discarded =
    { $seat } сбрасывает { $number ->
        [1] лишнюю карту
        [one] { $number } лишнюю карту
        [few] { $number } лишние карты
       *[many] { $number } лишних карт
    } «{ card-infected }».{ $giver_is ->
        [nobody] {""}
       *[other] {" "}Передать её могло только Нечто: { $giver }.
    }
event-infected = { $giver } — Нечто. { $seat } теперь на его стороне, и знают об этом только двое.
event-became_thing = { $seat } теперь Нечто, и больше этого не знает никто.

## The log: fire

event-saved = { $seat } выходит из огня: { $card }. Огнемёт был у игрока { $target }.
event-burned =
    { $aim ->
        [self] { $target } выбывает: четвёртая карта «{ card-infected }».
       *[other] { $target } сгорает и выбывает. Огнемёт держит { $seat }.
    }
event-thing_burned = Нечто — это { $seat }. Оно мертво, но заражённые ещё здесь.

## The log: panic

event-side_named =
    { $seat } отсчитывает { $side ->
        [left] влево
       *[right] вправо
    }: на третьем месте { $target }{ $moved ->
        [yes] {""}
       *[no] , но там карантин, все остаются
    }.
event-panic_idle = { $card }: ничего не происходит ({ $seat }).
event-forgot =
    { $seat } забывает{ $told ->
        [yes] : { $cards }
       *[no]
            {" "}{ $number ->
                [one] { $number } карту
                [few] { $number } карты
               *[many] { $number } карт
            }
    }.
event-blind_swapped =
    { $seat } меняет карту на верхнюю из колоды{ $told ->
        [yes] {" "}(отдано: { $gave }, получено: { $got })
       *[no] {""}
    }.

## The log: the end

event-announced =
    Нечто — это { $seat }. Оно объявляет, что людей не осталось. { $right ->
        [yes] Это правда.
       *[no] Это неправда.
    }
event-revealed =
    Карты на стол. Нечто: { $things_count ->
        [0] так и не проснулось
       *[other] { $things }
    }. Заражённые: { $infected_count ->
        [0] никто
       *[other] { $infected }
    }. Люди: { $humans_count ->
        [0] никто
       *[other] { $humans }
    }.{ $infections_count ->
        [0] {""}
       *[other] {" "}Кто кого заразил: { $infections }.
    }
event-game_ended =
    { $reason } { $winners_count ->
        [0] Победителей нет.
        [1] Побеждает { $winners }.
       *[other] Побеждают { $winners }.
    }

## Talk

say-claim =
    { $role_id ->
        [human] Я человек.
        [infected] Меня заразили.
       *[thing] Нечто — это я.
    }
say-accuse = { $seat } врёт: это не человек!
say-clear = { $seat } — человек. Ручаюсь.
say-ask = { $seat }, ты человек?
say-reply =
    { $yes ->
        [yes] Да, я человек.
       *[no] Нет. Уже нет.
    }
say-promise = { $seat }, от меня придёт чистая карта.
say-decline = { $seat }, с тобой не меняюсь, если будет выбор.
say-saw = { $seat } держит карту { $card }: мне показали.
say-saw_clean = Мне показали руку: { $seat } держит только чистые карты.
say-burn = Пора жечь: { $seat }. Кто со мной?
say-trust = { $seat }, тебе я верю.

## Группы вариантов

heading-play = Сыграть
heading-discard = Сбросить
heading-give = Отдать
heading-defend = Защита
