### Words for a screen of Cryptids and for its lobby.
### The same ids stand in aids.en.ftl, aids.ru.ftl and aids.uk.ftl.
###   why-<code>            why something in sight is not offered; the game's rules give the facts
###   bot-<name>-text       what to expect of a bot; its title stands in common.*.ftl
###   game-cryptids-<what>  the game in a list of games; its name stands in cards.*.ftl
### Names of players, cards, places and things come ready and are never inflected.

## Why not: on the map

why-city_taken = { $place }: звідси починає { $seat }.
why-already_here = { $place }: ви вже тут.
why-moves_used = Основне пересування й дію вже використано.
why-too_far =
    { $place }: туди { $number ->
        [one] { $number } крок
        [few] { $number } кроки
       *[many] { $number } кроків
    }, а пройти можна { $most }.
why-no_evidence_here = { $place }: доказів тут немає.
why-not_there = { $place }: щоб зібрати ці докази, прийдіть сюди.
why-slots_full = Усі ваші комірки для доказів зайняті.

## Why not: actions and skills

why-acted = Основну дію вже використано.
why-action_used = Основну дію та навичку «{ $skill }» вже використано.
why-action_used_no_skill = Основну дію використано, а навички «{ $skill }» у вас немає.
why-skill_used = { $skill }: застосована, спершу відновіть.
why-skill_missing = { $skill }: такої навички у вас немає.
why-map_full = На мапі досить доказів: нема чого оновлювати.

## Why not: tracking

why-no_bid = { $card }: на цій картці немає вашої ставки.
why-track_elsewhere =
    { $region_is ->
        [none] { $card }: шукати можна в будь-якому регіоні, але не в місті.
       *[other] { $card }: щоб відстежити, прийдіть у це місце: { $region }.
    }
why-no_evidence = { $card }: потрібних доказів у вас немає.
why-no_hare_here = { $place }: жетона Вольпертингера тут уже немає.
why-no_rumours = За Вольпертингера платять чутками, а їх у вас немає.
why-no_clover = У кидку немає конюшини.
why-rerolled = Другий шанс застосовують один раз за спробу.

## Why not: relocating

why-not_in_city = Це можна зробити лише в місті.
why-no_room = { $card }: у заповіднику немає місця для тайла.
why-request_pair = Заявка «{ $request }»: потрібні два відповідні криптиди, у вас { $number }.
why-request_room = Заявка «{ $request }»: одного з криптидів треба розмістити, а місця немає.

## Why not: cards and bids

why-other_bid = { $card }: тут ставка гравця { $seat }.
why-no_other_card = { $card }: інших карток цього рівня не лишилося.
why-card_has_bid = { $card }: картку зі ставкою не міняють.
why-no_bids_mode = У грі без ставок картки не міняють.
why-bid_twice = { $card }: тут уже лежить ваша друга ставка.
why-rebid_done = Ви вже переносили ставку цього ходу.
why-no_bid_placed = Жодна ваша ставка не лежить на картці.
why-no_card_for_bid = Для ставки немає іншої картки.

## Why not: the assistant

why-step_first = Спершу помічник має зробити крок угору чи вниз.
why-stepped = Помічник уже зробив крок цього ходу.
why-no_row = У цей бік немає вільної клітинки.
why-top_row_end = Ви почали на верхній клітинці й закінчити хід там не можете.
why-top_row_coin = Ви почали на верхній клітинці: щоб знову піти звідти, потрібна монета.
why-has_skill = { $skill }: ця навичка у вас уже є.
why-only_up = Навички вивчають і відновлюють лише після кроку вгору.
why-learning_over = Ви вже взялися за інше: навички — перед усім іншим.
why-range_first = Спершу потрібна навичка «{ $skill }».
why-no_xp =
    { $skill }: ціна — { $price ->
        [one] { $price } очко досвіду
        [few] { $price } очки досвіду
       *[many] { $price } очок досвіду
    }, а у вас { $number }.
why-skill_ready = { $skill }: доступна, відновлювати не треба.

## Why not: coins and the market

why-no_coins =
    Це коштує { $price ->
        [one] { $price } монету
        [few] { $price } монети
       *[many] { $price } монет
    }, а у вас { $number }.
why-kept_coin = Остання монета потрібна, щоб піти з верхньої клітинки.
why-bag_empty = Доказів більше не лишилося.
why-market_gap = Це місце на ринку порожнє до кінця ходу.
why-sold_this_turn = { $evidence }: цей жетон ви продали цього ходу.
why-bought_this_turn = { $evidence }: цей жетон ви купили цього ходу.
why-tile_no_room = { $tile }: цей тайл нікуди не лягає.

## In a list of games

game-cryptids-tagline = Ідіть слідами й чутками через усю Європу, знаходьте міфічних істот і дайте їм дім.
game-cryptids-players = 1–4 гравці
game-cryptids-duration = близько 90 хвилин

## What to expect of a bot

bot-random-text = Робить будь-який хід, який дозволяють правила; добрий, щоб роззирнутися.
bot-thoughtful-text = Прокладає маршрути, зважує докази й кубики, будує заповідник під свої знахідки.

## The journey of the day, and the signs that tell how one went

game-cryptids-daily = Подорож дня
game-cryptids-daily-text = Одиночна подорож проти браконьєра, сьогодні в усіх та сама. Зараховується перша спроба.
game-cryptids-lost = Браконьєр виявився спритнішим.
sign-found = ●
sign-found-text = знахідка
sign-relocated = ▲
sign-relocated-text = переміщено до заповідника
sign-request = ★
sign-request-text = виконана заявка
sign-caught = ✕
sign-caught-text = спіймано браконьєром
sign-quiet = ·
sign-quiet-text = спокійний раунд
