# The texts of the web client, apart from the boards. Names of games and notation stay as they are in every language.

## The first screen

web-welcome = The tables are set. Sit down and play.
web-about = For { $players } players.
web-games = Games
web-play-now = Play
web-with-friends = With friends
web-rules = Rules
web-learn = Learn by playing
web-puzzle = Puzzle of the day
web-opening = One moment…
web-recent = Your tables
web-my-games = My games
web-forget = Remove this { $game } table from the list
web-phase-lobby = not started
web-phase-playing = under way
web-phase-paused = paused
web-phase-over = over
web-join = Got a link?
web-join-label = Paste a link here
web-join-go = Join
web-join-bad = That isn’t a link to a table.
web-open-record = Watch a saved match
web-public-tables = Public tables
web-free-seats =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
web-no-public-tables = Nobody is waiting right now. Open a public table, and others will find you.
web-footer = Free and open source. No account, no ads, no tracking.
web-home = Home
web-lost-title = Page not found
web-lost-text = The link may be incomplete.

## Settings

web-settings = Settings
web-close = Close
web-name = Your name
web-name-second = Name of the next player at this device
web-name-hint = So others know who you are
web-guest = Guest
web-language = Language
web-auto = Automatic
web-theme = Appearance
web-theme-light = Day
web-theme-dark = Evening
web-sound = Sound
web-alerts = Notifications
web-alerts-hint = When it’s your turn and you’re looking elsewhere
web-alerts-refused = This browser doesn’t allow it; its site settings can.
web-rematch-offered = A rematch is offered.
web-motion = Animations
web-patterns = Extra patterns
web-patterns-hint = Tell pieces apart without relying on colour
web-left-handed = Left-handed
web-left-handed-hint = Side panel on the left

## A new table

web-new-table = { $game } with friends
web-new-alone = { $game } against bots
web-options = Game settings
web-open-table = Open the table
web-against-bots = Against bots
web-rival = Who do you want to play?
web-rival-now = Your opponent is { $name }. Choose another
web-level = Level { $number } of { $last }
web-players = Players
web-clock = Clock
web-clock-none = None
web-clock-move = Per move
web-clock-game = Per match
web-clock-days = Days per move
web-clock-seconds = Seconds for each move
web-clock-minutes = Minutes for each player
web-clock-increment = Seconds added per move
web-clock-days-each = Days for each move
web-public = Public table
web-public-hint = Anyone can find it and join
web-hints = Hints
web-hints-hint = Everybody may ask a bot for advice

## Before the match

web-seats = Seats
web-seat = Seat { $number }
web-seat-free = Free
web-sit = Sit here
web-sit-too = Seat them here
web-stand = Free { $name }’s seat
web-send-away = Clear { $name }’s seat
web-add-bot = Put a bot in seat { $number }
web-other-bot = Another bot instead of { $name }
web-fill-bots = Bots on the free seats
web-start = Start
web-waiting-seats =
    { $count ->
        [one] { $count } seat is still free.
       *[other] { $count } seats are still free.
    }
web-waiting-host = Everyone is here. The host starts the match.
web-here = here
web-away = away
web-you = you
web-bot = bot
web-bot-helps = bot standing in
web-invite = Invite
web-invite-text = Anyone with this link can join. A name is all it takes.
web-link = Link to this table
web-qr = QR code: open the link with a phone camera
web-copy = Copy link
web-copy-watch = Spectator link
web-copied = Copied
web-share = Share
web-agreed = Game settings
web-agreed-usual = Standard game, no clock.
web-without = { $what }: off
web-change = Change
web-save = Save

## At the table

