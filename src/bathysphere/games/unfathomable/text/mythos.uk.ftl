### The 70 mythos cards of Unfathomable, in the order of cards/mythos.toml: their stories, and what each part does; their
### names are in cards.*.ftl. -first and -second are options, -pass, -partly and -fail results of a check; in a card that has
### both, -second is the other way out. A part without a text does nothing: it is said by `nothing`. -kept is what a card does
### while it stays. The same ids stand in all languages. A story has 60 to 160 characters, a part under 120, -kept under 160.

## The part of a card that does nothing

nothing = Нічого не стається.

## Cards for everybody

mythos-accusation-story = Крик біля шлюпок, кров на манжеті, палець, спрямований через увесь салон. Усі обертаються до капітана й чекають вироку.
mythos-accusation-first = Капітан вибирає людину не з карцеру, і та йде до карцеру.
mythos-accusation-second = Капітан і поточний гравець скидають по 2 карти; 2 карти зради — до колоди хаосу.

mythos-adrift-fishing-boat-story = Упоперек курсу дрейфує човен без вогнів. На дні його хтось лежить, а знизу за нього тримається щось інше.
mythos-adrift-fishing-boat-pass = Ризикніть 1 пасажиром заради +1 до душ; потім поточний гравець може ризикнути ще 1 заради +1 до їжі.
mythos-adrift-fishing-boat-partly = Ризикніть 2 пасажирами заради +1 до душ.
mythos-adrift-fishing-boat-fail = Розум −1, душі −1.

mythos-barricade-the-hatches-story = Мокрі долоні ляскають по стіні надбудови. Якщо заклинювати люки, то зараз, доки хвиля не хитнула корабель знову.
mythos-barricade-the-hatches-pass = Поточний гравець лишає карту. Її можна скинути: до кінця ходу глибоководні не заходять у приміщення.
mythos-barricade-the-hatches-fail = Активуйте глибоководних.
mythos-barricade-the-hatches-kept = Будь-коли скиньте цю карту: до кінця ходу глибоководні не заходять і не з’являються у внутрішніх зонах.

mythos-bucket-brigade-story = Помпи забиті водоростями, у кочегарці хлюпоче вода. Топки врятує лише ланцюжок пасажирів із відрами.
mythos-bucket-brigade-pass = Ризикніть 2 пасажирами заради подорожі +1.
mythos-bucket-brigade-fail = Пальне −1; ризикніть 2 пасажирами.
mythos-bucket-brigade-second = Кидок: на 1–6 пальне −1.

mythos-class-struggle-story = Третій клас гатить у замкнені ґрати, перший вимагає їх не відчиняти. І ті, й ті вигукують ім’я капітана.
mythos-class-struggle-first = Розум −2.
mythos-class-struggle-second = Ризикніть 4 пасажирами.

mythos-coal-bunker-fire-story = До перебірки не доторкнутися. Десь у самій товщі вугілля ще від порту тліє неквапний червоний вогонь.
mythos-coal-bunker-fire-pass = Подорож +1.
mythos-coal-bunker-fire-fail = Пальне −1, душі −1.
mythos-coal-bunker-fire-second = Пальне −1. Кидок: на 1–4 ще пальне −1.

mythos-collision-course-story = Просто по курсу вода здіймається чорним блискучим горбом і вже не спадає. Штурвал слухається надто повільно.
mythos-collision-course-partly = Кидок: обидва монархи — у зону по носу, що випала. Пошкодьте корабель; подорож −1.
mythos-collision-course-fail = Кидок: обидва монархи — у зону по носу, що випала. Пошкодьте корабель 2 рази; подорож −2.

mythos-coordinated-assault-story = Під хвилями прокочується низький гул, йому відповідають з іншого борту. Це не зграя. Це військо, що дістало наказ.
mythos-coordinated-assault-pass = Подорож +1.
mythos-coordinated-assault-fail = Кидок: монстри Глибин — у зону по носу, що випала. Активуйте Матір Гідру, Батька Дагона, глибоководних.

