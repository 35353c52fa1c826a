import type { ConsentText, ContractDocumentText, PeriodText, WithdrawalText } from './contract-texts.ts';

export const consent: ConsentText = {
  immediate:
    'Chcę, aby dostęp zaczął się od razu, przed upływem 14 dni na odstąpienie od umowy. Wiem, że po pełnym wykonaniu usługi ustawowe prawo odstąpienia wygasa; 14-dniowa gwarancja zwrotu obowiązuje niezależnie od tego.',
  renewal:
    'Zgadzam się, aby z wybranej karty, konta PayPal lub przez BLIK pobierano {{amount}} {{every}} od {{date}}, dopóki nie zrezygnuję na stronie Płatności.',
};

export const every: PeriodText = { month: 'co miesiąc', year: 'co rok', months: 'co {{months}} mies.' };

export const withdrawal: WithdrawalText = {
  here: 'Odstąp od umowy tutaj',
  confirm: 'Potwierdź odstąpienie',
  statement: 'Odstępuję od umowy o dostęp do serwisu {{site}}, zamówienie {{order}}.',
};

export const contractDocument: ContractDocumentText = {
  fileName: 'umowa',
  title: 'Potwierdzenie zawarcia umowy',
  order: 'Numer zamówienia',
  concluded: 'Umowa zawarta',
  package: 'Pakiet',
  price: 'Cena zapłacona przy zawarciu umowy',
  access: 'Dostęp do',
  renewal: 'Odnowienie',
  renewalFacts: '{{amount}} {{every}} od {{date}}, dopóki nie zrezygnujesz na stronie Płatności',
  buyer: 'Zamawiający',
  seller: 'Sprzedawca',
  consent: 'Zgody wyrażone przy zakupie',
  given: 'Wyrażono {{at}}. Wersja tekstu: {{version}}.',
  right: 'Prawo odstąpienia od umowy',
  until: 'Od tej umowy możesz odstąpić bez podania przyczyny do końca dnia {{day}}.',
  ways: 'Zrobisz to bez logowania pod adresem {{url}}, podając numer zamówienia i adres e-mail. Możesz też wysłać na {{mail}} poniższy formularz albo inne jednoznaczne oświadczenie.',
  modelForm: {
    title: 'Wzór formularza odstąpienia od umowy',
    lead: '(formularz ten należy wypełnić i odesłać tylko w przypadku chęci odstąpienia od umowy)',
    lines: [
      'Adresat: {{seller}}, {{address}}, {{mail}}',
      'Ja/My(*) niniejszym informuję/informujemy(*) o moim/naszym odstąpieniu od umowy o świadczenie następującej usługi: dostęp do serwisu {{name}}',
      'Data zawarcia umowy: …',
      'Imię i nazwisko konsumenta(-ów): …',
      'Adres konsumenta(-ów): …',
      'Podpis konsumenta(-ów) (tylko jeżeli formularz jest przesyłany w wersji papierowej): …',
      'Data: …',
    ],
    foot: '(*) Niepotrzebne skreślić.',
  },
};
