### The 70 mythos cards of Unfathomable, in the order of cards/mythos.toml: their stories, and what each part does; their
### names are in cards.*.ftl. -first and -second are options, -pass, -partly and -fail results of a check; in a card that has
### both, -second is the other way out. A part without a text does nothing: it is said by `nothing`. -kept is what a card does
### while it stays. The same ids stand in all languages. A story has 60 to 160 characters, a part under 120, -kept under 160.

## The part of a card that does nothing

nothing = Ничего не происходит.

## Cards for everybody

mythos-accusation-story = Крик у шлюпок, кровь на манжете, палец, уставленный через весь салон. Все оборачиваются к капитану и ждут приговора.
mythos-accusation-first = Капитан выбирает человека не из карцера, и тот отправляется в карцер.
mythos-accusation-second = Капитан и текущий игрок сбрасывают по 2 карты; 2 карты коварства — в колоду хаоса.

mythos-adrift-fishing-boat-story = Поперёк курса дрейфует лодка без огней. На дне её кто-то лежит, а снизу за неё держится что-то ещё.
mythos-adrift-fishing-boat-pass = Рискните 1 пассажиром ради +1 к душам; затем текущий игрок может рискнуть ещё 1 ради +1 к припасам.
mythos-adrift-fishing-boat-partly = Рискните 2 пассажирами ради +1 к душам.
mythos-adrift-fishing-boat-fail = Рассудок −1, души −1.

mythos-barricade-the-hatches-story = Мокрые ладони шлёпают по стене надстройки. Если заклинивать люки, то сейчас, пока волна не качнула судно снова.
mythos-barricade-the-hatches-pass = Текущий игрок оставляет карту. Её можно сбросить: до конца хода глубоководные не входят в помещения.
mythos-barricade-the-hatches-fail = Активируйте глубоководных.
mythos-barricade-the-hatches-kept = В любой момент сбросьте эту карту: до конца хода глубоководные не входят и не размещаются во внутренних областях.

mythos-bucket-brigade-story = Насосы забиты водорослями, в кочегарке плещет вода. Топки спасёт лишь цепочка пассажиров с вёдрами.
mythos-bucket-brigade-pass = Рискните 2 пассажирами ради путешествия +1.
mythos-bucket-brigade-fail = Топливо −1; рискните 2 пассажирами.
mythos-bucket-brigade-second = Бросок: на 1–6 топливо −1.

mythos-class-struggle-story = Третий класс колотит в запертые решётки, первый требует их не отпирать. И те и другие выкрикивают имя капитана.
mythos-class-struggle-first = Рассудок −2.
mythos-class-struggle-second = Рискните 4 пассажирами.

mythos-coal-bunker-fire-story = К переборке не притронуться. Где-то в самой толще угля ещё с порта тлеет неторопливый красный огонь.
mythos-coal-bunker-fire-pass = Путешествие +1.
mythos-coal-bunker-fire-fail = Топливо −1, души −1.
mythos-coal-bunker-fire-second = Топливо −1. Бросок: на 1–4 ещё топливо −1.

mythos-collision-course-story = Прямо по курсу вода вздувается чёрным блестящим горбом и больше не опадает. Штурвал слушается слишком медленно.
mythos-collision-course-partly = Бросок: оба монарха — в выпавшую область у носа. Повредите судно; путешествие −1.
mythos-collision-course-fail = Бросок: оба монарха — в выпавшую область у носа. Повредите судно 2 раза; путешествие −2.

mythos-coordinated-assault-story = Под волнами прокатывается низкий гул, ему отвечают с другого борта. Это не стая. Это войско, получившее приказ.
mythos-coordinated-assault-pass = Путешествие +1.
mythos-coordinated-assault-fail = Бросок: монстры пучины — в выпавшую область у носа. Активируйте Матерь Гидру, Отца Дагона, глубоководных.

