/** Somebody's PayPal account in the sandbox. */
export interface PaypalAccount {
  email: string;
  payerId: string;
  givenName: string;
  surname: string;
  /** What PayPal refuses it. */
  declines: 'nothing' | 'captures' | 'renewals';
  /** What the approval page says of it, in Polish. */
  note: string;
}

/** The accounts that the approval page offers; the first is chosen already. */
export const ACCOUNTS: readonly [PaypalAccount, ...PaypalAccount[]] = [
  {
    email: 'lucja@example.pl',
    payerId: 'LUCJAZAK00001',
    givenName: 'Łucja',
    surname: 'Żak',
    declines: 'nothing',
    note: 'płatność się uda',
  },
  {
    email: 'pusty-portfel@example.pl',
    payerId: 'PUSTYPORT0001',
    givenName: 'Paweł',
    surname: 'Pusty',
    declines: 'captures',
    note: 'pobranie zostanie odrzucone',
  },
  {
    email: 'bez-odnowien@example.pl',
    payerId: 'BEZODNOW00001',
    givenName: 'Beata',
    surname: 'Bezodnowna',
    declines: 'renewals',
    note: 'teraz się uda, kolejne odnowienia zostaną odrzucone',
  },
];

/** The account of that address, or undefined. */
export function accountOf(email: string): PaypalAccount | undefined {
  return ACCOUNTS.find((account) => account.email === email);
}
