### Pistas, y la puntuación que hay que superar en solitario.

thinking = Pista: la máquina está pensando…

working = Calculando la puntuación de la máquina…
working-short = calculando…
beat = supera { $score }
to-beat = { $score ->
    [none] A superar
   *[other] A superar: { $score }
}
computer-reached = La máquina llegó a { $score } con este número.
your-best = Tu récord es { $score }.
par = La referencia es { $score }: lo mejor que encontró una búsqueda que conoce las cartas.
