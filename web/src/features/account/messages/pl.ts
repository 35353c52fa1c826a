import type { SameKeys } from '../../../i18n/define-messages.ts';

export const pl = {
  email: 'Adres e-mail',
  password: 'Hasło',
  repeatPassword: 'Powtórz hasło',
  firstName: 'Imię',
  lastName: 'Nazwisko',
  remember: 'Zapamiętaj mnie',
  goBack: 'Wróć',
  fixForm: 'Popraw formularz',
  login: {
    title: 'Zaloguj się',
    lead: 'Wróć do swoich CV i pobierz je jako PDF.',
    submit: 'Zaloguj się',
    noAccount: 'Nie masz konta?',
    toRegister: 'Zarejestruj się',
    done: 'Zalogowano pomyślnie',
  },
  register: {
    title: 'Załóż konto',
    lead: 'Zachowaj swoje CV i pobierz je jako PDF. To, co już wpisałeś, zostaje.',
    leadDownload: 'Jeszcze tylko konto i pobierzesz swoje CV. Wszystko, co wpisałeś, zostaje.',
    submit: 'Zarejestruj się',
    hasAccount: 'Masz już konto?',
    toLogin: 'Zaloguj się',
    done: 'Rejestracja przebiegła pomyślnie, za chwilę nastąpi logowanie',
  },
  strength: {
    label: 'Siła hasła',
    enter: 'Wprowadź hasło',
    weak: 'Słaby',
    medium: 'Średni',
    strong: 'Silny',
  },
  showPassword: 'Pokaż lub ukryj hasło',
  logout: { going: 'Wylogowuję...' },
} as const;

/** The same texts in another language. */
export type Messages = SameKeys<typeof pl>;
