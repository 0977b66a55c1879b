### Words on the components of Abyss: names and card texts. Table options are in aids.*.ftl.
### The same ids stand in cards.en.ftl, cards.ru.ftl and cards.uk.ftl.
### Names follow docs/rules/abyss.md, section 26. Card texts stay under 130 characters.
### A text id that ends in the name of a table option replaces the plain one while that option is on.

game-abyss = Abyss

## Terms

term-ally = Ally
term-companion = Companion
term-monster = Monster
term-monster-token = Monster token
term-lord = Lord
term-free-lord = free Lord
term-lord-deck = Lord deck
term-court = Court
term-council = Council
term-council-stack = Council stack
term-exploration-deck = exploration deck
term-exploration-track = exploration track
term-discard = discard pile
term-threat = threat token
term-threat-track = threat track
term-location = location
term-location-pile = location pile
term-key = key
term-key-token = key token
term-pearl = pearl
term-treasury = treasury
term-influence = influence points
term-ip = IP
term-race = race
term-guild = guild
term-value = value
term-price = price
term-ability = ability
term-opponent = opponent

# The name of a Monster card, as race-<id>-one is that of an Ally.
monster = Monster
# The noun that follows a number. $count: how many pearls
pearl-word =
    { $count ->
        [one] pearl
       *[other] pearls
    }

## Races

race-squid = Squid
race-squid-one = Squid
race-shellfish = Shellfish
race-shellfish-one = Shellfish
race-crab = Crabs
race-crab-one = Crab
race-seahorse = Seahorses
race-seahorse-one = Seahorse
race-jellyfish = Jellyfish
race-jellyfish-one = Jellyfish

## Guilds

guild-soldier = Soldiers
guild-soldier-one = Soldier
guild-merchant = Merchants
guild-merchant-one = Merchant
guild-mage = Mages
guild-mage-one = Mage
guild-politician = Politicians
guild-politician-one = Politician
guild-farmer = Farmers
guild-farmer-one = Farmer
guild-ambassador = Ambassadors
guild-ambassador-one = Ambassador

## Lords: Soldiers

lord-recruiter = Recruiter
lord-recruiter-text = Opponents pay twice the value for a Lord. The number of races and the Corruptor’s special price stay the same.
lord-recruiter-text-recruiter_plus_two = Opponents pay 2 more value for a Lord. The number of races and the Corruptor’s special price stay the same.
lord-jailer = Jailer
lord-jailer-text = On arrival: each opponent chooses an Ally in their own hand and discards it.
lord-seeker = Seeker
lord-seeker-text = On arrival: each opponent returns 2 pearls to the treasury, or all they have if that is less.
lord-assassin = Assassin
lord-assassin-text = On arrival: pick a free Lord of each opponent and turn it sideways for good: no ability, no keys, and only its IP count at the end.
lord-assassin-text-turned_lords_count = On arrival: pick a free Lord of each opponent and turn it sideways for good: no ability, no keys. At the end it still counts in full.
lord-commander = Commander
lord-commander-text = Opponents keep at most 6 Allies in hand: they discard any extra of their choice when it arrives and at the end of every turn.
lord-tamer = Tamer
lord-tamer-text = Opponents who beat a Monster take the reward one division below the threat token, but never below the first.
lord-hunter = Hunter
lord-hunter-text = On arrival: name an opponent who has Monster tokens and take one of them at random.

## Lords: Merchants

lord-ship_master = Ship Master
lord-ship_master-text = At the end of your exploration: 1 pearl for each different race that leaves the track for the Council.
lord-trader = Trader
lord-trader-text = On arrival: 3 pearls from the treasury.
lord-peddler = Peddler
lord-peddler-text = On arrival: 2 pearls from the treasury.
lord-landlord = Landlord
lord-landlord-text = 1 pearl on arrival, then 1 at the start of each of your turns.
lord-slaver = Slaver
lord-slaver-text = Once on each of your turns you may discard an Ally from your hand for 2 pearls.
lord-shopkeeper = Shopkeeper
lord-shopkeeper-text = On arrival: 1 pearl from the treasury.

## Lords: Mages

lord-shaman = Shaman
lord-shaman-text = Soldiers’ abilities do not affect you. Past losses are not made good.
lord-invoker = Invoker
lord-invoker-text = On arrival: you get one more full turn, right after this one.
lord-apprentice = Apprentice
lord-apprentice-text = On arrival: choose a Council stack that is not empty and take all of it into your hand.
lord-oracle = Oracle
lord-oracle-text = Once on each of your turns you may discard one whole Council stack.
lord-alchemist = Alchemist
lord-alchemist-text = When you ask the Council for support, take two stacks. If only one has cards, take that one.
lord-illusionist = Illusionist
lord-illusionist-text = On arrival: you may swap one of your locations for an available one. Lords under it move under the new one.
lord-master_of_magic = Master of Magic
lord-master_of_magic-text = When you recruit later Lords, the strongest Ally paid becomes the Companion, not the weakest. On a tie you choose.
lord-master_of_magic-text-master_chooses = When you recruit later Lords, you choose which of the Allies paid becomes the Companion.

