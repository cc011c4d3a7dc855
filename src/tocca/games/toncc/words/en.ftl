# Tóncc in the browser. Kings, colours and Kingdoms come with their names in notation.

toncc-king = { $king ->
    [Red] Red
    [Yellow] Yellow
   *[Blue] Blue
 }
toncc-letter = { $king ->
    [Red] R
    [Yellow] Y
   *[Blue] B
 }
toncc-region = { $background ->
    [Red] red Region
    [Yellow] yellow Region
   *[Blue] blue Region
 }, symbol in { $symbol ->
    [Red] red
    [Yellow] yellow
   *[Blue] blue
 }: { $sign }
toncc-shape = { $shape ->
    [circle] circle
    [square] square
   *[triangle] triangle
 }
toncc-lines = { $count ->
    [one] one line
   *[other] { $count } lines
 }
toncc-dots = { $count ->
    [one] one dot
   *[other] { $count } dots
 }
toncc-kingdom = { $kingdom ->
    [Yellowred] yellow-red
    [Bluered] blue-red
    [Redblue] red-blue
    [Yellowblue] yellow-blue
    [Blueyellow] blue-yellow
    [Redyellow] red-yellow
    [Circle] circle
    [Square] square
    [Triangle] triangle
    [Oneline] one line
    [Twolines] two lines
    [Threelines] three lines
    [Onedot] one dot
    [Twodots] two dots
   *[Threedots] three dots
 }
toncc-direction = { $movement ->
    [1] upper right
    [2] right
    [3] lower right
    [4] lower left
    [5] left
   *[6] upper left
 }
toncc-manner = { $manner ->
    [hop] over the Mind
   *[wrap] over the edge
 }

## On the table

toncc-board = The board
toncc-map = Map
toncc-kings = The Kings
toncc-challenge = Challenge { $number } of { $count }
toncc-idle = { $count ->
    [one] One joint move without a conquest. The third ends the challenge.
   *[other] { $count } joint moves without a conquest. The third ends the challenge.
 }
toncc-head = { $state ->
    [ready] ready
    [choosing] choosing
   *[left] left the board
 }
toncc-you = you
toncc-seals = { $count } of { $most } Seals
toncc-so-far = Kingdoms { $kingdoms }, king points { $points }
toncc-worth = What the Map is worth to { $king }
toncc-kingdom-worth = { $kingdom }: worth { $points } to { $king }

## Choosing

toncc-prompt-choose = King { $king }, where to? Choose in secret.
toncc-prompt-locked = { $movement } is locked in. You may still change it.
toncc-prompt-left = All your Seals are placed. The others play on.
toncc-target = { $movement }, { $direction }: { $region }, { $state }
toncc-face-up = face up
toncc-face-down = face down
toncc-free = Face up: a Seal for whoever prevails.
toncc-empty = Face down: nothing to conquer.
toncc-unbeaten = Nobody would beat you here.
toncc-stronger = Stronger here: { $kings }.
toncc-hint = Tap a lit Region.
toncc-hint-keys = Or press 1 to 6.
toncc-lock = Lock in { $movement }
toncc-change = Change to { $movement }
toncc-locked = Locked in: { $movement }
toncc-awaited = Still choosing: { $kings }.

## What happened

toncc-heads = The Heads: { $heads }.
toncc-wears = { $king }: { $part ->
    [body] body
    [hair] hair
   *[feet] feet
 }
toncc-contest = A contest on { $colour ->
    [Red] red
    [Yellow] yellow
   *[Blue] blue
 }: { $king } is stronger ({ $worn }).
toncc-contest-on = { $colour ->
    [Red] Who is strong in red?
    [Yellow] Who is strong in yellow?
   *[Blue] Who is strong in blue?
 }
toncc-conquers = { $king } conquers: { $region }.
toncc-nothing = Nobody conquers anything.
toncc-completes = { $king } completes a Kingdom: { $kingdom }, { $points } points.
toncc-marks = { $points ->
    [one] { $king } marks one king point.
   *[other] { $king } marks { $points } king points.
 }

## The count

toncc-count = Challenge { $number }: the count
toncc-see-count = Challenge { $number }: see the count
toncc-ending = { $ending ->
    [seals] All Seals are placed.
    [alone] One King was left and took the rest.
   *[idle] Three joint moves without a conquest.
 }
toncc-scored = { $king } scores { $score }; tóncc points: { $points }.
toncc-level = Tie: { $first } beats { $second }.
toncc-no-kingdom = no Kingdom
toncc-king-points = king points
toncc-toncc-points = tóncc points
toncc-scores = Scores
toncc-show-all = Show all
toncc-continue = Continue
toncc-close = Close

