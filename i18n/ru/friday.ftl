# «Пятница»: панель, меню, итоги. $name — имя карты, опасности или пирата; $ability — что умеет карта (friday-does-…).

friday = Пятница
friday-name = «Пятница»

## Уровни и шаги

friday-level = ур. { $n }
friday-day = остров дня { $date }
friday-day-short = { SIGN("island-day") } { $date }
friday-level-1 = для знакомства: здоровья 20 из 22
friday-level-2 = одна карта старения уже в колоде
friday-level-3 = то же, и в запасе ждёт упрямство −3
friday-level-4 = то же, а здоровья 18 из 20
friday-step-green = { SIGN("green") } зелёный шаг
friday-step-yellow = { SIGN("yellow") } жёлтый шаг
friday-step-red = { SIGN("red") } красный шаг
friday-step-pirates = { SIGN("pirates") } пираты

## Вопросы: первая строка панели

friday-ask-hazard = С чем сразиться?
friday-ask-last = Последняя опасность этого шага
friday-ask-pirate = Кто из пиратов первый?
friday-ask-fight = { $name }: { $sum } из { $value }
friday-ask-fight-short = { $name }: { $sum } из { $value }, не хватает { $short }
friday-ask-fight-won = { $name }: { $sum } из { $value }, хватает
friday-ask-destroy = { SIGN("destroy") } Что уничтожить?
friday-ask-double = { SIGN("double") } Что удвоить?
friday-ask-copy = { SIGN("copy") } Чьё умение повторить?
friday-ask-exchange = { SIGN("exchange") } Что обменять?
friday-ask-exchange-again = { SIGN("exchange") } Обменять ещё одну?
friday-ask-below = { SIGN("below") } Что убрать под колоду?
friday-ask-more = { SIGN("draw") } Взять ещё карту?
friday-ask-look = { SIGN("sort") } Смотреть дальше? Придётся постареть
friday-ask-replacement = { SIGN("draw") } Взять карту на это место? Сейчас или никогда
friday-ask-discard = { SIGN("sort") } Сбросить одну из этих?
friday-ask-top = { SIGN("sort") } Какая ляжет { $n ->
    [0] верхней
   *[other] следующей
}?
friday-ask-remove = Сражение проиграно. Что уничтожить?

## Строки панели

friday-offer = { $n }. <b>{ $name }</b> · нужно { $value } · { SIGN("draw") } { $free }
friday-offer-gives = победишь — { $card }
friday-card = { $value } { $name }
friday-card-does = { $value } { $name } · { $ability }
friday-card-used = { $value } { $name } · <s>{ $ability }</s>
friday-card-down = <s>{ $value } { $name }</s> · перевёрнута
friday-card-doubled = ×2 = { $n }
friday-card-zeroed = считается 0
friday-card-left-out = не считается
friday-card-counts = считается { $n }
friday-card-times = { $card } ×{ $n }
friday-left = <b>Слева</b> · { SIGN("draw") } даром ещё { $left } из { $free }
friday-left-over = <b>Слева</b>
friday-left-stopped = <b>Слева</b> · { SIGN("stop") } бесплатных больше нет
friday-right = <b>Справа</b> · за здоровье и по умениям
friday-looked = Смотришь: { $cards }
friday-goes-below = Под колоду уйдёт: { $card }
friday-known-top = Сверху колоды: { $cards }
friday-known-bottom = Снизу колоды: { $cards }
friday-points = Осталось { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}: по очку за карту, за карту старения — два.
friday-state-life = { SIGN("life") } { $life } из { $most } · { $step } · { $game }
friday-state-deck = { SIGN("deck") } колода { $deck }, сброс { $discard }
friday-state-piles = { SIGN("aging") } старение { $aging } · { SIGN("hazards") } опасности { $hazards }
friday-state-pirates = { SIGN("pirates") } { $pirates }
friday-pirate-value = { $name } { $value }
friday-pirate-beaten = <s>{ $name }</s>
friday-pirate-line = { $n }. <b>{ $name }</b> · нужно { $value } · { SIGN("draw") } { $free }
friday-pirate-twist = { $twist }
friday-foe-twist = { SIGN("pirates") } { $twist }

