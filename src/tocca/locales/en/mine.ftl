# Texts of the page of one’s own matches.

mine-under-way = Under way
mine-your-turn = Your turn
mine-nothing = Nothing here yet. Play a match, and you will find it here.
mine-play = Play
mine-statistics = Statistics
mine-counting = Still counting: { $count }
mine-series = Series
mine-you = You
mine-matches =
    { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
mine-finished = Finished matches
mine-all-games = All games
mine-here-only = on this device only
mine-end-won = Won
mine-end-lost = Lost
mine-end-drawn = Draw
mine-end-alone = At one device
mine-end-open = Unfinished
mine-more = Show more
mine-listed = The latest { $count } of { $total } are listed; an export has all of them.
mine-yours = These are yours
mine-yours-text = There is no account: this browser knows you by a secret of its own. Take your matches along, or leave none behind.
mine-yours-here = All of it is in this browser only.
mine-export = Download everything
mine-move = Move to another device
mine-move-text = Open this link on your other device, or hold its camera to the code. Both devices then show the same games. Give it to nobody: whoever opens it plays as you.
mine-move-until = It works once, until { $time }.
mine-delete = Delete everything
mine-delete-sure = All your matches, records and words are deleted, and nobody can bring them back. Where others played with you, their matches stay, and you are “Somebody” in them. In a match under way your seat stays empty.
mine-delete-yes = Yes, delete everything
mine-keep = Keep them
mine-won-of = won of { $played } ({ $share })
mine-drawn = Draws
mine-streak = Wins in a row
mine-best-streak = Best streak
mine-moves = Moves a match
mine-time = Time a match
mine-against = Against
mine-of = of
mine-alone = At one device: { $count }
mine-claim = Bring your games here
mine-claim-text = This device then shows the same games as the one the link comes from.
mine-claim-known = Matches played here so far are no longer listed here afterwards.
mine-claim-yes = Use them here
mine-claim-no = Not now
mine-claim-spent = This link has been used, or is too old. Make a new one on the other device.
