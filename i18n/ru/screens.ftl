# Экраны: доска, вопросы, личная панель, лобби. Люди ($name, $who, где сказано) приходят готовыми, роли — словами движка.

person = { $role } ({ $name })
you = { $case ->
    [gen] тебя
    [dat] тебе
    [acc] тебя
    [ins] тобой
    [pre] тебе
   *[nom] ты
}
nothing = —
nobody = никто
nobody-yet = пока никто
everyone = все
back = { SIGN("back") } Назад
why = { SIGN("help") }
why-head = О чём речь
why-rules = { SIGN("rules") } Правила · { $title }

## Время

until = { " " }— до { $at } ({ $left })
left = ещё { $time }
left-soon = вот-вот
time-tomorrow = завтра { $clock }
time-weekday-0 = пн { $clock }
time-weekday-1 = вт { $clock }
time-weekday-2 = ср { $clock }
time-weekday-3 = чт { $clock }
time-weekday-4 = пт { $clock }
time-weekday-5 = сб { $clock }
time-weekday-6 = вс { $clock }
duration-seconds = { $n } с
duration-minutes = { $n } мин
duration-hours = { $n } ч
duration-days = { $n } { $n ->
    [one] день
    [few] дня
   *[many] дней
}

## Короткие имена карт: для кнопок и списков

short-water = вода
short-cash = деньги
short-jewels = драгоценность
short-painting3 = картина за 3
short-painting2 = картина за 2
short-kit = аптечка
short-oar = весло
short-bait = приманка
short-compass = компас
short-flare = пистолет
short-hook = багор
short-knife = нож
short-club = дубинка
short-parasol = зонтик
short-preserver = круг

# Чем хороша карта
good-water = утолит одну жажду, твою или чужую
good-cash = 1 очко
good-jewels = 1, 4 или 8 очков за одну, две, три
good-painting3 = 3 очка
good-painting2 = 2 очка
good-kit = ходом снимет рану с кого угодно
good-oar = открытое: ещё карта при гребле, +1 в драке
good-bait = кто в воде, получит ещё рану
good-compass = открытый: у руля на карту больше
good-flare = +8 в одной драке или залп по птицам
good-hook = +4 в драке
good-knife = +3 в драке
good-club = +2 в драке
good-parasol = ходом раскрыть: минус жажда в день
good-preserver = за бортом спасёт от раны
good-doubled = { $good }, тебе вдвойне

## Кого ждём

awaited-end = { SIGN("land") } <b>Плавание окончено</b>
awaited-handout = { SIGN("provisions") } Раздача: выбирает { $who }
awaited-turn = { SIGN("turn") } Ходит { $who }
awaited-rowing = { SIGN("row") } Гребёт { $who }
awaited-demand = { SIGN("fight") } Решает { $who }: уступить или драться
awaited-theft = { SIGN("rob") } Решает { $who }: открыть что-то или пусть крадут
awaited-objection-unconscious = { SIGN("throw") } Кто вступится за { ROLE($victim, case: "acc") }?
awaited-navigation = { SIGN("navigation") } Курс выбирает { $who }: { $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
}
awaited-fall = { SIGN("overboard") } За бортом { $who }. Все решают тайно
awaited-thirst = { SIGN("thirst") } Жажда. Все тайно решают, кому пить
awaited-drift = { SIGN("drift") } Все без сознания. Шлюпку несёт
awaited-morning = 🌅 Утро: обмен и разговоры
awaited-dusk = { SIGN("dusk") } Вечер: последний обмен, дальше навигация
part-provisions = припасы
part-actions = действия
part-navigation = навигация

## Доска

