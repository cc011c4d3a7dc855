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
 }, in { $symbol ->
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
toncc-large-map = Large Map
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
toncc-level = Level: { $first } beats { $second }.
toncc-no-kingdom = no Kingdom
toncc-king-points = king points
toncc-toncc-points = tóncc points
toncc-scores = Scores
toncc-show-all = Show all
toncc-continue = Continue
toncc-close = Close

## For screen readers

toncc-describe-challenge = Challenge { $number }.
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
toncc-option-auto_finish = A King alone plays himself
toncc-option-auto_finish-hint = Once nobody else can move
toncc-figure-setup = Before the first move: eighteen Regions around the Mind, where the three Kings stand together.
toncc-figure-turn = Kings have met on a Region: whose stronger colour it is conquers it, and puts a Seal on the Map.
toncc-figure-end = The end of a challenge: conquered Regions lie green, and on the Map Kingdoms are outlined.
toncc-tip-1 = Your King may go to the lit Regions. Tap one and lock it in: that is your secret choice.
toncc-tip-2 = All Kings move together. Where they meet, the one stronger in the Region's colour conquers it: watch who beats whom.
toncc-tip-3 = A conquered Region puts your Seal on the Map. Three Seals in a row on one side make a Kingdom, and Kingdoms are points.
