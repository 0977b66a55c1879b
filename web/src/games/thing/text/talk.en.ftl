### The talk of The Thing, as its buttons call it; the sentences themselves are those of the server (say-<name>).
### talk-<name> is the label of a phrase; sure-<verb> is asked before something that cannot be undone.
### The same ids stand in talk.en.ftl, talk.ru.ftl and talk.uk.ftl.

talk-claim = My role
talk-accuse = Accuse
talk-clear = Vouch for
talk-ask = “Are you human?”
talk-reply = Answer
talk-promise = Promise a clean card
talk-decline = Refuse to exchange
talk-saw = I saw a card
talk-saw_clean = I saw a clean hand
talk-burn = Call to burn
talk-trust = Trust

sure-announce = Announce that no humans are left?
sure-announce-text = The game ends at once, and all cards are shown. If a single human is still in play, the humans win. There is no way back.
