# Being called when a table waits for a decision.

calls-title = Коли мій хід
calls-about = Ми покличемо вас, коли за столом з іншими людьми чекають на вас, а ви на нього не дивитеся. У повідомленні лише гра й імена гравців, карт у ньому не буває.
calls-here = Кликати мене на цьому пристрої
calls-here-text = Сповіщенням, навіть якщо сторінку закрито.
calls-blocked = Цей браузер не дозволяє надсилати вам сповіщення. Це можна змінити в його налаштуваннях для цієї сторінки, поруч з адресою.
calls-install = На цьому пристрої сповіщення можуть надсилати лише встановлені застосунки. У меню «Поділитися» виберіть «На початковий екран», відкрийте стіл звідти й поверніться сюди.
calls-insecure = Браузери дозволяють сповіщення лише через захищений зв’язок (https). Повідомлення в іншу програму надійде й так.
calls-unable = Цей браузер не вміє приймати сповіщень. Повідомлення в іншу програму надійде й так.
calls-not-allowed = Браузер не дозволив, тож нічого не змінилося.

calls-where = Куди вас кличуть
calls-where-none = Поки що нікуди.
calls-this-device = { $name } (цей пристрій)
calls-group = { $name }: ходи всіх за одним столом
calls-failing = Останнє повідомлення туди не дійшло.
calls-code-missing = Чекає на код із листа.
calls-test = Перевірити
calls-tested = Пробне повідомлення надіслано.
calls-stop = Прибрати
calls-stopped = Туди більше нічого не надійде.

calls-more = Інша програма або пошта
calls-more-state = Discord, Slack, Telegram, будь-який вебхук, пошта
calls-address = Адреса вебхука
calls-address-hint = Discord і Slack дають таку адресу для каналу. Для Telegram це адреса sendMessage вашого бота.
calls-form = Хто приймає
calls-form-auto = Зрозуміло з адреси
calls-form-json = Будь-яка програма (JSON)
calls-form-discord = Discord
calls-form-slack = Slack
calls-form-telegram = Telegram
calls-chat = Чат у Telegram
calls-chat-hint = Його номер або назва з @
calls-for = Про чиї ходи
calls-for-me = Про мої, скрізь
calls-for-all = Про всі, за цим столом
calls-add = Додати
calls-secret = Ключ підпису
calls-secret-hint = Показуємо один раз. Ним підписано кожне повідомлення.
calls-mail = Адреса пошти
calls-mail-add = Надіслати код
calls-mail-sent = Лист із кодом надіслано.
calls-code = Код із листа
calls-confirm = Підтвердити

calls-when = Коли
calls-often = Як часто
calls-often-at_once = Одразу
calls-often-hourly = Щонайбільше раз на годину
calls-often-daily = Раз на день
calls-daily-at = О котрій
calls-quiet = Тихі години
calls-quiet-text = Повідомлення зачекають, доки вони скінчаться. Нагадування, що час спливає, надійде до їх початку.
calls-from = З
calls-to = До

calls-table = Кликати мене до цього столу
calls-forget = Усе припинити й забути
calls-forgotten = Вас більше не кличуть, і нічого не збережено.

calls-offer = Покликати, коли буде ваш хід?
calls-offer-yes = Покликати
calls-offer-no = Ні
calls-offer-done = Ми покличемо вас, коли буде ваш хід. Решта — у налаштуваннях.

calls-stop-title = Листи про ваші ходи
calls-stop-text = На цю адресу більше ніхто не напише.
calls-stop-press = Більше не писати
calls-stop-done = Готово: листів більше не буде.
