### Notificaciones: lo que avisa, fuera de la pantalla, de que una partida te espera.

## La notificación

title = { $kind ->
    [your_turn] Te toca
    [low_time] Se te acaba el tiempo
   *[challenge] { $name ->
        [none] Tienes un desafío
       *[other] { $name } te desafía
    }
}
changed = Ha cambiado una de tus partidas.

## En la sala

offer = ¿Quieres una notificación cuando te toque?
accept = Activar
decline = Ahora no
turned-on = Las notificaciones están activadas.
only-in-tab = Las notificaciones están activadas, pero solo mientras esta página esté abierta en una pestaña.
turned-off = Las notificaciones están desactivadas.
blocked = Tu navegador bloquea las notificaciones de esta página. Permítelas en los ajustes del navegador.
turn-on = Activar notificaciones
switch-room =
    .on = Activar notificaciones de esta sala
    .off = Desactivar notificaciones de esta sala
room-turned =
    .on = Las notificaciones de esta sala están activadas.
    .off = Las notificaciones de esta sala están desactivadas.

## En los ajustes

setting = Notificaciones
choice =
    .off = ninguna
    .on = cuando una partida te espera
hint = Recibes como mucho una por hora y sala hasta que la abras. El menú de la sala las desactiva para esa sala.
unsupported = Este navegador no puede mostrar notificaciones en esta página.
