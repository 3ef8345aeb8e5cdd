### Befehle des Zeilenmodus für Tipps des Computers.

usage = Tippe tipps an oder tipps aus.
on = Du bekommst bei jedem Zug einen Tipp. „tipps aus“ beendet das.
off = Du bekommst nur noch einen Tipp, wenn du „tipp“ tippst.
thinking = Der Computer überlegt …
