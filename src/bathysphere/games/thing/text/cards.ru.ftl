### Words on the components of The Thing: names, card texts, roles, table options.
### The same ids stand in cards.en.ftl, cards.ru.ftl and cards.uk.ftl.
### Names follow docs/rules/thing.md, section 22. Card texts stay under 150 characters.
### A text id that ends in the name of a table option replaces the plain one while that option is on.

game-thing = Нечто из глубокой бездны

## Terms

term-deck = колода
term-discard = сброс
term-hand = рука
term-neighbour = сосед
term-exchange = обмен
term-turn = ход
term-direction = направление хода
term-quarantine = карантин
term-door = заколоченная дверь
term-role = роль

## Roles and sides

role-human = Человек
role-infected = Заражённый
role-thing = Нечто
role-human-text = Найдите Нечто и сожгите. И не дайте ему вручить вам «Заражение!».
role-infected-text = Прикрывайте Нечто: людей не должно остаться. Сами вы никого не заразите; хотя бы одно «Заражение!» держите при себе.
role-thing-text = Заразите или сожгите всех людей и объявите, что их не осталось. Заражают только ваши карты, а роли вы видите все.
side-human = Люди
side-infected = Заражённые
side-thing = Нечто

## Kinds and backs of cards

category-infection = Инфекция
category-action = Действие
category-defence = Защита
category-obstacle = Препятствие
category-panic = Паника
back-event = Событие
back-panic = Паника

## The direction of play

way-clockwise = по часовой стрелке
way-counterclockwise = против часовой стрелки

## Infection cards

card-the_thing = Нечто
card-the_thing-text = Вы — Нечто. Эту карту нельзя ни сбросить, ни отдать, что бы ни случилось.
card-the_thing-text-hidden_start = Кто вытянет эту карту, тот и есть Нечто. Ни сбросить, ни отдать её нельзя, что бы ни случилось.
card-infected = Заражение!
card-infected-text = Человек, получивший её от другого игрока, заражён. Из колоды она безвредна. Больше трёх держать нельзя.
card-infected-text-fourth_infection_eliminates = Человек, получивший её от другого игрока, заражён. Из колоды она безвредна. Четвёртая не от обычного добора выводит из игры.

## Action cards

card-flamethrower = Огнемёт
card-flamethrower-text = Сожгите соседа: он выбывает из игры.
card-analysis = Анализ
card-analysis-text = Сосед показывает всю свою руку вам, и только вам.
card-axe = Топор
card-axe-text = Снимите карантин с себя или с соседа либо выбейте дверь между вами.
card-suspicion = Подозрение
card-suspicion-text = Взгляните на одну карту из руки соседа, взятую наугад.
card-whisky = Виски
card-whisky-text = Покажите всю свою руку всем.
card-persistence = Упорство
card-persistence-text = Возьмите 3 карты событий, одну оставьте, прочие сбросьте. Затем сыграйте или сбросьте ещё одну карту.
card-watch_your_back = Гляди по сторонам
card-watch_your_back-text = Направление хода меняется, и этот обмен уже идёт в другую сторону.
card-change_places = Меняемся местами!
card-change_places-text = Поменяйтесь местами с соседом, если он не в карантине и не за дверью.
card-better_run = Сматывай удочки!
card-better_run-text = Поменяйтесь местами с кем угодно, кто не в карантине. Двери не в счёт.
card-better_run-text-neighbours_only = Поменяйтесь местами с доступным соседом. Только если оба отрезаны — с кем угодно, кто не в карантине.
card-seduction = Соблазн
card-seduction-text = Обменяйтесь картой с кем угодно, кроме тех, кто в карантине, и соседа за дверью. Ваш ход на этом окончен.
card-seduction-text-neighbours_only = Обменяйтесь картой с доступным соседом; только если оба отрезаны — с кем-то подальше. Ваш ход на этом окончен.

## Defence cards

card-fear = Страх
card-fear-text = Откажитесь от обмена и взгляните на карту, которую вам хотели дать.
card-fine_here = Мне и здесь неплохо
card-fine_here-text = Останьтесь на месте, когда против вас «Меняемся местами!» или «Сматывай удочки!».
card-no_thanks = Нет уж, спасибо!
card-no_thanks-text = Откажитесь от обмена.
card-missed = Мимо!
card-missed-text = Уйдите от обмена: вместо вас меняется следующий за вами игрок.
card-no_barbecue = Никакого шашлыка!
card-no_barbecue-text = Переживите «Огнемёт».