mythos-criminal-activity-story = Три зламані скрині, зв’язаний скарбник із кляпом у роті. Поки корабель бореться за життя, хтось на ньому багатіє.
mythos-criminal-activity-pass = Поточний гравець бере 1 предмет.
mythos-criminal-activity-fail = Розум −1; кожна людина лишає собі 1 предмет, решта йде з гри.
mythos-criminal-activity-second = Лише з предметом: поточний гравець вилучає 1 свій предмет; 4 карти зради — до колоди хаосу.

mythos-damaged-evaporator-story = Опріснювач випльовує ропу. Надвечір коки міряють прісну воду наперстками, а спрага мучить і котли.
mythos-damaged-evaporator-partly = Їжа −1.
mythos-damaged-evaporator-fail = Їжа −1; подорож −1 (якщо жетон на «Початку», пальне −1).

mythos-deep-one-feint-story = Вони виринають біля лівого борту, сичать і зникають. Матрос сміється з полегкістю. На правий борт не дивиться ніхто.
mythos-deep-one-feint-fail = Активуйте глибоководних.

mythos-deep-one-swarm-story = Кільватер скипає від їхніх тіл. Вони деруться одне по одному, як щури, і перші перетинчасті руки знаходять леєр.
mythos-deep-one-swarm-partly = Активуйте глибоководних.
mythos-deep-one-swarm-fail = Активуйте глибоководних 2 рази.

mythos-dinghy-launch-story = Якась родина обрізала найтови й спускає шлюпку в темряву. Відкритому морю вони вірять більше, ніж цьому кораблю.
mythos-dinghy-launch-first = Ризикніть 1 пасажиром. Кидок: на 1–4 розум −1.
mythos-dinghy-launch-second = Душі −1.

mythos-disturbing-dreams-story = За сніданком четверо незнайомців дізнаються, що бачили вві сні те саме затонуле місто, ті самі сходи й чули той самий голос.
mythos-disturbing-dreams-pass = Розум +1.
mythos-disturbing-dreams-partly = Розум −1.
mythos-disturbing-dreams-fail = Розум −2.

mythos-eot-failure-story = Місток вимагає повний вперед, машина чує повний назад. Дріт між циферблатами перерізаний. Або перегризений.
mythos-eot-failure-pass = Подорож +1.
mythos-eot-failure-fail = Подорож −1 (якщо жетон на «Початку», пальне −1).

mythos-fear-of-the-unknown-story = Біля каплиці збирається натовп. Про силу ґримуара чули всі, і того, хто його читає, бояться більше, ніж моря.
mythos-fear-of-the-unknown-fail = Хранитель скидає всю руку й переможений; посада переходить далі.

mythos-firemen-strike-story = Лопати завмерли. Кочегари кажуть, що в третьому котлі хтось стукає і що за таке їм ніхто не доплачував.
mythos-firemen-strike-fail = Поточний гравець переможений і скидає 3 карти.
mythos-firemen-strike-second = Подорож −1 (якщо жетон на «Початку», пальне −1); 2 карти зради — до колоди хаосу.

mythos-flooding-compartment-story = Заклепка вилітає, мов куля, за нею розходиться шов. Двері треба зачинити цієї ж миті, а за ними чути голоси.
mythos-flooding-compartment-fail = Душі −1.

mythos-food-rationing-story = Стюард двічі перелічує бляшанки й приходить до капітана, мнучи кашкета. Лишилося менше, ніж мало б.
mythos-food-rationing-first = Їжа −1. Кидок: на 1–6 розум −1.
mythos-food-rationing-second = Їжа −2.

mythos-food-stores-raid-story = Трапом спускаються з пожежними сокирами пристойні люди у вечірніх костюмах. Двері комори їх довго не втримають.
mythos-food-stores-raid-partly = Їжа −1.
mythos-food-stores-raid-fail = Їжа −2.

