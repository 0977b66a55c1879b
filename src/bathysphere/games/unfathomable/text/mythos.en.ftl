### The 70 mythos cards of Unfathomable, in the order of cards/mythos.toml: their stories, and what each part does; their
### names are in cards.*.ftl. -first and -second are options, -pass, -partly and -fail results of a check; in a card that has
### both, -second is the other way out. A part without a text does nothing: it is said by `nothing`. -kept is what a card does
### while it stays. The same ids stand in all languages. A story has 60 to 160 characters, a part under 120, -kept under 160.

## The part of a card that does nothing

nothing = Nothing happens.

## Cards for everybody

mythos-accusation-story = A scream by the lifeboats, a bloodied cuff, a finger pointed across the saloon. Everyone turns to the Captain for a verdict.
mythos-accusation-first = The Captain chooses a human outside the Brig, who goes to the Brig.
mythos-accusation-second = The Captain and the current player discard 2 cards each; 2 treachery cards join the chaos deck.

mythos-adrift-fishing-boat-story = A fishing boat drifts across the bow without a lamp. Someone lies in the bottom of it, and something else holds it from below.
mythos-adrift-fishing-boat-pass = Risk 1 passenger to gain 1 soul; then the current player may risk 1 more to gain 1 food.
mythos-adrift-fishing-boat-partly = Risk 2 passengers to gain 1 soul.
mythos-adrift-fishing-boat-fail = Lose 1 sanity and 1 soul.

mythos-barricade-the-hatches-story = Wet palms slap along the deckhouse wall. If the hatches are to be wedged shut, it must be done before the next roll of the sea.
mythos-barricade-the-hatches-pass = The current player keeps this card. Discard it at any time: Deep Ones enter no room until the end of the turn.
mythos-barricade-the-hatches-fail = Activate the Deep Ones.
mythos-barricade-the-hatches-kept = At any time discard this card: until the end of the turn no Deep One enters or is placed in an interior space.

mythos-bucket-brigade-story = The pumps are choked with weed and the stokehold is awash. Only a line of passengers with buckets can keep the fires alight.
mythos-bucket-brigade-pass = Risk 2 passengers to get travel +1.
mythos-bucket-brigade-fail = Lose 1 fuel; risk 2 passengers.
mythos-bucket-brigade-second = Roll: on 1–6 lose 1 fuel.

mythos-class-struggle-story = Steerage hammers on the locked gates; the first class demands that they stay locked. Both sides shout the Captain’s name.
mythos-class-struggle-first = Lose 2 sanity.
mythos-class-struggle-second = Risk 4 passengers.

mythos-coal-bunker-fire-story = The bulkhead is too hot to touch. Somewhere in the heart of the coal a slow red fire has been feeding since the day she sailed.
mythos-coal-bunker-fire-pass = Travel +1.
mythos-coal-bunker-fire-fail = Lose 1 fuel and 1 soul.
mythos-coal-bunker-fire-second = Lose 1 fuel. Roll: on 1–4 lose 1 more fuel.

mythos-collision-course-story = Dead ahead the sea humps up, black and glistening, and does not sink again. The wheel answers far too slowly.
mythos-collision-course-partly = Roll: both monarchs move to that bow space. Damage the ship; travel −1.
mythos-collision-course-fail = Roll: both monarchs move to that bow space. Damage the ship 2 times; travel −2.

mythos-coordinated-assault-story = One horn note rolls under the waves, then another from the far side. They are not a shoal. They are an army with its orders.
mythos-coordinated-assault-pass = Travel +1.
mythos-coordinated-assault-fail = Roll: monsters of the Deep move to that bow space. Activate Mother Hydra, Father Dagon, the Deep Ones.

mythos-criminal-activity-story = Three trunks forced, a purser bound and gagged. While the ship fights for its life, somebody on board is getting rich.
mythos-criminal-activity-pass = The current player draws 1 item.
mythos-criminal-activity-fail = Lose 1 sanity; each human keeps 1 item, the others leave the game.
mythos-criminal-activity-second = With an item only: the current player removes 1 of theirs; 4 treachery cards join the chaos deck.

