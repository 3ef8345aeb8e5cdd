"""The labels of a room's settings in its form."""

SPECTATORS_LABEL = "Spectators"
SPECTATORS = {True: "may come", False: "may not come"}
HINTS_LABEL = "Hints"
HINTS = {True: "may be asked for", False: "none"}
NOTES_LABEL = "Note board"
NOTES = {True: "shows what is still possible", False: "none: keep your own"}
