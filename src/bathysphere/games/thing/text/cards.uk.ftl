### Words on the components of The Thing: names, card texts, roles, table options.
### The same ids stand in cards.en.ftl, cards.ru.ftl and cards.uk.ftl.
### Names follow docs/rules/thing.md, section 22. Card texts stay under 150 characters.
### A text id that ends in the name of a table option replaces the plain one while that option is on.

game-thing = Щось із глибокої безодні

## Terms

term-deck = колода
term-discard = скид
term-hand = рука
term-neighbour = сусід
term-exchange = обмін
term-turn = хід
term-direction = напрямок ходу
term-quarantine = карантин
term-door = забиті двері
term-role = роль

## Roles and sides

role-human = Людина
role-infected = Заражений
role-thing = Щось
role-human-text = Знайдіть Щось і спаліть. І не дайте йому вручити вам «Зараження!».
role-infected-text = Прикривайте Щось: людей не повинно лишитися. Самі ви нікого не заразите; бодай одне «Зараження!» тримайте при собі.
role-thing-text = Заразіть або спаліть усіх людей і оголосіть, що їх не лишилося. Заражають тільки ваші карти, а ролі ви бачите всі.
side-human = Люди
side-infected = Заражені
side-thing = Щось

## Kinds and backs of cards

category-infection = Інфекція
category-action = Дія
category-defence = Захист
category-obstacle = Перешкода
category-panic = Паніка
back-event = Подія
back-panic = Паніка

## The direction of play

way-clockwise = за годинниковою стрілкою
way-counterclockwise = проти годинникової стрілки

## Infection cards

card-the_thing = Щось
card-the_thing-text = Ви — Щось. Цю карту не можна ні скинути, ні віддати, хоч би що сталося.
card-the_thing-text-hidden_start = Хто витягне цю карту, той і є Щось. Ні скинути, ні віддати її не можна, хоч би що сталося.
card-infected = Зараження!
card-infected-text = Людина, що дістала її від іншого гравця, заражена. З колоди вона безпечна. Більш ніж три тримати не можна.
card-infected-text-fourth_infection_eliminates = Людина, що дістала її від іншого гравця, заражена. З колоди вона безпечна. Четверта не зі звичайного добору виводить із гри.

## Action cards

card-flamethrower = Вогнемет
card-flamethrower-text = Спаліть сусіда: він вибуває з гри.
card-analysis = Аналіз
card-analysis-text = Сусід показує всю свою руку вам, і тільки вам.
card-axe = Сокира
card-axe-text = Зніміть карантин із себе чи з сусіда або вибийте двері між вами.
card-suspicion = Підозра
card-suspicion-text = Гляньте на одну карту з руки сусіда, узяту навмання.
card-whisky = Віскі
card-whisky-text = Покажіть усю свою руку всім.
card-persistence = Завзяття
card-persistence-text = Візьміть 3 карти подій, одну залиште, решту скиньте. Потім зіграйте або скиньте ще одну карту.
card-watch_your_back = Дивись навсібіч
card-watch_your_back-text = Напрямок ходу змінюється, і цей обмін уже йде в інший бік.
card-change_places = Міняймося місцями!
card-change_places-text = Поміняйтеся місцями з сусідом, якщо він не в карантині й не за дверима.
card-better_run = Змотуй вудки!
card-better_run-text = Поміняйтеся місцями з ким завгодно, хто не в карантині. На двері не зважайте.
card-better_run-text-neighbours_only = Поміняйтеся місцями з доступним сусідом. Лише якщо обох відрізано — з ким завгодно, хто не в карантині.
card-seduction = Спокуса
card-seduction-text = Обміняйтеся картою з ким завгодно, крім тих, хто в карантині, і сусіда за дверима. На цьому ваш хід завершено.
card-seduction-text-neighbours_only = Обміняйтеся картою з доступним сусідом; лише якщо обох відрізано — з кимось далі. На цьому ваш хід завершено.

## Defence cards

card-fear = Страх
card-fear-text = Відмовтеся від обміну й гляньте на карту, яку вам хотіли дати.
card-fine_here = Мені й тут непогано
card-fine_here-text = Лишіться на місці, коли проти вас «Міняймося місцями!» або «Змотуй вудки!».
card-no_thanks = Ні, дякую!
card-no_thanks-text = Відмовтеся від обміну.
card-missed = Повз!
card-missed-text = Ухиліться від обміну: замість вас міняється наступний за вами гравець.
card-no_barbecue = Ніякого шашлику!
card-no_barbecue-text = Переживіть «Вогнемет».

