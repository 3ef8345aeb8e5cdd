### Wer in einem Raum zuschaut.

spectators = { $number ->
    [one] 1 Person schaut zu
   *[other] { $number } schauen zu
}
spectators-named = { spectators }: { $names }
more = { $number } weitere
others = { $number ->
    [one] 1 weitere Person
   *[other] { $number } weitere
}
you-watch = du schaust zu
you-watch-with = du schaust zu, mit { $names }
