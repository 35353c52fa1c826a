import type { BillingMailTexts } from './messages.ts';

export const de: BillingMailTexts = {
  receipt: {
    subject: (number) => `Zahlungsbestätigung und Rechnung ${number}`,
    body: (item) => `Danke für Ihre Zahlung: ${item}. Ihr Zugang ist aktiv, die Rechnung liegt bei.`,
    consent: (date) =>
      `Am ${date} haben Sie verlangt, dass die Leistung sofort beginnt, vor Ablauf der 14-tägigen Widerrufsfrist.`,
    withdrawal: (contactMail) =>
      `Innerhalb von 14 Tagen können Sie den Vertrag widerrufen: Schreiben Sie an ${contactMail}.`,
    paid: ({ amount, until }) => `Bezahlter Betrag: ${amount}. Ihr Zugang gilt bis zum ${until}.`,
  },
  refund: {
    subject: (number) => `Erstattung und Korrekturrechnung ${number}`,
    body: (amount) => `Wir haben ${amount} erstattet. Die Korrekturrechnung liegt bei.`,
    when: 'Die Erstattung geht an die benutzte Zahlungsart, meist innerhalb von 5 bis 10 Werktagen.',
  },
  subscription: {
    action: 'Zu den Zahlungen',
    'trial-started': (p) => [
      `Ihre Probezeit läuft bis ${p.day}`,
      `Bis ${p.day} ist alles kostenlos. An diesem Tag werden ${p.amount} abgebucht (${p.method}), danach verlängert sich das Abo.`,
      'Sie können jederzeit auf der Seite Zahlungen kündigen: Dann wird nichts abgebucht.',
    ],
    'payment-failed': (p) => [
      'Eine Zahlung für Ihr Abo ist fehlgeschlagen',
      `${p.amount} konnten nicht abgebucht werden (${p.method}).`,
      `Wir versuchen es am ${p.day} noch einmal. Sie können auf der Seite Zahlungen auch sofort zahlen oder eine andere Karte angeben. Bis dahin ruht der Zugang.`,
    ],
    cancelled: (p) => [
      'Ihr Abo wurde gekündigt',
      `Es wird nichts mehr abgebucht. Der Zugang gilt bis ${p.day}.`,
      'Bis zu diesem Tag können Sie das Abo auf der Seite Zahlungen wieder aufnehmen.',
    ],
    ended: (p) => [
      'Ihr Abo ist beendet',
      `Die Zahlung von ${p.amount} ist mehrmals fehlgeschlagen, daher ist das Abo beendet. Es wird nichts mehr abgebucht.`,
      'Ihre Dokumente warten auf Sie. Sie können jederzeit zurückkommen.',
    ],
  },
};