## For screen readers

toncc-describe-last = The last move
toncc-describe-you = You are King { $king }.
toncc-describe-king = { $king }, { $player }: { $place }; { $seals } of { $most } Seals; Kingdoms: { $kingdoms }; king points: { $points }; tóncc points: { $toncc }; { $state ->
    [ready] has chosen
    [choosing] still to choose
   *[left] has nothing to choose
 }.
toncc-describe-row = Row { $row }: { $places }.
toncc-place = row { $row }, place { $column }
toncc-place-mind = the Mind
toncc-place-left = off the board

# Around the board: the first page, what is agreed at a table, tips for a first game, figures of the rules page.
toncc-about = Three Kings choose in secret and conquer Regions. 3 players.
toncc-option-challenges = Challenges
toncc-option-kings = Who plays which King
toncc-choice-kings-drawn = By lot
toncc-choice-kings-seat = By seat
toncc-option-auto_finish = Auto-finish for the last King
toncc-option-auto_finish-hint = When only one King is left on the board
toncc-figure-setup = Before the first move: eighteen Regions around the Mind, where the three Kings stand together.
toncc-figure-turn = Kings have met on a Region: the one stronger in its colour conquers it and puts a Seal on the Map.
toncc-figure-end = The end of a challenge: conquered Regions have turned green, and Kingdoms are outlined on the Map.
toncc-tip-1 = Your King can go to any lit Region: he hops over the Mind, and beyond the edge he comes in again at the far end. Tap one and lock it in: nobody sees it yet.
toncc-tip-2 = All Kings move together. Where they meet, the one stronger in the Region’s colour conquers it: watch who beats whom.
toncc-tip-3 = A conquered Region puts your Seal on the Map. Three Seals in a row on one side make a Kingdom, and Kingdoms are points. The best scores of a challenge earn stars, the tóncc points that decide the match.
toncc-picture-map = The Map: eighteen pictures on a triangle, counted from the top corner, counter-clockwise.
toncc-picture-board = The board: the Mind with the three Kings, six inner Regions around it and twelve outer ones.
toncc-picture-compass = The compass: 1 upper right, 2 right, 3 lower right, 4 lower left, 5 left, 6 upper left.
toncc-picture-steps = Movement 5 beside the Mind hops over it. Movement 2 at the right edge leads to the Region at the left edge.

## The bots that people meet, the weakest first: a name, and a temper in one line

persona-pip = Pip the Page
persona-pip-temper = runs ahead of his own King
persona-pip-says =
    { $what ->
        [good] First! Was I first?
        [bad] Wait, my King is still back there!
        [won] We won? We won!
       *[lost] I ran as fast as I could.
    }
persona-dondola = Duchess Dondola
persona-dondola-temper = changes her mind at every border
persona-dondola-says =
    { $what ->
        [good] I meant that. I think.
        [bad] I was leaving anyway.
        [won] I always knew. Since just now.
       *[lost] I never wanted it. Or did I?
    }
persona-bruno = Captain Bruno
persona-bruno-temper = takes what lies in front of him
persona-bruno-says =
    { $what ->
        [good] Mine.
        [bad] Out of my way!
        [won] Straight ahead wins.
       *[lost] Next time with more cavalry.
    }
persona-ginevra = Abbess Ginevra
persona-ginevra-temper = hears what you have not said
persona-ginevra-says =
    { $what ->
        [good] I heard you thinking.
        [bad] You were silent, and I missed it.
        [won] Patience has been answered.
       *[lost] I shall listen more closely.
    }
persona-malachia = King Malachia the Grey
persona-malachia-temper = has been where you are going
persona-malachia-says =
    { $what ->
        [good] I was here before you.
        [bad] So the young still learn.
        [won] As it was, so it is.
       *[lost] A new king. It had to be.
    }

## Why a match is over

outcome-most-points = Most tóncc points.
outcome-weaker-king = Level on points, but one King beats the other.
outcome-weaker-king-named = Level on points, but { $winner }’s King beats { $level }’s.
outcome-all-level = All three are level.

## Why an action is refused

refused-no-such-king = There is no such King.
refused-not-your-king = That is not your King.
refused-no-such-movement = The movements are 1 to 6.
toncc-lobby-seat = { $kings ->
    [seat] { $number ->
        [1] Red King
        [2] Yellow King
       *[other] Blue King
    }
   *[other] King drawn by lot
 }

# What is counted of a match, for a player’s own statistics.
toncc-number-kingdoms = Kingdoms a challenge
toncc-number-seals = Seals a challenge
toncc-number-points = Points a challenge