mythos-damaged-evaporator-story = The evaporator coughs up brine. By evening the cooks are measuring fresh water in thimbles, and the boilers thirst as well.
mythos-damaged-evaporator-partly = Lose 1 food.
mythos-damaged-evaporator-fail = Lose 1 food; travel −1 (lose 1 fuel if it is on Start).

mythos-deep-one-feint-story = They rise off the port side, hiss, and sink again. A sailor laughs with relief. Nobody is watching the starboard rail.
mythos-deep-one-feint-fail = Activate the Deep Ones.

mythos-deep-one-swarm-story = The wake boils white with them. They climb over each other’s backs as rats climb, and the first webbed hands find the rail.
mythos-deep-one-swarm-partly = Activate the Deep Ones.
mythos-deep-one-swarm-fail = Activate the Deep Ones 2 times.

mythos-dinghy-launch-story = A family has cut a dinghy loose and is lowering it into the dark. They would rather trust the open sea than this ship.
mythos-dinghy-launch-first = Risk 1 passenger. Roll: on 1–4 lose 1 sanity.
mythos-dinghy-launch-second = Lose 1 soul.

mythos-disturbing-dreams-story = At breakfast four strangers find that they dreamt the same drowned city, the same stairs, the same voice calling them down.
mythos-disturbing-dreams-pass = Gain 1 sanity.
mythos-disturbing-dreams-partly = Lose 1 sanity.
mythos-disturbing-dreams-fail = Lose 2 sanity.

mythos-eot-failure-story = The bridge rings for full speed; the engine room hears full astern. Between the two dials somebody has cut a wire, or gnawed it.
mythos-eot-failure-pass = Travel +1.
mythos-eot-failure-fail = Travel −1 (lose 1 fuel if it is on Start).

mythos-fear-of-the-unknown-story = A crowd gathers outside the chapel. They have heard what the tome can do, and they fear its reader more than they fear the sea.
mythos-fear-of-the-unknown-fail = The Keeper discards their whole hand and is defeated; the title passes on.

mythos-firemen-strike-story = The shovels lie still. The black gang says that something knocks inside boiler three, and that no wage covers this.
mythos-firemen-strike-fail = The current player is defeated and discards 3 cards.
mythos-firemen-strike-second = Travel −1 (lose 1 fuel if it is on Start); 2 treachery cards join the chaos deck.

mythos-flooding-compartment-story = A rivet goes like a pistol shot, then a seam. The door must be shut in the next minute, and there are voices behind it.
mythos-flooding-compartment-fail = Lose 1 soul.

mythos-food-rationing-story = The steward counts the tins twice and comes to the Captain with his cap in his hands. There is less than there ought to be.
mythos-food-rationing-first = Lose 1 food. Roll: on 1–6 lose 1 sanity.
mythos-food-rationing-second = Lose 2 food.

mythos-food-stores-raid-story = They come down the ladder with fire axes, decent people in evening dress, and the storeroom door will not hold them long.
mythos-food-stores-raid-partly = Lose 1 food.
mythos-food-stores-raid-fail = Lose 2 food.

mythos-horrific-visions-story = For one breath the whole saloon sees it: the floor turned to black water, and faces, their own faces, looking up.
mythos-horrific-visions-fail = Lose 1 sanity.

mythos-hull-leak-story = It begins as a stain on the plating, no wider than a hand. Something outside goes on scratching at the same spot.
mythos-hull-leak-fail = Damage the ship.

mythos-hypnotic-melody-story = A tune without words drifts in over the water. One by one the passengers put down their cups and walk out on deck.
mythos-hypnotic-melody-partly = Risk 1 passenger; if there is none to risk, lose 1 food.
mythos-hypnotic-melody-fail = Defeat 1 passenger of the supply; if there is none, lose 2 souls.

mythos-identity-crisis-story = The mirror in the washroom shows wide-set eyes that do not blink. The man before it swears they were brown this morning.
mythos-identity-crisis-pass = Each human draws 1 card of their skill set.
mythos-identity-crisis-fail = Lose 1 soul; place 1 Deep One with the current player (for the Sick Bay: in the Chapel).
mythos-identity-crisis-second = Lose 1 soul. Roll: on 1–4 the current player discards their whole hand.

