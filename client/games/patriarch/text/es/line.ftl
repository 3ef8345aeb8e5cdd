### The Patriarch en el modo de líneas.

moves = un árbol como 3(4(2) A(5)): intentarlo; árbol H 3(4(2) A(5)): colocarlo; calificar: anunciar la próxima calificación; calificar 1 1 1: calcularla
command =
    .guesses = mostrar todos los intentos con sus calificaciones
    .queue = mostrar de quién son los intentos en espera
    .notes = mostrar los árboles posibles, por carta y generación
no-news = En esta manga aún no ha pasado nada.
not-your-turn = No es tu turno.
nothing-to-grade = Ahora no tienes ninguna calificación que anunciar.
nothing-to-lay = El árbol lo coloca quien lo tiene, antes del primer intento.
own-tree = En esta manga no adivinas.
suit-first = Escribe «árbol», un palo y el árbol: «árbol H 3»(4(2) A(5)).
two-wait = Tienes dos intentos en la cola. Puedes hacer otro cuando se califique uno.
-trees = { $trees ->
    [one] { $trees } árbol
   *[other] { $trees } árboles
}
on-top = arriba en { -trees }
in-generation = generación { $generation } en { -trees }
no-queue = Entre dos no hay cola: cada intento se califica enseguida.
begins = Manga { $leg } de { $legs }: { $facts }.
to-guess = Tu intento: la carta de arriba, y detrás de cada carta sus hijos entre paréntesis, por ejemplo { $example }{ $ranks ->
    [none] .
   *[other] ; o solo los valores, por ejemplo { $ranks }.
}
to-lay = Coloca el árbol: «árbol H { $example }», con el palo que quieras{ $open ->
    [yes] ; «árbol H abierto» lo deja abierto.
   *[no] .
}
to-grade = Sigue { $whose }{ $behind ->
    [0] {""}
   *[other] ; hay { $behind } más detrás
}. Escribe «calificar» para anunciar su calificación.
to-work-out = Sigue { $whose }, { $tree }. Tu árbol es { $own }. Escribe «calificar» y el número de cartas rojas, negras y boca abajo: «calificar 1 1 1».
say-counts = Escribe también el número de cartas rojas, negras y boca abajo: «calificar 1 1 1».
one-waits = Tu intento espera su calificación. Puedes hacer otro cuando la tenga.
guess = { $number }. { $name }: { $guess }
own-guess = { $number }. { $guess }
queue = En la cola, por orden: { $names }{ $seconds ->
    [none] .
   *[other] . La sala anuncia sola una calificación tras { $seconds }.
}
hint = Pista: intenta { $tree }, unos { $expected } intentos en total.
