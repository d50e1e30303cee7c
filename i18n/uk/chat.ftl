# Що бот каже поза екранами гри: HTML, крім command-…, bot-… і button-… (простий текст).
# $player — ім’я людини, готове (player); $group — назва групи, готова (player); $who — персонаж; $until, $left — з times.py.

## Бот про себе

bot-about = Веду «За бортом»: човен, обмаль води й восьмеро людей, яким є що приховувати.
bot-description = Настільна гра «За бортом» просто в групі: від чотирьох до восьми людей в одному човні, вода закінчується, і в кожного таємна любов і таємна ненависть. Стіл бачать усі, секрети — лише ти, в особистому чаті зі мною. За вечір або неквапом, по ходу на день.

    Поклич мене в групу й напиши /newgame.

## Команди (setMyCommands)

command-newgame = Зібрати човен: нова гра
command-join = Сісти в човен або повернутися
command-leave = Вийти; далі гратиме автопілот
command-begin = Відчалити: почати гру
command-stop = Зупинити гру
command-boat = Показати човен іще раз
command-hand = Моя роль, карти й секрети
command-rules = Правила, стисло й за частинами дня
command-settings = Правила, годинник, мова цієї групи
command-language = Українська чи російська
command-help = Що я вмію
command-start = Почати
command-games = Мої ігри
command-friday = «П’ятниця»: гра для одного

## Особистий чат

chat-start = { SIGN("boat") } <b>Привіт! Я веду гру «За бортом».</b>

    Корабель потонув, ви — ні: один човен, обмаль води, і не всі одне одному раді. У кожного своя таємниця: кого берегти й кому бажати лиха. Перемагає той, у кого на березі більше очок, — буває, що й посмертно.

    Поклич мене в групу й напиши там /newgame. Стіл побачать усі, а твої карти й рішення — лише ти, тут.

    А поки нікого немає, є «П’ятниця» — гра для одного: /friday

    /rules — правила · /games — твої ігри · /language — мова, язык
chat-start-joined = { SIGN("boat") } <b>Ти в човні!</b> Група: { $group }.
    Щойно відчалите, сюди надійдуть твоя роль і карти. А поки можна зазирнути в правила: /rules
chat-start-already = { SIGN("boat") } Ти вже в цьому човні ({ $group }). Чекаємо на решту.
chat-start-full = { SIGN("boat") } Човен «{ $group }» повний. Якщо хтось вийде, місце звільниться.
chat-start-begun = { SIGN("boat") } Човен «{ $group }» уже відчалив без тебе. Вболівати можна з берега, а на наступний — встигнути.
chat-start-gone = { SIGN("boat") } Цього човна вже немає: набір закрито. Новий збирають у групі командою /newgame.
chat-help-private = <b>Що я вмію тут</b>
    Сюди надходить усе, що знаєш лише ти: роль, любов, ненависть, карти й питання з кнопками.

    /hand — { command-hand }
    /games — { command-games }
    /friday — { command-friday }
    /rules — { command-rules }
    /language — { command-language }

    Нову гру збирають у групі: /newgame
chat-help-group = <b>«За бортом»: що я вмію</b>
    Стіл — тут, секрети — в особистому чаті кожного.

    /newgame — { command-newgame }
    /join — { command-join }
    /leave — { command-leave }
    /begin — { command-begin }
    /boat — { command-boat }
    /hand — { command-hand }
    /rules — { command-rules }
    /settings — { command-settings }
    /language — { command-language }
    /stop — { command-stop }
chat-games-none = Ти зараз у жодній грі. Зібрати нову — /newgame в групі.
chat-games-head = <b>Твої ігри</b>
chat-games-playing = { SIGN("boat") } { $group } · день { $day } · { SIGN($who) } { ROLE($who) }
chat-games-awaited = { SIGN("turn") } { $group } · день { $day } · { SIGN($who) } { ROLE($who) } · <b>чекають на тебе</b>
chat-games-lobby = { SIGN("boat") } { $group } · чекаємо на решту
chat-unknown = Слів я не розумію, лише кнопки й команди. Що вмію — /help.

## Група

chat-added = { SIGN("boat") } <b>Усі за борт!</b> Точніше, в човен: я веду гру «За бортом», від 4 до 8 людей.
    Зібрати гру — /newgame, правила — /rules, що я вмію — /help.
chat-need-start = { $player }, відкрий зі мною особистий чат і натисни Start: туди надійдуть роль і карти.
chat-blocked = { SIGN("secret") } { $player }, не можу тобі написати: особистий чат зі мною закрито. Відкрий його й натисни Start, інакше за { ROLE($who, case: "acc") } вирішуватиме час.
chat-blocked-lobby = { SIGN("secret") } { $player }, не можу тобі написати, а без особистого чату в човні робити нічого. Відкрий його й натисни Start.
chat-returned = { SIGN("boat") } Я знову тут, і човен теж. Пливемо далі з того самого місця.
chat-stop-sure = Зупинити гру? Очок не буде ні в кого.
chat-stopped = { SIGN("paused") } { $player } зупиняє гру. Ніхто не переміг, ніхто й не потонув.

## Кнопки

button-private = { SIGN("secret") } Відкрити особистий чат
button-add = { SIGN("boat") } Покликати в групу
button-stop = Зупинити
button-cancel = Нехай пливе

## Час (times.py)

when-until = до { $at } (ще { $left })
when-until-soon = до { $at } (ось-ось)
when-over = час вийшов
when-tomorrow = завтра, { $clock }
when-weekday = { $weekday ->
    [0] понеділка
    [1] вівторка
    [2] середи
    [3] четверга
    [4] п’ятниці
    [5] суботи
   *[6] неділі
    }, { $clock }
when-date = { $day } { $month ->
    [1] січня
    [2] лютого
    [3] березня
    [4] квітня
    [5] травня
    [6] червня
    [7] липня
    [8] серпня
    [9] вересня
    [10] жовтня
    [11] листопада
   *[12] грудня
    }, { $clock }
left-seconds = { $n } с
left-minutes = { $n } хв
left-hours = { $n } год
left-hours-minutes = { $n } год { $m } хв
left-days = { $n ->
    [one] { $n } день
    [few] { $n } дні
   *[many] { $n } днів
}
span-seconds = { $n ->
    [one] { $n } секунда
    [few] { $n } секунди
   *[many] { $n } секунд
}
span-minutes = { $n ->
    [one] { $n } хвилина
    [few] { $n } хвилини
   *[many] { $n } хвилин
}
span-hours = { $n ->
    [one] { $n } година
    [few] { $n } години
   *[many] { $n } годин
}
