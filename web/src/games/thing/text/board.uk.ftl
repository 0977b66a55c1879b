### What the board of The Thing says. The same ids stand in board.en.ftl, board.ru.ftl and board.uk.ftl.

## The table

thing-seats = За столом
thing-you = ви
thing-burned = поза грою
thing-cards = { $number ->
    [one] { $number } карта
    [few] { $number } карти
   *[other] { $number } карт
}
thing-quarantined = { $turns ->
    [one] карантин, ще { $turns } хід
    [few] карантин, ще { $turns } ходи
   *[other] карантин, ще { $turns } ходів
}
thing-has-turn = зараз ходить
thing-is-asked = чекаємо на відповідь
thing-marked = ваша позначка: { $mark }
thing-rumour = { $name }: { $text }
thing-way = Хід іде { $way }.
thing-door = { $number ->
    [1] Забиті двері між сусідами: { $one } і { $other }
   *[other] Забиті двері ({ $number }) між сусідами: { $one } і { $other }
}
thing-deck = Колода: { $number ->
    [one] { $number } карта
    [few] { $number } карти
   *[other] { $number } карт
}. Сорочка наступної: { $next }.
thing-planted = Згори: { $card }
thing-discard = Скид
thing-in-play = Відкриті карти
thing-scene-exchange = Обмін: { $name } і { $target }
thing-scene-attack = { $name }: { $card } → { $target }
thing-scene-panic = Паніка! { $name }: { $card }
thing-sign-seat-text = Маленькі сорочки — карти в руці. Лампа — чекають на відповідь. Смугаста рамка — карантин і скільки ходів лишилося. Око — частину цих карт ви знаєте. Знак унизу ліворуч — що останнім сказали про цього гравця і хто.
thing-sign-deck-text = Звідси беруть наступну карту. За сорочкою всі бачать, подія це чи паніка.
thing-sign-discard-text = Скинуті й зіграні карти, сорочкою догори. Коли колода скінчиться, вони стануть новою.
thing-sign-hand-text = Ці карти бачить лише їхній власник.
thing-sign-ash-text = Цей гравець більше не ходить; які в нього були карти, ніхто не дізнається.

## The hand

thing-hand = { $number ->
    [one] Ваша рука: { $number } карта
    [few] Ваша рука: { $number } карти
   *[other] Ваша рука: { $number } карт
}
thing-empty-hand = Карт у руці немає.
thing-you-are-out = Вас спалили, ви поза грою. Можна дивитися й говорити з тими, хто теж вибув.
thing-drawn = Щойно взято: залиште одну
thing-my-role = Моя роль
thing-i-am-human = Ви людина
thing-i-am-infected = Вас заразили
thing-i-am-thing = Ви — Щось
thing-known-human = Лише ви, та ще Щось: воно бачить усіх наскрізь. Сказати про це можна, але так скаже кожен.
thing-known-infected = Лише ви і Щось: це { $name }. Решта досі вважає вас людиною.
thing-known-thing = Лише ви і ті, кого ви заразите. Самі ви знаєте ролі всіх.
thing-choose-seat = { $number ->
    [1] Оберіть місце
   *[other] Оберіть місце ({ $number })
}
thing-do-play = Зіграти
thing-do-discard = Скинути
thing-do-offer = Запропонувати
thing-do-give = Віддати
thing-do-defend = Захиститися
thing-do-swap = Поміняти
thing-partner = Обмін наприкінці ходу: { $name }
thing-no-exchange-door = Обміну не буде: двері ({ $name })
thing-no-exchange-quarantine = Обміну не буде: карантин ({ $name })
thing-put-back-text = Карта лишається у вас, можна обрати знову.
thing-put-back = Повернути карту в руку

## What I know and think

