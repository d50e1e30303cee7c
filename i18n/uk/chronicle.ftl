# Хроніка. tale-… — для групи, own-… — для одного гравця («ти»; теперішній час, щоб не гадати про рід).
# $who, $other, $defender, $victim — персонажі; $whos — кілька через пробіл; $kind, $kinds — припаси.

tale-points = { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[many] { $n } очок
}
tale-wounds = { $n ->
    [1] рану
    [one] { $n } рану
    [few] { $n } рани
   *[many] { $n } ран
}
tale-cause-rowed = веслування
tale-cause-fought = бійка
tale-cause-named = карта
tale-bird = { $by ->
    [1] чайка
    [-1] перекреслена чайка
   *[0] без птахів
}

## Плавання

tale-began = { SIGN("boat") } <b>Усі в човні.</b> Від носа до корми:
tale-began-person = { SIGN($who) } <b>{ ROLE($who) }</b> — { $player }
tale-began-person-long = { SIGN($who) } <b>{ ROLE($who) }</b> ({ LONG($who) }) — { $player }
tale-began-secrets = Кого любити й кого ненавидіти, кожен дізнався в особистому чаті. До берега — чотири чайки.
tale-began-provisions = Кожен має при собі одну карту припасів.

tale-day = { SIGN("day") } <b>День { $day }.</b>
tale-provisions-1 = { ROLE($who) } відчиняє скриню з припасами: { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
    }.
tale-provisions-2 = Припасів сьогодні { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
    }. { GENDER($who) ->
        [f] Першою
       *[m] Першим
    } обирає { ROLE($who) }.
tale-provisions-3 = Зі скрині дістають { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
    }, і { GENDER($who) ->
        [f] першою
       *[m] першим
    } обирає { ROLE($who) }.
tale-provisions-skipped-1 = Скриня з припасами порожня. Лишається ділити вже поділене.
tale-provisions-skipped-2 = Роздавати нічого: у скрині самі тріски.
tale-provisions-skipped-3 = У скрині з припасами порожньо, роздачі немає.
tale-handed-out-1 = { SIGN("provisions") } Припаси розійшлися по кишенях.
tale-handed-out-2 = { SIGN("provisions") } Кожному своє: припаси роздано.
tale-handed-out-3 = { SIGN("provisions") } Припаси поділено. Невдоволені мовчать — поки що.
tale-drift = { SIGN("drift") } Притомних не лишилося. Човен пливе сам, куди йому заманеться.

tale-autopilot-on = { SIGN("robot") } { $player } виходить із гри, далі за { ROLE($who, case: "acc") } грає автопілот.
tale-autopilot-off = { SIGN("boat") } { $player } знову в човні й грає за { ROLE($who, case: "acc") } без автопілота.

tale-late-provision = { SIGN("late") } Час вийшов: за { ROLE($who, case: "acc") } ({ $player }) припас обирає бот.
tale-late-turn = { SIGN("late") } Час вийшов: { ROLE($who) } ({ $player }) пропускає хід.
tale-late-keep = { SIGN("late") } Час вийшов, а { ROLE($who) } ({ $player }) досі роздивляється карти.
tale-late-demand = { SIGN("late") } { ROLE($who) } ({ $player }) мовчить, а час вийшов: відповідає бот.
tale-late-theft = { SIGN("late") } Час вийшов: { ROLE($who) } ({ $player }) більше нічого не відкриває.
tale-late-objection = { SIGN("late") } Час вийшов: { ROLE($who) } ({ $player }) не заступається.
tale-late-fight = { SIGN("late") } Час вийшов: { ROLE($who) } ({ $player }) більше нічого не робить.
tale-late-navigation = { SIGN("late") } Час вийшов: за { ROLE($who, case: "acc") } ({ $player }) карту навігації обирає бот.
tale-late-fall = { SIGN("late") } Час вийшов: за { ROLE($who, case: "acc") } ({ $player }) вирішує бот.
tale-late-thirst = { SIGN("late") } Час вийшов: за { ROLE($who, case: "acc") } ({ $player }) вирішує бот.
tale-late-sealed = { SIGN("late") } Час вийшов: за тих, хто не встиг відповісти, вирішує бот.

