### Una manga de Poker Solitaire: sus matrices, cartas repartidas, casillas de descarte, teclas y botones.

matrix = la matriz
the-matrix = La matriz
the-matrices = Las matrices
matrix-number = Matriz { $number }
your-matrix = Tu matriz
matrix-of = Matriz de { $name }
matrix-of-board = { $board }: { $matrix }
score = Puntos
options = Opciones
dealt-title = Reparto
dealt-and-rejects = Las cartas repartidas y las casillas de descarte
rejects-title = Descarte
rejects-of = Descarte de { $name }
more = Puntuación, opciones y novedades

role =
    .maximizer = { $mine ->
        [yes] buscas muchos puntos
       *[no] busca muchos puntos
    }
    .minimizer = { $mine ->
        [yes] buscas pocos puntos
       *[no] busca pocos puntos
    }
to-play = le toca
turn-with-cards = { $turn }: { $cards }

dealt = reparto{ $name ->
    [none] {""}
   *[other] {" "}{ $name }
}
dealt-to = { $name } { $cards }
dealt-cards = Reparto: { $cards }
dealt-later = ninguna antes de su turno
dealt-on-turn = Se reparte en tu turno.
none-dealt = no hay más cartas
no-more-cards = Ya no se reparten más cartas.
stock = mazo { $cards }
stock-in-full = { $cards ->
    [one] Mazo: { $cards } carta
   *[other] Mazo: { $cards } cartas
}
cards-word = { $cards ->
    [one] carta
   *[other] cartas
}
stock-and-next = { $stock }, siguen { $cards }{ $more ->
    [yes] {" "}…
   *[no] {""}
}
coming = Siguen: { $cards }
rejects = descarte
common = común
left = { $cards ->
    [one] { $cards } carta sin tomar
   *[other] { $cards } cartas sin tomar
}
left-cards = Sin tomar: { $cards }

choose-card = Elige una carta.
choose-place = Elige un lugar para { $card } con las flechas, o escribe su nombre, por ejemplo c3.
choose-lit-square = { $card }: elige una de las casillas iluminadas.
picking = ¿Qué carta? Las flechas eligen, Enter la levanta, Espacio o Esc cancelan.
nothing-to-pick-up = Ahora no puedes levantar ninguna carta.
pick-up-first = No puedes tomar una carta repartida. Pulsa Espacio para levantar otra.
fits-nowhere = { $card } no cabe ahora en ningún sitio. Elige otra carta.
no-reject-square = Ninguna casilla de descarte admite esta carta.
does-not-fit = No puedes jugar en { $place }.
no-room-to-steal = No puedes quitar { $card }: tu matriz está llena.
no-theft-now = No puedes quitar { $card } ahora: no cabe en tu matriz.
must-touch =
    .edges = Ahí la carta no tocaría ninguna otra. Elige una casilla al lado de una.
    .corners = Ahí la carta no tocaría ninguna otra. Elige una casilla que toque una por un lado o una esquina.
can-pass = Puedes pasar: tu matriz está llena, o no se te reparten cartas.
can-end = Tu matriz está llena: di «Listo» para terminar la carrera.
sure = ¿Decir «Listo» y terminar la carrera?
wait = Ya no te queda nada por hacer. Espera a tu rival.
card-taken = { $name } tomó { $card }. Pulsa Enter para levantar la siguiente.
card-was-taken = { BEGIN($name) } tomó { $card }.{ $next ->
    [none] {""}
   *[other] {" "}Ahora se reparte { $next }.
}
card-gone = { $card } ya no está: la tomó tu rival.
next-card-to = Tu próxima carta va a:
typed = Jugada:
how-to-type = Escribe QH c3, c3 x1 (descartar), 2:c3 d4, o c3 para la carta elegida; pass; done.
not-a-move = «{ $typed }» no es una jugada. { how-to-type }
which-column = Fila { $row }: ¿qué columna, de la a a la e?
which-row = Columna { $column }: ¿qué fila, de 1 a 5?
which-row-or-chat = { which-row } Pulsa { $column } otra vez para abrir el chat.

free = libre
reject-square = { $place }, casilla de descarte
stolen = alguien la quitó: no se puede volver a quitar
last-move = la última jugada
hinted = en la pista
on-its-way = { $card } está en camino
takes-card = admite la carta elegida{ $worth ->
    [none] {""}
   *[other] : { $worth }
}

over = La partida terminó: { $result }.
over-by-done = { BEGIN($name) } dijo «Listo». La partida terminó: { $result }.

key-choose = elegir
key-put = poner
key-card = carta
key-pick-up = otra carta
key-reject = descartar
key-type = escribir jugada
key-pass = pasar
key-done = Listo
key-pick-it-up = levantarla
key-cancel = cancelar
key-next-card = otra carta
key-end-race = terminar
key-keep-playing = seguir jugando

pass-turn = Pasar
done = Listo

keys = Las flechas van de casilla en casilla; una letra de a a e y una cifra de 1 a 5 eligen columna y fila. Enter o Espacio pone ahí la carta elegida, o levanta la que hay. N elige la próxima carta repartida, X la próxima casilla de descarte. M va a la otra matriz, P pasa, Esc devuelve una carta a su sitio. Mayúsculas y C abren el chat.
