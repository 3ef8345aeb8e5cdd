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

# A player's name in a table, if it is you.
# $name (Name)
you = { $name } (you)

# The labels of keys.
key =
    .choose = choose
    .back = back
