// @ts-nocheck
// Made from client/games/happy_graphs/text/es/*.md by `python -m client.catalogue`.

import { html } from "../../../vendor/lit-html.js";

export const subjects = {
  pages: {
    /** @param {(content: string) => unknown} draw */
    basic: (draw) => html`
<p>Cada carta quiere tantas vecinas como su valor: un as una, un 2 dos, y así. Una carta que las tiene todas es <strong>feliz</strong>: se
le da la vuelta y está completa. La puntuación es el número de cartas que <strong>no</strong> son felices; 0 es perfecto.</p>
<p><strong>Un turno.</strong> Juega una carta en una casilla libre junto a otra carta y luego roba una. Ninguna carta puede recibir más
vecinas de las que quiere, así que no se puede jugar nada junto a una carta feliz: esas casillas son <strong>muros</strong>. Si ninguna
de tus cartas cabe en ningún sitio, empieza un grupo nuevo con una de ellas.</p>
${draw(`2D@0,0 3H@1,0 AS@2,0
| El A♠ tiene su única vecina y es feliz. Al 3♥ le falta una vecina, y al 2♦ también: la puntuación es 2. Las tres casillas junto al A♠ son muros.`)}
<p><strong>Tableros.</strong> Las vecinas están arriba, abajo, a la izquierda y a la derecha en el <em>clásico</em> (A a 4), también en las
diagonales en <em>esquinas</em> (A a 8), y en los seis lados en el <em>hexagonal</em> (A a 6).</p>
<p>En solitario o <strong>en equipo</strong> buscas pocas cartas infelices. En un <strong>duelo</strong>, una persona busca muchas y la otra pocas;
luego se cambian los papeles. En un <strong>rompecabezas</strong> todas las cartas están a la vista: colócalas en cualquier orden y
retíralas cuando quieras.</p>
`,
    browserKeys: () => html`
<h3>Signos</h3>
<ul>
<li>Los puntos debajo de una carta muestran las vecinas que quiere: puntos llenos por las que tiene, huecos por las que le
faltan.</li>
<li>Una carta boca abajo, con una sonrisa, es feliz.</li>
<li>Una carta gris de borde discontinuo con una cruz ya no puede ser feliz.</li>
<li>Una casilla rayada es un muro: está junto a una carta feliz.</li>
<li>Una casilla iluminada admite la carta elegida. ☺ y un número: cuántas cartas se vuelven felices. Solo un número: cuántas
vecinas toca. +: empieza un grupo nuevo.</li>
<li>★ es la pista de la máquina.</li>
</ul>
<h3>Teclas</h3>
<div class="scrolled" tabindex="0" role="group" aria-label="tecla, qué hace"><table>
<thead>
<tr>
<th scope="col">tecla</th>
<th scope="col">qué hace</th>
</tr>
</thead>
<tbody>
<tr>
<td>flechas, <kbd>Enter</kbd></td>
<td>elegir una casilla iluminada, y jugar ahí</td>
</tr>
<tr>
<td><kbd>1</kbd> <kbd>2</kbd> <kbd>3</kbd></td>
<td>elegir una carta de tu mano; en un rompecabezas, una carta de ese valor</td>
</tr>
<tr>
<td><kbd>h</kbd></td>
<td>pedir una pista</td>
</tr>
<tr>
<td><kbd>+</kbd> <kbd>−</kbd> <kbd>0</kbd></td>
<td>acercar, alejar, mostrarlo todo</td>
</tr>
<tr>
<td><kbd>t</kbd>, <kbd>Enter</kbd></td>
<td>en un rompecabezas: elegir una carta del tablero, y retirarla</td>
</tr>
<tr>
<td><kbd>u</kbd> <kbd>r</kbd></td>
<td>en un rompecabezas: deshacer y rehacer</td>
</tr>
</tbody>
</table></div>
`,
    credits: () => html`
<h3>Créditos</h3>
<p><strong>Happy Graphs</strong> es un juego para muchas personas y una baraja, y un rompecabezas para una sola. Las reglas siguen su
propio documento. De ahí vienen los tableros, las cartas felices, los muros, los grupos y el rompecabezas; el duelo es de
Turnabout.</p>
`,
    /** @param {(content: string) => unknown} draw */
    full: (draw) => html`
<h3>Happy Graphs</h3>
<p>Cada carta quiere tantas vecinas como su valor: un as una, un 2 dos, y así. Los palos no importan.</p>
<h4>Los tableros</h4>
<div class="scrolled" tabindex="0" role="group" aria-label="tablero, cartas, vecinas"><table>
<thead>
<tr>
<th scope="col">tablero</th>
<th scope="col">cartas</th>
<th scope="col">vecinas</th>
</tr>
</thead>
<tbody>
<tr>
<td>clásico</td>
<td>A a 4, 16 cartas</td>
<td>arriba, abajo, izquierda, derecha</td>
</tr>
<tr>
<td>esquinas</td>
<td>A a 8, 32 cartas</td>
<td>estas y las cuatro diagonales</td>
</tr>
<tr>
<td>hexagonal</td>
<td>A a 6, 24 cartas</td>
<td>arriba, abajo y los cuatro lados inclinados; nunca izquierda ni derecha</td>
</tr>
</tbody>
</table></div>
<p>Un tablero no tiene bordes. Una casilla se nombra como en un mapa, por la letra de su columna y el número de su fila. La
primera carta está en <kbd>M50</kbd>; <kbd>N50</kbd> queda a su derecha y <kbd>M51</kbd> encima. Los nombres no cambian cuando crece el tablero. En el
hexagonal, una columna de cada dos está medio paso más alta: las vecinas de <kbd>M50</kbd> son <kbd>M52</kbd>, <kbd>M48</kbd>, y <kbd>L</kbd> o <kbd>N</kbd> con <kbd>51</kbd> o
<kbd>49</kbd>.</p>
${draw(`hex: 5H@0,0 3C@0,2 2D@-1,1 4S@1,1 2H@2,2 AC@2,4 3D@1,-1 2S@0,-2
| Un tablero hexagonal en el que todas las cartas son felices: la puntuación es 0.`)}
${draw(`corners: 5H@0,0 2C@1,1 AD@-1,1
| En el tablero de esquinas, el A♦ y el 2♣ tocan el 5♥ por sus esquinas.`)}
<h4>Cómo se juega</h4>
<ul>
<li>Juega una carta en una casilla libre junto a otra; la primera va a <kbd>M50</kbd>. Cada vecina que toca cuenta para las dos.</li>
<li>Una carta con tantas vecinas como su valor es <strong>feliz</strong>. Se le da la vuelta y no admite más vecinas.</li>
<li>No puedes jugar una carta donde ella, o una vecina, tendría más vecinas de las que quiere. Por eso, las casillas junto a
una carta feliz son <strong>muros</strong>.</li>
</ul>
${draw(`4H@0,0 2D@1,0 AS@1,1
| El A♠ y el 2♦ son felices. Solo falta el 4♥, así que la puntuación es 1. Los muros le dejan dos casillas libres, pero necesita tres vecinas más: ya no puede ser feliz.`)}
${draw(`3H@0,0 2S@1,0 > AD
| El A♦ se puede jugar en las seis casillas iluminadas. En las tres junto al 2♠, las dos cartas serían felices.`)}
<ul>
<li>Si ninguna de tus cartas cabe junto a otra, en ningún grupo, y solo entonces, empieza un <strong>grupo nuevo</strong> con cualquiera
de ellas. Cada grupo tiene su propio tablero, y puedes jugar en todos.</li>
</ul>
${draw(`AS@0,0 AD@1,0 / 3H@0,0
| En el grupo 1, los dos ases son felices, así que ahí no cabe nada. El 3♥ ha empezado el grupo 2.`)}
<ul>
<li>Un turno es una carta jugada y una carta robada, mientras queden. No se puede pasar.</li>
<li>La partida termina cuando se han jugado todas las cartas. La puntuación es el número de cartas que no son felices.</li>
</ul>
<h4>Jugadores</h4>
<div class="scrolled" tabindex="0" role="group" aria-label="jugadores, cartas por mano, barajas"><table>
<thead>
<tr>
<th scope="col">jugadores</th>
<th scope="col">cartas por mano</th>
<th scope="col">barajas</th>
</tr>
</thead>
<tbody>
<tr>
<td>1</td>
<td>1</td>
<td>1</td>
</tr>
<tr>
<td>2</td>
<td>3</td>
<td>1</td>
</tr>
<tr>
<td>3 a 6</td>
<td>2</td>
<td>1</td>
</tr>
<tr>
<td>7 a 16</td>
<td>1</td>
<td>1</td>
</tr>
<tr>
<td>17 y más</td>
<td>1</td>
<td>una más por cada 16 jugadores más</td>
</tr>
</tbody>
</table></div>
<p><strong>En equipo,</strong> todos juegan en el mismo bando, y los turnos dan la vuelta a la mesa. Se ven las manos de los demás, salvo
que la sala las oculte.</p>
<p><strong>Duelo.</strong> Cada quien tiene tres cartas ocultas. Quien maximiza juega primero y busca muchas cartas infelices; quien
minimiza, pocas. Luego se juega otra vez el mismo número con los papeles cambiados. En una partida espejo, los dos reciben
las mismas cartas en tableros distintos: si recuerdas tu propia mano, conoces la otra.</p>
<p><strong>Rompecabezas.</strong> Todas las cartas de una baraja están a la vista en una mano. Cualquiera puede colocar cualquier carta en
cualquier momento, empezar un grupo nuevo cuando quiera y retirar cualquier carta; las casillas de alrededor se quedan. La
partida termina cuando todas las cartas son felices, o cuando alguien la termina. Las cartas que quedan en la mano cuentan
como infelices. Con la misma puntuación gana el tiempo más corto, que va de la primera carta a la última. Si la sala tiene
reloj, es uno para todos, y solo suma tiempo cuando el tablero tiene más cartas que nunca.</p>
`,
  },
};
