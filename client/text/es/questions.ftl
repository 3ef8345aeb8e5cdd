### Preguntas que hace primero una acción en una sala.

takeback-title = ¿Pedir deshacer tu última jugada?
takeback-reveals = Si la jugada descubrió una carta, la partida solo cuenta para la valoración si la pierdes, y esta manga no fija récords.
take-back = Pedirlo
keep-playing = Seguir jugando

resign-title = ¿Rendirte en la partida?
resign-text = { BEGIN($opponent) } gana la partida.
resign = Rendirse

leave-match-title = ¿Dejar la partida?
leave-match-text = Los demás siguen jugando, y pueden dar tu asiento a una máquina o a otra persona. Puedes volver hasta entonces.
leave-race-text = Los demás siguen sin ti. Tu mesa termina como está.

absent-title = ¿Seguir sin { $names }?
absent-text = Si sigue la máquina, { $name } puede volver en cualquier momento y recuperar el asiento.
absent-text-many = La máquina sigue jugando si aceptan todos los demás. Quien está ausente puede volver en cualquier momento.
computer-plays = Que siga la máquina ({ $level })
computer-plays-for = Que la máquina ({ $level }) siga jugando por { $name }
claim = Reclamar la victoria
claim-hint = la partida termina, y ganas
keep-waiting = Seguir esperando
absent-which = ¿A quién se sustituye?

seat-title = ¿De quién es el asiento que pides?
seat-text = Sigues jugando ahí si todos aceptan.
seat-of = Seguir jugando por { $name }

replacement-title = ¿Aceptas el cambio?
decide-later = Decidir luego

nobody = A nadie
computer-title = ¿Qué máquina?
computer-text = Siempre está lista, y juega mientras haya alguien en la sala. Libera su asiento para que juegue otra persona.
computers-title = ¿Cuántas máquinas?
computers-text = Libera un asiento para que juegue otra persona.
computer-in-one-seat = En un asiento libre
computer-in-all-seats = En los { $free } asientos libres
free-title = ¿Qué asiento se libera?
free-text = Esa persona se queda mirando, si se admite público. El asiento queda libre para cualquiera.
remove-title = ¿A quién expulsas?
remove-text = Esa persona no puede volver a esta sala. Su asiento queda libre.
owner-title = ¿Quién debe dirigir la sala?
owner-text = Quien dirige la sala elige lo que se juega. Conservas tu asiento.
page-of = Página de { $name }