## Дії

tale-passed-1 = { SIGN("pass") } { ROLE($who) } милується краєвидом.
tale-passed-2 = { SIGN("pass") } { ROLE($who) } береже сили.
tale-passed-3 = { SIGN("pass") } { ROLE($who) } дивиться на обрій і нічого не робить.
tale-passed-many = { SIGN("pass") } { ROLES($whos) } сьогодні відпочивають.

tale-rowed-kept = { $n ->
    [0] навігаторові — нічого
    [one] навігаторові — { $n } карта
    [few] навігаторові — { $n } карти
   *[many] навігаторові — { $n } карт
}
tale-rowed-1 = { SIGN("row") } { ROLE($who) } веслує: { tale-rowed-kept }.
tale-rowed-2 = { SIGN("row") } { ROLE($who) } налягає на весла: { tale-rowed-kept }.

tale-demand-open = { SIGN("rob") } { ROLE($who) } вимагає { ROLE($other, case: "at") } { CARD($kind, case: "acc") }.
tale-demand-hand-1 = { SIGN("rob") } { ROLE($who) } вимагає { ROLE($other, case: "at") } карту з руки.
tale-demand-hand-2 = { SIGN("rob") } { ROLE($who) } хоче залізти { ROLE($other, case: "dat") } до кишені.
tale-demand-seat-1 = { SIGN("seat") } { ROLE($who) } хоче на місце { ROLE($other, case: "gen") }.
tale-demand-seat-2 = { SIGN("seat") } { ROLE($who) } просить { ROLE($other, case: "acc") } помінятися місцями.
tale-gave-seat-1 = { SIGN("yield") } { ROLE($who) } не сперечається: місце переходить до { ROLE($other, case: "gen") }.
tale-gave-seat-2 = { SIGN("yield") } Без суперечок: { ROLE($who) } та { ROLE($other) } міняються місцями.
tale-gave-open = { SIGN("yield") } { ROLE($who) } віддає { ROLE($other, case: "dat") } { CARD($kind, case: "acc") }.
tale-gave-hand-1 = { SIGN("yield") } { ROLE($who) } віддає { ROLE($other, case: "dat") } карту з руки.
tale-gave-hand-2 = { SIGN("yield") } { ROLE($who) } не сперечається: карта з руки переходить до { ROLE($other, case: "gen") }.
tale-gave = { SIGN("yield") } { ROLE($who) } поступається.
tale-swapped = { SIGN("seat") } { ROLE($who) } сідає на місце { ROLE($other, case: "gen") }.
tale-taken-open = { SIGN("rob") } { ROLE($who) } забирає { ROLE($other, case: "at") } { CARD($kind, case: "acc") }.
tale-taken-hand = { SIGN("rob") } { ROLE($who) } забирає карту з руки { ROLE($other, case: "gen") }.
tale-stolen-1 = { SIGN("rob") } { ROLE($who) } непомітно витягає карту з руки { ROLE($other, case: "gen") }.
tale-stolen-2 = { SIGN("rob") } На одну карту менше { ROLE($other, case: "at") }: { ROLE($who) } свого не проґавить.
tale-stolen-3 = { SIGN("rob") } Спритність рук: карта { ROLE($other, case: "gen") } переходить до { ROLE($who, case: "gen") }.
tale-nothing = { SIGN("rob") } { ROLE($who) } лишається ні з чим: того, що треба, { ROLE($other) } вже не має.
tale-theft-announced = { SIGN("rob") } { ROLE($who) } тягнеться до кишені { ROLE($other, case: "gen") }. Поки не пізно, карти можна відкрити.
tale-heave = { SIGN("overboard") } { ROLE($who) } збирається викинути за борт { ROLE($other, case: "acc") }: { GENDER($other) ->
    [f] та непритомна
   *[m] той непритомний
    }. Хто заступиться?
