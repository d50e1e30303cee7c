# Хроника. tale-… — для группы, own-… — для одного игрока («ты»; настоящее время, чтобы не гадать о роде).
# $who, $other, $defender, $victim — персонажи; $whos — несколько через пробел; $kind, $kinds — припасы.

tale-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
tale-wounds = { $n ->
    [1] рану
    [one] { $n } рану
    [few] { $n } раны
   *[many] { $n } ран
}
tale-cause-rowed = гребля
tale-cause-fought = драка
tale-cause-named = карта
tale-bird = { $by ->
    [1] чайка
    [-1] зачёркнутая чайка
   *[0] без птиц
}

## Плавание

tale-began = { SIGN("boat") } <b>Все в шлюпке.</b> От носа к корме:
tale-began-person = { SIGN($who) } <b>{ ROLE($who) }</b> — { $player }
tale-began-person-long = { SIGN($who) } <b>{ ROLE($who) }</b> ({ LONG($who) }) — { $player }
tale-began-secrets = Кого любить и кого ненавидеть, каждый узнал в личке. До берега — четыре чайки.
tale-began-provisions = У каждого при себе одна карта припасов.

tale-day = { SIGN("day") } <b>День { $day }.</b>
tale-provisions-1 = { ROLE($who) } открывает ящик с припасами: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
    }.
tale-provisions-2 = Припасов сегодня { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
    }. { GENDER($who) ->
        [f] Первой
       *[m] Первым
    } выбирает { ROLE($who) }.
tale-provisions-3 = Из ящика достают { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
    }, и { GENDER($who) ->
        [f] первой
       *[m] первым
    } выбирает { ROLE($who) }.
tale-provisions-skipped-1 = Ящик с припасами пуст. Остаётся делить то, что уже поделено.
tale-provisions-skipped-2 = Раздавать нечего: в ящике одни щепки.
tale-provisions-skipped-3 = В ящике с припасами пусто, раздачи нет.
tale-handed-out-1 = { SIGN("provisions") } Припасы разошлись по карманам.
tale-handed-out-2 = { SIGN("provisions") } Каждому своё: припасы розданы.
tale-handed-out-3 = { SIGN("provisions") } Припасы поделены. Недовольные молчат — пока.
tale-drift = { SIGN("drift") } В сознании никого. Шлюпка плывёт сама, куда ей вздумается.

tale-autopilot-on = { SIGN("robot") } { $player } выходит из игры, дальше за { ROLE($who, case: "acc") } играет автопилот.
tale-autopilot-off = { SIGN("boat") } { $player } снова в шлюпке и играет за { ROLE($who, case: "acc") } без автопилота.

tale-late-provision = { SIGN("late") } Время вышло: за { ROLE($who, case: "acc") } ({ $player }) припас выбирает бот.
tale-late-turn = { SIGN("late") } Время вышло: { ROLE($who) } ({ $player }) пропускает ход.
tale-late-keep = { SIGN("late") } Время вышло, а { ROLE($who) } ({ $player }) всё ещё разглядывает карты.
tale-late-demand = { SIGN("late") } { ROLE($who) } ({ $player }) молчит, а время вышло: отвечает бот.
tale-late-theft = { SIGN("late") } Время вышло: { ROLE($who) } ({ $player }) больше ничего не открывает.
tale-late-objection = { SIGN("late") } Время вышло: { ROLE($who) } ({ $player }) не заступается.
tale-late-fight = { SIGN("late") } Время вышло: { ROLE($who) } ({ $player }) больше ничего не предпринимает.
tale-late-navigation = { SIGN("late") } Время вышло: за { ROLE($who, case: "acc") } ({ $player }) карту навигации выбирает бот.
tale-late-fall = { SIGN("late") } Время вышло: за { ROLE($who, case: "acc") } ({ $player }) решает бот.
tale-late-thirst = { SIGN("late") } Время вышло: за { ROLE($who, case: "acc") } ({ $player }) решает бот.
tale-late-sealed = { SIGN("late") } Время вышло: за тех, кто не успел ответить, решает бот.

