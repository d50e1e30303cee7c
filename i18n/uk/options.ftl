# Правила партії словами: редакції, налаштування, годинник. Кнопки — до 32 знаків.

## Редакції. edition-in-… стоїть після «у».

value-edition-forum = форумна
value-edition-workshop = настільна
value-edition-expanded = розширена
value-edition-straw-hats = «Солом’яні капелюхи»
edition-in-forum = форумній
edition-in-workshop = настільній
edition-in-expanded = розширеній
edition-in-straw-hats = «Солом’яних капелюхах»
edition-about-forum = <b>Форумна</b> — шість персонажів, для неквапної гри: хто знепритомніє у воді, того витягнуть, а хто ненавидить себе — психопат.
edition-about-workshop = <b>Настільна</b> — вісім персонажів, як за столом: хто знепритомніє у воді, тоне, зате зайві припаси можна кинути за борт.
edition-about-expanded = <b>Розширена</b> — настільна з погодою, людоїдством і вогняною водою; хто знепритомніє у воді, того витягнуть.
edition-about-straw-hats = <b>Солом’яні капелюхи</b> — ті самі вісім ролей, але імена й місця інші; акули злі, а мертвих можна зіпхнути за борт.

## На чому пливе ця гра: лобі, дошка, налаштування

terms-edition = Правила: { $edition ->
    [forum] форумні
    [expanded] розширені
    [straw-hats] «Солом’яні капелюхи»
   *[workshop] настільні
}, { $crew ->
    [six] 6 персонажів
   *[eight] 8 персонажів
}
terms-rules = { terms-edition } · на хід { $clock }{ $night }
terms-night = { " " }· ніч { $start }–{ $end }
terms-expansions = Доповнення: { $what }
terms-departures = Змінено: { $what }
departure-starting_provisions-0 = на старті без припасів
departure-starting_provisions-1 = на старті по карті припасів
departure-self_hate-own_death = ненависть до себе платить за власну смерть
departure-self_hate-psychopath = ненависть до себе — психопат
departure-open_after_theft_is_announced-yes = перед крадіжкою можна відкрити карти
departure-open_after_theft_is_announced-no = перед крадіжкою карт не відкрити
departure-yield_when_silent-to_stronger = мовчання — поступка сильному
departure-yield_when_silent-always = мовчання — поступка будь-кому
departure-bait_adds_up-yes = приманки додаються
departure-bait_adds_up-no = злі акули
departure-faint_in_water-drowns = непритомність у воді — смерть
departure-faint_in_water-returns = непритомних із води витягують
departure-throw_own_provisions-yes = своє можна за борт
departure-throw_own_provisions-no = своє за борт не можна
departure-throw_corpse-yes = мертвих можна за борт
departure-throw_corpse-no = мертвих за борт не можна
departure-throw_unconscious-yes = непритомних можна за борт
departure-throw_unconscious-no = непритомних за борт не можна
departure-weather-yes = погода
departure-weather-no = без погоди
departure-cannibalism-yes = людоїдство
departure-cannibalism-no = без людоїдства
departure-fire_water-yes = вогняна вода
departure-fire_water-no = без вогняної води

## Налаштування: сторінки

setting-head = { SIGN("settings") } { $of ->
    [group] Правила групи
   *[lobby] Правила цієї гри
}
setting-hint = { $of ->
    [group] За ними почнеться наступна гра; та, що вже в морі, допливе за своїми.
   *[lobby] Міняти можна, поки шлюпка біля берега.
}
setting-edition = Редакція
setting-edition-reset = { SIGN("changed") } Зараз змінено: { $what }. Вибір редакції все це скине.
setting-clock = Годинник
setting-clock-about = Скільки чекати на кожне рішення. Час вийшов — бот обере найобережніше.
setting-night = Ніч
setting-night-about = У ці години годинник стоїть: на відповідь, що припала б на ніч, чекаємо вранці. Якщо на хід доба чи більше, ніч нічого не змінює.
setting-zone = Пояс
setting-zone-about = За яким часом настає ніч. Час на екранах кожен і так бачить свій.
setting-language = Мова
setting-language-about = Якою мовою говорить група. В особистих у кожного своя.
setting-bluff = Пауза про людське око
setting-bluff-about = Кому нема з чого вибирати, того не питають: бот відповідає за нього сам, але трохи згодом, щоб ніхто не здогадався. Без паузи — відразу: так швидше, зате видно, у кого не було вибору.
setting-button = { $what }: { $value }
setting-changed = { SIGN("changed") } { $what }: { $value }
setting-ticked = ✓ { $value }
setting-legend = { SIGN("changed") } — не так, як у { $edition ->
    [straw-hats] «Солом’яних капелюхах»
    [forum] форумній редакції
    [expanded] розширеній редакції
   *[workshop] настільній редакції
}.
value-night-off = без ночі
value-night-22-7 = 22–7
value-night-23-8 = 23–8
value-night-0-9 = 0–9
value-zone-lisbon = Лісабон
value-zone-berlin = Берлін
value-zone-kyiv = Київ
value-zone-moscow = Москва
value-zone-tbilisi = Тбілісі
value-zone-almaty = Алмати
value-zone-novosibirsk = Новосибірськ
value-zone-vladivostok = Владивосток
value-bluff-yes = є
value-bluff-no = немає
value-language-ru = русский
value-language-uk = українська

