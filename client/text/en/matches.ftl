### Lists of finished matches, a search among them, and two players' results against each other.

search = Search matches
search-hint = by game, opponent, result, date or number
title = Matches
# $mine (Flag)
# $name (Name)
title-of = { $mine ->
    [yes] Your matches
   *[no] Matches of { $name }
}
# $game (Name)
# $number (GameNumber)
title-on-number = Matches on { $game } number { $number }
on-number = Matches on this number
older = Older matches
all = All matches
none-found = No matches fit this search.
rated-only = Other players’ lists have only rated matches.
everyones-rated = Only rated matches are listed, and none on a daily number before its day ends.

## The form

# A value of the field “Game”.
any-game = any
opponent = Opponent
opponent-hint = A name, a player’s id, or easy, normal, strong or random. Empty: anyone.
# A field: won, lost or drawn.
result-label = Result
# A value of the field “Result”.
any-result = any
# A field: the first day.
since-label = From
# A field: the last day.
until-label = To
date-hint = A day in UTC, such as 2026-11-20. Empty: any day.
days-hint = Days are in UTC.
# A field: the game number.
number-label = Number
number-hint = A game number. Choose its game, too. Empty: any number.
# Whose matches are searched.
players =
    .label = Players
    .one = one player
    .everyone = everyone on the number
everyone = Everyone’s matches on the number
# A button.
go = Search

result =
    .won = won
    .lost = lost
    .drawn = drawn
    .played = without a winner

## What is searched for: these are joined with commas.

# $opponent (Name)
against-opponent = against { $opponent }
# Days are written as 2026-11-20.
# $day (Text)
since = from { $day }
# $day (Text)
until = to { $day }
# $since (Text)
# $until (Text)
days = from { $since } to { $until }
# $number (GameNumber)
number = number { $number }

## Mistakes

mistake =
    .number-without-game = A number needs its game. Choose the game, too.
    .everyone-without-number = Everyone’s matches can be searched only by number. Add a number.
    .everyone-alone = A search of everyone’s matches has no opponent or result. Leave them out.
    .everyone-of-player = Search a player’s matches, or everyone’s: not both.
    .days-reversed = The first day is after the last day. Swap them.
    .same-player = That is the same player twice. Choose two players.
# $typed (Text)
no-date = “{ $typed }” is not a day. Write it like 2026-11-20.
# $typed (Text)
no-number = “{ $typed }” is not a game number. Write a whole number from 1 to 999,999,999,999.
# $typed (Text)
no-result = “{ $typed }” is not a result. Choose won, lost, drawn or played.
# $name (Text)
no-player = No player called { $name } is among the latest opponents or in the standings. Check the name, or use the player’s id.
# $name (Text)
# $ids (Either)
several-players = Several players are called { $name }. Use an id: { $ids }.

## A finished match

# Ends the result of a match that was not played to its end.
-early = { $why ->
    [resigned] {" "}by resignation
    [claimed] {" "}because a player was away
    [flag] {" "}on time
   *[score] {""}
}
# $result (Choice: won lost drawn)
# $why (Choice: score resigned claimed flag)
outcome = { $result ->
    [won] won
    [lost] lost
   *[drawn] drawn
}{ -early }
# $result (Choice: won lost drawn)
# $own (Points)
# $other (Points)
outcome-score = { $result ->
    [won] won
    [lost] lost
   *[drawn] drawn
} { $own } to { $other }
not-finished = not finished
# $winners (Names)
# $why (Choice: score resigned claimed flag)
winners = { $winners } won{ -early }

# A match in a player's list, with the change of the rating.
# $outcome (Text)
# $change (Change?)
# $opponents (Names?)
row = { $outcome }{ $change ->
    [none] {""}
   *[other] {" "}({ $change })
}{ $opponents ->
    [none] {""}
   *[other] {" "}against { $opponents }
}
# Before buttons with the names of the opponents.
against = against
# $change (Change)
rating-change = rating { $change }
# A match in everybody's list: the players with their scores, and who won.
# $players (Names)
# $outcome (Text)
row-of-all = { $players }: { $outcome }
# A player or a winner with a score.
# $name (Name)
# $score (Text)
player-score = { $name } { $score }

# The game or the form of a match in which each move had a day or more, in a row of a list.
# $what (Text)
by-correspondence = { $what } by correspondence

# A match in line mode, with the link to its record.
# $when (DateTime)
# $game (Name)
# $form (Text)
# $result (Text)
# $link (Text)
line = { $when }, { $game }, { $form }: { $result }. { $link }

# $when (DateTime)
watch = Watch the match of { $when }

## Two players against each other

versus = Head to head
versus-you = Head to head with you
# $name (Name)
# $opponent (Name)
versus-of = Head to head · { $name } – { $opponent }
# $name (Name)
# $opponent (Name)
versus-line = { $name } against { $opponent }:
# The titles of columns.
column =
    .matches = matches
    .won = won
    .drawn = drawn
    .lost = lost
    .played = no winner
    .first = first
    .last = last
# The last row of a table: all matches.
total = all

# $count (Count)
# $won (Count)
# $drawn (Count)
# $lost (Count)
# $played (Count)
tally = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}: { $won } won{ $drawn ->
    [0] {""}
   *[other] , { $drawn } drawn
}, { $lost } lost{ $played ->
    [0] {""}
   *[other] , { $played } without a winner
}
# $name (Name)
# $tally (Text)
tally-of = { $name }: { $tally }
# $tally (Text)
tally-of-all = All: { $tally }.

# $game (Name)
# $form (Text)
# $tally (Text)
# $met (Text)
versus-row = { $game }, { $form }: { $tally }. { $met }

# $day (Date)
met-once = Played on { $day }.
# $first (Date)
# $last (Date)
met = First match on { $first }, last match on { $last }.

# $name (Name)
# $opponent (Name)
# $mine (Flag)
# $own (Flag)
never-met = { $mine ->
    [yes] You have no finished matches against { $opponent }.
   *[no] { $name } and { $opponent } have no { $own ->
        [yes] finished
       *[no] rated
    } matches against each other.
}

## Commands of line mode

how-to-search = Type matches, and any of: a game; of NAME; against NAME; won, lost, drawn or played; since DAY; until DAY; number N; everyone. For example: matches against Ben won since 2026-11-01.
how-to-compare = Type versus and a player: a name, a player’s id, or a level of the computer, such as versus Ben.
older-command = There are older matches: type older.
older-on-page = There are older matches: type matches, then older (as a command: turnabout matches --count 100).
# $count (Int)
older-option = There are older matches: --count { $count } lists more.
no-older = There is no list to continue. Type matches first.

## Keys

key =
    .watch = watch
    .link = copy link
    .versus = head to head
    .older = older
    .search = search
    .matches = their matches
