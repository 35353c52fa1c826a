import type { Wording } from './pl.ts';

export const ua: Wording = {
  'Selecting a value is required': 'Потрібно вибрати значення',
  'Phone required': 'Вкажіть номер телефону',
  'The phone must have at least # characters': 'Кількість символів у номері телефону має бути не меншою за #',
  'Date selection required': 'Потрібно вибрати дату',
  'The end date is earlier than the start date': 'Дата завершення раніша за дату початку',
  'You must enter your email': 'Вкажіть електронну пошту',
  'Email is invalid': 'Неправильна адреса електронної пошти',
  'Password is required': 'Вкажіть пароль',
  'Password is too short': 'Пароль закороткий',
  'Password is too long': 'Пароль задовгий',
  'Passwords are not the same': 'Паролі не збігаються',
  'You must enter a name': 'Вкажіть ім’я та прізвище',
  'Fix errors': 'Виправте помилки',
  'Fix form': 'Виправте форму',
  'Image cannot be larger than #mb': 'Фото не може бути більшим за # МБ',
  'The picture has too many pixels. Make it smaller or save it as a JPEG':
    'Зображення має забагато пікселів. Зменште його або збережіть у форматі JPEG',
  'Many photos are arriving right now. Try again in a moment':
    'Саме зараз надходить багато фотографій. Спробуйте ще раз за мить',
  'Too many photos. Try again in a few minutes': 'Забагато фотографій. Спробуйте ще раз за кілька хвилин',
  'Too many photos without an account. Log in or try again in an hour':
    'Забагато фотографій без облікового запису. Увійдіть або спробуйте ще раз за годину',
  'The file can have at most # keys and list entries': 'Найбільша кількість ключів і елементів списків у файлі: #',
  'The file can have at most # lines of text': 'Найбільша кількість рядків тексту у файлі: #',
  'The file can be nested at most # levels deep': 'Найбільша кількість рівнів вкладеності у файлі: #',
  'Failed to log in. Check your login and/or password': 'Не вдалося ввійти. Перевірте логін і/або пароль',
  'A user with this login already exists in the system': 'Користувач із таким логіном уже існує в системі',
  'An error occurred. Try again': 'Сталася помилка. Спробуйте ще раз',
  Code: 'Код',
  'We need to verify your card': 'Нам потрібно перевірити вашу картку',
  'Active payment not found. Check if you have funds in your account and try again':
    'Активної оплати не знайдено. Перевірте, чи є кошти на рахунку, і спробуйте ще раз',
  'Package selection is required. In a moment you will be transferred to the price list':
    'Потрібно вибрати пакет. Зараз ви перейдете до цін',
  'You do not have permission to download your CV': 'У вас немає дозволу на завантаження резюме',
  'Your CV is still empty. Fill it in before downloading it': 'Резюме ще порожнє. Заповніть його перед завантаженням',
  'Too many downloads. Try again in a few minutes': 'Забагато завантажень. Спробуйте ще раз за кілька хвилин',
  'Too many new CVs in a short time. Try again later': 'Забагато нових резюме за короткий час. Спробуйте пізніше',
  'Without an account there can be at most # CVs, those in the trash included. Register to make more':
    'Без облікового запису можна мати щонайбільше # резюме, разом із тими, що в кошику. Зареєструйтеся, щоб створювати нові',
  'Two of your downloads are running already. Try again when one has finished':
    'Два ваші завантаження вже тривають. Спробуйте ще раз, коли одне з них завершиться',
  'The date must be in # or later': 'Дата має бути не раніше # року',
  'The template has no such version': 'Шаблон не має такої версії',
  'A CV can have at most # characters': 'Найбільша кількість символів у резюме: #',
  'A CV can have at most # pages': 'Найбільша кількість сторінок у резюме: #',
  'page #: it takes too long to draw': 'сторінка #: її малювання триває занадто довго',
  'page #: checksum does not match': 'сторінка #: контрольна сума не збігається',
  'The pages are too large': 'Сторінки завеликі',
  'CV does not exist': 'Такого резюме не існує',
  'You must be logged in': 'Потрібно увійти',
  'No permissions': 'Немає прав доступу',
  'The name can have at most # characters': 'Найбільша кількість символів у назві: #',
  'The text can have at most # characters': 'Найбільша кількість символів у тексті: #',
  'The text contains characters that cannot be printed': 'Текст містить символи, які неможливо надрукувати',
  'The payment was successful. You will soon be redirected to download your CV':
    'Оплата пройшла успішно. Зараз ви перейдете до завантаження резюме',
  'Too many attempts. Try again in a moment': 'Забагато спроб. Спробуйте ще раз за мить',
  'The payment provider is not responding. Try again in a few minutes':
    'Платіжний сервіс не відповідає. Спробуйте ще раз за кілька хвилин',
  'The service is temporarily unavailable. Try again': 'Сервіс тимчасово недоступний. Спробуйте ще раз',
  'The request is too large': 'Запит завеликий',
  'This kind of content is not supported': 'Цей тип вмісту не підтримується',
  'This password is easy to guess. Choose another': 'Цей пароль легко вгадати. Оберіть інший',
  'The password is not right': 'Пароль неправильний',
  'Log in again to confirm that it is you': 'Увійдіть знову, щоб підтвердити, що це ви',
  'The link has expired or is invalid': 'Посилання недійсне або термін його дії минув',
  'If the email address was correct, a password reset link was sent to the provided email address':
    'Якщо електронна адреса правильна, на неї надіслано посилання для скидання пароля',
  'The password has been changed': 'Пароль змінено',
  'The field is required': 'Це поле обов’язкове',
  'The tax number (NIP) is not right': 'Податковий номер (NIP) неправильний',
  'The 14 days for withdrawing from the contract are over': '14 днів на відмову від договору вже минули',
  'Voucher activation failed': 'Не вдалося активувати код знижки',
  'You already have a subscription. Manage it on the Payments page':
    'У вас уже є підписка. Керувати нею можна на сторінці «Платежі»',
  'You have used your trial already. Choose another package':
    'Ви вже скористалися пробним періодом. Оберіть інший пакет',
  'The payment is being processed. Try again in a moment': 'Платіж саме обробляється. Спробуйте ще раз за мить',
  'Another payment of yours is being opened. Try again in a moment':
    'Саме відкривається інший ваш платіж. Спробуйте ще раз за мить',
  'Your order has just changed. Try again in a moment': 'Ваше замовлення щойно змінилося. Спробуйте ще раз за мить',
  'Too many payments were opened. Try again in a few minutes':
    'Відкрито забагато платежів. Спробуйте ще раз за кілька хвилин',
  'The link was sent several times today. Look among spam, too, or try again tomorrow':
    'Посилання сьогодні надіслано кілька разів. Перевірте також спам або спробуйте завтра',
  'There is no running subscription': 'У вас немає активної підписки',
  'There is nothing to pay': 'Немає чого оплачувати',
  'This way of paying is not available': 'Цей спосіб оплати недоступний',
  'Cannot cancel subscription': 'Підписку не можна скасувати',
  'The refund is larger than what is left': 'Сума повернення більша за ту, що залишилася',
  'Not found': 'Не знайдено',
};
