### The page in a browser: what all its screens share.

# A button that closes a dialog.
close = Close
cancel = Cancel
back = { -back }
-back = Back to the start
loading = One moment …
not-loaded = Part of the page failed to load. Reload to continue.
fault = This page has failed. Your seat and your match are kept: reload to continue.
# $key (Text)
too-early = This has only just appeared. Press { $key } again.
copied = The link is copied.
# $link (Text)
copy-failed = This browser did not allow copying. The link is { $link }
# The title of the tab.
your-turn = Your turn
opponent-found = Opponent found
# $name (Text)
record-saved = The record is saved as { $name }
# What search engines and messengers show of the page.
description = Card games on numbered deals. { -tagline-first } { -tagline-second }
# The page if scripts are switched off.
no-script = Turnabout needs JavaScript here. In a terminal: turnabout join HOST/CODE.
language-not-loaded = The texts in this language could not be loaded. Try again later.
