### What the pages share that ask a server for something outside its rooms.

asking = Asking the server …
# A button: show the replay of a match.
watch = Watch

# A player's name in a table, if it is you.
# $name (Name)
you = { $name } (you)

# The labels of keys.
key =
    .choose = choose
    .back = back
