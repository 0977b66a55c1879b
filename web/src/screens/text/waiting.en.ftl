### Before the deal: seats that are kept, changes of the table. The same ids stand in waiting.en.ftl, waiting.ru.ftl and waiting.uk.ftl.

waiting-rematch = Rematch
waiting-rematch-text = A seat is kept for you.
waiting-come-along = Come along
waiting-held = seat kept
waiting-held-until = Seats for { $names } are kept until { $time }.
waiting-kept-for-you = A seat is kept for you at this table.
waiting-change = Change the table
waiting-change-hint = Those who were ready are told what changed, and asked again.
waiting-seats = Seats
waiting-free = Person
waiting-up = Move up: { $name }
waiting-down = Move down: { $name }
waiting-remove = Remove seat { $number }
waiting-add = Add a seat
waiting-changed = The table was changed. Are you ready to play like that?
waiting-talk = Talk
waiting-say = Say something
waiting-send = Say
waiting-silent = Nobody has said anything yet.
