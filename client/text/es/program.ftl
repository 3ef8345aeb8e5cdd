### El programa en su conjunto.

failed = Turnabout falló. Tu asiento y tu partida están guardados. { $why ->
    [none] Los detalles están en { $log }.
   *[other] Los detalles no se pudieron escribir en { $log }: { $why }.
}
terminal-too-small = Turnabout necesita una terminal de { $columns } columnas y { $lines } líneas o más. Esta tiene { $width } y { $height }.
