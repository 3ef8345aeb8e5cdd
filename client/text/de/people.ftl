### Wie alle genannt werden und wer am Zug ist.

you = du
away = weg
left = ist gegangen
nobody = noch niemand
guest = Gast
the-computer = der Computer
computer = Computer, { $level }
seat = Platz { $number }

## Wer am Zug ist

moving = { $players ->
    [both] beide spielen
    [all] alle spielen
    [some] { $number } spielen
    [you] du spielst weiter
   *[one] { $name } spielt weiter
}
players = { $number } spielen{ $away ->
    [0] { "" }
   *[other] , { $away } weg
}
