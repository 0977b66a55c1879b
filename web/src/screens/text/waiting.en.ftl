### Before the deal: seats that are kept, changes of the table. The same ids stand in waiting.en.ftl, waiting.ru.ftl and waiting.uk.ftl.

waiting-rematch = Rematch
waiting-rematch-text = A seat is kept for you.
waiting-come-along = Come along
waiting-held = seat kept
waiting-held-until = Seats for { $names } are kept until { $time }.
waiting-kept-for-you = A seat is kept for you at this table.
