### Commands of line mode for hints of the computer.

usage = Type hints on or hints off.
on = You get a hint at every turn. Type hints off to stop.
off = You only get a hint if you type hint.
thinking = The computer thinks …
