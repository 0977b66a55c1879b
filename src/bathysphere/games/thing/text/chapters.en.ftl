### The chapters of the rules, as the reference calls them: rules-<chapter>. The same ids stand in all three languages.

rules-T1 = Components
rules-T2 = Sides and goals
rules-T3 = Setup
rules-T4 = How it is played
rules-T5 = A turn
rules-T6 = Exchanging cards
rules-T7 = Humans
rules-T8 = The infected
rules-T9 = The Thing
rules-T10 = Talking
rules-T11 = How many cards one holds
rules-T12 = Leaving the game
rules-T13 = The end of the game
rules-T14 = Event cards
rules-T15 = Discarding
rules-T16 = Infection cards
rules-T17 = Action cards
rules-T18 = Defence cards
rules-T19 = Obstacle cards
rules-T20 = Panic cards
rules-T21 = Advanced rules
rules-T23 = What is decided, and when
rules-T24 = Who knows what
rules-T25 = Rulings