friday-stop-won = Остановишься — победа: { $card } твоё знание.
friday-stop-won-aging = Остановишься — победа: { $card } твоё знание, но старение заберёт { $n } { SIGN("life") }.
friday-stop-won-pirate = Остановишься — пират побеждён.
friday-stop-won-pirate-aging = Остановишься — пират побеждён, но старение заберёт { $n } { SIGN("life") }.
friday-stop-lost = Остановишься — −{ $n } { SIGN("life") }, останется { $life }; { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
} на уничтожение карт.
friday-stop-fatal = Остановишься — конец: платить { $n } { SIGN("life") }, а есть { $life }.
friday-stop-pirate = Отступать от пирата некуда: победить или сдаться.
friday-no-draw-life = Взять ещё не на что: здоровья не хватает.
friday-no-draw-cards = Брать больше нечего: колода пуста, а стареть некуда.

## Кнопки

friday-fight = { $n }. { $name } · { $value }
friday-skip = Не драться, сбросить
friday-pirate-first = { $n }. { $name } · { $value }
friday-draw-free = { SIGN("draw") } Карта · даром (ещё { $n })
friday-draw-paid = { SIGN("draw") } Карта · −{ $n } { SIGN("life") }
friday-draw = { SIGN("draw") } Взять карту
friday-enough = Хватит
friday-no-replacement = Не брать
friday-stop-button-won = { SIGN("won") } Победа · { $name }
friday-stop-button-pirate = { SIGN("won") } Победа над пиратом
friday-stop-button-pays = { SIGN("won") } Победа · −{ $n } { SIGN("life") }
friday-stop-button-lost = { SIGN("retreat") } Отступить · −{ $n } { SIGN("life") }
friday-stop-button-fatal = { SIGN("lost") } Остановиться — погибнуть
friday-use = { $sign } { $name } { $value }{ $marks }
friday-target = { $sign } { $value } { $name }{ $marks }
friday-mark-right = { " " }→
friday-mark-used = { " " }✓
friday-mark-doubled = { " " }×2
friday-mark-zeroed = { " " }=0
friday-mark-left-out = { " " }∅
friday-mark-many = { " " }({ $n })
friday-remove = { SIGN("destroy") } { $value } { $name } · { $n }
friday-keep = Ничего не сбрасывать
friday-done = Ничего больше
friday-undo = { SIGN("undo") } Вернуть ход
friday-deck = { SIGN("deck") } Карты
friday-more = { SIGN("more") }
friday-hints-on = { SIGN("hint") } Подсказки: включены
friday-hints-off = { SIGN("hint") } Подсказки: выключены
friday-to-menu = { SIGN("menu") } Меню «Пятницы»
friday-quit = { SIGN("retreat") } Сдаться…
friday-quit-sure = { SIGN("retreat") } Да, сдаюсь
friday-stop-sure = { SIGN("lost") } Да, это конец

## Страницы панели

friday-deck-head = { SIGN("deck") } Что где лежит
friday-deck-line = <b>{ $name }</b>: { $cards }
friday-deck-deck = Колода Робинзона ({ $n })
friday-deck-discard = Сброс Робинзона ({ $n })
friday-deck-hazards = Опасности впереди ({ $n })
friday-deck-beaten = Сброшенные опасности ({ $n })
friday-deck-aging = Старение впереди ({ $n })
friday-deck-empty = пусто
friday-deck-pirate = <b>{ $name }</b> · сила { $value } · { SIGN("draw") } { $free }: { $twist }
friday-deck-pirate-plain = <b>{ $name }</b> · сила { $value } · { SIGN("draw") } { $free }
friday-deck-order = Порядка не знает никто. Кончится колода — сверху в сброс ляжет карта старения, и всё перемешают.
friday-score-now = Если бы всё кончилось сейчас: { $score }.
friday-more-head = { SIGN("more") } Ещё
friday-more-lines = Игра подождёт сколько угодно: часов здесь нет.
friday-quit-head = { SIGN("retreat") } Сдаться?
friday-quit-lines = Игра засчитается проигранной: { $score }. Вернуть её нельзя.
friday-stop-head = { SIGN("lost") } Это конец игры
friday-stop-lines = Платить { $n } { SIGN("life") }, а есть { $life }. Остановиться всё равно?
friday-why-head = { SIGN("help") } О чём речь
friday-why-here = <b>Что умеют эти карты</b>
friday-why-line = { $sign } — { $about }

