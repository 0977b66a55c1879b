### The lessons of a first voyage. The same ids stand in guide.en.ftl, guide.ru.ftl and guide.uk.ftl.
###   chapter-<name>                        the title of a chapter
###   lesson-<name>, lesson-<name>-text     what it is, where to look, what is sensible and why
### $seats is the number of players. Nothing here depends on the reader’s own role.

chapter-ship = The ship
chapter-turn = Your turn
chapter-checks = Skill checks
chapter-mythos = Mythos
chapter-monsters = Monsters and passengers
chapter-voyage = The voyage
chapter-roles = Loyalty and traitors
chapter-titles = Titles and spells
chapter-end = The end

## The ship

lesson-welcome = Welcome aboard
lesson-welcome-text = Your goal: bring the steamer to Boston before fuel, food, sanity or souls run out. Somebody aboard may secretly want the opposite. I explain each thing when it first happens.
lesson-character = Who are you?
lesson-character-text =
    Every character draws other skills, starts in another place, and brings an item, an ability and a feat. { $free ->
        [0] Take whoever you like.
       *[other] Good for a first voyage and still free: { $crew }. Take one of them, or whoever you like.
    }
lesson-ship = The map of the ship
lesson-ship-text = In the middle are the rooms, around them eight deck spaces, around those the water. Monsters come from the water over the deck into the rooms; passengers stand only on deck. You walk on deck and in rooms, never in the water.
lesson-dials = Four dials
lesson-dials-text = Fuel, food, sanity and souls. If even one of them reaches 0, the voyage is over and the humans have lost. So look at the lowest one before you decide anything: a loss there weighs more than elsewhere.
lesson-rooms = Rooms have an action
lesson-rooms-text = In a room you can spend an action on what that room is for; touch it to read it. Each room works once per turn, and not at all while it is damaged or a Deep One stands in it. So clear a room first, then use it.
lesson-boiler = The Boiler Room
lesson-boiler-text = Here you drive the ship forward yourself: discard a Strength card, and the travel marker moves a step. Roll and add the card’s value: 6 or less costs 1 fuel. A card of 4 or 5 makes that unlikely, so keep one for it.
lesson-chapel = The Chapel
lesson-chapel-text = Here you steer the ritual. A Lore card moves it a step forward, but a roll plus the card’s value of 6 or less costs 1 sanity. Moving it a step back is free: do that when passengers or friends are on deck and the ritual would strike them.
lesson-galley = The Galley
lesson-galley-text = Choose up to five cards of any skills, but decide before you draw. One card is free of risk. For more, you roll: a result lower than their number costs 1 food. Two or three are a fair bargain while there is plenty of food.
lesson-hold = The Cargo Hold
lesson-hold-text = You see two items and keep one. A weapon helps against Deep Ones, an improvement gives you one more skill card each turn. Take what your character lacks.
lesson-bridge = The view from the Bridge
lesson-bridge-text = You look at two cards of a deck, alone: one stays on top, the other goes to the bottom. The price: one passenger is put at risk on deck. You may only call what you saw good or bad, and the others cannot check it.
lesson-damage = A room is damaged
lesson-damage-text = A damage card lies in the room: every human in it is defeated, and its action is gone. Six damaged rooms at once sink the ship. The card shows which skill repairs it; see who has that skill.
lesson-repair = Repairs
lesson-repair-text = Discard cards of the skill on the damage card, worth at least its number, and the room works again. No Deep One may be in it. Repairs are not limited to one per turn; pay as exactly as you can.
lesson-sick-bay = In the Sick Bay
lesson-sick-bay-text = Whoever is defeated comes here. If you are still here when your turn begins, you draw only 1 card. An ordinary move takes you out, so an action that somebody gives you before your turn saves four cards.

## Your turn

