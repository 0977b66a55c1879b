### Complaints of Cryptids; in English the game says them itself (refusals.py).

error-pack_folder = Немає теки { $folder } з набором компонентів.
error-pack_missing = У наборі компонентів { $folder } немає файлу { $file }.
error-pack_unreadable = Файл { $file } набору компонентів не читається: { $reason }.
error-pack_value = У файлі { $file } набору компонентів є зайве чи хибне: { $reason }.
error-pack_unknown = { $file } набору компонентів, { $where }: слово { $name } невідоме; є такі: { $known }.
error-pack_number = { $file } набору компонентів, { $what }: знайдено { $number }, а має бути { $expected }.
error-pack_few = { $file } набору компонентів, { $what }: { $number } — замало, треба не менше { $least }.
error-pack_twice = У файлі { $file } набору компонентів двічі є { $name }.
error-pack_large = Файл { $file } набору компонентів завеликий: найбільший розмір у байтах — { $most }.
error-pack_deep = У файлі { $file } набору компонентів завелика вкладеність.
error-pack_loop = { $file } набору компонентів: лінія з { $name } веде туди ж, звідки вийшла.
error-pack_special = { $file } набору компонентів: { $name } має особливе середовище, тож здібність має казати про розміщення.
error-pack_margin = { $file } набору компонентів: у малюнку фігури { $name } є порожній рядок або порожній стовпчик.
error-pack_begins = { $file } набору компонентів: тайл форми { $name } не покласти на жодне стартове місце, за кількості гравців { $players }.
error-pack_line = { $file } набору компонентів: лінія від { $one } до { $other } не веде назад.
error-pack_apart = { $file } набору компонентів: від { $one } до { $other } не дістатися жодними лініями.
error-pack_region = { $file } набору компонентів: регіон { $name } має бути літерою з номером.
error-pack_shape = { $file } набору компонентів: клітинки фігури { $name } не з’єднані.
error-pack_area = { $file } набору компонентів, гравців { $players }: від { $first } до { $last } — не частина ряду від 1 до { $most }.
error-pack_track = { $file } набору компонентів: довкола клітинки { $row } немає місця, усього клітинок на треку: { $rows }.
error-pack_zones = { $file } набору компонентів, картка { $card }: у { $zones } кожна з чотирьох сторін має бути один раз.
error-pack_absent = Стіл збережено, але йому потрібен набір компонентів { $pack }: запустіть програму з { "--content" }.
error-solo_bids = Гра без жетонів ставок не для одного гравця.
error-pair_seats = Без надбавки грають двоє новачків, а за цим столом гравців: { $seats }.