## Действия

tale-passed-1 = { SIGN("pass") } { ROLE($who) } любуется видом.
tale-passed-2 = { SIGN("pass") } { ROLE($who) } бережёт силы.
tale-passed-3 = { SIGN("pass") } { ROLE($who) } смотрит на горизонт и ничего не делает.
tale-passed-many = { SIGN("pass") } { ROLES($whos) } сегодня отдыхают.

tale-rowed-kept = { $n ->
    [0] навигатору — ничего
    [one] навигатору — { $n } карта
    [few] навигатору — { $n } карты
   *[many] навигатору — { $n } карт
}
tale-rowed-1 = { SIGN("row") } { ROLE($who) } гребёт: { tale-rowed-kept }.
tale-rowed-2 = { SIGN("row") } { ROLE($who) } налегает на вёсла: { tale-rowed-kept }.

tale-demand-open = { SIGN("rob") } { ROLE($who) } требует { ROLE($other, case: "at") } { CARD($kind, case: "acc") }.
tale-demand-hand-1 = { SIGN("rob") } { ROLE($who) } требует { ROLE($other, case: "at") } карту с руки.
tale-demand-hand-2 = { SIGN("rob") } { ROLE($who) } хочет запустить руку в карман { ROLE($other, case: "dat") }.
tale-demand-seat-1 = { SIGN("seat") } { ROLE($who) } хочет на место { ROLE($other, case: "gen") }.
tale-demand-seat-2 = { SIGN("seat") } { ROLE($who) } просит { ROLE($other, case: "acc") } поменяться местами.
tale-gave-seat-1 = { SIGN("yield") } { ROLE($who) } не спорит: место переходит к { ROLE($other, case: "dat") }.
tale-gave-seat-2 = { SIGN("yield") } Спора нет: { ROLE($who) } и { ROLE($other) } меняются местами.
tale-gave-open = { SIGN("yield") } { ROLE($who) } отдаёт { ROLE($other, case: "dat") } { CARD($kind, case: "acc") }.
tale-gave-hand-1 = { SIGN("yield") } { ROLE($who) } отдаёт { ROLE($other, case: "dat") } карту с руки.
tale-gave-hand-2 = { SIGN("yield") } { ROLE($who) } не спорит: карта с руки переходит к { ROLE($other, case: "dat") }.
tale-gave = { SIGN("yield") } { ROLE($who) } уступает.
tale-swapped = { SIGN("seat") } { ROLE($who) } садится на место { ROLE($other, case: "gen") }.
tale-taken-open = { SIGN("rob") } { ROLE($who) } забирает { ROLE($other, case: "at") } { CARD($kind, case: "acc") }.
tale-taken-hand = { SIGN("rob") } { ROLE($who) } забирает карту с руки { ROLE($other, case: "gen") }.
tale-stolen-1 = { SIGN("rob") } { ROLE($who) } незаметно вытягивает карту с руки { ROLE($other, case: "gen") }.
tale-stolen-2 = { SIGN("rob") } У { ROLE($other, case: "gen") } на одну карту меньше: { ROLE($who) } своего не упустит.
tale-stolen-3 = { SIGN("rob") } Ловкость рук: карта { ROLE($other, case: "gen") } теперь { ROLE($who, case: "at") }.
tale-nothing = { SIGN("rob") } { ROLE($who) } остаётся ни с чем: того, что нужно, { ROLE($other, case: "at") } уже нет.
tale-theft-announced = { SIGN("rob") } { ROLE($who) } тянется к карману { ROLE($other, case: "gen") }. Пока не поздно, карты можно открыть.
tale-heave = { SIGN("overboard") } { ROLE($who) } собирается выбросить за борт { ROLE($other, case: "acc") }: { GENDER($other) ->
    [f] та
   *[m] тот
    } без сознания. Кто заступится?
