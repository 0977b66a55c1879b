# Being called when a table waits for a decision.

calls-title = When it is my turn
calls-about = You are called when a table with other people waits for you and you are not looking at it. A call names the game and the players, never a card.
calls-here = Call me on this device
calls-here-text = With a notification, also while the page is closed.
calls-blocked = This browser does not allow us to notify you. You can change that in its settings for this page, beside the address.
calls-install = On this device only installed apps may call you. In the share menu choose “Add to Home Screen”, open the table from there and come back to this place.
calls-insecure = Browsers allow calls over a secure line (https) only. A message to another program works all the same.
calls-unable = This browser cannot receive calls. A message to another program works all the same.
calls-not-allowed = The browser did not allow it, so nothing has changed.

calls-where = Where you are called
calls-where-none = Nowhere yet.
calls-this-device = { $name } (this device)
calls-group = { $name }: everybody at one table
calls-failing = The latest message could not be sent there.
calls-code-missing = Waits for the code from the letter.
calls-test = Test
calls-tested = The test is on its way.
calls-stop = Stop
calls-stopped = No more calls there.

calls-more = Another program or mail
calls-more-state = Discord, Slack, Telegram, any webhook, mail
calls-address = Address of the webhook
calls-address-hint = Discord and Slack give you one for a channel. For Telegram it is the sendMessage address of a bot.
calls-form = What receives it
calls-form-auto = As the address says
calls-form-json = Any program (JSON)
calls-form-discord = Discord
calls-form-slack = Slack
calls-form-telegram = Telegram
calls-chat = Chat in Telegram
calls-chat-hint = Its number, or its name with @
calls-for = Whose turns
calls-for-me = Mine, everywhere
calls-for-all = Everybody’s, at this table
calls-add = Add
calls-secret = Key for the signature
calls-secret-hint = Shown this once. Every message is signed with it.
calls-mail = Mail address
calls-mail-add = Send a code
calls-mail-sent = A letter with a code is on its way.
calls-code = Code from the letter
calls-confirm = Confirm

calls-when = When
calls-often = How often
calls-often-at_once = At once
calls-often-hourly = Hourly at most
calls-often-daily = Once a day
calls-daily-at = At
calls-quiet = Quiet hours
calls-quiet-text = Calls wait until they are over. A reminder that your time runs out comes before they begin.
calls-from = From
calls-to = Until

calls-table = Call me for this table
calls-forget = Stop everything and keep nothing
calls-forgotten = You are not called any more, and nothing is kept.

calls-offer = Call you when it is your turn?
calls-offer-yes = Call me
calls-offer-no = No
calls-offer-done = You will be called when it is your turn. More under Settings.

calls-stop-title = Letters about your turns
calls-stop-text = Nobody will write to this address any more.
calls-stop-press = Stop the letters
calls-stop-done = Done: no more letters will come.
