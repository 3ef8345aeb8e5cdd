### The spectators of a room.

# $number (Count)
spectators = { $number ->
    [one] 1 spectator
   *[other] { $number } spectators
}
# $number (Count)
# $names (All)
spectators-named = { spectators }: { $names }
# The last item of a list of names.
# $number (Count)
more = { $number } more
# Stands for names that are unknown.
# $number (Count)
others = { $number ->
    [one] 1 other
   *[other] { $number } others
}
you-watch = you are watching
# $names (All)
you-watch-with = you are watching, with { $names }