tale-unopposed = { SIGN("overboard") } Ніхто не заступається.
tale-unopposed-thrown = { SIGN("overboard") } Ніхто не заступається. { ROLE($who) } відправляє { ROLE($other, case: "acc") } за борт, назавжди.
tale-thrown-alive = { SIGN("overboard") } { ROLE($who) } викидає { ROLE($other, case: "acc") } за борт. { GENDER($other) ->
    [f] Її
   *[m] Його
    } більше немає.
tale-thrown-corpse = { SIGN("overboard") } { ROLE($who) } проводжає { ROLE($other, case: "acc") } в останню путь: тіло йде за борт з усім добром.

tale-parasol = { SIGN("parasol") } { ROLE($who) } розкриває парасольку: тепер у затінку { ROLE($other) }.
tale-parasol-self = { SIGN("parasol") } { ROLE($who) } розкриває парасольку.
tale-kit = { SIGN("kit") } { ROLE($who) } перев’язує { ROLE($other, case: "acc") }: на одну рану менше.
tale-kit-self = { SIGN("kit") } { ROLE($who) } перев’язує власну рану.
tale-kit-woke = { ROLE($who) } приходить до тями.
tale-kit-kept = Аптечка лишається { ROLE($who, case: "at") }.
tale-woke = { SIGN("awake") } { ROLE($who) } приходить до тями.
tale-flare = { SIGN("flare") } { ROLE($who) } пускає в небо сигнальну ракету. Відкриваються карти: { $birds }.
tale-gulls-now = Тепер { $row }

tale-opened = { SIGN("open") } { ROLE($who) } відкриває: { PROVISIONS($kinds) }.
tale-threw-1 = { SIGN("throw") } { ROLE($who) } викидає за борт { PROVISIONS($kinds, case: "acc") }.
tale-threw-2 = { SIGN("throw") } { ROLE($who) } відправляє на дно { PROVISIONS($kinds, case: "acc") }.
tale-preserver-put = { SIGN("preserver") } { ROLE($who) } надягає рятувальне коло на { ROLE($other, case: "acc") }.
tale-from-hand = { $n ->
    [1] карту з руки
    [one] { $n } карту з руки
    [few] { $n } карти з руки
   *[many] { $n } карт з руки
}
tale-traded = { SIGN("trade") } { ROLE($who) } віддає { ROLE($other, case: "dat") } { $give }, а отримує { $want }.
tale-gift = { SIGN("trade") } { ROLE($who) } віддає { ROLE($other, case: "dat") } { $give } — просто так.

## Бійка

tale-fight-1 = { SIGN("fight") } { ROLE($defender) } каже «ні». { ROLE($who) } лізе в бійку!
tale-fight-2 = { SIGN("fight") } { ROLE($defender) } не поступається. { ROLE($who) } закочує рукави: бійка!
tale-fight-3 = { SIGN("fight") } { ROLE($defender) } проти { ROLE($who, case: "gen") }: бійка!
tale-fight-for-life = { SIGN("fight") } { ROLE($defender) } заступається за { ROLE($victim, case: "acc") }. { ROLE($who) } наполягає — бійка!
tale-joined-attack = { SIGN("fight") } { ROLES($whos) } { $n ->
    [1] стає
   *[other] стають
    } на бік нападу.
tale-joined-defence = { SIGN("fight") } { ROLES($whos) } { $n ->
    [1] стає
   *[other] стають
    } на бік захисту.
