### Puntuaciones de Happy Graphs. Una carta es feliz si toca tantas cartas como dice su valor; se cuentan las infelices.

counted = { $points ->
    [one] { $points } carta infeliz
   *[other] { $points } cartas infelices
}

result = { $points ->
    [0] todas las cartas son felices
    [one] { $points } carta infeliz
   *[other] { $points } cartas infelices
}

short = { $points ->
    [one] { $points } infeliz
   *[other] { $points } infelices
}

part =
    .ace = ases infelices
    .two = doses infelices
    .three = treses infelices
    .four = cuatros infelices
    .five = cincos infelices
    .six = seises infelices
    .seven = sietes infelices
    .eight = ochos infelices

cards-of-rank =
    .ace = { $cards ->
        [one] { $cards } as
       *[other] { $cards } ases
    }
    .two = { $cards ->
        [one] { $cards } dos
       *[other] { $cards } doses
    }
    .three = { $cards ->
        [one] { $cards } tres
       *[other] { $cards } treses
    }
    .four = { $cards ->
        [one] { $cards } cuatro
       *[other] { $cards } cuatros
    }
    .five = { $cards ->
        [one] { $cards } cinco
       *[other] { $cards } cincos
    }
    .six = { $cards ->
        [one] { $cards } seis
       *[other] { $cards } seises
    }
    .seven = { $cards ->
        [one] { $cards } siete
       *[other] { $cards } sietes
    }
    .eight = { $cards ->
        [one] { $cards } ocho
       *[other] { $cards } ochos
    }

all-happy = todas felices
