### Cómo describen el juego las listas de juegos.

about = un cuadrado de diez manos de póker
