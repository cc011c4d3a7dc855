# The Totsa! table. $you is yes where the sentence speaks to who reads it; $card in an event is a totsa-card-object.

## Cards

totsa-card =
    { $card ->
        [brown-star] brown star
        [pink-star] pink star
        [green-star] green star
        [brown-heart] brown heart
        [pink-heart] pink heart
        [green-heart] green heart
        [brown-moon] brown moon
        [pink-moon] pink moon
        [green-moon] green moon
        [brown-ring] brown ring
        [pink-ring] pink ring
        [green-ring] green ring
        [brown-tree] brown tree
        [pink-tree] pink tree
        [green-tree] green tree
        [brown-fish] brown fish
        [pink-fish] pink fish
       *[green-fish] green fish
    }
totsa-card-object =
    { $card ->
        [brown-star] the brown star
        [pink-star] the pink star
        [green-star] the green star
        [brown-heart] the brown heart
        [pink-heart] the pink heart
        [green-heart] the green heart
        [brown-moon] the brown moon
        [pink-moon] the pink moon
        [green-moon] the green moon
        [brown-ring] the brown ring
        [pink-ring] the pink ring
        [green-ring] the green ring
        [brown-tree] the brown tree
        [pink-tree] the pink tree
        [green-tree] the green tree
        [brown-fish] the brown fish
        [pink-fish] the pink fish
       *[green-fish] the green fish
    }
totsa-act =
    { $act ->
        [protect] Protect
        [flip] Flip
       *[capture] Capture
    }

## Table

totsa-table = Totsa! on the kitchen table
totsa-field = Cards in the middle
totsa-empty = empty place
totsa-side = { $name }: cards
totsa-own-side = Your cards
totsa-open-of = { $open } of { $goal } open
totsa-down-of = { $down } of { $goal } face down
totsa-down = face-down card { $slot }
totsa-no-down = no card at { $slot }
totsa-point = Point at { $name }: face-down card { $slot }
totsa-slap = Slap: { $card }
totsa-return = Give back: { $card }
totsa-turn-up = Turn up face-down card { $slot }
totsa-roll = Roll
totsa-pass = Pass
totsa-shout = TOTSA!
totsa-shout-label = Shout Totsa! to win
totsa-count = Roll { $number }
totsa-next = { $name } rolls next.
totsa-rolling =
    { $you ->
        [yes] You roll …
       *[no] { $name } rolls …
    }
totsa-dice = The dice: { $card }
totsa-dice-waiting = The dice wait
totsa-welcome =
    { $you ->
        [yes] Cookies! You roll.
       *[no] Cookies! { $name } rolls.
    }
totsa-nobody = Nobody wanted it.
totsa-pointing = { $name } points … which one?
totsa-paying =
    { $you ->
        [yes] Choose a card to pay with.
       *[no] { $name } chooses a card to pay with.
    }
totsa-mark-out = out
totsa-mark-owes = owes
totsa-mark-passed = passed
totsa-mark-pressed = pressed
totsa-mark-points = points
totsa-mark-rolls = rolls
totsa-seconds = { $seconds } s left
totsa-raccoon = Totsa the raccoon
totsa-mood =
    { $mood ->
        [curious] curious
        [alert] wide awake
        [happy] happy
        [shocked] shocked
        [smug] smug
        [sleepy] sleepy
       *[calm] calm
    }

## Photo finish

totsa-photo = Photo finish
totsa-photo-close = Close the photo finish
totsa-photo-margin = { $name } by { $ms } ms
totsa-photo-chance = Drawn by lot: { $name }
totsa-photo-drawn = Too close to call: drawn by lot, { $name }.
totsa-photo-first = { $name } was first, by { $ms } ms.
totsa-photo-one = { $name }: { $ms } ms
totsa-photo-late = { $name } { $ms } ms · you { $own } ms, too late
totsa-photo-too-late = too late
totsa-photo-slow = Slow motion
totsa-photo-lane = { $name }: { $action }, pressed after { $counted } ms, arrived after { $arrived } ms, { $believed } ms given back for the line
totsa-photo-seen = dice seen
totsa-photo-pressed = pressed
totsa-photo-back = on the line, given back

