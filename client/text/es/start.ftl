### La pantalla de inicio: lo que se puede jugar, ver y consultar, y las partidas sin terminar.

title = Turnabout
subtitle = Dos personas juegan las mismas cartas dos veces: una busca muchos puntos, la otra pocos. Luego cambian de papel.

tagline = { -tagline-first } { -tagline-second }
-tagline-first = Mismas cartas. Cambio de bando.
-tagline-second = Supera a tu rival.

choice =
    .guided = Tu primera partida
    .learn = Aprender
    .alone = Jugar en solitario
    .computer = Contra la máquina
    .host = Abrir una sala
    .friend = Jugar con alguien
    .find = Buscar partida
    .daily = Número del día
    .join = Entrar en una sala
    .watch = Ver
    .computers = Ver dos máquinas
    .record = Volver a ver una partida
    .standings = Clasificación
    .player = Tu página
    .scores = Récords
    .number = Números
    .rules = Cómo se juega
    .settings = Ajustes
    .quit = Salir

hint =
    .guided = aprende jugando: se explica cada carta
    .learn = una primera partida que explica cada carta
    .alone = por la mejor puntuación, con cualquier reparto
    .computer = contra una o más, al nivel que quieras
    .host = entran con un código
    .friend = abre una sala y envía su enlace
    .find = salas públicas y partidas rápidas
    .daily = un intento al día, el mismo número para todos
    .join = con la dirección y el código que te dieron
    .watch = una partida entre máquinas o una ya terminada
    .computers = míralas jugar
    .record = desde su registro, un archivo
    .standings = quiénes juegan mejor, según sus partidas
    .player = tus partidas, resultados y registros
    .scores = tus diez mejores partidas en solitario
    .number = los mejores resultados de un número
    .rules = reglas, una primera partida con ayuda, créditos
    .settings = tu nombre, colores, números, sonidos

game = Juego: { $title }
not-alone = { $title } es para dos

game-title = ¿Qué juego?
game-text = También los récords y los números se muestran para este juego.
watch-title = ¿Qué quieres ver?
watch-text = Las máquinas siguen jugando mientras mires.
computers-hint = elige qué tal juegan

games-title = Elige un juego
about-game = { $about }.
more-title = Más
learn-game = sus reglas, con imágenes

playing-at = Juegas en { $server }.
in-browser = En un navegador: { $address }

resume = Seguir en { $code }
resume-which = ¿Qué partida quieres seguir?
resume-text = Tus partidas sin terminar, primero las más recientes.
more-unfinished = { $count ->
    [one] { $count } partida más sin terminar
   *[other] { $count } partidas más sin terminar
}
more-unfinished-hint = muestra todas tus partidas sin terminar
turn = { $mine ->
    [yes] Tu turno.
   *[no] { $other ->
        [none] Turno de los demás.
       *[other] Turno de { $other }.
    }
}
removed = { $game } ya no está en la lista.
put-back = Deshacer
forget = Quitar esta partida de la lista
forget-room = Quitar { $code } de la lista

solo-game = { $game }{ $number ->
    [none] {" "}en solitario
   *[other] {" "}con { $number }
}{ $score ->
    [none] {""}
   *[other] , { $score }
}
match = { $game }{ $other ->
    [none] , aún no ha entrado nadie
   *[other] {" "}con { $other }
}, { $at }
tournament = torneo de { $names }, { $at }
computer-game = partida entre máquinas, { $levels }, { $at }

address = Dirección y código
address-example = 192.168.1.5:8420/KZ7-4QM2
address-hint = Como te los dictaron, o el enlace que te enviaron.{ $server ->
    [none] {""}
   *[other] {" "}Un código sin dirección es de una sala de { $server }.
}
code = Código o enlace
code-example = KZ7-4QM2
join = Entrar
bad-code = Esto no es un código de sala. Un código tiene siete letras y cifras, por ejemplo KZ7-4QM2.
other-server = Este enlace lleva a otro servidor. Ábrelo en el navegador.
use-seat-code = Seguir desde otro dispositivo
invited = Te invitan a una partida.
joining = Entrando…

seat-code-title = Seguir desde otro dispositivo
seat-code-text = El otro dispositivo muestra el código en el menú de su sala.
seat-code = Código de asiento
seat-code-optional = opcional
seat-code-hint = Solo para pasar aquí tu asiento desde otro dispositivo.
bad-seat-code = Escribe el código de asiento como lo muestra el otro dispositivo, por ejemplo KZ74-QM2A.
room-code = Código o enlace de la sala

quit-title = ¿Salir de Turnabout?
quit-text = Tus partidas sin terminar siguen aquí en la lista.
stay = Quedarse
