# Made from client/games/happy_graphs/text/es/*.md by `python -m client.catalogue`.


def basic():
    return """\
Cada carta quiere tantas vecinas como su valor: un as una, un 2 dos, y así. Una carta que las tiene todas es **feliz**: se
le da la vuelta y está completa. La puntuación es el número de cartas que **no** son felices; 0 es perfecto.

**Un turno.** Juega una carta en una casilla libre junto a otra carta y luego roba una. Ninguna carta puede recibir más
vecinas de las que quiere, así que no se puede jugar nada junto a una carta feliz: esas casillas son **muros**. Si ninguna
de tus cartas cabe en ningún sitio, empieza un grupo nuevo con una de ellas.
```board
2D@0,0 3H@1,0 AS@2,0
| El A♠ tiene su única vecina y es feliz. Al 3♥ le falta una vecina, y al 2♦ también: la puntuación es 2. Las tres casillas junto al A♠ son muros.
```

**Tableros.** Las vecinas están arriba, abajo, a la izquierda y a la derecha en el *clásico* (A a 4), también en las
diagonales en *esquinas* (A a 8), y en los seis lados en el *hexagonal* (A a 6).

En solitario o **en equipo** buscas pocas cartas infelices. En un **duelo**, una persona busca muchas y la otra pocas;
luego se cambian los papeles. En un **rompecabezas** todas las cartas están a la vista: colócalas en cualquier orden y
retíralas cuando quieras.
"""


def credits():
    return """\
# Créditos

**Happy Graphs** es un juego para muchas personas y una baraja, y un rompecabezas para una sola. Las reglas siguen su
propio documento. De ahí vienen los tableros, las cartas felices, los muros, los grupos y el rompecabezas; el duelo es de
Turnabout.
"""


def full():
    return """\
# Happy Graphs

Cada carta quiere tantas vecinas como su valor: un as una, un 2 dos, y así. Los palos no importan.

## Los tableros

| tablero | cartas | vecinas |
|---|---|---|
| clásico | A a 4, 16 cartas | arriba, abajo, izquierda, derecha |
| esquinas | A a 8, 32 cartas | estas y las cuatro diagonales |
| hexagonal | A a 6, 24 cartas | arriba, abajo y los cuatro lados inclinados; nunca izquierda ni derecha |

Un tablero no tiene bordes. Una casilla se nombra como en un mapa, por la letra de su columna y el número de su fila. La
primera carta está en `M50`; `N50` queda a su derecha y `M51` encima. Los nombres no cambian cuando crece el tablero. En el
hexagonal, una columna de cada dos está medio paso más alta: las vecinas de `M50` son `M52`, `M48`, y `L` o `N` con `51` o
`49`.

```board
hex: 5H@0,0 3C@0,2 2D@-1,1 4S@1,1 2H@2,2 AC@2,4 3D@1,-1 2S@0,-2
| Un tablero hexagonal en el que todas las cartas son felices: la puntuación es 0.
```

```board
corners: 5H@0,0 2C@1,1 AD@-1,1
| En el tablero de esquinas, el A♦ y el 2♣ tocan el 5♥ por sus esquinas.
```

## Cómo se juega

- Juega una carta en una casilla libre junto a otra; la primera va a `M50`. Cada vecina que toca cuenta para las dos.
- Una carta con tantas vecinas como su valor es **feliz**. Se le da la vuelta y no admite más vecinas.
- No puedes jugar una carta donde ella, o una vecina, tendría más vecinas de las que quiere. Por eso, las casillas junto a
  una carta feliz son **muros**.

```board
4H@0,0 2D@1,0 AS@1,1
| El A♠ y el 2♦ son felices. Solo falta el 4♥, así que la puntuación es 1. Los muros le dejan dos casillas libres, pero necesita tres vecinas más: ya no puede ser feliz.
```

```board
3H@0,0 2S@1,0 > AD
| El A♦ se puede jugar en las seis casillas iluminadas. En las tres junto al 2♠, las dos cartas serían felices.
```

- Si ninguna de tus cartas cabe junto a otra, en ningún grupo, y solo entonces, empieza un **grupo nuevo** con cualquiera
  de ellas. Cada grupo tiene su propio tablero, y puedes jugar en todos.

```board
AS@0,0 AD@1,0 / 3H@0,0
| En el grupo 1, los dos ases son felices, así que ahí no cabe nada. El 3♥ ha empezado el grupo 2.
```

- Un turno es una carta jugada y una carta robada, mientras queden. No se puede pasar.
- La partida termina cuando se han jugado todas las cartas. La puntuación es el número de cartas que no son felices.

## Jugadores

| jugadores | cartas por mano | barajas |
|---|---|---|
| 1 | 1 | 1 |
| 2 | 3 | 1 |
| 3 a 6 | 2 | 1 |
| 7 a 16 | 1 | 1 |
| 17 y más | 1 | una más por cada 16 jugadores más |

**En equipo,** todos juegan en el mismo bando, y los turnos dan la vuelta a la mesa. Se ven las manos de los demás, salvo
que la sala las oculte.

**Duelo.** Cada quien tiene tres cartas ocultas. Quien maximiza juega primero y busca muchas cartas infelices; quien
minimiza, pocas. Luego se juega otra vez el mismo número con los papeles cambiados. En una partida espejo, los dos reciben
las mismas cartas en tableros distintos: si recuerdas tu propia mano, conoces la otra.

**Rompecabezas.** Todas las cartas de una baraja están a la vista en una mano. Cualquiera puede colocar cualquier carta en
cualquier momento, empezar un grupo nuevo cuando quiera y retirar cualquier carta; las casillas de alrededor se quedan. La
partida termina cuando todas las cartas son felices, o cuando alguien la termina. Las cartas que quedan en la mano cuentan
como infelices. Con la misma puntuación gana el tiempo más corto, que va de la primera carta a la última. Si la sala tiene
reloj, es uno para todos, y solo suma tiempo cuando el tablero tiene más cartas que nunca.
"""


