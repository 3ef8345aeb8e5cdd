### Una manga de The Patriarch mientras se juega.

your-guess = Tu intento
your-tree = Tu árbol
the-tree = El árbol
last-guess = Último intento calificado
all-guesses = Intentos
by-player = Intentos por jugador
notes = Aún posible
queue = Cola
actions = Acciones
more = Notas y novedades

no-guesses = Aún no hay intentos.
grade-meaning = La calificación cuenta cartas. Rojas: en el lugar correcto. Negras: en la generación correcta, debajo de otro padre. Boca abajo: debajo del padre correcto, en otra generación.
waits = espera
hidden-guess = oculto
next = sigue
waits-at = espera: número { $place } en la cola
guess-number = Intento { $number }
found = encontró el árbol
graded-count = { $count ->
    [one] { $count } calificado
   *[other] { $count } calificados
}
more-lines = … { $count } más
queue-of = Cola de { $all }
queue-empty = vacía

tree-hidden = El árbol queda oculto hasta que terminan las dos mangas.
hidden-from-owner = Los intentos y las calificaciones están ocultos: tú adivinas el mismo árbol.
hidden-from-spectators = Los intentos y las calificaciones están ocultos hasta que terminan las dos mangas.
no-notes = En esta sala no hay notas.

lay-out = { $open ->
    [yes] Coloca el árbol, en { $suit }. O déjalo abierto.
   *[no] Coloca el árbol que adivinarán los demás, en { $suit }.
}
ask-leave-open = ¿Dejar el árbol abierto?
leave-open-hint = Sigue siendo posible cualquier árbol que encaje con todas las calificaciones.
is-open = { $mine ->
    [yes] Tu árbol está abierto
   *[no] El árbol está abierto
}: sigue siendo posible cualquiera que encaje con todas las calificaciones.
owner-lays = { BEGIN($owner) } coloca el árbol.
owns = { $mine ->
    [yes] Tienes el árbol.
   *[no] { BEGIN($owner) } tiene el árbol.
}
next-graded = Sigue { $guesser }{ $tree ->
    [none] {""}
   *[other] , { $tree }
}{ $grade ->
    [none] .
   *[other] : { $grade }.
}{ $mine ->
    [yes] {" "}Anuncia su calificación.
   *[no] {""}
}
say-grade = Califica { $guesser }, { $tree }: ¿cuántas cartas son rojas, negras y boca abajo?
typed-grade = Rojas, negras, boca abajo: { $typed }
guess-of = { $guesser }
tree-face-down = El árbol, boca abajo
grade-cards = La calificación
one-more =
    .red = Una carta roja más
    .black = Una carta negra más
    .down = Una carta boca abajo más
one-fewer =
    .red = Una carta roja menos
    .black = Una carta negra menos
    .down = Una carta boca abajo menos
room-grades = La sala la anuncia en { $seconds }.
nothing-waits = Ningún intento espera calificación. Pueden adivinar: { $names }.
owner-watches = El número de reparto decide el árbol, así que solo miras. Cada intento se califica { $mirror ->
    [yes] después del intento en el otro tablero.
   *[no] enseguida.
}
source =
    .number = El número de reparto decide el árbol.
    .owner = El árbol lo coloca quien lo tiene.
    .open = El árbol puede quedar abierto.

all-placed = Todas las cartas tienen su lugar.
top-place = arriba
type-fixed = Escribe los valores, línea a línea.
type-free = Un valor va bajo la carta entre corchetes (flechas). O escribe 3(4 2(5)).
drag-fixed = Arrastra cartas a los lugares, o escribe los valores, línea a línea.
drag-free = Arrastra cartas debajo de otras, o escribe un valor: va debajo de la carta marcada.
touch-fixed = Arrastra cartas a los lugares, o toca una carta y luego su lugar.
touch-free = Arrastra cartas debajo de otras, o toca una carta y luego la que va encima.
to-place = por colocar:
not-placed = { $cards } { $count ->
    [one] aún no tiene lugar.
   *[other] aún no tienen lugar.
}
enter-guesses = Enter envía el intento { $tree }.
enter-lays = Enter coloca { $tree }.
one-waits = Tu intento espera su calificación. Este se guarda hasta entonces.
two-wait = Tienes dos intentos en la cola. Este se guarda hasta que se califique uno.
not-laid = { BEGIN($owner) } coloca antes el árbol. Tu intento se guarda hasta entonces.
guessed-already = Este árbol ya lo intentaste.
change-it = Cámbialo para tu próximo intento.
guesser-guesses = { BEGIN($guesser) } adivina.
waits-for-grade = { $tree } espera su calificación.
out = Se te acabó el tiempo: { $owner ->
    [yes] la sala califica por ti.
   *[no] ya no puedes adivinar en esta manga.
}
out-of-time = sin tiempo
hint = Pista: intenta { $tree }, unos { $expected } intentos en total
notation = Escribir el árbol
notation-hint = Así: { $example }: la carta de arriba, y sus hijos entre paréntesis.
suit = Palo
show-notes = Mostrar las notas
guessers = { $guessers ->
    [one] { $guessers } adivina
   *[other] { $guessers } adivinan
}, { $away ->
    [0] todos presentes
    [one] { $away } ausente
   *[other] { $away } ausentes
}
guessers-count = { $guessers ->
    [one] { $guessers } adivina
   *[other] { $guessers } adivinan
}

tree-found = { BEGIN($name) }: árbol encontrado con el intento { $guesses }.
not-found = Nadie encontró el árbol: la manga cuenta { $counts }.
not-found-in-time = Se acabó el tiempo para todos y nadie encontró el árbol: la manga cuenta { $counts }.

button =
    .guess = Enviar
    .lay_out = Colocarlo
    .leave_open = Dejarlo abierto
    .confirm_open = Sí, dejarlo abierto
    .announce = Anunciar la calificación
    .undo = Deshacer
    .clear = Vaciar
    .copy = Último intento
    .take_hint = Usar la pista

key =
    .place = colocar
    .guess = enviar
    .erase = borrar
    .clear = vaciar
    .suit = palo
    .lay_out = colocarlo
    .copy = cambiar el último
    .take_hint = usar la pista
    .announce = anunciar
    .counts = roja, negra, boca abajo
    .notes = notas
    .by_player = por jugador
    .in_order = por orden
    .look = mirar
    .continue = seguir

top = arriba
generation = gen. { $generation }

ace = as
card-of = { $card } de { $suit }
at-top = { $card }, arriba
under = { $card }, generación { $generation }, debajo de { $above }
empty-place = lugar vacío
no-cards-placed = ninguna carta tiene lugar