lesson-skills = Skill cards
lesson-skills-text = Each turn you draw the cards of your skill set. Every card is two things: a number for skill checks, and an ability that you may use instead. Used either way it is gone, so think about which you need more.
lesson-turn = Your two actions
lesson-turn-text = You have drawn your cards, now you perform two actions, the same one twice if you like. Afterwards a mythos card comes, and it is seldom kind. A good turn removes the greatest danger or takes the ship a step forward.
lesson-move = Moving
lesson-move-text = One action takes you anywhere aboard, however far. Only the Sick Bay and the Brig cannot be entered of your own will. Often the best turn is to go where you are needed and act there.
lesson-cards = Cards as actions
lesson-cards-text = Some cards in your hand can be played as an action; touch a card to read it. Low cards often have useful abilities and count little in checks: these are the ones to spend.
lesson-abilities = Your own ability
lesson-abilities-text = Nobody else can do this: it comes from your sheet or from your feat. An ability returns turn after turn. The feat works once in the whole game, so save it for the moment that would otherwise go wrong.
lesson-items = Items
lesson-items-text = An item stays with you and works again and again, unless it says otherwise. Of several improvements only one is active; at the start of your turn you may change it. In the Brig no item helps.
lesson-trade = Trading
lesson-trade-text = For one action everyone in your space may give each other any number of items. All see what is offered, and it happens only if all agree. Give a weapon to the one who fights anyway.
lesson-granted = An action on another player’s turn
lesson-granted-text = Somebody has given you an action. Do what helps now: fetch a passenger, fight, leave the Sick Bay. It takes nothing from your own turn.
lesson-draw = Cards of your choice
lesson-draw-text = You say which skills you draw before you see a card. Strength and Lore drive ship and ritual, Observation and Influence find traitors, Will saves checks that are nearly won. Take what the crew has the least of.
lesson-again = Once more
lesson-again-text = This ability can be used several times in a row: each time you see what came of it and decide whether to go on. Stop when nothing is left that is worth it.
lesson-limit = Too many cards
lesson-limit-text = At the end of every turn all hands are cut down to 10 cards. Let go of low values in skills you seldom need. Better still, spend cards in checks before it comes to that.
lesson-order = Who reacts first
lesson-order-text = Several players want to use something at the same moment, and on your turn you say who comes first. The next one sees what the first has done, and may then keep their card.

## Skill checks

lesson-check = A skill check begins
lesson-check-text = It names a number and two or three skills. Cards of these skills support the check, cards of all others count against it. If the total reaches the number, it is a success; read what a failure would cost and judge how much it is worth.
lesson-before = Before cards are added
lesson-before-text = Now is the time for a few abilities: no chaos cards, one more supporting skill, or cards face up for all to see. You are asked at every check, whatever you hold, so that nobody learns anything from it. If that is too often, “Standing orders” in the menu passes for you.
lesson-chaos = Two cards of chaos
lesson-chaos-text = Two unknown cards join every check. They can help or harm, so one bad card is no proof of treason. Count on losing a few points to them.
lesson-add = Adding cards
lesson-add-text = You add as many cards as you like, face down, or none. All know how many you added, nobody knows which. A high card of a supporting skill is worth the most; you will need the rest of your hand in the coming turns.
lesson-total = The total is read
lesson-total-text = The cards were shuffled, so nobody can tell whose they are. Supporting values are added, opposing ones subtracted. More opposing cards than chaos can explain? Then somebody put them in on purpose: see who could draw these skills.
lesson-after = After the total
lesson-after-text = The total is known, but not yet final. Now a few cards and items can raise or lower it. Spend one only if it changes the result; a check that is safe or lost needs nothing more.

## Mythos

lesson-mythos = A mythos card
lesson-mythos-text = It ends every human’s turn and has three parts: a crisis, then a symbol that wakes monsters, then a step on one of the two tracks. Read all three before you decide: the best answer to the crisis may be one that leaves you ready for the monsters.
lesson-choice = Yours to decide
lesson-choice-text = The card names who decides, and this time it is you. Compare what each option costs and which dial can bear it. Everyone sees your choice and will remember it when the hunt for traitors begins.
lesson-either-track = Travel or ritual?
lesson-either-track-text = You move one of the two markers. Travel brings the ship nearer to port and washes monsters in the water astern. The ritual clears water and deck of Deep Ones, but strikes people on deck as well. If in doubt: travel.
lesson-risk = Passengers at risk
lesson-risk-text = Somebody runs out on deck: the die says where, and a token is laid there face down. Left alone with a Deep One they are lost, and usually a soul with them. Rescue them before the Deep Ones get there.
lesson-demand = A card makes a demand
lesson-demand-text = The card leaves the details to you. What is offered can be paid; “may” means that you can also decline. Look which dials are low, and choose the loss that the ship can bear longest.
lesson-kept = A card that stays
lesson-kept-text = Some mythos cards stay in front of a player and work later. Everybody can see them there. They help once, or as long as their owner keeps them, so use them when it counts.