web-leave = Leave the table (your seat is kept)
web-turn = to move
web-ready = ready
web-winner = winner
web-time-left = time left
web-look = Switch view
web-bot-in = Let a bot stand in
web-waiting-for = Waiting for { $names }.
web-paused = The match is paused.
web-advice = Hint
web-advice-thinking = The bot is thinking…
web-advice-says = The bot suggests:
web-advice-chance = { $percent } % to win
web-advice-others = Other moves the bot considered
web-advice-close = Hide the hint
web-advice-allowed = Hints are allowed at this table.
web-moves = Moves
web-no-moves = Nothing has been played yet.
web-secret = a secret choice
web-chat = Chat
web-chat-write = Say something
web-chat-send = Send
web-emote-1 = Well done
web-emote-2 = Laugh
web-emote-3 = Oh!
web-emote-4 = Phew
web-emote-5 = Hmm
web-emote-6 = Love
web-log = Moves and chat
web-menu = More
web-somebody = Somebody
web-watchers = spectators
web-take-back = Take back
web-asks-back = { $name } would like to take the last move back. Is that all right?
web-asked-back = You have asked to take back a move. Waiting for the others.
web-yes = Yes
web-no = No
web-cancel = Cancel
web-pause = Pause
web-resume = Resume
web-resign = Resign
web-resign-sure = Do you really want to resign?
web-board = Board
web-in-words = Board as text
web-words = As text
web-no-board = The board could not be loaded. Please reload the page.
web-reload = Reload
web-new-version = There is a new version of Tocca.
web-no-table = This table can’t be shown
web-reconnecting = Connection lost. Reconnecting…
web-back-in-a-moment = The server is restarting. Back in a moment, nothing is lost.
web-line-none = no connection
web-line-good = good connection
web-line-fair = slow connection
web-line-poor = very slow connection
web-curtain = Pass the device to { $name }
web-curtain-text = The others look away.
web-curtain-open = I am { $name }
web-hand-over = Hand over to { $name }

## What happened, as lines

web-line-acted = { $name }: { $action }
web-line-chose = { $name } has made a secret choice.
web-line-said = { $name } says: { $text }
web-line-seated = { $name } sits down.
web-line-bot = { $name }, a bot, sits down.
web-line-stood = { $name } gets up.
web-line-created = The table is set.
web-line-configured = The game settings have changed.
web-line-started = The match begins.
web-line-asked-back = { $name } would like to take back a move.
web-line-agreed = { $name } agrees.
web-line-declined = { $name } does not agree.
web-line-taken-back = { $name } has taken a move back.
web-line-paused = The match is paused.
web-line-resumed = The match goes on.
web-line-resigned = { $name } resigns.
web-line-flagged = { $name } has run out of time.
web-line-rematch = Somebody would like a rematch.
web-line-muted = Muted: { $name }
web-line-unmuted = No longer muted: { $name }
web-line-host = There is a new host.

## After the match

web-you-win = You win!
web-draw = A draw!
web-winners =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
web-outcome-resigned = { $name } resigned.
web-outcome-time = { $name } ran out of time.
web-unfinished = The record ends here; the match was not played out.
web-rematch = Rematch
web-rematch-swapped = Rematch, swap seats
web-rematch-rotated = Rematch, rotate seats
web-rematch-asked = You would like a rematch. Waiting for the others.
web-rematch-wanted = { $name } would like a rematch.
web-wants-rematch = wants a rematch
web-replay = Replay
web-download = Save as a file
web-picture = Picture of the board
web-open-record-text = A .tocca file, saved at a table or in the terminal.
web-choose-file = Choose a file
web-record-big = This file is too big for a match.
web-link-move = Copy a link to this move
web-first = First move
web-previous = Previous move
web-next = Next move
web-last = Last move
web-move = Move
web-move-of = Move { $number } of { $last }
web-eyes = Seen by
web-spectator = A spectator
web-unhidden = Everything visible
web-analyse = Analyse
web-run = Play automatically
web-round = Round { $number }
web-earlier = Replay of match { $number }
web-looking-back = Looking back: { $what }
web-back-to-now = Back to now
web-reaction = { $ms } ms
web-speed = Speed
web-round-back = Previous round
web-round-on = Next round
web-to-table = To the table

## Learning

web-contents = Contents
web-figure = Figure
web-table-of = Table
web-example = Watch an example match
web-tip = Tip
web-tip-next = Next
web-tip-done = Got it
web-tip-close = No more tips

## The board of a game that has none of its own

