# Боты, с которыми играют люди: по пять в каждой игре, от слабого к сильному. Имя и нрав в одной строке.

## Tóncc

persona-pip = Паж Пип
persona-pip-temper = бежит впереди своего Короля
persona-dondola = Герцогиня Дондола
persona-dondola-temper = передумывает на каждой границе
persona-bruno = Капитан Бруно
persona-bruno-temper = берёт то, что перед ним
persona-ginevra = Аббатиса Джиневра
persona-ginevra-temper = слышит то, чего вы не сказали
persona-malachia = Король Малахия Седой
persona-malachia-temper = уже был там, куда вы идёте

## Toscana

persona-nino = Нино
persona-nino-temper = подмастерье: сначала кладёт, потом смотрит
persona-pia = Бабушка Пия
persona-pia-temper = строит там, где стоит её скамейка
persona-fausto = Землемер Фаусто
persona-fausto-temper = сегодня не потеряет ни клетки
persona-livia = Графиня Ливия
persona-livia-temper = улыбается и говорит «нет» в худшую минуту
persona-brunello = Мастер Брунелло
persona-brunello-temper = видит город до первой плитки

## Totsa!

persona-biscotto = Бискотто
persona-biscotto-temper = старый пёс: дремлет и видит во сне печенье
persona-rosa = Тётя Роза
persona-rosa-temper = хлопает от души, не всегда по той карте
persona-tino = Тино
persona-tino-temper = ученик пекаря: узнаёт печенье по крошкам
persona-volpe = Вольпе
persona-volpe-temper = лиса: помнит, что вы перевернули
persona-ombra = Омбра
persona-ombra-temper = енот: исчезает с печеньем раньше вашего взгляда

## Tomoko

persona-momo = Момо
persona-momo-temper = котёнок: толкает шарики, чтобы катились
persona-haru = Хару
persona-haru-temper = радуется каждой карте, вашей тоже
persona-emi = Эми
persona-emi-temper = вполголоса считает шарики
persona-jiro = Старый Дзиро
persona-jiro-temper = ждёт три хода ради одного верного
persona-tsuru = Журавль Цуру
persona-tsuru-temper = узнаёт вашу карту по тому, чего вы не трогаете

## Any other game

persona-primo = Примо
persona-primo-temper = играет впервые, и ему нравится
persona-seconda = Секонда
persona-seconda-temper = прочла половину правил
persona-terzo = Терцо
persona-terzo-temper = думает не дальше собственного носа
persona-quarta = Кварта
persona-quarta-temper = спрашивает себя, что сделали бы вы
persona-quinto = Квинто
persona-quinto-temper = уже всё сыграл в уме
