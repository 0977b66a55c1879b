### Лжец на костях по-русски. Те же id есть в dice.en.ftl и dice.uk.ftl.

game-liars_dice = Кости лжеца
game-liars_dice-tagline = Бросайте втайне, поднимайте ставку и остановите того, кому больше не верите.

option-liars_dice-dice = Кости
option-liars_dice-dice-text = Сколько костей у каждого в начале.
option-liars_dice-ones_wild = Единицы — джокеры
option-liars_dice-ones_wild-text = Единицы считаются любой гранью.

bot-counting = Считающий бот
bot-counting-text = Знает, чего ждать от костей, и редко блефует.

face-one = ⚀
face-two = ⚁
face-three = ⚂
face-four = ⚃
face-five = ⚄
face-six = ⚅
face-none = нет
seat-nobody = никто

zone-bid = Костей в ставке
zone-face = Грань ставки
zone-bidder = Чья ставка
zone-dice = Кости
zone-hand = Ваши кости

ask-first_bid = Вы открываете раунд: какая ставка?
ask-bid = { $bidder } утверждает, что костей не меньше: { $bid } × { $face }. Поднимаете или не верите?

do-bid = Поставить { $number } × { $face }
do-doubt = Не верю

event-rolled =
    { $told ->
        [yes] Ваши кости: { $dice }.
       *[no] { $seat } бросает кости: { $number }.
    }
event-raised = { $seat } ставит { $number } × { $face }.
event-doubted = { $seat } не верит. Ставка: { $bidder }.
event-showed = { $seat } показывает { $dice }.
event-counted = Нашлось: { $number } × { $face }.
event-lost =
    { $left ->
        [0] { $seat } теряет последнюю кость и выбывает.
       *[other] { $seat } теряет кость, осталось: { $left }.
    }

rule-L2-1 = Раунд начинается с того, что все втайне бросают кости.
rule-L2-2 = Ставка говорит, сколько костей на всём столе показывают одну грань, не меньше.
rule-L2-3 = Поднимите ставку или не верьте ей.
rule-L2-4 = Выше та ставка, в которой больше костей или столько же, но грань старше.