mythos-criminal-activity-story = Три взломанных сундука, связанный казначей с кляпом во рту. Пока судно борется за жизнь, кто-то на нём богатеет.
mythos-criminal-activity-pass = Текущий игрок берёт 1 вещь.
mythos-criminal-activity-fail = Рассудок −1; каждый человек оставляет себе 1 вещь, прочие уходят из игры.
mythos-criminal-activity-second = Только с вещью: текущий игрок убирает 1 свою вещь; 4 карты коварства — в колоду хаоса.

mythos-damaged-evaporator-story = Опреснитель сплёвывает рассол. К вечеру коки мерят пресную воду напёрстками, а пить хотят и котлы.
mythos-damaged-evaporator-partly = Припасы −1.
mythos-damaged-evaporator-fail = Припасы −1; путешествие −1 (если жетон на старте, топливо −1).

mythos-deep-one-feint-story = Они всплывают у левого борта, шипят и уходят вниз. Матрос смеётся с облегчением. На правый борт не смотрит никто.
mythos-deep-one-feint-fail = Активируйте глубоководных.

mythos-deep-one-swarm-story = Кильватер вскипает от их тел. Они лезут друг по другу, как крысы, и первые перепончатые руки находят леер.
mythos-deep-one-swarm-partly = Активируйте глубоководных.
mythos-deep-one-swarm-fail = Активируйте глубоководных 2 раза.

mythos-dinghy-launch-story = Какая-то семья обрезала найтовы и спускает шлюпку в темноту. Открытому морю они верят больше, чем этому судну.
mythos-dinghy-launch-first = Рискните 1 пассажиром. Бросок: на 1–4 рассудок −1.
mythos-dinghy-launch-second = Души −1.

mythos-disturbing-dreams-story = За завтраком четверо незнакомцев узнают, что видели во сне один затонувший город, одну лестницу и один зовущий голос.
mythos-disturbing-dreams-pass = Рассудок +1.
mythos-disturbing-dreams-partly = Рассудок −1.
mythos-disturbing-dreams-fail = Рассудок −2.

mythos-eot-failure-story = Мостик требует полный вперёд, машина слышит полный назад. Провод между циферблатами перерезан. Или перегрызен.
mythos-eot-failure-pass = Путешествие +1.
mythos-eot-failure-fail = Путешествие −1 (если жетон на старте, топливо −1).

mythos-fear-of-the-unknown-story = У часовни собирается толпа. О силе фолианта наслышаны все, и того, кто его читает, боятся больше, чем моря.
mythos-fear-of-the-unknown-fail = Хранитель сбрасывает всю руку и побеждён; звание переходит дальше.

mythos-firemen-strike-story = Лопаты замерли. Кочегары говорят, что в третьем котле кто-то стучит и что за такое им никто не доплачивал.
mythos-firemen-strike-fail = Текущий игрок побеждён и сбрасывает 3 карты.
mythos-firemen-strike-second = Путешествие −1 (если жетон на старте, топливо −1); 2 карты коварства — в колоду хаоса.

mythos-flooding-compartment-story = Заклёпка вылетает, как пуля, за ней расходится шов. Дверь надо закрыть сию минуту, а за ней слышны голоса.
mythos-flooding-compartment-fail = Души −1.

mythos-food-rationing-story = Стюард дважды пересчитывает банки и приходит к капитану, комкая фуражку. Осталось меньше, чем должно было.
mythos-food-rationing-first = Припасы −1. Бросок: на 1–6 рассудок −1.
mythos-food-rationing-second = Припасы −2.

mythos-food-stores-raid-story = По трапу спускаются с пожарными топорами приличные люди в вечерних костюмах. Дверь кладовой их надолго не задержит.
mythos-food-stores-raid-partly = Припасы −1.
mythos-food-stores-raid-fail = Припасы −2.

mythos-horrific-visions-story = На один вздох это видит весь салон: вместо пола чёрная вода, а из неё смотрят вверх лица. Их собственные.
mythos-horrific-visions-fail = Рассудок −1.

