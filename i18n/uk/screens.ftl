# Екрани: дошка, питання, особиста панель, лобі. Люди ($name, $who, де сказано) надходять готовими, ролі — словами рушія.

person = { $role } ({ $name })
you = { $case ->
    [gen] тебе
    [dat] тобі
    [acc] тебе
    [ins] тобою
    [pre] тобі
   *[nom] ти
}
nothing = —
nobody = ніхто
nobody-yet = поки ніхто
everyone = усі
back = { SIGN("back") } Назад
why = { SIGN("help") }
why-head = Про що мова
why-rules = { SIGN("rules") } Правила · { $title }

## Час

until = { " " }— до { $at } ({ $left })
left = ще { $time }
left-soon = от-от
time-tomorrow = завтра { $clock }
time-weekday-0 = пн { $clock }
time-weekday-1 = вт { $clock }
time-weekday-2 = ср { $clock }
time-weekday-3 = чт { $clock }
time-weekday-4 = пт { $clock }
time-weekday-5 = сб { $clock }
time-weekday-6 = нд { $clock }
duration-seconds = { $n } с
duration-minutes = { $n } хв
duration-hours = { $n } год
duration-days = { $n } { $n ->
    [one] день
    [few] дні
   *[many] днів
}

## Короткі назви карт: для кнопок і списків

short-water = вода
short-cash = гроші
short-jewels = коштовність
short-painting3 = картина за 3
short-painting2 = картина за 2
short-kit = аптечка
short-oar = весло
short-bait = приманка
short-compass = компас
short-flare = пістолет
short-hook = багор
short-knife = ніж
short-club = кийок
short-parasol = парасолька
short-preserver = круг

# Чим добра карта
good-water = угамує одну спрагу, твою чи чужу
good-cash = 1 очко
good-jewels = 1, 4 або 8 очок за одну, дві, три
good-painting3 = 3 очки
good-painting2 = 2 очки
good-kit = дією зніме рану з кого завгодно
good-oar = відкрите: ще карта на веслах, +1 у бійці
good-bait = хто у воді, дістане ще рану
good-compass = відкритий: біля керма на карту більше
good-flare = +8 в одній бійці або залп по птахах
good-hook = +4 у бійці
good-knife = +3 у бійці
good-club = +2 у бійці
good-parasol = дією розкрити: мінус спрага на день
good-preserver = за бортом урятує від рани
good-doubled = { $good }, тобі вдвічі

## Кого чекаємо

awaited-end = { SIGN("land") } <b>Плавання скінчилося</b>
awaited-handout = { SIGN("provisions") } Роздача: обирає { $who }
awaited-turn = { SIGN("turn") } Ходить { $who }
awaited-rowing = { SIGN("row") } Веслує { $who }
awaited-demand = { SIGN("fight") } Вирішує { $who }: поступитися чи битися
awaited-theft = { SIGN("rob") } Вирішує { $who }: відкрити щось чи хай крадуть
awaited-objection-unconscious = { SIGN("throw") } Хто заступиться за { ROLE($victim, case: "acc") }?
awaited-navigation = { SIGN("navigation") } Курс обирає { $who }: { $n } { $n ->
    [one] карта
    [few] карти
   *[many] карт
}
awaited-fall = { SIGN("overboard") } За бортом { $who }. Усі вирішують таємно
awaited-thirst = { SIGN("thirst") } Спрага. Усі таємно вирішують, кому пити
awaited-drift = { SIGN("drift") } Усі непритомні. Шлюпку несе
awaited-morning = 🌅 Ранок: обмін і розмови
awaited-dusk = { SIGN("dusk") } Вечір: останній обмін, далі навігація
part-provisions = припаси
part-actions = дії
part-navigation = навігація

## Дошка

