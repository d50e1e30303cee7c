# Доповнення: погода, вогняна вода, людоїдство. tale-… — хроніка для групи, own-… — для одного гравця, решта — екрани.

## Погода: що вона робить. Ці слова чує і той, хто її підглянув, і всі, коли її відкрили.

weather-does-sunday = Припаси роздають двічі.
weather-does-stormy = Весло на карті — і веслярі падають за борт замість спраги.
weather-does-rough_seas = Кулак на карті — і ті, хто бився, падають за борт замість спраги.
weather-does-muggy = На кожну спрагу йде дві карти води, від однієї ніякої користі.
weather-does-foggy = Птахів на карті навігації не розгледіти: вони не зараховуються.
weather-does-rain = Спраги немає ні в кого: води досить і згори.
weather-does-calm = Карту навігації не відкривають: човен стоїть.
weather-does-windy = Спершу сама собою грає верхня карта навігації, потім — та, яку обере навігатор.
weather-does-hot = Кожному — ще одна спрага.
weather-does-clear = Просто гарний день. Зіграні карти погоди повертаються в колоду.
weather-is = { SIGN($weather) } Погода: <b>{ $name }</b>. { $does }

## Хроніка: погода

tale-sunday = І ось друга роздача: { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
    }, { GENDER($who) ->
        [f] першою
       *[m] першим
    } обирає { ROLE($who) }.
tale-sunday-nothing = Але сьогодні не вийде.
tale-calm-pile = Відкладені веслярами карти йдуть під колоду.
tale-wind = { SIGN("windy") } Верхню карту навігації перевертає вітер.
tale-wind-dropped = { SIGN("windy") } Вітер ущух, далі — як завжди.
tale-fog = Птах на карті є, та в тумані не зараховується.
tale-fall-rowed = { SIGN("stormy") } Шторм не милує тих, хто веслував: за борт { $n ->
    [1] падає
   *[other] падають
    } { ROLES($whos) }.
tale-fall-fought = { SIGN("rough_seas") } Хвиля не милує тих, хто бився: за борт { $n ->
    [1] падає
   *[other] падають
    } { ROLES($whos) }.
tale-cause-hot = спека
tale-cause-drank = вогняна вода
own-weather = { SIGN($weather) } Погода на сьогодні: { $name }. Поки це таємниця.

## Хроніка: вогняна вода

tale-fire-water-1 = { SIGN("fire_water") } { ROLE($who) } п’є вогняну воду: +{ $n } у бійках до кінця дня, а ввечері — спрага.
tale-fire-water-2 = { SIGN("fire_water") } { ROLE($who) } прикладається до вогняної води: +{ $n } у бійках до кінця дня, а ввечері — спрага.
tale-toast = { SIGN("fire_water") } { ROLE($who) } п’є за компанію: ті самі +{ $n } і та сама спрага.
own-fire-water = { SIGN("fire_water") } Ти п’єш вогняну воду: +{ $n } у бійках до кінця дня, а ввечері — спрага.
own-toast = { SIGN("fire_water") } Ти п’єш за компанію: +{ $n } у бійках до кінця дня, а ввечері — спрага.

## Хроніка: людоїдство

tale-feast-announced = { SIGN("cannibalism") } { ROLE($who) } розігрує карту людоїдства й збирається з’їсти { ROLE($other, case: "acc") }. Хто проти?
tale-fight-for-body = { SIGN("fight") } { ROLE($defender) } не дає з’їсти { ROLE($victim, case: "acc") }. { ROLE($who) } наполягає — бійка!
tale-unopposed-feast = { SIGN("cannibalism") } Ніхто не проти.
tale-feast = { ROLE($who) } з’їдає { ROLE($other, case: "acc") } та ділиться з усіма, хто при тямі.
tale-feast-healed = На одну рану менше: { ROLES($whos) }.
tale-feast-nobody = Ран, щоправда, ні в кого з них немає.
tale-feast-stays = { ROLE($who) } лишається на своєму місці, і речі при { GENDER($who) ->
    [f] ній
   *[m] ньому
    }.
tale-feast-prevented = { SIGN("cannibalism") } Обіду не буде: карта людоїдства пропадає марно, { ROLE($other) } лишається в цілості.
own-feast-announced-by-you = { SIGN("cannibalism") } Ти розігруєш карту людоїдства: на обід — { ROLE($who) }.
own-feast-announced-to-you = { SIGN("cannibalism") } { ROLE($who) } збирається тебе з’їсти. Тобі вже не боляче.
own-feast-by-you = { SIGN("cannibalism") } Ти з’їдаєш { ROLE($who, case: "acc") } та ділишся з усіма, хто при тямі.
own-feast-to-you = { SIGN("cannibalism") } { ROLE($who) } з’їдає твоє тіло. Місце, речі й очки лишаються твоїми.
own-feast-healed = { SIGN("cannibalism") } Обід іде на користь: у тебе на одну рану менше.
own-feast-prevented-by-you = { SIGN("cannibalism") } Обіду не буде: твоя карта людоїдства пропадає марно.
own-feast-prevented-to-you = { SIGN("cannibalism") } { ROLE($who) } лишається без обіду, твоє тіло — в цілості.