board-day = День { $day } · { $part }
board-day-over = День { $day }
board-sky = { $gulls } · { SIGN("navigation") } на столе { $pile }, в колоде { $navigation } · { SIGN("provisions") } { $provisions }
board-bow = НОС
board-stern = КОРМА
board-strength = сила { $n }
board-row = { $place } { $sign } <b>{ ROLE($role) }</b> { $name } · { $facts }
board-turn = ◀️ ходит
board-gone = { SIGN("gone") } Море взяло: { $who }
board-hand = { SIGN("secret") } Моя рука
board-trade = { SIGN("trade") } Обмен
health-unconscious = { SIGN("unconscious") } без сознания
health-dead = { SIGN("dead") } { GENDER($role) ->
    [f] мертва
   *[m] мёртв
}

## Требование, кража, заступничество

wanted-seat = место
wanted-hand = карту с руки
wanted-unconscious = жизнь
demand-head = { $kind ->
    [seat] { ROLE($attacker) } хочет сесть на твоё место. Пустишь?
   *[other] { ROLE($attacker) } требует { $what }. Отдашь?
}
demand-numbers = Откажешь — драка: ты { $defence }{ $defence_parts } против { $attack }{ $attack_parts }. { $verdict ->
    [more] Перевес не твой.
    [tie] Ничья — за тобой.
   *[less] Перевес твой.
}
demand-others = Встрять может любой, на любой стороне.
demand-yield = { SIGN("yield") } Отдать
demand-swap = { SIGN("yield") } Уступить
demand-refuse = { SIGN("fight") } Драться!
prompt-demand = <b>{ SIGN("fight") } { ROLE($role, case: "voc") } ({ $name }), { $kind ->
    [seat] уступишь место
   *[other] отдашь
}?</b>
prompt-demand-fact = { $attacker } { $kind ->
    [seat] хочет сесть на место { ROLE($victim, case: "gen") }.
   *[other] требует { ROLE($victim, case: "at") } { $what }.
}
demand-numbers-public = Откажет — драка: { ROLE($attacker) } { $attack }{ $attack_parts } против { $defence }{ $defence_parts }. { $verdict ->
    [more] Перевес у нападения.
    [tie] Ничья — за защитой.
   *[less] Перевес у защиты.
}
theft-head = { ROLE($thief) } лезет к тебе в карман. Открыть что-нибудь?
theft-hint = Открытую карту тайком не вытащишь. Остальное — как повезёт.
theft-let = Пусть тянет
prompt-theft = <b>{ SIGN("rob") } { $victim }, открыть что-нибудь или пусть тянет?</b>
prompt-theft-fact = { $thief } лезет в карман к { ROLE($victim, case: "dat") }.
prompt-theft-open = { SIGN("open") } Открыть
objection-head-unconscious = { ROLE($by) } тащит { ROLE($victim, case: "acc") } за борт. Вступишься?
objection-numbers-unconscious = Вступишься — драка: ты { $mine } против { $theirs }. Ничья — за тобой.
objection-object-unconscious = 🛡 Вступиться
objection-allow = Промолчать
prompt-objection-unconscious = <b>{ SIGN("throw") } Кто вступится за { ROLE($victim, case: "acc") }?</b>
prompt-objection-fact-unconscious = { $by } тащит { ROLE($victim, case: "acc") } за борт. Первый, кто возразит, будет драться.

## Драка

fight-title = { $stake ->
    [seat] { SIGN("fight") } Драка за место { ROLE($victim, case: "gen") }
    [open] { SIGN("fight") } Драка за { $what } { ROLE($victim, case: "gen") }
    [hand] { SIGN("fight") } Драка за карту с руки { ROLE($victim, case: "gen") }
    [corpse] { SIGN("fight") } Драка: съедят ли { ROLE($victim, case: "acc") }
   *[unconscious] { SIGN("fight") } Драка: выбросят ли { ROLE($victim, case: "acc") } за борт
}
fight-attack = { $n ->
    [one] Нападает
   *[other] Нападают
    }: { $parts }{ $adds_up ->
    [yes] { " " }= <b>{ $sum }</b>
   *[no] { "" }
    }
fight-defence = { $n ->
    [one] Защищается
   *[other] Защищаются
    }: { $parts }{ $adds_up ->
    [yes] { " " }= <b>{ $sum }</b>
   *[no] { "" }
    }
