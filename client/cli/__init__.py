"""The command `turnabout`.

The help of its commands is put into words while their modules are imported. So the language is chosen before that: the
one in the settings of the default profile.
"""

from client.profile.settings import read_settings, settings_file
from client.text import language

language.use(read_settings(settings_file("default"))[0].language)
