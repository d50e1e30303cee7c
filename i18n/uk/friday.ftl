# «П’ятниця»: панель, меню, підсумки. $name — ім’я карти, небезпеки чи пірата; $ability — що вміє карта (friday-does-…).

friday = П’ятниця
friday-name = «П’ятниця»

## Рівні й кроки

friday-level = рів. { $n }
friday-day = острів дня { $date }
friday-day-short = { SIGN("island-day") } { $date }
friday-level-1 = для знайомства: здоров’я 20 із 22
friday-level-2 = одна карта старіння вже в колоді
friday-level-3 = те саме, і в запасі чекає впертість −3
friday-level-4 = те саме, а здоров’я 18 із 20
friday-step-green = { SIGN("green") } зелений крок
friday-step-yellow = { SIGN("yellow") } жовтий крок
friday-step-red = { SIGN("red") } червоний крок
friday-step-pirates = { SIGN("pirates") } пірати

## Запитання: перший рядок панелі

friday-ask-hazard = З чим боротися?
friday-ask-last = Остання небезпека цього кроку
friday-ask-pirate = Хто з піратів перший?
friday-ask-fight = { $name }: { $sum } з { $value }
friday-ask-fight-short = { $name }: { $sum } з { $value }, бракує { $short }
friday-ask-fight-won = { $name }: { $sum } з { $value }, вистачає
friday-ask-destroy = { SIGN("destroy") } Що знищити?
friday-ask-double = { SIGN("double") } Що подвоїти?
friday-ask-copy = { SIGN("copy") } Чиє вміння повторити?
friday-ask-exchange = { SIGN("exchange") } Що обміняти?
friday-ask-exchange-again = { SIGN("exchange") } Обміняти ще одну?
friday-ask-below = { SIGN("below") } Що прибрати під колоду?
friday-ask-more = { SIGN("draw") } Взяти ще карту?
friday-ask-look = { SIGN("sort") } Дивитися далі? Доведеться постаріти
friday-ask-replacement = { SIGN("draw") } Взяти карту на це місце? Зараз або ніколи
friday-ask-discard = { SIGN("sort") } Скинути одну з цих?
friday-ask-top = { SIGN("sort") } Яка ляже { $n ->
    [0] верхньою
   *[other] наступною
}?
friday-ask-remove = Сутичку програно. Що знищити?

## Рядки панелі

friday-offer = { $n }. <b>{ $name }</b> · треба { $value } · { SIGN("draw") } { $free }
friday-offer-gives = переможеш — { $card }
friday-card = { $value } { $name }
friday-card-does = { $value } { $name } · { $ability }
friday-card-used = { $value } { $name } · <s>{ $ability }</s>
friday-card-down = <s>{ $value } { $name }</s> · перевернута
friday-card-doubled = ×2 = { $n }
friday-card-zeroed = рахується 0
friday-card-left-out = не рахується
friday-card-counts = рахується { $n }
friday-card-times = { $card } ×{ $n }
friday-left = <b>Ліворуч</b> · { SIGN("draw") } задарма ще { $left } з { $free }
friday-left-over = <b>Ліворуч</b>
friday-left-stopped = <b>Ліворуч</b> · { SIGN("stop") } безкоштовних більше немає
friday-right = <b>Праворуч</b> · за здоров’я й за вміннями
friday-looked = Дивишся: { $cards }
friday-goes-below = Під колоду піде: { $card }
friday-known-top = Зверху колоди: { $cards }
friday-known-bottom = Знизу колоди: { $cards }
friday-points = Лишилося { $n } { $n ->
    [one] очко
    [few] очки
   *[many] очок
}: по очку за карту, за карту старіння — два.
friday-state-life = { SIGN("life") } { $life } з { $most } · { $step } · { $game }
friday-state-deck = { SIGN("deck") } колода { $deck }, скид { $discard }
friday-state-piles = { SIGN("aging") } старіння { $aging } · { SIGN("hazards") } небезпеки { $hazards }
friday-state-pirates = { SIGN("pirates") } { $pirates }
friday-pirate-value = { $name } { $value }
friday-pirate-beaten = <s>{ $name }</s>
friday-pirate-line = { $n }. <b>{ $name }</b> · треба { $value } · { SIGN("draw") } { $free }
friday-pirate-twist = { $twist }
friday-foe-twist = { SIGN("pirates") } { $twist }