fight-tie = Поровну, и ничья — за защитой.
fight-leads = { $side ->
    [attack] Пока сильнее нападение.
   *[defence] Пока сильнее защита.
}
fight-head-out = Драка! Вступишь?
fight-head-in = { $side ->
    [attack] Ты в драке: нападаешь
   *[defence] Ты в драке: защищаешься
}
fight-said-done = ✔️ Твоё слово: пока всё. Расклад изменится — спрошу снова.
fight-join = { $side ->
    [attack] { SIGN("fight") } Помочь { ROLE($leader, case: "dat") }: { $attack } к { $defence }
   *[defence] 🛡 Помочь { ROLE($leader, case: "dat") }: { $defence } к { $attack }
}
fight-weapon = { $card } +{ $plus }
fight-flare = { SIGN("flare") } Пальнуть: +{ $plus }, один раз
fight-done = ✋ Пока всё
fight-out = { $side ->
    [none] 🚪 Я в стороне
   *[in] 🚪 Больше ничего
}
prompt-fight-join = Ещё могут вступить: { $who }.
prompt-fight-silence = { SIGN("clock") } Если все молчат, конец: { $at } ({ $left })
prompt-fight-side = Помочь { ROLE($leader, case: "dat") }
prompt-fight-out = Я в стороне
prompt-fight-weapons = { SIGN("open") } Оружие

## Ход

turn-head = Твой ход, { ROLE($me, case: "voc") }
turn-oars = { SIGN("oar") } С вёслами вытянешь { $n } карты.
turn-row = { SIGN("row") } Грести
turn-seat = { SIGN("seat") } Пересесть…
turn-rob = { SIGN("rob") } Ограбить…
turn-kit = { SIGN("kit") } Лечить…
turn-parasol = { SIGN("parasol") } Зонтик…
turn-flare = { SIGN("flare") } Выстрел…
turn-heave = { SIGN("throw") } Кого-то — за борт…
turn-pass = { SIGN("pass") } Ничего не делать
versus = { $mine } против { $theirs }{ $parts }: { $verdict ->
    [more] перевес твой
    [tie] ничья за защитой
   *[less] перевес не твой
}
versus-none = { $health ->
    [unconscious] без сознания, не откажет
   *[dead] { GENDER($who) ->
        [f] мертва, ей всё равно
       *[m] мёртв, ему всё равно
    }
}
demand-hint = Откажут — драка, и встрять может любой.
seat-head = С кем поменяться местами?
seat-mine = Ты на { $place }-м месте от носа. Дальний от носа правит, ближний первым берёт припасы.
seat-line = { $place }. { $who } — { $versus }
seat-button = { $place } · { $who }
rob-head = Кого ограбить?
rob-line = { $who } · { $things } — { $versus }
rob-steal-hint = Карту с руки вытащишь без драки.
rob-direct = { $who } · { $what }
rob-what-head = Что взять { ROLE($who, case: "at") }?
rob-hand = { SIGN("hand") } Карту с руки, наугад
rob-steal = { SIGN("hand") } С руки, тайком
kit-head = Кого лечить?
kit-kept = Аптечка снимет одну рану и останется у тебя: открытой.
kit-gone = Аптечка снимет одну рану и кончится.
kit-button = { $who }: ран { $before } → { $after }
parasol-head = Над кем раскрыть зонтик?
parasol-hint = Он останется лежать там открытым: минус одна жажда в день, пока не смоет.
flare-head = Выстрелить в небо?
flare-hint = Все увидят три верхние карты навигации; считаются только птицы на них. Пистолет пропадёт.
flare-button = { SIGN("flare") } Огонь!
heave-head = Кого — за борт?
heave-corpse-hint = С мёртвым уйдут все его припасы. Любовь и ненависть он сохранит.
heave-alive-hint = За того, кто без сознания, могут вступиться: тогда драка.

## Гребля и навигация

