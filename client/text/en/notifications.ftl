### Notifications: what tells you, outside the screen, that a game waits for you.

## The notification

# $kind (Choice: your_turn low_time challenge)
# $name (Name?)
title = { $kind ->
    [your_turn] Your turn
    [low_time] Your time is running out
   *[challenge] { $name ->
        [none] You have a challenge
       *[other] { $name } challenges you
    }
}
# The text of a notification that this version of the page can’t read.
changed = One of your games has changed.

## In a room

# Asks for the browser’s permission after your first move.
offer = Do you want a notification when it is your turn?
# Buttons.
accept = Turn on
decline = Not now
turned-on = Notifications are on.
# The browser has no push messages, or its push service can’t be reached.
only-in-tab = Notifications are on, but only while this page is open in a tab.
turned-off = Notifications are off.
blocked = Your browser blocks notifications from this page. Allow them in the settings of your browser.
# Choices in a room’s menu.
turn-on = Turn on notifications
switch-room =
    .on = Turn on notifications for this room
    .off = Turn off notifications for this room
room-turned =
    .on = Notifications for this room are on.
    .off = Notifications for this room are off.

## In the settings

setting = Notifications
choice =
    .off = none
    .on = when a game waits for you
hint = You get at most one an hour for each room until you open it. The room’s menu turns them off for one room.
unsupported = This browser can’t show notifications on this page.