mythos-improvised-fuel-source-story = Chairs, pianos, the panelling of the saloon: all of it burns. Only somebody has to fetch it across the open deck.
mythos-improvised-fuel-source-first = With 3 passengers in the supply only: risk 3 passengers to gain 1 fuel.
mythos-improvised-fuel-source-second = Lose 1 fuel.

mythos-incoming-sos-story = Three dots, three dashes, three dots, from a ship that the Marconi man cannot find in any register. It is very close.
mythos-incoming-sos-first = Risk 4 passengers to gain 1 food, 1 fuel and 1 soul.
mythos-incoming-sos-second = Lose 1 sanity.

mythos-infection-story = The surgeon finds scales under the bandages. By noon there are nine such patients, and all nine have drunk from the same cask.
mythos-infection-first = Lose 1 food.
mythos-infection-second = Roll: on 1–6 lose 1 soul, then roll: on 1–4 lose 1 more soul.

mythos-infiltrator-story = Wet footprints lead from the rail to the companionway, broad and splayed. There are none that lead back out.
mythos-infiltrator-partly = Roll: place 1 Deep One in that interior space.
mythos-infiltrator-fail = Damage the ship; place 1 Deep One in the space damaged.

mythos-jail-break-story = The Brig stands open, its lock chewed through. On the wall, in something that is not paint, somebody has drawn a way out.
mythos-jail-break-fail = Lose 1 sanity; each character in the Brig moves to a ship space of their choice.

mythos-just-desserts-story = A steward has found a crate that nobody declared: sugar, brandy, a revolver. What is shared out and what is hushed up?
mythos-just-desserts-first = Lose 2 food; the current player draws 1 item.
mythos-just-desserts-second = 4 treachery cards join the chaos deck.

mythos-kitty-litter-story = The ship’s cat has kittened in the flour store and will let nobody near. For the first time in an hour no child is crying.
mythos-kitty-litter-pass = Gain 1 sanity.
mythos-kitty-litter-fail = Lose 1 sanity.
mythos-kitty-litter-second = The current player moves to the Galley. Roll: on 1–4 lose 1 food.

mythos-looming-breakdown-story = The main bearing smokes, and the engine has begun to knock. Slow her now, or pray that she lasts until the morning.
mythos-looming-breakdown-fail = Lose 1 soul; damage the Boiler Room.
mythos-looming-breakdown-second = Travel −2; each step that cannot be made costs 1 fuel.

mythos-lure-of-yha-nthlei-story = Far below, terraces of pearl begin to glow. They lean over the rail to see, and each of them smiles at the light.
mythos-lure-of-yha-nthlei-fail = Risk 4 passengers.

mythos-missing-jewelry-story = The dowager’s casket is empty but for a smear of brine. She does not weep for the gold. She names names.
mythos-missing-jewelry-first = Lose 1 sanity.
mythos-missing-jewelry-second = 4 treachery cards join the chaos deck.

mythos-missing-munitions-story = The locker held forty cartridges and a case of dynamite. Now it holds a damp rag, and it was opened with a key.
mythos-missing-munitions-pass = The current player defeats 1 Deep One in an interior space.
mythos-missing-munitions-partly = Damage the ship.
mythos-missing-munitions-fail = Damage the ship 2 times.

mythos-missing-parents-story = Two small sisters sit hand in hand on the stairs. Mama and Papa went to look at the sea, they say, a long time ago.
mythos-missing-parents-first = The current player moves to the Captain’s Cabin. Roll: on 1–4 lose 1 soul and place 1 Deep One there.
mythos-missing-parents-second = Lose 1 sanity.

mythos-mysterious-lifeboat-story = A lifeboat of the Atlantica rocks off the quarter, though none is missing from the davits. Under the canvas something moves.
mythos-mysterious-lifeboat-first = Risk 1 passenger. Roll: on 1–4 place 1 Deep One in the Galley and 1 in the Cargo Hold.
mythos-mysterious-lifeboat-second = Lose 1 sanity.

mythos-on-the-offensive-story = Enough of cowering behind doors. With boathooks, axes and a hymn, the crew goes out to drive them back into the sea.
mythos-on-the-offensive-pass = The current player moves each Deep One on the ship to an adjacent space.
mythos-on-the-offensive-fail = Activate the Deep Ones.

