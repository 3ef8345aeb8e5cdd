"""Compiles the message catalogue: `.ftl` and `.md` sources into typed modules for Python and the browser.

How it works:

1. A folder `text/en/` holds sources: one `.ftl` file for each subject, in Fluent syntax, and pages in Markdown.
   `client/text/en/` has what games share; each game has its own folder. `source` reads and checks them.
2. Each `.ftl` file becomes a module of functions in a folder `messages/` for Python, and one for the browser. Each page
   becomes a function in their module `pages`. `python_code` and `script_code` write them.
3. A module contains only the messages that its client uses, so `usage` looks for them in the client's code.

Developers run this, never a client. It needs the package `fluent.syntax`, which only developers install.
"""
