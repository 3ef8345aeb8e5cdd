# Made from client/games/poker_solitaire/text/es/*.md by `python -m client.catalogue`.


def basic():
    return """\
Coloca las cartas repartidas en un cuadrado de 5 por 5. Sus filas y columnas son diez manos de póker. La puntuación es la
suma de sus puntos, ingleses o americanos.
```board
scoring=american:
5H 5D 6D -- KC
6H 2D 6S 2H 6C
7H JD 7C QS 2C
8H TD 7D JH --
-- 3D -- JS --
| Normalmente, las cartas deben tocarse por un lado. Una carta que no quieres puede ir a una casilla de descarte; no vuelve.
```

| mano | puntos | mano | puntos |
|---|---|---|---|
| repóker | 30/100 | color | 5/20 |
| escalera real | 30/100 | escalera | 12/15 |
| escalera de color | 30/75 | trío | 6/10 |
| póker | 16/50 | dos pares | 3/5 |
| full | 10/25 | par | 1/2 |

**Consejo:** los colores en las filas, los pares en las columnas, las cartas inútiles en la
peor mano. **Entre dos,** cada quien tiene un cuadrado. En un **duelo** se comparte uno: una persona busca muchos puntos y
la otra pocos; luego se cambian los papeles.
"""


def credits():
    return """\
# Créditos

**Poker Solitaire,** también llamado Poker Squares, es un viejo solitario. Sus siete formas de jugar, las 48 variantes de
cada una y el torneo siguen un programa de 1990 y su manual. El duelo es de Turnabout.
"""


