# Made from client/games/family_tree/text/es/*.md by `python -m client.catalogue`.


def basic():
    return """\
Haz crecer un árbol genealógico carta a carta. En una partida, una persona busca muchos puntos y la otra pocos; luego se
cambian los papeles con las mismas cartas. **Si una carta cabe en algún sitio, hay que jugarla;** tú eliges dónde. Si no,
va al fondo del mazo. La partida termina cuando no cabe ninguna carta.

| carta | se juega sobre |
|---|---|
| 3 a 10, Q, K, comodín | alguien sin pareja (cónyuge), una pareja (hijo, hasta 3) |
| 2 | una pareja, una vez: hasta 5 hijos |
| A | una pareja: un divorcio; el as tapa al cónyuge |
| J | una persona viva: una muerte; la jota la tapa |

Tras un divorcio o una muerte, nadie de la pareja tiene hijos ni se casa otra vez. La primera pareja está a salvo de ases
y jotas hasta que tiene su primer hijo.
```board
7D+7C: 7S, 6S, (6H+KS)
| Dos generaciones, 20 puntos; un full, 80 puntos; la boda del rey, 10 puntos.
```

**Puntos:** 10 por generación; 10 por una boda con una reina o un rey, 30 con dos. Una familia con cinco cartas o más
(la pareja, el 2, el as, los hijos) suma su mano de póker: par 10, dos pares 20, trío 40, escalera 50, color 60, full 80,
póker 100, escalera de color 170, escalera real 250.
"""


def credits():
    return """\
# Créditos

**Family Tree** es el juego *Family Tree Solitaire*, versión 1.0, para una persona y una baraja. Las reglas siguen su
propio documento, que nombra RICKSLEVINE.com como el sitio de su autor. De ahí viene la mayoría de sus ideas: hijo y
cónyuge, celebridades, familias ampliadas, divorcio y muerte, las manos de póker de las familias, los signos de las ramas,
la puntuación a superar, el árbol de la máquina y la partida en que dos personas se cambian los papeles.
"""


def full():
    return """\
# Family Tree

Haz crecer un árbol genealógico con una baraja de 54 cartas, dos de ellas comodines. En solitario buscas muchos puntos.
En una partida, una persona **maximiza** la puntuación y la otra la **minimiza**. Luego se juegan otra vez las mismas cartas
con los papeles cambiados.

## El comienzo

Las cartas del 3 al 10, las reinas, los reyes y los comodines son **cartas de familia**. Las dos primeras que salen son la
primera pareja. Las cartas que salen antes van al fondo del mazo.

## Un turno

La carta de encima del mazo es la **carta actual**. Si cabe en algún lugar del árbol, hay que jugarla, y quien tiene el
turno elige dónde. Quien maximiza juega la primera carta de una manga; después, por turnos.

Una carta que no cabe en ningún sitio va al fondo del mazo. Eso no gasta el turno: la misma persona recibe la carta
siguiente. La manga termina cuando se acaba el mazo, o cuando todas sus cartas han salido desde la última jugada y no
cabe ninguna.

## Las cartas

| carta | se juega sobre | y pasa a ser |
|---|---|---|
| 3 a 10, Q, K, comodín | alguien sin pareja | el cónyuge |
| 3 a 10, Q, K, comodín | una pareja a la que le caben hijos | su próximo hijo |
| 2 | una pareja sin 2 | sitio para cinco hijos en vez de tres |
| A | una pareja | su divorcio |
| J | cualquier persona viva | la muerte de esa persona |

Solo una pareja sin divorcio y con ambos vivos puede tener hijos, recibir un 2 o recibir un as. Recibe como mucho un 2 y
un as.

**Hijos y bodas.** Una pareja tiene hasta tres hijos, o hasta cinco con un 2. Cada persona se casa una sola vez.

```board
7D+9C: QH > 6S
| El 6♠ puede ser el próximo hijo de la pareja o casarse con la Q♥.
```

```board
7D+9C&2H: 6S, TD, 3C, 4H
| El 2♥ hace sitio para un cuarto y un quinto hijo.
```

**Divorcio.** Un as tapa al cónyuge, la carta de la derecha. Se puede jugar sobre cualquiera de los dos. Ninguno vuelve a
casarse.

```board
7D+9C/AH: 6S
| El A♥ tapa el 9♣. El 6♠ se queda, y aún puede casarse.
```

**Muerte.** Una jota tapa a la persona sobre la que se juega. No se puede jugar sobre un as, un 2 u otra jota. Quien
enviuda no vuelve a casarse. También puede morir quien queda tras un divorcio o una muerte.

```board
7D+9C/JC: (6S+TD)
| La J♣ tapa el 9♣. El 6♠ y el 10♦ aún pueden tener hijos.
```

Lo que le pase a un hijo no cambia nada para sus padres: aún pueden tener hijos.

**La primera pareja** está a salvo de ases y jotas hasta que tiene su primer hijo.

```board
7D+9C > JC
| La J♣ aún no cabe en ningún sitio.
```

## La puntuación

La puntuación se cuenta después de cada jugada, para el árbol tal como está.

**Generaciones.** Cada generación suma 10 puntos, hasta la más profunda. Un cónyuge pertenece a la generación de su
pareja.

```board
7D+9C: (6S+TD: 5H)
| Tres generaciones: 30 puntos.
```

**Celebridades.** Una boda con una reina o un rey suma 10 puntos; con dos, 30. El divorcio o la muerte de cualquiera de
los dos quita esos puntos. Un comodín no es una celebridad.

```board
7D+9C: (QH+KS), (3C+KD), (KH+4H/AH)
| 30 puntos por la Q♥ y el K♠, 10 por el K♦. El divorcio del K♥ no suma nada.
```

**Manos.** Las cartas a la vista de una familia forman una mano de póker: la pareja, el 2, el as y los hijos. Una carta
tapada no cuenta, pero sí el as o la jota que la tapa. Un hijo cuenta con su propia carta, sin su cónyuge. Las parejas
divorciadas y viudas conservan su mano. Menos de cinco cartas no suman nada; si hay más, cuentan las cinco mejores.

```board
7D+7C: 7S, 6S, (6H+KS)
| 7♦ 7♣ 7♠ 6♠ 6♥ son un full: 80 puntos. El K♠ no es carta de la mano de esta familia.
```

```board
7D+7C/AC: 7S, 6S, 6H
| El A♣ tapa el 7♣, y solo quedan dos pares: 20 puntos.
```

| mano | puntos | mano | puntos |
|---|---|---|---|
| par | 10 | color | 60 |
| dos pares | 20 | full | 80 |
| trío | 40 | póker | 100 |
| escalera | 50 | escalera de color | 170 |
| carta alta | 0 | escalera real | 250 |

Un comodín cuenta como la carta que más ayuda, aunque ya esté en la mano. No hay repóker: un póker con comodín sigue
siendo un póker. En una escalera, el as es la carta más alta o la más baja, nunca va en medio.

```board
X1+7C: 7S, 4H, 9D
| El comodín cuenta como un 7: trío, 40 puntos.
```

## En solitario

Juegas todas las cartas, con un número que sortea el servidor o que escribes tú. La **puntuación a superar** es la de la
máquina, o tu propio récord con este número si es mejor. La máquina no conoce las cartas. Después de la partida ves
también la **referencia**: la mejor puntuación que encontró una búsqueda que conoce las cartas.
"""


