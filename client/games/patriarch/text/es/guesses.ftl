### Intentos de The Patriarch, sus calificaciones y otras jugadas. Un árbol se escribe como texto: 3(4(2) A(5)).

suit =
    .C = tréboles
    .D = diamantes
    .H = corazones
    .S = picas

guesses = { $count ->
    [one] { $count } intento
   *[other] { $count } intentos
}

grade = { $red ->
    [one] { $red } roja
   *[other] { $red } rojas
}, { $black ->
    [one] { $black } negra
   *[other] { $black } negras
}, { $down } boca abajo
grade-part =
    .red = { $count ->
        [one] { $count } roja
       *[other] { $count } rojas
    }
    .black = { $count ->
        [one] { $count } negra
       *[other] { $count } negras
    }
    .down = { $count } boca abajo
grade-in-short = { $red }r { $black }n { $down }b

trees-left = { $count ->
    [one] queda { $count } árbol
   *[other] quedan { $count } árboles
}
trees-left-in-short = quedan { $count }
possible = { $possible ->
    [one] aún es posible { $possible }
   *[other] aún son posibles { $possible }
} de { $all } árboles
narrowed = reducido a { $count ->
    [one] { $count } árbol
   *[other] { $count } árboles
}
grades-hidden = las calificaciones están ocultas

grades = anuncia la calificación
lays = coloca { $tree } en { $suit }
leaves-open = deja el árbol abierto, en { $suit }

laid = { BEGIN($name) } { $open ->
    [yes] { $mine ->
        [yes] dejas
       *[no] deja
    } el árbol abierto
   *[no] { $mine ->
        [yes] colocas
       *[no] coloca
    } el árbol
}{ $suit ->
    [none] {""}
   *[other] , en { $suit }
}
guessed-hidden = { BEGIN($name) } { $mine ->
    [yes] haces
   *[no] hace
} un intento
guessed = { $name }: { $tree }: { $grade }{ $left ->
    [none] {""}
    [one] ; queda { $left } árbol
   *[other] ; quedan { $left } árboles
}
announced = { BEGIN($name) } { $mine ->
    [yes] anuncias
   *[no] anuncia
}: { $whose ->
    [none] {""}
   *[other] { $whose },{" "}
}{ $tree }: { $grade }{ $left ->
    [none] {""}
    [one] ; queda { $left } árbol
   *[other] ; quedan { $left } árboles
}
whose = { $mine ->
    [yes] tu intento
   *[no] el intento de { $name }
}

part =
    .guesses = intentos calificados
    .found_by = lo encontró
nobody = nadie
guesses-of = { $name }{ $numbered ->
    [yes] :
   *[no] {""}
} { $count }

score = { $made ->
    [0] { $allowed ->
        [one] { $allowed } intento
       *[other] hasta { $allowed } intentos
    }
   *[other] intento { $made } de { $allowed } calificado
}
graded = { $made ->
    [one] { $made } intento calificado
   *[other] { $made } intentos calificados
}
tree-was = El árbol: { $tree }.

fewer-win = { $mine ->
    [yes] { $points ->
        [2] solo ganas con el primer intento
       *[other] ganas con menos de { $points } intentos
    }
   *[no] { $guesser } gana { $points ->
        [2] solo con el primer intento
       *[other] con menos de { $points } intentos
    }
}
finding-wins = si se encuentra, victoria
found-now-draws = si se encuentra ahora, empate
can-no-longer = { $guesser }: ya no es posible ganar ni empatar
needed = { BEGIN($before) }: { $points ->
    [one] { $points } intento.
   *[other] { $points } intentos.
}
not-found-before = { BEGIN($before) }, sin encontrarlo: { $mine ->
    [yes] si lo encuentras, ganas;
   *[no] si { $guesser } lo encuentra, gana;
} si no, hay empate.
still-wins = { BEGIN($guesser) } { $mine ->
    [yes] ganas
   *[no] gana
} con menos; con { $points } hay empate.
still-draws = Un intento correcto ahora deja la partida en empate.
still-loses = { BEGIN($guesser) }: ya no es posible ganar ni empatar.
draw = empate
wins = { $winner } { $mine ->
    [yes] ganas
   *[no] gana
}