mythos-horrific-visions-story = На один подих це бачить увесь салон: замість підлоги чорна вода, а з неї дивляться вгору обличчя. Їхні власні.
mythos-horrific-visions-fail = Розум −1.

mythos-hull-leak-story = Спершу це лише пляма на обшивці, не ширша за долоню. Ззовні хтось усе шкребе й шкребе в тому самому місці.
mythos-hull-leak-fail = Пошкодьте корабель.

mythos-hypnotic-melody-story = Над водою лине наспів без слів. Один по одному пасажири ставлять чашки й виходять на палубу.
mythos-hypnotic-melody-partly = Ризикніть 1 пасажиром; якщо в запасі нікого, їжа −1.
mythos-hypnotic-melody-fail = 1 пасажир із запасу переможений; якщо там нікого, душі −2.

mythos-identity-crisis-story = Із дзеркала в умивальні дивляться широко поставлені очі, що не кліпають. Чоловік присягається: уранці вони були карі.
mythos-identity-crisis-pass = Кожна людина бере 1 карту свого набору вмінь.
mythos-identity-crisis-fail = Душі −1; помістіть 1 глибоководного до поточного гравця (якщо він у лазареті — до каплиці).
mythos-identity-crisis-second = Душі −1. Кидок: на 1–4 поточний гравець скидає всю руку.

mythos-improvised-fuel-source-story = Стільці, рояль, панелі салону: горить усе. От тільки нести це доведеться через відкриту палубу.
mythos-improvised-fuel-source-first = Лише якщо в запасі є 3 пасажири: ризикніть 3 пасажирами заради +1 до пального.
mythos-improvised-fuel-source-second = Пальне −1.

mythos-incoming-sos-story = Три крапки, три тире, три крапки: кличе судно, якого радист не знаходить у жодному реєстрі. Воно зовсім поруч.
mythos-incoming-sos-first = Ризикніть 4 пасажирами заради +1 до їжі, пального й душ.
mythos-incoming-sos-second = Розум −1.

mythos-infection-story = Під бинтами лікар знаходить луску. До полудня таких хворих дев’ятеро, і всі пили з однієї бочки.
mythos-infection-first = Їжа −1.
mythos-infection-second = Кидок: на 1–6 душі −1, і ще кидок: на 1–4 знову душі −1.

mythos-infiltrator-story = Від борту до трапа тягнуться мокрі сліди, широкі, з розчепіреними пальцями. Зворотних слідів немає.
mythos-infiltrator-partly = Кидок: помістіть 1 глибоководного у внутрішню зону, що випала.
mythos-infiltrator-fail = Пошкодьте корабель; у пошкоджену зону помістіть 1 глибоководного.

mythos-jail-break-story = Двері карцеру розчахнуті, замок перегризений. На стіні чимось, що не фарба, намальовано шлях назовні.
mythos-jail-break-fail = Розум −1; кожен персонаж із карцеру переходить у корабельну зону на свій вибір.

mythos-just-desserts-story = Стюард знайшов скриню, якої немає в описах: цукор, бренді, револьвер. Що роздати, а про що змовчати?
mythos-just-desserts-first = Їжа −2; поточний гравець бере 1 предмет.
mythos-just-desserts-second = 4 карти зради — до колоди хаосу.

mythos-kitty-litter-story = Корабельна кішка окотилася в борошняній коморі й нікого не підпускає. Уперше за годину не плачуть діти.
mythos-kitty-litter-pass = Розум +1.
mythos-kitty-litter-fail = Розум −1.
mythos-kitty-litter-second = Поточний гравець переходить на камбуз. Кидок: на 1–4 їжа −1.

mythos-looming-breakdown-story = Головний підшипник димить, машина стукає. Зменшити хід зараз або молитися, щоб вона дотягла до ранку.
mythos-looming-breakdown-fail = Душі −1; пошкодьте машинне відділення.
mythos-looming-breakdown-second = Подорож −2; кожен неможливий крок — пальне −1.

