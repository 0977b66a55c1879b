### Before the deal: seats that are kept, changes of the table. The same ids stand in waiting.en.ftl, waiting.ru.ftl and waiting.uk.ftl.

waiting-rematch = Реванш
waiting-rematch-text = Місце для вас тримають.
waiting-come-along = Йду грати
waiting-held = місце тримають
waiting-held-until = Місця тримають до { $time }: { $names }.
waiting-kept-for-you = За цим столом для вас тримають місце.