tale-unopposed = { SIGN("overboard") } Никто не заступается.
tale-unopposed-thrown = { SIGN("overboard") } Никто не заступается. { ROLE($who) } отправляет { ROLE($other, case: "acc") } за борт, навсегда.
tale-thrown-alive = { SIGN("overboard") } { ROLE($who) } выбрасывает { ROLE($other, case: "acc") } за борт. { GENDER($other) ->
    [f] Её
   *[m] Его
    } больше нет.
tale-thrown-corpse = { SIGN("overboard") } { ROLE($who) } провожает { ROLE($other, case: "acc") } в последний путь: тело уходит за борт со всеми пожитками.

tale-parasol = { SIGN("parasol") } { ROLE($who) } раскрывает зонтик: теперь в тени { ROLE($other) }.
tale-parasol-self = { SIGN("parasol") } { ROLE($who) } раскрывает зонтик.
tale-kit = { SIGN("kit") } { ROLE($who) } перевязывает { ROLE($other, case: "acc") }: одной раной меньше.
tale-kit-self = { SIGN("kit") } { ROLE($who) } перевязывает свою рану.
tale-kit-woke = { ROLE($who) } приходит в сознание.
tale-kit-kept = Аптечка остаётся { ROLE($who, case: "at") }.
tale-woke = { SIGN("awake") } { ROLE($who) } приходит в сознание.
tale-flare = { SIGN("flare") } { ROLE($who) } пускает в небо сигнальную ракету. Открываются карты: { $birds }.
tale-gulls-now = Теперь { $row }

tale-opened = { SIGN("open") } { ROLE($who) } открывает: { PROVISIONS($kinds) }.
tale-threw-1 = { SIGN("throw") } { ROLE($who) } выбрасывает за борт { PROVISIONS($kinds, case: "acc") }.
tale-threw-2 = { SIGN("throw") } { ROLE($who) } отправляет на дно { PROVISIONS($kinds, case: "acc") }.
tale-preserver-put = { SIGN("preserver") } { ROLE($who) } надевает спасательный круг на { ROLE($other, case: "acc") }.
tale-from-hand = { $n ->
    [1] карту с руки
    [one] { $n } карту с руки
    [few] { $n } карты с руки
   *[many] { $n } карт с руки
}
tale-traded = { SIGN("trade") } { ROLE($who) } отдаёт { ROLE($other, case: "dat") } { $give }, а получает { $want }.
tale-gift = { SIGN("trade") } { ROLE($who) } отдаёт { ROLE($other, case: "dat") } { $give } — просто так.

## Драка

tale-fight-1 = { SIGN("fight") } { ROLE($defender) } говорит «нет». { ROLE($who) } лезет в драку!
tale-fight-2 = { SIGN("fight") } { ROLE($defender) } не уступает. { ROLE($who) } засучивает рукава: драка!
tale-fight-3 = { SIGN("fight") } { ROLE($defender) } против { ROLE($who, case: "gen") }: драка!
tale-fight-for-life = { SIGN("fight") } { ROLE($defender) } заступается за { ROLE($victim, case: "acc") }. { ROLE($who) } настаивает — драка!
tale-joined-attack = { SIGN("fight") } { ROLES($whos) } { $n ->
    [1] встаёт
   *[other] встают
    } на сторону нападения.
tale-joined-defence = { SIGN("fight") } { ROLES($whos) } { $n ->
    [1] встаёт
   *[other] встают
    } на сторону защиты.
