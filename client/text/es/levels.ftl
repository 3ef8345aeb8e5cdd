### Los niveles de la máquina.

level =
    .easy = comete errores, como quien empieza
    .normal = juega bien y mira por delante
    .strong = difícil de vencer; piensa más
    .random = juega al azar
    .forgetful = fuerte, pero olvida cómo se repartió
