### The program as a whole.

# $log (Text)
# $why (Text?)
failed = Turnabout has failed. Your seat and your match are saved. { $why ->
    [none] The details are in { $log }.
   *[other] The details could not be written to { $log }: { $why }.
}
# $columns (Int)
# $lines (Int)
# $width (Int)
# $height (Int)
terminal-too-small = Turnabout needs a terminal of { $columns } columns and { $lines } lines or more. This one has { $width } and { $height }.
