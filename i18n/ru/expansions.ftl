# Дополнения: погода, огненная вода, людоедство. tale-… — хроника для группы, own-… — для одного игрока, прочее — экраны.

## Погода: что она делает. Эти слова слышит и тот, кто её подсмотрел, и все, когда её открыли.

weather-does-sunday = Припасы раздают дважды.
weather-does-stormy = Весло на карте — и гребцы падают за борт вместо жажды.
weather-does-rough_seas = Кулак на карте — и те, кто дрался, падают за борт вместо жажды.
weather-does-muggy = На каждую жажду уходит две карты воды, от одной никакого толку.
weather-does-foggy = Птиц на карте навигации не разглядеть: они не считаются.
weather-does-rain = Жажды нет ни у кого: воды хватает и сверху.
weather-does-calm = Карту навигации не открывают: шлюпка стоит.
weather-does-windy = Сначала сама собой играет верхняя карта навигации, потом — та, что выберет навигатор.
weather-does-hot = Каждому — ещё одна жажда.
weather-does-clear = Просто хороший день. Сыгранные карты погоды возвращаются в колоду.
weather-is = { SIGN($weather) } Погода: <b>{ $name }</b>. { $does }

## Хроника: погода

tale-sunday = И вот вторая раздача: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
    }, { GENDER($who) ->
        [f] первой
       *[m] первым
    } выбирает { ROLE($who) }.
tale-sunday-nothing = Но сегодня не выйдет.
tale-calm-pile = Отложенные гребцами карты уходят под колоду.
tale-wind = { SIGN("windy") } Верхнюю карту навигации переворачивает ветер.
tale-wind-dropped = { SIGN("windy") } Ветер стих, дальше — как обычно.
tale-fog = Птица на карте есть, но в тумане не считается.
tale-fall-rowed = { SIGN("stormy") } Шторм не щадит тех, кто грёб: за борт { $n ->
    [1] падает
   *[other] падают
    } { ROLES($whos) }.
tale-fall-fought = { SIGN("rough_seas") } Волна не щадит тех, кто дрался: за борт { $n ->
    [1] падает
   *[other] падают
    } { ROLES($whos) }.
tale-cause-hot = жара
tale-cause-drank = огненная вода
own-weather = { SIGN($weather) } Погода на сегодня: { $name }. Пока это тайна.

## Хроника: огненная вода

tale-fire-water-1 = { SIGN("fire_water") } { ROLE($who) } пьёт огненную воду: +{ $n } в драках до конца дня, а вечером — жажда.
tale-fire-water-2 = { SIGN("fire_water") } { ROLE($who) } прикладывается к огненной воде: +{ $n } в драках до конца дня, а вечером — жажда.
tale-toast = { SIGN("fire_water") } { ROLE($who) } пьёт за компанию: те же +{ $n } и та же жажда.
own-fire-water = { SIGN("fire_water") } Ты пьёшь огненную воду: +{ $n } в драках до конца дня, а вечером — жажда.
own-toast = { SIGN("fire_water") } Ты пьёшь за компанию: +{ $n } в драках до конца дня, а вечером — жажда.

## Хроника: людоедство

tale-feast-announced = { SIGN("cannibalism") } { ROLE($who) } разыгрывает карту людоедства и собирается съесть { ROLE($other, case: "acc") }. Кто против?
tale-fight-for-body = { SIGN("fight") } { ROLE($defender) } не даёт съесть { ROLE($victim, case: "acc") }. { ROLE($who) } настаивает — драка!
tale-unopposed-feast = { SIGN("cannibalism") } Никто не против.
tale-feast = { ROLE($who) } съедает { ROLE($other, case: "acc") } и делится со всеми, кто в сознании.
tale-feast-healed = Одной раной меньше: { ROLES($whos) }.
tale-feast-nobody = Ран, правда, ни у кого из них нет.
tale-feast-stays = { ROLE($who) } остаётся на своём месте, и вещи при { GENDER($who) ->
    [f] ней
   *[m] нём
    }.
tale-feast-prevented = { SIGN("cannibalism") } Обеда не будет: карта людоедства пропадает зря, { ROLE($other) } остаётся в целости.
own-feast-announced-by-you = { SIGN("cannibalism") } Ты разыгрываешь карту людоедства: на обед — { ROLE($who) }.
own-feast-announced-to-you = { SIGN("cannibalism") } { ROLE($who) } собирается тебя съесть. Тебе уже не больно.
own-feast-by-you = { SIGN("cannibalism") } Ты съедаешь { ROLE($who, case: "acc") } и делишься со всеми, кто в сознании.
own-feast-to-you = { SIGN("cannibalism") } { ROLE($who) } съедает твоё тело. Место, вещи и очки остаются твоими.
own-feast-healed = { SIGN("cannibalism") } Обед идёт впрок: у тебя одной раной меньше.
own-feast-prevented-by-you = { SIGN("cannibalism") } Обеда не будет: твоя карта людоедства пропадает зря.
own-feast-prevented-to-you = { SIGN("cannibalism") } { ROLE($who) } остаётся без обеда, твоё тело — в целости.

