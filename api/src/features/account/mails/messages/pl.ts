import type { AccountMailTexts } from './messages.ts';

export const pl: AccountMailTexts = {
  welcome: {
    subject: (site) => `Witamy w serwisie ${site}`,
    body: [
      'Twoje konto jest gotowe. Wszystko, co już jest w Twoim CV, czeka w Twoich dokumentach.',
      'Wybierz szablon, uzupełnij sekcje i pobierz CV jako PDF, kiedy będzie gotowe.',
    ],
    action: 'Otwórz moje dokumenty',
  },
  verification: {
    subject: 'Potwierdź swój adres e-mail',
    body: 'Potwierdź jeszcze, że ten adres należy do Ciebie. Do tego czasu wysyłamy na niego tylko faktury, wiadomości o umowie i linki, o które poprosisz.',
    action: 'Potwierdź adres',
    expires: 'Link działa przez 7 dni i tylko raz. Otwórz go tam, gdzie logujesz się na konto.',
    ignore: 'Jeśli to nie Ty zakładasz konto, nie musisz nic robić.',
  },
  passwordReset: {
    subject: 'Ustaw nowe hasło',
    body: 'Ktoś, zapewne Ty, poprosił o ustawienie nowego hasła do tego konta.',
    action: 'Ustaw nowe hasło',
    expires: 'Link działa przez godzinę i tylko raz.',
    ignore: 'Jeśli to nie Ty, nie musisz nic robić: hasło pozostaje bez zmian.',
  },
  passwordChanged: {
    subject: 'Hasło zostało zmienione',
    body: 'Hasło do Twojego konta zostało właśnie zmienione. Na wszystkich urządzeniach trzeba zalogować się ponownie.',
    otherwise: 'Jeśli to nie Ty, od razu ustaw nowe hasło i napisz do nas.',
    action: 'Ustaw nowe hasło',
  },
  googleLinked: {
    subject: 'Logowanie przez Google zostało włączone',
    body: 'Do Twojego konta można teraz logować się przez Google.',
    passwordGone:
      'Nikt wcześniej nie potwierdził, że ten adres należy do niego, dlatego dotychczasowe hasło przestało działać. Nowe ustawisz w każdej chwili przez „Nie pamiętam hasła”.',
    otherwise: 'Jeśli to nie Ty, napisz do nas.',
    action: 'Otwórz ustawienia konta',
  },
  accountDeleted: {
    subject: (site) => `Twoje konto w serwisie ${site} zostało usunięte`,
    body: 'Twoje CV, zdjęcia i pobrane pliki zostały usunięte. Tego nie da się cofnąć.',
    invoices: 'Faktury przechowujemy tak długo, jak wymaga tego prawo podatkowe.',
  },
};
