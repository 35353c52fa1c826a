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
};
