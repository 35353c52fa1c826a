import type { RouteTitles } from './pl.ts';

export const de: RouteTitles = {
  home: {
    title: 'Lebenslauf-Editor',
    description:
      'Wähle eine Vorlage, trag deine Erfahrung ein und sieh sofort fertige A4-Seiten. Lade deinen Lebenslauf als PDF herunter, das genauso aussieht wie die Vorschau.',
  },
  editor: { title: 'Lebenslauf-Editor' },
  pricing: { title: 'Preise' },
  payment: { title: 'Zahlung' },
  thankYou: { title: 'Danke für deine Zahlung' },
  download: { title: 'Lebenslauf herunterladen' },
  preview: { title: 'Vorschau des Lebenslaufs' },
  myDocuments: { title: 'Meine Dokumente' },
  login: {
    title: 'Anmelden',
    description: 'Melde dich an, um zu deinen Lebensläufen zurückzukehren und sie als PDF herunterzuladen.',
  },
  register: {
    title: 'Registrieren',
    description: 'Erstelle ein Konto, um deine Lebensläufe zu behalten und als PDF herunterzuladen.',
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
    description: 'Finde eine Stelle nach Beruf, Ort und Branche und erstelle dann einen Lebenslauf dafür.',
  },
  jobOffer: { title: 'Stellenangebot' },
  terms: {
    title: 'Nutzungsbedingungen',
    description: 'Die Regeln für die Nutzung und den Kauf des Zugangs: Pakete, Abo, Widerruf und Reklamationen.',
  },
  privacy: {
    title: 'Datenschutzerklärung',
    description: 'Welche Daten wir erheben, wofür, wie lange wir sie aufbewahren und was du damit tun kannst.',
  },
  cookies: {
    title: 'Cookies und Einwilligung',
    description: 'Was wir in deinem Browser speichern und wann wir um Einwilligung bitten.',
  },
  contact: {
    title: 'Kontakt',
    description: 'Wie du uns schreibst und was du zu Zahlung, Konto, Lebenslauf oder Daten angeben solltest.',
  },
  notFound: { title: '404 Error' },
};
