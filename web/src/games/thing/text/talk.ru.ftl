### The talk of The Thing, as its buttons call it; the sentences themselves are those of the server (say-<name>).
### talk-<name> is the label of a phrase; sure-<verb> is asked before something that cannot be undone.
### The same ids stand in talk.en.ftl, talk.ru.ftl and talk.uk.ftl.

talk-claim = Моя роль
talk-accuse = Обвинить
talk-clear = Поручиться
talk-ask = «Ты человек?»
talk-reply = Ответить
talk-promise = Обещать чистую карту
talk-decline = Не меняться
talk-saw = Мне показали карту
talk-saw_clean = Мне показали чистую руку
talk-burn = Призвать сжечь
talk-trust = Доверять

sure-announce = Объявить, что людей не осталось?
sure-announce-text = Партия сразу закончится, и все карты откроются. Если в игре остался хоть один человек, победят люди. Отменить это нельзя.
