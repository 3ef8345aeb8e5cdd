### Una manga de Family Tree: su tablero, sus jugadas y su puntuación.

tree = El árbol
current-card = Carta actual
score = Puntos { $points }
score-title = Puntos
parts = generaciones { $levels }, celebridades { $celebrity }, manos { $hands }
hand-name = { $hand ->
    [high_card] carta alta
    [pair] par
    [two_pair] dos pares
    [three_of_a_kind] trío
    [straight] escalera
    [flush] color
    [full_house] full
    [four_of_a_kind] póker
    [straight_flush] escalera de color
   *[royal_flush] escalera real
}
hand-made = { hand-name } { $points }
more-hands = y { $hands } más en el árbol
-cards-left = { $cards ->
    [one] queda 1 carta
   *[other] quedan { $cards } cartas
}
stock = { -cards-left }
stock-in-short = quedan { $cards }
coming = siguen: { $cards }
coming-title = Siguen
panel = Puntuación y novedades

more-left = hay más a la izquierda
more-right = hay más a la derecha
lines-above = { $lines ->
    [one] 1 línea arriba
   *[other] { $lines } líneas arriba
}
lines-below = { $lines ->
    [one] 1 línea abajo
   *[other] { $lines } líneas abajo
}
larger = Más grande
smaller = Más pequeño
fit = Mostrar el árbol entero
fit-places = Mostrar el árbol entero: { $places ->
    [one] hay 1 lugar
   *[other] hay { $places } lugares
} fuera de la vista

keys-playing = Las flechas eligen entre los lugares y Enter juega; o escribe la carta sobre la que va, por ejemplo 7d. Mayúsculas y una flecha recorren todas las familias. f muestra una familia cada vez; más, menos y 0 cambian el tamaño.
keys-looking = Las flechas recorren las familias. f muestra una familia cada vez; más, menos y 0 cambian el tamaño.

-places = { $places ->
    [one] 1 lugar
   *[other] { $places } lugares
}
places-now = { $places ->
    [0] una jugada en espera
   *[other] { -places }
}
can-go = { $card } puede ir a { -places }
waiting = { $turn }: { can-go }
choose-a-place = Elige un lugar para { $card } con las flechas, o escribe una carta.
choose-first = Hay { -places }: elige uno con las flechas y pulsa Enter.
how-to-choose = Elige uno: tócalo, usa las flechas o escribe su carta.
play = Jugar
why-not = ¿Por qué no?
play-on = Jugar { $card } sobre:
play-next-on = Jugar tu próxima carta sobre:
typed-early = { $typed }▌ Enter lo juega cuando sea tu turno; Esc lo borra.
type-a-card = Escribe una carta del árbol, por ejemplo 7d, 7pi (picas), qh o x1.
no-card = «{ $typed }» no es una carta. { type-a-card }
not-here = No puedes jugar { $card } sobre { $target }.
enter-explains = Enter explica por qué.

-ordinal = { $number ->
    [1] primer
    [2] segundo
    [3] tercer
    [4] cuarto
   *[5] quinto
}

move = { $card } sobre { $target }
becomes-child = { $card } es el { -ordinal } hijo de { $member } y { $spouse } (de { $most } como mucho)
marries = { $card } se casa con { $target }
joins-family = { $card } se une a { $member } y { $spouse }, que pueden tener hasta cinco hijos
divorces = { $card } divorcia a { $member } y { $spouse }, y tapa { $spouse }: no más hijos
kills = { $card } mata a { $target }{ $single ->
    [yes] , sin pareja
   *[no] { $widowed ->
        [none] { "" }
       *[other] : { $widowed } enviuda, no más hijos
    }
}
gain = { $part ->
    [levels] una generación más
    [celebrity] celebridades
   *[hands] manos
} { $points }
score-after = { $after ->
    [none] la puntuación sigue en { $before }
   *[other] puntos { $before } → { $after }
}

hint = Pista: { $card } sobre { $target }{ $score ->
    [none] { "" }
   *[other] , puntuación final cerca de { $score }
}{ $chosen ->
    [yes] , que es también tu elección
   *[no] { $yours ->
        [none] { "" }
       *[other] ; con la tuya: cerca de { $yours }
    }
}

played = { $name }: { $card } sobre { $target }{ $change ->
    [0] { "" }
   *[other] , { $change }
}
to-the-bottom = sin lugar para { $cards ->
    [none] { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
   *[other] { $cards }
}
news = { $what }; { $skipped }
opened = { $member } y { $spouse } empiezan el árbol
score-now = Puntos { $points }.
your-turn = Tu turno: { $card }, { -places }.

over = La { $alone ->
    [yes] partida
   *[no] manga
} terminó
ended = { $board ->
    [yes] El tablero
   *[no] { $leg ->
        [none] La partida
       *[other] La manga { $leg }
    }
} terminó: { -points }.
computers-score = La máquina llegó a { -points }.
never-played = { $count ->
    [0] Se jugaron todas las cartas.
    [one] Quedó 1 carta sin jugar: { $cards }
   *[other] Quedaron { $count } cartas sin jugar: { $cards }
}

beat = { $role ->
    [maximizer] supera { $score }
    [minimizer] no llegues a { $score }
   *[spectator] { $maximizer } debe superar { $score }
}
beat-in-full = { $role ->
    [maximizer] { $minimizer } llegó a { $score }. Con más, ganas; con lo mismo hay empate.
    [minimizer] Llegaste a { $score }. Si { $maximizer } no llega, ganas; con lo mismo hay empate.
   *[spectator] { $minimizer } llegó a { $score }: con más gana { $maximizer }; con lo mismo hay empate.
}
decided = { $winner ->
    [none] empate
   *[other] { $mine ->
        [yes] ganas
       *[no] gana { $winner }
    }
}
decided-in-full = La manga 1 llegó a { $first }, la 2 a { $second }: { decided }.
