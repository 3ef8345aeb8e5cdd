### La comprobación de que el reparto fue limpio, una vez revelado el número.

verified = Reparto limpio, comprobado
not-verified = El reparto no está comprobado
checking = Comprobando que el reparto fue limpio…
fair = Reparto limpio: el número estaba fijado desde el principio y las cartas coinciden.
number-was = El número era { $number }{ $known ->
    [yes] , conocido desde el principio
   *[no] { "" }
}.
number-of-leg = La manga { $leg } se jugó con el número { $number }.
numbers-were = Los números eran { $numbers }.
number-in-list = { $number } (manga { $leg })
finding =
    .commitment_kept = El número coincide con la huella mostrada al principio.
    .commitment_broken = El número no coincide con la huella mostrada al principio.
    .commitment_changed = La huella no es la que se mostró al principio.
    .number_missing = El servidor no reveló del todo el número: no se puede comprobar nada.
    .deck_dealt = Comprobado: este número reparte las cartas con las que jugaste.
    .deck_different = Este número reparte otras cartas que las jugadas.
    .cards_as_seen = Cada carta que viste salió en ese orden.
    .cards_different = Una carta que viste es distinta en el registro.
    .cards_unchecked = Las cartas no se comprueban aquí: ejecuta turnabout verify donde el juego esté instalado.
    .record_missing = El servidor no dio el registro: no se pueden comparar las cartas.
no-cards-seen = No viste ninguna carta descubierta: no hay nada que comparar.
first-difference = La primera diferencia está en la jugada { $move } de la manga { $leg }.
