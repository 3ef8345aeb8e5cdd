### Encontrar con quién jugar: la lista de salas públicas y las partidas rápidas.

title = Buscar partida

hint-command = muestra las salas públicas y cómo entrar en ellas

quick-match = Partida rápida
quick-match-of = Partida rápida · { $game }
quick-match-hint = Juega contra la próxima persona que busque el mismo juego.
quick-match-hint-of = juega contra la próxima persona que busque { $game }
quick-match-title = Jugar contra la próxima persona
quick-match-for-two = Para dos jugadores.
find-opponent = Buscar rival

searching = Buscando rival
stop-searching = Dejar de buscar
waiting = Buscando un rival con los mismos ajustes. La partida empieza cuando confirmen los dos. Si sales, se cancela la búsqueda.
wanted = Buscando: { $game }, { $form }, { $clock }.
found = Ya hay rival: los dos quieren este juego.
canceled = Saliste de la sala. La búsqueda se canceló.
opponent-left = { $name } se fue. Buscando a otra persona…
opponent-away-command = Si { $name } no vuelve, escribe «liberar { $name }» para liberar el asiento.
leave-opponent = Tu asiento queda libre, y { $name } recibe otro rival.

quick-match-command = Escribe «rápida» y, si quieres, la forma, el reloj y las opciones. Por ejemplo: «rápida reloj 5m+3».

rooms-of = { $game ->
    [none] Salas públicas, todos los juegos
   *[other] Salas públicas, { $game }
}
rooms = Salas públicas
all-games = todos los juegos
room-count = { $count ->
    [0] Ninguna sala pública.
    [one] { $count } sala pública
   *[other] { $count } salas públicas
}
more = { $count ->
    [one] y { $count } sala más que no se muestra
   *[other] y { $count } salas más que no se muestran
}
no-rooms = { $game ->
    [none] Ahora mismo no hay salas públicas.
   *[other] Ahora mismo no hay salas públicas de { $game }.
}
no-rooms-commands = Para buscar rival: turnabout quick, o quick en el modo de líneas. Para abrir una sala: turnabout host --public --server { $server }.
open-room = Abrir una sala pública
lost = El servidor no responde. La lista puede estar desactualizada.
resumes = La lista vuelve cuando haya conexión.
own-server-stopped = El servidor de tu equipo se detuvo.
own-server = Este es el servidor de tu propio equipo. Los demás solo pueden jugar aquí si llegan a su dirección.

state = { $free ->
    [0] { $status ->
        [playing] jugando
        [over] entre partidas
       *[waiting] a punto de empezar
    }
    [one] { $status ->
        [playing] jugando, { $free } libre
       *[other] falta 1 jugador
    }
   *[other] { $status ->
        [playing] jugando, { $free } libres
       *[other] { $free } de { $seats } asientos libres
    }
}

now = ahora

room-of = Sala de { $name }

players = jugadores: { $names }
no-players = aún sin jugadores
free-seats = { $count ->
    [one] { $count } asiento libre
   *[other] { $count } asientos libres
}
spectators = { $count } mirando
known-number = número conocido
hidden-number = número al azar oculto
hints = con pistas
spectators-allowed = con público
no-spectators = sin público

row = { $game }, { $form }, sala de { $owner }: { $state } ({ $age }). { $details } join { $address }

join = Entrar
join-room = Entrar en { $room }
watch-room = Mirar { $room }
full = Esa sala está llena y no admite público.

is-public = La sala aparece en «Buscar partida», y puede entrar cualquiera.
public-label = Pública
public =
    .yes = aparece en «Buscar partida»: entra quien quiera
    .no = no: solo con su código o enlace

server-title = ¿En qué servidor buscar partida?
server-label = Servidor
server-hint = HOST o HOST:PORT, o su dirección en el navegador. Se usa hasta que salgas.

key =
    .open = ir
    .host = abrir una
    .games = este juego o todos
    .server = servidor
    .retry = reintentar
    .another-server = otro servidor
