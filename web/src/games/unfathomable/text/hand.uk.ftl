### What the player's own cards and things say. The same ids stand in hand.en.ftl, hand.ru.ftl and hand.uk.ftl.

## The hand

hand-cards = { $number ->
    [one] Ваша рука: { $number } карта
    [few] Ваша рука: { $number } карти
   *[other] Ваша рука: { $number } карт
}
hand-empty = У руці немає карт умінь
hand-order = Карти скидаються в тому порядку, у якому ви їх вибираєте: остання ляже зверху.
# A picked card, read aloud
hand-turn = скидається під номером { $number }
hand-belongings = Що лежить перед вами
hand-me = { $name }: властивість, звитяга й посади
hand-one-less = На одну менше: { $label }
hand-sign-one-less = Прибирає один такий вибір.
hand-improvement-active = активне вдосконалення
hand-improvement-down = закрите вдосконалення
hand-helps = допомагає перевірці: { $sum }
hand-hinders = заважає перевірці: { $sum }

## What the picked cards come to

hand-sum-check = { $number ->
    [0] Від вас жодної карти
    [one] { $number } карта: { $sum }
    [few] { $number } карти: разом { $sum }
   *[other] { $number } карт: разом { $sum }
}
hand-sum-signs = На кожній карті видно, скільки вона дасть.
hand-sum-open = Результат { $total }, стане { $then }; ціль { $target }.
hand-sum-unknown = { $number ->
    [one] У стосі { $number } невідома вам карта.
    [few] У стосі { $number } невідомі вам карти.
   *[other] У стосі { $number } невідомих вам карт.
}
hand-sum-value = { $number ->
    [one] { $number } карта, цінність { $sum }
    [few] { $number } карти, цінність { $sum }
   *[other] { $number } карт, цінність { $sum }
}
hand-sum-number = { $number ->
    [one] Вибрано { $number } карту
    [few] Вибрано { $number } карти
   *[other] Вибрано { $number } карт
}

## A card in full

card-starting-item = Стартовий предмет:
card-repair = Ремонт:
card-passenger = Пасажир
card-passenger-text = Якщо цей пасажир загине: { $loss }. Врятовані повертаються в запас, і на них ніхто не дивиться.

## My sheet

hand-sheet = Мій планшет

## Trade

trade-title = Обмін
trade-offer-hint = Вирішіть для кожного предмета, кому він дістанеться. Поки всі не запропонують своє, цього ніхто не бачить.
trade-agree-hint = Пов’язані між собою предмети переходять із рук у руки, лише якщо згодні всі, хто їх віддає чи отримує.
trade-whom = Кому він дістанеться
trade-keep = Залишити
trade-to = для
trade-gives = Ви віддаєте
trade-gets = Ви отримуєте
trade-linked = Пов’язано з цим
trade-others = Між іншими
trade-nothing = нічого

## To be confirmed

sure-reveal = Оголосити зраду?
sure-reveal-text = Усі дізнаються вашу лояльність, і вороття немає: ви втратите посади, залишені карти й звитягу і далі гратимете проти людей.