mythos-open-the-gate-story = One page of the tome promises a shorter way to harbour, through a place that no chart shows. The Keeper’s finger rests on it.
mythos-open-the-gate-pass = The Keeper looks at the top 2 waypoints, resolves 1, puts 1 on the bottom; travel back to Start.
mythos-open-the-gate-fail = Lose 1 sanity and 1 soul; damage the ship 2 times.
mythos-open-the-gate-second = Lose 1 sanity.

mythos-passenger-overboard-story = A splash, a white face among the foam, a hand. The searchlight finds it once. The next time there is more than one hand.
mythos-passenger-overboard-fail = Lose 1 soul.

mythos-passenger-riot-story = They want the boats, they want the guns, they want somebody to blame. The first bottle breaks against the bridge windows.
mythos-passenger-riot-pass = The current player draws 1 item.
mythos-passenger-riot-partly = Lose 1 sanity.
mythos-passenger-riot-fail = Lose 1 sanity and 1 soul.

mythos-poisoned-food-story = Those who ate the soup speak in a tongue none of them ever learned. The Keeper thinks that one verse might bring them back.
mythos-poisoned-food-first = The Keeper discards 1 Lore card. Roll + its value 6 or less: lose 1 soul.
mythos-poisoned-food-second = Lose 1 food.

mythos-power-to-the-people-story = A stoker stands on the capstan and puts it to the vote. There are a great many hands, and few of them are empty.
mythos-power-to-the-people-pass = 2 treachery cards join the chaos deck.
mythos-power-to-the-people-fail = Lose 1 soul; the Captain goes to the Brig, the title goes to the lowest in the line who may hold it.
mythos-power-to-the-people-second = The Captain goes to the Brig, the title goes to the lowest in the line who may hold it.

mythos-rally-the-crew-story = The men sit along the passage with their backs to the wall and will not look up. Somebody has to find the words.
mythos-rally-the-crew-pass = Gain 1 sanity.
mythos-rally-the-crew-partly = Lose 1 sanity.
mythos-rally-the-crew-fail = Lose 2 sanity; each human discards 2 cards.

mythos-rat-infestation-story = They pour up from the bilges by the hundred, fleeing something below. On the way they eat whatever they can reach.
mythos-rat-infestation-pass = The current player may lose 1 sanity to gain 1 food.
mythos-rat-infestation-partly = Lose 1 food.
mythos-rat-infestation-fail = Lose 2 food.

mythos-ritual-coordination-story = Seven voices must say seven words in one breath. They have practised with the words left out; now the Keeper adds them.
mythos-ritual-coordination-pass = Ritual +1, and +1 more for every full 2 points above the target.
mythos-ritual-coordination-fail = Lose 1 sanity; damage the Chapel.
mythos-ritual-coordination-second = Activate the Deep Ones.

mythos-ritual-support-story = The circle of chalk weakens with every wave that comes under the door. It can be drawn again, in a better ink.
mythos-ritual-support-first = The Keeper discards 1 Lore card. Roll + its value 7+: ritual +1; else lose 1 sanity and 1 soul.
mythos-ritual-support-second = Ritual −1; the Keeper discards 2 cards.

mythos-sacrifice-deep-one-story = The rite asks for blood of theirs, fresh and taken by hand. The page is quite clear about it, and so are the pictures.
mythos-sacrifice-deep-one-first = Lose 1 sanity; the Keeper keeps this card. Its action: on 6–8 a Deep One here is defeated, ritual +2.
mythos-sacrifice-deep-one-second = The ritual marker goes back to Start; the Keeper discards their whole hand.
mythos-sacrifice-deep-one-kept = Action, with a Deep One in your space: roll. On 6–8 defeat it, ritual +2 and discard this card.

mythos-sewage-backup-story = Every drain on the lower deck runs backwards at once. What comes up smells of the sea floor, and part of it crawls.
mythos-sewage-backup-fail = Lose 1 sanity. Roll: each human in that interior space is defeated.