mythos-hull-leak-story = Сначала это лишь пятно на обшивке, не шире ладони. Снаружи кто-то всё скребёт и скребёт в том же месте.
mythos-hull-leak-fail = Повредите судно.

mythos-hypnotic-melody-story = Над водой плывёт напев без слов. Один за другим пассажиры ставят чашки и выходят на палубу.
mythos-hypnotic-melody-partly = Рискните 1 пассажиром; если в запасе никого, припасы −1.
mythos-hypnotic-melody-fail = 1 пассажир из запаса побеждён; если там никого, души −2.

mythos-identity-crisis-story = Из зеркала в умывальной смотрят широко расставленные немигающие глаза. Мужчина клянётся: утром они были карими.
mythos-identity-crisis-pass = Каждый человек берёт 1 карту своего набора навыков.
mythos-identity-crisis-fail = Души −1; разместите 1 глубоководного у текущего игрока (если он в лазарете — в часовне).
mythos-identity-crisis-second = Души −1. Бросок: на 1–4 текущий игрок сбрасывает всю руку.

mythos-improvised-fuel-source-story = Стулья, рояль, панели салона: горит всё. Вот только нести это придётся через открытую палубу.
mythos-improvised-fuel-source-first = Только если в запасе есть 3 пассажира: рискните 3 пассажирами ради +1 к топливу.
mythos-improvised-fuel-source-second = Топливо −1.

mythos-incoming-sos-story = Три точки, три тире, три точки: зовёт судно, которого радист не находит ни в одном списке. Оно совсем рядом.
mythos-incoming-sos-first = Рискните 4 пассажирами ради +1 к припасам, топливу и душам.
mythos-incoming-sos-second = Рассудок −1.

mythos-infection-story = Под бинтами врач находит чешую. К полудню таких больных девять, и все девять пили из одной бочки.
mythos-infection-first = Припасы −1.
mythos-infection-second = Бросок: на 1–6 души −1, и ещё бросок: на 1–4 снова души −1.

mythos-infiltrator-story = От борта к трапу тянутся мокрые следы, широкие, с растопыренными пальцами. Обратных следов нет.
mythos-infiltrator-partly = Бросок: разместите 1 глубоководного в выпавшей внутренней области.
mythos-infiltrator-fail = Повредите судно; в повреждённой области разместите 1 глубоководного.

mythos-jail-break-story = Дверь карцера распахнута, замок перегрызен. На стене чем-то, что не краска, нарисован путь наружу.
mythos-jail-break-fail = Рассудок −1; каждый персонаж из карцера переходит в область судна на свой выбор.

mythos-just-desserts-story = Стюард нашёл ящик, которого нет в описях: сахар, бренди, револьвер. Что раздать, а о чём промолчать?
mythos-just-desserts-first = Припасы −2; текущий игрок берёт 1 вещь.
mythos-just-desserts-second = 4 карты коварства — в колоду хаоса.

mythos-kitty-litter-story = Судовая кошка окотилась в мучной кладовой и никого не подпускает. Впервые за час не плачут дети.
mythos-kitty-litter-pass = Рассудок +1.
mythos-kitty-litter-fail = Рассудок −1.
mythos-kitty-litter-second = Текущий игрок переходит на камбуз. Бросок: на 1–4 припасы −1.

mythos-looming-breakdown-story = Главный подшипник дымится, машина стучит. Сбавить ход сейчас или молиться, чтобы она дотянула до утра.
mythos-looming-breakdown-fail = Души −1; повредите машинное отделение.
mythos-looming-breakdown-second = Путешествие −2; каждый невозможный шаг — топливо −1.

mythos-lure-of-yha-nthlei-story = Далеко внизу загораются жемчужные террасы. Люди перегибаются через леер, и каждый улыбается этому свету.
mythos-lure-of-yha-nthlei-fail = Рискните 4 пассажирами.

