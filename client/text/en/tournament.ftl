### A tournament in a room: up to five names, with the scores that each has reached.

title = Tournament
# The label of a key.
key = tournament
about = Each name keeps its highest, lowest and average score. If you have seen the cards before, only your lowest score can change.
rule = Players who know the cards can only lower their lowest score. A game that is not finished doesn’t count.
none-yet = There is no tournament in this room.
begin = Make it a tournament
begin-hint = one to five names, on this screen or each on their own

## Names

names-title = Names
names-hint = One to five names, separated by commas. Leave it empty to end the tournament.
names-fields-hint = One to five names. A name that stays keeps its scores; no names end the tournament.
names-placeholder = Ada, Ben
# The label of a field.
# $number (Int)
name = Name { $number }
optional-names = Tournament
optional-names-hint = Up to five names, separated by commas, take turns at this screen.
optional-names-placeholder = leave empty: only you
change-names = Change the names
change-settings = Change the settings
# A button: save the changed names.
keep = Save
# $number (Count)
too-many = A tournament has one to five names, not { $number }.
same-name = Each name needs to be different.

## Who plays

who-plays = Who plays next?
who-plays-key = who plays
# The label of a key: start the next match.
begin-key = begin
# $name (Name)
plays = { $name } plays
plays-as = You play as
beside = In turn with
beside-hint = plays the other seat on this screen
no-name = nobody
no-name-hint = your games don’t count
# No second person plays on this screen.
nobody-beside = nobody
nobody-beside-hint = on another screen, or the computer
not-in-turn = here both play at the same time, or hide something: each needs a terminal of their own
seat-taken = another player has the other seat: two people can share a screen while it is free
unknown-name = nobody in this tournament has that name
known-cards = These cards were played under this name before: they can only lower the lowest score.
# $number (GameNumber?)
next-cards = { $number ->
    [none] New cards: the number is drawn.
   *[other] The cards of number { $number }.
}

## Scores

# The columns of the table.
column =
    .name = name
    .legs = games
    .highest = highest
    .lowest = lowest
    .average = average
# $name (Name)
# $games (Count)
# $high (Text)
# $low (Text)
# $average (Text)
scores = { $name }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, highest { $high }, lowest { $low }, average { $average }.
# $names (All)
next-players = Next: { $names }.
