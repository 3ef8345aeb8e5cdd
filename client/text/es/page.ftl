### La página del navegador: lo que comparten todas sus pantallas.

close = Cerrar
cancel = Cancelar
back = { -back }
-back = Volver al inicio
loading = Un momento…
not-loaded = No se cargó una parte de la página. Recarga para seguir.
fault = Hubo un error en esta página. Tu asiento y tu partida están guardados: recarga para seguir.
too-early = Esto acaba de aparecer. Pulsa { $key } otra vez.
copied = El enlace está copiado.
copy-failed = Este navegador no dejó copiar. El enlace es { $link }
your-turn = Tu turno
opponent-found = Ya hay rival
record-saved = El registro se guardó como { $name }
description = Juegos de cartas con repartos numerados. { -tagline-first } { -tagline-second }
no-script = Turnabout necesita JavaScript aquí. En una terminal: turnabout join HOST/CODE.
language-not-loaded = No se pudieron cargar los textos en este idioma. Inténtalo más tarde.
