### Before the deal: seats that are kept, changes of the table. The same ids stand in waiting.en.ftl, waiting.ru.ftl and waiting.uk.ftl.

waiting-rematch = Реванш
waiting-rematch-text = Место для вас держат.
waiting-come-along = Иду играть
waiting-held = место держат
waiting-held-until = Места держат до { $time }: { $names }.
waiting-kept-for-you = За этим столом для вас держат место.
waiting-change = Изменить стол
waiting-change-hint = Кто уже был готов, узнает об изменениях, и его спросят снова.
waiting-seats = Места
waiting-free = Человек
waiting-up = Выше: { $name }
waiting-down = Ниже: { $name }
waiting-remove = Убрать место { $number }
waiting-add = Добавить место
waiting-changed = Стол изменили. Готовы играть так?
waiting-talk = Разговор
waiting-say = Сказать что-нибудь
waiting-send = Сказать
waiting-silent = Пока никто ничего не сказал.
