import type { BillingMailTexts } from './messages.ts';

export const dk: BillingMailTexts = {
  receipt: {
    subject: (number) => `Kvittering og faktura ${number}`,
    body: (item) => `Tak for din betaling: ${item}. Din adgang er aktiv, og fakturaen er vedhæftet.`,
    consent: (date) =>
      `Den ${date} bad du om, at tjenesten begynder straks, før de 14 dages fortrydelsesret var udløbet.`,
    withdrawal: (contactMail) => `Inden for 14 dage kan du fortryde aftalen: skriv til ${contactMail}.`,
    paid: ({ amount, until }) => `Betalt beløb: ${amount}. Din adgang varer til ${until}.`,
  },
  refund: {
    subject: (number) => `Refusion og kreditnota ${number}`,
    body: (amount) => `Vi har refunderet ${amount}. Kreditnotaen er vedhæftet.`,
    when: 'Pengene kommer tilbage samme vej, som regel inden for 5 til 10 hverdage.',
  },
  subscription: {
    action: 'Gå til betalinger',
    'trial-started': (p) => [
      `Din prøveperiode varer til ${p.day}`,
      `Indtil ${p.day} er alt gratis. Den dag trækkes ${p.amount} (${p.method}), og derefter fornyes abonnementet.`,
      'Du kan opsige når som helst på siden Betalinger: så trækkes intet.',
    ],
    'payment-failed': (p) => [
      'En betaling for dit abonnement mislykkedes',
      `${p.amount} kunne ikke trækkes (${p.method}).`,
      `Vi prøver igen den ${p.day}. På siden Betalinger kan du også betale med det samme eller angive et andet kort. Indtil da er adgangen sat på pause.`,
    ],
    cancelled: (p) => [
      'Dit abonnement er opsagt',
      `Der trækkes ikke mere. Adgangen varer til ${p.day}.`,
      'Indtil den dag kan du genoptage abonnementet på siden Betalinger.',
    ],
    ended: (p) => [
      'Dit abonnement er slut',
      `Betalingen på ${p.amount} mislykkedes flere gange, så abonnementet er slut. Der trækkes ikke mere.`,
      'Dine dokumenter venter. Du kan komme tilbage når som helst.',
    ],
  },
};
