### What players are called, and whose turn it is.

# The reader, in place of a name.
you = you
# After the name of a player who is not connected.
away = away
# After the name of a player who left the match.
left = has left
# In place of the name of a player who has not joined yet.
nobody = nobody yet
# The name of a person who has not chosen one, as other players see it.
guest = Guest
the-computer = the computer
# After the name of a player whose seat the computer plays.
# $level (Level)
computer = computer, { $level }
# In place of the name of a player whose name is unknown.
# $number (Int)
seat = seat { $number }

## Whose turn it is

# Players who may move at the same time.
# $players (Choice: both all some you one)
# $number (Count)
# $name (Name)
moving = { $players ->
    [both] both play
    [all] all play
    [some] { $number } play
    [you] you play on
   *[one] { $name } plays on
}
# In place of names, if there are too many players.
# $number (Count)
# $away (Count)
players = { $number } play{ $away ->
    [0] { "" }
   *[other] , { $away } away
}
