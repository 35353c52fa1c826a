export const pl = {
  'Selecting a value is required': 'Wybór wartości jest wymagany',
  'Phone required': 'Telefon jest wymagany',
  'The phone must have at least # characters': 'Telefon musi mieć co najmniej # znaki',
  'Date selection required': 'Wybór daty jest wymagany',
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
  'Failed to log in. Check your login and/or password': 'Nie udało się zalogować. Sprawdź login i/lub hasło',
  'A user with this login already exists in the system': 'Użytkownik o tym loginie już istnieje w systemie',
  'An error occurred. Try again': 'Wystąpił błąd. Spróbuj ponownie',
  'We need to verify your card': 'Musimy zweryfikować Twoją kartę',
  'Active payment not found. Check if you have funds in your account and try again':
    'Nie znaleziono aktywnej płatności. Sprawdź, czy masz środki na koncie, i spróbuj ponownie',
  'Package selection is required. In a moment you will be transferred to the price list':
    'Wybór pakietu jest wymagany. Za chwilę nastąpi przekierowanie do cennika',
  'You do not have permission to download your CV': 'Nie masz uprawnień do pobrania CV',
  'Too many downloads. Try again in a few minutes': 'Za dużo pobrań. Spróbuj ponownie za kilka minut',
  'Two of your downloads are running already. Try again when one has finished':
    'Dwa Twoje pobrania już trwają. Spróbuj ponownie, gdy jedno się skończy',
  'The date must be in # or later': 'Data nie może być wcześniejsza niż # rok',
  'The template has no such version': 'Szablon nie ma takiej wersji',
  'A CV can have at most # characters': 'CV może mieć co najwyżej # znaków',
  'A CV can have at most # pages': 'CV może mieć co najwyżej # stron',
  'CV does not exist': 'CV nie istnieje',
  'You must be logged in': 'Musisz być zalogowany',
  'No permissions': 'Brak uprawnień',
  'The name can have at most # characters': 'Nazwa może mieć co najwyżej # znaków',
  'The text can have at most # characters': 'Tekst może mieć co najwyżej # znaków',
  'The text contains characters that cannot be printed': 'Tekst zawiera znaki, których nie można wydrukować',
  'The payment was successful. You will soon be redirected to download your CV':
    'Płatność przebiegła pomyślnie. Za chwilę nastąpi przekierowanie do pobrania CV',
  'Too many attempts. Try again in a moment': 'Zbyt wiele prób. Spróbuj ponownie za chwilę',
  'The service is temporarily unavailable. Try again': 'Usługa jest chwilowo niedostępna. Spróbuj ponownie',
  'The request is too large': 'Dane są zbyt duże',
  'This kind of content is not supported': 'Ten rodzaj danych nie jest obsługiwany',
  'Not found': 'Nie znaleziono',
} as const;

/** The same messages, by their English wording, in another language. */
export type Wording = Readonly<Record<keyof typeof pl, string>>;