mythos-missing-jewelry-story = Шкатулка вдовы пуста, лишь на дне разводы соли. Она не плачет по золоту. Она называет имена.
mythos-missing-jewelry-first = Рассудок −1.
mythos-missing-jewelry-second = 4 карты коварства — в колоду хаоса.

mythos-missing-munitions-story = В шкафу лежали сорок патронов и ящик динамита. Теперь там мокрая тряпка, а замок отперт ключом.
mythos-missing-munitions-pass = Текущий игрок побеждает 1 глубоководного во внутренней области.
mythos-missing-munitions-partly = Повредите судно.
mythos-missing-munitions-fail = Повредите судно 2 раза.

mythos-missing-parents-story = На трапе, взявшись за руки, сидят две сестрёнки. Мама с папой пошли посмотреть на море, говорят они. Давно уже.
mythos-missing-parents-first = Текущий игрок — в каюту капитана. Бросок: на 1–4 души −1 и разместите там 1 глубоководного.
mythos-missing-parents-second = Рассудок −1.

mythos-mysterious-lifeboat-story = За кормой качается шлюпка с «Атлантики», хотя на шлюпбалках все на месте. Под парусиной кто-то шевелится.
mythos-mysterious-lifeboat-first = Рискните 1 пассажиром. Бросок: на 1–4 по 1 глубоководному на камбуз и в грузовой отсек.
mythos-mysterious-lifeboat-second = Рассудок −1.

mythos-on-the-offensive-story = Хватит прятаться за дверями. С баграми, топорами и псалмом команда выходит сбросить их обратно в море.
mythos-on-the-offensive-pass = Текущий игрок передвигает каждого глубоководного на судне в смежную область.
mythos-on-the-offensive-fail = Активируйте глубоководных.

mythos-open-the-gate-story = Одна страница фолианта сулит короткий путь в гавань, через место, которого нет на картах. Палец хранителя лежит на ней.
mythos-open-the-gate-pass = Хранитель смотрит 2 путевые точки, 1 разыгрывает, другую — под низ; путешествие — на старт.
mythos-open-the-gate-fail = Рассудок −1, души −1; повредите судно 2 раза.
mythos-open-the-gate-second = Рассудок −1.

mythos-passenger-overboard-story = Всплеск, белое лицо в пене, рука. Прожектор ловит её один раз. В следующий раз рук уже несколько.
mythos-passenger-overboard-fail = Души −1.

mythos-passenger-riot-story = Им нужны шлюпки, им нужны ружья, им нужен виноватый. О стекло мостика разбивается первая бутылка.
mythos-passenger-riot-pass = Текущий игрок берёт 1 вещь.
mythos-passenger-riot-partly = Рассудок −1.
mythos-passenger-riot-fail = Рассудок −1, души −1.

mythos-poisoned-food-story = Евшие суп говорят на языке, которого никогда не учили. Хранитель думает, что один стих мог бы их вернуть.
mythos-poisoned-food-first = Хранитель сбрасывает 1 карту знаний. Бросок + её значение 6 или меньше: души −1.
mythos-poisoned-food-second = Припасы −1.

mythos-power-to-the-people-story = Кочегар взбирается на шпиль и ставит вопрос на голосование. Рук поднято много, и пустых среди них мало.
mythos-power-to-the-people-pass = 2 карты коварства — в колоду хаоса.
mythos-power-to-the-people-fail = Души −1; капитан — в карцер, звание переходит к последнему в списке, кто может его принять.
mythos-power-to-the-people-second = Капитан — в карцер, звание переходит к последнему в списке, кто может его принять.

mythos-rally-the-crew-story = Люди сидят вдоль коридора, прислонясь к стене, и не поднимают глаз. Кто-то должен найти для них слова.
mythos-rally-the-crew-pass = Рассудок +1.
mythos-rally-the-crew-partly = Рассудок −1.
mythos-rally-the-crew-fail = Рассудок −2; каждый человек сбрасывает 2 карты.