web-any-chosen = { $action } is chosen.
web-any-drawing = The table
web-any-actions = What you can do
web-any-find = Type to find a move
web-any-count = { $count } of { $all }
web-any-none = No move begins like that.
web-any-choose = Your turn: choose.
web-any-play = Play it
web-any-no-rules = There is no rules page for this game yet. Open a table: what can be done is always shown.

## Moments

web-ready-title = Ready?
web-ready-now = I’m ready
web-ready-waiting = Waiting for the others…
web-is-ready = ready
web-not-ready = not ready yet
web-begins-in = { $seconds ->
    [one] One second to go
   *[other] { $seconds } seconds to go
}
web-take-back-sure = This part of the match is over and counted. Take back, and play it again from there?
web-removed = The host has cleared your seat. You are watching now.
web-watching-full = All seats are taken: you are watching.
web-watching-link = This link is for watching.
web-invite-full = All seats are taken: whoever opens this link can watch.
web-bot-in-seconds = Let a bot play in { $seconds } s
web-remarks = Bots make remarks
web-option-clash = Doesn’t go together with: { $others }
web-line-renamed = New name: { $name }.
web-line-ready = { $name } is ready.

## Why something was refused

web-refused = That didn’t work: { $why }
web-refused-unreachable = The server can’t be reached. Are you online?
web-refused-closed = The connection is closed.
web-refused-interrupted = The connection dropped for a moment. Check whether your move counted.
web-refused-no-such-table = There is no such table, or the link is incomplete.
web-refused-other-rules = This match was begun by other rules than the ones this server has now. Open a new table.
web-refused-crowded = Too many people are at this table.
web-refused-full = There are too many tables here right now.
web-refused-too-many-tables = You have too many open tables. Play at one of them first.
web-refused-banned = The host of this server has locked you out.
web-refused-bad-option = The game can’t be played with these options.
web-refused-bad-clock = The game can’t be played with this clock.
web-refused-bad-record = This file isn’t a valid match record.
web-refused-too-long = This match is too long to be shown.
web-refused-already-answered = You have agreed already.
web-refused-already-asked = You have asked already; the others are still thinking.
web-refused-already-pressed = You have pressed already; the verdict comes in a moment.
web-refused-are-you-sure = That part of the match has been counted already.
web-refused-no-name = A name needs at least one letter.
web-refused-not-gathering = The game has begun already.
web-refused-not-ready = Not everybody is ready yet.
web-refused-racing = Not during a roll.
web-refused-match-on = Not in the middle of a match.
web-refused-muted = The host has muted you.
web-refused-from-memory = In this game you have to remember. Look back when the match is over.
web-refused-no-such-move = That move is no longer there.
web-refused-no-undo = This move can’t be taken back.
web-refused-nothing-asked = That request is no longer open.
web-refused-nothing-to-undo = You have no move to take back yet.
web-refused-not-legal = You can’t do that now.
web-refused-not-over = The match is not over yet.
web-refused-not-paused = The match is not paused.
web-refused-not-playing = There is no match to resign.
web-refused-not-started = The match has not begun yet.
web-refused-not-stored = This could not be saved. Please try again.
web-refused-not-the-host = Only the host of this table can do that.
web-refused-not-your-seat = This is not your seat.
web-refused-only-watching = This link is for spectators. Ask for a link to play.
web-refused-other-seat = This link is for another seat.
web-refused-nobody-to-mute = There is nobody to mute.
web-refused-nothing-said = The message is empty.
web-refused-out-of-time = Your time has run out.
web-refused-paused = The match is paused.
web-refused-played-elsewhere = You have played another seat of this match.
web-refused-seat-free = Nobody sits there.
web-refused-seat-taken = Somebody sits there. A bot can help out when they have been gone for a while.
web-refused-seats-free = Every seat must be taken, by a person or a bot.
web-refused-stale = The board has changed since you chose this.
web-refused-too-fast = Too fast. Wait a moment.
web-refused-no-hints = Hints aren’t available right now.
web-refused-still-thinking = The bot is still thinking about your last question.
web-refused-busy = The bots are busy. Try again in a moment.
web-refused-no-advice = The bot has no advice right now.
web-refused-not-found = Not found.
web-refused-store-away = The server can’t save right now. Try again in a moment.
web-refused-too-big = That is too much at once.