## Monsters and passengers

lesson-deep-ones = The Deep Ones move
lesson-deep-ones-text = Each Deep One does the first thing it can: attack a human in its space, kill a passenger there, damage its room, or else move along the arrow. So you can foresee what they will do. The current player chooses the order.
lesson-dagon = Father Dagon
lesson-dagon-text = At his sign he puts two Deep Ones on the deck beside him and swims towards the bow. He cannot be attacked. While he is still in the Deep, two Deep Ones gather there instead. Travel and ritual drive him away.
lesson-hydra = Mother Hydra
lesson-hydra-text = At her sign she damages the room nearest to her and swims towards the bow. She cannot be attacked. While she is still in the Deep, two Deep Ones gather there instead. Leave the room beside her in time.
lesson-deep = The Deep
lesson-deep-text = Monsters gather here out of your reach. If four or more Deep Ones are here when new ones come, they rise at the bow, where the die says. Count them: at two or three the next sign can bring them up.
lesson-attack = Attacking
lesson-attack-text = Roll a 4 or more and a Deep One in your space is gone. Against a revealed traitor you need a 6. Attack where a Deep One blocks a room you need or stands beside a passenger.
lesson-victim = A Deep One attacks
lesson-victim-text = On a 6 or more its victim is defeated and goes to the Sick Bay. If several humans are there, the current player says who is attacked. Do not end your turn beside Deep Ones unless you protect somebody there.
lesson-roll = Before a roll
lesson-roll-text = A die is about to be rolled, and a few cards can change it. You are asked every time, whatever you hold, so that nobody learns anything from it. If you have nothing, pass; “Standing orders” in the menu can do that for you.
lesson-reroll = After a roll
lesson-reroll-text = The die lies there, but nothing has happened yet. Whoever has a reroll may use it now, even several times. Everything that was added before the roll still counts.
lesson-defeat = About to be defeated
lesson-defeat-text = Somebody would go to the Sick Bay and draw only one card next turn. A few cards and abilities can prevent it. It is worth a card if the victim’s turn comes soon.
lesson-rescue = Rescuing passengers
lesson-rescue-text = A passenger stands in your space: one action brings one of them inside. Do it when Deep Ones are near or the ritual is about to be cast. In quiet waters they can wait.
lesson-passenger = A passenger is lost
lesson-passenger-text = The token is turned face up: usually a soul is lost, sometimes two or sanity as well, seldom nothing. While a human stands beside them, a Deep One cannot touch passengers; it attacks the human instead.
lesson-driving = Moving and defeating monsters
lesson-driving-text = You may say which Deep Ones move or fall. First free the rooms you need and the passengers on deck. Pushing a Deep One back a space costs you nothing, and it a whole activation.

## The voyage

lesson-travel = The ship moves on
lesson-travel-text = The travel marker moves: at the fourth step you arrive at a waypoint. With each step all monsters in the water drift back one space, from the stern into the Deep. So a fast ship is a safe ship.
lesson-ritual = The ritual
lesson-ritual-text = At the fourth step the great banishment is cast. It removes all Deep Ones from water and deck, but also strikes every passenger and character on deck. Before it comes: bring people inside.
lesson-waypoint = A waypoint
lesson-waypoint-text = On arrival the Captain sees two waypoints and resolves one. A longer leg covers more distance but costs more fuel. Nobody else sees the other card, so the choice tells something about the Captain.
lesson-banishment = The great banishment
lesson-banishment-text = Water and deck are empty of Deep Ones, both monarchs are back in the Deep. Those in the rooms stay. Use the quiet to repair and steam on.

## Loyalty and traitors

