### The guide that teaches while a game is played. The same ids stand in guide.en.ftl, guide.ru.ftl and guide.uk.ftl.

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
guide-again-done = Усі уроки буде показано знову
guide-progress = Прочитано: { $read } з { $number }
guide-ahead = ще попереду
guide-new = не прочитано

## A first game

guide-start = Граєте вперше?
guide-start-of = { $game }: навчайтеся, граючи
guide-start-text =
    Перша партія проти { $bots ->
        [one] { $bots } бота
        [few] { $bots } ботів
       *[many] { $bots } ботів
    } у спокійному темпі, і провідник пояснює все, коли воно стається вперше. Читати правила заздалегідь не треба.
guide-learn = Вчитися, граючи
guide-offer = Пояснювати мені гру
guide-offer-text = Провідник розповість про все, коли воно знадобиться. Це бачите лише ви.
guide-start-go = Почати першу партію
guide-start-alone = Зіграти самостійно
