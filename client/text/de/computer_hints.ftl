### Befehle des Zeilenmodus für Tipps des Computers.

usage = Tippe hints on oder hints off.
on = Du bekommst bei jedem Zug einen Tipp. hints off beendet das.
off = Du bekommst nur noch einen Tipp, wenn du hint tippst.
thinking = Der Computer überlegt …