mythos-lure-of-yha-nthlei-story = Далеко внизу спалахують перлові тераси. Люди перехиляються через леєр, і кожен усміхається до того світла.
mythos-lure-of-yha-nthlei-fail = Ризикніть 4 пасажирами.

mythos-missing-jewelry-story = Скринька вдови порожня, лише на дні сліди ропи. Вона не плаче за золотом. Вона називає імена.
mythos-missing-jewelry-first = Розум −1.
mythos-missing-jewelry-second = 4 карти зради — до колоди хаосу.

mythos-missing-munitions-story = У шафі лежали сорок набоїв і ящик динаміту. Тепер там мокра ганчірка, а замок відімкнено ключем.
mythos-missing-munitions-pass = Поточний гравець перемагає 1 глибоководного у внутрішній зоні.
mythos-missing-munitions-partly = Пошкодьте корабель.
mythos-missing-munitions-fail = Пошкодьте корабель 2 рази.

mythos-missing-parents-story = На трапі, узявшись за руки, сидять дві сестрички. Мама з татом пішли подивитися на море, кажуть вони. Давно вже.
mythos-missing-parents-first = Поточний гравець — до каюти капітана. Кидок: на 1–4 душі −1 і помістіть туди 1 глибоководного.
mythos-missing-parents-second = Розум −1.

mythos-mysterious-lifeboat-story = За кормою гойдається шлюпка з «Атлантики», хоча на шлюпбалках усі на місці. Під парусиною хтось ворушиться.
mythos-mysterious-lifeboat-first = Ризикніть 1 пасажиром. Кидок: на 1–4 по 1 глибоководному на камбуз і в трюм.
mythos-mysterious-lifeboat-second = Розум −1.

mythos-on-the-offensive-story = Годі ховатися за дверима. З баграми, сокирами й псалмом команда виходить скинути їх назад у море.
mythos-on-the-offensive-pass = Поточний гравець переміщує кожного глибоководного на кораблі в сусідню зону.
mythos-on-the-offensive-fail = Активуйте глибоководних.

mythos-open-the-gate-story = Одна сторінка ґримуара обіцяє коротший шлях до гавані, через місце, якого немає на мапах. Палець хранителя лежить на ній.
mythos-open-the-gate-pass = Хранитель дивиться 2 карти курсу, 1 розігрує, другу — під низ; подорож — на «Початок».
mythos-open-the-gate-fail = Розум −1, душі −1; пошкодьте корабель 2 рази.
mythos-open-the-gate-second = Розум −1.

mythos-passenger-overboard-story = Сплеск, біле обличчя в піні, рука. Прожектор ловить її один раз. Наступного разу рук уже кілька.
mythos-passenger-overboard-fail = Душі −1.

mythos-passenger-riot-story = Їм потрібні шлюпки, їм потрібні рушниці, їм потрібен винуватець. Об скло містка розбивається перша пляшка.
mythos-passenger-riot-pass = Поточний гравець бере 1 предмет.
mythos-passenger-riot-partly = Розум −1.
mythos-passenger-riot-fail = Розум −1, душі −1.

mythos-poisoned-food-story = Ті, хто їв суп, говорять мовою, якої ніколи не вчили. Хранитель гадає, що один вірш міг би їх повернути.
mythos-poisoned-food-first = Хранитель скидає 1 карту знань. Кидок + її значення 6 чи менше: душі −1.
mythos-poisoned-food-second = Їжа −1.

mythos-power-to-the-people-story = Кочегар вилазить на кабестан і ставить питання на голосування. Рук підняли багато, і порожніх серед них мало.
mythos-power-to-the-people-pass = 2 карти зради — до колоди хаосу.
mythos-power-to-the-people-fail = Душі −1; капітан — до карцеру, посаду дістає останній із придатних у переліку.
mythos-power-to-the-people-second = Капітан — до карцеру, посаду дістає останній із придатних у переліку.

