### Lo que explica la partida guiada, cada cosa la primera vez que sale.

welcome = { $member } y { $spouse } son la primera pareja de tu árbol genealógico. Juega en él las demás cartas, una a una, para sumar muchos puntos. La carta actual es { $card }.
how-to-play =
    .terminal = Cada lugar donde cabe tiene un ▸. Elige uno con las flechas y pulsa Enter.
    .browser = Cada lugar donde cabe está iluminado. Haz clic en uno o tócalo, y otra vez para jugar. O usa las flechas y Enter.
    .line = Si cabe en algún sitio, hay que jugarla. Cuando es tu turno, se muestran sus lugares. Escribe el número de un lugar, o la carta sobre la que va, por ejemplo 7d. Escribe «reglas» para ver todas las reglas, o «basta» para dejar estos consejos.
family = { $card } es una carta de familia, como todas las del 3 al 10, las reinas, los reyes y los comodines. Sobre una pareja pasa a ser hijo; sobre alguien sin pareja, cónyuge. Una pareja tiene hasta tres hijos.
marriage = { $singles } { $count ->
    [one] no tiene pareja. Una carta de familia jugada ahí pasa a ser su cónyuge
   *[other] no tienen pareja. Una carta de familia jugada sobre una de ellas pasa a ser su cónyuge
}, y la nueva pareja puede tener hijos. Cada nueva generación suma 10 puntos.
celebrity = { $card } es una celebridad. Una boda con una reina o un rey suma 10 puntos; con dos, 30.
joker = { $card } se juega como cualquier carta de familia. En una mano de póker cuenta como la carta que más ayuda. No es una celebridad.
two = { $card } es para una pareja, que entonces puede tener cinco hijos en vez de tres. También cuenta en la mano de póker de la familia.
ace = { $card } divorcia a una pareja: tapa al cónyuge, y la pareja no tiene más hijos. Si cabe, hay que jugarlo. Elige la pareja que menos cueste, o que gane una mano mejor.
jack = { $card } significa una muerte: tapa a una persona viva. Una pareja que pierde a uno no tiene más hijos ni puntos por celebridades. Lo que menos se pierde suele ser alguien sin pareja o tras un divorcio.
skipped = { $cards } { $count ->
    [one] aún no cabe en ningún sitio. Está al fondo del mazo y volverá a salir.
   *[other] aún no caben en ningún sitio. Están al fondo del mazo y volverán a salir.
}{ $safe ->
    [yes] { " " }La primera pareja está a salvo de ases y jotas hasta que tiene un hijo.
   *[no] { "" }
}
hand = La familia de { $member } y { $spouse } tiene cinco cartas a la vista y suma como mano de póker: { $hand }, { -points }. Cuentan la pareja, el 2, el as y los hijos. La mayoría de los puntos viene de las buenas manos.
over = Ya no cabe ninguna carta. Tienes { -points }. El mismo número reparte otra vez las mismas cartas: la próxima vez ya sabes lo que viene.