mythos-rat-infestation-story = Сотнями они валят из трюмных колодцев, спасаясь от того, что внизу. И по пути жрут всё, до чего дотянутся.
mythos-rat-infestation-pass = По желанию текущего игрока: рассудок −1 ради +1 к припасам.
mythos-rat-infestation-partly = Припасы −1.
mythos-rat-infestation-fail = Припасы −2.

mythos-ritual-coordination-story = Семь голосов должны на одном дыхании произнести семь слов. Репетировали без слов; теперь хранитель добавляет слова.
mythos-ritual-coordination-pass = Ритуал +1 и ещё +1 за каждые полные 2 очка сверх целевого числа.
mythos-ritual-coordination-fail = Рассудок −1; повредите часовню.
mythos-ritual-coordination-second = Активируйте глубоководных.

mythos-ritual-support-story = Меловой круг бледнеет с каждой волной, что забегает под дверь. Его можно начертить заново, чернилами понадёжнее.
mythos-ritual-support-first = Хранитель сбрасывает 1 карту знаний. Бросок + её значение 7+: ритуал +1; иначе рассудок −1, души −1.
mythos-ritual-support-second = Ритуал −1; хранитель сбрасывает 2 карты.

mythos-sacrifice-deep-one-story = Обряду нужна их кровь, свежая и взятая своей рукой. Страница говорит об этом прямо, и рисунки тоже.
mythos-sacrifice-deep-one-first = Рассудок −1; хранитель оставляет карту. Её действие: на 6–8 глубоководный рядом побеждён, ритуал +2.
mythos-sacrifice-deep-one-second = Жетон ритуала — на старт; хранитель сбрасывает всю руку.
mythos-sacrifice-deep-one-kept = Действие, если в вашей области есть глубоководный: бросок. На 6–8 он побеждён, ритуал +2, карта сброшена.

mythos-sewage-backup-story = Все стоки нижней палубы разом хлынули назад. То, что поднялось, пахнет морским дном, и часть его ползёт.
mythos-sewage-backup-fail = Рассудок −1. Бросок: все люди в выпавшей внутренней области побеждены.

mythos-shipboard-fire-story = Опрокинулась лампа, вспыхнули портьеры, и коридор стал дымоходом. Кругом океан, а воды взять негде.
mythos-shipboard-fire-pass = Повредите судно.
mythos-shipboard-fire-partly = Повредите судно 2 раза.
mythos-shipboard-fire-fail = Повредите судно 3 раза.

mythos-stolen-ritual-components-story = Свечи, соль, серебряный нож исчезли с алтаря между двумя обходами вахты. А ключи были только у своих.
mythos-stolen-ritual-components-pass = Хранитель смотрит 2 верхних заклинания, одно разыгрывает, другое кладёт под низ колоды.
mythos-stolen-ritual-components-fail = Ритуал −2; 5 верхних заклинаний уходят из игры.

mythos-strange-vision-story = Оно показывает путь ясно, как на карте, и ещё руки, запирающие железную дверь. Одно ли плата за другое?
mythos-strange-vision-first = Текущий игрок смотрит 2 верхние путевые точки (1 наверх, 1 вниз), затем идёт в карцер.
mythos-strange-vision-second = Разместите по 1 глубоководному в каждой наружной области.

mythos-the-anarcho-individualist-story = Человек со свёртком под пальто объясняет, что не признаёт ни капитана, ни фолианта, ни бога. Свёрток тикает.
mythos-the-anarcho-individualist-first = Рассудок −1; текущий игрок берёт 1 вещь; 5 верхних вещей уходят из игры.
mythos-the-anarcho-individualist-second = Текущий игрок сбрасывает 2 карты; 2 карты коварства — в колоду хаоса.

