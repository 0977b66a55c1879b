### The guide that teaches while a game is played. The same ids stand in guide.en.ftl, guide.ru.ftl and guide.uk.ftl.

guide = Guide
guide-on = The guide is on
guide-on-text = Only you see it. What you have read does not come back.
guide-done = Got it
guide-fold = Fold the lesson
guide-unfold = Open the lesson
guide-all = All lessons
guide-more = { $number } more
guide-rules = In the rules
guide-again = Show all lessons again
guide-again-done = All lessons will be shown again
guide-progress = Read: { $read } of { $number }
guide-ahead = still to come
guide-new = not read yet

## A first game

guide-start = First time playing?
guide-start-of = { $game }: learn while you play
guide-start-text =
    A first game against { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    } at a calm pace, with a guide who explains each thing when it first happens. No rules to read beforehand.
guide-learn = Learn by playing
guide-offer = Explain the game to me
guide-offer-text = The guide tells you each thing when it first matters. Only you see it.
guide-start-go = Start the first game
guide-start-alone = Play it alone
