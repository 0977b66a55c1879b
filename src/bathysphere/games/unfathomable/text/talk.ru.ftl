### What is said at the table of Unfathomable with a button; wording.py fills in the facts.
### The same ids stand in talk.en.ftl, talk.ru.ftl and talk.uk.ftl.
### Help is spoken of in general terms: of one card a lot or a little, nothing between.

say-help_one =
    { $much ->
        [yes] С меня одна карта, и поможет она сильно.
       *[no] С меня одна карта, и поможет она слабо.
    }
say-help_some =
    { $amount ->
        [much] С меня несколько карт, помогут сильно.
        [some] С меня несколько карт, помогут умеренно.
       *[little] С меня несколько карт, помогут слабо.
    }
say-no_help = В этот раз помочь не могу.
say-can_help =
    { $task ->
        [roll] Могу помочь с броском кубика.
        [check] Могу помочь с проверкой навыков.
        [move] Могу помочь с передвижением.
        [fight] Могу помочь в бою.
        [repair] Могу помочь с ремонтом.
       *[spell] Могу помочь с заклинаниями.
    }
say-ask_help =
    { $task ->
        [roll] { $seat }, можешь помочь с броском кубика?
        [check] { $seat }, можешь помочь с проверкой навыков?
        [move] { $seat }, можешь помочь с передвижением?
        [fight] { $seat }, можешь помочь в бою?
        [repair] { $seat }, можешь помочь с ремонтом?
       *[spell] { $seat }, можешь помочь с заклинаниями?
    }
say-ask_card = { $seat }, есть у тебя карта { $ability }?
say-reply =
    { $yes ->
        [yes] Да.
       *[no] Нет.
    }
say-accuse = { $seat } — предатель!
say-clear = { $seat } — человек, поверьте мне.
# A card on top of a deck that the speaker has seen
say-good =
    { $deck ->
        [mythos] Сверху в колоде мифа кое-что хорошее.
        [waypoint] Сверху в колоде путевых точек кое-что хорошее.
        [spell] Сверху в колоде заклинаний кое-что хорошее.
       *[item] Сверху в колоде вещей кое-что хорошее.
    }
say-bad =
    { $deck ->
        [mythos] Сверху в колоде мифа кое-что плохое.
        [waypoint] Сверху в колоде путевых точек кое-что плохое.
        [spell] Сверху в колоде заклинаний кое-что плохое.
       *[item] Сверху в колоде вещей кое-что плохое.
    }
