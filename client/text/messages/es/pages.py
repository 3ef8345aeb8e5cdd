# Made from client/text/es/*.md by `python -m client.catalogue`.


def clocks():
    return """\
**Reloj.** Quien dirige la sala puede poner un reloj: unos segundos por jugada, o unos minutos para toda la manga más
unos segundos por cada jugada hecha. Entre dos, quien agota su tiempo pierde la partida. El tiempo en que el servidor no
estuvo disponible no se le cuenta a nadie.
"""


def credits():
    return """\
**Turnabout**, este programa, te deja jugar a estos juegos con alguien, en solitario o contra la máquina. Es software
libre con la licencia MIT: consulta el archivo LICENSE.

Se apoya en Python, Textual y Rich, websockets, pydantic, y Valkey o Redis. El cliente para navegadores usa además
fzstd, lit-html, noble-ciphers, noble-hashes y uqr, y las tipografías Figtree y Young Serif. La lista de dependencias nombra el resto. Gracias.
"""


def match():
    return """\
# Una partida

Una partida tiene **dos mangas con las mismas cartas**. En la segunda se cambian los papeles: quien maximizaba ahora
minimiza. Así las dos partes tienen la misma suerte, y la puntuación de la primera manga es la que hay que superar al
maximizar en la segunda.

**Gana** la mejor puntuación al maximizar. Si son iguales, hay empate.
"""


def mirror():
    return """\
# Una partida espejo

Juegas las dos mangas **a la vez**, en dos tableros con el mismo reparto: tienes un papel en un tablero y el otro papel
en el otro. Nadie espera media partida a que le toque, y nadie juega una manga con las cartas ya conocidas. Los dos ven
los dos tableros, salvo las cartas que el juego oculta.

**Al mismo paso.** Una jugada que acaba un turno queda en secreto hasta que el otro tablero llega al final del mismo
turno. Entonces se hacen las dos jugadas a la vez, para que nadie vea antes la carta siguiente ni copie una jugada. Un
tablero cuya manga terminó no espera a nada.

**En pantalla,** el tablero en el que te toca jugar pasa delante; `w` muestra el otro. Si hay sitio, ves los dos lado a
lado.

**Los relojes** corren mientras te toca jugar, en cualquiera de los tableros.
"""


def numbers():
    return """\
# El número del reparto

Cada reparto tiene un número de 1 a 999.999.999.999, y el mismo número reparte siempre las mismas cartas. Si escribes tú
un número, lo conocen todos. Si lo sortea el servidor, queda oculto hasta que termina la última manga, porque quien
conoce el número puede consultar las cartas.

**No hace falta que te fíes del servidor.** Antes de la primera carta, el servidor muestra una *huella*: un resumen
criptográfico del número oculto y de un texto al azar, la sal. Después de la partida revela los dos. Entonces tu propio
programa reparte ese número y comprueba que coinciden la huella y todas las cartas. Un servidor que eligiera las cartas
durante la partida no pasaría esta prueba.
"""


def room_keys():
    return """\
# Teclas en una sala

| tecla | qué hace |
|---|---|
| `c` | abre el chat; F5 a F8 envían un mensaje preparado |
| `u` | deshace tu última jugada en solitario, o pide deshacerla; `y` acepta, `n` rechaza o cancela |
| `h` | pide una pista a la máquina, si la sala lo permite |
| `d` | decide qué pasa si alguien está ausente |
| `s` | ocupa un asiento libre, o recupera el tuyo de la máquina |
| `o` | abre el menú, con todo lo demás |
| `?` | muestra estas páginas |

## Las placas de los jugadores

| signo | qué dice |
|---|---|
| ▲ maximiza, ▼ minimiza | el papel en esta manga |
| » | es su turno |
| ● ○ | con conexión; ausente |
| 0:09 ! | queda menos de un décimo del tiempo |
| +10 | el último cambio de la puntuación, y qué significa para ti |
"""


def second_leg():
    return """\
**La segunda manga.** Los dos ya han visto las cartas: la pantalla muestra las próximas cartas, hasta donde las enseñó la
primera manga.

**Números muertos.** Con unos pocos números, cada manga termina tras unas pocas cartas, se juegue lo que se juegue. El
servidor nunca sortea un número así, ni uno con el que un duelo entre máquinas termine pronto. Si escribes tú un número
muerto, recibes un aviso y puedes jugarlo. Una manga con cualquier otro número también puede terminar pronto si alguien
lo fuerza.
"""


def single_leg_match():
    return """\
# Una partida

Una partida tiene **una manga**, y gana la puntuación más alta. Solo un duelo tiene **dos mangas con las mismas cartas**:
en la segunda se cambian los papeles, y gana la mejor puntuación al maximizar. Si son iguales, hay empate.
"""


def table():
    return """\
# En la sala

**Revancha.** Después de una partida se puede jugar otra, con el mismo número o con uno nuevo. La revancha empieza cuando
todos coinciden en el reparto.

**Salir.** Si sales o pierdes la conexión, conservas tu asiento y puedes volver en cualquier momento. Al cabo de un
minuto, tu rival puede reclamar la victoria, dejar que la máquina juegue por ti o seguir esperando. Cuando vuelves,
recuperas tu asiento de la máquina.

**Rendirse.** Quien se rinde pierde la partida. Se hace en el menú de la sala.

**Las máquinas** pueden ocupar un asiento, con cualquier papel y a varios niveles. Una máquina solo ve lo que verías tú
en su asiento. Si la sala permite pistas, puedes preguntarle qué jugaría y qué puntuación final espera. Tu puntuación se
muestra entonces como puntuación con ayuda.

**Análisis.** Después de una partida, la máquina juzga cada jugada.

**El público** ve lo que ven todos los jugadores, y puede ocupar un asiento libre entre partidas. Quien dirige la sala
puede no admitir público.

**Dirigir la sala.** Al principio la dirige quien la abrió. Entre partidas elige los ajustes de la siguiente, libera asientos,
expulsa a alguien o cede la dirección.

**Chat.** Escribe un mensaje, o envía uno ya preparado. Si silencias a alguien, nadie más lo nota.

**Otro dispositivo.** El menú de la sala te da un código que pasa tu asiento a otro dispositivo. Sirve una vez, durante
diez minutos.
"""


def takebacks():
    return """\
**Deshacer.** En solitario puedes deshacer tu última jugada si no descubrió ninguna carta. En una partida *de práctica*
puedes deshacer cada jugada, y la puntuación se muestra aparte. Contra rivales puedes pedir deshacer tu última jugada y
todas las posteriores. Los demás tienen que aceptar; una máquina acepta siempre. También los relojes vuelven atrás. Si la
jugada descubrió una carta, la partida solo cuenta para la valoración si la pierdes, y sus puntuaciones se muestran como
puntuaciones con ayuda.
"""


def together():
    return """\
# En equipo

Todos juegan en el mismo bando: hay una sola puntuación, y nadie gana ni pierde por su cuenta. Quien dirige la sala
decide el número de asientos, de 2 a 48, y puede dar asientos a máquinas. Se puede entrar y salir hasta que todos
confirmen.

**Los turnos** dan la vuelta a la mesa. Si la sala tiene reloj y alguien agota su tiempo, la partida termina para todos.

**Salir.** Si te vas, los demás siguen jugando. La máquina o alguien del público puede jugar por quien se fue, o por quien
lleva un minuto ausente, si todos aceptan.

**Deshacer** necesita el acuerdo de todos.
"""
