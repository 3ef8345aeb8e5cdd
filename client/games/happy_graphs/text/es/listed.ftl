### Cómo describen el juego las listas de juegos.

about = cada carta quiere tantas vecinas como su valor