## Prompts

totsa-prompt-roll = Roll the dice.
totsa-prompt-thrown = Hands off until the dice stop!
totsa-prompt-race = Slap the cookie, or use an action card!
totsa-prompt-point = Point at the card you mean.
totsa-prompt-return = Choose an open card to give back.
totsa-prompt-turn-up = Choose a face-down card to turn up.

## Description

totsa-describe-over = The game is over.
totsa-describe-row = Row { $row }: { $cards }.
totsa-describe-player =
    { $you ->
        [yes] You have
       *[no] { $name } has
    } { $open ->
        [0] no open card
        [one] one open card of { $goal }: { $cards }
       *[other] { $open } open cards of { $goal }: { $cards }
    }, { $down ->
        [0] none face down
       *[other] { $down } face down
    }.

## Events

totsa-event-slapped =
    { $you ->
        [yes] You take { $card }!
       *[no] { $name } takes { $card }.
    }
totsa-event-protected =
    { $you ->
        [yes] Protected! The card stays with you.
       *[no] { $name } protects the card.
    }
totsa-event-flipped =
    { $you ->
        [yes] You flip { $card } face down.
       *[no] { $name } flips { $card } face down.
    }
totsa-event-captured =
    { $you ->
        [yes] You capture { $card } from { $owner }!
       *[no] { $name } captures { $card } from { $owner }.
    }
totsa-event-false-start =
    { $you ->
        [yes] Too early! The dice were still rolling.
       *[no] { $name } was too early: the dice were still rolling.
    }
totsa-event-wrong-card =
    { $you ->
        [yes] Wrong cookie! You slapped { $card }.
       *[no] { $name } slapped the wrong cookie: { $card }.
    }
totsa-event-on-field =
    { $you ->
        [yes] The card is still in the middle: { $act } doesn’t work.
       *[no] { $name }: { $act }, but the card lies on the table.
    }
totsa-event-not-yours =
    { $you ->
        [yes] That card isn’t yours: { $act } doesn’t work.
       *[no] { $name }: { $act } for somebody else’s card.
    }
totsa-event-own-card =
    { $you ->
        [yes] Capture? That card is your own!
       *[no] { $name } tried to capture a card of their own.
    }
totsa-event-already-down =
    { $you ->
        [yes] That card is face down already.
       *[no] { $name }: Flip, but the card is face down already.
    }
totsa-event-wrong-guess =
    { $you ->
        [yes] Not that one! You pointed at { $owner }’s card { $slot }.
       *[no] { $name } pointed at { $owner }’s card { $slot }: not that one.
    }
totsa-event-late =
    { $you ->
        [yes] Too slow to point!
       *[no] { $name } was too slow to point.
    }
totsa-event-no-aim =
    { $you ->
        [yes] Totsa? Not yet: it takes { $goal } open cards{ $hidden ->
            [0] .
           *[other] {" "}or { $hidden } face down.
        }
       *[no] { $name } shouts “Totsa!” too early.
    }
totsa-event-returned =
    { $you ->
        [yes] You give back { $card }.
       *[no] { $name } gives back { $card }.
    }
totsa-event-turned-up =
    { $you ->
        [yes] You turn up { $card }.
       *[no] { $name } turns up { $card }.
    }
totsa-event-spared =
    { $you ->
        [yes] You have nothing to pay with.
       *[no] { $name } has nothing to pay with.
    }
totsa-event-forgotten =
    { $you ->
        [yes] You forgot to shout! All your cookies go back.
       *[no] { $name } forgot to shout! All their cookies go back.
    }
totsa-event-won =
    { $you ->
        [yes] TOTSA! You win!
       *[no] TOTSA! { $name } wins!
    }

