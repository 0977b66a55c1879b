### The reference: goal, turn, signs, rules and cards of a game. The same ids stand in all three languages.

ref-title = Rules, cards and signs
ref-short = Goal, turn, signs
ref-goal = Goal
ref-turn = A turn in short
ref-signs = What the signs mean
ref-rules = Rules
ref-cards = Cards
ref-search = Search
ref-found =
    { $count ->
        [0] Nothing found.
        [one] { $count } rule found.
       *[other] { $count } rules found.
    }
ref-contents = Contents
ref-print = Print
ref-all = All rules, cards and signs
