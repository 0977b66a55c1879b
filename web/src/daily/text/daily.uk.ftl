### Challenges of the day: the card in the lobby, the page of results, the end screen.
### The same ids stand in daily.en.ftl, daily.ru.ftl and daily.uk.ftl.

daily-begin = Зіграти сьогоднішню
daily-before = Така спроба одна на день. Навчання й тренування її не витрачають.
daily-practise = Потренуватися
daily-continue = Продовжити
daily-again = Ще раз, для тренування
daily-results = Результати дня
daily-counted = Сьогоднішню ви зіграли; наступна буде опівночі за Гринвічем.
daily-running = Ваша ще триває.
daily-practice-text = Тренування: розклад ви вже знали, тож до заліку воно не йде.
daily-covered-text = Частину зіграв бот, тож до заліку це не йде.
daily-today = Сьогодні
daily-yesterday = Учора
daily-none = Поки що ніхто не закінчив.
daily-none-yesterday = Ніхто не закінчив.
daily-finished =
    { $number ->
        [one] Закінчив { $number } гравець
        [few] Закінчили { $number } гравці
       *[many] Закінчили { $number } гравців
    }
daily-place = Місце
daily-name = Гравець
daily-course = Як минуло
daily-result = Підсумок
daily-you = ви
daily-signs = Що означають знаки
daily-same = На цьому сервері розклад сьогодні в усіх однаковий. До заліку йде перша спроба, дограти її можна до кінця завтрашнього дня. Що відкрилося, те відкрилося: вороття немає.
daily-seal = Печатка сьогоднішнього розкладу; вона відкриється за два дні:
daily-share = Поділитися
daily-practice = тренування
