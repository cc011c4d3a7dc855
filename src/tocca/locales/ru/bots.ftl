# The bots of a game that names none itself, the weakest first: a name, and a temper in one line.

persona-primo = Примо
persona-primo-temper = играет впервые, и ему нравится
persona-primo-says =
    { $what ->
        [good] Вот так?
        [bad] Ой!
        [won] Победа! Ещё, ещё!
       *[lost] Здорово! Ещё раз?
    }
persona-seconda = Секонда
persona-seconda-temper = прочла половину правил
persona-seconda-says =
    { $what ->
        [good] Страница четыре!
        [bad] А так можно? Я на пятой странице.
        [won] Тут написано: победа моя.
       *[lost] Надо дочитать вторую половину.
    }
persona-terzo = Терцо
persona-terzo-temper = думает не дальше собственного носа
persona-terzo-says =
    { $what ->
        [good] Прямо под носом.
        [bad] Так далеко я не видел.
        [won] Хватило одного шага.
       *[lost] Два шага. Кто думает на два?
    }
persona-quarta = Кварта
persona-quarta-temper = спрашивает себя, что сделали бы вы
persona-quarta-says =
    { $what ->
        [good] Вы сделали бы так же.
        [bad] Я спросила себя и ошиблась.
        [won] Я знала то, что знали вы.
       *[lost] Вы поступили не как вы.
    }
persona-quinto = Квинто
persona-quinto-temper = уже всё сыграл в уме
persona-quinto-says =
    { $what ->
        [good] Вариант 4012. Как и ожидалось.
        [bad] Хм. Новый вариант.
        [won] Этот конец я уже видел.
       *[lost] Такого конца я не видел. Спасибо.
    }