## Экраны: карты

short-fire_water = огненная вода
short-cannibalism = людоедство
good-fire_water = раз в день: +3 в драках, но вечером жажда
good-cannibalism = ходом съесть мёртвого: у всех раной меньше

## Экраны: погода

board-weather = { " " }· { SIGN($weather) } { $name }
mine-weather = { SIGN($weather) } Погода: { $name }{ $shown ->
    [yes] { "" }
   *[no] { " " }{ SIGN("secret") }
}
weather-used = Уже была погода: { $list }.
sea-fog = <b>{ $n }.</b> { SIGN("foggy") } птица в тумане не считается
sea-instead = { SIGN($weather) } за борт вместо жажды: { $who }
sea-hot = { SIGN("hot") } все
sea-rain = { SIGN("rain") } жажда: ни у кого, дождь
fall-instead-rowed = { SIGN("stormy") } Шторм: кто грёб, тот падает вместо жажды, хотя бы и второй раз за день.
fall-instead-fought = { SIGN("rough_seas") } Непогода: кто дрался, тот падает вместо жажды, хотя бы и второй раз за день.
thirst-for-hot = от жары
thirst-for-drank = за огненную воду
thirst-muggy = { SIGN("muggy") } Духота: на жажду — две воды. Нечётная пригодится, только если кто-то даст ещё одну.
thirst-drink-odd = { SIGN("water") } Выпить { $n } (1 впрок) → { $after }

## Экраны: огненная вода

mine-drank = { SIGN("drank") } Выпито: +{ $plus } в драках, вечером — жажда
door-drink = { SIGN("fire_water") } Выпить
drink-head = Выпить огненной воды?
drink-effect = Твоя сила в драках до конца дня: { $before } → { $after }. Зато вечером — ещё одна жажда, а воды у тебя { $waters }.
drink-fight = Счёт драки станет { $mine } к { $theirs }.
drink-hint = Карта останется у тебя, открытой. Второй раз за день пить нельзя.
drink-button = { SIGN("fire_water") } Выпить
fight-drink = { SIGN("fire_water") } Выпить: { $mine } к { $theirs }, но жажда
toast-head = Пьют огненную воду. Составишь компанию?
toast-note = { SIGN("fire_water") } Пьют огненную воду, и тебе можно за компанию.
toast-while = { $fight ->
    [yes] Не хочешь — не отвечай: приглашение в силе до конца драки.
   *[no] Не хочешь — не отвечай: приглашение пройдёт само, как только случится что-нибудь ещё.
}
toast-button = { SIGN("fire_water") } Выпить за компанию
door-fight = { SIGN("fight") } К драке
why-AskToast = Кто пьёт огненную воду, до конца дня сильнее на 3, но вечером хочет пить на один раз больше.
    { ROLE("wong") } может пить за компанию с другими, не тратя карты. Пить можно раз в день.

## Экраны: людоедство

turn-eat = { SIGN("cannibalism") } Съесть…
eat-head = Кого съесть?
eat-hint = Возразить может любой, кто в сознании: тогда драка. Проиграешь — карта людоедства пропадёт зря.
eat-good = Если не помешают, одной раной меньше: { $who }.
eat-nobody = Раненых среди тех, кто в сознании, нет: никому не полегчает.
eat-stays = Тело останется на своём месте, со всеми вещами.
eat-button = { SIGN("cannibalism") } Съесть { ROLE($who, case: "acc") }
awaited-objection-corpse = { SIGN("cannibalism") } Кто не даст съесть { ROLE($victim, case: "acc") }?
objection-head-corpse = { ROLE($by) } собирается съесть { ROLE($victim, case: "acc") }. Помешаешь?
objection-numbers-corpse = Помешаешь — драка: ты { $mine } против { $theirs }. Ничья — за тобой.
objection-object-corpse = 🛡 Помешать
prompt-objection-corpse = <b>{ SIGN("cannibalism") } Кто не даст съесть { ROLE($victim, case: "acc") }?</b>
prompt-objection-fact-corpse = { $by } собирается съесть { ROLE($victim, case: "acc") }. Первый, кто возразит, будет драться.
why-AskObjection-corpse = Людоедство снимает по ране со всех, кто в сознании. Мёртвый остаётся на месте, со всеми вещами.
    Первый, кто возразит, дерётся с тем, кто ест. Победит защита или будет ничья — обеда нет, и карта пропадает.
