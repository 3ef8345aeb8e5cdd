### Die Stufen der Computer.

level =
    .easy = macht Anfängerfehler
    .normal = spielt gut und denkt voraus
    .strong = schwer zu schlagen; überlegt länger
    .random = spielt zufällige Züge
    .forgetful = stark, vergisst aber, wie gegeben wurde
