# The texts of the web client, apart from the boards. Names of games and notation stay as they are in every language.

## The first screen

web-welcome = The tables are laid. Sit down and play.
web-about = For { $players } players.
web-games = Games
web-play-now = Play
web-with-friends = With friends
web-rules = Rules
web-opening = One moment…
web-recent = Your tables
web-forget = Forget this table of { $game }
web-phase-lobby = not started
web-phase-playing = under way
web-phase-paused = paused
web-phase-over = over
web-join = Got a link?
web-join-label = Paste a link here
web-join-go = Join
web-join-bad = This is no link to a table.
web-open-record = Watch a kept match
web-public-tables = Open tables
web-free-seats =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
web-no-public-tables = Nobody is waiting right now. Open a public table, and others will find you.
web-footer = Free and open; no account, no adverts, nothing tracked.
web-home = To the first page
web-lost-title = There is nothing here
web-lost-text = The link may be incomplete.

## Settings

web-settings = Settings
web-close = Close
web-name = Your name
web-name-second = Name of the next player at this device
web-name-hint = So that others know you
web-guest = Guest
web-language = Language
web-auto = Automatic
web-theme = Light
web-theme-light = Day
web-theme-dark = Evening
web-sound = Sound
web-motion = Animations
web-patterns = More patterns
web-patterns-hint = Tell pieces apart without colours
web-left-handed = Left-handed
web-left-handed-hint = Side panel on the left

## A new table

web-new-table = { $game } with friends
web-open-table = Open the table
web-against-bots = Against bots
web-rival = Who do you play against?
web-rival-now = You play against { $name }. Choose somebody else
web-level = Level { $number } of { $last }
web-players = Players
web-clock = Clock
web-clock-none = None
web-clock-move = Per move
web-clock-game = Per match
web-clock-days = Days
web-clock-seconds = Seconds for each move
web-clock-minutes = Minutes for each player
web-clock-increment = Seconds added per move
web-clock-days-each = Days for each move
web-public = Public table
web-public-hint = Anybody can find it and sit down
web-hints = Hints
web-hints-hint = Everybody may ask a bot for advice

## Before the match

web-seats = Seats
web-seat = Seat { $number }
web-seat-free = Free
web-sit = Sit here
web-sit-too = Plays here too
web-stand = { $name } gets up
web-send-away = Clear { $name }'s seat
web-add-bot = Put a bot on seat { $number }
web-other-bot = Another bot instead of { $name }
web-fill-bots = Bots on the free seats
web-start = Start
web-waiting-seats =
    { $count ->
        [one] { $count } seat is still free.
       *[other] { $count } seats are still free.
    }
web-waiting-host = All are here. The host starts the match.
web-here = here
web-away = away
web-you = you
web-bot = bot
web-bot-helps = a bot helps out
web-invite = Invite
web-invite-text = Whoever has this link can sit down. A name is all it takes.
web-link = Link to this table
web-qr = The link as a code for a phone's camera
web-copy = Copy link
web-copy-watch = Link for watching
web-copied = Copied
web-share = Share
web-agreed = What we play
web-agreed-usual = The usual game, without a clock.
web-without = without: { $what }
web-change = Change
web-save = Save

## At the table

web-leave = Leave the table (your seat is kept)
web-turn = to move
web-ready = ready
web-winner = winner
web-time-left = time left
web-look = Show
web-bot-in = Let a bot play
web-waiting-for = Waiting for { $names }.
web-paused = The match is paused.
web-advice = Hint
web-advice-thinking = The bot is thinking…
web-advice-says = A bot would play
web-advice-chance = { $percent } % to win
web-advice-others = What the bot thinks of
web-advice-close = Hide the hint
web-advice-allowed = Hints are allowed at this table.
web-moves = Moves
web-no-moves = Nothing has been played yet.
web-secret = a secret choice
web-chat = Talk
web-chat-write = Say something
web-chat-send = Send
web-emote-1 = Well done
web-emote-2 = Laugh
web-emote-3 = Oh!
web-emote-4 = Phew
web-emote-5 = Hmm
web-emote-6 = Love
web-log = Moves and talk
web-menu = More
web-somebody = Somebody
web-watchers = watching
web-take-back = Take back
web-asks-back = { $name } would like to take the last move back. Is that all right?
web-asked-back = You have asked to take back; the others are deciding.
web-yes = Yes
web-no = No
web-cancel = Cancel
web-pause = Pause
web-resume = Go on
web-resign = Resign
web-resign-sure = Do you really want to give this match up?
web-board = Board
web-in-words = Board in words
web-no-board = The board could not be loaded. Please reload the page.
web-reload = Reload
web-new-version = There is a new version of Tocca.
web-no-table = This table can't be shown
web-reconnecting = The connection is lost. Coming back…
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
web-line-chose = { $name } has chosen, in secret.
web-line-said = { $name } says: { $text }
web-line-seated = { $name } sits down.
web-line-bot = { $name }, a bot, sits down.
web-line-stood = { $name } gets up.
web-line-created = The table is laid.
web-line-configured = What we play has changed.
web-line-started = The match begins.
web-line-asked-back = { $name } would like to take back.
web-line-agreed = { $name } agrees.
web-line-declined = { $name } does not agree.
web-line-taken-back = { $name } has taken a move back.
web-line-paused = The match is paused.
web-line-resumed = The match goes on.
web-line-resigned = { $name } gives up.
web-line-flagged = { $name } has run out of time.
web-line-rematch = A rematch is wanted.
web-line-muted = Silence is asked of: { $name }
web-line-unmuted = May talk again: { $name }
web-line-host = There is a new host.

