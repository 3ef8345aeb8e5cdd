### What the pages share that ask a server for something outside its rooms.

asking = Asking the server …
# A button: show the replay of a match.
watch = Watch

# The label of a field.
game = Game

# The name of a form, in a row of a list.
form =
    .match = match
    .mirror = mirror match
    .race = race
    .together = together
    .solo = alone

# A game in a row of a list, with the form if it is not the usual one.
# $game (Name)
# $form (Choice: match mirror race together solo)
game-form = { $form ->
    [match] { $game }
    [mirror] { $game } (mirror)
    [race] { $game } (race)
    [together] { $game } (together)
   *[solo] { $game } (alone)
}

# A player's name in a table, if it is you.
# $name (Name)
you = { $name } (you)


# The labels of keys.
key =
    .choose = choose
    .back = back

## The server that is asked

# $own (Flag)
# $server (Text)
where = { $own ->
    [yes] on this machine’s server ({ $server })
   *[no] on the server { $server }
}
# In short.
# $own (Flag)
# $server (Text)
where-in-short = { $own ->
    [yes] on this machine
   *[no] { $server }
}
# The heading of an answer in line mode.
# $where (Text)
heading =
    .rooms = Public rooms { $where }:
    .daily = The daily number { $where }:
    .standings = Standings { $where }:
    .player = A player’s page { $where }:
    .matches = Finished matches { $where }:
    .versus = Head to head { $where }:
    .scores = Your high scores { $where }:

no-answer = The server did not answer. Try again.
