// @ts-nocheck
// Made from client/games/poker_solitaire/text/es/*.md by `python -m client.catalogue`.

import { html } from "../../../vendor/lit-html.js";

export const subjects = {
  pages: {
    /** @param {(content: string) => unknown} draw */
    basic: (draw) => html`
<p>Coloca las cartas repartidas en un cuadrado de 5 por 5. Sus filas y columnas son diez manos de póker. La puntuación es la
suma de sus puntos, ingleses o americanos.</p>
${draw(`scoring=american:
5H 5D 6D -- KC
6H 2D 6S 2H 6C
7H JD 7C QS 2C
8H TD 7D JH --
-- 3D -- JS --
| Normalmente, las cartas deben tocarse por un lado. Una carta que no quieres puede ir a una casilla de descarte; no vuelve.`)}
<div class="scrolled" tabindex="0" role="group" aria-label="mano, puntos, mano, puntos"><table>
<thead>
<tr>
<th scope="col">mano</th>
<th scope="col">puntos</th>
<th scope="col">mano</th>
<th scope="col">puntos</th>
</tr>
</thead>
<tbody>
<tr>
<td>repóker</td>
<td>30/100</td>
<td>color</td>
<td>5/20</td>
</tr>
<tr>
<td>escalera real</td>
<td>30/100</td>
<td>escalera</td>
<td>12/15</td>
</tr>
<tr>
<td>escalera de color</td>
<td>30/75</td>
<td>trío</td>
<td>6/10</td>
</tr>
<tr>
<td>póker</td>
<td>16/50</td>
<td>dos pares</td>
<td>3/5</td>
</tr>
<tr>
<td>full</td>
<td>10/25</td>
<td>par</td>
<td>1/2</td>
</tr>
</tbody>
</table></div>
<p><strong>Consejo:</strong> los colores en las filas, los pares en las columnas, las cartas inútiles en la
peor mano. <strong>Entre dos,</strong> cada quien tiene un cuadrado. En un <strong>duelo</strong> se comparte uno: una persona busca muchos puntos y
la otra pocos; luego se cambian los papeles.</p>
`,
    browserKeys: () => html`
<h3>Signos</h3>
<ul>
<li>Un lugar azul admite la carta elegida. El número es el cambio de tu puntuación.</li>
<li>Puedes levantar una carta con contorno: tócala, haz clic en ella o arrástrala.</li>
<li>Una carta pálida espera la respuesta del servidor.</li>
<li>Cada fila y columna muestra su nombre y sus puntos.</li>
<li>⚑ sobre una carta: alguien la quitó, y no se puede volver a quitar.</li>
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
<td>flechas</td>
<td>ir de lugar en lugar</td>
</tr>
<tr>
<td><kbd>a</kbd> a <kbd>e</kbd>, <kbd>1</kbd> a <kbd>5</kbd></td>
<td>ir a una columna, a una fila</td>
</tr>
<tr>
<td><kbd>Enter</kbd></td>
<td>poner ahí la carta elegida, o levantar una carta</td>
</tr>
<tr>
<td><kbd>n</kbd></td>
<td>elegir la próxima carta repartida</td>
</tr>
<tr>
<td><kbd>x</kbd></td>
<td>ir a la próxima casilla de descarte</td>
</tr>
<tr>
<td><kbd>m</kbd></td>
<td>ir a la otra matriz</td>
</tr>
<tr>
<td><kbd>p</kbd></td>
<td>pasar</td>
</tr>
<tr>
<td><kbd>Esc</kbd></td>
<td>devolver una carta a su sitio</td>
</tr>
</tbody>
</table></div>
`,
    credits: () => html`
<h3>Créditos</h3>
<p><strong>Poker Solitaire,</strong> también llamado Poker Squares, es un viejo solitario. Sus siete formas de jugar, las 48 variantes de
cada una y el torneo siguen un programa de 1990 y su manual. El duelo es de Turnabout.</p>
`,
    /** @param {(content: string) => unknown} draw */
    full: (draw) => html`
<h3>Poker Solitaire</h3>
<p>Coloca las cartas repartidas en un cuadrado de 5 por 5, la matriz. Sus cinco filas y cinco columnas son manos de póker;
con 12 manos, también lo son las dos diagonales. Un lugar se nombra por su columna, <kbd>a</kbd> a <kbd>e</kbd>, y su fila, <kbd>1</kbd> a <kbd>5</kbd>.</p>
${draw(`5H 5D 6D -- KC
6H 2D 6S 2H 6C
7H JD 7C QS 2C
8H TD 7D JH --
-- 3D -- JS --
| Con puntos ingleses, esta matriz tiene 21 puntos. La fila 1 es un par y la fila 2 un full, aunque otras líneas aún tienen lugares libres.`)}
<h4>Formas de jugar</h4>
<div class="scrolled" tabindex="0" role="group" aria-label="nombre, jugadores, qué pasa"><table>
<thead>
<tr>
<th scope="col">nombre</th>
<th scope="col">jugadores</th>
<th scope="col">qué pasa</th>
</tr>
</thead>
<tbody>
<tr>
<td>una matriz</td>
<td>uno</td>
<td>una matriz</td>
</tr>
<tr>
<td>la mejor de dos</td>
<td>uno</td>
<td>dos matrices; cuenta la mejor</td>
</tr>
<tr>
<td>suma de dos</td>
<td>uno</td>
<td>dos matrices; cuentan las dos</td>
</tr>
<tr>
<td>por turnos</td>
<td>dos</td>
<td>una matriz para cada quien; se juega por turnos</td>
</tr>
<tr>
<td>mismas cartas</td>
<td>dos</td>
<td>como por turnos, pero cada carta se reparte dos veces, una a cada quien</td>
</tr>
<tr>
<td>carrera</td>
<td>dos</td>
<td>una matriz para cada quien; se toman cartas lo más rápido posible, hasta que alguien con la matriz llena dice «Listo»</td>
</tr>
<tr>
<td>carrera, ambas</td>
<td>dos</td>
<td>lo mismo, hasta que ambas están llenas</td>
</tr>
<tr>
<td>duelo</td>
<td>dos</td>
<td>una matriz; una persona busca muchos puntos, la otra pocos; dos mangas con los papeles cambiados</td>
</tr>
</tbody>
</table></div>
<p>Una partida tiene una manga, y gana la puntuación más alta. Solo un duelo tiene dos mangas.</p>
<h4>Un turno</h4>
<p>Un turno es una carta tomada:</p>
<ul>
<li><strong>Colocar</strong> una carta repartida en un lugar libre de tu matriz. Según las opciones, debe tocar otra carta por un lado,
por un lado o una esquina, o puede ir a cualquier parte. La primera carta va a cualquier parte.</li>
</ul>
${draw(`-- -- -- -- --
-- -- -- -- --
-- -- KS QS --
-- -- -- -- --
-- -- -- -- -- > 9D
| Por los lados: el 9♦ puede ir a los lugares iluminados.`)}
${draw(`touching=corners:
-- -- -- -- --
-- -- -- -- --
-- -- KS QS --
-- -- -- -- --
-- -- -- -- -- > 9D
| Por lados o esquinas: se iluminan cuatro lugares más.`)}
<ul>
<li><strong>Descartar</strong> una carta repartida en una casilla de descarte libre.</li>
<li><strong>Plantar</strong> una carta repartida en la matriz de tu rival, si las opciones lo permiten.</li>
<li><strong>Quitar</strong> una carta de la matriz de tu rival en vez de tomar una repartida, si las opciones lo permiten. Una carta
quitada no se puede volver a quitar.</li>
</ul>
<p>Esto no termina el turno:</p>
<ul>
<li><strong>Descartar</strong> una carta de tu matriz. Si las cartas no se pueden mover, no vuelve nunca, y la casilla de descarte sigue
ocupada.</li>
<li><strong>Mover</strong> una carta dentro de tu matriz, o <strong>recuperar</strong> una de una casilla de descarte, si las opciones lo permiten.</li>
</ul>
<p>Solo puedes <strong>pasar</strong> si tu matriz está llena o si ya no se te reparte ninguna carta. Con las mismas cartas, dos pases
seguidos terminan la manga.</p>
<p><strong>En una carrera,</strong> los dos pueden jugar en cualquier momento, y la carta es de quien llega primero. Si llegas tarde, lo
sabes enseguida y nada cambia para ti.</p>
<p><strong>Reloj.</strong> Solo tomar una carta suma tiempo. En una carrera corren los dos relojes; si hay que llenar ambas matrices, el
tuyo se para cuando la tuya está llena.</p>
<p>Una manga termina cuando todas las matrices están llenas (en una carrera: con «Listo»), o cuando se acaban las cartas. Una
matriz incompleta cuenta como está.</p>
<h4>Puntuaciones</h4>
<div class="scrolled" tabindex="0" role="group" aria-label="mano, ingleses, americanos, propios, servida"><table>
<thead>
<tr>
<th scope="col">mano</th>
<th scope="col">ingleses</th>
<th scope="col">americanos</th>
<th scope="col">propios</th>
<th scope="col">servida</th>
</tr>
</thead>
<tbody>
<tr>
<td>repóker (dos barajas o más)</td>
<td>30</td>
<td>100</td>
<td>65</td>
<td>sí</td>
</tr>
<tr>
<td>escalera real</td>
<td>30</td>
<td>100</td>
<td>65</td>
<td>sí</td>
</tr>
<tr>
<td>escalera de color</td>
<td>30</td>
<td>75</td>
<td>53</td>
<td>sí</td>
</tr>
<tr>
<td>póker</td>
<td>16</td>
<td>50</td>
<td>33</td>
<td>sí</td>
</tr>
<tr>
<td>full</td>
<td>10</td>
<td>25</td>
<td>18</td>
<td>sí</td>
</tr>
<tr>
<td>color</td>
<td>5</td>
<td>20</td>
<td>13</td>
<td>sí</td>
</tr>
<tr>
<td>escalera</td>
<td>12</td>
<td>15</td>
<td>14</td>
<td>sí</td>
</tr>
<tr>
<td>trío</td>
<td>6</td>
<td>10</td>
<td>8</td>
<td>no</td>
</tr>
<tr>
<td>dos pares</td>
<td>3</td>
<td>5</td>
<td>4</td>
<td>no</td>
</tr>
<tr>
<td>par</td>
<td>1</td>
<td>2</td>
<td>1</td>
<td>no</td>
</tr>
</tbody>
</table></div>
${draw(`5H 5D 5C -- KC
6S 7D 8H 9S --
QD KS AC 2S 3H
4D 4H 9C 9D JC
AH 2D 3S 4C 5S
| La fila 1 está incompleta, pero es un trío. La fila 2 aún no es escalera, porque tiene cuatro cartas. La fila 3 no es escalera, porque el as va arriba o abajo. La fila 4 son dos pares, la fila 5 una escalera.`)}
<p>Las escaleras, los colores, los full y el repóker necesitan cinco cartas. Los pares, los tríos y el póker también cuentan
en una línea incompleta. Si encajan varias manos, cuenta la mejor.</p>
<p><strong>Manos servidas</strong> no tiene puntos: para ganar, las cinco filas deben ser manos servidas al final.</p>
<p><strong>Tus propios</strong> puntos se pueden cambiar para cada mano, también para las manos raras de abajo, y para varias a la vez,
unidas con un más: <kbd>flush=13,flush+one-pair=20</kbd>. Una línea suma la mejor entrada que encaje.</p>
<div class="scrolled" tabindex="0" role="group" aria-label="mano rara, cinco cartas, qué es"><table>
<thead>
<tr>
<th scope="col">mano rara, cinco cartas</th>
<th scope="col">qué es</th>
</tr>
</thead>
<tbody>
<tr>
<td><kbd>four-flush</kbd> (color de cuatro)</td>
<td>exactamente cuatro cartas de un palo</td>
</tr>
<tr>
<td><kbd>blaze</kbd> (figuras)</td>
<td>cinco jotas, reinas o reyes</td>
</tr>
<tr>
<td><kbd>kilter</kbd></td>
<td>un valor sí y otro no, de A 3 5 7 9 a 6 8 10 Q A</td>
</tr>
<tr>
<td><kbd>round-the-corner-straight</kbd> (escalera circular)</td>
<td>una escalera que pasa por el as, por ejemplo Q K A 2 3</td>
</tr>
<tr>
<td><kbd>round-the-corner-kilter</kbd> (kilter circular)</td>
<td>un kilter que pasa por el as, por ejemplo Q A 3 5 7</td>
</tr>
</tbody>
</table></div>
<h4>Consejos</h4>
<ul>
<li>Pon la primera carta en el centro. Si las cartas deben tocarse, luego tienes más lugares.</li>
<li>Haz los colores en las filas: cuatro de las cinco suelen poder ser colores. Con puntos ingleses importa menos.</li>
<li>Pon las cartas iguales en las columnas: cada una suele poder llegar a dos pares o más.</li>
<li>No planees una escalera desde el principio. Ve por ella si una línea tiene cuatro de sus cartas.</li>
<li>Recuerda qué cartas ya salieron, también las de tu rival.</li>
<li>Guarda tu casilla de descarte para el final. No descartes una carta que necesita tu rival.</li>
<li>Usa primero las casillas de descarte comunes, antes que tu rival.</li>
<li>Si no sabes dónde poner una carta, ponla en la mano que menos vale.</li>
<li>Si se pueden quitar cartas, toma las tuyas de la matriz de tu rival: no te las puede volver a quitar.</li>
<li>Si se puede plantar, vigila la matriz de tu rival y estropea una buena mano.</li>
<li>En una partida entre amigos, no permitas quitar ni plantar.</li>
</ul>
<h4>Opciones</h4>
<p>El primer valor es el normal.</p>
<div class="scrolled" tabindex="0" role="group" aria-label="opción, valores"><table>
<thead>
<tr>
<th scope="col">opción</th>
<th scope="col">valores</th>
</tr>
</thead>
<tbody>
<tr>
<td>contacto</td>
<td>por lados, por lados o esquinas, sin contacto</td>
</tr>
<tr>
<td>mover</td>
<td>las cartas se quedan; se pueden mover y recuperar</td>
</tr>
<tr>
<td>manos</td>
<td>10, o 12 con las diagonales</td>
</tr>
<tr>
<td>puntos</td>
<td>ingleses, americanos, manos servidas, propios</td>
</tr>
<tr>
<td>cartas repartidas</td>
<td>de 1 a 5 para elegir</td>
</tr>
<tr>
<td>casillas de descarte</td>
<td>una por jugador; más, menos, o comunes</td>
</tr>
<tr>
<td>barajas</td>
<td>de 1 a 4</td>
</tr>
<tr>
<td>quitar, plantar</td>
<td>no, sí</td>
</tr>
</tbody>
</table></div>
<p>En una casilla de descarte cabe una carta. Entre cartas repartidas y casillas de descarte puede haber cinco como mucho. El
contacto, el mover, el número de manos y los puntos pueden ser distintos para cada quien, como ventaja; las manos servidas
son para ambos o para ninguno.</p>
${draw(`hands=12:
5H 2C 9D JS 3D
KC 8H 4S 3C QD
7S JC KH 6D 4C
9S TD 2S 2H 8C
QS 6C AC TS 9H
| Con 12 manos cuenta también la diagonal de a1 a e5: es un color.`)}
<h4>Torneo</h4>
<p>En el menú, quien dirige la sala puede convertir sus partidas en un torneo de uno a cinco nombres, en una terminal o en
varias. Antes de cada partida se elige quién juega, si las cartas son nuevas o las mismas, y los ajustes. Dos nombres
pueden turnarse en una terminal; en una carrera, cada quien juega en la suya. La sala guarda la puntuación más alta, la más
baja y la media de cada nombre. Jugar otra vez las mismas cartas solo puede bajar tu puntuación más baja. Una partida
sin terminar no cuenta.</p>
`,
  },
};
