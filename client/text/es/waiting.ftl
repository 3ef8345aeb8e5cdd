### Una sala que espera jugadores: su código, sus direcciones y sus asientos libres.

connecting = Conectando con { $server }…
connecting-here = Conectando con el servidor de este equipo…
starting-server = Arrancando el servidor en este equipo…
this-machine = este equipo
as-another-player = Para entrar como otra persona: turnabout join { $address } --profile NAME
in-clone = En un clon del repositorio, escribe ./dev en vez de turnabout.
cannot-show = { $title } necesita una versión más nueva de Turnabout: actualízalo y vuelve.

title = Tu sala está abierta
room-open = Tu sala está abierta. Envía una de las líneas de abajo, o dicta su dirección y su código.
send-link = Envía este enlace a quien quieras invitar, deja que lo escanee, o dicta el código.
join-command = turnabout join { $address }
friend-runs = La otra persona ejecuta:
friend-runs-one = La otra persona ejecuta una de estas (en un clon: ./dev join …):
in-terminal = En una terminal:
server-closed = Hay un asiento libre, pero tu servidor solo acepta conexiones desde este equipo. Ábrelo para dejar entrar a otros: el servidor se reinicia y todas las partidas siguen.
opening-server = Reiniciando el servidor…
no-address = Otros equipos no pueden llegar a este: conéctalo a una red.
reach = { $origin ->
    [lan] misma red, { $network }
    [vpn] por { $network }
    [own_vpn] por tu VPN
   *[internet] internet, si el router y el cortafuegos dejan pasar
}
reach-short =
    .lan = misma red
    .vpn = VPN
    .internet = internet
copied = Copiado, si tu terminal lo permite: { $text }
link-label = Enlace a esta sala
copy-link = Copiar el enlace
copy-yourself = El enlace está seleccionado: cópialo ahora.
share = Compartir…
share-text = Juega a las cartas conmigo:
qr-code = El enlace como código QR
only-here = Este enlace solo funciona en este equipo: el servidor no acepta otros. Para invitar a alguien de fuera, arráncalo con turnabout serve.
address-choice = Cómo se llega a este equipo

free = libre
away-sign = ○ ausente
seats-taken = { $taken } de { $seats } asientos ocupados{ $away ->
    [0] { "" }
    [one] , { $away } ausente
   *[other] , { $away } ausentes
}
free-seats = { $seats ->
    [one] Hay { $seats } asiento libre.
   *[other] Hay { $seats } asientos libres.
}
free-seats-in-list = { $seats ->
    [one] { $seats } asiento libre
   *[other] { $seats } asientos libres
}
waiting-for-friend = A la espera de tu rival…
waiting-for-friends = A la espera de los demás…
waiting-for-anyone = A la espera de que entre alguien…
waiting-for-more = { $players ->
    [one] Falta un jugador…
   *[other] Faltan { $players } jugadores…
}
owner-hint = Empieza ya, o añade máquinas; el menú cambia el número de asientos.
add-computer = O juega contra la máquina
add-seat = Añadir un asiento
remove-seat = Quitar un asiento
start-with = Empezar con { $players } jugadores