mythos-rally-the-crew-story = Люди сидять уздовж коридору, притулившись до стіни, і не підводять очей. Хтось має знайти для них слова.
mythos-rally-the-crew-pass = Розум +1.
mythos-rally-the-crew-partly = Розум −1.
mythos-rally-the-crew-fail = Розум −2; кожна людина скидає 2 карти.

mythos-rat-infestation-story = Сотнями вони сунуть із трюмних колодязів, тікаючи від того, що внизу. І дорогою жеруть усе, до чого дістануть.
mythos-rat-infestation-pass = За бажанням поточного гравця: розум −1 заради +1 до їжі.
mythos-rat-infestation-partly = Їжа −1.
mythos-rat-infestation-fail = Їжа −2.

mythos-ritual-coordination-story = Сім голосів мають на одному подиху вимовити сім слів. Вправлялися без слів; тепер хранитель додає слова.
mythos-ritual-coordination-pass = Ритуал +1 і ще +1 за кожні повні 2 очки понад цільове значення.
mythos-ritual-coordination-fail = Розум −1; пошкодьте каплицю.
mythos-ritual-coordination-second = Активуйте глибоководних.

mythos-ritual-support-story = Крейдяне коло блідне з кожною хвилею, що забігає під двері. Його можна накреслити знову, надійнішим чорнилом.
mythos-ritual-support-first = Хранитель скидає 1 карту знань. Кидок + її значення 7+: ритуал +1; інакше розум −1, душі −1.
mythos-ritual-support-second = Ритуал −1; хранитель скидає 2 карти.

mythos-sacrifice-deep-one-story = Обряд вимагає їхньої крові, свіжої та взятої власноруч. Сторінка каже про це прямо, і малюнки теж.
mythos-sacrifice-deep-one-first = Розум −1; хранитель лишає карту. Її дія: на 6–8 глибоководний поруч переможений, ритуал +2.
mythos-sacrifice-deep-one-second = Жетон ритуалу — на «Початок»; хранитель скидає всю руку.
mythos-sacrifice-deep-one-kept = Дія, якщо у вашій зоні є глибоководний: кидок. На 6–8 він переможений, ритуал +2, карту скинуто.

mythos-sewage-backup-story = Усі стоки нижньої палуби разом линули назад. Те, що піднялося, тхне морським дном, і частина його повзе.
mythos-sewage-backup-fail = Розум −1. Кидок: усі люди в цій внутрішній зоні переможені.

mythos-shipboard-fire-story = Перекинулася лампа, спалахнули портьєри, і коридор став димарем. Навколо океан, а води взяти ніде.
mythos-shipboard-fire-pass = Пошкодьте корабель.
mythos-shipboard-fire-partly = Пошкодьте корабель 2 рази.
mythos-shipboard-fire-fail = Пошкодьте корабель 3 рази.

mythos-stolen-ritual-components-story = Свічки, сіль, срібний ніж зникли з вівтаря між двома обходами вахти. А ключі були тільки у своїх.
mythos-stolen-ritual-components-pass = Хранитель дивиться 2 верхні заклинання, 1 розігрує, друге — під низ.
mythos-stolen-ritual-components-fail = Ритуал −2; 5 верхніх заклинань ідуть із гри.

mythos-strange-vision-story = Воно показує шлях ясно, як на мапі, і ще руки, що замикають залізні двері. Чи одне є ціною другого?
mythos-strange-vision-first = Поточний гравець дивиться 2 верхні карти курсу (1 згори, 1 під низ), тоді йде до карцеру.
mythos-strange-vision-second = Помістіть по 1 глибоководному в кожну палубну зону.

mythos-the-anarcho-individualist-story = Чоловік зі згортком під пальтом пояснює, що не визнає ні капітана, ні ґримуара, ні бога. Згорток цокає.
mythos-the-anarcho-individualist-first = Розум −1; поточний гравець бере 1 предмет; 5 верхніх предметів ідуть із гри.
mythos-the-anarcho-individualist-second = Поточний гравець скидає 2 карти; 2 карти зради — до колоди хаосу.

