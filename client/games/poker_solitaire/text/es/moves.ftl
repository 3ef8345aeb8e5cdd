### Jugadas de Poker Solitaire y lo que hacen. Una casilla se llama, por ejemplo, «c3»; una de descarte, «x1».

common = { $place } común
in-matrix = { $place } de la matriz { $number }
in-matrix-short = { $place } de { $number }
of-player = { $place } de { $owner }
yours = tu { $place }
player = Jugador { $number }

move = { $what } a { $to }
pass-turn = pasar
done = listo

effect =
    .place = { $card } a { $to }
    .plant = { $card } plantada en { $to }
    .reject = { $card } descartada en { $to }
    .discard = { $card } descartada de { $what } en { $to }
    .move = { $card } movida de { $what } a { $to }
    .fetch = { $card } recuperada de { $what } a { $to }
    .steal = { $card } quitada de { $what }, ahora en { $to }
passes = pasa
says-done = dice «Listo»
played = { $name ->
    [none] {""}
   *[other] { $name }:{" "}
}{ $did }{ $change ->
    [0] { $other ->
        [0] {""}
       *[other] {" "}({ $other } para el rival)
    }
   *[other] {" "}({ $change }{ $other ->
        [0] {""}
       *[other] , { $other } para el rival
    })
}
worth = { $change ->
    [0] 0 puntos
    [1] { $change } punto
   *[other] { $change } puntos
}{ $other ->
    [0] {""}
   *[other] , { $other } para el rival
}
score-changes = { $own ->
    [yes] tu puntuación pasa
   *[no] la puntuación pasa
} de { $before } a { $after }{ $other ->
    [0] {""}
   *[other] , { $other } para el rival
}
score-stays = { $own ->
    [yes] tu puntuación
   *[no] la puntuación
} sigue en { $points }{ $other ->
    [0] {""}
   *[other] , { $other } para el rival
}
effect-and-worth = { $effect }{ $worth ->
    [none] {""}
   *[other] : { $worth }
}.

expected =
    .points = { $points } puntos
    .ahead = { $points } puntos de ventaja
    .behind = { $points } puntos de desventaja
hint = { $move }, unos { $expected } al final{ $yours ->
    [none] {""}
   *[other] ; con la tuya, { $yours }
}
hint-is-yours = { $move }, que es también tu elección; unos { $expected } al final
hint-line = Pista: { $hint }
