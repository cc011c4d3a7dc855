# Was Analysen von Toscana erzählen: warum eine Stelle besser ist, und Glück neben Können.

toscana-analysis-why-joins = Verbindet Zonen: deine beste hat { $tiles } statt { $instead } Plättchen.
toscana-analysis-why-grows = Deine beste Zone hat { $tiles } statt { $instead } Plättchen.
toscana-analysis-why-keeps = { $seat } bleibt bei { $tiles } statt { $instead } Plättchen.
toscana-analysis-luck = Glück und Können
toscana-analysis-luck-about = In Prozentpunkten. Was kein Zug erklärt, wird den Plättchen zugeschrieben.
toscana-analysis-luck-start = Anfangs
toscana-analysis-luck-own = Eigene Züge
toscana-analysis-luck-others = Fehler der anderen
toscana-analysis-luck-tiles = Plättchen
toscana-analysis-luck-draws = Plättchen, die am meisten änderten
toscana-analysis-luck-draw = Neues Plättchen: { $luck } für { $name }
