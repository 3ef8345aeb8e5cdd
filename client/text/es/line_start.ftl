### El menú de inicio del modo de líneas, y las preguntas antes de una partida.

welcome = Turnabout, en líneas de texto. Escribe «ayuda» para ver los comandos, «reglas» para las reglas.
first-offered = Escribe «primera» para empezarla.
game = El juego es { $title }.
no-game = No hay ningún juego «{ $typed }». Elige { $known }.
how-to-list = Escribe «ayuda» para ver los comandos.
all-commands = Más comandos
all-commands-hint = salas públicas, desafíos, resultados, registros
none-unfinished = No tienes partidas sin terminar.
choice = { $command }: { $does }{ $hint ->
    [none] {""}
   *[other] {" "}({ $hint })
}
setting = { $name } { $value } ({ $values })

choose-game = Elegir el juego
choose-game-hint = «juego NAME» muestra también sus ajustes; «juego» sin más, los juegos
alone-hint = «solo NUMBER» juega ese número
against-hint = «contra LEVEL», por ejemplo «contra fácil», empieza enseguida
first-game = Jugar una primera partida en solitario, con consejos para cada carta
quick-hint = por ejemplo, rápida reloj 5m+3
daily-hint = «diario máquina» o «diario amigo» lo juega
host-hint = por ejemplo, crear pública: puede entrar cualquiera
computers = Ver jugar a dos máquinas
computers-hint = por ejemplo, máquinas fuerte fácil
player-hint = «perfil Ben» muestra la página de otra persona
matches-hint = por ejemplo, «historial contra Ben ganadas»; «anteriores» muestra más
versus-hint = por ejemplo, comparar Ben
rules-hint = también «reglas cortas» y «reglas créditos»

cancel = Escribe «volver» para cancelar.
name = Nombre:
address = Dirección y código, y detrás un código de asiento para pasar aquí tu asiento:
source = Archivo, dirección web o sala:
option = { $label }: { $values } (vacío: { $usual }):
form = Manga tras manga, o las dos a la vez en dos tableros: partida o espejo (vacío: partida):
seats = Asientos, de 2 a 48 (vacío: 2):
number = Número de reparto (vacío: al azar y oculto):
clock = Reloj: 30, 5m+3, 10m+5, 1d, 3d, 7d u otro (vacío: ninguno):
spectators = ¿Admitir público, sí o no (vacío: sí)?
hints = ¿Permitir pistas a los dos, sí o no (vacío: no)?
hints-alone = ¿Permitirte pistas, sí o no (vacío: no)?
role = Primer papel, { $roles } (vacío: al azar; cambia en la revancha):
level-title = ¿Qué nivel debe tener la máquina?
level = Nivel (vacío: fácil):
two-levels = Dos niveles, por ejemplo fuerte fácil, y si quieres un número:
no-level = No hay ningún nivel «{ $typed }». Elige { $levels }.
not-alone = { $title ->
    [none] Con estas opciones, el juego necesita un rival.
   *[other] { $title } necesita dos jugadores. Escribe «contra» o «crear».
}

settings-usage = Escribe esto detrás de «crear» o «contra», por ejemplo «crear número 7 reloj 5m+3»:
settings-usage-here = Escribe «ajustes», los nombres y los valores, por ejemplo «ajustes número 7 reloj 5m+3»:
setting-values =
    .number = un número de reparto, o azar
    .clock = 30 (segundos por jugada), 5m+3 (minutos por manga, segundos por jugada), 3d (días), ninguno
    .form = partida, o espejo: las dos mangas a la vez, en dos tableros
    .seats = cuántos
    .pace = los segundos que tarda una máquina en jugar, de 1 a 60, o normalmente
    .on-off = activar u desactivar
setting-role = { $roles }; cambia en la revancha
settings-to-host = Con «crear» también puedes escribir: «server ADDRESS»; «máquinas», y cuántas; «nivel { $levels }».
settings-to-host-two = Con «crear» también puedes escribir: «server ADDRESS».
bad-setting = Detrás de «{ $name }» hace falta uno de estos valores: { $values }.
no-setting = Aquí no hay ningún ajuste «{ $typed }». Los ajustes son { $names }.