tale-weapon-1 = { SIGN($kind) } { ROLE($who) } берётся за { CARD($kind, case: "acc") } (+{ $n }).
tale-weapon-2 = { SIGN($kind) } { ROLE($who) } достаёт { CARD($kind, case: "acc") } (+{ $n }).
tale-fired = { SIGN("flare") } { ROLE($who) } палит из сигнального пистолета: +{ $n }!
tale-fight-won-attack = { SIGN("fight") } Драка окончена, { $more } : { $less }. Победа за нападением: { ROLES($whos) }.
tale-fight-won-defence = { SIGN("fight") } Драка окончена, { $more } : { $less }. Победа за защитой: { ROLES($whos) }.
tale-fight-tie = { SIGN("fight") } Драка окончена, { $more } : { $less }. Ничья — в пользу защиты: { ROLES($whos) }.

## Раны

tale-item-wounds = { ROLE($who) } ({ $n ->
    [one] { $n } рана
    [few] { $n } раны
   *[many] { $n } ран
    })
tale-wounded-fight = { SIGN("wound") } { $n ->
    [1] Рану получает
   *[other] По ране получают
    } { $list }.
tale-wounded-fall = { SIGN("wound") } Раны в воде { $n ->
    [1] получает
   *[other] получают
    } { $list }.
tale-wounded-thirst = { SIGN("wound") } Рану от жажды { $n ->
    [1] получает
   *[other] получают
    } { $list }.
tale-fainted = { SIGN("unconscious") } { ROLES($whos) } { $n ->
    [1] теряет
   *[other] теряют
    } сознание.
tale-died-1 = { SIGN("dead") } { ROLE($who) } умирает.
tale-died-2 = { SIGN("dead") } { ROLE($who) } больше не дышит.
tale-died-3 = { SIGN("dead") } Смерть забирает { ROLE($who, case: "acc") }.

## Навигация

tale-compass = { SIGN("compass") } { ROLE($who) } сверяется с компасом: выбор навигации на карту шире.
tale-pile-sunk = { SIGN("navigation") } Выбирать некому: отложенные карты навигации уходят под колоду.
tale-navigation-chosen-1 = { SIGN("navigation") } { ROLE($who) } правит по карте, что оставили гребцы.
tale-navigation-chosen-2 = { SIGN("navigation") } { ROLE($who) } прокладывает курс.
tale-navigation-chosen-3 = { SIGN("navigation") } Карту навигации открывает { ROLE($who) }.
tale-navigation-top-1 = { SIGN("navigation") } Выбирать не из чего: { ROLE($who) } открывает верхнюю карту навигации.
tale-navigation-top-2 = { SIGN("navigation") } Карт никто не оставил, и { ROLE($who) } правит наудачу.
tale-navigation-sea-1 = { SIGN("navigation") } Море само открывает карту навигации.
tale-navigation-sea-2 = { SIGN("navigation") } Шлюпку несёт течением.
tale-gull = <b>Чайка!</b> { $row }
tale-gull-lost = Чайка улетает. { $row }
tale-no-gull = { $by ->
    [-1] Чайка зачёркнута, но улетать некому.
   *[other] Чаек не видно.
}
tale-fall = За борт { $n ->
    [1] падает
   *[other] падают
    } { ROLES($whos) }.
tale-fall-everyone = За борт летят все до единого!

## За бортом

tale-bait = { SIGN("bait") } В воде приманка из запасов { ROLE($who, case: "gen") }. Акулы тут как тут.
tale-preserver-worn = { SIGN("preserver") } { ROLE($who) } хватается за спасательный круг.
tale-preserver-thrown = { SIGN("preserver") } { ROLE($who) } бросает спасательный круг, и { ROLE($other) } хватается за него.
tale-lost = { SIGN("overboard") } Море забирает открытые припасы: { $list }.
tale-lost-item = { ROLE($who, case: "at") } — { PROVISIONS($kinds) }
tale-back = { SIGN("wound") } { ROLES($whos) } снова в шлюпке: { $wounds ->
    [1] { $n ->
        [1] рана
       *[other] по ране
    }
   *[few] { $n ->
        [1] { $wounds } раны
       *[other] по { $wounds } раны
    }
    }.
