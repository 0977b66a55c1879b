### Провідник, що навчає під час гри. Ті самі id стоять у guide.en.ftl, guide.ru.ftl і guide.uk.ftl.

guide = Провідник
guide-on = Провідник підказує
guide-on-text = Це бачите лише ви. Прочитане не повторюється.
guide-done = Зрозуміло
guide-fold = Згорнути урок
guide-unfold = Розгорнути урок
guide-all = Усі уроки
guide-more = ще { $number }
guide-rules = У правилах
guide-again = Показати всі уроки знову
guide-again-done = Усі уроки пролунають знову
guide-progress = Прочитано: { $read } з { $number }
guide-ahead = ще попереду
guide-new = не прочитано

## Перша партія

guide-start = Граєте вперше?
guide-start-of = { $game }: навчайтеся, граючи
guide-start-text =
    Перша партія проти { $bots ->
        [one] { $bots } бота
        [few] { $bots } ботів
       *[many] { $bots } ботів
    } у спокійному темпі, і провідник пояснює все, коли воно стається вперше. Читати правила заздалегідь не треба.
guide-start-go = Почати першу партію
guide-start-alone = Зіграти наодинці