board-day = День { $day } · { $part }
board-day-over = День { $day }
board-sky = { $gulls } · { SIGN("navigation") } на столі { $pile }, у колоді { $navigation } · { SIGN("provisions") } { $provisions }
board-bow = НІС
board-stern = КОРМА
board-strength = сила { $n }
board-row = { $place } { $sign } <b>{ ROLE($role) }</b> { $name } · { $facts }
board-turn = ◀️ ходить
board-gone = { SIGN("gone") } Море забрало: { $who }
board-hand = { SIGN("secret") } Моя рука
board-trade = { SIGN("trade") } Обмін
health-unconscious = { SIGN("unconscious") } без тями
health-dead = { SIGN("dead") } { GENDER($role) ->
    [f] мертва
   *[m] мертвий
}

## Вимога, крадіжка, заступництво

wanted-seat = місце
wanted-hand = карту з руки
wanted-unconscious = життя
demand-head = { $kind ->
    [seat] { ROLE($attacker) } хоче сісти на твоє місце. Пустиш?
   *[other] { ROLE($attacker) } вимагає { $what }. Віддаси?
}
demand-numbers = Відмовиш — бійка: ти { $defence }{ $defence_parts } проти { $attack }{ $attack_parts }. { $verdict ->
    [more] Перевага не твоя.
    [tie] Нічия — за тобою.
   *[less] Перевага твоя.
}
demand-others = Втрутитися може будь-хто, на будь-якому боці.
demand-yield = { SIGN("yield") } Віддати
demand-swap = { SIGN("yield") } Поступитися
demand-refuse = { SIGN("fight") } Битися!
prompt-demand = <b>{ SIGN("fight") } { ROLE($role, case: "voc") } ({ $name }), { $kind ->
    [seat] поступишся місцем
   *[other] віддаси
}?</b>
prompt-demand-fact = { $attacker } { $kind ->
    [seat] хоче сісти на місце { ROLE($victim, case: "gen") }.
   *[other] вимагає { ROLE($victim, case: "at") } { $what }.
}
demand-numbers-public = Відмова — бійка: { ROLE($attacker) } { $attack }{ $attack_parts } проти { $defence }{ $defence_parts }. { $verdict ->
    [more] Перевага за нападом.
    [tie] Нічия — за захистом.
   *[less] Перевага за захистом.
}
theft-head = { ROLE($thief) } лізе тобі до кишені. Відкрити щось?
theft-hint = Відкриту карту потай не витягнеш. Решта — як пощастить.
theft-let = Хай тягне
prompt-theft = <b>{ SIGN("rob") } { $victim }: відкрити щось чи хай тягне?</b>
prompt-theft-fact = { $thief } лізе до кишені { ROLE($victim, case: "gen") }.
prompt-theft-open = { SIGN("open") } Відкрити
objection-head-unconscious = { ROLE($by) } тягне { ROLE($victim, case: "acc") } за борт. Заступишся?
objection-numbers-unconscious = Заступишся — бійка: ти { $mine } проти { $theirs }. Нічия — за тобою.
objection-object-unconscious = 🛡 Заступитися
objection-allow = Промовчати
prompt-objection-unconscious = <b>{ SIGN("throw") } Хто заступиться за { ROLE($victim, case: "acc") }?</b>
prompt-objection-fact-unconscious = { $by } тягне { ROLE($victim, case: "acc") } за борт. Хто перший заперечить, той і битиметься.

## Бійка

fight-title = { $stake ->
    [seat] { SIGN("fight") } Бійка за місце { ROLE($victim, case: "gen") }
    [open] { SIGN("fight") } Бійка за { $what } { ROLE($victim, case: "gen") }
    [hand] { SIGN("fight") } Бійка за карту з руки { ROLE($victim, case: "gen") }
    [corpse] { SIGN("fight") } Бійка: чи з’їдять { ROLE($victim, case: "acc") }
   *[unconscious] { SIGN("fight") } Бійка: чи викинуть { ROLE($victim, case: "acc") } за борт
}
fight-attack = { $n ->
    [one] Нападає
   *[other] Нападають
    }: { $parts }{ $adds_up ->
    [yes] { " " }= <b>{ $sum }</b>
   *[no] { "" }
    }
fight-defence = { $n ->
    [one] Захищається
   *[other] Захищаються
    }: { $parts }{ $adds_up ->
    [yes] { " " }= <b>{ $sum }</b>
   *[no] { "" }
    }
