"""Programs that some tests drive, and that a machine may lack: Chromium, HAProxy, PostgreSQL."""

import os


def is_required(setting: str) -> bool:
    """Return whether tests fail without a program: in CI, and if its setting is `required`. Otherwise they skip."""
    return os.environ.get(setting) == "required" or os.environ.get("CI") == "true"
