import type { BillingMailTexts } from './messages.ts';

export const de: BillingMailTexts = {
  receipt: {
    subject: (number) => `Zahlungsbestätigung und Rechnung ${number}`,
    body: (item) => `Danke für Ihre Zahlung: ${item}. Ihr Zugang ist aktiv, die Rechnung liegt bei.`,
    consent: (date) =>
      `Am ${date} haben Sie verlangt, dass die Leistung sofort beginnt, vor Ablauf der 14-tägigen Widerrufsfrist.`,
    withdrawal: ({ until, url, order }) =>
      `Bis zum ${until} können Sie den Vertrag ohne Anmeldung und ohne Angabe von Gründen widerrufen: ${url} (Bestellnummer ${order}).`,
    contract:
      'Der zweite Anhang bestätigt den Vertrag: seine Bedingungen, den Text Ihrer Zustimmung und das Muster-Widerrufsformular.',
    paid: ({ amount, until }) => `Bezahlter Betrag: ${amount}. Ihr Zugang gilt bis zum ${until}.`,
  },
  contract: {
    subject: (order) => `Vertragsbestätigung, Bestellung ${order}`,
    body: (item) =>
      `Wir bestätigen den Vertrag: ${item}. Seine Bedingungen, der Text Ihrer Zustimmung und das Muster-Widerrufsformular sind angehängt.`,
  },
  withdrawal: {
    subject: (order) => `Eingang Ihres Widerrufs, Bestellung ${order}`,
    received: (at) => `Ihr Widerruf ist bei uns eingegangen: ${at}.`,
    quote: ({ statement, name, email }) => `Ihre Erklärung: „${statement}“ Name: ${name}. E-Mail-Adresse: ${email}.`,
    owed: ({ amount, until }) =>
      `Wir erstatten ${amount} auf dem Weg, auf dem gezahlt wurde, spätestens bis zum ${until}. Der Vertrag ist beendet und damit auch der Zugang. Es wird nichts mehr abgebucht.`,
    nothing:
      'Es wurde nichts gezahlt, also gibt es nichts zu erstatten. Der Vertrag ist beendet und damit auch der Zugang. Es wird nichts abgebucht.',
    keep: 'Bewahren Sie diese Nachricht auf: Sie bestätigt Inhalt, Datum und Uhrzeit des Widerrufs.',
  },
  refund: {
    subject: (number) => `Erstattung und Korrekturrechnung ${number}`,
    body: (amount) => `Wir haben ${amount} erstattet. Die Korrekturrechnung liegt bei.`,
    when: 'Die Erstattung geht auf das Zahlungsmittel, mit dem Sie bezahlt haben, meist innerhalb von 5 bis 10 Werktagen.',
  },
  subscription: {
    action: 'Zu den Zahlungen',
    'trial-started': (p) => [
      `Ihr Probezeitraum läuft bis zum ${p.day}`,
      `Bis ${p.day} ist alles kostenlos. An diesem Tag werden ${p.amount} abgebucht (${p.method}), danach verlängert sich das Abo.`,
      'Sie können jederzeit auf der Seite Zahlungen kündigen: Dann wird nichts abgebucht.',
    ],
    'trial-ending': (p) => [
      `Ihr Probezeitraum endet am ${p.day}`,
      `Am ${p.day} buchen wir die erste Zahlung ab, ${p.amount} (${p.method}), und das Abo beginnt sich zu verlängern.`,
      'Möchten Sie nicht zahlen, kündigen Sie vor diesem Tag auf der Seite Zahlungen: Dann wird nichts abgebucht.',
    ],
    'renewal-soon': (p) => [
      `Ihr Abo verlängert sich am ${p.day}`,
      `Am ${p.day} buchen wir ${p.amount} (${p.method}) für den nächsten Zeitraum ab.`,
      'Möchten Sie es nicht verlängern, kündigen Sie vor diesem Tag auf der Seite Zahlungen. Der Zugang bleibt dann bis zum Ende des bezahlten Zeitraums.',
    ],
    'payment-needs-bank': (p) => [
      'Bestätigen Sie die Zahlung für Ihr Abo',
      `Ihre Bank oder PayPal bittet Sie, die Zahlung von ${p.amount} (${p.method}) zu bestätigen. Das können wir nicht für Sie tun, deshalb versuchen wir es nicht erneut.`,
      `Zahlen und bestätigen Sie auf der Seite Zahlungen bis zum ${p.day}: Der Zugang ist sofort wieder da. Nach diesem Tag endet das Abo.`,
    ],
    'payment-needs-method': (p) => [
      'Ihr Abo braucht eine andere Karte',
      `${p.amount} konnten nicht abgebucht werden (${p.method}), und ein neuer Versuch hilft nicht: Die Bank nimmt die Zahlung auf diesem Weg nicht an.`,
      `Zahlen Sie bis zum ${p.day} auf der Seite Zahlungen mit einer anderen Karte oder Zahlungsart: Der Zugang ist sofort wieder da. Nach diesem Tag endet das Abo.`,
    ],
    'payment-failed': (p) => [
      'Eine Zahlung für Ihr Abo ist fehlgeschlagen',
      `${p.amount} konnten nicht abgebucht werden (${p.method}).`,
      `Wir versuchen es am ${p.day} noch einmal. Sie können auf der Seite Zahlungen auch sofort zahlen oder eine andere Karte angeben. Bis dahin ruht der Zugang.`,
    ],
    cancelled: (p) => [
      'Ihr Abo wurde gekündigt',
      `Es wird nichts mehr abgebucht. Der Zugang gilt bis zum ${p.day}.`,
      'Bis zu diesem Tag können Sie das Abo auf der Seite Zahlungen wieder aufnehmen.',
    ],
    ended: (p) => [
      'Ihr Abo ist beendet',
      `Die Zahlung von ${p.amount} ist fehlgeschlagen, daher ist das Abo beendet. Es wird nichts mehr abgebucht.`,
      'Ihre Dokumente warten auf Sie. Sie können jederzeit zurückkommen.',
    ],
  },
};