tale-weapon-1 = { SIGN($kind) } { ROLE($who) } береться за { CARD($kind, case: "acc") } (+{ $n }).
tale-weapon-2 = { SIGN($kind) } { ROLE($who) } дістає { CARD($kind, case: "acc") } (+{ $n }).
tale-fired = { SIGN("flare") } { ROLE($who) } смалить із сигнального пістолета: +{ $n }!
tale-fight-won-attack = { SIGN("fight") } Бійку скінчено, { $more } : { $less }. Перемога за нападом: { ROLES($whos) }.
tale-fight-won-defence = { SIGN("fight") } Бійку скінчено, { $more } : { $less }. Перемога за захистом: { ROLES($whos) }.
tale-fight-tie = { SIGN("fight") } Бійку скінчено, { $more } : { $less }. Нічия — на користь захисту: { ROLES($whos) }.

## Рани

tale-item-wounds = { ROLE($who) } ({ $n ->
    [one] { $n } рана
    [few] { $n } рани
   *[many] { $n } ран
    })
tale-wounded-fight = { SIGN("wound") } { $n ->
    [1] Рану отримує
   *[other] По рані отримують
    } { $list }.
tale-wounded-fall = { SIGN("wound") } Рани у воді { $n ->
    [1] отримує
   *[other] отримують
    } { $list }.
tale-wounded-thirst = { SIGN("wound") } Рану від спраги { $n ->
    [1] отримує
   *[other] отримують
    } { $list }.
tale-fainted = { SIGN("unconscious") } { ROLES($whos) } { $n ->
    [1] непритомніє
   *[other] непритомніють
    }.
tale-died-1 = { SIGN("dead") } { ROLE($who) } помирає.
tale-died-2 = { SIGN("dead") } { ROLE($who) } більше не дихає.
tale-died-3 = { SIGN("dead") } Смерть забирає { ROLE($who, case: "acc") }.

## Навігація

tale-compass = { SIGN("compass") } { ROLE($who) } звіряється з компасом: вибір навігації на карту ширший.
tale-pile-sunk = { SIGN("navigation") } Обирати нікому: відкладені карти навігації йдуть під колоду.
tale-navigation-chosen-1 = { SIGN("navigation") } { ROLE($who) } кермує за картою, яку лишили веслярі.
tale-navigation-chosen-2 = { SIGN("navigation") } { ROLE($who) } прокладає курс.
tale-navigation-chosen-3 = { SIGN("navigation") } Карту навігації відкриває { ROLE($who) }.
tale-navigation-top-1 = { SIGN("navigation") } Обирати нема з чого: { ROLE($who) } відкриває верхню карту навігації.
tale-navigation-top-2 = { SIGN("navigation") } Карт ніхто не лишив, тож { ROLE($who) } кермує навмання.
tale-navigation-sea-1 = { SIGN("navigation") } Море саме відкриває карту навігації.
tale-navigation-sea-2 = { SIGN("navigation") } Човен несе течією.
tale-gull = <b>Чайка!</b> { $row }
tale-gull-lost = Чайка відлітає. { $row }
tale-no-gull = { $by ->
    [-1] Чайку перекреслено, та відлітати нікому.
   *[other] Чайок не видно.
}
tale-fall = За борт { $n ->
    [1] падає
   *[other] падають
    } { ROLES($whos) }.
tale-fall-everyone = За борт летять усі до одного!

## За бортом

tale-bait = { SIGN("bait") } У воді приманка із запасів { ROLE($who, case: "gen") }. Акули вже тут.
tale-preserver-worn = { SIGN("preserver") } { ROLE($who) } хапається за рятувальне коло.
tale-preserver-thrown = { SIGN("preserver") } { ROLE($who) } кидає рятувальне коло, і { ROLE($other) } хапається за нього.
tale-lost = { SIGN("overboard") } Море забирає відкриті припаси: { $list }.
tale-lost-item = { ROLE($who) } — { PROVISIONS($kinds) }
tale-back = { SIGN("wound") } { ROLES($whos) } знову в човні: { $wounds ->
    [1] { $n ->
        [1] рана
       *[other] по рані
    }
   *[few] { $n ->
        [1] { $wounds } рани
       *[other] по { $wounds } рани
    }
    }.
