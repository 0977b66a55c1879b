### What the player's own cards and things say. The same ids stand in hand.en.ftl, hand.ru.ftl and hand.uk.ftl.

## The hand

hand-cards = { $number ->
    [one] Ваша рука: { $number } карта
    [few] Ваша рука: { $number } карты
   *[other] Ваша рука: { $number } карт
}
hand-empty = В руке нет карт навыков
hand-order = Карты сбрасываются в том порядке, в котором вы их выбираете: последняя ляжет сверху.
# A picked card, read aloud
hand-turn = сбрасывается под номером { $number }
hand-belongings = Что лежит перед вами
hand-me = { $name }: свойство, подвиг и звания
hand-one-less = На одну меньше: { $label }
hand-sign-one-less = Убирает один такой выбор.
hand-improvement-active = активное улучшение
hand-improvement-down = закрытое улучшение
hand-helps = помогает проверке: { $sum }
hand-hinders = мешает проверке: { $sum }

## What the picked cards come to

hand-sum-check = { $number ->
    [0] От вас ни одной карты
    [one] { $number } карта: { $sum }
    [few] { $number } карты: вместе { $sum }
   *[other] { $number } карт: вместе { $sum }
}
hand-sum-signs = На каждой карте видно, сколько она даст.
hand-sum-open = Итог { $total }, станет { $then }; цель { $target }.
hand-sum-unknown = { $number ->
    [one] В стопке { $number } неизвестная вам карта.
    [few] В стопке { $number } неизвестные вам карты.
   *[other] В стопке { $number } неизвестных вам карт.
}
hand-sum-value = { $number ->
    [one] { $number } карта, ценность { $sum }
    [few] { $number } карты, ценность { $sum }
   *[other] { $number } карт, ценность { $sum }
}
hand-sum-number = { $number ->
    [one] Выбрана { $number } карта
    [few] Выбрано { $number } карты
   *[other] Выбрано { $number } карт
}

## A card in full

card-starting-item = Стартовая вещь:
card-repair = Ремонт:
card-passenger = Пассажир
card-passenger-text = Если этот пассажир погибнет: { $loss }. Спасённые возвращаются в запас, и на них никто не смотрит.

## My sheet

hand-sheet = Мой лист

## Trade

trade-title = Обмен
trade-offer-hint = Решите для каждой вещи, кому она достанется. Пока все не предложат своё, этого никто не видит.
trade-agree-hint = Связанные между собой вещи переходят из рук в руки, только если согласны все, кто их отдаёт или получает.
trade-whom = Кому она достанется
trade-keep = Оставить
trade-to = для
trade-gives = Вы отдаёте
trade-gets = Вы получаете
trade-linked = Связано с этим
trade-others = Между другими
trade-nothing = ничего

## To be confirmed

sure-reveal = Разоблачить себя?
sure-reveal-text = Все узнают вашу роль, и пути назад нет: вы лишитесь званий, оставленных карт и подвига и дальше будете играть против людей.