## Obstacle cards

card-quarantine = Карантин
card-quarantine-text = На себе чи на сусіда, на 3 його ходи: без обмінів, без гри картами подій, і чужі карти його не дістають.
card-barred_door = Забиті двері
card-barred_door-text = Між вами й сусідом: ні карт одне на одного, ні зміни місць, ні обміну.

## Panic cards

card-old_ropes = Старі мотузки
card-old_ropes-text = Усі карантини йдуть у скид.
card-one_two = Раз, два…
card-one_two-text = Назвіть бік і поміняйтеся місцями з третім гравцем там, якщо він не в карантині. На двері не зважайте.
card-three_four = …Три, чотири…
card-three_four-text = Усі забиті двері йдуть у скид.
card-party = І це ви звете вечіркою?
card-party-text = Усі карантини й двері — у скид. Потім, починаючи з вас і за годинниковою стрілкою, гравці парами міняються місцями.
card-get_out = Забирайся геть!
card-get_out-text = Поміняйтеся місцями з ким завгодно, крім тих, хто в карантині, і сусіда за дверима.
card-get_out-text-neighbours_only = Поміняйтеся місцями з доступним сусідом; лише якщо обох відрізано — з кимось далі.
card-forgetful = Забудькуватість
card-forgetful-text = Скиньте 3 карти, потім візьміть 3 карти подій.
card-chain_reaction = Ланцюгова реакція
card-chain_reaction-text = Усі водночас віддають по карті наступному. Ні перешкоди, ні захист не зарадять. Хід завершено.
card-be_friends = Нумо дружити?
card-be_friends-text = Обміняйтеся картою з ким завгодно, крім тих, хто в карантині, і сусіда за дверима.
card-be_friends-text-neighbours_only = Обміняйтеся картою з доступним сусідом; лише якщо обох відрізано — з кимось далі.
card-blind_date = Побачення наосліп
card-blind_date-text = Наосліп змініть карту на верхню подію колоди. Ваша ляже зверху. Хід завершено.
card-oops = Ой!
card-oops-text = Покажіть усю свою руку всім.
card-between_us = Тільки між нами…
card-between_us-text = Покажіть усю руку одному сусідові, який не за дверима.
card-confession = Час зізнань
card-confession-text = Усі по черзі показують руку або відмовляються, доки хтось не покаже «Зараження!».

## Table options

option-thing-hidden_start = Щось спить у колоді
option-thing-hidden_start-text = Карту «Щось» замішують у колоду: хто її витягне, той відтоді й Щось. Добре для 4–6 гравців.
option-thing-infections = Карти «Зараження!»
option-thing-infections-text = Скільки карт «Зараження!» у колоді; 0 — скільки належить за книгою на цю кількість гравців.
option-thing-weapons_in_deck = Спершу без зброї
option-thing-weapons_in_deck-text = «Вогнемети» й «Аналізи» не роздають на початку, усі вони в колоді. Так легше грати за Щось.
option-thing-neighbours_only = Спершу сусіди
option-thing-neighbours_only-text = «Спокуса», «Змотуй вудки!», «Нумо дружити?» і «Забирайся геть!» діють лише на сусідів, доки доступний хоч один.
option-thing-deck = Своя колода
option-thing-deck-text = Скільки копій кожної карти у грі; не більше, ніж у коробці.
option-thing-revenge = Помста
option-thing-revenge-text = Якщо Щось згоріло, а люди й заражені живі, вони грають далі, доки не лишиться один бік.
option-thing-fourth_infection_eliminates = Четверте зараження смертельне
option-thing-fourth_infection_eliminates-text = Хто отримав четверте «Зараження!» не звичайним добором, вибуває (крім Щось), як в інших виданнях.
option-thing-infection_11_for_six = Ще одне зараження на шістьох
option-thing-infection_11_for_six-text = За столом на шістьох карт «Зараження!» 10, а не 9, як в інших виданнях.
option-thing-first = Перший гравець
option-thing-first-text = Хто ходить першим; якщо не обрати, вирішить випадок.
option-thing-first_game = Перша партія
option-thing-first_game-text = Для новачків: починає той, хто сидить на першому місці.