tale-back-unharmed = { SIGN("boat") } { ROLES($whos) } { $n ->
    [1] возвращается
   *[other] возвращаются
    } в шлюпку без единой царапины.
tale-fall-fainted = { SIGN("unconscious") } { ROLES($whos) } снова в шлюпке, но без сознания.
tale-fall-drowned = { SIGN("dead") } { ROLES($whos) } { $n ->
    [1] тонет
   *[other] тонут
    }.
tale-fall-corpse = { SIGN("overboard") } Море забирает { $n ->
    [1] тело
   *[other] тела
    } { ROLES($whos, case: "gen") }.

## Жажда

tale-shaded = { SIGN("parasol") } Зонтик избавляет { ROLE($who, case: "acc") } от одной жажды.
tale-thirsty = { SIGN("thirst") } Жажда! { $list }.
tale-thirsty-item = { ROLES($whos) } ({ $why })
tale-item-waters = { ROLE($who) } ({ CARDS("water", $n) })
tale-drank = { SIGN("water") } { $n ->
    [1] Пьёт
   *[other] Пьют
    } { $list }.
tale-gave-water = { SIGN("water") } { ROLE($who) } поит { $n ->
    [1] { ROLE($other, case: "acc") }
   *[other] { ROLE($other, case: "acc") } ({ CARDS("water", $n) })
    }.
tale-drank-along = { SIGN($who) } { ROLE($who) } пьёт за компанию, не тратя ни капли.

## Итоги

score-land = { SIGN("land") } <b>Берег!</b> День { $day }.
score-sea = { SIGN("sea") } <b>Море победило.</b> День { $day }: в шлюпке не осталось живых, победителя нет.
score-winner = { GENDER($who) ->
    [f] Победила
   *[m] Победил
    } { ROLE($who) }.
score-shared = Победу делят { ROLES($whos) }.
score-place = { $n }.
score-person = { $medal } <b>{ $n }</b> · { ROLE($who) } · { $player }
score-gained = { $n ->
    [0] 0
   *[other] +{ $n }
}
score-survival = { GENDER($who) ->
    [f] жива
   *[m] жив
    } { score-gained }
score-narcissist = любовь к себе { score-gained }
score-cash = деньги { score-gained }
score-jewels = драгоценности { score-gained }
score-paintings = картины { score-gained }
score-love = { SIGN("love") } { ROLE($who) }: { $n ->
    [0] { GENDER($who) ->
        [f] погибла
       *[m] погиб
    }
   *[other] { GENDER($who) ->
        [f] жива
       *[m] жив
    }
    } { score-gained }
score-hate = { SIGN("hate") } { ROLE($who) }: { $n ->
    [0] { GENDER($who) ->
        [f] жива
       *[m] жив
    }
   *[other] { GENDER($who) ->
        [f] погибла
       *[m] погиб
    }
    } { score-gained }
score-hate-self = { SIGN("hate") } ненависть к себе { score-gained }
score-psychopath = { SIGN("hate") } { ROLE($who) }: { GENDER($who) ->
    [f] погибла
   *[m] погиб
    } { score-gained }
score-dead = { GENDER($who) ->
    [f] мертва, но в шлюпке
   *[m] мёртв, но в шлюпке
}
score-gone = { GENDER($who) ->
    [f] осталась в море
   *[m] остался в море
}
score-nothing = ни одного очка
score-secrets = { SIGN("secret") } <b>Что было скрыто</b>
score-secret = { SIGN($who) } { ROLE($who) }: { SIGN("love") } { ROLE($love) } · { SIGN("hate") } { ROLE($hate) } · { $cards }
score-hand = { SIGN("hand") } { PROVISIONS($kinds) }
score-hand-empty = { SIGN("hand") } пусто

## Для одного игрока: кто ты