friday-why-hazard = Выбери одну опасность, другая уйдёт в сброс. «Нужно» — сколько набрать, { SIGN("draw") } — сколько карт даром. Победишь — она станет картой знания и поможет дальше. Первую карту возьмёшь сразу.
friday-why-last = Осталась одна опасность: сразись с ней или сбрось.
friday-why-pirate = Победить надо обоих, порядок выбираешь ты. Колода, сброс и здоровье остаются как есть, отступать нельзя.
friday-why-fight = Сначала бесплатные карты, налево; потом сколько угодно по очку здоровья, направо. Сумма не меньше силы опасности — победа, но сражение кончается, только когда ты остановишься. Проиграть тоже бывает полезно: за недостающие очки платишь здоровьем и на столько же уничтожаешь плохие карты.
friday-why-fight-pirate = Сначала бесплатные карты, налево; потом сколько угодно за здоровье, направо. Сумма не меньше силы пирата — победа, но сражение кончается, только когда ты остановишься. Отступить нельзя: победить или сдаться.
friday-why-target = Умение действует на другую открытую карту этого сражения. Каждое — раз за сражение.
friday-why-more = Карты по умению не стоят ничего и ложатся направо. Можно и не брать.
friday-why-replacement = Убранная слева карта освобождает место. Новую берут сейчас или не берут вовсе.
friday-why-sort = Одну из увиденных можно сбросить, остальные вернутся наверх в том порядке, в каком назовёшь.
friday-why-remove = За каждое недостающее очко — уничтожить одну карту этого сражения; карта старения стоит два. Лишние очки сгорают.

## Итог

friday-score = { $shown } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}
friday-end-won = { SIGN("won") } Победа! { $score }
friday-end-lost = { SIGN("lost") } Остров победил. { $score }
friday-end-why-pirates = Оба пирата повержены, корабль твой. Пятница машет с кормы.
friday-end-why-life = Здоровье кончилось раньше, чем опасности.
friday-end-why-old_age = Робинзон состарился: карт старения больше нет.
friday-end-why-gave_up = Игра сдана. Пятница промолчал.
friday-score-cards = { SIGN("deck") } карты Робинзона: { $points }
friday-score-aging = { SIGN("aging") } старение ({ $n }): { $points }
friday-score-pirates = { SIGN("pirates") } пираты ({ $n }): { $points }
friday-score-hazards = { SIGN("hazards") } непобеждённые опасности ({ $n }): { $points }
friday-score-life = { SIGN("life") } здоровье ({ $n }): { $points }
friday-again = { SIGN("again") } Ещё раз
friday-share = { SIGN("share") } Поделиться
friday-shared-won = { SIGN("land") } «Пятница», { $game }: победа, { $score }. А у тебя?
friday-shared-lost = { SIGN("land") } «Пятница», { $game }: остров победил, { $score }. А у тебя?

## Меню

friday-menu-head = { SIGN("land") } <b>«Пятница»</b>
friday-menu-about = Робинзон, тридцать опасностей и двое пиратов. Для одного и без часов: побеждай, учись, старей помедленнее.
friday-menu-levels = <b>Новая игра</b>
friday-menu-level = { $n } — { $about }
friday-mortal = Нужна карта, а колода и запас старения пусты — игра проиграна.
friday-spared = Запас старения опустел — сброс просто перемешивается: от старости не умирают. В рекорды по уровням такая игра не идёт.
friday-to-spared = Играть без смерти от старости
friday-to-mortal = Играть со смертью от старости
friday-game-spared = { $game }, без старости
friday-menu-going = { SIGN("go") } Идёт: { $game } · { $step } · { SIGN("life") } { $life }
friday-menu-day = { SIGN("island-day") } <b>Остров дня</b>, { $level }: один на всех, попытка одна.
friday-menu-day-played = { SIGN("island-day") } <b>Остров дня</b> сыгран: { $score }, место { $place } из { $of }.
friday-menu-warning = Начнёшь новую — та, что идёт ({ $game }), засчитается сданной.
friday-go = { SIGN("go") } Продолжить · { $game }
friday-new = { SIGN("again") } Новая игра
friday-new-level = Уровень { $n }
friday-begin-day = { SIGN("island-day") } Остров дня · { $level }
friday-board = { SIGN("won") } Таблица дня
friday-history = { SIGN("history") } История
friday-rules = { SIGN("rules") } Правила
friday-board-head = { SIGN("island-day") } <b>Остров дня { $date }</b> · { $level }
friday-board-line = { $place }. { $player } — { $score }
friday-board-more = …
friday-board-none = Пока никто не доиграл. Самое время быть первым.
friday-board-none-past = Никто не доиграл.
friday-board-of = Доиграли: { $n }
friday-board-before = ← { $date }
friday-board-after = { $date } →
friday-history-head = { SIGN("history") } <b>Твоя история</b>
friday-history-none = Пока пусто: ни одной доигранной игры.
friday-history-level = Ур. { $n }: побед { $won } из { $played } ({ $percent } %), рекорд { $best }
friday-history-last = <b>Последние</b>
friday-history-line = { $how } { $date } · { $game } · { $score }
friday-left-menu = { SIGN("land") } «Пятница» — /friday

