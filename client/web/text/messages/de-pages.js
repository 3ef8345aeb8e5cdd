// @ts-nocheck
// Made from client/text/de/*.md by `python -m client.catalogue`.

import { html } from "../../vendor/lit-html.js";

export const subjects = {
  pages: {
    clocks: () => html`
<p><strong>Bedenkzeit.</strong> Die Raumleitung kann eine Bedenkzeit festlegen: so viele Sekunden pro Zug, oder Minuten für die ganze
Runde und einige Sekunden mehr pro Zug. Wer in einem Match zu zweit die Zeit überschreitet, verliert es. Zeit, in der der Server
weg war, zählt nicht mit.</p>
`,
    credits: () => html`
<p>Mit <strong>Turnabout</strong>, diesem Programm, spielst du solche Spiele mit anderen, allein oder gegen den Computer. Es ist freie
Software unter der MIT-Lizenz: siehe die Datei LICENSE.</p>
<p>Es baut auf Python, Textual und Rich, websockets, pydantic und Valkey oder Redis auf. Im Browser kommen fzstd,
lit-html, noble-ciphers, noble-hashes und uqr dazu, außerdem die Schriften Figtree und Young Serif. Alle anderen stehen
in der Liste der Abhängigkeiten. Danke.</p>
`,
    match: () => html`
<h3>Ein Match</h3>
<p>Ein Match hat <strong>zwei Runden mit denselben Karten</strong>. In der zweiten Runde werden die Rollen getauscht: Wer maximiert hat,
minimiert jetzt. So haben beide dasselbe Kartenglück, und das Ergebnis der ersten Runde ist das, was in der zweiten zu
schlagen ist.</p>
<p><strong>Es gewinnt,</strong> wer beim Maximieren mehr erreicht hat. Bei gleichen Ergebnissen steht es unentschieden.</p>
`,
    mirror: () => html`
<h3>Ein Spiegelmatch</h3>
<p>Ihr spielt beide Runden <strong>zugleich</strong>, auf zwei Brettern mit denselben Karten: Auf einem Brett hast du die eine Rolle, auf
dem anderen die andere. Niemand wartet ein halbes Match auf seinen Zug, und niemand spielt eine Runde mit bekannten Karten.
Ihr seht beide Bretter, nur keine Karten, die das Spiel verbirgt.</p>
<p><strong>Im Gleichschritt.</strong> Ein Zug, nach dem du nicht mehr am Zug bist, bleibt geheim, bis auch das andere Brett so weit ist. Dann
geschehen beide zugleich. So sieht niemand die nächste Karte früher, und niemand schaut einen Zug ab. Ein Brett, dessen
Runde vorbei ist, wartet auf nichts.</p>
<p><strong>Auf dem Bildschirm</strong> kommt das Brett nach vorn, auf dem du am Zug bist; <kbd>w</kbd> zeigt das andere. Wenn Platz ist, siehst du
beide nebeneinander.</p>
<p><strong>Uhren</strong> laufen, solange du einen Zug zu machen hast, auf jedem der Bretter.</p>
`,
    numbers: () => html`
<h3>Die Spielnummer</h3>
<p>Jede Verteilung der Karten hat eine Nummer von 1 bis 999.999.999.999, und dieselbe Nummer ergibt immer dieselben Karten.
Gibst du eine Nummer ein, kennen sie alle. Lost der Server eine aus, bleibt sie geheim, bis die letzte Runde vorbei ist,
denn wer die Nummer kennt, kann die Karten nachsehen.</p>
<p><strong>Du musst dem Server nicht vertrauen.</strong> Vor der ersten Karte zeigt er einen <em>Fingerabdruck</em>: einen Hash aus der geheimen
Nummer und einem zufälligen Text, dem Salz. Nach dem Match deckt er beide auf. Dein eigenes Programm gibt dann diese
Nummer und prüft, ob Fingerabdruck und alle Karten stimmen. Ein Server, der die Karten erst im Spiel auswählt, fiele dabei
auf.</p>
`,
    table: () => html`
<h3>Im Raum</h3>
<p><strong>Revanche.</strong> Nach einem Match könnt ihr noch mal spielen, auf derselben oder einer neuen Nummer. Die Revanche beginnt,
wenn alle dasselbe wählen.</p>
<p><strong>Verlassen.</strong> Wenn du gehst oder die Verbindung verlierst, behältst du deinen Platz und kannst jederzeit zurückkommen.
Nach einer Minute kann dein Gegenüber den Sieg beanspruchen, den Computer für dich spielen lassen oder weiter warten. Wenn
du zurückkommst, holst du dir deinen Platz vom Computer zurück.</p>
<p><strong>Aufgeben.</strong> Wer aufgibt, verliert das Match. Das geht im Menü des Raums.</p>
<p><strong>Computer</strong> können einen Platz nehmen, in jeder Rolle und auf mehreren Stufen. Ein Computer sieht nur, was du auf seinem
Platz sehen würdest. Wenn der Raum Tipps erlaubt, kannst du fragen, was der Computer spielen würde und welches Endergebnis
er erwartet. Dein Ergebnis steht dann unter denen mit Hilfe.</p>
<p><strong>Analyse.</strong> Nach einem Match bewertet der Computer jeden Zug.</p>
<p><strong>Zuschauen:</strong> Wer zuschaut, sieht, was alle am Tisch sehen, und kann zwischen Matchs einen freien Platz nehmen. Die
Raumleitung kann das Zuschauen verbieten.</p>
<p><strong>Die Raumleitung</strong> hat, wer den Raum eröffnet hat. Zwischen Matchs wählt sie die Einstellungen des nächsten, räumt
Plätze, entfernt Leute oder gibt die Leitung weiter.</p>
<p><strong>Chat.</strong> Schreib eine Nachricht oder schicke eine fertige. Wenn du jemanden stummschaltest, merkt das sonst niemand.</p>
<p><strong>Anderes Gerät.</strong> Das Menü des Raums gibt dir einen Code, mit dem dein Platz auf ein anderes Gerät umzieht. Er gilt
einmal, zehn Minuten lang.</p>
`,
    takebacks: () => html`
<p><strong>Rückgängig und zurücknehmen.</strong> Allein kannst du deinen letzten Zug rückgängig machen, wenn er keine Karte aufgedeckt
hat. In einem <em>Übungsspiel</em> kannst du das mit jedem Zug, und das Ergebnis steht in einer eigenen Liste. In einem Match kannst
du bitten, deinen letzten Zug und alle danach zurückzunehmen. Die anderen müssen zustimmen; ein Computer stimmt immer zu.
Auch die Uhren werden zurückgestellt. Hatte der Zug eine Karte aufgedeckt, wird das Match nur gewertet, wenn du verlierst,
und seine Ergebnisse stehen unter denen mit Hilfe.</p>
`,
    together: () => html`
<h3>Gemeinsam</h3>
<p>Alle spielen auf einer Seite: Es gibt ein Ergebnis für alle, und niemand gewinnt oder verliert allein. Die Raumleitung
legt die Zahl der Plätze fest, von 2 bis 48, und kann Plätze mit Computern besetzen. Bis alle bereit sind, kann man kommen
und gehen.</p>
<p><strong>Gezogen</strong> wird reihum. Hat der Raum eine Bedenkzeit und überschreitet sie jemand, endet das Spiel für alle.</p>
<p><strong>Verlassen.</strong> Wenn du gehst, spielen die anderen weiter. Für jemanden, der gegangen oder seit einer Minute weg ist, kann
der Computer oder eine zuschauende Person weiterspielen, wenn alle zustimmen.</p>
<p><strong>Zurücknehmen</strong> geht nur, wenn alle zustimmen.</p>
`,
  },
};
