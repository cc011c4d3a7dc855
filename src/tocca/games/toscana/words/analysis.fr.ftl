# Ce que disent les analyses de Toscana : pourquoi une pose est meilleure, la chance et le talent.

toscana-analysis-why-joins = Relie des zones : la meilleure compte { $tiles } tuiles au lieu de { $instead }.
toscana-analysis-why-grows = Votre meilleure zone compte { $tiles } tuiles au lieu de { $instead }.
toscana-analysis-why-keeps = { $seat } en reste à { $tiles } tuiles au lieu de { $instead }.
toscana-analysis-luck = Chance et talent
toscana-analysis-luck-about = En points sur cent. Ce qu’aucun coup n’explique est mis au compte des tuiles.
toscana-analysis-luck-start = Au départ
toscana-analysis-luck-own = Ses coups
toscana-analysis-luck-others = Erreurs des autres
toscana-analysis-luck-tiles = Tuiles
toscana-analysis-luck-draws = Les tuiles qui ont le plus changé
toscana-analysis-luck-draw = Nouvelle tuile : { $luck } pour { $name }