fight-tie = Порівну, а нічия — за захистом.
fight-leads = { $side ->
    [attack] Поки сильніший напад.
   *[defence] Поки сильніший захист.
}
fight-head-out = Бійка! Вступиш?
fight-head-in = { $side ->
    [attack] Ти в бійці: нападаєш
   *[defence] Ти в бійці: захищаєшся
}
fight-said-done = ✔️ Твоє слово: поки все. Зміниться розклад — спитаю знову.
fight-join = { $side ->
    [attack] { SIGN("fight") } За { ROLE($leader, case: "acc") }: { $attack } проти { $defence }
   *[defence] 🛡 За { ROLE($leader, case: "acc") }: { $defence } проти { $attack }
}
fight-weapon = { $card } +{ $plus }
fight-flare = { SIGN("flare") } Стрельнути: +{ $plus }, раз
fight-done = ✋ Поки все
fight-out = { $side ->
    [none] 🚪 Я осторонь
   *[in] 🚪 Більше нічого
}
prompt-fight-join = Ще можуть вступити: { $who }.
prompt-fight-silence = { SIGN("clock") } Якщо всі мовчать, кінець: { $at } ({ $left })
prompt-fight-side = За { ROLE($leader, case: "acc") }
prompt-fight-out = Я осторонь
prompt-fight-weapons = { SIGN("open") } Зброя

## Хід

turn-head = Твій хід, { ROLE($me, case: "voc") }
turn-oars = { SIGN("oar") } З веслами витягнеш { $n } карти.
turn-row = { SIGN("row") } Веслувати
turn-seat = { SIGN("seat") } Пересісти…
turn-rob = { SIGN("rob") } Пограбувати…
turn-kit = { SIGN("kit") } Лікувати…
turn-parasol = { SIGN("parasol") } Парасолька…
turn-flare = { SIGN("flare") } Постріл…
turn-heave = { SIGN("throw") } Когось — за борт…
turn-pass = { SIGN("pass") } Нічого не робити
versus = { $mine } проти { $theirs }{ $parts }: { $verdict ->
    [more] перевага твоя
    [tie] нічия за захистом
   *[less] перевага не твоя
}
versus-none = { GENDER($who) ->
    [f] { $health ->
        [unconscious] непритомна, не відмовить
       *[dead] мертва, їй байдуже
    }
   *[m] { $health ->
        [unconscious] непритомний, не відмовить
       *[dead] мертвий, йому байдуже
    }
}
demand-hint = Відмовлять — бійка, і втрутитися може будь-хто.
seat-head = З ким помінятися місцями?
seat-mine = Ти на { $place }-му місці від носа. Найближчий до корми стернує, найближчий до носа перший бере припаси.
seat-line = { $place }. { $who } — { $versus }
seat-button = { $place } · { $who }
rob-head = Кого пограбувати?
rob-line = { $who } · { $things } — { $versus }
rob-steal-hint = Карту з руки витягнеш без бійки.
rob-direct = { $who } · { $what }
rob-what-head = Що взяти { ROLE($who, case: "at") }?
rob-hand = { SIGN("hand") } Карту з руки, наосліп
rob-steal = { SIGN("hand") } З руки, потай
kit-head = Кого лікувати?
kit-kept = Аптечка зніме одну рану й лишиться в тебе: відкритою.
kit-gone = Аптечка зніме одну рану й скінчиться.
kit-button = { $who }: ран { $before } → { $after }
parasol-head = Над ким розкрити парасольку?
parasol-hint = Вона лежатиме там відкритою: мінус одна спрага на день, поки не змиє.
flare-head = Вистрілити в небо?
flare-hint = Усі побачать три верхні карти навігації; зважають лише на птахів на них. Пістолет зникне.
flare-button = { SIGN("flare") } Вогонь!
heave-head = Кого — за борт?
heave-corpse-hint = З мертвим підуть усі його припаси. Любов і ненависть лишаться за ним.
heave-alive-hint = За непритомного можуть заступитися: тоді бійка.

