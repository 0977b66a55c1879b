### The guide that teaches while a game is played. The same ids stand in guide.en.ftl, guide.ru.ftl and guide.uk.ftl.

guide = Провожатый
guide-on = Провожатый подсказывает
guide-on-text = Это видите только вы. Прочитанное не повторяется.
guide-done = Понятно
guide-fold = Свернуть урок
guide-unfold = Развернуть урок
guide-all = Все уроки
guide-more = ещё { $number }
guide-rules = В правилах
guide-again = Показать все уроки снова
guide-again-done = Все уроки будут показаны снова
guide-progress = Прочитано: { $read } из { $number }
guide-ahead = ещё впереди
guide-new = не прочитан

## A first game

guide-start = Играете впервые?
guide-start-of = { $game }: учитесь, играя
guide-start-text =
    Первая партия против { $bots ->
        [one] { $bots } бота
        [few] { $bots } ботов
       *[many] { $bots } ботов
    } в спокойном темпе, и провожатый объясняет всё, когда оно случается впервые. Читать правила заранее не нужно.
guide-learn = Учиться, играя
guide-offer = Объяснять мне игру
guide-offer-text = Провожатый расскажет обо всём, когда оно понадобится. Это видите только вы.
guide-start-go = Начать первую партию
guide-start-alone = Сыграть в одиночку
