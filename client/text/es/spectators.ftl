### El público de una sala.

spectators = { $number ->
    [one] 1 mirando
   *[other] { $number } mirando
}
spectators-named = { spectators }: { $names }
more = { $number } más
others = { $number ->
    [one] 1 más
   *[other] { $number } más
}
you-watch = estás mirando
you-watch-with = estás mirando, con { $names }
