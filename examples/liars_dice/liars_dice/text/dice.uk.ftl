### Кості брехуна українською. Ті самі id є в dice.en.ftl і dice.ru.ftl.

game-liars_dice = Кості брехуна
game-liars_dice-tagline = Кидайте потай, підвищуйте ставку й зупиніть того, кому вже не вірите.

option-liars_dice-dice = Кості
option-liars_dice-dice-text = Скільки костей у кожного на початку.
option-liars_dice-ones_wild = Одиниці — джокери
option-liars_dice-ones_wild-text = Одиниці рахуються за будь-яку грань.

bot-counting = Бот-лічильник
bot-counting-text = Знає, чого чекати від костей, і рідко блефує.

face-one = ⚀
face-two = ⚁
face-three = ⚂
face-four = ⚃
face-five = ⚄
face-six = ⚅
face-none = немає
seat-nobody = ніхто

zone-bid = Костей у ставці
zone-face = Грань ставки
zone-bidder = Чия ставка
zone-dice = Кості
zone-hand = Ваші кості

ask-first_bid = Ви відкриваєте раунд: яка ставка?
ask-bid = { $bidder } стверджує, що костей не менше: { $bid } × { $face }. Підвищуєте чи не вірите?

do-bid = Поставити { $number } × { $face }
do-doubt = Не вірю

event-rolled =
    { $told ->
        [yes] Ваші кості: { $dice }.
       *[no] { $seat } кидає кості: { $number }.
    }
event-raised = { $seat } ставить { $number } × { $face }.
event-doubted = { $seat } не вірить. Ставка: { $bidder }.
event-showed = { $seat } показує { $dice }.
event-counted = Знайшлося: { $number } × { $face }.
event-lost =
    { $left ->
        [0] { $seat } втрачає останню кість і вибуває.
       *[other] { $seat } втрачає кість, лишилося: { $left }.
    }

rule-L2-1 = Раунд починається з того, що всі потай кидають кості.
rule-L2-2 = Ставка каже, скільки костей на всьому столі показують одну грань, не менше.
rule-L2-3 = Підвищте ставку або не вірте їй.
rule-L2-4 = Вища та ставка, у якій більше костей або стільки ж, але грань старша.