tale-back-unharmed = { SIGN("boat") } { ROLES($whos) } { $n ->
    [1] повертається
   *[other] повертаються
    } в човен без жодної подряпини.
tale-fall-fainted = { SIGN("unconscious") } { ROLES($whos) } знову в човні, але без тями.
tale-fall-drowned = { SIGN("dead") } { ROLES($whos) } { $n ->
    [1] тоне
   *[other] тонуть
    }.
tale-fall-corpse = { SIGN("overboard") } Море забирає { $n ->
    [1] тіло
   *[other] тіла
    } { ROLES($whos, case: "gen") }.

## Спрага

tale-shaded = { SIGN("parasol") } Парасолька рятує { ROLE($who, case: "acc") } від однієї спраги.
tale-thirsty = { SIGN("thirst") } Спрага! { $list }.
tale-thirsty-item = { ROLES($whos) } ({ $why })
tale-item-waters = { ROLE($who) } ({ CARDS("water", $n) })
tale-drank = { SIGN("water") } { $n ->
    [1] П’є
   *[other] П’ють
    } { $list }.
tale-gave-water = { SIGN("water") } { ROLE($who) } напуває { $n ->
    [1] { ROLE($other, case: "acc") }
   *[other] { ROLE($other, case: "acc") } ({ CARDS("water", $n) })
    }.
tale-drank-along = { SIGN($who) } { ROLE($who) } п’є за компанію, не витрачаючи ні краплі.

## Підсумки

score-land = { SIGN("land") } <b>Берег!</b> День { $day }.
score-sea = { SIGN("sea") } <b>Море перемогло.</b> День { $day }: живих у човні не лишилося, переможця немає.
score-winner = { GENDER($who) ->
    [f] Перемогла
   *[m] Переміг
    } { ROLE($who) }.
score-shared = Перемогу ділять { ROLES($whos) }.
score-place = { $n }.
score-person = { $medal } <b>{ $n }</b> · { ROLE($who) } · { $player }
score-gained = { $n ->
    [0] 0
   *[other] +{ $n }
}
score-survival = { GENDER($who) ->
    [f] жива
   *[m] живий
    } { score-gained }
score-narcissist = любов до себе { score-gained }
score-cash = гроші { score-gained }
score-jewels = коштовності { score-gained }
score-paintings = картини { score-gained }
score-love = { SIGN("love") } { ROLE($who) }: { $n ->
    [0] { GENDER($who) ->
        [f] загинула
       *[m] загинув
    }
   *[other] { GENDER($who) ->
        [f] жива
       *[m] живий
    }
    } { score-gained }
score-hate = { SIGN("hate") } { ROLE($who) }: { $n ->
    [0] { GENDER($who) ->
        [f] жива
       *[m] живий
    }
   *[other] { GENDER($who) ->
        [f] загинула
       *[m] загинув
    }
    } { score-gained }
score-hate-self = { SIGN("hate") } ненависть до себе { score-gained }
score-psychopath = { SIGN("hate") } { ROLE($who) }: { GENDER($who) ->
    [f] загинула
   *[m] загинув
    } { score-gained }
score-dead = { GENDER($who) ->
    [f] мертва, але в човні
   *[m] мертвий, але в човні
}
score-gone = { GENDER($who) ->
    [f] лишилася в морі
   *[m] лишився в морі
}
score-nothing = жодного очка
score-secrets = { SIGN("secret") } <b>Що було приховано</b>
score-secret = { SIGN($who) } { ROLE($who) }: { SIGN("love") } { ROLE($love) } · { SIGN("hate") } { ROLE($hate) } · { $cards }
score-hand = { SIGN("hand") } { PROVISIONS($kinds) }
score-hand-empty = { SIGN("hand") } порожньо

## Для одного гравця: хто ти