mythos-the-captains-banquet-story = Белые скатерти, оркестр, один вечер, как прежде. Стюарды накрывают на двадцать приборов меньше, чем в первый вечер.
mythos-the-captains-banquet-first = Припасы −2, рассудок +1; каждый человек не в карцере может перейти на камбуз.
mythos-the-captains-banquet-second = Припасы −1. Бросок: на 1–6 рассудок −1.

mythos-the-fathers-favor-story = Тень длиною с само судно идёт с ним вровень, над пеной один огромный глаз. Вокруг поют меньшие.
mythos-the-fathers-favor-partly = Активируйте Отца Дагона.
mythos-the-fathers-favor-fail = Активируйте Отца Дагона 2 раза.

mythos-the-mothers-wrath-story = Обшивка гудит от удара снизу, потом от второго. Она не пытается взобраться на борт. Она ищет дверь.
mythos-the-mothers-wrath-partly = Активируйте Матерь Гидру.
mythos-the-mothers-wrath-fail = Активируйте Матерь Гидру 2 раза.

mythos-too-many-bodies-story = Холодильная камера полна, парусины хватит на шестерых. Их можно отдать морю, и все знают, кто в нём ждёт.
mythos-too-many-bodies-first = Припасы −1.
mythos-too-many-bodies-second = Рискните 1 пассажиром. Бросок: не больше числа пассажиров на палубе — рассудок −1.

mythos-transformation-story = Человек из двенадцатой каюты умоляет его запереть. Судя по звукам, кости его ищут новый порядок.
mythos-transformation-first = Бросок: на 1–6 души −1 и разместите 1 глубоководного в грузовом отсеке.
mythos-transformation-second = Души −1. Бросок: на 1–4 рассудок −1.

mythos-volunteer-army-story = Кок, два клерка, мальчик шестнадцати лет с отцовским ружьём. Они спрашивают, куда встать, и всем трудно ответить.
mythos-volunteer-army-first = Только если в запасе есть пассажиры: рискните 1–4 и победите столько же глубоководных на судне.
mythos-volunteer-army-second = Активируйте глубоководных.

mythos-hold-the-line-story = Столы вместо бруствера, двенадцать ружей, по фонарю на двоих. За кругом света дышит палуба.
mythos-hold-the-line-pass = Текущий игрок может передвинуть любых глубоководных на судне, каждого в смежную область.
mythos-hold-the-line-partly = Разместите по 1 глубоководному в каждой водной области.
mythos-hold-the-line-fail = Разместите по 1 глубоководному в каждой наружной области.

## Personal cards

mythos-history-repeats-story = Однажды Кейлани уже потеряла судно из-за непокорных людей. Этой ночью она слышит за дверью тот же шёпот.
mythos-history-repeats-pass = Рассудок +1; Кейлани может отправить другого персонажа в карцер.
mythos-history-repeats-fail = Души −1; Кейлани и капитан отправляются в карцер.
mythos-history-repeats-second = Только если Кейлани капитан: рассудок −1; Кейлани отправляется в карцер.

mythos-the-peacemaker-story = Один из них сидит на люке ладонями вверх и ждёт. Арджун опускает револьвер. Похоже, этот жест ему понятен.
mythos-the-peacemaker-pass = Победите всех глубоководных вне пучины.
mythos-the-peacemaker-fail = Разместите по 1 глубоководному в каждом из 6 помещений.
mythos-the-peacemaker-second = Арджун оставляет карту: атаковать он не может. Когда побеждён пассажир, рассудок −1 и карта сброшена.
mythos-the-peacemaker-kept = Арджун не может атаковать. Когда побеждён пассажир, рассудок −1 и сбросьте эту карту.

