# What analyses of Toscana tell: why a placement is better, and luck beside skill.

toscana-analysis-why-joins = Joins zones: your best one has { $tiles } tiles instead of { $instead }.
toscana-analysis-why-grows = Your best zone has { $tiles } tiles instead of { $instead }.
toscana-analysis-why-keeps = { $seat } stays at { $tiles } tiles instead of { $instead }.
toscana-analysis-luck = Luck beside skill
toscana-analysis-luck-about = In points of a hundred. What no move explains is put down to the tiles.
toscana-analysis-luck-start = At first
toscana-analysis-luck-own = Own moves
toscana-analysis-luck-others = Others’ mistakes
toscana-analysis-luck-tiles = Tiles
toscana-analysis-luck-draws = Tiles that changed most
toscana-analysis-luck-draw = A new tile: { $luck } for { $name }
