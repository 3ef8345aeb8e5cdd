// @ts-nocheck
// Made from client/games/family_tree/text/es/*.md by `python -m client.catalogue`.

import { html } from "../../../vendor/lit-html.js";

export const subjects = {
  pages: {
    /** @param {(content: string) => unknown} draw */
    basic: (draw) => html`
<p>Haz crecer un árbol genealógico carta a carta. En una partida, una persona busca muchos puntos y la otra pocos; luego se
cambian los papeles con las mismas cartas. <strong>Si una carta cabe en algún sitio, hay que jugarla;</strong> tú eliges dónde. Si no,
va al fondo del mazo. La partida termina cuando no cabe ninguna carta.</p>
<div class="scrolled" tabindex="0" role="group" aria-label="carta, se juega sobre"><table>
<thead>
<tr>
<th scope="col">carta</th>
<th scope="col">se juega sobre</th>
</tr>
</thead>
<tbody>
<tr>
<td>3 a 10, Q, K, comodín</td>
<td>alguien sin pareja (cónyuge), una pareja (hijo, hasta 3)</td>
</tr>
<tr>
<td>2</td>
<td>una pareja, una vez: hasta 5 hijos</td>
</tr>
<tr>
<td>A</td>
<td>una pareja: un divorcio; el as tapa al cónyuge</td>
</tr>
<tr>
<td>J</td>
<td>una persona viva: una muerte; la jota la tapa</td>
</tr>
</tbody>
</table></div>
<p>Tras un divorcio o una muerte, nadie de la pareja tiene hijos ni se casa otra vez. La primera pareja está a salvo de ases
y jotas hasta que tiene su primer hijo.</p>
${draw(`7D+7C: 7S, 6S, (6H+KS)
| Dos generaciones, 20 puntos; un full, 80 puntos; la boda del rey, 10 puntos.`)}
<p><strong>Puntos:</strong> 10 por generación; 10 por una boda con una reina o un rey, 30 con dos. Una familia con cinco cartas o más
(la pareja, el 2, el as, los hijos) suma su mano de póker: par 10, dos pares 20, trío 40, escalera 50, color 60, full 80,
póker 100, escalera de color 170, escalera real 250.</p>
`,
    browserKeys: () => html`
<h3>Jugar</h3>
<ul>
<li>Haz clic en un lugar iluminado y luego en <strong>Jugar</strong>, haz doble clic en él, o arrastra allí la carta actual.</li>
<li>Con el teclado: <kbd>↑</kbd> <kbd>↓</kbd> <kbd>←</kbd> <kbd>→</kbd> eligen un lugar, <kbd>Enter</kbd> juega ahí. O escribe la carta sobre la que quieres jugar, por
ejemplo <kbd>7d</kbd>, <kbd>7pi</kbd>, <kbd>qh</kbd>, o <kbd>x1</kbd> para el comodín y <kbd>x2</kbd> para el Comodín 2, y pulsa <kbd>Enter</kbd>.</li>
<li>Una pista muestra dónde jugaría la máquina y qué puntuación final espera, con su elección y con la tuya. En solitario
siempre puedes pedirla; en una partida, solo si la sala lo permite.</li>
</ul>
<h3>El árbol entero</h3>
<p>El árbol crece hacia abajo, con una fila por generación. Arrástralo para moverlo. Pellizca, gira la rueda, o pulsa <kbd>+</kbd>,
<kbd>−</kbd> y <kbd>0</kbd> para cambiar su tamaño. Señala una familia para resaltar las cinco cartas de su mano.</p>
<div class="scrolled" tabindex="0" role="group" aria-label="signo, significa"><table>
<thead>
<tr>
<th scope="col">signo</th>
<th scope="col">significa</th>
</tr>
</thead>
<tbody>
<tr>
<td>▸ o +20</td>
<td>puedes jugar aquí la carta actual; el número es el cambio de la puntuación</td>
</tr>
<tr>
<td>una carta pálida</td>
<td>la carta actual en su nuevo lugar</td>
</tr>
<tr>
<td>una lámpara</td>
<td>la máquina jugaría aquí</td>
</tr>
<tr>
<td>⤢ ▸ 4</td>
<td>mostrar el árbol entero: hay cuatro lugares fuera de la vista</td>
</tr>
<tr>
<td>cartas solapadas</td>
<td>un matrimonio; separadas y tachadas, un divorcio</td>
</tr>
<tr>
<td>full 80, una corona y 10</td>
<td>lo que suma una familia: su mano y sus celebridades</td>
</tr>
<tr>
<td>una carta sobre otra</td>
<td>una jota sobre una persona muerta, o un as sobre un cónyuge divorciado</td>
</tr>
</tbody>
</table></div>
<h3>Una familia cada vez</h3>
<p><kbd>f</kbd> o el botón cambian entre una familia cada vez y el árbol entero. La pareja está arriba: juega ahí cartas sobre ella.
Sus hijos están debajo; haz clic en uno para ver su familia. <kbd>Retroceso</kbd> sube una generación, <kbd>Inicio</kbd> va arriba del todo.</p>
<p>Debajo de cada hijo ves qué puede hacer la carta actual en su rama, incluida la familia de ese hijo:</p>
<div class="scrolled" tabindex="0" role="group" aria-label="signo, significa"><table>
<thead>
<tr>
<th scope="col">signo</th>
<th scope="col">significa</th>
</tr>
</thead>
<tbody>
<tr>
<td>hijo</td>
<td>puede ser hijo de alguien</td>
</tr>
<tr>
<td>cónyuge</td>
<td>puede casarse con alguien</td>
</tr>
<tr>
<td>hijo/cónyuge</td>
<td>puede ambas cosas</td>
</tr>
<tr>
<td>jota</td>
<td>la jota se puede jugar sobre alguien</td>
</tr>
<tr>
<td>pareja</td>
<td>una pareja puede recibir el 2 o el as</td>
</tr>
<tr>
<td>7 debajo</td>
<td>la rama tiene siete personas</td>
</tr>
</tbody>
</table></div>
`,
    credits: () => html`
<h3>Créditos</h3>
<p><strong>Family Tree</strong> es el juego <em>Family Tree Solitaire</em>, versión 1.0, para una persona y una baraja. Las reglas siguen su
propio documento, que nombra RICKSLEVINE.com como el sitio de su autor. De ahí viene la mayoría de sus ideas: hijo y
cónyuge, celebridades, familias ampliadas, divorcio y muerte, las manos de póker de las familias, los signos de las ramas,
la puntuación a superar, el árbol de la máquina y la partida en que dos personas se cambian los papeles.</p>
`,
    /** @param {(content: string) => unknown} draw */
    full: (draw) => html`
<h3>Family Tree</h3>
<p>Haz crecer un árbol genealógico con una baraja de 54 cartas, dos de ellas comodines. En solitario buscas muchos puntos.
En una partida, una persona <strong>maximiza</strong> la puntuación y la otra la <strong>minimiza</strong>. Luego se juegan otra vez las mismas cartas
con los papeles cambiados.</p>
<h4>El comienzo</h4>
<p>Las cartas del 3 al 10, las reinas, los reyes y los comodines son <strong>cartas de familia</strong>. Las dos primeras que salen son la
primera pareja. Las cartas que salen antes van al fondo del mazo.</p>
<h4>Un turno</h4>
<p>La carta de encima del mazo es la <strong>carta actual</strong>. Si cabe en algún lugar del árbol, hay que jugarla, y quien tiene el
turno elige dónde. Quien maximiza juega la primera carta de una manga; después, por turnos.</p>
<p>Una carta que no cabe en ningún sitio va al fondo del mazo. Eso no gasta el turno: la misma persona recibe la carta
siguiente. La manga termina cuando se acaba el mazo, o cuando todas sus cartas han salido desde la última jugada y no
cabe ninguna.</p>
<h4>Las cartas</h4>
<div class="scrolled" tabindex="0" role="group" aria-label="carta, se juega sobre, y pasa a ser"><table>
<thead>
<tr>
<th scope="col">carta</th>
<th scope="col">se juega sobre</th>
<th scope="col">y pasa a ser</th>
</tr>
</thead>
<tbody>
<tr>
<td>3 a 10, Q, K, comodín</td>
<td>alguien sin pareja</td>
<td>el cónyuge</td>
</tr>
<tr>
<td>3 a 10, Q, K, comodín</td>
<td>una pareja a la que le caben hijos</td>
<td>su próximo hijo</td>
</tr>
<tr>
<td>2</td>
<td>una pareja sin 2</td>
<td>sitio para cinco hijos en vez de tres</td>
</tr>
<tr>
<td>A</td>
<td>una pareja</td>
<td>su divorcio</td>
</tr>
<tr>
<td>J</td>
<td>cualquier persona viva</td>
<td>la muerte de esa persona</td>
</tr>
</tbody>
</table></div>
<p>Solo una pareja sin divorcio y con ambos vivos puede tener hijos, recibir un 2 o recibir un as. Recibe como mucho un 2 y
un as.</p>
<p><strong>Hijos y bodas.</strong> Una pareja tiene hasta tres hijos, o hasta cinco con un 2. Cada persona se casa una sola vez.</p>
${draw(`7D+9C: QH > 6S
| El 6♠ puede ser el próximo hijo de la pareja o casarse con la Q♥.`)}
${draw(`7D+9C&2H: 6S, TD, 3C, 4H
| El 2♥ hace sitio para un cuarto y un quinto hijo.`)}
<p><strong>Divorcio.</strong> Un as tapa al cónyuge, la carta de la derecha. Se puede jugar sobre cualquiera de los dos. Ninguno vuelve a
casarse.</p>
${draw(`7D+9C/AH: 6S
| El A♥ tapa el 9♣. El 6♠ se queda, y aún puede casarse.`)}
<p><strong>Muerte.</strong> Una jota tapa a la persona sobre la que se juega. No se puede jugar sobre un as, un 2 u otra jota. Quien
enviuda no vuelve a casarse. También puede morir quien queda tras un divorcio o una muerte.</p>
${draw(`7D+9C/JC: (6S+TD)
| La J♣ tapa el 9♣. El 6♠ y el 10♦ aún pueden tener hijos.`)}
<p>Lo que le pase a un hijo no cambia nada para sus padres: aún pueden tener hijos.</p>
<p><strong>La primera pareja</strong> está a salvo de ases y jotas hasta que tiene su primer hijo.</p>
${draw(`7D+9C > JC
| La J♣ aún no cabe en ningún sitio.`)}
<h4>La puntuación</h4>
<p>La puntuación se cuenta después de cada jugada, para el árbol tal como está.</p>
<p><strong>Generaciones.</strong> Cada generación suma 10 puntos, hasta la más profunda. Un cónyuge pertenece a la generación de su
pareja.</p>
${draw(`7D+9C: (6S+TD: 5H)
| Tres generaciones: 30 puntos.`)}
<p><strong>Celebridades.</strong> Una boda con una reina o un rey suma 10 puntos; con dos, 30. El divorcio o la muerte de cualquiera de
los dos quita esos puntos. Un comodín no es una celebridad.</p>
${draw(`7D+9C: (QH+KS), (3C+KD), (KH+4H/AH)
| 30 puntos por la Q♥ y el K♠, 10 por el K♦. El divorcio del K♥ no suma nada.`)}
<p><strong>Manos.</strong> Las cartas a la vista de una familia forman una mano de póker: la pareja, el 2, el as y los hijos. Una carta
tapada no cuenta, pero sí el as o la jota que la tapa. Un hijo cuenta con su propia carta, sin su cónyuge. Las parejas
divorciadas y viudas conservan su mano. Menos de cinco cartas no suman nada; si hay más, cuentan las cinco mejores.</p>
${draw(`7D+7C: 7S, 6S, (6H+KS)
| 7♦ 7♣ 7♠ 6♠ 6♥ son un full: 80 puntos. El K♠ no es carta de la mano de esta familia.`)}
${draw(`7D+7C/AC: 7S, 6S, 6H
| El A♣ tapa el 7♣, y solo quedan dos pares: 20 puntos.`)}
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
<td>par</td>
<td>10</td>
<td>color</td>
<td>60</td>
</tr>
<tr>
<td>dos pares</td>
<td>20</td>
<td>full</td>
<td>80</td>
</tr>
<tr>
<td>trío</td>
<td>40</td>
<td>póker</td>
<td>100</td>
</tr>
<tr>
<td>escalera</td>
<td>50</td>
<td>escalera de color</td>
<td>170</td>
</tr>
<tr>
<td>carta alta</td>
<td>0</td>
<td>escalera real</td>
<td>250</td>
</tr>
</tbody>
</table></div>
<p>Un comodín cuenta como la carta que más ayuda, aunque ya esté en la mano. No hay repóker: un póker con comodín sigue
siendo un póker. En una escalera, el as es la carta más alta o la más baja, nunca va en medio.</p>
${draw(`X1+7C: 7S, 4H, 9D
| El comodín cuenta como un 7: trío, 40 puntos.`)}
<h4>En solitario</h4>
<p>Juegas todas las cartas, con un número que sortea el servidor o que escribes tú. La <strong>puntuación a superar</strong> es la de la
máquina, o tu propio récord con este número si es mejor. La máquina no conoce las cartas. Después de la partida ves
también la <strong>referencia</strong>: la mejor puntuación que encontró una búsqueda que conoce las cartas.</p>
`,
  },
};
