// @ts-nocheck
// Made from client/games/patriarch/text/es/*.md by `python -m client.catalogue`.

import { html } from "../../../vendor/lit-html.js";

export const subjects = {
  pages: {
    /** @param {(content: string) => unknown} draw */
    basic: (draw) => html`
<p>Alguien <strong>tiene</strong> un árbol genealógico escondido. Tú intentas adivinarlo entero y recibes una <strong>calificación:</strong></p>
<div class="scrolled" tabindex="0" role="group" aria-label="calificación de una carta, su generación es, su padre es"><table>
<thead>
<tr>
<th scope="col">calificación de una carta</th>
<th scope="col">su generación es</th>
<th scope="col">su padre es</th>
</tr>
</thead>
<tbody>
<tr>
<td>roja</td>
<td>correcta</td>
<td>correcto</td>
</tr>
<tr>
<td>negra</td>
<td>correcta</td>
<td>incorrecto</td>
</tr>
<tr>
<td>boca abajo</td>
<td>incorrecta</td>
<td>correcto</td>
</tr>
</tbody>
</table></div>
<p>Las demás cartas no cuentan, y la calificación no dice qué cartas son. La carta de arriba no tiene padre: es roja si es
correcta. Si todas son rojas, encontraste el árbol.</p>
${draw(`3(4(2) A(5))
2(3(4) A(5))
| Roja: el 5. Negra: el as, debajo del 2. Boca abajo: el 4, demasiado abajo.`)}
<p><strong>The Patriarch</strong> tiene esta forma y cartas A a 5; <strong>Advanced</strong> tiene A a 7 y una generación más. <strong>The Matriarch</strong> puede
tener cualquier forma. El orden de los hijos no importa.</p>
<p><strong>Entre dos</strong> se juegan dos mangas con los papeles cambiados; gana quien necesita menos intentos. Entre <strong>tres o
más</strong>, los demás adivinan a la vez, y gana la manga el primer intento <em>calificado</em> como correcto. Luego tiene un árbol
la persona siguiente.</p>
`,
    browserKeys: () => html`
<h3>Signos</h3>
<ul>
<li>Al lado de un intento está su calificación: cartas rojas, negras y boca abajo. Un marco vacío: no cuenta ninguna carta.</li>
<li>Un intento con las cartas boca abajo: espera su calificación, o está oculto.</li>
<li>En un árbol libre, la próxima carta va debajo de la carta marcada; en un árbol fijo, al lugar marcado.</li>
<li>En las notas: – nunca está ahí, ✓ siempre está ahí; un número cuenta los árboles posibles con la carta ahí.</li>
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
<td>valores</td>
<td>ponen una carta</td>
</tr>
<tr>
<td>flechas</td>
<td>marcan otro lugar u otra carta</td>
</tr>
<tr>
<td><kbd>Espacio</kbd></td>
<td>levanta una carta y la deja</td>
</tr>
<tr>
<td><kbd>Retroceso</kbd></td>
<td>quita una carta</td>
</tr>
<tr>
<td><kbd>(</kbd> <kbd>)</kbd></td>
<td>baja o sube una generación</td>
</tr>
<tr>
<td><kbd>Enter</kbd></td>
<td>envía el intento, o anuncia la calificación</td>
</tr>
<tr>
<td><kbd>=</kbd></td>
<td>copia el último intento o la pista</td>
</tr>
<tr>
<td><kbd>u</kbd> <kbd>x</kbd></td>
<td>deshace; quita todas las cartas</td>
</tr>
<tr>
<td><kbd>n</kbd></td>
<td>muestra las notas, si la sala las tiene</td>
</tr>
<tr>
<td><kbd>r</kbd> <kbd>b</kbd> <kbd>d</kbd></td>
<td>deja una carta roja, negra o boca abajo, si calculas la calificación; <kbd>Retroceso</kbd> retira la última</td>
</tr>
<tr>
<td><kbd>s</kbd></td>
<td>cambia el palo de tu árbol</td>
</tr>
</tbody>
</table></div>
`,
    credits: () => html`
<h3>Créditos</h3>
<p><strong>The Patriarch</strong> y sus tres variantes son juegos para dos personas o más y una baraja. Las reglas siguen su propio
documento. De ahí vienen las cartas rojas, negras y boca abajo, la cola, y que gane el primer intento <em>calificado</em>. Las
imágenes de las dos formas fijas se perdieron, así que las formas siguen su ejemplo. La partida de dos mangas es de
Turnabout.</p>
`,
    /** @param {(content: string) => unknown} draw */
    full: (draw) => html`
<h3>The Patriarch</h3>
<p>Una persona <strong>tiene el árbol</strong>: esconde un árbol genealógico hecho con las primeras cartas de un palo. Las demás lo
adivinan.</p>
<h4>Los árboles</h4>
<div class="scrolled" tabindex="0" role="group" aria-label="variante, cartas, árboles, forma"><table>
<thead>
<tr>
<th scope="col">variante</th>
<th scope="col">cartas</th>
<th scope="col">árboles</th>
<th scope="col">forma</th>
</tr>
</thead>
<tbody>
<tr>
<td>The Patriarch</td>
<td>A a 5</td>
<td>60</td>
<td>una carta arriba con dos hijos, y un hijo debajo de cada uno</td>
</tr>
<tr>
<td>Advanced Patriarch</td>
<td>A a 7</td>
<td>2.520</td>
<td>una carta arriba con dos hijos, y una línea de dos debajo de cada uno</td>
</tr>
<tr>
<td>The Matriarch</td>
<td>A a 5</td>
<td>205</td>
<td>cualquiera, de hasta 3 generaciones</td>
</tr>
<tr>
<td>Advanced Matriarch</td>
<td>A a 7</td>
<td>46.249</td>
<td>cualquiera, de hasta 4 generaciones</td>
</tr>
</tbody>
</table></div>
${draw(`3(4(2) A(5))
| Un árbol de The Patriarch.`)}
${draw(`3(4(2(6)) A(5(7)))
| Un árbol de Advanced Patriarch.`)}
${draw(`2(3 4(5) A)
| Un árbol de The Matriarch: una carta arriba con tres hijos, y un nieto.`)}
<p><strong>Por escrito,</strong> un árbol es su carta de arriba, con sus hijos entre paréntesis: el primer árbol de esta página es
<kbd>3(4(2) A(5))</kbd>. Un árbol que no está permitido se rechaza y no gasta ningún intento.</p>
<p>Solo importan el padre y el hijo, no el orden de los hijos:</p>
${draw(`3(4(2) A(5))
3(A(5) 4(2))
| Las cinco cartas son rojas: este intento es correcto.`)}
<h4>Calificaciones</h4>
<div class="scrolled" tabindex="0" role="group" aria-label="calificación, generación, padre"><table>
<thead>
<tr>
<th scope="col">calificación</th>
<th scope="col">generación</th>
<th scope="col">padre</th>
</tr>
</thead>
<tbody>
<tr>
<td>roja</td>
<td>correcta</td>
<td>correcto</td>
</tr>
<tr>
<td>negra</td>
<td>correcta</td>
<td>incorrecto</td>
</tr>
<tr>
<td>boca abajo</td>
<td>incorrecta</td>
<td>correcto</td>
</tr>
</tbody>
</table></div>
<p>La carta de arriba no tiene padre: es roja si es la carta de arriba del árbol escondido. Una carta en otra generación y
debajo de otro padre no cuenta. Una calificación solo cuenta las cartas; no dice cuáles son.</p>
${draw(`3(4(2) A(5))
2(3(4) A(5))
| El 5 cuenta como roja, el as como negra y el 4 como boca abajo. El 2 y el 3 no cuentan.`)}
${draw(`3(4(2) A(5))
3(A(2) 4(5))
| El 3, el 4 y el as cuentan como rojas. El 2 y el 5 tienen los padres cambiados: cuentan como negras.`)}
<h4>De dónde sale el árbol</h4>
<p>Lo decide la sala:</p>
<ul>
<li><strong>El número</strong> decide el palo y el árbol. Entre dos se adivina entonces el mismo árbol: queda oculto para los dos hasta que
terminan las dos mangas, y también los intentos y las calificaciones de la primera.</li>
<li><strong>Quien lo tiene</strong> coloca el árbol antes del primer intento.</li>
<li><strong>Abierto:</strong> quien lo tiene puede dejar el árbol abierto. Entonces sigue siendo posible cualquier árbol que encaje con
todas las calificaciones.</li>
</ul>
<h4>Entre dos</h4>
<p>Hay tantos intentos como necesita la variante, u otro número de 1 a 12 que fije la sala:</p>
<div class="scrolled" tabindex="0" role="group" aria-label="variante, intentos"><table>
<thead>
<tr>
<th scope="col">variante</th>
<th scope="col">intentos</th>
</tr>
</thead>
<tbody>
<tr>
<td>The Patriarch</td>
<td>4</td>
</tr>
<tr>
<td>Advanced Patriarch</td>
<td>6</td>
</tr>
<tr>
<td>The Matriarch</td>
<td>5</td>
</tr>
<tr>
<td>Advanced Matriarch</td>
<td>8</td>
</tr>
</tbody>
</table></div>
<p>Cada intento se califica enseguida; en una partida espejo, después del intento en el otro tablero. La puntuación de una
manga es el número de intentos calificados, más uno si no se encontró el árbol. Quien tiene el árbol busca una puntuación
alta; quien adivina, una baja. La partida tiene dos mangas con los papeles cambiados; gana quien necesitó menos intentos.</p>
<h4>Calificar por tu cuenta</h4>
<p>Una sala puede dejar que quien tiene el árbol calcule cada calificación: cuántas cartas son rojas, negras y boca abajo.
La sala lo comprueba. Una calificación falsa se rechaza con un motivo, como «5 está en el lugar correcto», así que las
anunciadas son siempre correctas. Si el árbol está abierto, solo se anuncian. Si el número da a los dos el mismo árbol,
ninguno lo conoce y califica la sala.</p>
<h4>Entre tres o más</h4>
<p>Una persona tiene el árbol; las demás lo adivinan a la vez, tantas veces como quieran. Un intento va al final de la
<strong>cola</strong>. Puedes tener dos intentos en ella, y no puedes cambiarlos ni retirarlos. Quien tiene el árbol ve el primer
intento de la cola y anuncia su calificación; una sala también puede hacerlo sola al cabo de unos segundos. Ves todos los
intentos calificados, y los nombres de quienes tienen intentos en espera.</p>
<p>Gana la manga el primer intento <em>calificado</em> como correcto, aunque se hiciera antes otro también correcto que aún espera.
Luego tiene otro árbol la persona de la izquierda. En una partida, todos tienen el árbol una vez, y gana quien encontró
más árboles.</p>
<p><strong>Reloj.</strong> Tu tiempo no corre mientras un intento tuyo espera su calificación. Si agotas tu tiempo, ya no puedes adivinar
en esta manga, pero tus intentos en espera se califican. Si lo agota quien tiene el árbol, la sala usa el árbol del número
y anuncia las calificaciones.</p>
`,
  },
};