## Веслування й навігація

keep-head = Ти веслуєш. Що лишити для навігації?
keep-hint = Лишене ляже до стосу (там { $n }), решта — під колоду. Скільки лишено, побачать усі.
keep-none = Нічого не лишати
keep-all = { $n ->
    [2] Лишити обидві
   *[other] Лишити всі
}
keep-some = Лишити { $which }
keep-done = ✅ { $what }
keep-tick-all = ☑️ Позначити всі
sea-card = <b>{ $n }.</b> { $bird } { $gull ->
    [1] чайка
    [-1] мінус чайка
   *[0] птахів нема
}
sea-overboard = { SIGN("overboard") } за борт: { $who }
sea-overboard-nobody = { SIGN("overboard") } за борт: ніхто
sea-thirst = { SIGN("thirst") } спрага: { $who }
sea-thirst-nobody = { SIGN("thirst") } спрага: ні в кого
sea-all-but = усі, крім { $who }
sea-rowers = { SIGN("rowed") } хто веслував ({ $who })
sea-fighters = { SIGN("fought") } хто бився ({ $who })
sea-label = { SIGN("overboard") } { $who } за борт
sea-label-all = { SIGN("overboard") } усіх за борт
sea-label-nobody = { SIGN("overboard") } нікого
provision-head = Візьми одну карту
provision-line = { $card } — { $good }
provision-rest = Решта ({ $n }) піде до { ROLE($who, case: "gen") }.
navigation-head = Ти біля керма. Що розіграти?
navigation-hint = Решта піде під колоду, і ніхто не дізнається, що там було.

## За бортом

fall-head-me = Ти за бортом! Що робиш?
fall-head = { $n ->
    [1] Людина за бортом! Що робиш?
   *[other] Люди за бортом! Що робиш?
}
fall-line = { $who } · { SIGN("wound") }{ $wounds } з { $of } · { $safe ->
    [preserver] { SIGN("preserver") } у крузі
    [swims] у воді як риба
   *[no] дістане рану
}
fall-wear = { SIGN("preserver") } Одягти круг
fall-throw = { SIGN("preserver") } Круг — { ROLE($who, case: "dat") }
fall-bait = { SIGN("bait") } { $n ->
    [1] Приманка: усім у воді +1
   *[other] { $n } приманки: усім +{ $n }
}
fall-nothing = Нічого не робити
fall-done = ✅ Готово
fall-said-wear = одягти круг
fall-said-throw = кинути круг { ROLE($who, case: "dat") }
fall-said-bait = { $n ->
    [1] приманка
   *[other] { $n } приманки
}
fall-said-nothing = нічого
sealed-answer = ✔️ Вирішено: { $what }. Поки вирішують інші, можна передумати.

## Спрага

wounds-of = { $n } з { $of }
thirst-for-rowed = за весла
thirst-for-fought = за бійку
thirst-for-named = за картою
thirst-head = Спрага: у тебе { $n } ({ $why })
thirst-head-others = Спрага, та не в тебе. Дати води?
thirst-waters = Води в тебе: { $n }
thirst-other = { $who } — спрага { $n } · { SIGN("wound") }{ $wounds } з { $of }
thirst-along = За компанію п'ється легше: вода, що вгамує іншого, вгамує й одну твою спрагу.
thirst-drink = { SIGN("water") } Випити { $n } → ран { $after }
thirst-endure = Терпіти → ран { $after }
thirst-give = { SIGN("water") } Дати води іншим…
thirst-give-nothing = Нікому не давати
thirst-give-head = Кому скільки води?
thirst-left = Лишилося роздати: { $left } з { $n }
thirst-given = { $who }: води { $n } з { $of } → ран { $after }
thirst-less = ➖ { $who }
thirst-more = ➕ { $who }
you-sign = 🫵 Собі
thirst-done = { $n ->
    [0] ✅ Готово: нічого
   *[other] ✅ Готово: води { $n }
}
thirst-said-own = випити { $n }
thirst-said-gift = дати { ROLE($who, case: "dat") } { $n }
thirst-said-nothing = воду не чіпати

