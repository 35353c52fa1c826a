import type { AccountMailTexts } from './messages.ts';

export const de: AccountMailTexts = {
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
    body: 'Bitte bestätigen Sie noch, dass diese Adresse Ihnen gehört. Bis dahin schicken wir nur Rechnungen, Nachrichten zum Vertrag und angeforderte Links dorthin.',
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
  accountDeleted: {
    subject: (site) => `Ihr Konto bei ${site} wurde gelöscht`,
    body: 'Ihre Lebensläufe, Fotos und heruntergeladenen Dateien wurden entfernt. Das lässt sich nicht rückgängig machen.',
    invoices: 'Rechnungen bewahren wir so lange auf, wie es das Steuerrecht verlangt.',
  },
};
