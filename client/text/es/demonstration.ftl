### La demostración de la página de inicio: Ada y Ben juegan un reparto dos veces, con los papeles cambiados.

summary = Ada y Ben juegan dos veces el número { $number }. En la primera manga, Ada busca muchos puntos y consigue { $first }. Cambian de bando, y Ben consigue { $second } con las mismas cartas. Gana Ben.
deal = Un reparto para los dos
leg = Manga { $leg }: { $name } busca muchos puntos
swap = Mismas cartas, bandos cambiados
to-beat = hay que superar { $score }
wins = { $name } gana por { $second } a { $first }
pause = Pausar la demostración
play = Reproducir la demostración
