### The page that checks a record and its deal. The same ids stand in verify.en.ftl, verify.ru.ftl and verify.uk.ftl.
### A finished check is said by verify-<check>-<way>.

verify-title = Честная раздача
verify-lead = Никто не мог подстроить карты: ни сервер, ни игроки. Проверьте сами.
verify-how-secret = До раздачи сервер загадывает секрет и показывает только его отпечаток. По отпечатку секрет не угадать, но и подменить его потом нельзя.
verify-how-nonces = Затем браузер каждого игрока добавляет своё случайное число. Порядок всех карт следует из секрета и этих чисел вместе.
verify-how-end = Когда партия окончена, секрет и числа открываются, и любой может всё пересчитать. Эта страница считает прямо в вашем браузере.

verify-file = Запись партии
verify-drop = Перетащите файл сюда
verify-choose = Выбрать файл
verify-or = или
verify-table = Ссылка на оконченную партию или её номер
verify-table-missing = Вставьте ссылку на стол или его номер.
verify-start = Проверить
verify-busy = Считаем…
verify-unreadable = Прочитать этот файл не удалось.
verify-too-large = Этот файл слишком велик для записи партии.

verify-result = Итог
verify-good = Всё сходится
verify-bad = Не сходится
verify-open = Сходится всё, что удалось проверить
# $game: the name of the game
verify-about =
    { $game }, { $answers ->
        [one] { $answers } ответ
        [few] { $answers } ответа
       *[many] { $answers } ответов
    }
verify-verdict-pass = верно
verify-verdict-fail = неверно
verify-verdict-unknown = не проверено

verify-form-pass = Это запись партии.
verify-form-foreign = Это не запись партии батисферы.
verify-form-format = Эта запись в формате, который здесь не знают.
verify-form-broken = Первая строка записи испорчена.
verify-whole-pass = Файл целый, до последней строки.
verify-whole-fail = Файл обрывается на строке { $line }.
verify-hash-pass = В файле ничего не изменили: контрольная сумма и число ответов сходятся.
verify-hash-fail = Файл изменили: контрольная сумма или число ответов не сходятся. Остальному в нём верить нельзя.
verify-ended-pass = Партия сыграна до конца.
verify-ended-unknown = Партия в этой записи не окончена.
verify-table-pass = Файл говорит о раздаче то же, что и сам стол.
verify-table-fail = Файл говорит о раздаче не то, что сам стол.
verify-promise-pass = Секрет тот самый, чей отпечаток показали до раздачи.
verify-promise-fail = Секрет не подходит к показанному отпечатку: его подменили.
verify-promise-unknown = В этой записи нет секрета и чисел игроков: раздачу по ней не проверить. Так бывает с партиями с одного компьютера и с продолженными партиями.
verify-seed-pass = Порядок карт в самом деле следует из секрета и чисел игроков.
verify-seed-fail = Порядок карт не следует из секрета и чисел игроков.
verify-seen-pass = Этот браузер видел этот же отпечаток ещё до раздачи.
verify-seen-fail = До раздачи этот браузер видел другой отпечаток.
verify-seen-unknown = Этот браузер не был за столом до раздачи, и сравнить отпечаток не с чем.
verify-nonce-pass = Случайное число этого браузера участвовало в раздаче.
verify-nonce-fail = Случайного числа этого браузера в раздаче нет. Так и должно быть, только если вы освободили место до раздачи.

verify-replay-title = Чего не может браузер
verify-replay-text = Сыграть партию заново, ответ за ответом, и увидеть, что каждый был по правилам и привёл ровно сюда, может программа на вашем компьютере:
verify-details = Числа
verify-detail-commitment = Отпечаток
verify-detail-secret = Секрет
verify-detail-seed = Зерно раздачи
# $number: of the seat, from 1
verify-detail-nonce = Число места { $number }
verify-detail-none = нет (бот)
