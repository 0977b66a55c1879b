### The talk of The Thing, as its buttons call it; the sentences themselves are those of the server (say-<name>).
### talk-<name> is the label of a phrase; sure-<verb> is asked before something that cannot be undone.
### The same ids stand in talk.en.ftl, talk.ru.ftl and talk.uk.ftl.

talk-claim = Моя роль
talk-accuse = Звинуватити
talk-clear = Поручитися
talk-ask = «Ти людина?»
talk-reply = Відповісти
talk-promise = Обіцяти чисту карту
talk-decline = Не мінятися
talk-saw = Мені показали карту
talk-saw_clean = Мені показали чисту руку
talk-burn = Закликати спалити
talk-trust = Довіряти

sure-announce = Оголосити, що людей не лишилося?
sure-announce-text = Гра одразу закінчиться, і всі карти відкриються. Якщо у грі лишилася бодай одна людина, переможуть люди. Скасувати це не можна.