## Екрани: карти

short-fire_water = вогняна вода
short-cannibalism = людоїдство
good-fire_water = раз на день: +3 у бійках, та ввечері спрага
good-cannibalism = дією з’їсти мертвого: в усіх на рану менше

## Екрани: погода

board-weather = { " " }· { SIGN($weather) } { $name }
mine-weather = { SIGN($weather) } Погода: { $name }{ $shown ->
    [yes] { "" }
   *[no] { " " }{ SIGN("secret") }
}
weather-used = Уже була погода: { $list }.
sea-fog = <b>{ $n }.</b> { SIGN("foggy") } птах у тумані не зараховується
sea-instead = { SIGN($weather) } за борт замість спраги: { $who }
sea-hot = { SIGN("hot") } усі
sea-rain = { SIGN("rain") } спрага: ні в кого, дощ
fall-instead-rowed = { SIGN("stormy") } Шторм: хто веслував, той падає замість спраги, хай і вдруге за день.
fall-instead-fought = { SIGN("rough_seas") } Негода: хто бився, той падає замість спраги, хай і вдруге за день.
thirst-for-hot = через спеку
thirst-for-drank = за вогняну воду
thirst-muggy = { SIGN("muggy") } Задуха: на спрагу — дві води. Непарна придасться, тільки якщо хтось дасть ще одну.
thirst-drink-odd = { SIGN("water") } Випити { $n } (1 зайва) → { $after }

## Екрани: вогняна вода

mine-drank = { SIGN("drank") } Випито: +{ $plus } у бійках, увечері — спрага
door-drink = { SIGN("fire_water") } Випити
drink-head = Випити вогняної води?
drink-effect = Твоя сила в бійках до кінця дня: { $before } → { $after }. Зате ввечері — ще одна спрага, а води в тебе { $waters }.
drink-fight = Рахунок бійки стане { $mine } проти { $theirs }.
drink-hint = Карта лишиться в тебе, відкритою. Удруге за день пити не можна.
drink-button = { SIGN("fire_water") } Випити
fight-drink = { SIGN("fire_water") } Випити: { $mine } проти { $theirs }, та спрага
toast-head = П’ють вогняну воду. Складеш компанію?
toast-note = { SIGN("fire_water") } П’ють вогняну воду, і тобі можна за компанію.
toast-while = { $fight ->
    [yes] Не хочеш — не відповідай: запрошення чинне до кінця бійки.
   *[no] Не хочеш — не відповідай: запрошення мине саме, щойно станеться щось іще.
}
toast-button = { SIGN("fire_water") } Випити за компанію
door-fight = { SIGN("fight") } До бійки
why-AskToast = Хто п’є вогняну воду, до кінця дня сильніший на 3, та ввечері хоче пити на один раз більше.
    { ROLE("wong") } може пити за компанію з іншими, не витрачаючи карти. Пити можна раз на день.

## Екрани: людоїдство

turn-eat = { SIGN("cannibalism") } З’їсти…
eat-head = Кого з’їсти?
eat-hint = Заперечити може будь-хто, хто при тямі: тоді бійка. Програєш — карта людоїдства пропаде марно.
eat-good = Якщо не завадять, на одну рану менше: { $who }.
eat-nobody = Поранених серед тих, хто при тямі, немає: нікому не полегшає.
eat-stays = Тіло лишиться на своєму місці, з усіма речами.
eat-button = { SIGN("cannibalism") } З’їсти { ROLE($who, case: "acc") }
awaited-objection-corpse = { SIGN("cannibalism") } Хто не дасть з’їсти { ROLE($victim, case: "acc") }?
objection-head-corpse = { ROLE($by) } збирається з’їсти { ROLE($victim, case: "acc") }. Завадиш?
objection-numbers-corpse = Завадиш — бійка: ти { $mine } проти { $theirs }. Нічия — за тобою.
objection-object-corpse = 🛡 Завадити
prompt-objection-corpse = <b>{ SIGN("cannibalism") } Хто не дасть з’їсти { ROLE($victim, case: "acc") }?</b>
prompt-objection-fact-corpse = { $by } збирається з’їсти { ROLE($victim, case: "acc") }. Хто перший заперечить, той і битиметься.
why-AskObjection-corpse = Людоїдство знімає по рані з усіх, хто при тямі. Мертвий лишається на місці, з усіма речами.
    Хто перший заперечить, б’ється з тим, хто їсть. Переможе захист або буде нічия — обіду немає, і карта пропадає.
