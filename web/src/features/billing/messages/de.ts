import type { Messages } from './pl.ts';

export const de: Messages = {
  pricing: {
    title: 'Wähle ein Paket und lade deinen Lebenslauf herunter',
    lead: 'Du zahlst einmal, mit Karte. Kein Einmalpaket verlängert sich von selbst.',
    loading: 'Preisliste wird geladen...',
    recommended: 'Am häufigsten gewählt',
    savings: 'Du sparst {{percent}} %',
    whatYouGet: 'Das bekommst du',
    choose: 'Paket wählen',
    chooseNamed: 'Paket {{name}} wählen',
    gross: 'brutto, inkl. MwSt.',
    byCard: 'Sichere Kartenzahlung',
    empty: 'Im Moment sind keine Pakete im Verkauf.',
    back: 'Zurück zum Lebenslauf',
  },
  payment: {
    title: 'Kartenzahlung',
    loading: 'Zahlung wird geladen...',
    fullName: 'Vor- und Nachname',
    email: 'E-Mail',
    number: 'Kartennummer',
    expiry: 'Gültig bis',
    expiryPlaceholder: 'MM / JJ',
    cvc: 'Prüfnummer (CVC)',
    pay: '{{amount}} zahlen',
    paying: 'Zahlung läuft...',
    yourPackage: 'Dein Paket',
    change: 'Paket ändern',
    total: 'Zu zahlen',
    vat: 'Der Preis enthält 23 % MwSt.',
    back: 'Zurück zur Preisliste',
    consent:
      'Ich möchte, dass der Zugang sofort beginnt, vor Ablauf der 14-tägigen Widerrufsfrist. Mir ist bekannt, dass das gesetzliche Widerrufsrecht mit vollständiger Erbringung der Dienstleistung erlischt; die 14-tägige Rückerstattungsgarantie gilt unabhängig davon.',
    consentRequired: 'Ohne diese Zustimmung können wir den Download nicht sofort freischalten',
    terms: 'Mit der Zahlung akzeptierst du die {{terms}} und bestätigst, die {{privacy}} gelesen zu haben.',
    termsLink: 'Kaufbedingungen',
    privacyLink: 'Datenschutzerklärung',
    test: 'Testzahlungen: Es wird kein Geld abgebucht. Nutze die Karte 4242 4242 4242 4242, ein beliebiges künftiges Datum und eine beliebige Prüfnummer.',
    mustLogIn: 'Du musst angemeldet sein',
    goingToPricing: 'Jetzt zur Preisliste',
    noProvider: 'Der Zahlungsanbieter ist nicht erreichbar. Versuche es erneut.',
  },
  trust: {
    safe: {
      title: 'Sichere Transaktion',
      text: 'Die Kartendaten gehen verschlüsselt direkt an den Zahlungsanbieter.',
    },
    data: {
      title: 'Datenschutz',
      text: 'Wir speichern deine Kartennummer nicht, und deinen Lebenslauf siehst nur du.',
    },
    freedom: {
      title: 'Freie Entscheidung',
      text: 'Das ist eine einmalige Zahlung: Nichts verlängert sich ohne dein Wissen.',
    },
    guarantee: {
      title: '14 Tage Garantie',
      text: 'Innerhalb von 14 Tagen nach dem Kauf kannst du zurücktreten und bekommst dein Geld zurück.',
    },
  },
  cardError: {
    incompleteNumber: 'Die Kartennummer ist unvollständig',
    incorrectNumber: 'Die Kartennummer ist ungültig',
    incompleteExpiry: 'Das Ablaufdatum ist unvollständig',
    expired: 'Die Karte ist abgelaufen',
    incompleteCvc: 'Die Prüfnummer ist unvollständig',
    incorrectCvc: 'Die Prüfnummer stimmt nicht',
    insufficientFunds: 'Die Karte ist nicht gedeckt. Nimm eine andere Karte oder versuche es erneut',
    declined: 'Die Bank hat die Karte abgelehnt. Nimm eine andere Karte oder wende dich an deine Bank',
    processing: 'Bei der Verarbeitung der Karte ist ein Fehler aufgetreten. Versuche es erneut',
    authentication: 'Die Bank hat die Zahlung nicht bestätigt. Versuche es erneut oder nimm eine andere Karte',
    unknown: 'Ein Fehler ist aufgetreten. Versuche es erneut',
  },
  legal: {
    close: 'Schließen',
    contact: 'Fragen und Reklamationen: {{mail}}. Wir antworten innerhalb von 14 Tagen.',
    terms: {
      title: 'Kaufbedingungen',
      access:
        'Du kaufst den Zugang zum Herunterladen deiner Lebensläufe als PDF für die beim Paket genannte Zeit. Der Zugang beginnt, sobald du bezahlt hast.',
      price:
        'Der Preis ist endgültig und enthält die Mehrwertsteuer. Die Zahlung erfolgt einmalig und verlängert sich nicht.',
      withdraw:
        'Innerhalb von 14 Tagen nach dem Kauf kannst du vom Vertrag zurücktreten und bekommst dein Geld zurück. Schreib an die Adresse unten.',
    },
    privacy: {
      title: 'Datenschutzerklärung',
      purpose:
        'Deine Daten dienen dazu, dein Konto zu führen, deinen Lebenslauf zu erstellen und Zahlungen abzuwickeln. Wir verkaufen sie nicht.',
      card: 'Die Kartendaten verarbeitet der Zahlungsanbieter; wir erfahren nur, ob die Zahlung gelungen ist.',
      rights:
        'Du kannst verlangen, deine Daten einzusehen, zu berichtigen oder zu löschen. Einen Lebenslauf kannst du jederzeit unter Meine Dokumente entfernen.',
    },
  },
};
