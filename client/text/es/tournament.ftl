### Un torneo en una sala: hasta cinco nombres, con las puntuaciones que logra cada uno.

title = Torneo
key = torneo
about = De cada nombre se guardan la puntuación más alta, la más baja y la media. Si ya has visto las cartas, solo puede cambiar la más baja.
rule = Quien conoce las cartas solo puede bajar su puntuación más baja. Una partida sin terminar no cuenta.
none-yet = En esta sala no hay torneo.
begin = Convertirla en torneo
begin-hint = de uno a cinco nombres, en esta pantalla o en varias

names-title = Nombres
names-hint = De uno a cinco nombres, separados por comas. Vacío: termina el torneo.
names-fields-hint = De uno a cinco nombres. Un nombre que sigue conserva sus puntuaciones; sin nombres, el torneo termina.
names-placeholder = Ada, Ben
name = Nombre { $number }
optional-names = Torneo
optional-names-hint = Hasta cinco nombres, separados por comas, se turnan en esta pantalla.
optional-names-placeholder = vacío: solo tú
change-names = Cambiar los nombres
change-settings = Cambiar los ajustes
keep = Guardar
too-many = Un torneo tiene de uno a cinco nombres, no { $number }.
same-name = Los nombres tienen que ser distintos.

who-plays = ¿Quién juega ahora?
who-plays-key = quién juega
begin-key = empezar
plays = Juega { $name }
plays-as = Juegas como
beside = Por turnos con
beside-hint = juega en el otro asiento de esta pantalla
no-name = nadie
no-name-hint = tus partidas no cuentan
nobody-beside = nadie
nobody-beside-hint = en otra pantalla, o la máquina
not-in-turn = aquí se juega a la vez, o se ocultan cosas: hace falta una terminal por persona
seat-taken = el otro asiento está ocupado: dos personas pueden compartir pantalla mientras esté libre
unknown-name = nadie se llama así en este torneo
known-cards = Estas cartas ya se jugaron con este nombre: solo pueden bajar la puntuación más baja.
next-cards = { $number ->
    [none] Cartas nuevas: el número se sortea.
   *[other] Las cartas del número { $number }.
}

column =
    .name = nombre
    .legs = partidas
    .highest = máxima
    .lowest = mínima
    .average = media
scores = { $name }: { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, máxima { $high }, mínima { $low }, media { $average }.
next-players = A continuación: { $names }.
