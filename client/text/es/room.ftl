### La página de una sala en el navegador: su encabezado y su menú.

menu = Sala
game-menu = Partida
chat = Chat{ $number ->
    [0] { "" }
    [one] , { $number } nuevo
   *[other] , { $number } nuevos
}
players-here = { $here } de { $seats } presentes
options = Opciones de la partida
take-back = Pedir deshacer
undo = Deshacer
unknown-game = { $title } necesita una versión más nueva de esta página: recárgala.
start-leg = Empezar la manga { $leg }