## Тонкощі: option-… — що, -about — одним реченням про що, -значення — як.

option-group-deal = Роздача й очки
option-group-theft = Чужі руки
option-group-sea = За бортом
option-group-expansions = Доповнення
option-group-expansions-barred = Доповнення розраховані на вісім персонажів, а у форумній редакції їх шість. Погода, людоїдство й вогняна вода є в будь-якій іншій.
option-in = · { $value } — у { $editions }
option-in-all = · { $value } — в усіх редакціях
option-in-none = · { $value } — у жодній: як захоче група
option-in-ruled = { SIGN("ruling") } — так вирішили ми: вихідні правила мовчать або сперечаються самі з собою.
option-ours = { SIGN("ruling") } Це наше: у вихідних правилах годинника немає.
option-starting_provisions = Припаси на старті
option-starting_provisions-about = Скільки карт припасів у кожного на руці ще до першого дня: у друкованій грі — одна, у вихідних правилах про неї ані слова.
option-starting_provisions-0 = жодної
option-starting_provisions-1 = одна карта
option-self_hate = Ненависть до себе
option-self_hate-about = За що дістане очки той, хто ненавидить сам себе: за власну смерть — або, як психопат, за смерть кожного іншого, а за своє життя й смерть нічого.
option-self_hate-own_death = своя смерть
option-self_hate-psychopath = психопат
option-open_after_theft_is_announced = Жертва крадіжки
option-open_after_theft_is_announced-about = Чи встигне жертва відкрити карти й цим уберегти їх, коли { ROLE("kid") } уже тягнеться до її кишені.
option-open_after_theft_is_announced-yes = встигне
option-open_after_theft_is_announced-no = не встигне
option-yield_when_silent = Мовчання — поступка
option-yield_when_silent-about = Що означає мовчання у відповідь на вимогу, коли вийшов час: поступку тільки тому, хто явно сильніший, чи будь-кому.
option-yield_when_silent-to_stronger = сильному
option-yield_when_silent-always = будь-кому
option-bait_adds_up = Приманки
option-bait_adds_up-about = Кожна приманка додає рану всім, хто у воді; злі акули додадуть одну, скільки приманок не кидай.
option-bait_adds_up-yes = додаються
option-bait_adds_up-no = злі акули
option-faint_in_water = Непритомність у воді
option-faint_in_water-about = Що буде з тим, хто без рятувального кола непритомніє вже у воді: втопиться чи його витягнуть.
option-faint_in_water-drowns = тоне
option-faint_in_water-returns = врятують
option-throw_own_provisions = Своє за борт
option-throw_own_provisions-about = Чи можна до навігації викидати за борт свої припаси, щоб не дісталися іншим.
option-throw_own_provisions-yes = можна
option-throw_own_provisions-no = не можна
option-throw_corpse = Мертвих за борт
option-throw_corpse-about = Чи можна своїм ходом зіпхнути за борт мертвого — разом з усіма його припасами.
option-throw_corpse-yes = можна
option-throw_corpse-no = не можна
option-throw_unconscious = Непритомних за борт
option-throw_unconscious-about = Чи можна своїм ходом зіпхнути за борт непритомного, якщо за нього ніхто не заступиться.
option-throw_unconscious-yes = можна
option-throw_unconscious-no = не можна
option-weather = Погода
option-weather-about = Щодня нова карта погоди: її таємно бачить той, до кого дійшов хід, а ввечері вона змінює навігацію і спрагу.
option-weather-yes = є
option-weather-no = немає
option-cannibalism = Людоїдство
option-cannibalism-about = У скрині лежить карта людоїдства: мертвого в шлюпці можна з’їсти, і всім притомним стане на рану менше, якщо ніхто не завадить.
option-cannibalism-yes = є
option-cannibalism-no = немає
option-fire_water = Вогняна вода
option-fire_water-about = Ковток із такої карти — це +3 у бійках до кінця дня і зайва спрага ввечері.
option-fire_water-yes = є
option-fire_water-no = немає
