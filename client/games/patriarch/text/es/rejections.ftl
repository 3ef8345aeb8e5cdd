### Por qué The Patriarch rechaza una jugada.

number-gives-tree = El número de reparto decide el árbol: nadie lo coloca.
tree-laid-already = El árbol ya está colocado. No se puede cambiar.
tree-not-open = En esta sala tienes que colocar el árbol antes del primer intento.
owner-guesses = Conoces el árbol, así que no lo adivinas.
grades-itself = Entre dos, los intentos se califican solos.
only-owner-grades = Solo quien tiene el árbol anuncia calificaciones.
grade-missing = Di la calificación: cuenta las cartas rojas, negras y boca abajo.
grade-too-low = ¿Es correcto? { $part ->
    [red] { $card } está en el lugar correcto.
    [black] { $card } está en la generación correcta, debajo de otro padre.
   *[down] { $card } está debajo del padre correcto, en otra generación.
}
grade-too-high = ¿Es correcto? { $part ->
    [red] Hay menos cartas en el lugar correcto.
    [black] Hay menos cartas en la generación correcta debajo de otro padre.
   *[down] Hay menos cartas debajo del padre correcto en otra generación.
}
open-tree-grades = Tu árbol está abierto: cada calificación resulta de las anteriores. Anuncia la calificación.
not-a-grade = Una calificación son tres números, rojas, negras y boca abajo: { $example }.
guess-waiting = Tu intento espera su calificación. Haz otro cuando la tenga.
tree-not-laid = Aún no se puede calificar ningún intento. Coloca antes el árbol.
card-not-in-family = { $card } no es de esta familia. Tiene las cartas { $first } a { $last }.
card-repeated = { $card } está más de una vez en el árbol. Usa cada carta una vez.
card-missing = Falta { $card }. El árbol necesita todas las cartas de { $first } a { $last }.
several-tops = Solo puede haber una carta arriba, no { $cards }.
other-shape = Este árbol tiene la forma { $own }. Los de esta familia tienen la forma { $shape }.
too-many-generations = Este árbol tiene { $generations } generaciones. Esta familia tiene como mucho { $most }.
owner-lays-first = Quien tiene el árbol aún no lo colocó. Espera.
no-guess-to-grade = Ningún intento espera calificación.
guessing-time-over = Se te acabó el tiempo. Ya no puedes adivinar en esta manga.
guesses-waiting = Tienes dos intentos que esperan calificación. Espera a que se califique uno.
tree-sign = «{ $sign }» está en un lugar incorrecto. Escribe el árbol así: { $example }.
tree-too-large = Este árbol tiene más cartas que un palo. Escríbelo así: { $example }.
tree-not-closed = Un paréntesis de este árbol no está cerrado. Escribe el árbol así: { $example }.
tree-without-cards = Este árbol no tiene cartas. Escríbelo así: { $example }.
not-a-suit = «{ $sign }» no es un palo. Escribe C, D, H o S delante del árbol.
