# Что рассказывает анализ Тосканы: почему ход лучше, везение и умение.

toscana-analysis-why-joins = Соединяет зоны: в лучшей { $tiles } пл. вместо { $instead }.
toscana-analysis-why-grows = В лучшей зоне { $tiles } пл. вместо { $instead }.
toscana-analysis-why-keeps = { $seat }: остаётся { $tiles } пл. вместо { $instead }.
toscana-analysis-luck = Везение и умение
toscana-analysis-luck-about = В процентных пунктах. Что не объясняется ходами, отнесено на счёт плиток.
toscana-analysis-luck-start = В начале
toscana-analysis-luck-own = Свои ходы
toscana-analysis-luck-others = Ошибки других
toscana-analysis-luck-tiles = Плитки
toscana-analysis-luck-draws = Плитки, которые изменили больше всего
toscana-analysis-luck-draw = Новая плитка. { $name }: { $luck }