keep-head = Ты гребёшь. Что оставить для навигации?
keep-hint = Оставленное ляжет в стопку (там { $n }), прочее — под колоду. Сколько оставлено, увидят все.
keep-none = Ничего не оставлять
keep-all = { $n ->
    [2] Оставить обе
   *[other] Оставить все
}
keep-some = Оставить { $which }
keep-done = ✅ { $what }
keep-tick-all = ☑️ Отметить все
sea-card = <b>{ $n }.</b> { $bird } { $gull ->
    [1] чайка
    [-1] минус чайка
   *[0] птиц нет
}
sea-overboard = { SIGN("overboard") } за борт: { $who }
sea-overboard-nobody = { SIGN("overboard") } за борт: никто
sea-thirst = { SIGN("thirst") } жажда: { $who }
sea-thirst-nobody = { SIGN("thirst") } жажда: ни у кого
sea-all-but = все, кроме { $who }
sea-rowers = { SIGN("rowed") } кто грёб ({ $who })
sea-fighters = { SIGN("fought") } кто дрался ({ $who })
sea-label = { SIGN("overboard") } { $who } за борт
sea-label-all = { SIGN("overboard") } всех за борт
sea-label-nobody = { SIGN("overboard") } никого
provision-head = Возьми одну карту
provision-line = { $card } — { $good }
provision-rest = Остальное ({ $n }) пойдёт к { ROLE($who, case: "dat") }.
navigation-head = Ты у руля. Что разыграть?
navigation-hint = Остальное уйдёт под колоду, и никто не узнает, что там было.

## За бортом

fall-head-me = Ты за бортом! Что делаешь?
fall-head = { $n ->
    [1] Человек за бортом! Что делаешь?
   *[other] Люди за бортом! Что делаешь?
}
fall-line = { $who } · { SIGN("wound") }{ $wounds } из { $of } · { $safe ->
    [preserver] { SIGN("preserver") } в круге
    [swims] в воде как рыба
   *[no] получит рану
}
fall-wear = { SIGN("preserver") } Надеть круг
fall-throw = { SIGN("preserver") } Бросить круг { ROLE($who, case: "dat") }
fall-bait = { SIGN("bait") } { $n ->
    [1] Приманка: всем в воде +1
   *[other] { $n } приманки: всем +{ $n }
}
fall-nothing = Ничего не делать
fall-done = ✅ Готово
fall-said-wear = надеть круг
fall-said-throw = бросить круг { ROLE($who, case: "dat") }
fall-said-bait = { $n ->
    [1] приманка
   *[other] { $n } приманки
}
fall-said-nothing = ничего
sealed-answer = ✔️ Решено: { $what }. Пока решают другие, можно передумать.

## Жажда

wounds-of = { $n } из { $of }
thirst-for-rowed = за вёсла
thirst-for-fought = за драку
thirst-for-named = по карте
thirst-head = Жажда: у тебя { $n } ({ $why })
thirst-head-others = Жажда, но не у тебя. Дать воды?
thirst-waters = Воды у тебя: { $n }
thirst-other = { $who } — жажда { $n } · { SIGN("wound") }{ $wounds } из { $of }
thirst-along = За компанию пьётся легче: вода, что утолит другого, утолит и одну твою жажду.
thirst-drink = { SIGN("water") } Выпить { $n } → ран { $after }
thirst-endure = Терпеть → ран { $after }
thirst-give = { SIGN("water") } Дать воды другим…
thirst-give-nothing = Никому не давать
thirst-give-head = Кому сколько воды?
thirst-left = Осталось раздать: { $left } из { $n }
thirst-given = { $who }: воды { $n } из { $of } → ран { $after }
thirst-less = ➖ { $who }
thirst-more = ➕ { $who }
you-sign = 🫵 Себе
thirst-done = { $n ->
    [0] ✅ Готово: ничего
   *[other] ✅ Готово: воды { $n }
}
thirst-said-own = выпить { $n }
thirst-said-gift = дать { ROLE($who, case: "dat") } { $n }
thirst-said-nothing = воду не трогать

