# What the server itself says, and the names of bots: famous craft that went deep.

bot-name-1 = Trieste
bot-name-2 = Alvin
bot-name-3 = Mir
bot-name-4 = Nautile
bot-name-5 = Shinkai
bot-name-6 = Jiaolong
bot-name-7 = Archimède
bot-name-8 = Pisces
bot-name-9 = Sever
bot-name-10 = Argus
bot-name-11 = Benthos
bot-name-12 = Calypso

goodbye-replaced = This seat is not yours any more. You can go on watching.
goodbye-stopping = The server is being restarted; the table will be back in a moment, as it was.

# The page of a game's rules, in the title of the window and for search engines.
page-rules = { $game }: rules, cards and signs
page-rules-text = The whole of { $game } to read and to search: its goal, a turn in short, what every sign means, all rules by chapter, every card with its text.
