### Las familias de un árbol: una familia cada vez, y las familias en listas.

one-family = Una familia
whole-tree = Todo el árbol
shown = Una familia: { $family }
up = Subir una generación
to-top = Ir arriba
top = la familia de la que vienen todos
way-here = El camino hasta aquí
children = Hijos

couple = { $spouse ->
    [none] { $member }
   *[other] { $member } y { $spouse }
}
couple-in-short = { $spouse ->
    [none] { $member }
   *[other] { $member }═{ $spouse }
}
born-to = generación { $level }, { $member ->
    [none] lo más alto del árbol
   *[other] familia de { couple }
}
state = { $state ->
    [single] sin pareja
    [unmarried] murió sin casarse
    [divorced] hubo divorcio
    [divorced-dead] hubo divorcio, { $person } murió
    [both-dead] murieron los dos
    [widowed] { $person } enviudó
    [room] { $room ->
        [one] cabe 1 hijo más
       *[other] caben { $room } hijos más
    }
   *[full] no caben más hijos
}
hand = { $hand } { $points }
cards-of-five = aún sin mano: { $cards } de 5 cartas
celebrity = celebridades { $points }

below = { $children } debajo
sign =
    .child = hijo
    .spouse = cónyuge
    .either = hijo/cónyuge
    .jack = jota
    .couple = pareja
could = { $card } podría { $sign ->
    [child] ser hijo
    [spouse] casarse
    [either] ser hijo o casarse
    [jack] jugarse sobre una persona
   *[couple] jugarse sobre una pareja
} ahí: { -places }
child = { $card }, { -ordinal } hijo{ $dead ->
    [yes] , murió
   *[no] { "" }
}{ $spouse ->
    [none] { "" }
   *[other] , { $divorced ->
        [yes] divorcio de
       *[no] con
    } { $spouse }
}{ $below ->
    [0] { "" }
    [one] ; 1 hijo debajo
   *[other] ; { $below } hijos debajo
}
enter-shows = Enter o ↓ muestra esa familia.
takes-nothing = { $family }: aquí no puedes jugar { $card }.
enter-or-card = Enter muestra la familia de { $card }, { -ordinal } hijo. O sigue escribiendo una carta.

person = { $card }{ $cover ->
    [none] { "" }
   *[other] { " " }(debajo de { $cover })
}
family = { $person }{ $spouse ->
    [none] { $dead ->
        [yes] { "" }
       *[no] , sin pareja
    }
   *[other] , { $divorced ->
        [yes] divorcio de
       *[no] en matrimonio con
    } { $spouse }
}{ $extended ->
    [none] { "" }
   *[other] , familia ampliada con { $extended }
}{ $children ->
    [0] { "" }
    [one] , 1 hijo
   *[other] , { $children } hijos
}{ $celebrity ->
    [0] { "" }
   *[other] , celebridades { $celebrity } puntos
}{ $hand ->
    [none] { "" }
   *[other] , { $hand }
}
hand-in-full = { $hand } { $points } puntos: { $cards }
can-be-played = { $card } se puede jugar { $target ->
    [none] aquí
   *[other] sobre { $target }
}: { $does ->
    [child] pasa a ser hijo
    [spouse] se casa
    [extended] se une
    [divorced] divorcia
   *[deceased] mata
}, { $change ->
    [none] sin cambio
   *[other] { $change }
}

generation = Generación { $level }: { $family }
member = { $card }{ $cover ->
    [none] { "" }
   *[other] { $divorced ->
        [yes] { " " }(debajo de { $cover })
       *[no] { " " }(murió, debajo de { $cover })
    }
}
family-line = { $member }{ $spouse ->
    [none] { $dead ->
        [yes] , no se casó
       *[no] , sin pareja
    }
   *[other] { $divorced ->
        [yes] , divorcio de { $spouse }
       *[no] { " " }y { $spouse }
    }
}{ $extended ->
    [none] { "" }
   *[other] ; con { $extended }
}{ $born ->
    [0] { "" }
    [one] ; hijo { $children }
   *[other] ; hijos { $children }
}{ $room ->
    [0] { "" }
    [one] ; cabe 1 hijo
   *[other] ; caben { $room } hijos
}{ $celebrity ->
    [0] { "" }
   *[other] ; celebridades { $celebrity }
}{ $hand ->
    [none] { "" }
   *[other] ; { $hand }
}
hand-of = { $couple }: { $hand }, con { $cards }
born-to-line = Familia de { $couple }.
first-couple = La primera pareja.
at-the-top = Esta es la primera pareja: no hay nada por encima.
no-hands = Ninguna familia tiene aún cinco cartas a la vista: no hay manos.
no-children = Aquí aún no hay hijos.
no-family = { $card } no está en ninguna familia de este árbol.
child-line = { $number }. { $couple }{ $below ->
    [0] { "" }
    [one] ; 1 hijo debajo
   *[other] ; { $below } hijos debajo
}{ $could ->
    [none] { "" }
   *[other] ; { $could }
}
