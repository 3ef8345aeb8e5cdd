### Comandos del modo de líneas para las pistas de la máquina.

usage = Escribe pistas activar o pistas desactivar.
on = Recibes una pista en cada turno. Escribe «pistas desactivar» para dejarlo.
off = Solo recibes una pista si escribes «pista».
thinking = La máquina está pensando…
