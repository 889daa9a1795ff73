# What a link says of itself, and the page before the program is there.

title = Zashiki – card games with friends
text = Four Japanese-themed card games in the browser: with friends by link or against bots. No account.
table = There’s a seat for you at a game of { $game }
table-text = Open the link, take a seat and play { $game }. No account, nothing to install.
loading = Loading…
