# Тексты страницы собственных партий.

mine-under-way = Идут сейчас
mine-your-turn = Ваш ход
mine-nothing = Пока пусто. Сыграйте партию, и она появится здесь.
mine-play = Играть
mine-statistics = Статистика
mine-counting = Ещё подсчитывается: { $count }
mine-series = Серии
mine-you = Вы
mine-matches =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[other] { $count } партий
    }
mine-finished = Сыгранные партии
mine-all-games = Все игры
mine-here-only = только на этом устройстве
mine-end-won = Победа
mine-end-lost = Поражение
mine-end-drawn = Ничья
mine-end-alone = На одном устройстве
mine-end-open = Не доиграна
mine-more = Показать ещё
mine-listed = Показаны последние { $count } из { $total }; в архиве будут все.
mine-yours = Всё это ваше
mine-yours-text = Учётной записи нет: этот браузер узнаёт вас по своему секрету. Заберите партии с собой или не оставляйте ни одной.
mine-yours-here = Всё это хранится только в этом браузере.
mine-export = Скачать всё
mine-move = На другое устройство
mine-move-text = Откройте эту ссылку на другом устройстве или наведите его камеру на код. Тогда на обоих будут одни и те же партии. Никому её не давайте: кто её откроет, будет играть за вас.
mine-move-until = Ссылка действует один раз, до { $time }.
mine-delete = Удалить всё
mine-delete-sure = Все ваши партии, записи и сообщения будут удалены, и вернуть их не сможет никто. Там, где с вами играли другие, их партии останутся, а вы в них будете «Кто-то». В идущей партии ваше место останется пустым.
mine-delete-yes = Да, удалить всё
mine-keep = Оставить
mine-won-of = побед из { $played } ({ $share })
mine-drawn = Ничьих
mine-streak = Побед подряд
mine-best-streak = Лучшая серия
mine-moves = Ходов за партию
mine-time = Время партии
mine-against = Против
mine-of = из
mine-alone = На одном устройстве: { $count }
mine-claim = Перенести партии сюда
mine-claim-text = На этом устройстве будут те же партии, что и на том, откуда ссылка.
mine-claim-known = Партии, сыгранные здесь раньше, после этого в списке не появятся.
mine-claim-yes = Использовать здесь
mine-claim-no = Не сейчас
mine-claim-spent = Эта ссылка уже использована или устарела. Создайте новую на другом устройстве.
