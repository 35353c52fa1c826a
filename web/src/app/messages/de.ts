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
  home: {
    title: 'Ein Lebenslauf, der gleich überzeugt',
    lead: 'Wähle eine Vorlage, trag deine Erfahrung ein und sieh sofort fertige A4-Seiten. Das PDF sieht genauso aus wie die Vorschau.',
    choose: 'Vorlage wählen',
    facts: {
      free: 'Ohne Konto loslegen',
      exact: 'Das PDF gleicht der Vorschau',
      readable: 'Lesbar für Bewerbungssysteme',
    },
  },
  notFound: {
    title: 'Diese Seite gibt es nicht',
    text: 'Die Adresse hat sich vielleicht geändert oder enthält einen Tippfehler.',
    home: 'Zum Editor',
  },
  failure: {
    title: 'Etwas ist schiefgelaufen',
    text: 'Dein Lebenslauf ist sicher. Lade die Seite neu. Wenn das nicht hilft, schreib uns: {{mail}}.',
    offline: 'Der Server ist nicht erreichbar. Prüfe deine Internetverbindung und versuche es erneut.',
    offlineTitle: 'Keine Verbindung',
    offlineText: 'Dein Lebenslauf ist sicher. Die Seite öffnet sich von selbst, sobald die Verbindung wieder da ist.',
    reload: 'Seite neu laden',
    retry: 'Erneut versuchen',
  },
  footer: {
    promise: 'Ein Lebenslauf, einmal gesetzt, überall gleich.',
    contact: 'Kontakt',
    product: 'Produkt',
    help: 'Hilfe',
    pick: 'Lebenslauf-Vorlagen',
  },
  print: 'Um den Lebenslauf als A4-Seiten zu bekommen, lade ihn als PDF herunter: {{address}}',
};
