# Being called when a table waits for a decision.

calls-title = Когда мой ход
calls-about = Мы позовём вас, когда за столом с другими людьми ждут вас, а вы на него не смотрите. В сообщении только игра и имена игроков, карт в нём не бывает.
calls-here = Звать меня на этом устройстве
calls-here-text = Уведомлением, даже если страница закрыта.
calls-blocked = Этот браузер не разрешает присылать вам уведомления. Это можно изменить в его настройках для этой страницы, рядом с адресом.
calls-install = На этом устройстве уведомления могут присылать только установленные приложения. Выберите в меню «Поделиться» пункт На экран «Домой», откройте стол оттуда и вернитесь сюда.
calls-insecure = Браузеры разрешают уведомления только по защищённой связи (https). Сообщение в другую программу придёт и так.
calls-unable = Этот браузер не умеет принимать уведомления. Сообщение в другую программу придёт и так.
calls-not-allowed = Браузер не разрешил, поэтому ничего не изменилось.

calls-where = Куда вас зовут
calls-where-none = Пока никуда.
calls-this-device = { $name } (это устройство)
calls-group = { $name }: ходы всех за одним столом
calls-failing = Последнее сообщение туда не дошло.
calls-code-missing = Ждёт кода из письма.
calls-test = Проверить
calls-tested = Проверочное сообщение отправлено.
calls-stop = Убрать
calls-stopped = Туда больше ничего не придёт.

calls-more = Другая программа или почта
calls-more-state = Discord, Slack, Telegram, любой вебхук, почта
calls-address = Адрес вебхука
calls-address-hint = Discord и Slack дают такой адрес для канала. Для Telegram это адрес sendMessage вашего бота.
calls-form = Кто принимает
calls-form-auto = Понятно по адресу
calls-form-json = Любая программа (JSON)
calls-form-discord = Discord
calls-form-slack = Slack
calls-form-telegram = Telegram
calls-chat = Чат в Telegram
calls-chat-hint = Его номер или имя с @
calls-for = О чьих ходах
calls-for-me = О моих, везде
calls-for-all = Обо всех, за этим столом
calls-add = Добавить
calls-secret = Ключ подписи
calls-secret-hint = Показываем один раз. Им подписано каждое сообщение.
calls-mail = Адрес почты
calls-mail-add = Прислать код
calls-mail-sent = Письмо с кодом отправлено.
calls-code = Код из письма
calls-confirm = Подтвердить

calls-when = Когда
calls-often = Как часто
calls-often-at_once = Сразу
calls-often-hourly = Не чаще раза в час
calls-often-daily = Раз в день
calls-daily-at = Во сколько
calls-quiet = Тихие часы
calls-quiet-text = Сообщения подождут, пока они не кончатся. Напоминание, что время на исходе, придёт до их начала.
calls-from = С
calls-to = До

calls-table = Звать меня к этому столу
calls-forget = Всё прекратить и забыть
calls-forgotten = Вас больше не зовут, и ничего не сохранено.

calls-offer = Позвать, когда будет ваш ход?
calls-offer-yes = Позвать
calls-offer-no = Нет
calls-offer-done = Мы позовём вас, когда будет ваш ход. Остальное — в настройках.

calls-stop-title = Письма о ваших ходах
calls-stop-text = На этот адрес больше никто не напишет.
calls-stop-press = Больше не писать
calls-stop-done = Готово: писем больше не будет.
