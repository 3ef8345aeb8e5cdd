### Una manga mientras se juega, en cualquier juego.

number = { $known ->
    [yes] número { $number }, conocido desde el principio
   *[no] número { $number }
}
number-hidden = { $commitment ->
    [none] número oculto
   *[other] número oculto ✓ huella { $commitment }…
}
table-of = Mesa de { $name }
change = { $change }{ $meaning ->
    [good] , bueno para ti
    [bad] , malo para ti
   *[none] { "" }
}
dead-number = Este número está muerto: termina tras unas pocas cartas, juegues lo que juegues.

players = Jugadores
replaced = la máquina ({ $level })
hint = Pista
continue-button = Seguir
more = Más
