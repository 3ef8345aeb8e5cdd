### Program jako całość.

failed = Turnabout uległ awarii. Twoje miejsce i mecz są zapisane. { $why ->
    [none] Szczegóły są w { $log }.
   *[other] Szczegółów nie udało się zapisać do { $log }: { $why }.
}
terminal-too-small = Turnabout potrzebuje terminala o co najmniej { $columns } kolumnach i { $lines } wierszach. Ten ma { $width } i { $height }.
