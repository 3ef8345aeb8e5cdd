### Volver a ver una partida en el modo de líneas.

prompt = reproducir>
usage = Una línea vacía muestra la jugada siguiente; o escribe anterior, el número de una jugada, todo, diferencia, suceso, tablero, tablero 1, tablero 2, mirar, inicio, final o volver.
next = siguiente
which = Número de la partida:
no-record = Escribe un número de 1 a { $records }, o «volver».
move = manga { $leg }, { $move }, puntos { $score }
event = Manga { $leg }: { $event }.
leg = Manga { $leg }:
