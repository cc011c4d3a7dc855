# The analysis of a finished match.

analysis-title = Analysis
analysis-thinking = Thinking about every move …
analysis-waiting =
    { $ahead ->
        [one] One match comes before this one …
       *[other] { $ahead } matches come before this one …
    }
analysis-rough = A first look. A closer one follows …
analysis-here = This browser thinks about it, less far ahead than a server would.
analysis-graph = Chances to win over the match
analysis-graph-about = A strong player’s estimate before each move, seeing only what that player saw.
analysis-play-on = Play on from here as { $name }

analysis-turns = Turning points
analysis-no-turns = No single moment decided the match.
analysis-turn-mistake = { $name } falls from { $before } to { $after } by their own move
analysis-turn-gift = { $name } rises from { $before } to { $after } after a mistake by { $by }
analysis-turn-chance = Chance: { $name } goes from { $before } to { $after }
analysis-turn-play = { $name } goes from { $before } to { $after } as the others play

analysis-mistakes = What would have been better
analysis-no-mistakes = No move gave anything away.
analysis-mistake = { $name }: { $move } (−{ $loss })
analysis-better = Better: { $move } ({ $chance })