own-role = { SIGN($who) } Ти — <b>{ ROLE($who) }</b>.
own-strength = Сила { $strength }: стільки ран — і ти без тями, ще одна — і кінець. Доживеш до берега — { tale-points }.
own-ability-jewels = Твої коштовності варті вдвічі більше.
own-ability-painting = Твої картини варті вдвічі більше.
own-ability-cash = Твої гроші варті вдвічі більше.
own-ability-drinks_along = Коли п’є хтось інший, твоя спрага минає за компанію.
own-ability-swims = Плаваєш ти чудово: падіння за борт не ранить. Акули — ранять.
own-ability-keeps_kit = Аптечка після перев’язки лишається в тебе.
own-ability-steals = Карту з чужої руки ти береш без дозволу і без бійки.
own-ability-none = Особливих талантів немає. Зате дужчих за тебе в човні нема.
own-love = { SIGN("love") } Любов — { ROLE($who) }: { tale-points }, якщо { GENDER($who) ->
    [f] вона
   *[m] він
    } доживе.
own-love-self = { SIGN("love") } Любов — до себе: ще { tale-points }, якщо доживеш. От тільки берегти тебе більше нікому.
own-hate = { SIGN("hate") } Ненависть — { ROLE($who) }: { tale-points }, якщо { GENDER($who) ->
    [f] вона
   *[m] він
    } не доживе.
own-hate-self-own_death = { SIGN("hate") } Ненависть — до себе: { tale-points }, якщо не доживеш.
own-hate-self-psychopath = { SIGN("hate") } Ненависть — до всіх. Власне життя чи смерть очок не дають, зате за кожного загиблого ти отримаєш його силу.
own-both-self-own_death = { SIGN("love") }{ SIGN("hate") } І любов, і ненависть — до себе. Доживеш — { $survival }, не доживеш — { $strength }.
own-both-self-psychopath = { SIGN("love") }{ SIGN("hate") } Любов — до себе, ненависть — до всіх. Доживеш — { $survival }, і за кожного загиблого — його сила.
own-love-is-hate = Так, це та сама особа. Щось ти отримаєш у будь-якому разі.
own-hand = { SIGN("hand") } На руках: { PROVISIONS($kinds) }.

own-ended-land = { SIGN("land") } Берег! У тебе { tale-points }.
own-won = { SIGN("first") } Берег, і перемога твоя: { tale-points }!
own-ended-sea = { SIGN("sea") } Море перемогло. У тебе { tale-points }, але переможця немає.
own-autopilot-on = { SIGN("robot") } За { ROLE($who, case: "acc") } тепер грає автопілот.
own-autopilot-off = { SIGN("boat") } За { ROLE($who, case: "acc") } знову граєш ти.
own-late = { SIGN("late") } Час вийшов: цього разу вирішує бот.

own-kept = { SIGN($kind) } Ти береш { CARD($kind, case: "acc") }, далі { $n ->
    [one] йде { $n } карта
    [few] йдуть { $n } карти
   *[many] йде { $n } карт
    }.
own-kept-last = { SIGN($kind) } Тобі { GENDER($kind) ->
    [pl] лишаються
   *[other] лишається
    } { CARD($kind) }.

## Для одного гравця: дії

own-passed = { SIGN("pass") } Ти нічого не робиш.
own-rowed = { SIGN("row") } Ти веслуєш: { tale-rowed-kept }.
own-swapped-by-you = { SIGN("seat") } Ти сідаєш на місце { ROLE($who, case: "gen") }.
own-swapped-to-you = { SIGN("seat") } { ROLE($who) } сідає на твоє місце.
own-taken-by-you = { SIGN("rob") } Ти забираєш { CARD($kind, case: "acc") }, що { GENDER($who) ->
    [f] мала
   *[m] мав
    } { ROLE($who) }.
