# Что бот говорит вне экранов игры: HTML, кроме command-…, bot-… и button-… (простой текст).
# $player — имя человека, готовое (player); $group — название группы, готовое (player); $who — персонаж; $until, $left — из times.py.

## Бот о себе

bot-about = Веду «За бортом»: шлюпка, мало воды и восемь человек, которым есть что скрывать.
bot-description = Настольная игра «За бортом» прямо в группе: от четырёх до восьми человек в одной шлюпке, запас воды на исходе, и у каждого тайная любовь и тайная ненависть. Стол видят все, секреты — только ты, в личке со мной. За вечер или неспешно, по ходу в день.

    Позови меня в группу и напиши /newgame.

## Команды (setMyCommands)

command-newgame = Собрать шлюпку: новая игра
command-join = Сесть в шлюпку или вернуться в неё
command-leave = Выйти; дальше сыграет автопилот
command-begin = Отчалить: начать игру
command-stop = Остановить игру
command-boat = Показать шлюпку ещё раз
command-hand = Моя роль, карты и секреты
command-rules = Правила, коротко и по частям дня
command-settings = Правила, часы, язык этой группы
command-language = Русский или украинский
command-help = Что я умею
command-start = Начать
command-games = Мои игры
command-friday = «Пятница»: игра для одного

## Личный чат

chat-start = { SIGN("boat") } <b>Привет! Я веду игру «За бортом».</b>

    Корабль утонул, вы — нет: одна шлюпка, мало воды, и не все друг другу рады. У каждого своя тайна: кого беречь и кому желать зла. Побеждает тот, у кого на берегу больше очков, — бывает, что и посмертно.

    Позови меня в группу и напиши там /newgame. Стол увидят все, а твои карты и решения — только ты, здесь.

    А пока никого нет, есть «Пятница» — игра для одного: /friday

    /rules — правила · /games — твои игры · /language — мова, язык
chat-start-joined = { SIGN("boat") } <b>Ты в шлюпке!</b> Группа: { $group }.
    Как только отчалите, сюда придут твоя роль и карты. А пока можно заглянуть в правила: /rules
chat-start-already = { SIGN("boat") } Ты уже в этой шлюпке ({ $group }). Ждём остальных.
chat-start-full = { SIGN("boat") } Шлюпка «{ $group }» полна. Если кто-то выйдет, место освободится.
chat-start-begun = { SIGN("boat") } Шлюпка «{ $group }» уже отчалила без тебя. Болеть можно с берега, а на следующую — успеть.
chat-start-gone = { SIGN("boat") } Этой шлюпки больше нет: набор закрыт. Новую собирают в группе командой /newgame.
chat-help-private = <b>Что я умею здесь</b>
    Сюда приходит всё, что знаешь только ты: роль, любовь, ненависть, карты и вопросы с кнопками.

    /hand — { command-hand }
    /games — { command-games }
    /friday — { command-friday }
    /rules — { command-rules }
    /language — { command-language }

    Новую игру собирают в группе: /newgame
chat-help-group = <b>«За бортом»: что я умею</b>
    Стол — здесь, секреты — в личке у каждого.

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
chat-games-none = Ты сейчас ни в одной игре. Собрать новую — /newgame в группе.
chat-games-head = <b>Твои игры</b>
chat-games-playing = { SIGN("boat") } { $group } · день { $day } · { SIGN($who) } { ROLE($who) }
chat-games-awaited = { SIGN("turn") } { $group } · день { $day } · { SIGN($who) } { ROLE($who) } · <b>ждут тебя</b>
chat-games-lobby = { SIGN("boat") } { $group } · ждём остальных
chat-unknown = Слов я не понимаю, только кнопки и команды. Что умею — /help.

## Группа

chat-added = { SIGN("boat") } <b>Все за борт!</b> Точнее, в шлюпку: я веду игру «За бортом», от 4 до 8 человек.
    Собрать игру — /newgame, правила — /rules, что я умею — /help.
chat-need-start = { $player }, открой со мной личку и нажми Start: туда придут роль и карты.
chat-blocked = { SIGN("secret") } { $player }, не могу тебе написать: личка со мной закрыта. Открой её и нажми Start, иначе за { ROLE($who, case: "acc") } будет решать время.
chat-blocked-lobby = { SIGN("secret") } { $player }, не могу тебе написать, а без лички в шлюпке делать нечего. Открой её и нажми Start.
chat-returned = { SIGN("boat") } Я снова здесь, и шлюпка тоже. Плывём дальше с того же места.
chat-stop-sure = Остановить игру? Очков не будет ни у кого.
chat-stopped = { SIGN("paused") } { $player } останавливает игру. Никто не победил, никто и не утонул.

## Кнопки

button-private = { SIGN("secret") } Открыть личку
button-add = { SIGN("boat") } Позвать в группу
button-stop = Остановить
button-cancel = Пусть плывёт

## Время (times.py)

when-until = до { $at } (ещё { $left })
when-until-soon = до { $at } (вот-вот)
when-over = время вышло
when-tomorrow = завтра, { $clock }
when-weekday = { $weekday ->
    [0] понедельника
    [1] вторника
    [2] среды
    [3] четверга
    [4] пятницы
    [5] субботы
   *[6] воскресенья
    }, { $clock }
when-date = { $day } { $month ->
    [1] января
    [2] февраля
    [3] марта
    [4] апреля
    [5] мая
    [6] июня
    [7] июля
    [8] августа
    [9] сентября
    [10] октября
    [11] ноября
   *[12] декабря
    }, { $clock }
left-seconds = { $n } с
left-minutes = { $n } мин
left-hours = { $n } ч
left-hours-minutes = { $n } ч { $m } мин
left-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[many] { $n } дней
}
span-seconds = { $n ->
    [one] { $n } секунда
    [few] { $n } секунды
   *[many] { $n } секунд
}
span-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
   *[many] { $n } минут
}
span-hours = { $n ->
    [one] { $n } час
    [few] { $n } часа
   *[many] { $n } часов
}