## After the match

web-winners =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
web-outcome-resigned = { $name } gave up.
web-outcome-time = { $name } ran out of time.
web-unfinished = The record ends here; the match was not played out.
web-rematch = Rematch
web-rematch-swapped = Rematch, seats swapped
web-rematch-rotated = Rematch, one seat on
web-rematch-asked = You would like a rematch. Waiting for the others.
web-rematch-wanted = { $name } would like a rematch.
web-wants-rematch = wants a rematch
web-replay = Watch again
web-download = Keep as a file
web-open-record-text = A .tocca file, kept from a table or from the terminal.
web-choose-file = Choose a file
web-record-big = This file is too big for a match.
web-link-move = Copy a link to this move
web-first = First move
web-previous = Previous move
web-next = Next move
web-last = Last move
web-move = Move
web-move-of = Move { $number } of { $last }
web-eyes = Through whose eyes
web-spectator = A spectator
web-unhidden = Nothing hidden
web-run = Play on its own
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

## Why something was refused

web-refused = This did not work: { $why }
web-refused-unreachable = The server can't be reached. Are you online?
web-refused-closed = The connection is closed.
web-refused-interrupted = The line broke for a moment. Look whether it counted.
web-refused-no-such-table = There is no such table, or the link is incomplete.
web-refused-crowded = Too many people are at this table.
web-refused-full = There are too many tables here right now.
web-refused-too-many-tables = You have opened many tables. Play at one of them first.
web-refused-bad-option = The game can't be played with these options.
web-refused-bad-clock = The game can't be played with this clock.
web-refused-bad-record = This file is no match that can be trusted.
web-refused-too-long = This match is too long to be shown.
web-refused-already-answered = You have agreed already.
web-refused-already-asked = You have asked already; the others are still thinking.
web-refused-already-pressed = You have pressed already; the verdict comes in a moment.
web-refused-racing = Not in the middle of a race.
web-refused-match-on = Not in the middle of a match.
web-refused-muted = The host has asked for silence.
web-refused-no-undo = This can't be taken back.
web-refused-nothing-asked = Nobody wants to take back any more.
web-refused-nothing-to-undo = There is nothing of yours to take back yet.
web-refused-not-legal = This can't be done now.
web-refused-not-over = The match is not over yet.
web-refused-not-paused = The match is not paused.
web-refused-not-playing = There is no match to give up.
web-refused-not-started = The match has not begun yet.
web-refused-not-stored = This could not be saved. Please try again.
web-refused-not-the-host = Only the host of this table can do that.
web-refused-not-your-seat = This is not your seat.
web-refused-only-watching = This link is for watching. Ask for one to play.
web-refused-other-seat = This link is for another seat.
web-refused-nobody-to-mute = Nobody is there to be silenced.
web-refused-nothing-said = There is nothing in it to say.
web-refused-out-of-time = Your time has run out.
web-refused-paused = The match is paused.
web-refused-played-elsewhere = You have played another seat of this match.
web-refused-seat-free = Nobody sits there.
web-refused-seat-taken = Somebody sits there. A bot can help out when they have been gone for a while.
web-refused-seats-free = Every seat must be taken, by a person or a bot.
web-refused-stale = The board has changed since you chose this.
web-refused-too-fast = That is a lot at once. Wait a moment.
web-refused-no-hints = There are no hints here: this is for the players alone.
web-refused-still-thinking = The bot is still thinking about your last question.
web-refused-busy = Many are asking right now. Try again in a moment.
web-refused-no-advice = The bot has no advice right now.
web-refused-not-found = There is no such thing here.
web-refused-store-away = The server can't save right now. Try again in a moment.
web-refused-too-big = That is too much at once.