## В любое время

door-open = { SIGN("open") } Открыть
door-trade = { $n ->
    [0] { SIGN("trade") } Обмен
   *[other] { SIGN("trade") } Обмен · { $n }
}
door-throw = { SIGN("throw") } Выбросить
door-vest = { SIGN("preserver") } Надеть на…
door-offer = { SIGN("trade") } Предлагает { $who }
open-head = Какую карту открыть?
open-hint = Закрыть её обратно нельзя. Открытое видят все; за бортом его смоет.
throw-head = Что выбросить за борт?
throw-hint = Навсегда. Все увидят, что плюхнулось.
throw-button = { $where ->
    [open] { $card } · открыто
   *[hand] { $card }
}
vest-head = На кого надеть круг?
vest-hint = Это не ход. Круг останется там, открытым.
offer-head = { ROLE($who) } предлагает обмен
offer-accept = ✅ Согласиться
offer-decline = Отказать
offer-cannot = Таких карт у тебя на руке нет — но этого никто не знает.
trade-head = С кем меняться?
trade-head-full = Твои предложения
trade-hint = Можно и подарить: просто ничего не проси. О картах с руки узнаете только вы двое.
trade-open = { $cards } (открыто)
trade-give = Отдаёшь: { $cards }
trade-get = Получаешь: { $cards }
trade-partner = { $who } · { $things }
trade-standing = { SIGN("clock") } Ждёт ответа { ROLE($who, case: "gen") }. { $given } · { $got }
trade-withdraw = ✖️ Отозвать: { $who }
trade-draft-head = Обмен: { SIGN($who) } { ROLE($who) }
trade-door-give = ➕ Отдать…
trade-door-want = ➕ Попросить…
trade-send = 📨 Предложить
trade-forget = 🗑 Забыть
trade-give-head = Что отдать { ROLE($who, case: "dat") }?
trade-want-head = Что попросить { ROLE($who, case: "at") }?
trade-want-hint = С руки проси что угодно: есть оно там или нет, знает только хозяин.
trade-add = { $where ->
    [open] ➕ { $card } · открыто
   *[hand] ➕ { $card }
}
trade-drop = { $where ->
    [open] ➖ { $card } · открыто
   *[hand] ➖ { $card }
}

## Панель

panel-head = { $secret } { $head }
panel-title = «{ $title }»
panel-done = { SIGN("secret") } День { $day } · { $title }
panel-unconscious = { SIGN("unconscious") } <b>Ты без сознания.</b> Решают без тебя; помочь могут аптечка и чужая доброта
panel-dead = { SIGN("dead") } <b>Тебя больше нет.</b> Но любовь и ненависть ещё принесут очки
panel-gone = { SIGN("gone") } <b>Море тебя забрало.</b> Но любовь и ненависть ещё принесут очки
mine-me = { $sign } { ROLE($role) } · сила { $strength }{ $wounds }{ $place }
mine-wounds = { " " }· { SIGN("wound") }{ $n }
mine-place = { " " }· место { $n }
mine-sky = День { $day } · { $gulls } · { SIGN("navigation") } на столе { $pile }
mine-hand = { SIGN("hand") } Рука: { $cards }
mine-open = { SIGN("open") } Открыто: { $cards }
mine-feelings = { SIGN("love") } { $loves_self ->
    [yes] любовь: ты
   *[no] любовь: { ROLE($love) }{ $love_health }
} · { SIGN("hate") } { $hates_self ->
    [yes] { $psychopath ->
        [yes] ненависть: все (ты психопат)
       *[no] ненависть: ты
    }
   *[no] ненависть: { ROLE($hate) }{ $hate_health }
}
alert-head = { SIGN($role) } { ROLE($role) } · сила { $strength } · ран { $wounds }
alert-many = { SIGN("hand") } { $hand } · { SIGN("open") } { $open } — что именно, смотри в личке
alert-feelings = { SIGN("love") } { $loves_self ->
    [yes] ты
   *[no] { ROLE($love) }
} · { SIGN("hate") } { $hates_self ->
    [yes] ты
   *[no] { ROLE($hate) }
}

