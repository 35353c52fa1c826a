import type { MailMessages } from './messages.ts';

export const pl: MailMessages = {
  greeting: (firstName) => `Dzień dobry, ${firstName}!`,
  footer: (site, contactMail) => `Tę wiadomość wysłał serwis ${site}. Masz pytanie? Napisz: ${contactMail}`,
  welcome: {
    subject: (site) => `Witaj w ${site}`,
    body: [
      'Twoje konto jest gotowe. Wszystko, co już jest w Twoim CV, czeka w Twoich dokumentach.',
      'Wybierz szablon, uzupełnij sekcje i pobierz CV jako PDF, kiedy będzie gotowe.',
    ],
    action: 'Otwórz moje dokumenty',
  },
  verification: {
    subject: 'Potwierdź swój adres e-mail',
    body: 'Potwierdź jeszcze, że ten adres należy do Ciebie. Do tego czasu wysyłamy na niego tylko faktury i linki, o które poprosisz.',
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
  receipt: {
    subject: (number) => `Potwierdzenie płatności i faktura ${number}`,
    body: (item) => `Dziękujemy za płatność: ${item}. Dostęp jest już aktywny, a fakturę znajdziesz w załączniku.`,
    consent: (date) => `${date} poprosiłeś o rozpoczęcie usługi od razu, przed upływem 14 dni na odstąpienie od umowy.`,
    withdrawal: (contactMail) => `W ciągu 14 dni możesz odstąpić od umowy: napisz na ${contactMail}.`,
  },
  refund: {
    subject: (number) => `Zwrot płatności i korekta ${number}`,
    body: (amount) => `Zwróciliśmy ${amount}. Fakturę korygującą znajdziesz w załączniku.`,
    when: 'Środki wracają tą samą drogą, zwykle w ciągu 5 do 10 dni roboczych.',
  },
  subscription: {
    action: 'Przejdź do płatności',
    'trial-started': (p) => [
      `Okres próbny trwa do ${p.day}`,
      `Do ${p.day} korzystasz ze wszystkiego za darmo. Tego dnia pobierzemy ${p.amount} (${p.method}) i od tej pory abonament będzie się odnawiał.`,
      'Zrezygnować możesz w każdej chwili na stronie Płatności: wtedy niczego nie pobierzemy.',
    ],
    'payment-failed': (p) => [
      'Płatność za abonament się nie powiodła',
      `Nie udało się pobrać ${p.amount} (${p.method}).`,
      `Spróbujemy ponownie ${p.day}. Możesz też zapłacić od razu albo podać inną kartę na stronie Płatności. Do tego czasu dostęp jest wstrzymany.`,
    ],
    cancelled: (p) => [
      'Abonament został anulowany',
      `Nic więcej nie pobierzemy. Dostęp trwa do ${p.day}.`,
      'Do tego dnia możesz wznowić abonament na stronie Płatności.',
    ],
    ended: (p) => [
      'Abonament się zakończył',
      `Płatność ${p.amount} nie powiodła się kilka razy, więc abonament się zakończył. Nic więcej nie pobierzemy.`,
      'Twoje dokumenty czekają. Wrócić możesz w każdej chwili.',
    ],
  },
  accountDeleted: {
    subject: (site) => `Twoje konto w ${site} zostało usunięte`,
    body: 'Twoje CV, zdjęcia i pobrane pliki zostały usunięte. Tego nie da się cofnąć.',
    invoices: 'Faktury przechowujemy tak długo, jak wymaga tego prawo podatkowe.',
  },
};
