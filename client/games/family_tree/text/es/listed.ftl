### Cómo describen el juego las listas de juegos.

about = un árbol con una sola baraja: parejas, hijos, manos de póker
