### Words for a screen of Cryptids and for its lobby.
### The same ids stand in aids.en.ftl, aids.ru.ftl and aids.uk.ftl.
###   why-<code>            why something in sight is not offered; the game's rules give the facts
###   bot-<name>-text       what to expect of a bot; its title stands in common.*.ftl
###   game-cryptids-<what>  the game in a list of games; its name stands in cards.*.ftl
### Names of players, cards, places and things come ready and are never inflected.

## Why not: on the map

why-city_taken = { $place }: отсюда начинает { $seat }.
why-already_here = { $place }: вы уже здесь.
why-moves_used = Основное передвижение и действие уже использованы.
why-too_far =
    { $place }: туда { $number ->
        [one] { $number } шаг
        [few] { $number } шага
       *[many] { $number } шагов
    }, а пройти можно { $most }.
why-no_evidence_here = { $place }: доказательств здесь нет.
why-not_there = { $place }: чтобы собрать эти доказательства, придите сюда.
why-slots_full = Все ваши ячейки доказательств заняты.

## Why not: actions and skills

why-acted = Основное действие уже использовано.
why-action_used = Основное действие и навык «{ $skill }» уже использованы.
why-action_used_no_skill = Основное действие использовано, а навыка «{ $skill }» у вас нет.
why-skill_used = { $skill }: применён, сначала восстановите.
why-skill_missing = { $skill }: такого навыка у вас нет.
why-map_full = На карте хватает доказательств: обновлять нечего.

## Why not: tracking

why-no_bid = { $card }: на этой карточке нет вашей ставки.
why-track_elsewhere =
    { $region_is ->
        [none] { $card }: искать можно в любом регионе, но не в городе.
       *[other] { $card }: чтобы отследить, придите в это место: { $region }.
    }
why-no_evidence = { $card }: нужных доказательств у вас нет.
why-no_hare_here = { $place }: жетона Вольпертингера здесь уже нет.
why-no_rumours = За Вольпертингера платят слухами, а их у вас нет.
why-no_clover = В броске нет клевера.
why-rerolled = Второй шанс применяют один раз за попытку.

## Why not: relocating

why-not_in_city = Это можно сделать только в городе.
why-no_room = { $card }: в заповеднике нет места для тайла.
why-request_pair = Заявка «{ $request }»: нужны два подходящих криптида, у вас { $number }.
why-request_room = Заявка «{ $request }»: одного из криптидов нужно разместить, а места нет.

## Why not: cards and bids

why-other_bid = { $card }: здесь ставка игрока { $seat }.
why-no_other_card = { $card }: других карточек этого уровня не осталось.
why-card_has_bid = { $card }: карточку со ставкой не меняют.
why-no_bids_mode = В игре без ставок карточки не меняют.
why-bid_twice = { $card }: здесь уже лежит ваша вторая ставка.
why-rebid_done = Вы уже переносили ставку в этот ход.
why-no_bid_placed = Ни одна ваша ставка не лежит на карточке.
why-no_card_for_bid = Для ставки нет другой карточки.

## Why not: the assistant

why-step_first = Сначала помощник должен сделать шаг вверх или вниз.
why-stepped = Помощник уже сделал шаг в этот ход.
why-no_row = В эту сторону нет свободной клетки.
why-top_row_end = Вы начали на верхней клетке и закончить ход там не можете.
why-top_row_coin = Вы начали на верхней клетке: чтобы снова уйти оттуда, нужна монета.
why-has_skill = { $skill }: этот навык у вас уже есть.
why-only_up = Навыки изучают и восстанавливают только после шага вверх.
why-learning_over = Вы уже занялись другим: навыки — раньше всего остального.
why-range_first = Сначала нужен навык «{ $skill }».
why-no_xp =
    { $skill }: цена — { $price ->
        [one] { $price } очко опыта
        [few] { $price } очка опыта
       *[many] { $price } очков опыта
    }, а у вас { $number }.
why-skill_ready = { $skill }: доступен, восстанавливать не нужно.

## Why not: coins and the market

why-no_coins =
    Это стоит { $price ->
        [one] { $price } монету
        [few] { $price } монеты
       *[many] { $price } монет
    }, а у вас { $number }.
why-kept_coin = Последняя монета нужна, чтобы уйти с верхней клетки.
why-bag_empty = Доказательств больше не осталось.
why-market_gap = Это место на рынке пустует до конца хода.
why-sold_this_turn = { $evidence }: этот жетон вы продали в этот ход.
why-bought_this_turn = { $evidence }: этот жетон вы купили в этот ход.
why-tile_no_room = { $tile }: этот тайл никуда не ложится.

## In a list of games

game-cryptids-tagline = Идите по следам и слухам через всю Европу, находите мифических существ и дайте им дом.
game-cryptids-players = 1–4 игрока
game-cryptids-duration = около 90 минут

## What to expect of a bot

bot-random-text = Делает любой ход, какой позволяют правила; хорош, чтобы осмотреться.
bot-thoughtful-text = Прокладывает маршруты, взвешивает доказательства и кубики, строит заповедник под свои находки.

## The journey of the day, and the signs that tell how one went

game-cryptids-daily = Путешествие дня
game-cryptids-daily-text = Одиночное путешествие против браконьера, сегодня у всех одно и то же. В зачёт идёт первая попытка.
game-cryptids-lost = Браконьер оказался проворнее.
sign-found = ●
sign-found-text = находка
sign-relocated = ▲
sign-relocated-text = перемещён в заповедник
sign-request = ★
sign-request-text = выполненная заявка
sign-caught = ✕
sign-caught-text = пойман браконьером
sign-quiet = ·
sign-quiet-text = спокойный раунд
