# Правила партии словами: редакции, настройки, часы. Кнопки — до 32 знаков.

## Редакции. edition-in-… стоит после «в».

value-edition-forum = форумная
value-edition-workshop = настольная
value-edition-expanded = расширенная
value-edition-straw-hats = «Соломенные шляпы»
edition-in-forum = форумной
edition-in-workshop = настольной
edition-in-expanded = расширенной
edition-in-straw-hats = «Соломенных шляпах»
edition-about-forum = <b>Форумная</b> — шесть персонажей, для неспешной игры: кто теряет сознание в воде, того вытащат, а кто ненавидит себя — психопат.
edition-about-workshop = <b>Настольная</b> — восемь персонажей, как за столом: кто теряет сознание в воде, тонет, зато лишние припасы можно бросить за борт.
edition-about-expanded = <b>Расширенная</b> — настольная с погодой, людоедством и огненной водой; кто теряет сознание в воде, того вытащат.
edition-about-straw-hats = <b>Соломенные шляпы</b> — те же восемь ролей, но имена и места другие; акулы злые, а мёртвых можно столкнуть за борт.

## Чем плывёт эта игра: лобби, доска, настройки

terms-edition = Правила: { $edition ->
    [forum] форумные
    [expanded] расширенные
    [straw-hats] «Соломенные шляпы»
   *[workshop] настольные
}, { $crew ->
    [six] 6 персонажей
   *[eight] 8 персонажей
}
terms-rules = { terms-edition } · на ход { $clock }{ $night }
terms-night = { " " }· ночь { $start }–{ $end }
terms-expansions = Дополнения: { $what }
terms-departures = Изменено: { $what }
departure-starting_provisions-0 = на старте без припасов
departure-starting_provisions-1 = на старте по карте припасов
departure-self_hate-own_death = ненависть к себе платит за свою смерть
departure-self_hate-psychopath = ненависть к себе — психопат
departure-open_after_theft_is_announced-yes = перед кражей можно открыть карты
departure-open_after_theft_is_announced-no = перед кражей карты не открыть
departure-yield_when_silent-to_stronger = молчание — уступка сильному
departure-yield_when_silent-always = молчание — уступка любому
departure-bait_adds_up-yes = приманки складываются
departure-bait_adds_up-no = злые акулы
departure-faint_in_water-drowns = обморок в воде — смерть
departure-faint_in_water-returns = обморок в воде — вытащат
departure-throw_own_provisions-yes = своё можно за борт
departure-throw_own_provisions-no = своё за борт нельзя
departure-throw_corpse-yes = мёртвых можно за борт
departure-throw_corpse-no = мёртвых за борт нельзя
departure-throw_unconscious-yes = кто без сознания, того можно за борт
departure-throw_unconscious-no = кто без сознания, того за борт нельзя
departure-weather-yes = погода
departure-weather-no = без погоды
departure-cannibalism-yes = людоедство
departure-cannibalism-no = без людоедства
departure-fire_water-yes = огненная вода
departure-fire_water-no = без огненной воды

## Настройки: страницы

setting-head = { SIGN("settings") } { $of ->
    [group] Правила группы
   *[lobby] Правила этой игры
}
setting-hint = { $of ->
    [group] По ним начнётся следующая игра; та, что уже в море, доплывёт по своим.
   *[lobby] Менять можно, пока шлюпка у берега.
}
setting-edition = Редакция
setting-edition-reset = { SIGN("changed") } Сейчас изменено: { $what }. Выбор редакции всё это сбросит.
setting-clock = Часы
setting-clock-about = Сколько ждать каждого решения. Время вышло — бот выберет самое осторожное.
setting-night = Ночь
setting-night-about = В эти часы часы стоят: ответ, который пришёлся бы на ночь, ждут утром. На часах от суток и дольше ночь не сказывается.
setting-zone = Пояс
setting-zone-about = По каким часам наступает ночь. Время на экранах каждый и так видит своё.
setting-language = Язык
setting-language-about = На каком языке говорит группа. В личке у каждого свой.
setting-bluff = Пауза для вида
setting-bluff-about = Кому не из чего выбирать, того не спрашивают: бот отвечает за него сам, но выждав, чтобы никто не догадался. Без паузы — сразу: так быстрее, зато видно, у кого не было выбора.
setting-button = { $what }: { $value }
setting-changed = { SIGN("changed") } { $what }: { $value }
setting-ticked = ✓ { $value }
setting-legend = { SIGN("changed") } — не так, как { $edition ->
    [straw-hats] в «Соломенных шляпах»
    [forum] в форумной редакции
    [expanded] в расширенной редакции
   *[workshop] в настольной редакции
}.
value-night-off = без ночи
value-night-22-7 = 22–7
value-night-23-8 = 23–8
value-night-0-9 = 0–9
value-zone-lisbon = Лиссабон
value-zone-berlin = Берлин
value-zone-kyiv = Киев
value-zone-moscow = Москва
value-zone-tbilisi = Тбилиси
value-zone-almaty = Алма-Ата
value-zone-novosibirsk = Новосибирск
value-zone-vladivostok = Владивосток
value-bluff-yes = есть
value-bluff-no = нет
value-language-ru = русский
value-language-uk = українська

