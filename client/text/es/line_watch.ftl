### Volver a ver una partida en el modo de líneas.

prompt = watch>
usage = Una línea vacía muestra la jugada siguiente; o escribe previous, el número de una jugada, all, part, event, tree, tree 1, tree 2, look, start, end o back.
next = siguiente
which = Número de la partida:
no-record = Escribe un número de 1 a { $records }, o back.
move = manga { $leg }, { $move }, puntos { $score }
event = Manga { $leg }: { $event }.
leg = Manga { $leg }:
