### Challenges of the day: the card in the lobby, the page of results, the end screen.
### The same ids stand in daily.en.ftl, daily.ru.ftl and daily.uk.ftl.

daily-begin = Сыграть сегодня
daily-before = Такая попытка одна в день. Обучение и тренировка её не тратят.
daily-practise = Потренироваться
daily-continue = Продолжить
daily-again = Ещё раз, для тренировки
daily-results = Результаты дня
daily-counted = Сегодняшнее вы сыграли; следующее будет в полночь по Гринвичу.
daily-running = Ваше ещё идёт.
daily-practice-text = Тренировка: расклад вы уже знали, поэтому в зачёт она не идёт.
daily-covered-text = Часть сыграл бот, поэтому в зачёт это не идёт.
daily-today = Сегодня
daily-yesterday = Вчера
daily-none = Пока никто не закончил.
daily-none-yesterday = Никто не закончил.
daily-finished =
    { $number ->
        [one] Закончил { $number } игрок
        [few] Закончили { $number } игрока
       *[many] Закончили { $number } игроков
    }
daily-place = Место
daily-name = Игрок
daily-course = Как прошло
daily-result = Итог
daily-you = вы
daily-signs = Что значат знаки
daily-same = На этом сервере расклад сегодня у всех один. В зачёт идёт первая попытка, доиграть её можно до конца завтрашнего дня. Что открылось, то открылось: назад дороги нет.
daily-seal = Печать сегодняшнего расклада; она откроется через два дня:
daily-share = Поделиться
daily-practice = тренировка
