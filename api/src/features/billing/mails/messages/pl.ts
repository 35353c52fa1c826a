import type { BillingMailTexts } from './messages.ts';

export const pl: BillingMailTexts = {
  receipt: {
    subject: (number) => `Potwierdzenie płatności i faktura ${number}`,
    body: (item) => `Dziękujemy za płatność: ${item}. Dostęp jest już aktywny, a fakturę znajdziesz w załączniku.`,
    consent: (date) =>
      `Na Twoją prośbę z dnia ${date} usługa rozpoczęła się od razu, przed upływem 14 dni na odstąpienie od umowy.`,
    withdrawal: ({ until, url, order }) =>
      `Do ${until} możesz odstąpić od umowy, bez logowania i bez podawania przyczyny: ${url} (numer zamówienia ${order}).`,
    contract: 'Drugi załącznik to potwierdzenie umowy: jej warunki, treść Twoich zgód i wzór formularza odstąpienia.',
    paid: ({ amount, until }) => `Zapłacona kwota: ${amount}. Dostęp trwa do ${until}.`,
  },
  contract: {
    subject: (order) => `Potwierdzenie umowy, zamówienie ${order}`,
    body: (item) =>
      `Potwierdzamy umowę: ${item}. W załączniku są jej warunki, treść Twoich zgód i wzór formularza odstąpienia.`,
  },
  withdrawal: {
    subject: (order) => `Potwierdzenie odstąpienia od umowy, zamówienie ${order}`,
    received: (at) => `Otrzymaliśmy Twoje odstąpienie od umowy: ${at}.`,
    quote: ({ statement, name, email }) =>
      `Treść oświadczenia: „${statement}” Imię i nazwisko: ${name}. Adres e-mail: ${email}.`,
    owed: ({ amount, until }) =>
      `Zwrócimy ${amount} tą samą drogą, którą zapłacono, najpóźniej do ${until}. Umowa się zakończyła, więc nie ma już dostępu i nic więcej nie pobierzemy.`,
    nothing:
      'Nic nie zostało zapłacone, więc nie ma czego zwracać. Umowa się zakończyła, więc nie ma już dostępu i niczego nie pobierzemy.',
    keep: 'Zachowaj tę wiadomość: potwierdza treść, dzień i godzinę odstąpienia.',
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
    'trial-ending': (p) => [
      `Okres próbny kończy się ${p.day}`,
      `${p.day} pobierzemy pierwszą płatność, ${p.amount} (${p.method}), i abonament zacznie się odnawiać.`,
      'Jeśli nie chcesz płacić, zrezygnuj przed tym dniem na stronie Płatności: wtedy niczego nie pobierzemy.',
    ],
    'renewal-soon': (p) => [
      `Abonament odnowi się ${p.day}`,
      `${p.day} pobierzemy ${p.amount} (${p.method}) za kolejny okres.`,
      'Jeśli nie chcesz go odnawiać, zrezygnuj przed tym dniem na stronie Płatności. Dostęp potrwa wtedy do końca opłaconego okresu.',
    ],
    'payment-needs-bank': (p) => [
      'Potwierdź płatność za abonament',
      `Bank lub PayPal prosi, aby potwierdzić płatność ${p.amount} (${p.method}). Nie możemy tego zrobić za Ciebie, więc sami jej nie ponowimy.`,
      `Zapłać i potwierdź ją na stronie Płatności do ${p.day}: dostęp wróci od razu. Po tym dniu abonament się zakończy.`,
    ],
    'payment-needs-method': (p) => [
      'Podaj inną kartę do abonamentu',
      `Nie udało się pobrać ${p.amount} (${p.method}) i ponawianie nic nie da: bank nie przyjmie płatności tą metodą.`,
      `Zapłać inną kartą lub w inny sposób na stronie Płatności do ${p.day}: dostęp wróci od razu. Po tym dniu abonament się zakończy.`,
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
      `Płatność ${p.amount} się nie powiodła, więc abonament się zakończył. Nic więcej nie pobierzemy.`,
      'Twoje dokumenty czekają. Wrócić możesz w każdej chwili.',
    ],
  },
};
