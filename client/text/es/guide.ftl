### La partida guiada, que explica cada tipo de carta la primera vez que sale.

title = Tu primera partida
offer = ¿Es tu primera partida? Juega a { $title } con consejos para cada carta.
skip = Sin consejos