## Obstacle cards

card-quarantine = Карантин
card-quarantine-text = На себя или на соседа, на 3 его хода: без обменов, без игры картами событий, и чужие карты его не достают.
card-barred_door = Заколоченная дверь
card-barred_door-text = Между вами и соседом: ни карт друг на друга, ни смены мест, ни обмена.

## Panic cards

card-old_ropes = Старые верёвки
card-old_ropes-text = Все карантины уходят в сброс.
card-one_two = Раз, два…
card-one_two-text = Назовите сторону и поменяйтесь местами с третьим игроком там, если он не в карантине. Двери не в счёт.
card-three_four = …Три, четыре…
card-three_four-text = Все заколоченные двери уходят в сброс.
card-party = И это вы называете вечеринкой?
card-party-text = Все карантины и двери — в сброс. Потом, начиная с вас и по часовой стрелке, игроки парами меняются местами.
card-get_out = Убирайся прочь!
card-get_out-text = Поменяйтесь местами с кем угодно, кроме тех, кто в карантине, и соседа за дверью.
card-get_out-text-neighbours_only = Поменяйтесь местами с доступным соседом; только если оба отрезаны — с кем-то подальше.
card-forgetful = Забывчивость
card-forgetful-text = Сбросьте 3 карты, затем возьмите 3 карты событий.
card-chain_reaction = Цепная реакция
card-chain_reaction-text = Все разом отдают по карте следующему. Ни преграды, ни защита не помогут. Ход окончен.
card-be_friends = Давай дружить?
card-be_friends-text = Обменяйтесь картой с кем угодно, кроме тех, кто в карантине, и соседа за дверью.
card-be_friends-text-neighbours_only = Обменяйтесь картой с доступным соседом; только если оба отрезаны — с кем-то подальше.
card-blind_date = Свидание вслепую
card-blind_date-text = Не глядя смените карту на верхнее событие колоды. Ваша ляжет сверху. Ход окончен.
card-oops = Уупс!
card-oops-text = Покажите всю свою руку всем.
card-between_us = Только между нами…
card-between_us-text = Покажите всю руку одному соседу, который не за дверью.
card-confession = Время признаний
card-confession-text = Все по очереди показывают руку или отказываются, пока кто-нибудь не покажет «Заражение!».

## Table options

option-thing-hidden_start = Нечто спит в колоде
option-thing-hidden_start-text = Карту «Нечто» замешивают в колоду: кто её вытянет, тот и станет Нечто. Хорошо для 4–6 игроков.
option-thing-infections = Карты «Заражение!»
option-thing-infections-text = Сколько карт «Заражение!» в колоде; 0 — сколько положено по книге на это число игроков.
option-thing-weapons_in_deck = Сначала без оружия
option-thing-weapons_in_deck-text = «Огнемёты» и «Анализы» не раздают в начале, все они в колоде. Это на руку Нечто.
option-thing-neighbours_only = Сначала соседи
option-thing-neighbours_only-text = «Соблазн», «Сматывай удочки!», «Давай дружить?» и «Убирайся прочь!» действуют лишь на соседей, пока доступен хоть один.
option-thing-deck = Своя колода
option-thing-deck-text = Сколько копий каждой карты в игре; не больше, чем в коробке.
option-thing-revenge = Месть
option-thing-revenge-text = Если Нечто сгорело, а люди и заражённые живы, они играют дальше, пока не останется одна сторона.
option-thing-fourth_infection_eliminates = Четвёртое заражение смертельно
option-thing-fourth_infection_eliminates-text = Кто получил четвёртое «Заражение!» не обычным добором, выбывает (кроме Нечто), как в других изданиях.
option-thing-infection_11_for_six = Ещё одно заражение на шестерых
option-thing-infection_11_for_six-text = За столом на шестерых карт «Заражение!» 10, а не 9, как в других изданиях.
option-thing-first = Первый игрок
option-thing-first-text = Кто ходит первым; если не выбрать, решит случай.
option-thing-first_game = Первая партия
option-thing-first_game-text = Для новичков: начинает тот, кто сидит на первом месте.
