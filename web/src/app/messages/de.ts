import { withdrawal } from '@kreda/site/contract/de';
import type { Messages } from './pl.ts';

export const de: Messages = {
  loading: 'Inhalt wird geladen...',
  skipToContent: 'Zum Inhalt springen',
  notifications: 'Benachrichtigungen',
  closeNotification: 'Benachrichtigung schließen',
  menu: {
    main: 'Hauptmenü',
    open: 'Menü öffnen',
    close: 'Menü schließen',
    creator: 'Editor',
    magazine: 'E-Magazin+',
    jobs: 'Stellenangebote',
    documents: 'Meine Dokumente',
    payments: 'Zahlungen',
    profile: 'Profil',
    login: 'Anmelden',
    logout: 'Abmelden',
    language: 'Sprache der Website',
    toDark: 'Zum dunklen Design wechseln',
    toLight: 'Zum hellen Design wechseln',
  },
  guard: {
    verifying: 'Konto wird überprüft',
    success: 'Erfolg',
    paymentNeeded: 'Eine Zahlung ist erforderlich',
  },
  consent: {
    title: 'Messung der Besuche',
    question:
      'Wir möchten wissen, wie Sie die Website nutzen, um sie zu verbessern. Die Zustimmung ist freiwillig; ohne sie funktioniert alles genauso.',
    no: 'Ablehnen',
    yes: 'Zustimmen',
    change: 'Zustimmung zur Messung',
  },
  notFound: {
    title: 'Diese Seite gibt es nicht',
    text: 'Die Adresse hat sich vielleicht geändert oder enthält einen Tippfehler.',
    home: 'Zum Editor',
    elsewhere: 'Andere Bereiche der Website',
  },
  failure: {
    title: 'Etwas ist schiefgelaufen',
    text: 'Ihr Lebenslauf ist sicher. Laden Sie die Seite neu. Wenn das nicht hilft, schreiben Sie uns: {{mail}}.',
    offline: 'Der Server ist nicht erreichbar. Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
    unavailable:
      'Der Dienst ist vorübergehend nicht verfügbar. Was Sie in einen Lebenslauf schreiben, bleibt in diesem Browser. Die Seite öffnet sich von selbst, sobald der Dienst zurück ist.',
    offlineTitle: 'Keine Verbindung',
    offlineText: 'Ihr Lebenslauf ist sicher. Die Seite öffnet sich von selbst, sobald die Verbindung wieder da ist.',
    reload: 'Seite neu laden',
    retry: 'Erneut versuchen',
  },
  footer: {
    promise: 'Ihr Lebenslauf, genau so, wie Sie ihn sehen.',
    contact: 'Kontakt',
    product: 'Produkt',
    help: 'Hilfe',
    prices: 'Preise',
    account: 'Ihr Konto',
    settings: 'Konto und Einstellungen',
    questions: 'Fragen und Antworten',
    legal: 'Rechtliches',
    withdraw: withdrawal.here,
  },
  print: 'Wenn Sie den Lebenslauf drucken möchten, laden Sie ihn als PDF herunter: {{address}}',
};
