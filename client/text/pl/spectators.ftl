### Widzowie w pokoju.

spectators = { $number ->
    [one] 1 widz
   *[many] { $number } widzów
}
spectators-named = { spectators }: { $names }
more = jeszcze { $number }
others = { $number ->
    [one] 1 inna osoba
    [few] { $number } inne osoby
   *[many] { $number } innych osób
}
you-watch = oglądasz
you-watch-with = oglądasz; z tobą: { $names }
