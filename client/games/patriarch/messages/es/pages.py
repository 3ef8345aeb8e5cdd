# Made from client/games/patriarch/text/es/*.md by `python -m client.catalogue`.


def basic():
    return """\
Alguien **tiene** un árbol genealógico escondido. Tú intentas adivinarlo entero y recibes una **calificación:**

| calificación de una carta | su generación es | su padre es |
|---|---|---|
| roja | correcta | correcto |
| negra | correcta | incorrecto |
| boca abajo | incorrecta | correcto |

Las demás cartas no cuentan, y la calificación no dice qué cartas son. La carta de arriba no tiene padre: es roja si es
correcta. Si todas son rojas, encontraste el árbol.
```board
3(4(2) A(5))
2(3(4) A(5))
| Roja: el 5. Negra: el as, debajo del 2. Boca abajo: el 4, demasiado abajo.
```

**The Patriarch** tiene esta forma y cartas A a 5; **Advanced** tiene A a 7 y una generación más. **The Matriarch** puede
tener cualquier forma. El orden de los hijos no importa.

**Entre dos** se juegan dos mangas con los papeles cambiados; gana quien necesita menos intentos. Entre **tres o
más**, los demás adivinan a la vez, y gana la manga el primer intento *calificado* como correcto. Luego tiene un árbol
la persona siguiente.
"""


def credits():
    return """\
# Créditos

**The Patriarch** y sus tres variantes son juegos para dos personas o más y una baraja. Las reglas siguen su propio
documento. De ahí vienen las cartas rojas, negras y boca abajo, la cola, y que gane el primer intento *calificado*. Las
imágenes de las dos formas fijas se perdieron, así que las formas siguen su ejemplo. La partida de dos mangas es de
Turnabout.
"""


def full():
    return """\
# The Patriarch

Una persona **tiene el árbol**: esconde un árbol genealógico hecho con las primeras cartas de un palo. Las demás lo
adivinan.

## Los árboles

| variante | cartas | árboles | forma |
|---|---|---|---|
| The Patriarch | A a 5 | 60 | una carta arriba con dos hijos, y un hijo debajo de cada uno |
| Advanced Patriarch | A a 7 | 2.520 | una carta arriba con dos hijos, y una línea de dos debajo de cada uno |
| The Matriarch | A a 5 | 205 | cualquiera, de hasta 3 generaciones |
| Advanced Matriarch | A a 7 | 46.249 | cualquiera, de hasta 4 generaciones |

```board
3(4(2) A(5))
| Un árbol de The Patriarch.
```

```board
3(4(2(6)) A(5(7)))
| Un árbol de Advanced Patriarch.
```

```board
2(3 4(5) A)
| Un árbol de The Matriarch: una carta arriba con tres hijos, y un nieto.
```

**Por escrito,** un árbol es su carta de arriba, con sus hijos entre paréntesis: el primer árbol de esta página es
`3(4(2) A(5))`. Un árbol que no está permitido se rechaza y no gasta ningún intento.

Solo importan el padre y el hijo, no el orden de los hijos:

```board
3(4(2) A(5))
3(A(5) 4(2))
| Las cinco cartas son rojas: este intento es correcto.
```

## Calificaciones

| calificación | generación | padre |
|---|---|---|
| roja | correcta | correcto |
| negra | correcta | incorrecto |
| boca abajo | incorrecta | correcto |

La carta de arriba no tiene padre: es roja si es la carta de arriba del árbol escondido. Una carta en otra generación y
debajo de otro padre no cuenta. Una calificación solo cuenta las cartas; no dice cuáles son.

```board
3(4(2) A(5))
2(3(4) A(5))
| El 5 cuenta como roja, el as como negra y el 4 como boca abajo. El 2 y el 3 no cuentan.
```

```board
3(4(2) A(5))
3(A(2) 4(5))
| El 3, el 4 y el as cuentan como rojas. El 2 y el 5 tienen los padres cambiados: cuentan como negras.
```

## De dónde sale el árbol

Lo decide la sala:

- **El número** decide el palo y el árbol. Entre dos se adivina entonces el mismo árbol: queda oculto para los dos hasta que
  terminan las dos mangas, y también los intentos y las calificaciones de la primera.
- **Quien lo tiene** coloca el árbol antes del primer intento.
- **Abierto:** quien lo tiene puede dejar el árbol abierto. Entonces sigue siendo posible cualquier árbol que encaje con
  todas las calificaciones.

## Entre dos

Hay tantos intentos como necesita la variante, u otro número de 1 a 12 que fije la sala:

| variante | intentos |
|---|---|
| The Patriarch | 4 |
| Advanced Patriarch | 6 |
| The Matriarch | 5 |
| Advanced Matriarch | 8 |

Cada intento se califica enseguida; en una partida espejo, después del intento en el otro tablero. La puntuación de una
manga es el número de intentos calificados, más uno si no se encontró el árbol. Quien tiene el árbol busca una puntuación
alta; quien adivina, una baja. La partida tiene dos mangas con los papeles cambiados; gana quien necesitó menos intentos.

## Calificar por tu cuenta

Una sala puede dejar que quien tiene el árbol calcule cada calificación: cuántas cartas son rojas, negras y boca abajo.
La sala lo comprueba. Una calificación falsa se rechaza con un motivo, como «5 está en el lugar correcto», así que las
anunciadas son siempre correctas. Si el árbol está abierto, solo se anuncian. Si el número da a los dos el mismo árbol,
ninguno lo conoce y califica la sala.

## Entre tres o más

Una persona tiene el árbol; las demás lo adivinan a la vez, tantas veces como quieran. Un intento va al final de la
**cola**. Puedes tener dos intentos en ella, y no puedes cambiarlos ni retirarlos. Quien tiene el árbol ve el primer
intento de la cola y anuncia su calificación; una sala también puede hacerlo sola al cabo de unos segundos. Ves todos los
intentos calificados, y los nombres de quienes tienen intentos en espera.

Gana la manga el primer intento *calificado* como correcto, aunque se hiciera antes otro también correcto que aún espera.
Luego tiene otro árbol la persona de la izquierda. En una partida, todos tienen el árbol una vez, y gana quien encontró
más árboles.

**Reloj.** Tu tiempo no corre mientras un intento tuyo espera su calificación. Si agotas tu tiempo, ya no puedes adivinar
en esta manga, pero tus intentos en espera se califican. Si lo agota quien tiene el árbol, la sala usa el árbol del número
y anuncia las calificaciones.
"""