mythos-do-no-harm-story = То, что лежит на столе у Светланы, в понедельник было матросом. Знакомым голосом оно молит об уколе, и дрожат жабры.
mythos-do-no-harm-pass = Рассудок −1; Светлана отправляется в лазарет.
mythos-do-no-harm-fail = Рассудок −1; повредите судно; Светлана отправляется в лазарет.
mythos-do-no-harm-second = Светлана отправляется в карцер; повредите судно.

mythos-signs-of-life-story = За задраенной переборкой кто-то стучит: три, и три, и три. Жанна сама закрыла эту дверь, и она сдержала море.
mythos-signs-of-life-pass = Рассудок +1.
mythos-signs-of-life-fail = Души −2.
mythos-signs-of-life-second = Рискните 1 пассажиром; повредите судно; Жанна побеждена.

mythos-the-game-is-afoot-story = Слизь на скобах свежая, ещё тёплая. Джейми проверяет винтовку, берёт фонарь и идёт по следу вниз, в недра судна.
mythos-the-game-is-afoot-pass = Джейми выбирает внутреннюю область: все глубоководные в ней побеждены.
mythos-the-game-is-afoot-fail = Бросок: разместите в выпавшей внутренней области 4 глубоководных; Джейми переходит туда.
mythos-the-game-is-afoot-second = Повредите машинное отделение; в повреждённой области разместите 4 глубоководных.

mythos-memory-of-the-deep-story = Уильям помнит город, которого не видел, и дорогу туда, домой. Когда он читает вслух, страницу листает кто-то другой.
mythos-memory-of-the-deep-fail = Рассудок −1; Уильям оставляет карту: его карты приносят в каждую проверку 1 карту коварства.
mythos-memory-of-the-deep-second = Уильям оставляет карту: его карты приносят в каждую проверку 1 карту коварства.
mythos-memory-of-the-deep-kept = Когда Уильям добавляет карты в проверку, к ним идёт 1 карта коварства из колоды. Действие: снова эта проверка; успех — сбросьте карту, провал — рассудок −1.

mythos-miscalculation-story = Беатрис проверила девять раз. Если верить звёздам, вчера судно было здесь. Если верить звёздам, моря здесь нет вовсе.
mythos-miscalculation-pass = Беатрис смотрит 2 верхние путевые точки: 1 наверх, 1 под низ колоды.
mythos-miscalculation-fail = Путешествие −2; каждый невозможный шаг — топливо −1.
mythos-miscalculation-second = Бросок: на 1–7 путешествие −2; каждый невозможный шаг — топливо −1.

mythos-family-ties-story = При виде Измаила они замирают и склоняют мокрые головы. Он может отослать их домой. Они сочтут это обещанием.
mythos-family-ties-first = Все глубоководные — в запас. Измаил оставляет карту: в каждой проверке на 1 карту коварства больше.
mythos-family-ties-second = Разместите 4 глубоководных в помещении Измаила; если он на палубе или в лазарете — в соседнем.
mythos-family-ties-kept = Пока Измаил не в карцере, к картам хаоса в каждой проверке добавляется 1 карта коварства из колоды.

mythos-gift-of-the-mother-story = Кольцо не снимается. Стоит Эдмунду поднести его к уху, и слышен прибой, а под прибоем тихий женский напев.
mythos-gift-of-the-mother-pass = Сбросьте колоду хаоса и соберите новую.
mythos-gift-of-the-mother-fail = Эдмунд побеждён; «Счастливое» кольцо уходит из игры; 6 карт коварства — в колоду хаоса.
mythos-gift-of-the-mother-second = «Счастливое» кольцо уходит из игры; 6 карт коварства — в колоду хаоса.

mythos-ticket-please-story = Помощник казначея обходит койки с фонарём и списком. Самира считает двери, что ещё остались между ними.
mythos-ticket-please-pass = Самира берёт 1 вещь.
mythos-ticket-please-fail = Самира отправляется в карцер; все её вещи уходят из игры.
mythos-ticket-please-second = Все её вещи уходят из игры. Бросок: Самира переходит в выпавшую наружную область.