own-role = { SIGN($who) } Ты — <b>{ ROLE($who) }</b>.
own-strength = Сила { $strength }: столько ран — и ты без сознания, ещё одна — и конец. Доживёшь до берега — { tale-points }.
own-ability-jewels = Твои драгоценности стоят вдвое больше.
own-ability-painting = Твои картины стоят вдвое больше.
own-ability-cash = Твои деньги стоят вдвое больше.
own-ability-drinks_along = Когда пьёт кто-то другой, твоя жажда проходит за компанию.
own-ability-swims = Плаваешь ты отлично: падение за борт не ранит. Акулы — ранят.
own-ability-keeps_kit = Аптечка после перевязки остаётся у тебя.
own-ability-steals = Карту с чужой руки ты берёшь без спроса и без драки.
own-ability-none = Особых талантов нет. Зато сильнее тебя в шлюпке никого.
own-love = { SIGN("love") } Любовь — { ROLE($who) }: { tale-points }, если { GENDER($who) ->
    [f] она
   *[m] он
    } доживёт.
own-love-self = { SIGN("love") } Любовь — к себе: ещё { tale-points }, если доживёшь. Только и беречь тебя больше некому.
own-hate = { SIGN("hate") } Ненависть — { ROLE($who) }: { tale-points }, если { GENDER($who) ->
    [f] она
   *[m] он
    } не доживёт.
own-hate-self-own_death = { SIGN("hate") } Ненависть — к себе: { tale-points }, если не доживёшь.
own-hate-self-psychopath = { SIGN("hate") } Ненависть — ко всем. Своя жизнь и смерть очков не дают, зато за каждого погибшего ты получишь его силу.
own-both-self-own_death = { SIGN("love") }{ SIGN("hate") } И любовь, и ненависть — к себе. Доживёшь — { $survival }, не доживёшь — { $strength }.
own-both-self-psychopath = { SIGN("love") }{ SIGN("hate") } Любовь — к себе, ненависть — ко всем. Доживёшь — { $survival }, и за каждого погибшего — его сила.
own-love-is-hate = Да, это одно лицо. Что-нибудь ты получишь в любом случае.
own-hand = { SIGN("hand") } На руках: { PROVISIONS($kinds) }.

own-ended-land = { SIGN("land") } Берег! У тебя { tale-points }.
own-won = { SIGN("first") } Берег, и победа твоя: { tale-points }!
own-ended-sea = { SIGN("sea") } Море победило. У тебя { tale-points }, но победителя нет.
own-autopilot-on = { SIGN("robot") } За { ROLE($who, case: "acc") } теперь играет автопилот.
own-autopilot-off = { SIGN("boat") } За { ROLE($who, case: "acc") } снова играешь ты.
own-late = { SIGN("late") } Время вышло: на этот раз решает бот.

own-kept = { SIGN($kind) } Ты берёшь { CARD($kind, case: "acc") }, дальше { $n ->
    [one] идёт { $n } карта
    [few] идут { $n } карты
   *[many] идёт { $n } карт
    }.
own-kept-last = { SIGN($kind) } Тебе { GENDER($kind) ->
    [pl] остаются
   *[other] остаётся
    } { CARD($kind) }.

## Для одного игрока: действия

