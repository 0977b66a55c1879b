### Complaints of Cryptids; in English the game says them itself (refusals.py).

error-pack_folder = Нет папки { $folder } с набором компонентов.
error-pack_missing = В наборе компонентов { $folder } нет файла { $file }.
error-pack_unreadable = Файл { $file } набора компонентов не читается: { $reason }.
error-pack_value = В файле { $file } набора компонентов есть лишнее или неверное: { $reason }.
error-pack_unknown = { $file } набора компонентов, { $where }: слово { $name } неизвестно; есть такие: { $known }.
error-pack_number = { $file } набора компонентов, { $what }: найдено { $number }, а должно быть { $expected }.
error-pack_few = { $file } набора компонентов, { $what }: { $number } — слишком мало, нужно не меньше { $least }.
error-pack_twice = В файле { $file } набора компонентов дважды есть { $name }.
error-pack_large = Файл { $file } набора компонентов слишком велик: наибольший размер в байтах — { $most }.
error-pack_deep = В файле { $file } набора компонентов слишком глубокая вложенность.
error-pack_loop = { $file } набора компонентов: линия из { $name } ведёт туда же, откуда вышла.
error-pack_special = { $file } набора компонентов: у { $name } особая среда обитания, поэтому способность должна говорить о размещении.
error-pack_margin = { $file } набора компонентов: в рисунке фигуры { $name } есть пустая строка или пустой столбец.
error-pack_begins = { $file } набора компонентов: тайл формы { $name } не положить ни на одно стартовое место, при числе игроков { $players }.
error-pack_line = { $file } набора компонентов: линия от { $one } к { $other } не ведёт обратно.
error-pack_apart = { $file } набора компонентов: от { $one } до { $other } не добраться ни по каким линиям.
error-pack_region = { $file } набора компонентов: регион { $name } должен быть буквой с номером.
error-pack_shape = { $file } набора компонентов: клетки фигуры { $name } не соединены.
error-pack_area = { $file } набора компонентов, игроков { $players }: от { $first } до { $last } — не часть ряда от 1 до { $most }.
error-pack_track = { $file } набора компонентов: вокруг клетки { $row } нет места, всего клеток на треке: { $rows }.
error-pack_zones = { $file } набора компонентов, карточка { $card }: в { $zones } каждая из четырёх сторон должна быть один раз.
error-pack_absent = Стол сохранён, но ему нужен набор компонентов { $pack }: запустите программу с { "--content" }.
error-solo_bids = Игра без жетонов ставок не для одного игрока.
error-pair_seats = Без надбавки играют двое новичков, а за этим столом игроков: { $seats }.
