// @ts-nocheck
// Made from client/text/es/*.md by `python -m client.catalogue`.

import { html } from "../../vendor/lit-html.js";

export const subjects = {
  pages: {
    clocks: () => html`
<p><strong>Reloj.</strong> Quien dirige la sala puede poner un reloj: unos segundos por jugada, o unos minutos para toda la manga más
unos segundos por cada jugada hecha. Entre dos, quien agota su tiempo pierde la partida. El tiempo en que el servidor no
estuvo disponible no se le cuenta a nadie.</p>
`,
    credits: () => html`
<p><strong>Turnabout</strong>, este programa, te deja jugar a estos juegos con alguien, en solitario o contra la máquina. Es software
libre con la licencia MIT: consulta el archivo LICENSE.</p>
<p>Se apoya en Python, Textual y Rich, websockets, pydantic, y Valkey o Redis. El cliente para navegadores usa además
fzstd, lit-html, noble-ciphers, noble-hashes y uqr, y las tipografías Figtree y Young Serif. La lista de dependencias nombra el resto. Gracias.</p>
`,
    match: () => html`
<h3>Una partida</h3>
<p>Una partida tiene <strong>dos mangas con las mismas cartas</strong>. En la segunda se cambian los papeles: quien maximizaba ahora
minimiza. Así las dos partes tienen la misma suerte, y la puntuación de la primera manga es la que hay que superar al
maximizar en la segunda.</p>
<p><strong>Gana</strong> la mejor puntuación al maximizar. Si son iguales, hay empate.</p>
`,
    mirror: () => html`
<h3>Una partida espejo</h3>
<p>Juegas las dos mangas <strong>a la vez</strong>, en dos tableros con el mismo reparto: tienes un papel en un tablero y el otro papel
en el otro. Nadie espera media partida a que le toque, y nadie juega una manga con las cartas ya conocidas. Los dos ven
los dos tableros, salvo las cartas que el juego oculta.</p>
<p><strong>Al mismo paso.</strong> Una jugada que acaba un turno queda en secreto hasta que el otro tablero llega al final del mismo
turno. Entonces se hacen las dos jugadas a la vez, para que nadie vea antes la carta siguiente ni copie una jugada. Un
tablero cuya manga terminó no espera a nada.</p>
<p><strong>En pantalla,</strong> el tablero en el que te toca jugar pasa delante; <kbd>w</kbd> muestra el otro. Si hay sitio, ves los dos lado a
lado.</p>
<p><strong>Los relojes</strong> corren mientras te toca jugar, en cualquiera de los tableros.</p>
`,
    numbers: () => html`
<h3>El número del reparto</h3>
<p>Cada reparto tiene un número de 1 a 999.999.999.999, y el mismo número reparte siempre las mismas cartas. Si escribes tú
un número, lo conocen todos. Si lo sortea el servidor, queda oculto hasta que termina la última manga, porque quien
conoce el número puede consultar las cartas.</p>
<p><strong>No hace falta que te fíes del servidor.</strong> Antes de la primera carta, el servidor muestra una <em>huella</em>: un resumen
criptográfico del número oculto y de un texto al azar, la sal. Después de la partida revela los dos. Entonces tu propio
programa reparte ese número y comprueba que coinciden la huella y todas las cartas. Un servidor que eligiera las cartas
durante la partida no pasaría esta prueba.</p>
`,
    table: () => html`
<h3>En la sala</h3>
<p><strong>Revancha.</strong> Después de una partida se puede jugar otra, con el mismo número o con uno nuevo. La revancha empieza cuando
todos coinciden en el reparto.</p>
<p><strong>Salir.</strong> Si sales o pierdes la conexión, conservas tu asiento y puedes volver en cualquier momento. Al cabo de un
minuto, tu rival puede reclamar la victoria, dejar que la máquina juegue por ti o seguir esperando. Cuando vuelves,
recuperas tu asiento de la máquina.</p>
<p><strong>Rendirse.</strong> Quien se rinde pierde la partida. Se hace en el menú de la sala.</p>
<p><strong>Las máquinas</strong> pueden ocupar un asiento, con cualquier papel y a varios niveles. Una máquina solo ve lo que verías tú
en su asiento. Si la sala permite pistas, puedes preguntarle qué jugaría y qué puntuación final espera. Tu puntuación se
muestra entonces como puntuación con ayuda.</p>
<p><strong>Análisis.</strong> Después de una partida, la máquina juzga cada jugada.</p>
<p><strong>El público</strong> ve lo que ven todos los jugadores, y puede ocupar un asiento libre entre partidas. Quien dirige la sala
puede no admitir público.</p>
<p><strong>Dirigir la sala.</strong> Al principio la dirige quien la abrió. Entre partidas elige los ajustes de la siguiente, libera asientos,
expulsa a alguien o cede la dirección.</p>
<p><strong>Chat.</strong> Escribe un mensaje, o envía uno ya preparado. Si silencias a alguien, nadie más lo nota.</p>
<p><strong>Otro dispositivo.</strong> El menú de la sala te da un código que pasa tu asiento a otro dispositivo. Sirve una vez, durante
diez minutos.</p>
`,
    takebacks: () => html`
<p><strong>Deshacer.</strong> En solitario puedes deshacer tu última jugada si no descubrió ninguna carta. En una partida <em>de práctica</em>
puedes deshacer cada jugada, y la puntuación se muestra aparte. Contra rivales puedes pedir deshacer tu última jugada y
todas las posteriores. Los demás tienen que aceptar; una máquina acepta siempre. También los relojes vuelven atrás. Si la
jugada descubrió una carta, la partida solo cuenta para la valoración si la pierdes, y sus puntuaciones se muestran como
puntuaciones con ayuda.</p>
`,
    together: () => html`
<h3>En equipo</h3>
<p>Todos juegan en el mismo bando: hay una sola puntuación, y nadie gana ni pierde por su cuenta. Quien dirige la sala
decide el número de asientos, de 2 a 48, y puede dar asientos a máquinas. Se puede entrar y salir hasta que todos
confirmen.</p>
<p><strong>Los turnos</strong> dan la vuelta a la mesa. Si la sala tiene reloj y alguien agota su tiempo, la partida termina para todos.</p>
<p><strong>Salir.</strong> Si te vas, los demás siguen jugando. La máquina o alguien del público puede jugar por quien se fue, o por quien
lleva un minuto ausente, si todos aceptan.</p>
<p><strong>Deshacer</strong> necesita el acuerdo de todos.</p>
`,
  },
};
