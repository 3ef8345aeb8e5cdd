### Cómo describen el juego las listas de juegos.

about = un árbol: parejas, hijos y manos de póker
