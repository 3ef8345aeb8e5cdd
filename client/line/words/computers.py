"""What line mode says of computer players: their hints."""

HOW_TO_HINT = "write hints on or hints off"
HINTS_ON = "You are given a hint at every turn of yours where there may be one; hints off undoes that."
HINTS_OFF = "You are given a hint only where you ask for one, by hint."
ASKED = "The computer thinks about it …"