## Тонкости: option-… — что, -about — одним предложением о чём, -значение — как.

option-group-deal = Раздача и очки
option-group-theft = Чужие руки
option-group-sea = За бортом
option-group-expansions = Дополнения
option-group-expansions-barred = Дополнения рассчитаны на восемь персонажей, а в форумной редакции их шесть. Погода, людоедство и огненная вода найдутся в любой другой.
option-in = · { $value } — в { $editions }
option-in-all = · { $value } — во всех редакциях
option-in-none = · { $value } — ни в одной: как захочет группа
option-in-ruled = { SIGN("ruling") } — так решили мы: исходные правила молчат или спорят сами с собой.
option-ours = { SIGN("ruling") } Это наше: в исходных правилах часов нет.
option-starting_provisions = Припасы на старте
option-starting_provisions-about = Сколько карт припасов у каждого на руке ещё до первого дня: в напечатанной игре — одна, в исходных правилах о ней ни слова.
option-starting_provisions-0 = ни одной
option-starting_provisions-1 = одна карта
option-self_hate = Ненависть к себе
option-self_hate-about = За что получит очки тот, кто ненавидит сам себя: за собственную смерть — или, как психопат, за смерть каждого другого, а за свою жизнь и смерть ничего.
option-self_hate-own_death = своя смерть
option-self_hate-psychopath = психопат
option-open_after_theft_is_announced = Жертва кражи
option-open_after_theft_is_announced-about = Успеет ли жертва открыть карты и тем спасти их, когда { ROLE("kid") } уже тянется к её карману.
option-open_after_theft_is_announced-yes = успеет
option-open_after_theft_is_announced-no = не успеет
option-yield_when_silent = Молчание — уступка
option-yield_when_silent-about = Что значит молчание в ответ на требование, когда вышло время: уступку только тому, кто явно сильнее, или любому.
option-yield_when_silent-to_stronger = сильному
option-yield_when_silent-always = любому
option-bait_adds_up = Приманки
option-bait_adds_up-about = Каждая приманка добавляет рану всем, кто в воде; злые акулы добавят одну, сколько приманок ни брось.
option-bait_adds_up-yes = складываются
option-bait_adds_up-no = злые акулы
option-faint_in_water = Обморок в воде
option-faint_in_water-about = Что станет с тем, кто без спасательного круга теряет сознание уже в воде: утонет или его вытащат.
option-faint_in_water-drowns = тонет
option-faint_in_water-returns = вытащат
option-throw_own_provisions = Своё за борт
option-throw_own_provisions-about = Можно ли до навигации выбрасывать за борт свои припасы, чтобы не достались другим.
option-throw_own_provisions-yes = можно
option-throw_own_provisions-no = нельзя
option-throw_corpse = Мёртвых за борт
option-throw_corpse-about = Можно ли своим ходом столкнуть за борт мёртвого — вместе со всеми его припасами.
option-throw_corpse-yes = можно
option-throw_corpse-no = нельзя
option-throw_unconscious = Без чувств — за борт
option-throw_unconscious-about = Можно ли своим ходом столкнуть за борт того, кто без сознания, если за него никто не вступится.
option-throw_unconscious-yes = можно
option-throw_unconscious-no = нельзя
option-weather = Погода
option-weather-about = Каждый день новая карта погоды: её тайно видит тот, до кого дошёл ход, а вечером она меняет навигацию и жажду.
option-weather-yes = есть
option-weather-no = нет
option-cannibalism = Людоедство
option-cannibalism-about = В ящике лежит карта людоедства: мёртвого в шлюпке можно съесть, и у всех в сознании станет раной меньше, если никто не помешает.
option-cannibalism-yes = есть
option-cannibalism-no = нет
option-fire_water = Огненная вода
option-fire_water-about = Глоток из такой карты — это +3 в драках до конца дня и лишняя жажда вечером.
option-fire_water-yes = есть
option-fire_water-no = нет