## «?»: два предложения для того, кто видит игру впервые

why-AskProvision = Припасы идут по шлюпке от носа к корме: каждый тайно берёт одну карту, остальное передаёт дальше.
    Вода спасает от жажды, оружие — в драке, ценности дают очки в конце.
why-AskTurn = За день у каждого одно действие: грести, пересесть, ограбить, что-то особое или ничего.
    Кто гребёт, выбирает карты для навигации; место у кормы даёт руль, у носа — первый выбор припасов.
why-AskKeep = Из оставленных гребцами карт тот, кто ближе к корме, тайно выберет одну.
    Она решит, прилетит ли чайка (четвёртая — берег), кто упадёт за борт и кого замучит жажда.
why-AskDemand = Уступить — и всё. Отказать — драка: у кого сумма сил больше, тот и прав, ничья за защитой.
    Каждый проигравший получает рану; ран столько, сколько сил, — без сознания, больше — смерть.
why-AskTheft = { ROLE("kid") } тянет карту с руки наугад, без драки.
    Открытые карты он так взять не может, но открыть — значит показать всем, и навсегда.
why-AskObjection-unconscious = За того, кто без сознания, можно вступиться. Первый, кто возразит, дерётся с тем, кто бросает.
    Промолчат все — и за борт.
why-AskFight = Складываются силы и открытое оружие каждой стороны; раны силу не убавляют. Больше — победа, поровну — за защитой.
    Проигравшие получат по ране, дравшиеся могут захотеть пить. «Пока всё» — до первой перемены, «в стороне» — насовсем.
why-AskNavigation = Разыгрывается одна карта: сначала птицы, потом падения за борт, потом жажда.
    Четвёртая чайка — берег, и подсчёт очков. Что было в остальных картах, знаешь только ты.
why-AskFall = Кто падает за борт, получает рану и теряет открытые карты. Круг спасает от раны, приманка добавляет её всем в воде.
    Все решают одновременно и тайно; лишнее вернётся в руку, и никто не узнает.
why-AskThirst = За каждую жажду — одна вода или одна рана. Воду можно отдать и другому, даже тому, кто без сознания.
    Все решают одновременно и тайно. Ран столько, сколько сил, — без сознания, больше — смерть.
why-AskOffer = Обмен — по согласию: откажи, и ничего не случится. Карты с руки увидите только вы двое.
    Обещания ни к чему не обязывают.
why-AskFree = Сейчас ждём других. Меняться, открывать и дарить карты можно, не дожидаясь хода.
    Цель — очки: выжить, сберечь любовь, пережить ненависть и довезти до берега ценности.

## Конец

end-again = { SIGN("seat") } Ещё раз

## Лобби

lobby-head = { SIGN("boat") } За бортом — набираем шлюпку
lobby-sailed = { SIGN("boat") } Отчалили! На борту { $n }.
lobby-cancelled = { SIGN("boat") } Шлюпка осталась на берегу: набор отменён.
lobby-farewell = { SIGN("boat") } За бортом — набор окончен
lobby-host = Зовёт { $host }
lobby-seat = { $n }. { $who }
lobby-too-few = Нужно ещё хотя бы { $n } (всего { $least }–{ $most }).
lobby-too-many = По этим правилам мест { $most }: лишних { $n }.
lobby-nobody = Одних автопилотов море не развлечёт: нужен хоть один человек.
lobby-ready = Можно отчаливать. Свободных мест: { $n }.
lobby-ready-full = Шлюпка полна. Можно отчаливать.
lobby-join = { SIGN("boat") } Сесть в шлюпку
lobby-robot-more = { SIGN("robot") } ➕
lobby-robot-less = { SIGN("robot") } ➖
lobby-settings = { SIGN("settings") } Правила
lobby-begin = { SIGN("boat") } Отчалить
lobby-leave = Выйти
lobby-cancel = Отменить