def line_keys():
    return """\
## Cómo se juega aquí

Escribe un intento tal cual, por ejemplo `3(4(2) A(5))`. Si la forma es fija, bastan los valores en orden: `342A5`.

| escribe | para |
|---|---|
| `árbol H 3(4(2) A(5))` | colocar tu árbol, en corazones |
| `árbol H abierto` | dejar tu árbol abierto, si la sala lo permite |
| `calificar` | anunciar la calificación del primer intento de la cola |
| `calificar 1 1 1` | decir la calificación, si la calculas: cartas rojas, negras y boca abajo |
| `intentos` | ver todos los intentos con sus calificaciones |
| `cola` | ver de quién son los intentos en espera |
| `notas` | leer cuántos árboles son posibles, y dónde están las cartas en ellos |
| `pista` | preguntar qué intentaría la máquina, si la sala lo permite |
| `ayuda` | ver todos los comandos que sirven ahora |
"""


def terminal_keys():
    return """\
# Jugar

- **Forma fija** (The Patriarch, Advanced Patriarch): escribe los valores en el orden del árbol, `3 4 2 a 5`: la carta de
  arriba, y luego cada línea de arriba abajo. La última carta se coloca sola. Las flechas eligen un lugar. Si escribes
  otra vez una carta, cambia de lugar con la que está ahí.
- **Cualquier forma** (las Matriarch): escribe un valor, y la carta va debajo de la carta entre corchetes, donde está el
  punto. Las flechas eligen otra. Si escribes otra vez una carta, se mueve con todas las que tiene debajo. O escribe la
  notación: `3(4(2)a(5))`.
- `Retroceso` quita la última carta, `x` las quita todas. `=` copia tu último intento o la pista, para que puedas
  cambiarlo.
- `Enter` envía el intento, coloca el árbol o anuncia la próxima calificación. `Tab` elige el palo de tu árbol. Si la sala
  lo permite, `Enter` sin cartas deja el árbol abierto.
- Si calculas la calificación de un intento, escribe el número de cartas rojas, negras y boca abajo, por ejemplo `1 1 1`,
  y luego `Enter`.
- Puedes escribir un intento mientras esperas. Se queda hasta que lo puedas enviar.
- `b` muestra u oculta las notas, `v` ordena los intentos por jugador. `RePág` `AvPág` muestran los anteriores.
- `h` pide una pista a la máquina, si la sala lo permite.

# Las notas

Muestran, para cada carta, cuántos de los árboles aún posibles la tienen en cada generación. `✓` (`+` en ASCII) significa
siempre; un punto, nunca. Cuando quedan pocos árboles, se muestran todos. Una sala solo tiene notas si quien la dirige las
activa.
"""
