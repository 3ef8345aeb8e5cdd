### Linking devices: a second device becomes the same person.

title = Use on another device
link-text = Scan this code with your other device, or open the link on it.
# $until (Time)
until = The link works once, until { $until }.
keep-secret = Only open it on a device of your own: a linked device can play as you.
permanent = A linked device is permanently the same person: it has the same games, and you can’t undo this.
preparing = Making the link …
# $command (Text)
open-or-run = Open a link on your other device, or run there: { $command }

## On the device that shows the link

asked = A device has opened your link. Does it show this number?
send = Yes, link it
refuse = No, cancel
confirm-link = Link that device? yes or no:
sent = Confirm on the other device.
linked = Your devices are linked.
declined = The other device declined.

## On the device that opens the link

link-this = Link this device
waiting = Check that your other device shows this number, and confirm there.
# $name (Name?)
offered = { $name ->
    [none] Your other device has sent your identity.
   *[other] Your other device has sent the identity of { $name }.
}
replaces = It replaces the identity that this device has on this server. Games that only this device has are no longer yours.
take = Use this identity
confirm-take = Use this identity? yes or no:
cancelled = The other device cancelled the link.
tampered = The message was changed on its way. Make a new link.
bad-link = This link is incomplete. Copy it again, or make a new one.
server-missing = Enter the whole link, or add the server by --server.

## On both

not-linked = The devices are not linked.