own-passed = { SIGN("pass") } Ты ничего не делаешь.
own-rowed = { SIGN("row") } Ты гребёшь: { tale-rowed-kept }.
own-swapped-by-you = { SIGN("seat") } Ты садишься на место { ROLE($who, case: "gen") }.
own-swapped-to-you = { SIGN("seat") } { ROLE($who) } садится на твоё место.
own-taken-by-you = { SIGN("rob") } Ты забираешь { ROLE($who, case: "at") } { CARD($kind, case: "acc") }.
own-taken-from-you = { SIGN("rob") } { ROLE($who) } забирает у тебя { CARD($kind, case: "acc") }.
own-nothing-by-you = { SIGN("rob") } Ты остаёшься ни с чем: того, что нужно, { ROLE($who, case: "at") } уже нет.
own-nothing-to-you = { SIGN("rob") } { ROLE($who) } остаётся ни с чем: того, что нужно, у тебя уже нет.
own-heave = { SIGN("overboard") } { ROLE($who) } собирается выбросить тебя за борт. Вдруг кто-нибудь заступится.
own-thrown-alive-by-you = { SIGN("overboard") } Ты выбрасываешь { ROLE($who, case: "acc") } за борт.
own-thrown-alive-to-you = { SIGN("dead") } { ROLE($who) } выбрасывает тебя за борт. Очки за любовь и ненависть остаются твоими.
own-thrown-corpse-by-you = { SIGN("overboard") } Ты провожаешь { ROLE($who, case: "acc") } за борт.
own-thrown-corpse-to-you = { SIGN("overboard") } { ROLE($who) } провожает твоё тело за борт. Очки за любовь и ненависть остаются твоими.
own-parasol-self = { SIGN("parasol") } Ты раскрываешь зонтик.
own-parasol-by-you = { SIGN("parasol") } Ты раскрываешь зонтик: теперь в тени { ROLE($who) }.
own-parasol-to-you = { SIGN("parasol") } { ROLE($who) } раскрывает над тобой зонтик.
own-kit-self = { SIGN("kit") } Ты перевязываешь свою рану.
own-kit-by-you = { SIGN("kit") } Ты перевязываешь { ROLE($who, case: "acc") }: одной раной меньше.
own-kit-to-you = { SIGN("kit") } { ROLE($who) } перевязывает тебя: одной раной меньше.
own-woke = { SIGN("awake") } Ты приходишь в сознание.
own-flare = { SIGN("flare") } Ты пускаешь в небо сигнальную ракету.
own-preserver-put-by-you = { SIGN("preserver") } Ты надеваешь спасательный круг на { ROLE($who, case: "acc") }.
own-preserver-put-to-you = { SIGN("preserver") } { ROLE($who) } надевает на тебя спасательный круг.
own-opened = { SIGN("open") } Ты открываешь: { CARD($kind) }.
own-threw = { SIGN("throw") } Ты выбрасываешь за борт { CARD($kind, case: "acc") }.

own-offered = { SIGN("trade") } Ты предлагаешь { ROLE($who, case: "dat") } { PROVISIONS($give, case: "acc") } в обмен на { PROVISIONS($want, case: "acc") }.
own-offered-give = { SIGN("trade") } Ты предлагаешь { ROLE($who, case: "dat") } { PROVISIONS($give, case: "acc") } просто так.
own-offered-want = { SIGN("trade") } Ты просишь { ROLE($who, case: "at") } { PROVISIONS($want, case: "acc") }.
own-offer-declined = { SIGN("trade") } { ROLE($who) } отклоняет твоё предложение.
own-offer-withdrawn = { SIGN("trade") } { ROLE($who) } забирает своё предложение назад.
own-offer-lapsed = { SIGN("trade") } Сделка больше не в силе: { ROLE($who) } и ты остаётесь при своём.
own-traded = { SIGN("trade") } Ты отдаёшь { ROLE($who, case: "dat") } { PROVISIONS($give, case: "acc") }, а получаешь { PROVISIONS($want, case: "acc") }.
own-traded-give = { SIGN("trade") } Ты отдаёшь { ROLE($who, case: "dat") } { PROVISIONS($give, case: "acc") }.
own-traded-want = { SIGN("trade") } Ты получаешь от { ROLE($who, case: "gen") } { PROVISIONS($want, case: "acc") }.

## Для одного игрока: драка

