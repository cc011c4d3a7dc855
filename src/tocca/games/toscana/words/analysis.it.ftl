# Che cosa dicono le analisi di Toscana: perché una mossa è migliore, fortuna e bravura.

toscana-analysis-why-joins = Unisce zone: la migliore ha { $tiles } tessere invece di { $instead }.
toscana-analysis-why-grows = La tua zona migliore ha { $tiles } tessere invece di { $instead }.
toscana-analysis-why-keeps = { $seat } resta a { $tiles } tessere invece di { $instead }.
toscana-analysis-luck = Fortuna e bravura
toscana-analysis-luck-about = In punti su cento. Ciò che nessuna mossa spiega è attribuito alle tessere.
toscana-analysis-luck-start = All’inizio
toscana-analysis-luck-own = Mosse proprie
toscana-analysis-luck-others = Errori altrui
toscana-analysis-luck-tiles = Tessere
toscana-analysis-luck-draws = Le tessere che hanno cambiato di più
toscana-analysis-luck-draw = Nuova tessera: { $luck } per { $name }
