### One's own things of a player of Cryptids, cards in full, and the ending.
### The same ids stand in own.en.ftl, own.ru.ftl and own.uk.ftl. Names come ready and are never inflected.

## One's own board

own-board = Ваш планшет
own-markers = Остаток хода и тайлы местности
own-finds = Ваши криптиды и жетоны
own-empty-slot = пустая ячейка
own-ready = доступно
own-used = применено
own-movement-text =
    Идите по линиям карты, не дальше чем на { $range ->
        [one] { $range } шаг
        [few] { $range } шага
       *[other] { $range } шагов
    }. Коснитесь места на карте или выберите его здесь.
own-action-text = Что-то одно: ещё раз передвинуться, собрать доказательство, отследить криптида, переместить его из города или обновить карту.
own-assistant = Помощник
own-row = клетка { $number }
own-assistant-text = Шаг вверх, к 1, открывает навыки, шаг вниз приносит кубик. Кто выше, тот ходит раньше.
own-coins-text = Ими платят за доказательства, восстановление навыков, лишние шаги помощника, новые карточки и новый рынок. В конце 5 монет — 1 очко репутации.
own-xp-text = За него изучают навыки после шага вверх. В конце 3 очка опыта — 1 очко репутации.
own-bids = Ставки
own-bid-on = { $card } — { $place }.
own-bids-text = Отслеживать можно только криптидов с вашей ставкой.
own-price =
    { $number ->
        [one] стоит { $number } монету
        [few] стоит { $number } монеты
       *[other] стоит { $number } монет
    }
own-evidence-text = Нужно, чтобы отследить криптида; помощник может его продать или обменять.
own-rumour-text = Годится как любое доказательство, а два жетона слухов заменяют любое другое.
own-bonus-text = Действует как слухи. После сброса возвращается в запас, а не в мешочек.
own-skill-ready = доступен
own-skill-used = применён; после шага вверх его восстанавливает монета
own-skill-lasting = действует всегда
own-skill-unlearned =
    { $price ->
        [one] стоит { $price } очко опыта после шага помощника вверх
        [few] стоит { $price } очка опыта после шага помощника вверх
       *[many] стоит { $price } очков опыта после шага помощника вверх
    }
own-tile-text = В конце хода помощника один из трёх ваших тайлов ложится в заповедник.
own-waiting = найден, ждёт перемещения
own-settled = живёт в заповеднике
own-granted = отдан по заявке
own-request = Заявка: { $name }

## Contracts

own-contracts = Контракты
own-contracts-hint = Удерживайте, чтобы подсмотреть; касание откроет ненадолго
own-contracts-better = Засчитывается только лучший из двух.
own-contracts-both = Засчитываются оба.

## What a choice costs and gives

own-reputation = репутация: +{ $number }
own-odds-sure = найдёте без кубиков
own-odds =
    { $dice ->
        [one] { $dice } кубик, { $chance }%
        [few] { $dice } кубика, { $chance }%
       *[other] { $dice } кубиков, { $chance }%
    }
own-odds-best =
    { $dice ->
        [one] { $dice } кубик, { $chance }%, если помочь удаче — { $best }%
        [few] { $dice } кубика, { $chance }%, если помочь удаче — { $best }%
       *[many] { $dice } кубиков, { $chance }%, если помочь удаче — { $best }%
    }
own-wanted-by = нужно для: { $cards }
own-coin-then = монеты: { $now } → { $then }
own-xp-then = опыт: { $now } → { $then }

## A card in full

own-reconstructed = То, чего не видно в книге правил, здесь восстановлено. Стол можно разложить и с другим набором.
own-pack = Набор: { $name }
own-kind-place = Локация
own-place-region = Регион
own-place-city = Город
own-place-lines = Линии ведут: { $places }.
own-place-region-text = Здесь собирают доказательства и отслеживают криптидов.
own-place-city-text = Отсюда перемещают криптидов.
own-place-evidence = Доказательства здесь: { $evidence }.
own-place-trail = Здесь отслеживают: { $cards }.
own-place-who = Сейчас здесь: { $names }.
own-kind-evidence = Доказательство
own-evidence-count = Таких в игре: { $number }
own-kind-skill = Навык
own-skill-active = применяют и восстанавливают
own-kind-tile = Тайл местности
own-tile-cells = Клеток: { $number }
own-tile-symbols = Символы достаются тому, чей криптид их накроет: { $symbols }.
own-tile-plain = Символов на нём нет.
own-kind-hare = Жетон Вольпертингера
own-kind-die = Кубик помощника
own-die-text = Кто шагнул вниз, берёт один из кубиков; в этом раунде он больше никому не достанется.
own-hidden = Что это, пока не знает никто.

## The ending

ending-rating = Как оценено путешествие
ending-band-first = до { $most }
ending-band = { $least }–{ $most }
ending-band-last = { $least } и больше
ending-here = ваш результат: { $number }
ending-lost = Почему вы проиграли
ending-captives = Поймано браконьером: { $number } из { $most }
ending-captives-contract = { $contract }: { $number } из { $most }
ending-tie = Ничья, и решает…
ending-tie-shared = Ничья, которую ничто не решает: победа общая.
ending-tie-found = найденные криптиды
ending-tie-relocated = перемещённые криптиды
ending-tie-wealth = опыт и монеты после продажи всех доказательств
ending-tie-decided = это и решило
ending-players = Путь каждого
ending-journey = Путешествие
ending-contracts = Контракты
ending-contract-counts =
    { $number ->
        [one] { $number } очко, засчитан
        [few] { $number } очка, засчитан
       *[other] { $number } очков, засчитан
    }
ending-contract-lost =
    { $number ->
        [one] { $number } очко, не засчитан
        [few] { $number } очка, не засчитан
       *[other] { $number } очков, не засчитан
    }
ending-shared = Общий контракт
ending-finds = Находки
ending-no-finds = Ничего не найдено.
ending-find-points = находка { $found }, заповедник { $relocated }
ending-find-only = находка { $found }
ending-find-granted = находка { $found }, отдан по заявке
ending-reserve = Заповедник
ending-reserve-share =
    { $cells ->
        [one] { $name }: криптидов — { $number }, { $cells } клетка
        [few] { $name }: криптидов — { $number }, { $cells } клетки
       *[many] { $name }: криптидов — { $number }, { $cells } клеток
    }
ending-wealth = Осталось: опыт — { $xp }, монеты после продажи всех доказательств — { $coins }.
