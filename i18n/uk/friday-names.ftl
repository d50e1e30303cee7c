# Імена «П’ятниці»: карти, небезпеки, пірати, що вміють карти. Усе в називному відмінку: в рядках імена стоять самі по собі.

## Стартові карти й карти старіння

friday-card-wit = кмітливість
friday-card-focus = зосередженість
friday-card-meal = ситний обід
friday-card-weakness = слабкість
friday-card-distraction = неуважність
friday-card-forgetfulness = забудькуватість
friday-card-hunger = голод
friday-card-fear = страх
friday-card-fatigue = втома
friday-card-stupidity = дурість
friday-card-stubbornness = впертість
friday-card-frailty = неміч
friday-card-despair = розпач
friday-card-ravenous = вовчий голод

## Карти знань: зворотний бік небезпек

friday-card-food = їжа
friday-card-gear = спорядження
friday-card-strategy = стратегія
friday-card-insight = прозріння
friday-card-cunning = хитрість
friday-card-imitation = наслідування
friday-card-books = книжки
friday-card-weapon = зброя
friday-card-repetition = повторення
friday-card-experience = досвід
friday-card-foresight = передбачення

## Небезпеки

friday-hazard-raft = плотом до уламків
friday-hazard-island = дослідження острова
friday-hazard-inland = вглиб острова
friday-hazard-beasts = дикі звірі
friday-hazard-cannibals = людоїди

## Пірати

friday-pirate-p20 = юнга
friday-pirate-p25 = матрос
friday-pirate-p30 = канонір
friday-pirate-p35 = квартирмейстер
friday-pirate-p40 = капітан
friday-pirate-costly = здирник
friday-pirate-half = шулер
friday-pirate-stronger = силач
friday-pirate-aged = старий вовк
friday-pirate-leftover = месник

friday-twist-plain = нічого особливого: лише сила
friday-twist-costly = кожна карта за здоров’я коштує 2 { SIGN("life") }
friday-twist-half = рахується лише половина відкритих карт, із заокругленням угору; спершу карти старіння
friday-twist-stronger = кожна відкрита карта рахується на 1 вище
friday-twist-aged = його сила — кількість узятих карт старіння, помножена на два
friday-twist-leftover = його сила — усі непереможені небезпеки разом

## Що вміють карти: знаком на кнопці, словом у рядку, повністю — під «?»

friday-sign-life1 = { SIGN("life") }+1
friday-sign-life2 = { SIGN("life") }+2
friday-sign-cards1 = { SIGN("draw") }+1
friday-sign-cards2 = { SIGN("draw") }+2
friday-sign-destroy = { SIGN("destroy") }
friday-sign-double = { SIGN("double") }
friday-sign-copy = { SIGN("copy") }
friday-sign-step = { SIGN("ladder") }
friday-sign-sort = { SIGN("sort") }
friday-sign-exchange1 = { SIGN("exchange") }
friday-sign-exchange2 = { SIGN("exchange") }×2
friday-sign-below = { SIGN("below") }
friday-sign-stop = { SIGN("stop") }
friday-sign-highest = { SIGN("highest") }
friday-sign-minus1 = { SIGN("loss") }−1
friday-sign-minus2 = { SIGN("loss") }−2

friday-does-life1 = { SIGN("life") } +1
friday-does-life2 = { SIGN("life") } +2
friday-does-cards1 = { SIGN("draw") } ще карта
friday-does-cards2 = { SIGN("draw") } ще 2 карти
friday-does-destroy = { SIGN("destroy") } знищити
friday-does-double = { SIGN("double") } подвоїти
friday-does-copy = { SIGN("copy") } повторити
friday-does-step = { SIGN("ladder") } крок назад
friday-does-sort = { SIGN("sort") } розкласти 3
friday-does-exchange1 = { SIGN("exchange") } обміняти
friday-does-exchange2 = { SIGN("exchange") } обміняти 2
friday-does-below = { SIGN("below") } під колоду
friday-does-stop = { SIGN("stop") } стоп
friday-does-highest = { SIGN("highest") } найвища = 0
friday-does-minus1 = { SIGN("loss") } −1
friday-does-minus2 = { SIGN("loss") } −2

friday-about-life1 = додасть очко здоров’я, якщо є куди
friday-about-life2 = додасть два очки здоров’я, якщо є куди
friday-about-cards1 = візьмеш ще карту, праворуч і задарма
friday-about-cards2 = візьмеш до двох карт, праворуч і задарма
friday-about-destroy = переверне іншу карту: вона не рахується, а після сутички піде з гри задарма, навіть після перемоги
friday-about-double = інша карта, дорожча за нуль, рахується двічі
friday-about-copy = зробить те, що вміє інша відкрита карта, хай і зіграна; карт старіння не повторює
friday-about-step = небезпеку порівняють із минулим кольором: червоний стане жовтим, жовтий — зеленим; піратам байдуже
friday-about-sort = подивишся до трьох верхніх карт: одну можна скинути, решту повернеш нагору в будь-якому порядку
friday-about-exchange1 = скинеш карту зі столу й візьмеш на її місце іншу
friday-about-exchange2 = обміняєш до двох карт зі столу, по одній
friday-about-below = прибереш карту зі столу під колоду; на місце лівої можна взяти іншу
friday-about-stop = лежить ліворуч — безкоштовних карт більше немає, решта за здоров’я
friday-about-highest = найдорожча карта в сутичці не рахується
friday-about-minus1 = наприкінці сутички забере очко здоров’я, якщо лишиться відкритою
friday-about-minus2 = наприкінці сутички забере два очки здоров’я, якщо лишиться відкритою

## Signs

sign-life = ❤️
sign-loss = 💔
sign-draw = 🎴
sign-deck = 🃏
sign-destroy = 💥
sign-double = ✖️
sign-copy = 👥
sign-ladder = 🪜
sign-sort = 🔮
sign-exchange = 🔄
sign-below = ⤵️
sign-stop = ⛔
sign-highest = 😱
sign-aging = 👴
sign-hazards = 🐾
sign-pirates = 🏴‍☠️
sign-green = 🟢
sign-yellow = 🟡
sign-red = 🔴
sign-won = 🏆
sign-retreat = 🏳️
sign-lost = 💀
sign-undo = ↩️
sign-hint = 💡
sign-more = ⚙️
sign-menu = ☰
sign-island-day = 📅
sign-history = 📜
sign-share = 📣
sign-again = 🔁
sign-go = ▶️
