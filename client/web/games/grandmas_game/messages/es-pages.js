// @ts-nocheck
// Made from client/games/grandmas_game/text/es/*.md by `python -m client.catalogue`.

import { html } from "../../../vendor/lit-html.js";

export const subjects = {
  pages: {
    /** @param {(content: string) => unknown} draw */
    basic: (draw) => html`
<p>Lleva dos barajas, 104 cartas, a ocho <strong>bases</strong>. Cada palo tiene dos: una asciende del as al rey, la otra desciende del
rey al as. La puntuación es el número de cartas en las bases.</p>
${draw(`3=4S Q=5D,JS 3S+ QS-
| El 4♠ puede ir sobre el 3♠, en la base ascendente, y la J♠ sobre la Q♠, en la descendente.`)}
<p><strong>El reparto.</strong> Las cartas van boca arriba a trece pilas, A a K; solo ves las de encima. Una carta va boca abajo al
<strong>mazo</strong> después de un rey, después de una carta en la pila 5, 10 o K, y después de una carta en la pila de su propio
valor.</p>
<p><strong>Jugar.</strong> Juega la carta de encima de una pila, o cualquiera del abanico, a una base. La carta de encima de una base
puede pasar a la otra de su palo.</p>
<p><strong>El mazo.</strong> En cualquier momento, reparte su próxima carta: va a la pila de su valor. La pila entera se abre en el
<strong>abanico</strong>. Puedes jugar sus cartas y cambiar su orden. Con el próximo reparto, las que quedan vuelven en ese orden.</p>
<p>Ganas con las 104 cartas. Si el mazo está vacío y no cabe nada, te quedaste <strong>sin jugadas</strong>: en solitario, deshaz o
abandona. En una <strong>carrera</strong>, todos juegan las mismas cartas, cada quien en su mesa. La termina quien gana antes; si no,
gana quien tiene más cartas en las bases.</p>
`,
    browserKeys: () => html`
<h3>Signos</h3>
<ul>
<li>El número junto al nombre de una pila cuenta sus cartas. Una pila marcada <em>fuera</em> está en el abanico.</li>
<li>Junto a una base está el valor que admite a continuación, y si asciende ↑ o desciende ↓.</li>
<li>Puedes jugar una carta de borde azul: haz doble clic en ella, haz clic en ella y luego en la base, o arrástrala.</li>
<li>? en una pila: puedes mirar debajo de su carta de encima. Elígela, y luego <em>Mirar debajo</em>.</li>
<li>Haz clic en el mazo para repartir.</li>
<li>Arrastra una carta del abanico sobre otra para ponerla encima, o a la izquierda del abanico para ponerla al fondo. O
elígela, pulsa <em>Mover</em> y elige el lugar.</li>
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
<td>recorrer la mesa</td>
</tr>
<tr>
<td><kbd>a</kbd>, <kbd>2</kbd> a <kbd>9</kbd>, <kbd>t</kbd> o <kbd>0</kbd>, <kbd>j</kbd>, <kbd>q</kbd>, <kbd>k</kbd></td>
<td>ir a una pila</td>
</tr>
<tr>
<td><kbd>w</kbd> <kbd>f</kbd></td>
<td>ir al abanico, a las bases</td>
</tr>
<tr>
<td><kbd>Enter</kbd></td>
<td>jugar; <kbd>+</kbd> y <kbd>−</kbd> juegan a la base que asciende o desciende</td>
</tr>
<tr>
<td><kbd>d</kbd></td>
<td>repartir</td>
</tr>
<tr>
<td><kbd>l</kbd></td>
<td>mirar debajo de una pila</td>
</tr>
<tr>
<td><kbd>u</kbd> <kbd>r</kbd></td>
<td>deshacer y rehacer</td>
</tr>
<tr>
<td><kbd>g</kbd></td>
<td>abandonar</td>
</tr>
<tr>
<td><kbd>h</kbd></td>
<td>pedir una pista</td>
</tr>
<tr>
<td><kbd>x</kbd></td>
<td>que las cartas seguras se jueguen solas, sí o no</td>
</tr>
<tr>
<td><kbd>Espacio</kbd></td>
<td>levantar una carta del abanico; <kbd>←</kbd> <kbd>→</kbd> <kbd>Inicio</kbd> <kbd>Fin</kbd> la mueven, <kbd>Enter</kbd> la deja, <kbd>Esc</kbd> cancela</td>
</tr>
<tr>
<td><kbd>s</kbd></td>
<td>escribir un orden</td>
</tr>
</tbody>
</table></div>
<p>Durante el reparto, <kbd>Espacio</kbd> hace una pausa y sigue, <kbd>↑</kbd> <kbd>↓</kbd> cambian la velocidad, <kbd>←</kbd> <kbd>→</kbd> van carta a carta, <kbd>v</kbd> empieza
otra vez y <kbd>Enter</kbd> lo salta. Hasta tu primera jugada, <kbd>v</kbd> muestra otra vez el reparto.</p>
`,
    credits: () => html`
<h3>Créditos</h3>
<p><strong>Grandma’s Game,</strong> también conocido como <em>Thirteen Packs</em>, es un solitario de dos barajas. Las reglas siguen el documento
que lo describe. La carrera es de Turnabout.</p>
`,
    /** @param {(content: string) => unknown} draw */
    full: (draw) => html`
<h3>Grandma’s Game</h3>
<p>Este juego también se conoce como Thirteen Packs. Lleva dos barajas, 104 cartas, a ocho bases.</p>
<h4>El reparto</h4>
<ul>
<li>Hay trece pilas, en filas de 5, 5 y 3, con los nombres A, 2, 3 … K. Las cartas se reparten boca arriba, una a una, a A,
2 … K, luego otra vez a A, hasta repartirlas todas. De cada pila solo ves la carta de encima.</li>
<li>Después de repartir una carta a una pila, va una carta boca abajo al mazo por cada una de estas cosas que se cumpla: la
carta es un rey; la pila es 5, 10 o K; el valor de la carta es el nombre de la pila. (Un rey en la pila de los reyes:
tres cartas.) Nadie ve las cartas que van al mazo.</li>
</ul>
${draw(`A=3H 2=JC 3=3D 4=9S 5=5C 6=KH stock=4
| Tras estas seis cartas, cuatro fueron al mazo: una tras el 3♦ en la pila 3, dos tras el 5♣ en la pila 5, una tras el K♥.`)}
<ul>
<li>La última carta que llegó al mazo es la primera que se toma de él.</li>
<li>Puedes ver el reparto carta a carta, y otra vez, hasta tu primera jugada; o saltarlo. Las cartas boca abajo quedan
ocultas: la memoria es parte del juego.</li>
</ul>
<h4>Jugar</h4>
<ul>
<li>Cada palo tiene dos bases. Una empieza con un as y asciende por su palo hasta el rey; la otra empieza con un rey y
desciende hasta el as.</li>
</ul>
${draw(`3=4S Q=5D,JS 3S+ QS-
| El 4♠ puede ir sobre el 3♠, en la base ascendente, y la J♠ sobre la Q♠, en la descendente.`)}
<ul>
<li>Puedes jugar la carta de encima de cada pila y cada carta del abanico. También puedes pasar la carta de encima de una
base a la otra de su palo, en cualquier sentido, tantas veces como quieras. El as o el rey que empezó una base se queda.</li>
</ul>
${draw(`J=9H 7H+ 8H-
| Las dos bases se encuentran. El 8♥ puede ir sobre el 7♥, y después también el 9♥.`)}
<ul>
<li><strong>Repartir.</strong> Una carta del mazo va a la pila de su valor. Antes, las cartas del abanico vuelven a su pila en su orden
actual. Después, la pila entera, con la carta nueva encima, pasa a ser el abanico, y su lugar queda vacío. Tras el
último reparto, el abanico se queda.</li>
</ul>
${draw(`J:5C,7H,4D,JS 6H+ QH-
| Se repartió la J♠, y se abrió la pila J. De ella se puede jugar el 7♥.`)}
<ul>
<li><strong>Ordenar.</strong> Puedes cambiar el orden de las cartas del abanico. Una sala puede prohibirlo, y eso hace el juego mucho más
difícil.</li>
<li><strong>Mirar debajo.</strong> Si las cartas de encima de dos pilas son la misma, y esa carta se podría jugar, puedes mirar la carta
que hay debajo de cada una. No se mueve nada.</li>
</ul>
${draw(`4=KC,TD 8=2S,TD 9D+ QD-
| El 10♦ está en dos pilas, y cabe. Mira debajo de las dos y luego elige cuál jugar.`)}
<ul>
<li>Ganas con las 104 cartas en las bases; si no, la partida termina cuando abandonas.</li>
<li>Te quedas <strong>sin jugadas</strong> si el mazo está vacío y no cabe ninguna carta, ni siquiera pasando cartas de una base a otra.
Recibes un aviso.</li>
<li>En solitario, deshacer retira la última jugada, también un reparto; rehacer la juega otra vez. Se cuentan ambas cosas.</li>
<li>Una carta es <strong>segura</strong> si su palo tiene 14 cartas o más en las bases: es la última de su clase y solo puede ir a un
sitio. Las cartas seguras se pueden jugar solas.</li>
</ul>
<h4>Una carrera</h4>
<p>Dos jugadores o más juegan el mismo número, cada quien en su mesa. De los demás solo ves la puntuación y el número de
cartas que les quedan. La carrera termina cuando alguien gana; si no, gana quien más cartas tiene cuando terminan todas las
mesas. No se puede deshacer, y una mesa sin jugadas se termina.</p>
<p>Entre dos, quien se rinde pierde. Entre más, quien sale abandona su mesa, y los demás siguen jugando. El público ve las
puntuaciones, pero ninguna mesa.</p>
`,
  },
};
