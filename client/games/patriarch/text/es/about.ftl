### The Patriarch fuera de su tablero: opciones, récords, comprobaciones.

match-in-short =
    Una persona tiene un árbol y las demás lo adivinan. Cada intento recibe una calificación. En la manga siguiente, el
    árbol lo tiene otra persona. Entre dos, gana quien necesita menos intentos; entre más, quien encuentra más árboles.
guesses = intentos
tree-title = El árbol
computers-guesses = Los intentos de la máquina
lost = { $guesses } intentos
standing =
    .owner = con el árbol, lo máximo
    .guesser = al adivinar, lo mínimo
finding =
    .deck_dealt = Comprobado: el palo, el árbol y cada calificación coinciden con el registro.
    .deck_different = El palo, el árbol o las calificaciones difieren del registro.
    .cards_as_seen = El palo y el árbol que viste coinciden con el registro.
    .cards_different = El registro tiene otro palo u otro árbol que los que viste.
notes-option = Unas notas que muestran los árboles posibles
each-leg-numbered = Cada manga tiene su propio número, oculto hasta que termina.

option =
    .variant = Variante
    .tree = El árbol
    .guesses = Intentos
    .own_grades = Calcula
    .auto_grade = Califica
field =
    .variant = Familia
    .tree = El árbol
    .guesses = Intentos, entre dos
    .own_grades = Quien tiene el árbol y lo conoce calcula cada calificación; si es falsa, se rechaza
    .auto_grade = Con más jugadores, la sala califica sola después de
variant =
    .patriarch = The Patriarch
    .advanced-patriarch = Advanced Patriarch
    .matriarch = The Matriarch
    .advanced-matriarch = Advanced Matriarch
variant-note =
    .patriarch = A a 5, una sola forma: 60 árboles
    .advanced-patriarch = A a 7, una sola forma: 2.520 árboles
    .matriarch = A a 5, cualquier forma: 205 árboles
    .advanced-matriarch = A a 7, cualquier forma: 46.249 árboles
tree =
    .number = según el número
    .owner = de quien lo tiene
    .open = puede quedar abierto
tree-note =
    .number = entre dos, se adivina el mismo árbol
    .owner = colocado antes del primer intento
    .open = cualquiera que encaje con las calificaciones
guesses-note = entre dos
guesses-auto = según la variante
guesses-auto-note = de 4 a 8 entre dos
own-grades =
    .off = la sala
    .on = quien tiene el árbol
own-grades-note =
    .off = y la anuncia quien tiene el árbol
    .on = una calificación falsa se rechaza
graded-by-owner = quien tiene el árbol
graded-by-owner-note = con tres jugadores o más
graded-after = tras { $seconds }
graded-by-room = la sala
never = nunca
seconds = { $seconds }
variant-sentence =
    .patriarch = The Patriarch: cartas A a 5, una carta arriba con dos líneas de dos; 60 árboles.
    .advanced-patriarch = Advanced Patriarch: cartas A a 7, una carta arriba con dos líneas de tres; 2.520 árboles.
    .matriarch = The Matriarch: cartas A a 5 en cualquier árbol de hasta 3 generaciones; 205 árboles.
    .advanced-matriarch = Advanced Matriarch: cartas A a 7 en cualquier árbol de hasta 4 generaciones; 46.249 árboles.
tree-sentence =
    .number = El número de reparto decide el árbol.
    .owner = El árbol lo coloca quien lo tiene.
    .open = Quien tiene el árbol lo coloca o lo deja abierto: entonces sigue siendo posible cualquiera que encaje con todas las calificaciones.
guesses-sentence = { $guesses ->
    [one] { $guesses } intento para encontrarlo.
   *[other] { $guesses } intentos para encontrarlo.
}
own-grades-sentence = Quien tiene el árbol calcula cada calificación; si es falsa, se rechaza.
owner-grades-sentence = Quien tiene el árbol anuncia cada calificación.
room-grades-sentence = La sala califica sola tras { $seconds }.
tree-in-short =
    .number = el número de reparto decide el árbol
    .owner = el árbol lo coloca quien lo tiene
    .open = el árbol puede quedar abierto
guesses-in-short = { $guesses ->
    [one] { $guesses } intento con dos jugadores
   *[other] { $guesses } intentos con dos jugadores
}
own-grades-in-short = quien tiene el árbol calcula
graded-in-short = la sala califica tras { $seconds }
