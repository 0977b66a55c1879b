### Before the deal: seats that are kept, changes of the table. The same ids stand in waiting.en.ftl, waiting.ru.ftl and waiting.uk.ftl.

waiting-rematch = Реванш
waiting-rematch-text = Место для вас держат.
waiting-come-along = Иду играть
waiting-held = место держат
waiting-held-until = Места держат до { $time }: { $names }.
waiting-kept-for-you = За этим столом для вас держат место.