own-taken-from-you = { SIGN("rob") } { ROLE($who) } забирає в тебе { CARD($kind, case: "acc") }.
own-nothing-by-you = { SIGN("rob") } Ти лишаєшся ні з чим: того, що треба, { ROLE($who) } вже не має.
own-nothing-to-you = { SIGN("rob") } { ROLE($who) } лишається ні з чим: того, що треба, у тебе вже немає.
own-heave = { SIGN("overboard") } { ROLE($who) } збирається викинути тебе за борт. Може, хтось заступиться.
own-thrown-alive-by-you = { SIGN("overboard") } Ти викидаєш { ROLE($who, case: "acc") } за борт.
own-thrown-alive-to-you = { SIGN("dead") } { ROLE($who) } викидає тебе за борт. Очки за любов і ненависть лишаються твоїми.
own-thrown-corpse-by-you = { SIGN("overboard") } Ти проводжаєш { ROLE($who, case: "acc") } за борт.
own-thrown-corpse-to-you = { SIGN("overboard") } { ROLE($who) } проводжає твоє тіло за борт. Очки за любов і ненависть лишаються твоїми.
own-parasol-self = { SIGN("parasol") } Ти розкриваєш парасольку.
own-parasol-by-you = { SIGN("parasol") } Ти розкриваєш парасольку: тепер у затінку { ROLE($who) }.
own-parasol-to-you = { SIGN("parasol") } { ROLE($who) } розкриває над тобою парасольку.
own-kit-self = { SIGN("kit") } Ти перев’язуєш власну рану.
own-kit-by-you = { SIGN("kit") } Ти перев’язуєш { ROLE($who, case: "acc") }: на одну рану менше.
own-kit-to-you = { SIGN("kit") } { ROLE($who) } перев’язує тебе: на одну рану менше.
own-woke = { SIGN("awake") } Ти приходиш до тями.
own-flare = { SIGN("flare") } Ти пускаєш у небо сигнальну ракету.
own-preserver-put-by-you = { SIGN("preserver") } Ти надягаєш рятувальне коло на { ROLE($who, case: "acc") }.
own-preserver-put-to-you = { SIGN("preserver") } { ROLE($who) } надягає на тебе рятувальне коло.
own-opened = { SIGN("open") } Ти відкриваєш: { CARD($kind) }.
own-threw = { SIGN("throw") } Ти викидаєш за борт { CARD($kind, case: "acc") }.

own-offered = { SIGN("trade") } Ти пропонуєш { ROLE($who, case: "dat") } { PROVISIONS($give, case: "acc") } в обмін на { PROVISIONS($want, case: "acc") }.
own-offered-give = { SIGN("trade") } Ти пропонуєш { ROLE($who, case: "dat") } { PROVISIONS($give, case: "acc") } просто так.
own-offered-want = { SIGN("trade") } Ти хочеш від { ROLE($who, case: "gen") } { PROVISIONS($want, case: "acc") }.
own-offer-declined = { SIGN("trade") } { ROLE($who) } відхиляє твою пропозицію.
own-offer-withdrawn = { SIGN("trade") } { ROLE($who) } забирає свою пропозицію назад.
own-offer-lapsed = { SIGN("trade") } Угода більше не чинна: { ROLE($who) } і ти лишаєтеся при своєму.
own-traded = { SIGN("trade") } Ти віддаєш { ROLE($who, case: "dat") } { PROVISIONS($give, case: "acc") }, а отримуєш { PROVISIONS($want, case: "acc") }.
own-traded-give = { SIGN("trade") } Ти віддаєш { ROLE($who, case: "dat") } { PROVISIONS($give, case: "acc") }.
own-traded-want = { SIGN("trade") } Ти отримуєш від { ROLE($who, case: "gen") } { PROVISIONS($want, case: "acc") }.

## Для одного гравця: бійка

