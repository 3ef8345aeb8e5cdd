### Lo que se puede mirar en un navegador cuando termina una partida.

analysis = Análisis
watch-again = Volver a ver
about-number = Sobre el número
save-record = Guardar el registro
copy-link = Copiar su enlace