mythos-the-captains-banquet-story = Білі скатертини, оркестр, один вечір, як колись. Стюарди ставлять на двадцять приборів менше, ніж першого вечора.
mythos-the-captains-banquet-first = Їжа −2, розум +1; кожна людина не в карцері може перейти на камбуз.
mythos-the-captains-banquet-second = Їжа −1. Кидок: на 1–6 розум −1.

mythos-the-fathers-favor-story = Тінь завдовжки з сам корабель іде врівень із ним, над піною одне величезне око. Довкола співають менші.
mythos-the-fathers-favor-partly = Активуйте Батька Дагона.
mythos-the-fathers-favor-fail = Активуйте Батька Дагона 2 рази.

mythos-the-mothers-wrath-story = Обшивка гуде від удару знизу, потім від другого. Вона не намагається видертися на борт. Вона шукає двері.
mythos-the-mothers-wrath-partly = Активуйте Матір Гідру.
mythos-the-mothers-wrath-fail = Активуйте Матір Гідру 2 рази.

mythos-too-many-bodies-story = Холодна комора повна, парусини стане на шістьох. Їх можна віддати морю, і всі знають, хто в ньому чекає.
mythos-too-many-bodies-first = Їжа −1.
mythos-too-many-bodies-second = Ризикніть 1 пасажиром. Кидок: не більший за кількість пасажирів на палубі — розум −1.

mythos-transformation-story = Чоловік із дванадцятої каюти благає його замкнути. Судячи зі звуків, його кістки шукають нового ладу.
mythos-transformation-first = Кидок: на 1–6 душі −1 і помістіть 1 глибоководного в трюм.
mythos-transformation-second = Душі −1. Кидок: на 1–4 розум −1.

mythos-volunteer-army-story = Кок, двоє клерків, шістнадцятирічний хлопець із батьковою рушницею. Вони питають, куди стати, і всім важко відповісти.
mythos-volunteer-army-first = Лише якщо в запасі є пасажири: ризикніть 1–4 і переможіть стільки ж глибоководних на кораблі.
mythos-volunteer-army-second = Активуйте глибоководних.

mythos-hold-the-line-story = Столи замість бруствера, дванадцять рушниць, по ліхтарю на двох. За колом світла дихає палуба.
mythos-hold-the-line-pass = Поточний гравець може перемістити будь-яких глибоководних на кораблі, кожного в сусідню зону.
mythos-hold-the-line-partly = Помістіть по 1 глибоководному в кожну водну зону.
mythos-hold-the-line-fail = Помістіть по 1 глибоководному в кожну палубну зону.

## Personal cards

mythos-history-repeats-story = Колись Кейлані вже втратила корабель через непокірних людей. Цієї ночі вона чує за дверима той самий шепіт.
mythos-history-repeats-pass = Розум +1; Кейлані може відправити іншого персонажа до карцеру.
mythos-history-repeats-fail = Душі −1; Кейлані та капітан ідуть до карцеру.
mythos-history-repeats-second = Лише якщо Кейлані капітан: розум −1; Кейлані йде до карцеру.

mythos-the-peacemaker-story = Один із них сидить на люку долонями догори й чекає. Арджан опускає револьвер. Здається, цей жест йому зрозумілий.
mythos-the-peacemaker-pass = Переможіть усіх глибоководних поза Глибинами.
mythos-the-peacemaker-fail = Помістіть по 1 глибоководному в кожне з 6 приміщень.
mythos-the-peacemaker-second = Арджан лишає карту: атакувати він не може. Коли переможено пасажира, розум −1 і карту скинуто.
mythos-the-peacemaker-kept = Арджан не може атакувати. Коли переможено пасажира, розум −1 і скиньте цю карту.

mythos-do-no-harm-story = Те, що лежить на столі у Светлани, в понеділок було матросом. Знайомим голосом воно благає про укол, і тремтять зябра.
mythos-do-no-harm-pass = Розум −1; Светлана йде до лазарету.
mythos-do-no-harm-fail = Розум −1; пошкодьте корабель; Светлана йде до лазарету.
mythos-do-no-harm-second = Светлана йде до карцеру; пошкодьте корабель.