def line_keys():
    return """\
## Cómo se juega aquí

Cuando es tu turno, se muestran los lugares de la carta actual. Escribe el número de un lugar, o la carta sobre la que
va, por ejemplo `7d`, `7pi`, `qh`, o `x1` para el comodín y `x2` para el Comodín 2.

| escribe | para |
|---|---|
| `árbol` | leer el árbol entero, una familia por línea |
| `manos` | ver las manos de póker |
| `puntos` | leer las partes de la puntuación |
| `familia 7d` | mirar una familia; `subir` y `cima` suben desde ahí |
| `signos` | leer qué puede hacer la carta actual debajo de cada hijo |
| `pista` | preguntar qué jugaría la máquina |
| `máquina` | leer el árbol de la máquina, en solitario o después de una partida |
| `análisis` | juzgar las jugadas de una partida terminada |
| `ayuda` | ver todos los comandos que sirven ahora |
"""


def terminal_keys():
    return """\
# Jugar

- `↑` `↓` `←` `→` eligen un lugar, `Enter` juega ahí la carta. O haz clic en un lugar, y otra vez para jugar.
- O escribe la carta sobre la que quieres jugar, por ejemplo `7d`, `7pi`, `qh`, o `x1` para el comodín y `x2` para el
  Comodín 2, y pulsa `Enter`. Si escribes antes de tu turno, la carta espera hasta entonces. Tras un valor, `h` y `c` son
  palos; si no, piden una pista y abren el chat.
- `f` cambia entre el árbol entero y una familia cada vez.
- `h` muestra dónde jugaría la máquina y qué puntuación final espera, con su elección y con la tuya. Una estrella marca
  el lugar. En solitario siempre puedes pedirla; en una partida, solo si la sala lo permite.

# El árbol entero

El árbol crece hacia la derecha, con una columna por generación. Lo desplazan `RePág` `AvPág` `Inicio` `Fin`, `[` y `]`,
y las flechas con Mayús o Ctrl.

| signo | significa |
|---|---|
| ▸ | puedes jugar aquí la carta actual |
| ▹ | puede jugarla aquí quien tiene el turno |
| ★ | la máquina jugaría aquí |
| ═ | matrimonio |
| ╱╱ | divorcio: un as tapa al cónyuge |
| † | muerte: una jota tapa a la persona entre paréntesis |

La mano de póker de una familia con cinco cartas o más está escrita debajo de ella.

# Una familia cada vez

La pareja está arriba: juega ahí cartas sobre ella. Sus hijos están debajo. `←` `→` eligen un hijo; `Enter` o `↓` muestra
su familia, y también escribir su número. `Retroceso` o `RePág` sube una generación, `Inicio` va arriba del todo. También
puedes hacer clic en el camino de la línea de arriba.

Debajo de cada hijo ves qué puede hacer la carta actual en su rama, incluida la familia de ese hijo:

| signo | significa |
|---|---|
| ▸hijo | puede ser hijo de alguien |
| ▸cónyuge | puede casarse con alguien |
| ▸hijo/cónyuge | puede ambas cosas |
| ▸jota | la jota se puede jugar sobre alguien |
| ▸pareja | una pareja puede recibir el 2 o el as |
"""
