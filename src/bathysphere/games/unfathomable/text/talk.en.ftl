### What is said at the table of Unfathomable with a button; wording.py fills in the facts.
### The same ids stand in talk.en.ftl, talk.ru.ftl and talk.uk.ftl.
### Help is spoken of in general terms: of one card a lot or a little, nothing between.

say-help_one =
    { $much ->
        [yes] One card from me, and it helps a lot.
       *[no] One card from me, and it helps a little.
    }
say-help_some =
    { $amount ->
        [much] Several cards from me: they help a lot.
        [some] Several cards from me: they help a fair bit.
       *[little] Several cards from me: they help a little.
    }
say-no_help = I can’t help this time.
say-can_help =
    { $task ->
        [roll] I can help with a die roll.
        [check] I can help with a skill check.
        [move] I can help somebody move around.
        [fight] I can help in a fight.
        [repair] I can help with repairs.
       *[spell] I can help with spells.
    }
say-ask_help =
    { $task ->
        [roll] { $seat }, can you help with a die roll?
        [check] { $seat }, can you help with a skill check?
        [move] { $seat }, can you help somebody move around?
        [fight] { $seat }, can you help in a fight?
        [repair] { $seat }, can you help with repairs?
       *[spell] { $seat }, can you help with spells?
    }
say-ask_card = { $seat }, do you hold { $ability }?
say-reply =
    { $yes ->
        [yes] Yes.
       *[no] No.
    }
# Observations about skill sets, which everybody can see
say-not_mine =
    { $skill ->
        [influence] It cannot have been me: I draw no Influence cards.
        [lore] It cannot have been me: I draw no Lore cards.
        [observation] It cannot have been me: I draw no Observation cards.
        [strength] It cannot have been me: I draw no Strength cards.
        [will] It cannot have been me: I draw no Will cards.
       *[treachery] It cannot have been me: I draw no Treachery cards.
    }
say-only_mine =
    { $skill ->
        [influence] Only I could have added Influence cards: nobody else here draws them.
        [lore] Only I could have added Lore cards: nobody else here draws them.
        [observation] Only I could have added Observation cards: nobody else here draws them.
        [strength] Only I could have added Strength cards: nobody else here draws them.
        [will] Only I could have added Will cards: nobody else here draws them.
       *[treachery] Only I could have added Treachery cards: nobody else here draws them.
    }
say-accuse = { $seat } is a traitor!
say-clear = { $seat } is human, believe me.
# A card on top of a deck that the speaker has seen
say-good =
    { $deck ->
        [mythos] The top card of the mythos deck is good.
        [waypoint] The top card of the waypoint deck is good.
        [spell] The top card of the spell deck is good.
       *[item] The top card of the item deck is good.
    }
say-bad =
    { $deck ->
        [mythos] The top card of the mythos deck is bad.
        [waypoint] The top card of the waypoint deck is bad.
        [spell] The top card of the spell deck is bad.
       *[item] The top card of the item deck is bad.
    }