# Around the board: the first page, what is agreed at a table, tips for a first game, figures of the rules page.
totsa-name = Totsa!
totsa-about = Be first to slap the right cookie, and remember what is hidden. 2–4 players.
totsa-option-simple = Simple game
totsa-option-simple-hint = Without Flip, half the cookies, three open cards win
totsa-option-peek = Players may look at their own hidden cards
totsa-option-pace = Pause between rolls (seconds)
totsa-option-window = Time to slap (seconds)
totsa-option-limit = Maximum rolls
totsa-figure-setup = Before the first roll: eighteen cookies and the three action cards.
totsa-figure-turn = The dice have been rolled: colour and shape name one cookie. Whoever slaps it first takes it.
totsa-figure-end = The end: who has taken what.
totsa-tip-1 = You win with six open cookies, or three face-down ones, and the shout. Watch the dice: colour and shape name one cookie. Slap that card before the others do.
totsa-tip-2 = A wrong slap costs a card. Better late than wrong.
totsa-tip-3 = Goal reached? Press TOTSA! before the next roll, or all your cards go back. And remember what face-down cards show: they can be captured.
totsa-picture-field = Three rows of seven cards, the action cards in the middle of the second row.
totsa-picture-simple = Rows of four, four and three cards, two action cards in the middle of the second row.

## The bots that people meet, the weakest first: a name, and a temper in one line

persona-biscotto = Biscotto
persona-biscotto-temper = an old dog; dreams of cookies between two rolls
persona-biscotto-says =
    { $what ->
        [good] Woof. Crumbs.
        [bad] Hm? Did they roll?
        [won] Best day of my life. Again.
       *[lost] Zzz… cookie…
    }
persona-rosa = Zia Rosa
persona-rosa-temper = slaps with feeling, not always the right card
persona-rosa-says =
    { $what ->
        [good] Ha! With feeling!
        [bad] Madonna, the wrong one!
        [won] Who’s hungry?
       *[lost] Take it, you’re too thin anyway.
    }
persona-tino = Tino
persona-tino-temper = the baker’s boy: knows every cookie by its crumbs
persona-tino-says =
    { $what ->
        [good] Fresh from the oven!
        [bad] My fingers were buttery.
        [won] Told you, I bake them.
       *[lost] Papa says I should watch more.
    }
persona-volpe = Volpe
persona-volpe-temper = a fox: remembers what you turned down
persona-volpe-says =
    { $what ->
        [good] I remember that one.
        [bad] Clever. I’ll remember it.
        [won] You forgot. I never do.
       *[lost] Even foxes nap.
    }
persona-ombra = Ombra
persona-ombra-temper = a raccoon: gone with the cookie before you look
persona-ombra-says =
    { $what ->
        [good] Gone.
        [bad] You saw me? Impossible.
        [won] All mine. Nobody saw.
       *[lost] You are quick. Too quick.
    }

## Why a match is over

outcome-shout = Totsa!

## Why an action is refused

refused-void = Between rolls a slap doesn’t count.
refused-not-in-game = The simple game is played without that card.
refused-not-on-field = That card does not lie on the field.
refused-point-first = You have pressed Capture: now point at a face-down card of another player.
refused-roll-under-way = The dice have been thrown; wait until the roll is over.
refused-penalties-first = The penalties of the last roll must be paid first.
refused-not-the-roller = Another player rolls now.
refused-too-early = The pause after the last roll is not over yet.
refused-nothing-yet = Nobody has a card yet: there is nothing to shout for.
refused-already-answered = You have shouted or passed since the last roll; once is all.
refused-roll-or-shout = All others have answered: roll the dice, or shout Totsa! first.
refused-nothing-to-point-at = Only the player who pressed Capture may point.
refused-own-card = Point at another player’s card, not at your own.
refused-no-such-card = No face-down card lies there.
refused-nothing-to-pay = No penalty is due.
refused-not-your-penalty = Another player pays now.
refused-open-cards-first = Only a player without open cards turns up a face-down card.

# What is counted of a match, for a player’s own statistics.
totsa-number-reaction-ms = Reaction time
totsa-number-errors = Errors a match
totsa-number-acts = Good hits a match
