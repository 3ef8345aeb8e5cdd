### A room in line mode.

# The empty line means “ready”.
too-early = Not done yet, because this has only just appeared. Press Enter again.
still-asking = Your last command is waiting for the server’s answer. Type retry to connect again now.
no-wait-needed = No need to wait: events are announced as they happen.

## People

# $people (Text)
people = In the room: { $people }.
no-spectators = Nobody is watching any more.
said-before = Said before you came:
phrase-usage = Type phrase and a number from 1 to 4; phrase alone lists them.
who-plays = Who plays? Type as and a name, then ready.
begin-ways = begin removes empty seats; opponent LEVEL all fills them with computers.

## Clocks

no-clock = This match has no clock.
# $seconds (Duration)
time-left = You have { $seconds } left.
# One of the clocks in a list; the time left of a correspondence game says whether it runs.
# $name (Name)
# $left (Text)
# $running (Flag)
clock = { $name } { $left }{ $running ->
    [yes] {" "}and running
   *[no] {""}
}

## Legs

# $number (Text)
plays-alone = You play alone; { $number }.
# $leg (Int)
# $legs (Int)
# $roles (Text)
# $number (Text)
leg = Leg { $leg } of { $legs }: { $roles }; { $number }.
not-your-turn = It is not your turn.
# A move that was typed as a number.
# $number (Int)
# $places (Count)
no-place = { $places ->
    [0] There is nothing to choose now.
    [1] There is no place { $number }. Type 1, or the card it goes on, such as 7d.
   *[other] There is no place { $number }. Type a number from 1 to { $places }, or the card it goes on, such as 7d.
}
no-news = Nothing has happened in this leg yet.
moves-usage = a number or a card, such as 2 or 7d: play there
tips-off = Tips are off. Type rules for all the rules.

## Absent players

# $name (Name)
can-decide = { $name } has been away for a long time. { decide }
decide = Type claim match to win; claim easy, normal, strong or random to let that computer play on; or wait.
# $names (Names)
can-replace = { $names } can be replaced. { decide-of-many }
decide-of-many = Type claim easy, normal, strong or random, and a name if several are away. That computer plays on if the others accept. Or wait.
# $names (All)
whose-seat = Whose seat? Name one of { $names }.

## Questions that are answered by yes or no

yes-or-no = Type yes or no.
sure-take-back = If your move revealed a card, the match is rated only if you lose, and this leg sets no best scores. Ask for a takeback? yes or no:
sure-resign = Resign the match? yes or no:
sure-give-up = Give up this game? It will not count. yes or no:
sure-leave-to-others = Leave the game? The others play on. yes or no:
sure-end = Others have seats here. Stop the server anyway? yes or no:
# $competes (Flag)
open-game = This game is not over. { $competes ->
    [yes] Type give up (it will not count) or back:
   *[no] Type keep (to resume it later), give up (it will not count) or back:
}

## The end of a match

# $more (Choice: rematch new alone watch daily)
next-ways = You can type { $more ->
    [rematch] new (new deal), same (same deal), analysis, watch, save, leave
    [new] new (rematch), analysis, watch, save, leave
    [alone] new, new NUMBER, same, computer, analysis, scores, leave
    [watch] analysis, watch, save, leave
   *[daily] leave
} and more: help lists all commands.
not-over-yet = No match is over yet, so there is no record.
no-record = Nobody moved in this match, so it has no record.

## The connection

back-online = You are connected again.
not-open = Your server only accepts connections from this machine. Type open to let others join: your server restarts and keeps all games.
opened = Others can join now.

# After a failure. Each way is a command and what it does.
# $ways (Text)
ways-on = You can type: { $ways }.
way =
    .again = again (try again)
    .play_here = here (play here, too)
    .rename = name NAME (change your name)
    .back = leave

## Leaving

left = You left the room.
left-game = You left the room. Your game is saved: resume it from the start menu.
left-seat = You left the room. Your seat is kept: use the same command to come back.
