### The daily number of a game: one try a day, on the same number for everyone on a server.

title = Daily number
# $game (Name)
# $day (Day?)
heading = Daily number · { $game }{ $day ->
    [none] {""}
   *[other] {" "}· { $day }
}
about = Each game has one number a day, the same for everyone on this server. It stays hidden until the day ends. You have one try, and play each role once. The player who wins by the most ranks first.
noted = This browser keeps a fingerprint of each day’s number. When the day ends, it checks the number against that.

## Your try

# What is played today, with the options.
# $what (Text)
today = Today: { $what }.
# $game (Text)
race-of-two = { $game }, as a two-player race
# The name of a region of the page.
section = Today’s number

# $ends (Time)
hidden-until = The number is hidden until { $ends } (midnight UTC).

# How many have finished their try.
# $count (Count)
finished = { $count ->
    [0] Nobody has finished yet.
    [one] { $count } player has finished.
   *[other] { $count } players have finished.
}

not-tried = You have not played yet.
tried = You have used today’s try. It has no result yet.

# $level (Level)
play-computer = Play the computer ({ $level })
play-computer-hint = the same level for everyone
play-friend = Play a friend
play-friend-hint = joins with a code, and must not have used today’s try
friend-rule = Your opponent must not have used today’s try.

# A button: go back to the room of the try.
resume = Resume your try
# $room (Text)
resume-hint = in progress in { $room }
# $room (Text)
resume-in = Resume your try: { $room }.

# $reached (Text)
# $rank (Count?)
own = Your result: { $reached }.{ $rank ->
    [none] {""}
   *[other] {" "}Your rank so far: { $rank }.
}

## Results

# Your score compared with the opponent's; the better score is ahead.
# $lead (Choice: ahead behind level)
# $points (Points)
lead = { $lead ->
    [ahead] ahead by { $points }
    [behind] behind by { $points }
   *[level] level
}

# $lead (Text)
# $own (Points)
# $other (Points)
# $opponent (Text)
reached = { $lead }, { $own } to { $other } against { $opponent }

# $opponent (Name)
# $why (Choice: resigned claimed flag)
reached-early = won: { $opponent } { $why ->
    [resigned] resigned
    [claimed] was away
   *[flag] ran out of time
}

# An opponent who did not finish, in a table.
# $opponent (Name)
# $why (Choice: resigned claimed flag)
opponent-left = { $opponent } ({ $why ->
    [resigned] resigned
    [claimed] was away
   *[flag] out of time
})

# A computer player, after "against".
# $level (Level)
computer = the { $level } computer

# $own (Points)
# $other (Points)
score = { $own } to { $other }

## The table of a day that has ended

# $which (Choice: today yesterday earlier)
# $day (Day)
day = { $which ->
    [today] Today, { $day }
    [yesterday] Yesterday, { $day }
   *[earlier] { $day }
}

earlier = Previous day
later = Next day

# $number (GameNumber?)
number-was = { $number ->
    [none] Nobody played on this day.
   *[other] The number was { $number }.
}

# $day (Day)
# $number (GameNumber?)
table-title = { $number ->
    [none] { $day }: nobody played.
   *[other] { $day }: the number was { $number }.
}

commitment-kept = The number matches the fingerprint this browser kept that day.
commitment-broken = The number doesn’t match the fingerprint this browser kept that day.

against =
    .computer = Against the computer
    .friends = Against friends

# $count (Count)
players =
    .computer = Against the computer · { $count ->
        [0] nobody
       *[other] { $count } played
    }
    .friends = Against friends · { $count ->
        [0] nobody
       *[other] { $count } played
    }

# The titles of columns.
column =
    .rank = rank
    .name = name
    .lead = ahead by
    .score = score
    .opponent = against
    .time = when

# The result of a try whose opponent did not finish.
won-early = won

# Rows that are not listed.
# $count (Count)
more = { $count ->
    [one] and { $count } other
   *[other] and { $count } others
}

# A row in line mode, with the id of the match's record.
# $rank (Count?)
# $name (Name)
# $reached (Text)
# $match (Text)
row = { $rank ->
    [none] –
   *[other] { $rank }.
} { $name }: { $reached } (record { $match })

# $name (Name)
watch = Watch { $name }’s match

## In a room

# $day (Day)
# $ends (Time)
room = The daily number of { $day }: one try each. It is hidden until the day ends at { $ends } (midnight UTC).
rules = Your try counts once the first leg starts. There are no hints and no takebacks.

# After the match.
# $ends (Time)
record-hidden = The number stays hidden until the day ends at { $ends } (midnight UTC). Then you can watch and check the record.
# $ends (Time)
link-opens = opens when the day ends, at { $ends } (midnight UTC)

# $lead (Text)
result = On the daily number you are { $lead }. The table appears when the day ends.
won = You won, but your opponent did not finish. The table lists you below the finished tries.
not-ranked = Your try ended early, so it is not ranked.
# $ends (Time)
leaving = Your try is kept until the day ends at { $ends } (midnight UTC): resume it from the start screen.
# A button.
open-page = To the daily number

# Commands of line mode.
command = Type daily, or daily computer or daily friend to play, or daily and an earlier day, such as daily 2026-11-20.

## Keys

key =
    .play = play, watch
    .day = day
    .game = another game