own-fight-attacker = { SIGN("fight") } { ROLE($who) } встаёт против тебя. Драка!
own-fight-defender = { SIGN("fight") } Ты встаёшь против { ROLE($who, case: "gen") }. Драка!
own-fight-victim = { SIGN("fight") } { ROLE($who) } заступается за тебя. Драка!
own-joined-attack = { SIGN("fight") } Ты вступаешь в драку на стороне нападения.
own-joined-defence = { SIGN("fight") } Ты вступаешь в драку на стороне защиты.
own-weapon = { SIGN($kind) } Ты берёшься за { CARD($kind, case: "acc") } (+{ $n }).
own-fired = { SIGN("flare") } Ты палишь из сигнального пистолета (+{ $n }).
own-fight-won = { SIGN("fight") } Драка окончена, { $mine } : { $theirs }. Твоя сторона победила.
own-fight-won-tie = { SIGN("fight") } Драка окончена, { $mine } : { $theirs }. Ничья — в пользу защиты, то есть в твою.
own-fight-lost = { SIGN("fight") } Драка окончена, { $mine } : { $theirs }. Твоя сторона проиграла.
own-fight-lost-tie = { SIGN("fight") } Драка окончена, { $mine } : { $theirs }. Ничья — в пользу защиты, так что твоя сторона проиграла.

## Для одного игрока: море

own-wounded-fight = { SIGN("wound") } В драке ты получаешь { tale-wounds }.
own-wounded-fall = { SIGN("wound") } В воде ты получаешь { tale-wounds }.
own-wounded-thirst = { SIGN("wound") } От жажды ты получаешь { tale-wounds }.
own-fainted = { SIGN("unconscious") } Ты теряешь сознание. Остаётся надеяться на чью-нибудь аптечку.
own-died = { SIGN("dead") } Ты умираешь. Но очки ещё считаются: любовь, ненависть и всё, что доплывёт с тобой до берега.
own-drowned = { SIGN("dead") } Ты тонешь. Очки за любовь и ненависть остаются твоими.
own-corpse-sank = { SIGN("overboard") } Море забирает твоё тело со всеми припасами. Очки за любовь и ненависть остаются твоими.
own-back = { SIGN("boat") } Ты возвращаешься в шлюпку.
own-back-unconscious = { SIGN("unconscious") } Тебя втаскивают обратно в шлюпку без сознания.
own-lost = { SIGN("overboard") } Море забирает у тебя { PROVISIONS($kinds, case: "acc") }.
own-compass = { SIGN("compass") } Компас даёт тебе ещё одну карту на выбор.
own-navigation-chosen = { SIGN("navigation") } Курс сегодня прокладываешь ты.
own-navigation-top = { SIGN("navigation") } Выбирать не из чего: ты открываешь верхнюю карту навигации.
own-fell = { SIGN("overboard") } Ты падаешь за борт.
own-bait = { SIGN("bait") } Твоя приманка в воде. Акулы тут как тут.
own-preserver-worn = { SIGN("preserver") } Ты хватаешься за спасательный круг.
own-preserver-by-you = { SIGN("preserver") } Ты бросаешь спасательный круг, и { ROLE($who) } хватается за него.
own-preserver-to-you = { SIGN("preserver") } { ROLE($who) } бросает тебе спасательный круг.
own-thirsty = { SIGN("thirst") } Тебя мучает жажда ({ $why }).
own-shaded = { SIGN("parasol") } Зонтик избавляет тебя от одной жажды.
own-drank = { SIGN("water") } Ты выпиваешь { CARDS("water", $n, case: "acc") }.
own-gave-water = { SIGN("water") } Ты поишь { $n ->
    [1] { ROLE($who, case: "acc") }
   *[other] { ROLE($who, case: "acc") } ({ CARDS("water", $n) })
    }.
own-got-water = { SIGN("water") } { ROLE($who) } даёт тебе { CARDS("water", $n, case: "acc") }.
own-drank-along = { SIGN("water") } Ты пьёшь за компанию: { $n ->
    [1] одной жаждой меньше
    [one] жажды на { $n } меньше
    [few] жажды на { $n } меньше
   *[many] жажды на { $n } меньше
    }.