## Будь-коли

door-open = { SIGN("open") } Відкрити
door-trade = { $n ->
    [0] { SIGN("trade") } Обмін
   *[other] { SIGN("trade") } Обмін · { $n }
}
door-throw = { SIGN("throw") } Викинути
door-vest = { SIGN("preserver") } Одягти на…
door-offer = { SIGN("trade") } Пропонує { $who }
open-head = Яку карту відкрити?
open-hint = Назад її не закрити. Відкрите бачать усі; за бортом його змиє.
throw-head = Що викинути за борт?
throw-hint = Назавжди. Усі побачать, що хлюпнуло.
throw-button = { $where ->
    [open] { $card } · відкрито
   *[hand] { $card }
}
vest-head = На кого одягти круг?
vest-hint = Це не дія. Круг лишиться там, відкритим.
offer-head = { ROLE($who) } пропонує обмін
offer-accept = ✅ Погодитися
offer-decline = Відмовити
offer-cannot = Таких карт у тебе на руці немає — та ніхто про це не знає.
trade-head = З ким мінятися?
trade-head-full = Твої пропозиції
trade-hint = Можна й подарувати: просто нічого не проси. Про карти з руки знатимете тільки ви двоє.
trade-open = { $cards } (відкрито)
trade-give = Віддаєш: { $cards }
trade-get = Отримуєш: { $cards }
trade-partner = { $who } · { $things }
trade-standing = { SIGN("clock") } Чекає на відповідь { ROLE($who, case: "gen") }. { $given } · { $got }
trade-withdraw = ✖️ Відкликати: { $who }
trade-draft-head = Обмін: { SIGN($who) } { ROLE($who) }
trade-door-give = ➕ Віддати…
trade-door-want = ➕ Попросити…
trade-send = 📨 Запропонувати
trade-forget = 🗑 Забути
trade-give-head = Що віддати { ROLE($who, case: "dat") }?
trade-want-head = Що попросити { ROLE($who, case: "at") }?
trade-want-hint = З руки проси що завгодно: чи є воно там, знає тільки господар.
trade-add = { $where ->
    [open] ➕ { $card } · відкрито
   *[hand] ➕ { $card }
}
trade-drop = { $where ->
    [open] ➖ { $card } · відкрито
   *[hand] ➖ { $card }
}

## Панель

panel-head = { $secret } { $head }
panel-title = «{ $title }»
panel-done = { SIGN("secret") } День { $day } · { $title }
panel-unconscious = { SIGN("unconscious") } <b>Ти без тями.</b> Вирішують без тебе; допомогти можуть аптечка й чужа доброта
panel-dead = { SIGN("dead") } <b>Тебе більше нема.</b> Та любов і ненависть ще принесуть очки
panel-gone = { SIGN("gone") } <b>Море тебе забрало.</b> Та любов і ненависть ще принесуть очки
mine-me = { $sign } { ROLE($role) } · сила { $strength }{ $wounds }{ $place }
mine-wounds = { " " }· { SIGN("wound") }{ $n }
mine-place = { " " }· місце { $n }
mine-sky = День { $day } · { $gulls } · { SIGN("navigation") } на столі { $pile }
mine-hand = { SIGN("hand") } Рука: { $cards }
mine-open = { SIGN("open") } Відкрито: { $cards }
mine-feelings = { SIGN("love") } { $loves_self ->
    [yes] любов: ти
   *[no] любов: { ROLE($love) }{ $love_health }
} · { SIGN("hate") } { $hates_self ->
    [yes] { $psychopath ->
        [yes] ненависть: усі (ти психопат)
       *[no] ненависть: ти
    }
   *[no] ненависть: { ROLE($hate) }{ $hate_health }
}
alert-head = { SIGN($role) } { ROLE($role) } · сила { $strength } · ран { $wounds }
alert-many = { SIGN("hand") } { $hand } · { SIGN("open") } { $open } — що саме, дивись в особистих
alert-feelings = { SIGN("love") } { $loves_self ->
    [yes] ти
   *[no] { ROLE($love) }
} · { SIGN("hate") } { $hates_self ->
    [yes] ти
   *[no] { ROLE($hate) }
}

