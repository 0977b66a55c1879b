### What the terminal says at a table of The Thing. The same ids stand in thing.en.ftl, thing.ru.ftl and thing.uk.ftl.
### Names of players come ready and are never inflected.

## The table

terminal-thing-table = За столом
terminal-thing-players = У порядку ходу
terminal-thing-exchange = Обмін
terminal-thing-due = обмін наприкінці ходу
terminal-thing-out = поза грою
terminal-thing-revenge = Щось мертве, помста триває
terminal-thing-burned = вогонь: { $name }, хід { $turn }
terminal-thing-fourth = четверте зараження, хід { $turn }
# So many of the cards that are known may have left the hand since
terminal-thing-lost = (мінус { $number })

## Mine

# $cover: what hides the role
terminal-thing-covered = роль { $cover } покаже r
terminal-thing-drawn = Взято:

## Enlarged

terminal-thing-use-infection = З руки не грається ніколи.
terminal-thing-use-action = Грається у свій хід.
terminal-thing-use-defence = Грається лише у відповідь; натомість одразу беруть нову карту.
terminal-thing-use-obstacle = Грається у свій хід і лишається на столі.
terminal-thing-use-panic = Діє, щойно її взято; у руку не потрапляє.
terminal-thing-copies = За цим столом таких карт: { $number }
terminal-thing-quarantined =
    Карантин, { $turns ->
        [one] ще { $turns } хід
        [few] ще { $turns } ходи
       *[many] ще { $turns } ходів
    }
terminal-thing-at-left = Ліворуч: { $name }
terminal-thing-at-right = Праворуч: { $name }
terminal-thing-known = У цій руці, наскільки вам відомо:
terminal-thing-unknown = Про цю руку вам нічого не відомо.

## Signs

terminal-thing-sign-event = сорочка події
terminal-thing-sign-panic = сорочка паніки
terminal-thing-sign-card = карта в руці
terminal-thing-sign-asked = чекаємо на відповідь
terminal-thing-sign-quarantine = карантин і скільки ходів лишилося
terminal-thing-sign-door = забиті двері між місцями
terminal-thing-sign-burned = поза грою, місце порожнє
terminal-thing-sign-known = що вам відомо про руку

## Talk

terminal-talk-claim = Моя роль…
terminal-talk-ask = «Ти людина?»
terminal-talk-promise = Обіцяти чисту карту…
terminal-talk-decline = Відмовитися мінятися…
terminal-talk-saw = Мені показали карту…
terminal-talk-saw_clean = Мені показали чисту руку…
terminal-talk-trust = Довіряти…
terminal-talk-burn = Закликати спалити…
terminal-sure-announce = Оголосити, що людей не лишилося?
terminal-sure-announce-text = Гра одразу закінчиться, і всі карти відкриються. Якщо у грі лишилася бодай одна людина, переможуть люди. Скасувати це не можна.

## The end

terminal-thing-nobody-wins = Не переміг ніхто.
terminal-thing-story = Як усе було
terminal-thing-infected = Хід { $turn }: { $name } заражає — { $target }
terminal-thing-fire = Хід { $turn }: { $name } спалює — { $target }
terminal-thing-succumbed = Хід { $turn }: { $target } вибуває з четвертим зараженням
