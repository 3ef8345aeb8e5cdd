### El menú de inicio del modo de líneas, y las preguntas antes de una partida.

welcome = Turnabout, en líneas de texto. Escribe help para ver los comandos, rules para las reglas.
first-offered = Escribe first para empezarla.
game = El juego es { $title }.
no-game = No hay ningún juego «{ $typed }». Elige { $known }.
how-to-list = Escribe help para ver los comandos.
none-unfinished = No tienes partidas sin terminar.
choice = { $command }: { $does }{ $hint ->
    [none] {""}
   *[other] {" "}({ $hint })
}
setting = { $name } { $value } ({ $values })

choose-game = Elegir el juego
choose-game-hint = game NAME; game sin más los muestra
alone-hint = alone NUMBER juega ese número; alone casual on deja deshacer cada jugada
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
settings-usage = Escribe settings y los cambios, por ejemplo settings number 7 clock 5m+3. Puedes cambiar: number N o drawn; role { $roles } (o drawn; cambia en la revancha); clock C o none; spectators on u off; public on u off; hints on u off{ $notes ->
    [yes] ; notes on u off
   *[no] {""}
}{ $forms ->
    [yes] ; form match o mirror (las dos mangas a la vez, en dos tableros)
   *[no] {""}
}{ $paced ->
    [yes] ; pace de 1 a 60 (segundos por jugada de la máquina) o usual
   *[no] {""}
}{ $options ->
    [none] . Al abrir una sala, también: server ADDRESS.
   *[other] ; { $options }; seats N. Al abrir una sala, también: server ADDRESS; computers N; level LEVEL.
}
