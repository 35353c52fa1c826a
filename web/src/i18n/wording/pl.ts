export const pl = {
  'Selecting a value is required': 'Wybór wartości jest wymagany',
  'Phone required': 'Telefon jest wymagany',
  'The phone must have at least # characters': 'Telefon musi mieć co najmniej # znaki',
  'Date selection required': 'Wybór daty jest wymagany',
  'The end date is earlier than the start date': 'Data końca jest wcześniejsza niż data początku',
  'You must enter your email': 'Musisz podać adres e-mail',
  'Email is invalid': 'Adres e-mail jest nieprawidłowy',
  'Password is required': 'Hasło jest wymagane',
  'Password is too short': 'Hasło jest za krótkie',
  'Password is too long': 'Hasło jest za długie',
  'Passwords are not the same': 'Hasła nie są takie same',
  'You must enter a name': 'Uzupełnij imię i nazwisko',
  'Fix errors': 'Popraw błędy',
  'Fix form': 'Popraw formularz',
  'Image cannot be larger than #mb': 'Zdjęcie nie może być większe niż #mb',
  'The picture has too many pixels. Make it smaller or save it as a JPEG':
    'Zdjęcie ma zbyt wiele pikseli. Zmniejsz je albo zapisz jako JPEG',
  'Many photos are arriving right now. Try again in a moment':
    'Właśnie trafia do nas wiele zdjęć. Spróbuj ponownie za chwilę',
  'Too many photos. Try again in a few minutes': 'Za dużo zdjęć. Spróbuj ponownie za kilka minut',
  'Too many photos without an account. Log in or try again in an hour':
    'Za dużo zdjęć bez konta. Zaloguj się albo spróbuj ponownie za godzinę',
  'The file can have at most # keys and list entries': 'Plik może mieć co najwyżej # kluczy i pozycji list',
  'The file can have at most # lines of text': 'Plik może mieć co najwyżej # wierszy tekstu',
  'The file can be nested at most # levels deep': 'Plik może mieć co najwyżej # poziomów zagnieżdżenia',
  'Failed to log in. Check your login and/or password': 'Nie udało się zalogować. Sprawdź login i/lub hasło',
  'A user with this login already exists in the system': 'Użytkownik o tym loginie już istnieje w systemie',
  'An error occurred. Try again': 'Wystąpił błąd. Spróbuj ponownie',
  Code: 'Kod',
  'We need to verify your card': 'Musimy zweryfikować Twoją kartę',
  'Active payment not found. Check if you have funds in your account and try again':
    'Nie znaleziono aktywnej płatności. Sprawdź, czy masz środki na koncie, i spróbuj ponownie',
  'Package selection is required. In a moment you will be transferred to the price list':
    'Wybór pakietu jest wymagany. Za chwilę nastąpi przekierowanie do cennika',
  'You do not have permission to download your CV': 'Nie masz uprawnień do pobrania CV',
  'Your CV is still empty. Fill it in before downloading it': 'CV jest jeszcze puste. Uzupełnij je przed pobraniem',
  'Too many downloads. Try again in a few minutes': 'Za dużo pobrań. Spróbuj ponownie za kilka minut',
  'Too many new CVs in a short time. Try again later': 'Za dużo nowych CV w krótkim czasie. Spróbuj ponownie później',
  'Without an account there can be at most # CVs, those in the trash included. Register to make more':
    'Bez konta można mieć co najwyżej # CV, razem z tymi w koszu. Zarejestruj się, aby tworzyć kolejne',
  'Two of your downloads are running already. Try again when one has finished':
    'Dwa Twoje pobrania już trwają. Spróbuj ponownie, gdy jedno się skończy',
  'The date must be in # or later': 'Data nie może być wcześniejsza niż # rok',
  'The template has no such version': 'Szablon nie ma takiej wersji',
  'A CV can have at most # characters': 'CV może mieć co najwyżej # znaków',
  'A CV can have at most # pages': 'CV może mieć co najwyżej # stron',
  'page #: it takes too long to draw': 'strona #: jej narysowanie trwa zbyt długo',
  'page #: checksum does not match': 'strona #: suma kontrolna się nie zgadza',
  'The pages are too large': 'Strony są zbyt duże',
  'CV does not exist': 'CV nie istnieje',
  'You must be logged in': 'Musisz być zalogowany',
  'No permissions': 'Brak uprawnień',
  'The name can have at most # characters': 'Nazwa może mieć co najwyżej # znaków',
  'The text can have at most # characters': 'Tekst może mieć co najwyżej # znaków',
  'The text contains characters that cannot be printed': 'Tekst zawiera znaki, których nie można wydrukować',
  'The payment was successful. You will soon be redirected to download your CV':
    'Płatność przebiegła pomyślnie. Za chwilę nastąpi przekierowanie do pobrania CV',
  'Too many attempts. Try again in a moment': 'Zbyt wiele prób. Spróbuj ponownie za chwilę',
  'The payment provider is not responding. Try again in a few minutes':
    'Operator płatności nie odpowiada. Spróbuj ponownie za kilka minut',
  'The service is temporarily unavailable. Try again': 'Usługa jest chwilowo niedostępna. Spróbuj ponownie',
  'The request is too large': 'Dane są zbyt duże',
  'This kind of content is not supported': 'Ten rodzaj danych nie jest obsługiwany',
  'This password is easy to guess. Choose another': 'To hasło łatwo odgadnąć. Wybierz inne',
  'The password is not right': 'Hasło jest nieprawidłowe',
  'Log in again to confirm that it is you': 'Zaloguj się ponownie, aby potwierdzić, że to Ty',
  'The link has expired or is invalid': 'Link wygasł lub jest nieprawidłowy',
  'If the email address was correct, a password reset link was sent to the provided email address':
    'Jeśli adres e-mail był poprawny, wysłaliśmy na niego link do zresetowania hasła',
  'The password has been changed': 'Hasło zostało zmienione',
  'The field is required': 'Pole jest wymagane',
  'The tax number (NIP) is not right': 'NIP jest nieprawidłowy',
  'The 14 days for withdrawing from the contract are over': '14 dni na odstąpienie od umowy już minęło',
  'Voucher activation failed': 'Nie udało się aktywować kodu rabatowego',
  'You already have a subscription. Manage it on the Payments page':
    'Masz już abonament. Zarządzasz nim na stronie Płatności',
  'You have used your trial already. Choose another package': 'Okres próbny masz już za sobą. Wybierz inny pakiet',
  'The payment is being processed. Try again in a moment':
    'Płatność jest właśnie przetwarzana. Spróbuj ponownie za chwilę',
  'Another payment of yours is being opened. Try again in a moment':
    'Inna Twoja płatność jest właśnie otwierana. Spróbuj ponownie za chwilę',
  'Your order has just changed. Try again in a moment':
    'Twoje zamówienie właśnie się zmieniło. Spróbuj ponownie za chwilę',
  'Too many payments were opened. Try again in a few minutes':
    'Otwarto zbyt wiele płatności. Spróbuj ponownie za kilka minut',
  'The link was sent several times today. Look among spam, too, or try again tomorrow':
    'Link został dziś wysłany kilka razy. Sprawdź też spam albo spróbuj jutro',
  'There is no running subscription': 'Nie masz aktywnego abonamentu',
  'There is nothing to pay': 'Nie ma nic do zapłacenia',
  'This way of paying is not available': 'Ten sposób płatności jest niedostępny',
  'Cannot cancel subscription': 'Nie można anulować abonamentu',
  'The refund is larger than what is left': 'Zwrot jest większy niż kwota, która została do zwrócenia',
  'Not found': 'Nie znaleziono',
} as const;

/** The same messages, by their English wording, in another language. */
export type Wording = Readonly<Record<keyof typeof pl, string>>;