## «?»: два речення для того, хто бачить гру вперше

why-AskProvision = Припаси йдуть шлюпкою від носа до корми: кожен таємно бере одну карту, решту передає далі.
    Вода рятує від спраги, зброя — у бійці, коштовне дає очки наприкінці.
why-AskTurn = За день у кожного одна дія: веслувати, пересісти, пограбувати, щось особливе або нічого.
    Хто веслує, обирає карти для навігації; місце біля корми дає кермо, біля носа — перший вибір припасів.
why-AskKeep = З карт, що лишили веслярі, найближчий до корми таємно обере одну.
    Вона вирішить, чи прилетить чайка (четверта — берег), хто впаде за борт і кого мучитиме спрага.
why-AskDemand = Поступитися — та й усе. Відмовити — бійка: у кого сума сил більша, той і має рацію, нічия за захистом.
    Кожен, хто програв, дістане рану; ран стільки, скільки сил, — непритомність, більше — смерть.
why-AskTheft = { ROLE("kid") } тягне карту з руки наосліп, без бійки.
    Відкритих карт так не взяти, та відкрити — це показати всім, і назавжди.
why-AskObjection-unconscious = За непритомного можна заступитися. Хто перший заперечить, б'ється з тим, хто кидає.
    Промовчать усі — і за борт.
why-AskFight = Додаються сили й відкрита зброя кожного боку; рани сили не зменшують. Більше — перемога, порівну — за захистом.
    Хто програв, дістане рану, хто бився, може захотіти пити. «Поки все» — до першої зміни, «осторонь» — назавжди.
why-AskNavigation = Розігрується одна карта: спершу птахи, потім падіння за борт, потім спрага.
    Четверта чайка — берег і підрахунок очок. Що було в решті карт, знаєш тільки ти.
why-AskFall = Хто падає за борт, дістає рану й губить відкриті карти. Круг рятує від рани, приманка додає її всім у воді.
    Усі вирішують одночасно й таємно; зайве повернеться до руки, і ніхто не дізнається.
why-AskThirst = За кожну спрагу — одна вода або одна рана. Воду можна віддати й іншому, навіть непритомному.
    Усі вирішують одночасно й таємно. Ран стільки, скільки сил, — непритомність, більше — смерть.
why-AskOffer = Обмін — за згодою: відмовиш, і нічого не станеться. Карти з руки побачите тільки ви двоє.
    Обіцянки ні до чого не зобов'язують.
why-AskFree = Зараз чекаємо на інших. Мінятися, відкривати й дарувати карти можна, не чекаючи ходу.
    Мета — очки: вижити, уберегти любов, пережити ненависть і довезти до берега цінне.

## Кінець

end-again = { SIGN("seat") } Ще раз

## Лобі

lobby-head = { SIGN("boat") } За бортом — набираємо шлюпку
lobby-sailed = { SIGN("boat") } Відчалили! На борту { $n }.
lobby-cancelled = { SIGN("boat") } Шлюпка лишилася на березі: набір скасовано.
lobby-farewell = { SIGN("boat") } За бортом — набір скінчено
lobby-host = Кличе { $host }
lobby-seat = { $n }. { $who }
lobby-too-few = Треба ще хоча б { $n } (усього { $least }–{ $most }).
lobby-too-many = За цими правилами місць { $most }: зайвих { $n }.
lobby-nobody = Самі автопілоти море не розважать: треба хоч одну людину.
lobby-ready = Можна відчалювати. Вільних місць: { $n }.
lobby-ready-full = Шлюпка повна. Можна відчалювати.
lobby-join = { SIGN("boat") } Сісти у шлюпку
lobby-robot-more = { SIGN("robot") } ➕
lobby-robot-less = { SIGN("robot") } ➖
lobby-settings = { SIGN("settings") } Правила
lobby-begin = { SIGN("boat") } Відчалити
lobby-leave = Вийти
lobby-cancel = Скасувати
