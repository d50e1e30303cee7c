# Имена «Пятницы»: карты, опасности, пираты, что умеют карты. Всё в именительном падеже: в строках имена стоят сами по себе.

## Стартовые карты и карты старения

friday-card-wit = смекалка
friday-card-focus = собранность
friday-card-meal = сытный обед
friday-card-weakness = слабость
friday-card-distraction = рассеянность
friday-card-forgetfulness = забывчивость
friday-card-hunger = голод
friday-card-fear = страх
friday-card-fatigue = усталость
friday-card-stupidity = глупость
friday-card-stubbornness = упрямство
friday-card-frailty = немощь
friday-card-despair = отчаяние
friday-card-ravenous = волчий голод

## Карты знания: обратная сторона опасностей

friday-card-food = еда
friday-card-gear = снаряжение
friday-card-strategy = стратегия
friday-card-insight = прозрение
friday-card-cunning = хитрость
friday-card-imitation = подражание
friday-card-books = книги
friday-card-weapon = оружие
friday-card-repetition = повторение
friday-card-experience = опыт
friday-card-foresight = предвидение

## Опасности

friday-hazard-raft = на плоту к обломкам
friday-hazard-island = разведка острова
friday-hazard-inland = вглубь острова
friday-hazard-beasts = дикие звери
friday-hazard-cannibals = людоеды

## Пираты

friday-pirate-p20 = юнга
friday-pirate-p25 = матрос
friday-pirate-p30 = канонир
friday-pirate-p35 = квартирмейстер
friday-pirate-p40 = капитан
friday-pirate-costly = вымогатель
friday-pirate-half = шулер
friday-pirate-stronger = силач
friday-pirate-aged = старый волк
friday-pirate-leftover = мститель

friday-twist-plain = ничего особенного: только сила
friday-twist-costly = каждая карта за здоровье стоит 2 { SIGN("life") }
friday-twist-half = считается только половина открытых карт, с округлением вверх; сначала карты старения
friday-twist-stronger = каждая открытая карта считается на 1 выше
friday-twist-aged = его сила — число взятых карт старения, умноженное на два
friday-twist-leftover = его сила — все непобеждённые опасности вместе

## Что умеют карты: знаком на кнопке, словом в строке, целиком — под «?»

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
friday-does-cards1 = { SIGN("draw") } ещё карта
friday-does-cards2 = { SIGN("draw") } ещё 2 карты
friday-does-destroy = { SIGN("destroy") } уничтожить
friday-does-double = { SIGN("double") } удвоить
friday-does-copy = { SIGN("copy") } повторить
friday-does-step = { SIGN("ladder") } шаг назад
friday-does-sort = { SIGN("sort") } разложить 3
friday-does-exchange1 = { SIGN("exchange") } обменять
friday-does-exchange2 = { SIGN("exchange") } обменять 2
friday-does-below = { SIGN("below") } под колоду
friday-does-stop = { SIGN("stop") } стоп
friday-does-highest = { SIGN("highest") } высшая = 0
friday-does-minus1 = { SIGN("loss") } −1
friday-does-minus2 = { SIGN("loss") } −2

friday-about-life1 = прибавит очко здоровья, если есть куда
friday-about-life2 = прибавит два очка здоровья, если есть куда
friday-about-cards1 = возьмёшь ещё карту, направо и даром
friday-about-cards2 = возьмёшь до двух карт, направо и даром
friday-about-destroy = перевернёт другую карту: она не считается, а после сражения уйдёт из игры даром, даже после победы
friday-about-double = другая карта дороже нуля считается дважды
friday-about-copy = сделает то, что умеет другая открытая карта, пусть и сыгравшая; карт старения не повторяет
friday-about-step = опасность сравнят с прошлым цветом: красный станет жёлтым, жёлтый — зелёным; пиратам всё равно
friday-about-sort = посмотришь до трёх верхних карт: одну можно сбросить, остальные вернёшь наверх в любом порядке
friday-about-exchange1 = сбросишь карту со стола и возьмёшь на её место другую
friday-about-exchange2 = обменяешь до двух карт со стола, по одной
friday-about-below = уберёшь карту со стола под колоду; на место левой можно взять другую
friday-about-stop = лежит слева — бесплатных карт больше нет, остальные за здоровье
friday-about-highest = самая дорогая карта в сражении не считается
friday-about-minus1 = в конце сражения заберёт очко здоровья, если останется открытой
friday-about-minus2 = в конце сражения заберёт два очка здоровья, если останется открытой

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