def line_keys():
    return """\
## Cómo se juega aquí

Cuando es tu turno, se muestran tus cartas y sus casillas. Escribe el número de una jugada, o la jugada misma, por ejemplo
`3h n50`, o `3h 2:n50` en el grupo 2.

| escribe | para |
|---|---|
| `tablero` | ver los tableros |
| `cartas` | leer cada carta de los tableros |
| `manos` | mostrar las manos que puedes ver |
| `puntos` | leer las partes de la puntuación |
| `novedades` | leer las últimas jugadas |
| `pista` | preguntar qué jugaría la máquina, si la sala lo permite |
| `ayuda` | ver todos los comandos que sirven ahora |

En un rompecabezas, escribe cualquier jugada. `retirar n50` retira una carta, `deshacer` y `rehacer` son para tus propios pasos,
`jugadas 3` muestra adónde puede ir un 3, y `listo` termina el rompecabezas.
"""


def terminal_keys():
    return """\
# Jugar

- `↑` `↓` `←` `→` van a la próxima casilla iluminada, `Enter` juega ahí la carta elegida. O haz clic en una casilla, y otra
  vez para jugar.
- `Tab` elige la próxima carta de tu mano. Escribir un valor también: `3` para un 3, `a` o `1` para un as. `3h` nombra una
  carta, `3h n50` una jugada entera, `3h 2:n50` una jugada en el grupo 2. Si escribes antes de tu turno, la carta espera
  hasta entonces. Tras un valor, `h` y `c` son palos; si no, piden una pista y abren el chat.
- `n` va al grupo nuevo, si puedes empezar uno; `g` va al grupo siguiente. `v` muestra todas las manos.
- Las flechas con Mayús o Ctrl, `RePág` `AvPág` `Inicio` `Fin` desplazan.
- `h` pide una pista a la máquina, si la sala lo permite. Una estrella marca la casilla.

En un rompecabezas, `u` deshace tu último paso y `r` lo rehace, tantas veces como quieras. `t` retira una carta: elígela y
pulsa Enter. `e` termina el rompecabezas.

# El tablero

Cada carta ocupa dos líneas: la carta, y cuántas vecinas quiere todavía.

| signo | significa |
|---|---|
| ╭3♥─╮ sobre ╰ 2○╯ | un 3 que quiere dos vecinas más |
| ░3♥░░ sobre ░░░░░ | una carta feliz, boca abajo |
| 2○! | esta carta ya no puede ser feliz |
| ▸+1 | puedes jugar aquí la carta elegida; el número es el cambio de la puntuación |
| ▸★ | la máquina jugaría aquí |
| ╳ | un muro: junto a una carta feliz no se puede jugar nada |
| · | la carta elegida no se puede jugar en esta casilla libre |

Letras y números en los bordes nombran las columnas y las filas. La última carta jugada está subrayada.
"""
