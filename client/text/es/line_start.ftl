### El menú de inicio del modo de líneas, y las preguntas antes de una partida.

welcome = Turnabout, en líneas de texto. Escribe help para ver los comandos, rules para las reglas.
first-offered = Escribe first para empezarla.
game = El juego es { $title }.
no-game = No hay ningún juego «{ $typed }». Elige { $known }.
how-to-list = Escribe help para ver los comandos.
all-commands = Más comandos
all-commands-hint = salas públicas, desafíos, resultados, registros
none-unfinished = No tienes partidas sin terminar.
choice = { $command }: { $does }{ $hint ->
    [none] {""}
   *[other] {" "}({ $hint })
}
setting = { $name } { $value } ({ $values })

choose-game = Elegir el juego
choose-game-hint = game NAME muestra también sus ajustes; game sin más, los juegos
alone-hint = alone NUMBER juega ese número
against-hint = against LEVEL, por ejemplo against easy, empieza enseguida
first-game = Jugar una primera partida en solitario, con consejos para cada carta
quick-hint = por ejemplo, quick clock 5m+3
daily-hint = daily computer o daily friend lo juega
host-hint = por ejemplo, host public: puede entrar cualquiera
computers = Ver jugar a dos máquinas
computers-hint = por ejemplo, computers strong easy
player-hint = player Ben muestra la página de otra persona
matches-hint = por ejemplo, matches against Ben won; older muestra más
versus-hint = por ejemplo, versus Ben
rules-hint = también rules short y rules credits

cancel = Escribe back para cancelar.
name = Nombre:
address = Dirección y código, y detrás un código de asiento para pasar aquí tu asiento:
source = Archivo, dirección web o sala:
option = { $label }: { $values } (vacío: { $usual }):
form = Manga tras manga, o las dos a la vez en dos tableros: match o mirror (vacío: match):
seats = Asientos, de 2 a 48 (vacío: 2):
number = Número de reparto (vacío: al azar y oculto):
clock = Reloj: 30, 5m+3, 10m+5, 1d, 3d, 7d u otro (vacío: ninguno):
spectators = ¿Admitir público, yes o no (vacío: yes)?
hints = ¿Permitir pistas a los dos, yes o no (vacío: no)?
hints-alone = ¿Permitirte pistas, yes o no (vacío: no)?
role = Primer papel, { $roles } (vacío: al azar; cambia en la revancha):
level-title = ¿Qué nivel debe tener la máquina?
level = Nivel (vacío: easy):
two-levels = Dos niveles, por ejemplo strong easy, y si quieres un número:
no-level = No hay ningún nivel «{ $typed }». Elige { $levels }.
not-alone = Con estas opciones, el juego necesita un rival.

settings-usage = Escribe esto detrás de host o against, por ejemplo host number 7 clock 5m+3:
settings-usage-here = Escribe settings, los nombres y los valores, por ejemplo settings number 7 clock 5m+3:
setting-values =
    .number = un número de reparto, o random
    .clock = 30 (segundos por jugada), 5m+3 (minutos por manga, segundos por jugada), 3d (días), none
    .form = match, o mirror: las dos mangas a la vez, en dos tableros
    .seats = cuántos
    .pace = los segundos que tarda una máquina en jugar, de 1 a 60, o usual
    .on-off = on u off
setting-role = { $roles }; cambia en la revancha
settings-to-host = Con host también puedes escribir: server ADDRESS; computers, y cuántas; level { $levels }.
settings-to-host-two = Con host también puedes escribir: server ADDRESS.
bad-setting = Detrás de «{ $name }» hace falta uno de estos valores: { $values }.
no-setting = Aquí no hay ningún ajuste «{ $typed }». Los ajustes son { $names }.