## Lords: Politicians

lord-opportunist = Opportunist
lord-opportunist-text = Once on each of your turns you may discard a Court Lord and fill its space with the top Lord of the deck.
lord-corruptor = Corruptor
lord-corruptor-text = On arrival: you may recruit one more Lord from the Court for exactly 5 pearls, without Allies.
lord-traitor = Traitor
lord-traitor-text = On arrival: you may discard one of your free Lords, even this one, for any Court Lord. You may use its ability.
lord-traitor-text-others_only = On arrival: you may discard another of your free Lords for any Court Lord. You may use its ability.
lord-diplomat = Diplomat
lord-diplomat-text = When you recruit, any race will do for the mandatory one. The number of races and the value stay the same.
lord-treasurer = Treasurer
lord-treasurer-text = You pay 2 less value for a Lord (not below 0). The races and the Corruptor’s special price stay the same.
lord-schemer = Schemer
lord-schemer-text = On arrival: you may discard one of your free Lords, even this one, for the top Lord of the deck. You may use its ability.
lord-schemer-text-others_only = On arrival: you may discard another of your free Lords for the top Lord of the deck. You may use its ability.

## Lords: Farmers

lord-keeper = Keeper
lord-keeper-text = No ability.
lord-reaper = Reaper
lord-reaper-text = No ability.
lord-shepherd = Shepherd
lord-shepherd-text = No ability.
lord-miller = Miller
lord-miller-text = No ability.
lord-aquaculturalist = Aquaculturalist
lord-aquaculturalist-text = No ability.
lord-landowner = Landowner
lord-landowner-text = No ability.

## Lords: Ambassadors

lord-sage = Sage
lord-sage-text = On arrival: draw 2 locations from the pile and keep one, with only this Lord under it. The other becomes available.
lord-hermit = Hermit
lord-hermit-text = On arrival: draw a location from the pile and keep it, with only this Lord under it.
lord-elder = Elder
lord-elder-text = On arrival: draw 3 locations from the pile and keep one, with only this Lord under it. The others become available.

## Locations

location-parliament = Parliament
location-parliament-text = 6 IP, and 2 more for each of your Politicians.
location-coral_barrier = Coral Barrier
location-coral_barrier-text = 20 IP, but 1 less for each of your Companions.
location-barracks = Barracks
location-barracks-text = 7 IP, and 2 more for each of your Soldiers.
location-jail = Jail
location-jail-text = 15 IP, but 1 less for each of your Lords.
location-city_of_mirrors = City of Mirrors
location-city_of_mirrors-text = At the end it scores like one location of an opponent, but by your own cards. If there is none, 0 IP.
location-chamber_of_allies = Chamber of Allies
location-chamber_of_allies-text = 3 IP, and the value of your weakest Companion of each race.
location-dockworks = Dockworks
location-dockworks-text = 5 IP, and 2 more for each of your Merchants.
location-sanctuary = Sanctuary
location-sanctuary-text = 4 IP, and 3 more for each Jellyfish among your Companions.
location-sargasso_fields = Sargasso Fields
location-sargasso_fields-text = 3 IP, and 3 more for each Seahorse among your Companions.
location-depths = Depths
location-depths-text = Twice as many IP as your weakest Lord has.
location-lost_tower = Lost Tower
location-lost_tower-text = 3 IP for each of your Lords without a key on the card.
location-oceanic_senate_assembly = Oceanic Senate Assembly
location-oceanic_senate_assembly-text = 4 IP, and 3 more for each Squid among your Companions.
location-throne_room = Throne Room
location-throne_room-text = As many IP as your strongest Lord has.
location-nest_of_giant_clams = Nest of Giant Clams
location-nest_of_giant_clams-text = 3 IP, and 3 more for each Shellfish among your Companions.
location-chasm = Chasm
location-chasm-text = 5 IP, and 3 more for each Crab among your Companions.
location-black_smokers = Black Smokers
location-black_smokers-text = 0 IP. When you get this tile, you may look through the pile and swap it for any location there.
location-sargasso_silos = Sargasso Silos
location-sargasso_silos-text = 5 IP, and 2 more for each of your Farmers.
location-closed_tower = Closed Tower
location-closed_tower-text = 3 IP for each of your Lords with a key on the card, however many keys it shows.
location-abyss = Abyss
location-abyss-text = 2 IP for each guild among your Lords, 12 at most.
location-hydrozoa_reserves = Hydrozoa Reserves
location-hydrozoa_reserves-text = 6 IP, and 2 more for each of your Mages.
