# Made from client/games/grandmas_game/text/es/*.md by `python -m client.catalogue`.


def basic():
    return """\
Lleva dos barajas, 104 cartas, a ocho **bases**. Cada palo tiene dos: una asciende del as al rey, la otra desciende del
rey al as. La puntuación es el número de cartas en las bases.
```board
3=4S Q=5D,JS 3S+ QS-
| El 4♠ puede ir sobre el 3♠, en la base ascendente, y la J♠ sobre la Q♠, en la descendente.
```

**El reparto.** Las cartas van boca arriba a trece pilas, A a K; solo ves las de encima. Una carta va boca abajo al
**mazo** después de un rey, después de una carta en la pila 5, 10 o K, y después de una carta en la pila de su propio
valor.

**Jugar.** Juega la carta de encima de una pila, o cualquiera del abanico, a una base. La carta de encima de una base
puede pasar a la otra de su palo.

**El mazo.** En cualquier momento, reparte su próxima carta: va a la pila de su valor. La pila entera se abre en el
**abanico**. Puedes jugar sus cartas y cambiar su orden. Con el próximo reparto, las que quedan vuelven en ese orden.

Ganas con las 104 cartas. Si el mazo está vacío y no cabe nada, te quedaste **sin jugadas**: en solitario, deshaz o
abandona. En una **carrera**, todos juegan las mismas cartas, cada quien en su mesa. La termina quien gana antes; si no,
gana quien tiene más cartas en las bases.
"""


def credits():
    return """\
# Créditos

**Grandma’s Game,** también conocido como *Thirteen Packs*, es un solitario de dos barajas. Las reglas siguen el documento
que lo describe. La carrera es de Turnabout.
"""


def full():
    return """\
# Grandma’s Game

Este juego también se conoce como Thirteen Packs. Lleva dos barajas, 104 cartas, a ocho bases.

## El reparto

- Hay trece pilas, en filas de 5, 5 y 3, con los nombres A, 2, 3 … K. Las cartas se reparten boca arriba, una a una, a A,
  2 … K, luego otra vez a A, hasta repartirlas todas. De cada pila solo ves la carta de encima.
- Después de repartir una carta a una pila, va una carta boca abajo al mazo por cada una de estas cosas que se cumpla: la
  carta es un rey; la pila es 5, 10 o K; el valor de la carta es el nombre de la pila. (Un rey en la pila de los reyes:
  tres cartas.) Nadie ve las cartas que van al mazo.

```board
A=3H 2=JC 3=3D 4=9S 5=5C 6=KH stock=4
| Tras estas seis cartas, cuatro fueron al mazo: una tras el 3♦ en la pila 3, dos tras el 5♣ en la pila 5, una tras el K♥.
```

- La última carta que llegó al mazo es la primera que se toma de él.
- Puedes ver el reparto carta a carta, y otra vez, hasta tu primera jugada; o saltarlo. Las cartas boca abajo quedan
  ocultas: la memoria es parte del juego.

## Jugar

- Cada palo tiene dos bases. Una empieza con un as y asciende por su palo hasta el rey; la otra empieza con un rey y
  desciende hasta el as.

```board
3=4S Q=5D,JS 3S+ QS-
| El 4♠ puede ir sobre el 3♠, en la base ascendente, y la J♠ sobre la Q♠, en la descendente.
```

- Puedes jugar la carta de encima de cada pila y cada carta del abanico. También puedes pasar la carta de encima de una
  base a la otra de su palo, en cualquier sentido, tantas veces como quieras. El as o el rey que empezó una base se queda.

```board
J=9H 7H+ 8H-
| Las dos bases se encuentran. El 8♥ puede ir sobre el 7♥, y después también el 9♥.
```

- **Repartir.** Una carta del mazo va a la pila de su valor. Antes, las cartas del abanico vuelven a su pila en su orden
  actual. Después, la pila entera, con la carta nueva encima, pasa a ser el abanico, y su lugar queda vacío. Tras el
  último reparto, el abanico se queda.

```board
J:5C,7H,4D,JS 6H+ QH-
| Se repartió la J♠, y se abrió la pila J. De ella se puede jugar el 7♥.
```

- **Ordenar.** Puedes cambiar el orden de las cartas del abanico. Una sala puede prohibirlo, y eso hace el juego mucho más
  difícil.
- **Mirar debajo.** Si las cartas de encima de dos pilas son la misma, y esa carta se podría jugar, puedes mirar la carta
  que hay debajo de cada una. No se mueve nada.

```board
4=KC,TD 8=2S,TD 9D+ QD-
| El 10♦ está en dos pilas, y cabe. Mira debajo de las dos y luego elige cuál jugar.
```

- Ganas con las 104 cartas en las bases; si no, la partida termina cuando abandonas.
- Te quedas **sin jugadas** si el mazo está vacío y no cabe ninguna carta, ni siquiera pasando cartas de una base a otra.
  Recibes un aviso.
- En solitario, deshacer retira la última jugada, también un reparto; rehacer la juega otra vez. Se cuentan ambas cosas.
- Una carta es **segura** si su palo tiene 14 cartas o más en las bases: es la última de su clase y solo puede ir a un
  sitio. Las cartas seguras se pueden jugar solas.

## Una carrera

Dos jugadores o más juegan el mismo número, cada quien en su mesa. De los demás solo ves la puntuación y el número de
cartas que les quedan. La carrera termina cuando alguien gana; si no, gana quien más cartas tiene cuando terminan todas las
mesas. No se puede deshacer, y una mesa sin jugadas se termina.

Entre dos, quien se rinde pierde. Entre más, quien sale abandona su mesa, y los demás siguen jugando. El público ve las
puntuaciones, pero ninguna mesa.
"""


