### Before the deal: seats that are kept, changes of the table. The same ids stand in waiting.en.ftl, waiting.ru.ftl and waiting.uk.ftl.

waiting-rematch = Реванш
waiting-rematch-text = Місце для вас тримають.
waiting-come-along = Йду грати
waiting-held = місце тримають
waiting-held-until = Місця тримають до { $time }: { $names }.
waiting-kept-for-you = За цим столом для вас тримають місце.
waiting-change = Змінити стіл
waiting-change-hint = Хто вже був готовий, дізнається про зміни, і його спитають знову.
waiting-seats = Місця
waiting-free = Людина
waiting-up = Вище: { $name }
waiting-down = Нижче: { $name }
waiting-remove = Прибрати місце { $number }
waiting-add = Додати місце
waiting-changed = Стіл змінили. Готові грати так?
waiting-talk = Розмова
waiting-say = Сказати щось
waiting-send = Сказати
waiting-silent = Поки що ніхто нічого не сказав.