friday-stop-won = Зупинишся — перемога: { $card } тепер твоє знання.
friday-stop-won-aging = Зупинишся — перемога: { $card } тепер твоє знання, але старіння забере { $n } { SIGN("life") }.
friday-stop-won-pirate = Зупинишся — пірата переможено.
friday-stop-won-pirate-aging = Зупинишся — пірата переможено, але старіння забере { $n } { SIGN("life") }.
friday-stop-lost = Зупинишся — −{ $n } { SIGN("life") }, лишиться { $life }; { $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
} на знищення карт.
friday-stop-fatal = Зупинишся — кінець: платити { $n } { SIGN("life") }, а є { $life }.
friday-stop-pirate = Від пірата відступати нікуди: перемогти або здатися.
friday-no-draw-life = Узяти ще нема за що: здоров’я не вистачає.
friday-no-draw-cards = Брати більше нічого: колода порожня, а старіти нікуди.

## Кнопки

friday-fight = { $n }. { $name } · { $value }
friday-skip = Не битися, скинути
friday-pirate-first = { $n }. { $name } · { $value }
friday-draw-free = { SIGN("draw") } Карта · задарма (ще { $n })
friday-draw-paid = { SIGN("draw") } Карта · −{ $n } { SIGN("life") }
friday-draw = { SIGN("draw") } Взяти карту
friday-enough = Досить
friday-no-replacement = Не брати
friday-stop-button-won = { SIGN("won") } Перемога · { $name }
friday-stop-button-pirate = { SIGN("won") } Перемога над піратом
friday-stop-button-pays = { SIGN("won") } Перемога · −{ $n } { SIGN("life") }
friday-stop-button-lost = { SIGN("retreat") } Відступити · −{ $n } { SIGN("life") }
friday-stop-button-fatal = { SIGN("lost") } Зупинитися — загинути
friday-use = { $sign } { $name } { $value }{ $marks }
friday-target = { $sign } { $value } { $name }{ $marks }
friday-mark-right = { " " }→
friday-mark-used = { " " }✓
friday-mark-doubled = { " " }×2
friday-mark-zeroed = { " " }=0
friday-mark-left-out = { " " }∅
friday-mark-many = { " " }({ $n })
friday-remove = { SIGN("destroy") } { $value } { $name } · { $n }
friday-keep = Нічого не скидати
friday-done = Більше нічого
friday-undo = { SIGN("undo") } Повернути хід
friday-deck = { SIGN("deck") } Карти
friday-more = { SIGN("more") }
friday-hints-on = { SIGN("hint") } Підказки: увімкнено
friday-hints-off = { SIGN("hint") } Підказки: вимкнено
friday-to-menu = { SIGN("menu") } Меню «П’ятниці»
friday-quit = { SIGN("retreat") } Здатися…
friday-quit-sure = { SIGN("retreat") } Так, здаюся
friday-stop-sure = { SIGN("lost") } Так, це кінець

## Сторінки панелі

friday-deck-head = { SIGN("deck") } Що де лежить
friday-deck-line = <b>{ $name }</b>: { $cards }
friday-deck-deck = Колода Робінзона ({ $n })
friday-deck-discard = Скид Робінзона ({ $n })
friday-deck-hazards = Небезпеки попереду ({ $n })
friday-deck-beaten = Скинуті небезпеки ({ $n })
friday-deck-aging = Старіння попереду ({ $n })
friday-deck-empty = порожньо
friday-deck-pirate = <b>{ $name }</b> · сила { $value } · { SIGN("draw") } { $free }: { $twist }
friday-deck-pirate-plain = <b>{ $name }</b> · сила { $value } · { SIGN("draw") } { $free }
friday-deck-order = Порядку не знає ніхто. Скінчиться колода — зверху в скид ляже карта старіння, і все перемішають.
friday-score-now = Якби все скінчилося зараз: { $score }.
friday-more-head = { SIGN("more") } Ще
friday-more-lines = Гра зачекає скільки завгодно: годинника тут немає.
friday-quit-head = { SIGN("retreat") } Здатися?
friday-quit-lines = Гру буде зараховано як програну: { $score }. Повернути її не можна.
friday-stop-head = { SIGN("lost") } Це кінець гри
friday-stop-lines = Платити { $n } { SIGN("life") }, а є { $life }. Зупинитися все одно?
friday-why-head = { SIGN("help") } Про що йдеться
friday-why-here = <b>Що вміють ці карти</b>
friday-why-line = { $sign } — { $about }

