### What is said at the table of Unfathomable with a button; wording.py fills in the facts.
### The same ids stand in talk.en.ftl, talk.ru.ftl and talk.uk.ftl.
### Help is spoken of in general terms: of one card a lot or a little, nothing between.

say-help_one =
    { $much ->
        [yes] З мене одна карта, і вона дуже допоможе.
       *[no] З мене одна карта, і вона трохи допоможе.
    }
say-help_some =
    { $amount ->
        [much] Дам кілька карт, вони дуже допоможуть.
        [some] Дам кілька карт, вони помітно допоможуть.
       *[little] Дам кілька карт, вони трохи допоможуть.
    }
say-no_help = Цього разу допомогти не можу.
say-can_help =
    { $task ->
        [roll] Можу допомогти з кидком кістки.
        [check] Можу допомогти з перевіркою вмінь.
        [move] Можу допомогти з пересуванням.
        [fight] Можу допомогти в бою.
        [repair] Можу допомогти з ремонтом.
       *[spell] Можу допомогти із заклинаннями.
    }
say-ask_help =
    { $task ->
        [roll] { $seat }, можеш допомогти з кидком кістки?
        [check] { $seat }, можеш допомогти з перевіркою вмінь?
        [move] { $seat }, можеш допомогти з пересуванням?
        [fight] { $seat }, можеш допомогти в бою?
        [repair] { $seat }, можеш допомогти з ремонтом?
       *[spell] { $seat }, можеш допомогти із заклинаннями?
    }
say-ask_card = { $seat }, є в тебе карта { $ability }?
say-reply =
    { $yes ->
        [yes] Так.
       *[no] Ні.
    }
# Observations about skill sets, which everybody can see
say-not_mine =
    { $skill ->
        [influence] Це не через мене: карт впливу я не беру.
        [lore] Це не через мене: карт знань я не беру.
        [observation] Це не через мене: карт спостережливості я не беру.
        [strength] Це не через мене: карт сили я не беру.
        [will] Це не через мене: карт волі я не беру.
       *[treachery] Це не через мене: карт зради я не беру.
    }
say-only_mine =
    { $skill ->
        [influence] Карти впливу могли бути тільки від мене: більше їх тут ніхто не бере.
        [lore] Карти знань могли бути тільки від мене: більше їх тут ніхто не бере.
        [observation] Карти спостережливості могли бути тільки від мене: більше їх тут ніхто не бере.
        [strength] Карти сили могли бути тільки від мене: більше їх тут ніхто не бере.
        [will] Карти волі могли бути тільки від мене: більше їх тут ніхто не бере.
       *[treachery] Карти зради могли бути тільки від мене: більше їх тут ніхто не бере.
    }
say-accuse = { $seat } — зрадник!
say-clear = { $seat } — людина, повірте мені.
# A card on top of a deck that the speaker has seen
say-good =
    { $deck ->
        [mythos] Зверху в колоді міту щось добре.
        [waypoint] Зверху в колоді карт курсу щось добре.
        [spell] Зверху в колоді заклинань щось добре.
       *[item] Зверху в колоді предметів щось добре.
    }
say-bad =
    { $deck ->
        [mythos] Зверху в колоді міту щось погане.
        [waypoint] Зверху в колоді карт курсу щось погане.
        [spell] Зверху в колоді заклинань щось погане.
       *[item] Зверху в колоді предметів щось погане.
    }
