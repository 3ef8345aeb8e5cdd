### Formularios: las opciones de un juego y lo que se decide antes de empezar.

against = Contra la máquina ({ $level })
open-title = Abrir una sala para quien quiera
number-title = Jugar un número
play = Jugar
open-room = Abrir la sala
watch = Ver
save = Guardar
show = Mostrar

which-game = ¿Qué juego?
way = ¿Cómo?
rules = Sus reglas
more-options = Más
more-options-value =
    .yes = a la vista
    .no = ocultas
more-options-hint = público, pistas y otros ajustes
form = Forma
form-name =
    .match = manga tras manga
    .mirror = las dos mangas a la vez
    .together = en equipo
    .race = como carrera
    .solo = en solitario
form-hint =
    .match = los papeles cambian en la segunda manga
    .mirror = una partida espejo, en dos tableros
    .together = todos en el mismo bando
    .race = cada quien por su lado, con las mismas cartas
    .solo = por la mejor puntuación
bad-form = Con estas opciones, la forma no puede ser { $typed }: elige { $forms }.
no-options = Este juego no tiene la opción «{ $option }», ni ninguna otra.
unknown-option = Este juego no tiene la opción «{ $option }». Sus opciones son { $names }.
bad-value = La opción { $option } no puede ser «{ $value }»: elige { $values }.
out-of-range = La opción { $option } no puede ser { $value }: elige un número de { $lowest } a { $highest }.
range = de { $lowest } a { $highest }
unknown-role = Papel desconocido, «{ $typed }»: elige { $roles }.

seats = Asientos
seat-count = { $count ->
    [one] { $count } asiento
   *[other] { $count } asientos
}
seats-hint = incluido el tuyo
seats-range = De { $fewest } a { $most }, incluido el tuyo. Puedes cambiarlo después.
players = Jugadores
players-together = { $count ->
    [1] en solitario o como rivales
   *[other] { $count } en equipo
}

which-computer = ¿Qué máquina?
computer-sees = Solo ve lo que verías tú en su asiento.
level = Nivel
computers = Máquinas
computer-seats = { $count ->
    [0] en ningún asiento
    [one] en un asiento
   *[other] en { $count } asientos
}
other-seat = Rival
a-friend = otra persona
a-friend-hint = entra con un código
the-computer = la máquina ({ $level })
player-number = Jugador { $number }

pace = La máquina tarda
pace-usual = lo normal
pace-usual-hint = unos segundos por carta en una carrera
pace-seconds = { $seconds }
pace-seconds-hint = como mínimo, por jugada
pace-range = El tiempo mínimo de la máquina por jugada: de 1 a 60 segundos. En una carrera, todas las máquinas juegan a este ritmo.

number = Número de reparto
number-random = vacío: al azar
number-hidden = vacío: al azar y oculto
number-hint = El mismo número reparte siempre las mismas cartas.
number-seen = El mismo número reparte siempre las mismas cartas. Lo ven todos los jugadores.
bad-number = Un número de reparto es un número entero de 1 a 999.999.999.999.
winnable = Repartir solo números que se pueden ganar
casual = Partida de práctica
casual-hint = Puedes deshacer cada jugada. La puntuación se muestra aparte.
scored =
    .no = puntúa
    .yes = de práctica
scored-hint =
    .no = deshacer solo jugadas que no descubrieron nada
    .yes = deshacer cada jugada; puntuación aparte

clock = Reloj
own-clock = Reloj propio
clock-preset =
    .none = ninguno
    .move = 30 s por jugada
    .short = 5 min + 3 s
    .long = 10 min + 5 s
    .day = 1 día por jugada
    .days3 = 3 días por jugada
    .week = 7 días por jugada
    .custom = otro
clock-empty = vacío: sin límite de tiempo
clock-hint = 30: 30 s por jugada; 3d: 3 días; 5m+3: 5 minutos y 3 s más por jugada.

first-leg = En la primera manga
random-role = Al azar
random-role-hint = se sortea al empezar la partida
role =
    .maximizer = Maximizo
    .minimizer = Minimizo
    .guesser = Adivino
    .owner = Tengo el árbol
role-hint =
    .maximizer = buscas muchos puntos
    .minimizer = buscas pocos puntos
    .guesser = buscas el árbol con intentos calificados
    .owner = lo escondes y calificas los intentos
computer-role =
    .maximizer = Maximiza primero
    .minimizer = Minimiza primero
    .guesser = Adivina primero
    .owner = Tiene el árbol primero

spectators = Público
spectators-value =
    .yes = permitido
    .no = no permitido
spectators-allowed = Se admite público
hints = Pistas
hints-value =
    .yes = permitidas
    .no = no permitidas
hints-allowed = Se permiten pistas
notes = Notas
notes-value =
    .yes = muestran lo que aún es posible
    .no = ninguna: lleva las tuyas
public-allowed = Pública: cualquiera puede encontrar la sala y entrar