def full():
    return """\
# Poker Solitaire

Coloca las cartas repartidas en un cuadrado de 5 por 5, la matriz. Sus cinco filas y cinco columnas son manos de póker;
con 12 manos, también lo son las dos diagonales. Un lugar se nombra por su columna, `a` a `e`, y su fila, `1` a `5`.

```board
5H 5D 6D -- KC
6H 2D 6S 2H 6C
7H JD 7C QS 2C
8H TD 7D JH --
-- 3D -- JS --
| Con puntos ingleses, esta matriz tiene 21 puntos. La fila 1 es un par y la fila 2 un full, aunque otras líneas aún tienen lugares libres.
```

## Formas de jugar

| nombre | jugadores | qué pasa |
|---|---|---|
| una matriz | uno | una matriz |
| la mejor de dos | uno | dos matrices; cuenta la mejor |
| suma de dos | uno | dos matrices; cuentan las dos |
| por turnos | dos | una matriz para cada quien; se juega por turnos |
| mismas cartas | dos | como por turnos, pero cada carta se reparte dos veces, una a cada quien |
| carrera | dos | una matriz para cada quien; se toman cartas lo más rápido posible, hasta que alguien con la matriz llena dice «Listo» |
| carrera, ambas | dos | lo mismo, hasta que ambas están llenas |
| duelo | dos | una matriz; una persona busca muchos puntos, la otra pocos; dos mangas con los papeles cambiados |

Una partida tiene una manga, y gana la puntuación más alta. Solo un duelo tiene dos mangas.

## Un turno

Un turno es una carta tomada:

- **Colocar** una carta repartida en un lugar libre de tu matriz. Según las opciones, debe tocar otra carta por un lado,
  por un lado o una esquina, o puede ir a cualquier parte. La primera carta va a cualquier parte.

```board
-- -- -- -- --
-- -- -- -- --
-- -- KS QS --
-- -- -- -- --
-- -- -- -- -- > 9D
| Por los lados: el 9♦ puede ir a los lugares iluminados.
```

```board
touching=corners:
-- -- -- -- --
-- -- -- -- --
-- -- KS QS --
-- -- -- -- --
-- -- -- -- -- > 9D
| Por lados o esquinas: se iluminan cuatro lugares más.
```

- **Descartar** una carta repartida en una casilla de descarte libre.
- **Plantar** una carta repartida en la matriz de tu rival, si las opciones lo permiten.
- **Quitar** una carta de la matriz de tu rival en vez de tomar una repartida, si las opciones lo permiten. Una carta
  quitada no se puede volver a quitar.

Esto no termina el turno:

- **Descartar** una carta de tu matriz. Si las cartas no se pueden mover, no vuelve nunca, y la casilla de descarte sigue
  ocupada.
- **Mover** una carta dentro de tu matriz, o **recuperar** una de una casilla de descarte, si las opciones lo permiten.

Solo puedes **pasar** si tu matriz está llena o si ya no se te reparte ninguna carta. Con las mismas cartas, dos pases
seguidos terminan la manga.

**En una carrera,** los dos pueden jugar en cualquier momento, y la carta es de quien llega primero. Si llegas tarde, lo
sabes enseguida y nada cambia para ti.

**Reloj.** Solo tomar una carta suma tiempo. En una carrera corren los dos relojes; si hay que llenar ambas matrices, el
tuyo se para cuando la tuya está llena.

Una manga termina cuando todas las matrices están llenas (en una carrera: con «Listo»), o cuando se acaban las cartas. Una
matriz incompleta cuenta como está.

## Puntuaciones

| mano | ingleses | americanos | propios | servida |
|---|---|---|---|---|
| repóker (dos barajas o más) | 30 | 100 | 65 | sí |
| escalera real | 30 | 100 | 65 | sí |
| escalera de color | 30 | 75 | 53 | sí |
| póker | 16 | 50 | 33 | sí |
| full | 10 | 25 | 18 | sí |
| color | 5 | 20 | 13 | sí |
| escalera | 12 | 15 | 14 | sí |
| trío | 6 | 10 | 8 | no |
| dos pares | 3 | 5 | 4 | no |
| par | 1 | 2 | 1 | no |

```board
5H 5D 5C -- KC
6S 7D 8H 9S --
QD KS AC 2S 3H
4D 4H 9C 9D JC
AH 2D 3S 4C 5S
| La fila 1 está incompleta, pero es un trío. La fila 2 aún no es escalera, porque tiene cuatro cartas. La fila 3 no es escalera, porque el as va arriba o abajo. La fila 4 son dos pares, la fila 5 una escalera.
```

Las escaleras, los colores, los full y el repóker necesitan cinco cartas. Los pares, los tríos y el póker también cuentan
en una línea incompleta. Si encajan varias manos, cuenta la mejor.

**Manos servidas** no tiene puntos: para ganar, las cinco filas deben ser manos servidas al final.

**Tus propios** puntos se pueden cambiar para cada mano, también para las manos raras de abajo, y para varias a la vez,
unidas con un más: `flush=13,flush+one-pair=20`. Una línea suma la mejor entrada que encaje.

| mano rara, cinco cartas | qué es |
|---|---|
| `four-flush` (color de cuatro) | exactamente cuatro cartas de un palo |
| `blaze` (figuras) | cinco jotas, reinas o reyes |
| `kilter` | un valor sí y otro no, de A 3 5 7 9 a 6 8 10 Q A |
| `round-the-corner-straight` (escalera circular) | una escalera que pasa por el as, por ejemplo Q K A 2 3 |
| `round-the-corner-kilter` (kilter circular) | un kilter que pasa por el as, por ejemplo Q A 3 5 7 |

## Consejos

- Pon la primera carta en el centro. Si las cartas deben tocarse, luego tienes más lugares.
- Haz los colores en las filas: cuatro de las cinco suelen poder ser colores. Con puntos ingleses importa menos.
- Pon las cartas iguales en las columnas: cada una suele poder llegar a dos pares o más.
- No planees una escalera desde el principio. Ve por ella si una línea tiene cuatro de sus cartas.
- Recuerda qué cartas ya salieron, también las de tu rival.
- Guarda tu casilla de descarte para el final. No descartes una carta que necesita tu rival.
- Usa primero las casillas de descarte comunes, antes que tu rival.
- Si no sabes dónde poner una carta, ponla en la mano que menos vale.
- Si se pueden quitar cartas, toma las tuyas de la matriz de tu rival: no te las puede volver a quitar.
- Si se puede plantar, vigila la matriz de tu rival y estropea una buena mano.
- En una partida entre amigos, no permitas quitar ni plantar.

## Opciones

El primer valor es el normal.

| opción | valores |
|---|---|
| contacto | por lados, por lados o esquinas, sin contacto |
| mover | las cartas se quedan; se pueden mover y recuperar |
| manos | 10, o 12 con las diagonales |
| puntos | ingleses, americanos, manos servidas, propios |
| cartas repartidas | de 1 a 5 para elegir |
| casillas de descarte | una por jugador; más, menos, o comunes |
| barajas | de 1 a 4 |
| quitar, plantar | no, sí |

En una casilla de descarte cabe una carta. Entre cartas repartidas y casillas de descarte puede haber cinco como mucho. El
contacto, el mover, el número de manos y los puntos pueden ser distintos para cada quien, como ventaja; las manos servidas
son para ambos o para ninguno.

```board
hands=12:
5H 2C 9D JS 3D
KC 8H 4S 3C QD
7S JC KH 6D 4C
9S TD 2S 2H 8C
QS 6C AC TS 9H
| Con 12 manos cuenta también la diagonal de a1 a e5: es un color.
```

## Torneo

En el menú, quien dirige la sala puede convertir sus partidas en un torneo de uno a cinco nombres, en una terminal o en
varias. Antes de cada partida se elige quién juega, si las cartas son nuevas o las mismas, y los ajustes. Dos nombres
pueden turnarse en una terminal; en una carrera, cada quien juega en la suya. La sala guarda la puntuación más alta, la más
baja y la media de cada nombre. Jugar otra vez las mismas cartas solo puede bajar tu puntuación más baja. Una partida
sin terminar no cuenta.
"""


