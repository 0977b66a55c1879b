# What the server itself says, and the names of bots: famous craft that went deep.

bot-name-1 = Трієст
bot-name-2 = Елвін
bot-name-3 = Мір
bot-name-4 = Наутіль
bot-name-5 = Сінкай
bot-name-6 = Цзяолун
bot-name-7 = Архімед
bot-name-8 = Пайсіс
bot-name-9 = Сєвер
bot-name-10 = Аргус
bot-name-11 = Бентос
bot-name-12 = Каліпсо

goodbye-replaced = Це місце більше не ваше. Можна лишитися глядачем.
goodbye-stopping = Сервер перезапускається; за хвилину стіл буде такий самий, як був.

# The page of a game's rules, in the title of the window and for search engines.
page-rules = { $game }: правила, карти й знаки
page-rules-text = Уся гра «{ $game }», щоб читати й шукати: мета, хід стисло, що означає кожен знак, усі правила за розділами, кожна карта з її текстом.
