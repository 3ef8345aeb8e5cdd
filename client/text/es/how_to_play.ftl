### La ayuda de un juego: sus reglas, teclas y signos.

title = Cómo se juega

part =
    .basic = Lo básico
    .full = Reglas completas
    .signs = Teclas y signos
    .credits = Créditos

parts = Apartados
game = Juego

guided = Jugar una primera partida con consejos

key =
    .parts = apartados
    .game = otro juego
    .guided = partida con consejos

no-rules = El paquete de este juego no trae reglas.
credits = { $title } viene del paquete { $origin }, que está instalado en el servidor.
