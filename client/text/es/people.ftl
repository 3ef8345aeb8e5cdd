### Cómo se llama a cada quien, y a quién le toca.

you = tú
away = ausente
left = se fue
nobody = aún nadie
guest = Visitante
the-computer = la máquina
computer = máquina, { $level }
seat = asiento { $number }

moving = { $players ->
    [both] juegan los dos
    [all] juegan todos
    [some] juegan { $number }
    [you] sigues jugando tú
   *[one] sigue jugando { $name }
}
players = { $number ->
    [one] juega { $number }
   *[other] juegan { $number }
}{ $away ->
    [0] { "" }
    [one] , { $away } ausente
   *[other] , { $away } ausentes
}
