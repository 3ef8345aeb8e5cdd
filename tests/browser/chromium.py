"""The installed Chromium, and the handling of a missing one."""

import os
import shutil

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SETTING = "TURNABOUT_BROWSER"
NAMED_BY = "TURNABOUT_CHROMIUM"
MISSING = (
    "There is no Chromium here. Install one with: sudo apt-get install chromium (on macOS: brew install chromium), "
    f"or name its program in {NAMED_BY}."
)
LAN_HOST = "turnabout.test"
"""A host name that leads to this machine as one of a home network does: no page of it is a secure context."""
DISABLED = (
    # Playwright disables these on Linux and macOS, and Chromium reads the last list only
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
    # the address bar's own pages: each window loads two, for half a second of CPU time
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "WebUIOmniboxPopup",
)
"""Features of Chromium that no test needs."""
ARGUMENTS = (
    f"--host-resolver-rules=MAP {LAN_HOST} 127.0.0.1",
    "--disable-background-networking",
    "--disable-component-update",
    f"--disable-features={','.join(DISABLED)}",
    "--disable-sync",
    "--font-render-hinting=none",
)


def find() -> str | None:
    """Return the path of a Chromium's program, or None."""
    named = os.environ.get(NAMED_BY)
    if named is not None:
        return shutil.which(named)
    return next((found for found in map(shutil.which, NAMES) if found is not None), None)