mythos-shipboard-fire-story = A lamp goes over, the curtains catch, and the corridor is a chimney. With the sea all around, there is no water to be had.
mythos-shipboard-fire-pass = Damage the ship.
mythos-shipboard-fire-partly = Damage the ship 2 times.
mythos-shipboard-fire-fail = Damage the ship 3 times.

mythos-stolen-ritual-components-story = The candles, the salt, the silver knife: gone from the altar between two rounds of the watch. Only those aboard had the keys.
mythos-stolen-ritual-components-pass = The Keeper looks at the top 2 spells, resolves 1 and puts the other on the bottom.
mythos-stolen-ritual-components-fail = Ritual −2; the top 5 spells leave the game.

mythos-strange-vision-story = It shows the road ahead as clear as a chart, and it shows hands locking an iron door. Is the one the price of the other?
mythos-strange-vision-first = The current player looks at the top 2 waypoints (1 on top, 1 on the bottom), then goes to the Brig.
mythos-strange-vision-second = Place 1 Deep One in each deck space.

mythos-the-anarcho-individualist-story = A man with a parcel under his coat explains that he recognises no captain, no tome and no God. The parcel is ticking.
mythos-the-anarcho-individualist-first = Lose 1 sanity; the current player draws 1 item; the top 5 items leave the game.
mythos-the-anarcho-individualist-second = The current player discards 2 cards; 2 treachery cards join the chaos deck.

mythos-the-captains-banquet-story = White linen, the band, one evening as it used to be. The stewards lay twenty places fewer than on the first night out.
mythos-the-captains-banquet-first = Lose 2 food, gain 1 sanity; each human outside the Brig may move to the Galley.
mythos-the-captains-banquet-second = Lose 1 food. Roll: on 1–6 lose 1 sanity.

mythos-the-fathers-favor-story = A shape as long as the ship keeps pace with her, one great eye above the foam. Around it the small ones sing.
mythos-the-fathers-favor-partly = Activate Father Dagon.
mythos-the-fathers-favor-fail = Activate Father Dagon 2 times.

mythos-the-mothers-wrath-story = The plates ring under a blow from below, and then another. She is not trying to climb aboard. She is looking for a door.
mythos-the-mothers-wrath-partly = Activate Mother Hydra.
mythos-the-mothers-wrath-fail = Activate Mother Hydra 2 times.

mythos-too-many-bodies-story = The cold room is full, and there is canvas for six. They can be given to the sea, and everyone knows what waits in it.
mythos-too-many-bodies-first = Lose 1 food.
mythos-too-many-bodies-second = Risk 1 passenger. Roll: not above the number of passengers on deck, lose 1 sanity.

mythos-transformation-story = The man in cabin twelve begs to be locked in. By the sound of it his bones are finding a new order.
mythos-transformation-first = Roll: on 1–6 lose 1 soul and place 1 Deep One in the Cargo Hold.
mythos-transformation-second = Lose 1 soul. Roll: on 1–4 lose 1 sanity.

mythos-volunteer-army-story = A cook, two clerks, a boy of sixteen with his father’s rifle. They ask where they should stand, and nobody wants to say.
mythos-volunteer-army-first = Only with passengers in the supply: risk 1 to 4 of them to defeat as many Deep Ones on the ship.
mythos-volunteer-army-second = Activate the Deep Ones.

mythos-hold-the-line-story = Tables for a rampart, twelve rifles, a lantern between every two men. Beyond the light the deck is breathing.
mythos-hold-the-line-pass = The current player may move each Deep One on the ship to an adjacent space.
mythos-hold-the-line-partly = Place 1 Deep One in each water space.
mythos-hold-the-line-fail = Place 1 Deep One in each deck space.

## Personal cards

mythos-history-repeats-story = Keilani lost a ship once, to men who would not obey. Tonight she hears the same whispers outside the same kind of door.
mythos-history-repeats-pass = Gain 1 sanity; Keilani may send another character to the Brig.
mythos-history-repeats-fail = Lose 1 soul; Keilani and the Captain go to the Brig.
mythos-history-repeats-second = Only if Keilani is Captain: lose 1 sanity; Keilani goes to the Brig.