own-fight-attacker = { SIGN("fight") } { ROLE($who) } стає проти тебе. Бійка!
own-fight-defender = { SIGN("fight") } Ти стаєш проти { ROLE($who, case: "gen") }. Бійка!
own-fight-victim = { SIGN("fight") } { ROLE($who) } заступається за тебе. Бійка!
own-joined-attack = { SIGN("fight") } Ти вступаєш у бійку на боці нападу.
own-joined-defence = { SIGN("fight") } Ти вступаєш у бійку на боці захисту.
own-weapon = { SIGN($kind) } Ти берешся за { CARD($kind, case: "acc") } (+{ $n }).
own-fired = { SIGN("flare") } Ти смалиш із сигнального пістолета (+{ $n }).
own-fight-won = { SIGN("fight") } Бійку скінчено, { $mine } : { $theirs }. Твій бік переміг.
own-fight-won-tie = { SIGN("fight") } Бійку скінчено, { $mine } : { $theirs }. Нічия — на користь захисту, тобто на твою.
own-fight-lost = { SIGN("fight") } Бійку скінчено, { $mine } : { $theirs }. Твій бік програв.
own-fight-lost-tie = { SIGN("fight") } Бійку скінчено, { $mine } : { $theirs }. Нічия — на користь захисту, тож твій бік програв.

## Для одного гравця: море

own-wounded-fight = { SIGN("wound") } У бійці ти отримуєш { tale-wounds }.
own-wounded-fall = { SIGN("wound") } У воді ти отримуєш { tale-wounds }.
own-wounded-thirst = { SIGN("wound") } Від спраги ти отримуєш { tale-wounds }.
own-fainted = { SIGN("unconscious") } Ти непритомнієш. Лишається сподіватися на чиюсь аптечку.
own-died = { SIGN("dead") } Ти помираєш. Але очки ще рахуються: любов, ненависть і все, що допливе з тобою до берега.
own-drowned = { SIGN("dead") } Ти тонеш. Очки за любов і ненависть лишаються твоїми.
own-corpse-sank = { SIGN("overboard") } Море забирає твоє тіло з усіма припасами. Очки за любов і ненависть лишаються твоїми.
own-back = { SIGN("boat") } Ти повертаєшся в човен.
own-back-unconscious = { SIGN("unconscious") } Тебе втягують назад у човен без тями.
own-lost = { SIGN("overboard") } Море забирає в тебе { PROVISIONS($kinds, case: "acc") }.
own-compass = { SIGN("compass") } Компас дає тобі ще одну карту на вибір.
own-navigation-chosen = { SIGN("navigation") } Курс сьогодні прокладаєш ти.
own-navigation-top = { SIGN("navigation") } Обирати нема з чого: ти відкриваєш верхню карту навігації.
own-fell = { SIGN("overboard") } Ти падаєш за борт.
own-bait = { SIGN("bait") } Твоя приманка у воді. Акули вже тут.
own-preserver-worn = { SIGN("preserver") } Ти хапаєшся за рятувальне коло.
own-preserver-by-you = { SIGN("preserver") } Ти кидаєш рятувальне коло, і { ROLE($who) } хапається за нього.
own-preserver-to-you = { SIGN("preserver") } { ROLE($who) } кидає тобі рятувальне коло.
own-thirsty = { SIGN("thirst") } Тебе мучить спрага ({ $why }).
own-shaded = { SIGN("parasol") } Парасолька рятує тебе від однієї спраги.
own-drank = { SIGN("water") } Ти випиваєш { CARDS("water", $n, case: "acc") }.
own-gave-water = { SIGN("water") } Ти напуваєш { $n ->
    [1] { ROLE($who, case: "acc") }
   *[other] { ROLE($who, case: "acc") } ({ CARDS("water", $n) })
    }.
own-got-water = { SIGN("water") } { ROLE($who) } дає тобі { CARDS("water", $n, case: "acc") }.
own-drank-along = { SIGN("water") } Ти п’єш за компанію: { $n ->
    [1] на одну спрагу менше
    [one] спраги на { $n } менше
    [few] спраги на { $n } менше
   *[many] спраги на { $n } менше
    }.