friday-why-hazard = Обери одну небезпеку, друга піде в скид. «Треба» — скільки набрати, { SIGN("draw") } — скільки карт задарма. Переможеш — вона стане картою знань і допоможе далі. Першу карту візьмеш одразу.
friday-why-last = Лишилася одна небезпека: бийся з нею або скинь.
friday-why-pirate = Перемогти треба обох, порядок обираєш ти. Колода, скид і здоров’я лишаються як є, відступати не можна.
friday-why-fight = Спершу безкоштовні карти, ліворуч; потім скільки завгодно по очку здоров’я, праворуч. Сума не менша за силу небезпеки — перемога, але сутичка скінчиться, лише коли ти зупинишся. Програти теж буває корисно: за очки, яких бракує, платиш здоров’ям і на стільки ж знищуєш погані карти.
friday-why-fight-pirate = Спершу безкоштовні карти, ліворуч; потім скільки завгодно за здоров’я, праворуч. Сума не менша за силу пірата — перемога, але сутичка скінчиться, лише коли ти зупинишся. Відступити не можна: перемогти або здатися.
friday-why-target = Вміння діє на іншу відкриту карту цієї сутички. Кожне — раз за сутичку.
friday-why-more = Карти за вмінням не коштують нічого й лягають праворуч. Можна й не брати.
friday-why-replacement = Прибрана ліворуч карта звільняє місце. Нову беруть зараз або не беруть узагалі.
friday-why-sort = Одну з побачених можна скинути, решта повернеться нагору в тому порядку, в якому назвеш.
friday-why-remove = За кожне очко, якого забракло, — знищити одну карту цієї сутички; карта старіння коштує два. Зайві очки згорають.

## Підсумок

friday-score = { $shown } { $n ->
    [one] очко
    [few] очки
   *[many] очок
}
friday-end-won = { SIGN("won") } Перемога! { $score }
friday-end-lost = { SIGN("lost") } Острів переміг. { $score }
friday-end-why-pirates = Обох піратів здолано, корабель твій. П’ятниця махає з корми.
friday-end-why-life = Здоров’я скінчилося раніше, ніж небезпеки.
friday-end-why-old_age = Робінзон постарів: карт старіння більше немає.
friday-end-why-gave_up = Гру здано. П’ятниця промовчав.
friday-score-cards = { SIGN("deck") } карти Робінзона: { $points }
friday-score-aging = { SIGN("aging") } старіння ({ $n }): { $points }
friday-score-pirates = { SIGN("pirates") } пірати ({ $n }): { $points }
friday-score-hazards = { SIGN("hazards") } непереможені небезпеки ({ $n }): { $points }
friday-score-life = { SIGN("life") } здоров’я ({ $n }): { $points }
friday-again = { SIGN("again") } Ще раз
friday-share = { SIGN("share") } Поділитися
friday-shared-won = { SIGN("land") } «П’ятниця», { $game }: перемога, { $score }. А в тебе?
friday-shared-lost = { SIGN("land") } «П’ятниця», { $game }: острів переміг, { $score }. А в тебе?

## Меню

