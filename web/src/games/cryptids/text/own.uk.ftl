### One's own things of a player of Cryptids, cards in full, and the ending.
### The same ids stand in own.en.ftl, own.ru.ftl and own.uk.ftl. Names come ready and are never inflected.

## One's own board

own-board = Ваш планшет
own-markers = Решта ходу й тайли місцевості
own-finds = Ваші криптиди й жетони
own-empty-slot = порожня комірка
own-ready = доступно
own-used = застосовано
own-movement-text =
    Ідіть лініями мапи, не далі ніж на { $range ->
        [one] { $range } крок
        [few] { $range } кроки
       *[other] { $range } кроків
    }. Торкніться місця на мапі або виберіть його тут.
own-action-text = Щось одне: ще раз пересунутися, зібрати доказ, відстежити криптида, перемістити його з міста або оновити мапу.
own-assistant = Помічник
own-row = клітинка { $number }
own-assistant-text = Крок угору, до 1, відкриває навички, крок униз приносить кубик. Хто вище, той ходить раніше.
own-coins-text = Ними платять за докази, відновлення навичок, зайві кроки помічника, нові картки й новий ринок. Наприкінці 5 монет — 1 очко репутації.
own-xp-text = За нього вивчають навички після кроку вгору. Наприкінці 3 очки досвіду — 1 очко репутації.
own-bids = Ставки
own-bid-on = { $card } — { $place }.
own-bids-text = Відстежувати можна лише криптидів із вашою ставкою.
own-price =
    { $number ->
        [one] коштує { $number } монету
        [few] коштує { $number } монети
       *[other] коштує { $number } монет
    }
own-evidence-text = Потрібен, щоб відстежити криптида; помічник може його продати чи обміняти.
own-rumour-text = Годиться як будь-який доказ, а два жетони чуток замінюють будь-який інший.
own-bonus-text = Діє як чутки. Після скидання повертається в запас, а не в мішечок.
own-skill-ready = доступна
own-skill-used = застосована; після кроку вгору її відновлює монета
own-skill-lasting = діє завжди
own-skill-unlearned =
    { $price ->
        [one] коштує { $price } очко досвіду після кроку помічника вгору
        [few] коштує { $price } очки досвіду після кроку помічника вгору
       *[many] коштує { $price } очок досвіду після кроку помічника вгору
    }
own-tile-text = Наприкінці ходу помічника один із трьох ваших тайлів лягає в заповідник.
own-waiting = знайдено, чекає переміщення
own-settled = живе в заповіднику
own-granted = віддано за заявкою
own-request = Заявка: { $name }

## Contracts

own-contracts = Контракти
own-contracts-hint = Утримуйте, щоб підглянути; дотик відкриє ненадовго
own-contracts-better = Зараховується лише кращий із двох.
own-contracts-both = Зараховуються обидва.

## What a choice costs and gives

own-reputation = репутація: +{ $number }
own-odds-sure = знайдете без кубиків
own-odds =
    { $dice ->
        [one] { $dice } кубик, { $chance }%
        [few] { $dice } кубики, { $chance }%
       *[other] { $dice } кубиків, { $chance }%
    }
own-odds-best =
    { $dice ->
        [one] { $dice } кубик, { $chance }%, якщо допомогти удачі — { $best }%
        [few] { $dice } кубики, { $chance }%, якщо допомогти удачі — { $best }%
       *[many] { $dice } кубиків, { $chance }%, якщо допомогти удачі — { $best }%
    }
own-wanted-by = потрібно для: { $cards }
own-coin-then = монети: { $now } → { $then }
own-xp-then = досвід: { $now } → { $then }

## A card in full

own-reconstructed = Те, чого не видно в книзі правил, тут відтворено. Стіл можна розкласти і з іншим набором.
own-pack = Набір: { $name }
own-kind-place = Локація
own-place-region = Регіон
own-place-city = Місто
own-place-lines = Лінії ведуть: { $places }.
own-place-region-text = Тут збирають докази й відстежують криптидів.
own-place-city-text = Звідси переміщують криптидів.
own-place-evidence = Докази тут: { $evidence }.
own-place-trail = Тут відстежують: { $cards }.
own-place-who = Зараз тут: { $names }.
own-kind-evidence = Доказ
own-evidence-count = Таких у грі: { $number }
own-kind-skill = Навичка
own-skill-active = застосовують і відновлюють
own-kind-tile = Тайл місцевості
own-tile-cells = Клітинок: { $number }
own-tile-symbols = Символи дістаються тому, чий криптид їх накриє: { $symbols }.
own-tile-plain = Символів на ньому немає.
own-kind-hare = Жетон Вольпертингера
own-kind-die = Кубик помічника
own-die-text = Хто ступив униз, бере один із кубиків; у цьому раунді він більше нікому не дістанеться.
own-hidden = Що це, поки що не знає ніхто.

## The ending

ending-rating = Як оцінено подорож
ending-band-first = до { $most }
ending-band = { $least }–{ $most }
ending-band-last = { $least } і більше
ending-here = ваш результат: { $number }
ending-lost = Чому ви програли
ending-captives = Спіймано браконьєром: { $number } з { $most }
ending-captives-contract = { $contract }: { $number } з { $most }
ending-tie = Нічия, і вирішує…
ending-tie-shared = Нічия, яку ніщо не вирішує: перемога спільна.
ending-tie-found = знайдені криптиди
ending-tie-relocated = переміщені криптиди
ending-tie-wealth = досвід і монети після продажу всіх доказів
ending-tie-decided = це й вирішило
ending-players = Шлях кожного
ending-journey = Подорож
ending-contracts = Контракти
ending-contract-counts =
    { $number ->
        [one] { $number } очко, зараховано
        [few] { $number } очки, зараховано
       *[other] { $number } очок, зараховано
    }
ending-contract-lost =
    { $number ->
        [one] { $number } очко, не зараховано
        [few] { $number } очки, не зараховано
       *[other] { $number } очок, не зараховано
    }
ending-shared = Спільний контракт
ending-finds = Знахідки
ending-no-finds = Нічого не знайдено.
ending-find-points = знахідка { $found }, заповідник { $relocated }
ending-find-only = знахідка { $found }
ending-find-granted = знахідка { $found }, віддано за заявкою
ending-reserve = Заповідник
ending-reserve-share =
    { $cells ->
        [one] { $name }: криптидів — { $number }, { $cells } клітинка
        [few] { $name }: криптидів — { $number }, { $cells } клітинки
       *[many] { $name }: криптидів — { $number }, { $cells } клітинок
    }
ending-wealth = Лишилося: досвід — { $xp }, монети після продажу всіх доказів — { $coins }.
