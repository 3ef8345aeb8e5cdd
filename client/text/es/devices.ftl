### Vincular dispositivos: un segundo dispositivo pasa a ser la misma persona.

title = Usar en otro dispositivo
link-text = Escanea este código con tu otro dispositivo, o abre el enlace en él.
until = El enlace sirve una vez, hasta las { $until }.
keep-secret = Ábrelo solo en un dispositivo tuyo: un dispositivo vinculado puede jugar por ti.
permanent = Un dispositivo vinculado es para siempre la misma persona: tiene las mismas partidas, y no se puede deshacer.
preparing = Creando el enlace…
open-or-run = Abre un enlace en tu otro dispositivo, o ejecuta allí: { $command }

## En el dispositivo que muestra el enlace

asked = Un dispositivo abrió tu enlace. ¿Muestra este número?
send = Sí, vincularlo
refuse = No, cancelar
confirm-link = ¿Vincular ese dispositivo? sí o no:
sent = Confirma en el otro dispositivo.
linked = Tus dispositivos están vinculados.
declined = El otro dispositivo no aceptó.

## En el dispositivo que abre el enlace

link-this = Vincular este dispositivo
waiting = Comprueba que tu otro dispositivo muestra este número, y confirma allí.
offered = { $name ->
    [none] Tu otro dispositivo envió tu identidad.
   *[other] Tu otro dispositivo envió la identidad de { $name }.
}
replaces = Sustituye la identidad que tiene este dispositivo en este servidor. Las partidas que solo tiene este dispositivo dejan de ser tuyas.
take = Usar esta identidad
confirm-take = ¿Usar esta identidad? sí o no:
cancelled = El otro dispositivo canceló el enlace.
tampered = El mensaje se alteró por el camino. Crea un enlace nuevo.
bad-link = Este enlace está incompleto. Cópialo otra vez o crea uno nuevo.
server-missing = Escribe el enlace entero, o indica el servidor con --server.

## En los dos

not-linked = Los dispositivos no quedaron vinculados.
