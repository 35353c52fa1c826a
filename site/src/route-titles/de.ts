import type { RouteTitles } from './pl.ts';

export const de: RouteTitles = {
  home: {
    title: 'Lebenslauf-Editor',
    description:
      'Wählen Sie eine Vorlage, tragen Sie Ihre Erfahrung ein und sehen Sie sofort fertige A4-Seiten. Laden Sie Ihren Lebenslauf als PDF herunter, das genauso aussieht wie die Vorschau.',
  },
  editor: { title: 'Lebenslauf-Editor' },
  pricing: { title: 'Preise' },
  payment: { title: 'Zahlung' },
  thankYou: { title: 'Danke für Ihre Zahlung' },
  download: { title: 'Lebenslauf herunterladen' },
  preview: { title: 'Vorschau des Lebenslaufs' },
  myDocuments: { title: 'Meine Dokumente' },
  login: {
    title: 'Anmelden',
    description: 'Melden Sie sich an, um zu Ihren Lebensläufen zurückzukehren und sie als PDF herunterzuladen.',
  },
  register: {
    title: 'Registrieren',
    description: 'Erstellen Sie ein Konto, um Ihre Lebensläufe zu behalten und als PDF herunterzuladen.',
  },
  account: { title: 'Konto' },
  remindPassword: {
    title: 'Passwort zurücksetzen',
    description: 'Geben Sie Ihre E-Mail-Adresse ein, und wir senden Ihnen einen Link für ein neues Passwort.',
  },
  resetPassword: { title: 'Neues Passwort festlegen' },
  verifyEmail: { title: 'E-Mail-Adresse bestätigen' },
  payments: { title: 'Zahlungen' },
  logout: { title: 'Abmelden' },
  magazine: { title: 'E-Magazin' },
  jobOffers: {
    title: 'Stellenangebote',
    description: 'Finden Sie eine Stelle nach Beruf, Ort und Branche und erstellen Sie dann einen Lebenslauf dafür.',
  },
  jobOffer: { title: 'Stellenangebot' },
  terms: {
    title: 'Nutzungsbedingungen',
    description: 'Die Regeln für die Nutzung und den Kauf des Zugangs: Pakete, Abo, Widerruf und Reklamationen.',
  },
  privacy: {
    title: 'Datenschutzerklärung',
    description: 'Welche Daten wir erheben, wofür, wie lange wir sie aufbewahren und was Sie damit tun können.',
  },
  cookies: {
    title: 'Cookies und Einwilligung',
    description: 'Was wir in Ihrem Browser speichern und wann wir um Einwilligung bitten.',
  },
  contact: {
    title: 'Kontakt',
    description: 'Wie Sie uns schreiben und was Sie zu Zahlung, Konto, Lebenslauf oder Daten angeben sollten.',
  },
  withdrawal: {
    title: 'Widerruf des Vertrags',
    description:
      'Widerrufen Sie einen Vertrag binnen 14 Tagen nach dem Kauf, ohne Anmeldung: Bestellnummer und E-Mail-Adresse genügen.',
  },
  notFound: { title: '404 Error' },
};