friday-menu-head = { SIGN("land") } <b>«П’ятниця»</b>
friday-menu-about = Робінзон, тридцять небезпек і двоє піратів. Для одного й без годинника: перемагай, вчися, старій повільніше.
friday-menu-levels = <b>Нова гра</b>
friday-menu-level = { $n } — { $about }
friday-mortal = Потрібна карта, а колода й запас старіння порожні — гру програно.
friday-spared = Запас старіння спорожнів — скид просто перемішується: від старості не вмирають. До рекордів за рівнями така гра не йде.
friday-to-spared = Грати без смерті від старості
friday-to-mortal = Грати зі смертю від старості
friday-game-spared = { $game }, без старості
friday-menu-going = { SIGN("go") } Триває: { $game } · { $step } · { SIGN("life") } { $life }
friday-menu-day = { SIGN("island-day") } <b>Острів дня</b>, { $level }: один на всіх, спроба одна.
friday-menu-day-played = { SIGN("island-day") } <b>Острів дня</b> зіграно: { $score }, місце { $place } з { $of }.
friday-menu-warning = Почнеш нову — ту, що триває ({ $game }), буде зараховано як здану.
friday-go = { SIGN("go") } Продовжити · { $game }
friday-new = { SIGN("again") } Нова гра
friday-new-level = Рівень { $n }
friday-begin-day = { SIGN("island-day") } Острів дня · { $level }
friday-board = { SIGN("won") } Таблиця дня
friday-history = { SIGN("history") } Історія
friday-rules = { SIGN("rules") } Правила
friday-board-head = { SIGN("island-day") } <b>Острів дня { $date }</b> · { $level }
friday-board-line = { $place }. { $player } — { $score }
friday-board-more = …
friday-board-none = Поки ніхто не дограв. Саме час бути першим.
friday-board-none-past = Ніхто не дограв.
friday-board-of = Дограли: { $n }
friday-board-before = ← { $date }
friday-board-after = { $date } →
friday-history-head = { SIGN("history") } <b>Твоя історія</b>
friday-history-none = Поки порожньо: жодної дограної гри.
friday-history-level = Рів. { $n }: перемог { $won } з { $played } ({ $percent } %), рекорд { $best }
friday-history-last = <b>Останні</b>
friday-history-line = { $how } { $date } · { $game } · { $score }
friday-left-menu = { SIGN("land") } «П’ятниця» — /friday

## Інше

friday-listed = { SIGN("land") } «П’ятниця» · { $game } · { $step } · { SIGN("life") } { $life }
friday-door = { SIGN("land") } «П’ятниця» · { $game }
friday-in-group = { SIGN("land") } «П’ятниця» — гра для одного: у неї грають в особистому чаті зі мною.
toast-taken_back = Цей хід уже не повернути: дивися свіжий екран.
toast-day_done = Острів дня вже зіграно. Завтра буде новий.
toast-island_open = Цей острів уже відкрито: шукай його нижче.
toast-hints_on = Підказки увімкнено.
toast-hints_off = Підказки вимкнено.

## Гра, розказана заново

friday-told-began = { SIGN("land") } «П’ятниця», рів. { $level } · { SIGN("life") } { $life }
friday-told-skipped = Скинуто без бою: { $name }
friday-told-aged = { SIGN("aging") } Робінзон старіє: { $card }
friday-told-won = { SIGN("won") } { $name }: { $sum } проти { $value }
friday-told-lost = { SIGN("retreat") } { $name }: { $sum } проти { $value }
friday-told-removed = { SIGN("destroy") } { $card }

## Підказка: що зробив би автопілот і чому

friday-hint = { SIGN("hint") } <b>{ $what }</b> — { $why }.
friday-hint-quit = здатися
friday-reason-likely = шанс перемогти { $chance } %
friday-reason-easier = цей швидше до снаги
friday-reason-learn = шанс перемогти { $chance } %, але й поразка на користь: підуть слабкі карти
friday-reason-skip = шанс перемогти лише { $chance } %, а навчить вона малого
friday-reason-free = карта задарма, а бракує { $short }
friday-reason-paid = бракує { $short }, шанс дотягти { $chance } %
friday-reason-won = { $sum } з { $value }, більше й не треба
friday-reason-enough_lost = дешевше поступитися: { SIGN("life") } −{ $pays } зараз, зате можна прибрати слабкі карти
friday-reason-hopeless = { $sum } з { $value }, і зарадити більше нічим
friday-reason-life = здоров’я найдорожче: +{ $life }
friday-reason-cards = бракує { $short }, а ці карти задарма
friday-reason-destroy = слабкій карті краще піти зовсім
friday-reason-double = так сума зросте на { $points }
friday-reason-step = так знадобиться менше на { $points }
friday-reason-copy = найкраще з умінь на столі
friday-reason-sort = краще знати, що надійде
friday-reason-exchange = інша карта, найімовірніше, краща
friday-reason-below = під колодою цій карті саме місце
friday-reason-weak = це найслабша з карт
friday-reason-strong_first = сильне хай надійде першим
friday-reason-enough = більшого це не варте
friday-reason-rescue = суми вистачає, але старіння забере { $pays } { SIGN("life") }, а є { $life }: раптом карта виручить
friday-reason-starved = суми вистачає, але старіння забере { $pays } { SIGN("life") }, а є { $life }, і зарадити більше нічим
friday-reason-spare = для перемоги вистачає, але карта задарма: раптом знадобиться
friday-reason-idle = хоч яку карту подвой, сума зараз не зросте