mythos-signs-of-life-story = За задраєною перебіркою хтось стукає: три, і три, і три. Жанна сама зачинила ці двері, і вони стримали море.
mythos-signs-of-life-pass = Розум +1.
mythos-signs-of-life-fail = Душі −2.
mythos-signs-of-life-second = Ризикніть 1 пасажиром; пошкодьте корабель; Жанна переможена.

mythos-the-game-is-afoot-story = Слиз на скобах свіжий, ще теплий. Джеймі перевіряє гвинтівку, бере ліхтар і йде слідом униз, у нутрощі корабля.
mythos-the-game-is-afoot-pass = Джеймі вибирає внутрішню зону: усі глибоководні в ній переможені.
mythos-the-game-is-afoot-fail = Кидок: помістіть 4 глибоководних у внутрішню зону, що випала; Джеймі переходить туди.
mythos-the-game-is-afoot-second = Пошкодьте машинне відділення; у пошкоджену зону помістіть 4 глибоководних.

mythos-memory-of-the-deep-story = Вільям пам’ятає місто, якого не бачив, і шлях туди, додому. Коли він читає вголос, сторінку гортає хтось інший.
mythos-memory-of-the-deep-fail = Розум −1; Вільям лишає карту: його карти приносять до кожної перевірки 1 карту зради.
mythos-memory-of-the-deep-second = Вільям лишає карту: його карти приносять до кожної перевірки 1 карту зради.
mythos-memory-of-the-deep-kept = Коли Вільям додає карти до перевірки, до них іде 1 карта зради з колоди. Дія: знову ця перевірка; успіх — скиньте карту, провал — розум −1.

mythos-miscalculation-story = Беатріс перевірила дев’ять разів. Якщо вірити зорям, учора корабель був тут. Якщо вірити зорям, моря тут узагалі немає.
mythos-miscalculation-pass = Беатріс дивиться 2 верхні карти курсу: 1 згори, 1 під низ колоди.
mythos-miscalculation-fail = Подорож −2; кожен неможливий крок — пальне −1.
mythos-miscalculation-second = Кидок: на 1–7 подорож −2; кожен неможливий крок — пальне −1.

mythos-family-ties-story = Побачивши Ізмаїла, вони завмирають і схиляють мокрі голови. Він може відіслати їх додому. Вони вважатимуть це обіцянкою.
mythos-family-ties-first = Усі глибоководні — до запасу. Ізмаїл лишає карту: у кожній перевірці на 1 карту зради більше.
mythos-family-ties-second = Помістіть 4 глибоководних у приміщення Ізмаїла; якщо він на палубі чи в лазареті — у сусіднє.
mythos-family-ties-kept = Поки Ізмаїл не в карцері, до карт хаосу в кожній перевірці додається 1 карта зради з колоди.

mythos-gift-of-the-mother-story = Каблучка не знімається. Варто Едмундові піднести її до вуха, і чути прибій, а під прибоєм тихий жіночий наспів.
mythos-gift-of-the-mother-pass = Скиньте колоду хаосу й складіть нову.
mythos-gift-of-the-mother-fail = Едмунд переможений; «Щаслива» каблучка йде з гри; 6 карт зради — до колоди хаосу.
mythos-gift-of-the-mother-second = «Щаслива» каблучка йде з гри; 6 карт зради — до колоди хаосу.

mythos-ticket-please-story = Помічник скарбника обходить койки з ліхтарем і списком. Саміра лічить двері, що ще лишилися між ними.
mythos-ticket-please-pass = Саміра бере 1 предмет.
mythos-ticket-please-fail = Саміра йде до карцеру; усі її предмети йдуть із гри.
mythos-ticket-please-second = Усі її предмети йдуть із гри. Кидок: Саміра переходить у цю палубну зону.
