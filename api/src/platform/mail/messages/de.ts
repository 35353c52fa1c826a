import type { MailMessages } from './messages.ts';

export const de: MailMessages = {
  greeting: (firstName) => `Guten Tag, ${firstName}!`,
  footer: (site, contactMail) =>
    `Diese Nachricht wurde von ${site} gesendet. Eine Frage? Schreiben Sie an ${contactMail}`,
  welcome: {
    subject: (site) => `Willkommen bei ${site}`,
    body: [
      'Ihr Konto ist bereit. Alles, was Sie bisher eingegeben haben, wartet in Ihren Dokumenten.',
      'Wählen Sie eine Vorlage, füllen Sie die Abschnitte aus und laden Sie Ihren Lebenslauf als PDF herunter, sobald er fertig ist.',
    ],
    action: 'Meine Dokumente öffnen',
  },
  verification: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    body: 'Bitte bestätigen Sie noch, dass diese Adresse Ihnen gehört. Bis dahin schicken wir nur Rechnungen und angeforderte Links dorthin.',
    action: 'Adresse bestätigen',
    expires: 'Der Link gilt 7 Tage und nur einmal. Öffnen Sie ihn dort, wo Sie sich bei Ihrem Konto anmelden.',
    ignore: 'Wenn Sie das Konto nicht angelegt haben, müssen Sie nichts tun.',
  },
  passwordReset: {
    subject: 'Neues Passwort festlegen',
    body: 'Jemand, vermutlich Sie, möchte ein neues Passwort für dieses Konto festlegen.',
    action: 'Neues Passwort festlegen',
    expires: 'Der Link gilt eine Stunde und nur einmal.',
    ignore: 'Wenn Sie das nicht waren, müssen Sie nichts tun: Das Passwort bleibt, wie es ist.',
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    body: 'Das Passwort Ihres Kontos wurde soeben geändert. Auf allen Geräten ist eine neue Anmeldung nötig.',
    otherwise: 'Wenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest und schreiben Sie uns.',
    action: 'Neues Passwort festlegen',
  },
  googleLinked: {
    subject: 'Die Anmeldung mit Google ist eingeschaltet',
    body: 'Sie können sich jetzt mit Google bei Ihrem Konto anmelden.',
    passwordGone:
      'Diese Adresse war bisher nicht bestätigt; deshalb gilt das bisherige Passwort nicht mehr. Ein neues können Sie jederzeit festlegen: Wählen Sie bei der Anmeldung „Passwort vergessen?“.',
    otherwise: 'Wenn Sie das nicht waren, schreiben Sie uns.',
    action: 'Kontoeinstellungen öffnen',
  },
  receipt: {
    subject: (number) => `Zahlungsbestätigung und Rechnung ${number}`,
    body: (item) => `Danke für Ihre Zahlung: ${item}. Ihr Zugang ist aktiv, die Rechnung liegt bei.`,
    consent: (date) =>
      `Am ${date} haben Sie verlangt, dass die Leistung sofort beginnt, vor Ablauf der 14-tägigen Widerrufsfrist.`,
    withdrawal: (contactMail) =>
      `Innerhalb von 14 Tagen können Sie den Vertrag widerrufen: Schreiben Sie an ${contactMail}.`,
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
  accountDeleted: {
    subject: (site) => `Ihr Konto bei ${site} wurde gelöscht`,
    body: 'Ihre Lebensläufe, Fotos und heruntergeladenen Dateien wurden entfernt. Das lässt sich nicht rückgängig machen.',
    invoices: 'Rechnungen bewahren wir so lange auf, wie es das Steuerrecht verlangt.',
  },
};
