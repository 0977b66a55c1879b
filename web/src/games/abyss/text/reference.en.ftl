### The page "goal, turn, signs" and the groups of cards of the reference. The same ids stand in all three languages.

about-goal = Have the most influence points at the end. Lords, locations, Companions and Monster tokens give points. Somebody’s seventh Lord ends the game, or a Court that can no longer be filled; everybody else then has one more turn.
about-turn-1 = First, if you like, intrigues: a pearl turns up another Lord of the Court.
about-turn-2 = Then one action: explore the depths card by card, take a stack from the Council, or pay for a Lord with Allies and pearls.
about-turn-3 = At the end, three keys take a location; Lords whose keys are used go under it.
legend-pearl = Pearl
legend-pearl-text = Buys Allies that others reveal and makes up missing value when you pay for a Lord.
legend-key = Key
legend-key-text = On Lords and as tokens. Three of them take a location at the end of your turn.
legend-monster = Monster and threat token
legend-monster-text = The figure on the track stands on what a beaten Monster brings now. As a token before a player it is worth 2 to 4 points at the end.
legend-lasting = Infinity
legend-lasting-text = The Lord’s ability works as long as the Lord is free: not turned and not under a location.
legend-arrow = Arrow
legend-arrow-text = The ability works once, when the Lord arrives.
legend-points = Number at the top of a Lord
legend-points-text = Influence points at the end of the game.
legend-price = Number at the foot of a Lord
legend-price-text = The value that your Allies and pearls have to reach. The sign beside it is the race that must be among them, each dotted circle one more race.
legend-races = Five races
legend-races-text = Squid, Shellfish, Crabs, Seahorses and Jellyfish: of each race only your strongest Companion counts at the end.
legend-glow = Ring of light
legend-glow-text = What can be chosen now. A dashed ring is an ability that is used up.
about-cards-lords = Lords
about-cards-locations = Locations
about-cards-allies = Allies and Monsters
