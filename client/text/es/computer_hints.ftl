### Comandos del modo de líneas para las pistas de la máquina.

usage = Escribe hints on o hints off.
on = Recibes una pista en cada turno. Escribe hints off para dejarlo.
off = Solo recibes una pista si escribes hint.
thinking = La máquina está pensando…