## Прочее

friday-listed = { SIGN("land") } «Пятница» · { $game } · { $step } · { SIGN("life") } { $life }
friday-door = { SIGN("land") } «Пятница» · { $game }
friday-in-group = { SIGN("land") } «Пятница» — игра для одного: играют в личке со мной.
toast-taken_back = Этот ход уже не вернуть: смотри свежий экран.
toast-day_done = Остров дня уже сыгран. Завтра будет новый.
toast-island_open = Этот остров уже открыт: ищи его ниже.
toast-hints_on = Подсказки включены.
toast-hints_off = Подсказки выключены.

## Игра, рассказанная заново

friday-told-began = { SIGN("land") } «Пятница», ур. { $level } · { SIGN("life") } { $life }
friday-told-skipped = Сброшено без боя: { $name }
friday-told-aged = { SIGN("aging") } Робинзон стареет: { $card }
friday-told-won = { SIGN("won") } { $name }: { $sum } против { $value }
friday-told-lost = { SIGN("retreat") } { $name }: { $sum } против { $value }
friday-told-removed = { SIGN("destroy") } { $card }

## Подсказка: что сделал бы автопилот и почему

friday-hint = { SIGN("hint") } <b>{ $what }</b> — { $why }.
friday-hint-quit = сдаться
friday-reason-likely = шанс победить { $chance } %
friday-reason-easier = этот по силам скорее
friday-reason-learn = шанс победить { $chance } %, но и поражение на пользу: уйдут слабые карты
friday-reason-skip = шанс победить всего { $chance } %, а научит она малому
friday-reason-free = карта даром, а не хватает { $short }
friday-reason-paid = не хватает { $short }, шанс дотянуть { $chance } %
friday-reason-won = { $sum } из { $value }, больше и не нужно
friday-reason-enough_lost = дешевле уступить: { SIGN("life") } −{ $pays } сейчас, зато можно убрать слабые карты
friday-reason-hopeless = { $sum } из { $value }, и помочь больше нечем
friday-reason-life = здоровье дороже всего: +{ $life }
friday-reason-cards = не хватает { $short }, а эти карты даром
friday-reason-destroy = слабой карте лучше уйти совсем
friday-reason-double = так сумма вырастет на { $points }
friday-reason-step = так понадобится меньше на { $points }
friday-reason-copy = лучшее из умений на столе
friday-reason-sort = лучше знать, что придёт
friday-reason-exchange = другая карта, скорее всего, лучше
friday-reason-below = под колодой этой карте самое место
friday-reason-weak = это самая слабая из карт
friday-reason-strong_first = сильное пусть придёт первым
friday-reason-enough = большего это не стоит
friday-reason-rescue = суммы хватает, но старение заберёт { $pays } { SIGN("life") }, а есть { $life }: вдруг карта выручит
friday-reason-starved = суммы хватает, но старение заберёт { $pays } { SIGN("life") }, а есть { $life }, и помочь больше нечем
friday-reason-spare = для победы хватает, но карта даром: вдруг пригодится
friday-reason-idle = какую карту ни удвой, сумма сейчас не вырастет
