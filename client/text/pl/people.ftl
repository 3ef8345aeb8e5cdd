### Jak nazywają się gracze i czyja jest kolej.

you = ty
away = offline
left = poza meczem
nobody = jeszcze nikt
guest = Gość
the-computer = komputer
computer = komputer, { $level }
seat = miejsce { $number }

## Czyja kolej

moving = { $players ->
    [both] grają oboje
    [all] grają wszyscy
    [some] liczba grających: { $number }
    [you] ty grasz dalej
   *[one] { $name } gra dalej
}
players = grających: { $number }{ $away ->
    [0] { "" }
   *[other] , offline: { $away }
}
