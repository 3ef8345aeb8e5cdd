### What can be looked at when a match is over, in a browser.

analysis = Analysis
watch-again = Watch again
about-number = About the number
save-record = Save the record
copy-link = Copy its link