lesson-trust = A round of trust
lesson-trust-text = In this first round nobody has a loyalty card yet, and all play for the humans. Help each other and get to know the ship. When everyone has had a turn, the cards are dealt, and from then on somebody may want you to fail.
lesson-roles = Your loyalty
lesson-roles-text = Take your time with your card: everyone looks at the same moment. With only Human cards you want to reach the port. With a Hybrid card you want the ship to be lost, and until you reveal yourself nobody may notice.
lesson-talk = Talking
lesson-talk-text = From now on words count. Offer help, ask for it, accuse or defend: nobody has to tell the truth. Only loyalty is never asked for directly, and during a check nobody names cards. The bots listen, too, and answer.
lesson-hidden = Traitors in hiding
lesson-hidden-text = A hidden traitor acts like all others and does a little harm in checks. Whoever holds a Hybrid card may reveal it as an action: then the sheet’s reveal ability strikes right away. So watch who decides badly, and keep your own deeds easy to explain.
lesson-cabin = Into the Brig
lesson-cabin-text = In the Captain’s Cabin you can accuse another human: a check of 8 with Influence and Observation sends them to the Brig. A traitor there does little harm, but a locked-up friend is missed. Be sure before you do it.
lesson-brig = In the Brig
lesson-brig-text = You lost your titles, your items do not work, and you may add only one card to a check. Your mythos cards bring no crisis, only their symbols. The Brig’s action is the way out: a check of 8 with Lore and Strength, so win the others over.
lesson-revealed = A traitor is revealed
lesson-revealed-text = Now everyone knows. Their turns have no mythos card, they add only one card to checks, Deep Ones spare them, and they may attack you. Roll a 6 or more against them, and they go to the Brig.
lesson-unmasked = You have revealed yourself
lesson-unmasked-text = First your reveal ability, then your other loyalty cards go to another player, if the distance is below 12. You lose titles and feat, and may swap hand cards for Treachery. Give your cards to whoever should sow doubt.
lesson-traitor-turn = A revealed traitor’s turn
lesson-traitor-turn-text = You may draw Treachery instead of your own skills, and its cards are strong. You attack humans, kill passengers who stand alone, and have no mythos step. You get out of the Brig by discarding cards worth 12. Strike where a dial is lowest.
lesson-awakening = The awakening
lesson-awakening-text = You are halfway, and everyone gets a second loyalty card. Whoever was loyal until now may be a traitor from now on. Forget nothing, but trust nobody just because of the first half.

## Titles and spells

lesson-titles = Captain and Keeper
lesson-titles-text = The Captain chooses the waypoints, the Keeper of the Tome casts spells, and each decides some crises. Titles follow a fixed line of characters. See who holds them: a traitor with a title is dangerous.
lesson-keeper = The tome
lesson-keeper-text = As an action the Keeper looks at two spells, casts one and puts the other on the bottom. Spells are strong, but nearly all of them cost something, usually sanity. Look at the dials first.
lesson-spells = A spell is cast
lesson-spells-text = It has been paid for, now it works; then it leaves the game. Whoever casts it makes its choices. Read its text to the end: some spells help more the more you risk.
lesson-succession = A title passes on
lesson-succession-text = Whoever goes to the Brig or is revealed loses their titles. Each goes to the next in its line who is free. With the title go its rights, and the blame.

## The end

lesson-low = A dial runs low
lesson-low-text = At 0 everything is over, whatever else goes well. From now on pay with the other dials where you can, and put cards into every check that would lower this one.
lesson-wrecked = The ship is breaking
lesson-wrecked-text = Six damaged rooms at once are the end. Somebody should repair now, even if that means a turn without progress. Keep Deep Ones out of the rooms that are still whole.
lesson-crowd = Too many Deep Ones
lesson-crowd-text = There are only twenty of them. If more are to be placed than are left in the supply, the ship is lost. Defeat some, or complete the ritual.
lesson-last-leg = The last leg
lesson-last-leg-text = Distance 12 is reached: the next arrival is the port, and the humans have won. Now every step of travel counts. A traitor, if there is one, will give everything now.
lesson-over = The voyage is over
lesson-over-text = All loyalty cards are face up. Check the log for who added cards when, and what was decided: the next time you will read the others better. Without the first-game option they are dealt at the start, and with four or six players a Cultist joins.