def line_keys():
    return """\
## Cómo se juega aquí

| escribe | para |
|---|---|
| `QH c3` | colocar una carta repartida; `c3` sin más coloca la primera |
| `QH x1`, `c3 x1` | descartar una carta repartida, o una de tu matriz |
| `c3 d4` | mover una carta |
| `x1 c3` | recuperar una carta |
| `2:c3 d4` | quitar una carta de la matriz 2 |
| `QH 2:c3` | plantar una carta repartida |
| `pasar`, `listo` | pasar; decir Listo en una carrera |
| `tablero` | ver las matrices |
| `líneas` | ver todas las líneas con sus puntos |
| `jugadas` | ver todas las jugadas |

También puedes escribir un lugar en inglés, como `c3 in matrix 2` o `Ben’s c3`.
"""


def terminal_keys():
    return """\
# La pantalla y sus teclas

Los puntos y los nombres de las filas están a la derecha de una matriz, los de las columnas debajo, y su total y sus reglas
arriba. Debajo de las matrices están las cartas repartidas, el mazo y las casillas de descarte.

| signo | significa |
|---|---|
| `▸`, iluminado | este lugar admite la carta que levantaste |
| `[ ]` | el lugar elegido |
| `( )` | la carta que levantaste |
| `│` al lado de una carta | la puedes levantar |
| `*` | la última carta jugada |

| tecla | qué hace |
|---|---|
| flechas | elegir un lugar para la carta |
| `Enter` | poner ahí la carta |
| `Tab` | levantar la próxima carta repartida |
| `Espacio` | levantar otra carta, para descartarla, moverla, recuperarla o quitarla |
| `c` `3` | elegir la columna c, fila 3, en cualquier orden, también antes de tu turno; `c` dos veces abre el chat |
| `x` | elegir una casilla de descarte, o la siguiente |
| `m` | escribir una jugada: `QH c3`, `c3 x1`, `2:c3 d4`, `pass`, `done` |
| `p` | pasar, si puedes |
| `e` dos veces | Listo, en una carrera |

Haz clic en un lugar para elegirlo, y otra vez para poner ahí la carta. Haz clic en una carta para levantarla, o
arrástrala.

En una carrera, tu rival puede tomar la carta que levantaste. Lo sabes enseguida, y la siguiente carta solo se levanta
cuando pulsas Enter, para que nunca juegues una carta que no elegiste.
"""
