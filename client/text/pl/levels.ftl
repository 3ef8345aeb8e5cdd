### Poziomy komputerów.

level =
    .easy = popełnia błędy jak początkujący
    .normal = gra dobrze i patrzy naprzód
    .strong = trudno z nim wygrać; myśli dłużej
    .random = gra losowo
    .forgetful = mocny, ale zapomina, jak rozdano karty