thing-sheet = Нотатки
thing-sheet-intro = Що ви точно знаєте про кожного, що було сказано і що ви про це думаєте.
thing-known = У цій руці, наскільки вам відомо
thing-known-sure = Точно там:
thing-known-lost = { $lost ->
    [one] Відтоді з руки пішла { $lost } карта: з цих карт ({ $cards }) однієї може не бути.
    [few] Відтоді з руки пішли { $lost } карти: з цих карт ({ $cards }) стількох само може не бути.
   *[other] Відтоді з руки пішло { $lost } карт: з цих карт ({ $cards }) стількох само може не бути.
}
thing-lost-short = −{ $lost }
thing-topic-shown = Показано
thing-topic-exchange = Між вами
thing-topic-fire = Вогонь
thing-topic-said = Сказано
thing-topic-about = Сказано про гравця
thing-turn = хід { $number }
thing-dossier-empty = Поки нічого. Тут з’явиться все, що вам покажуть із цієї руки, ваші обміни, вогонь і слова.
thing-entries = { $number ->
    [one] { $number } запис
    [few] { $number } записи
   *[other] { $number } записів
}
thing-no-entries = поки нічого
thing-no-fire = Поки нікого не спалили. Тут буде видно, хто кого спалив.
thing-fire = { $name } спалює: { $target }
thing-burned-by = Вогонь: { $name }, хід { $turn }
thing-note-on = Нотатка: { $name }
thing-notes = Мої нотатки
thing-notes-empty = Хто де сидів, хто брехав, за ким стежити…
thing-notes-private = Позначки й нотатки лишаються в цьому браузері, їх не бачить ніхто інший.
thing-mark-of = { $name }, ваша позначка: { $mark }. Торкніться, щоб змінити
thing-mark-none = без позначки
thing-mark-human = людина?
thing-mark-infected = зараження?
thing-mark-thing = Щось?
thing-mark-trust = довіряю
thing-mark-doubt = сумніваюся

## A card in full

thing-use-infection = З руки не грається ніколи.
thing-use-action = Грається у свій хід.
thing-use-defence = Грається лише у відповідь; натомість одразу беруть нову карту.
thing-use-obstacle = Грається у свій хід і лишається на столі.
thing-use-panic = Діє, щойно її взято; у руку не потрапляє.
thing-copies = У коробці: { $number }.

## Moments

thing-moment-from = { $name } віддає вам в обмін
thing-moment-passed = { $name } передає вам
thing-moment-human = Ви досі людина.
thing-moment-human-infection = Не від Щось: ви досі людина.
thing-moment-infected = Від самого Щось: ви заражені.
thing-moment-announced = { $name } оголошує: людей не лишилося!
thing-moment-right = Це правда. Людей більше немає.
thing-moment-wrong = Це неправда. Люди ще є.
thing-moment-was-thing = { $name } — це й було Щось!
thing-moment-go = Далі
thing-moment-hold = Затамуйте подих…

## After the end

thing-cast = Ролі й карти, відкрито
thing-story = Як усе сталося
thing-story-empty = Нікого не заразили й нікого не спалили.
thing-story-infected = { $name } заражає: { $target }
thing-story-burned = { $name } спалює: { $target } ({ $role })
thing-story-fourth = { $target } вибуває з четвертою картою «Зараження!»

## Cards in a line

thing-effect-the_thing = Ви — Щось. Карта завжди з вами.
thing-effect-infected = З колоди нешкідлива, з чужих рук — ні.
thing-effect-flamethrower = Спалити сусіда.
thing-effect-analysis = Побачити руку сусіда.
thing-effect-axe = Зняти карантин або двері.
thing-effect-suspicion = Побачити випадкову карту сусіда.
thing-effect-whisky = Показати всім свою руку.
thing-effect-persistence = Взяти 3, лишити 1, грати далі.
thing-effect-watch_your_back = Змінити напрямок ходу.
thing-effect-change_places = Помінятися місцем із сусідом.
thing-effect-better_run = Помінятися місцем із будь-ким.
thing-effect-seduction = Обмін із будь-ким; хід скінчено.
thing-effect-fear = Відмова від обміну; карту ви побачите.
thing-effect-fine_here = Лишитися на своєму місці.
thing-effect-no_thanks = Відмова від обміну.
thing-effect-missed = Міняється наступний за вами.
thing-effect-no_barbecue = Врятуватися від вогню.
thing-effect-quarantine = Замкнути на 3 ходи.
thing-effect-barred_door = Забити прохід до сусіда.
thing-effect-old_ropes = Усі карантини знято.
thing-effect-one_two = Помінятися з третім збоку.
thing-effect-three_four = Усі двері знято.
thing-effect-party = Без перешкод; місця міняють парами.
thing-effect-get_out = Помінятися місцем із будь-ким.
thing-effect-forgetful = Скинути 3 карти, взяти 3.
thing-effect-chain_reaction = Кожен передає карту далі.
thing-effect-be_friends = Обмін із будь-ким.
thing-effect-blind_date = Обмін карти з колодою.
thing-effect-oops = Показати всім свою руку.
thing-effect-between_us = Показати руку сусідові.
thing-effect-confession = Усі показують або відмовляються.