mythos-the-peacemaker-story = One of them sits on the hatch with its palms turned up and waits. Arjun lowers his revolver. It seems to know the gesture.
mythos-the-peacemaker-pass = Defeat each Deep One outside the Deep.
mythos-the-peacemaker-fail = Place 1 Deep One in each of the 6 rooms.
mythos-the-peacemaker-second = Arjun keeps this card: he cannot attack. When a passenger is defeated, lose 1 sanity and discard it.
mythos-the-peacemaker-kept = Arjun cannot attack. When a passenger is defeated, lose 1 sanity and discard this card.

mythos-do-no-harm-story = The thing on Svetlana’s table was a deckhand on Monday. It begs for the needle in a voice she knows, and its gills flutter.
mythos-do-no-harm-pass = Lose 1 sanity; Svetlana goes to the Sick Bay.
mythos-do-no-harm-fail = Lose 1 sanity; damage the ship; Svetlana goes to the Sick Bay.
mythos-do-no-harm-second = Svetlana goes to the Brig; damage the ship.

mythos-signs-of-life-story = Behind the sealed bulkhead somebody taps, three and three and three. Jeanne closed that door herself, and it held the sea out.
mythos-signs-of-life-pass = Gain 1 sanity.
mythos-signs-of-life-fail = Lose 2 souls.
mythos-signs-of-life-second = Risk 1 passenger; damage the ship; Jeanne is defeated.

mythos-the-game-is-afoot-story = Fresh slime on the rungs, still warm. Jamie checks the rifle, takes a lamp, and follows the trail down into the ship.
mythos-the-game-is-afoot-pass = Jamie chooses an interior space: defeat each Deep One in it.
mythos-the-game-is-afoot-fail = Roll: place 4 Deep Ones in that interior space; Jamie moves there.
mythos-the-game-is-afoot-second = Damage the Boiler Room; place 4 Deep Ones in the space damaged.

mythos-memory-of-the-deep-story = William remembers a city he has never seen, and the way home to it. Each time he reads aloud, somebody else turns the page.
mythos-memory-of-the-deep-fail = Lose 1 sanity; William keeps this card: his cards bring 1 treachery card into each check.
mythos-memory-of-the-deep-second = William keeps this card: his cards bring 1 treachery card into each check.
mythos-memory-of-the-deep-kept = When William adds cards to a check, 1 treachery card from the deck joins them. Action: make this check again; pass: discard this card; fail: lose 1 sanity.

mythos-miscalculation-story = Beatrice has checked it nine times. By the stars, the ship stood here last night; by the stars, there is no sea here at all.
mythos-miscalculation-pass = Beatrice looks at the top 2 waypoints: 1 on top, 1 on the bottom.
mythos-miscalculation-fail = Travel −2; each step that cannot be made costs 1 fuel.
mythos-miscalculation-second = Roll: on 1–7 travel −2; each step that cannot be made costs 1 fuel.

mythos-family-ties-story = They halt at the sight of Ishmael and bow their wet heads. He could send them home. They would call it a promise.
mythos-family-ties-first = All Deep Ones return to the supply. Ishmael keeps this card: 1 treachery card more in every check.
mythos-family-ties-second = Place 4 Deep Ones in Ishmael’s room; if he is on deck or in the Sick Bay, in one next to it.
mythos-family-ties-kept = While Ishmael is outside the Brig, 1 treachery card from the deck joins the chaos cards of each check.

mythos-gift-of-the-mother-story = The ring will not come off. When Edmund holds it to his ear he hears surf, and under the surf a woman humming.
mythos-gift-of-the-mother-pass = Discard the chaos deck and build a new one.
mythos-gift-of-the-mother-fail = Edmund is defeated; the “Lucky” Ring leaves the game; 6 treachery cards join the chaos deck.
mythos-gift-of-the-mother-second = The “Lucky” Ring leaves the game; 6 treachery cards join the chaos deck.

mythos-ticket-please-story = The purser’s clerk goes from berth to berth with a lantern and a list. Samira counts the doors left between them.
mythos-ticket-please-pass = Samira draws 1 item.
mythos-ticket-please-fail = Samira goes to the Brig; all her items leave the game.
mythos-ticket-please-second = All her items leave the game. Roll: Samira moves to that deck space.
