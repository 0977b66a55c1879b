# What the server itself says, and the names of bots: famous craft that went deep.

bot-name-1 = Триест
bot-name-2 = Элвин
bot-name-3 = Мир
bot-name-4 = Наутил
bot-name-5 = Синкай
bot-name-6 = Цзяолун
bot-name-7 = Архимед
bot-name-8 = Пайсис
bot-name-9 = Север
bot-name-10 = Аргус
bot-name-11 = Бентос
bot-name-12 = Калипсо

goodbye-replaced = Это место больше не ваше. Можно остаться зрителем.
goodbye-stopping = Сервер перезапускается; через минуту стол будет таким же, как был.

# The page of a game's rules, in the title of the window and for search engines.
page-rules = { $game }: правила, карты и знаки
page-rules-text = Вся игра «{ $game }», чтобы читать и искать: цель, ход вкратце, что значит каждый знак, все правила по главам, каждая карта с её текстом.
