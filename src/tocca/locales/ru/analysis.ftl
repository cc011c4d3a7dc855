# Анализ законченной партии.

analysis-title = Анализ
analysis-thinking = Обдумывается каждый ход…
analysis-waiting =
    { $ahead ->
        [one] Перед этой ещё { $ahead } партия…
        [few] Перед этой ещё { $ahead } партии…
       *[other] Перед этой ещё { $ahead } партий…
    }
analysis-rough = Первый взгляд. Сейчас будет точнее…
analysis-here = Думает этот браузер: он заглядывает вперёд не так далеко, как сервер.
analysis-graph = Шансы на победу по ходу партии
analysis-graph-about = Оценка сильного игрока перед каждым ходом, который видит только то, что видел сам участник.
analysis-play-on = Играть отсюда за игрока { $name }

analysis-turns = Переломные моменты
analysis-no-turns = Ни один момент сам по себе партию не решил.
analysis-turn-mistake = { $name }: свой ход, шансы падают с { $before } до { $after }
analysis-turn-gift = { $name }: ошибка соперника ({ $by }), шансы растут с { $before } до { $after }
analysis-turn-chance = Случай. { $name }: было { $before }, стало { $after }
analysis-turn-play = { $name }: ходы остальных, было { $before }, стало { $after }

analysis-mistakes = Что было бы лучше
analysis-no-mistakes = Ни один ход ничего не упустил.
analysis-mistake = { $name }: { $move } (−{ $loss })
analysis-better = Лучше: { $move } ({ $chance })