def line_keys():
    return """\
## Cómo se juega aquí

Cuando es tu turno, se muestran las jugadas posibles. Escribe el número de una jugada, o la jugada misma.

| escribe | para |
|---|---|
| `5 corazones ascendente`, `5>h+` | jugar la carta de encima de la pila 5 a la base ascendente de corazones |
| `8h descendente` | jugar una carta del abanico |
| `corazones ascendente a descendente` | pasar la carta de encima de una base a la otra |
| `repartir` | repartir del mazo |
| `ordenar 8h 3c` | poner estas cartas encima del abanico |
| `mirar 5` | mirar debajo de la pila 5 |
| `deshacer`, `rehacer` | deshacer una jugada, y rehacerla |
| `mesa` | leer la mesa |
| `reparto` | leer el reparto carta a carta, hasta tu primera jugada |
| `puntos` | leer las partes de la puntuación |
| `segura`, `segura activar`, `segura desactivar` | jugar una carta segura; que se jueguen todas solas, sí o no |
| `pista` | preguntar qué jugaría la máquina, si la sala lo permite |
| `abandonar` | terminar la partida |
| `ayuda` | ver todos los comandos que sirven ahora |
"""


def terminal_keys():
    return """\
# Jugar

- `↑` `↓` `←` `→` eligen una pila, una carta del abanico, una base o el mazo. `Enter` juega: una carta a su base, la carta
  de encima de una base a la otra, una carta del mazo a su pila. O haz clic, y otra vez para jugar. Si una carta cabe en
  las dos bases, `+` la juega a la ascendente, `-` a la otra.
- `d` reparte del mazo.
- `Espacio` levanta la carta elegida del abanico; `←` `→` `Inicio` `Fin` la mueven, `Enter` la deja, `Esc` cancela. `s` te
  deja escribir un orden: las cartas que nombras van encima, primero la más baja.
- `l` mira debajo de la carta elegida, si se puede.
- En solitario, `u` deshace y `r` rehace, sin límite. `g` abandona.
- `x` hace que las cartas seguras se jueguen solas, o lo quita.
- `h` pide una pista a la máquina, si la sala lo permite. Una estrella la marca; `h` otra vez la escribe, y `Enter` la
  juega.
- O escribe una jugada: una pila como `5` o `10`, o una carta como `8h`, y `Enter`. Puedes añadir la base: `5 hearts up`
  (abreviado `5>h+`), `8h down`. Las demás jugadas empiezan con dos puntos: `:hearts up to down`, `:deal`, `:peek 5`,
  `:order 8h 3c kd`. Tras un valor, `h` y `c` son palos; si no, piden una pista y abren el chat.

# El reparto

`Espacio` hace una pausa y sigue, `↑` `↓` cambian la velocidad, `←` `→` van carta a carta, `v` empieza otra vez, `Enter` lo
salta. Hasta tu primera jugada, `v` muestra otra vez el reparto.

# La mesa

| signo | significa |
|---|---|
| ╭5──6╮ sobre 10♦ | la pila 5 tiene seis cartas; la de encima es 10♦ |
| ▸ | la puedes jugar |
| ? | puedes mirar debajo |
| ★ | la máquina jugaría esto |
| fuera | esta pila está en el abanico |
| →8♣ | la carta que admite la base a continuación |
"""
