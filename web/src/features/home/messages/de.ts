import type { Messages } from './pl.ts';

export const de: Messages = {
  hero: {
    title: 'Ein Lebenslauf, der gleich überzeugt',
    lead: 'Geben Sie Namen und Beruf ein, und eine echte A4-Seite entsteht sofort. Das PDF sieht genauso aus wie die Vorschau.',
    start: 'Vorlage wählen',
    name: 'Vor- und Nachname',
    profession: 'Position oder Beruf',
    contact: 'Kontakt',
    next: 'Weiter',
    bring: 'Sie haben schon einen Lebenslauf? Importieren Sie ihn',
    template: 'Vorlage',
    picture: 'Eine Lebenslaufseite in der gewählten Vorlage',
    page: 'A4-Seite',
    software: 'Was Software liest',
    read: 'Das hat unser Programm aus dem Text dieser Seiten gelesen:',
    failed: 'Die Live-Ansicht konnte nicht geladen werden. Sie können trotzdem weitergehen, nichts geht verloren.',
    facts: {
      free: 'Ohne Konto loslegen',
      exact: 'Das PDF gleicht der Vorschau',
      readable: 'Lesbar für Bewerbungssysteme',
    },
  },
  forJob: {
    title: 'Lebenslauf für: {{profession}}',
    lead: 'Wählen Sie eine Vorlage. Den Beruf tragen wir für Sie ein, den Rest ergänzen Sie Schritt für Schritt.',
  },
  templates: {
    title: 'Vorlage wählen',
    lead: 'Klicken Sie auf eine Vorlage, und der Editor öffnet sich sofort. Vorlage, Farben und Schriften können Sie jederzeit ändern.',
  },
  steps: {
    title: 'So funktioniert es',
    pick: {
      title: 'Sie wählen eine Vorlage',
      text: 'Ohne Konto und ohne E-Mail-Adresse.',
    },
    write: {
      title: 'Sie geben Ihre Daten ein',
      text: 'Schritt für Schritt, mit Vorschlägen. Die A4-Seiten stehen daneben und ändern sich mit jedem Buchstaben.',
    },
    adjust: {
      title: 'Sie passen das Aussehen an',
      text: 'Farben, Schriften, Reihenfolge der Abschnitte und Foto. Auf Wunsch passt alles auf eine Seite.',
    },
    download: {
      title: 'Sie laden das PDF herunter',
      text: 'Sie legen ein Konto an und wählen ein Paket. Der Lebenslauf bleibt in Ihren Dokumenten, bereit für die nächste Änderung.',
    },
  },
  different: {
    title: 'Was uns unterscheidet',
    preview: {
      title: 'Die Vorschau ist das Dokument',
      text: 'Bildschirm und Datei zeigen dieselben Seiten. Beim Herunterladen verrutscht nichts.',
    },
    readable: {
      title: 'Echter Text',
      text: 'Das PDF enthält Text in Lesereihenfolge, mit ausgezeichneten Überschriften und Listen. Bewerbungssoftware und Vorleseprogramme können ihn lesen, und Sie können vorher nachsehen, was sie lesen.',
    },
    languages: {
      title: '11 Sprachen',
      text: 'Die Sprache der Website und die des Lebenslaufs wählen Sie getrennt: Abschnittsnamen, Datumsangaben und Silbentrennung folgen dem Dokument.',
    },
    data: {
      title: 'Ihre Daten gehören Ihnen',
      text: 'Ihre Lebensläufe sehen nur Sie. Sie können jederzeit eine Kopie von allem herunterladen oder das Konto mit allen Dokumenten löschen.',
    },
  },
  pricing: {
    title: 'Was es kostet',
    lead: 'Erstellen, Bearbeiten und Vorschau sind kostenlos. Sie zahlen für das Herunterladen als PDF.',
    loading: 'Preise werden geladen...',
    failed: 'Die Preise ließen sich gerade nicht laden. Vor einer Zahlung sehen Sie sie immer.',
    gross: 'Preise inklusive Mehrwertsteuer.',
    terms:
      'Ein einmaliges Paket endet von selbst; Probezeitraum und Abos verlängern sich, bis Sie auf der Seite Zahlungen kündigen. Innerhalb von 14 Tagen nach dem Kauf können Sie widerrufen und bekommen den ganzen Betrag zurück.',
    once: 'einmalig',
    monthly: 'pro Monat',
    yearly: 'pro Jahr',
    everyMonths: 'alle {{months}} Monate',
    trial: 'für {{days}} Tage, danach {{amount}} {{period}}',
  },
  questions: {
    title: 'Fragen und Antworten',
    account: {
      question: 'Brauche ich ein Konto, um anzufangen?',
      answer:
        'Nein. Der Editor öffnet sich sofort und speichert von selbst. Ein Konto brauchen Sie erst zum Herunterladen. Ohne Konto wartet Ihr Lebenslauf in diesem Browser und wird gelöscht, wenn sich 90 Tage lang nichts daran ändert.',
    },
    paying: {
      question: 'Wofür genau zahle ich?',
      answer:
        'Für das Herunterladen aller Ihrer Lebensläufe als PDF, solange das Paket läuft, und für den Zugang zum E-Magazin+. Vorlagen, Schriften, Farben und Vorschau sind kostenlos, und die Zahl der Lebensläufe ändert den Preis nicht.',
    },
    renewal: {
      question: 'Verlängert sich etwas, ohne dass ich es weiß?',
      answer:
        'Ein einmaliges Paket verlängert sich nie. Der Probezeitraum geht in ein Abo über, und ein Abo verlängert sich, bis Sie kündigen. Das steht beim Preis, und Tag und Betrag der nächsten Zahlung zeigt die Seite Zahlungen. Dort kündigen Sie auch.',
    },
    refund: {
      question: 'Wie bekomme ich mein Geld zurück?',
      answer:
        'Wählen Sie „Vertrag widerrufen“ auf der Seite Zahlungen. 14 Tage lang nach dem Kauf erstatten wir den ganzen Betrag, ohne nach dem Grund zu fragen, über die benutzte Zahlungsart. Der Zugang endet dann sofort.',
    },
    recruiters: {
      question: 'Kann Bewerbungssoftware meinen Lebenslauf lesen?',
      answer:
        'Die Datei enthält echten Text und kein Bild: in Lesereihenfolge, mit Überschriften und Listen. In Meine Dokumente sehen Sie, was solche Software aus Ihrem Lebenslauf liest. Für jedes Programm können wir das nicht versprechen.',
    },
    afterwards: {
      question: 'Was geschieht mit meinen Lebensläufen, wenn der Zugang endet?',
      answer:
        'Sie bleiben in Ihrem Konto, und Sie können sie weiter bearbeiten. Ein PDF, das Sie in der Zugangszeit heruntergeladen haben, bekommen Sie in Meine Dokumente wieder. Ein neues PDF braucht ein Paket.',
    },
    languages: {
      question: 'In welchen Sprachen kann ich meinen Lebenslauf schreiben?',
      answer:
        'Polnisch, Englisch, Deutsch, Tschechisch, Ukrainisch, Dänisch, Spanisch, Italienisch, Litauisch, Schwedisch und Slowakisch. Jeder Lebenslauf hat seine eigene Sprache, unabhängig von der Website.',
    },
    data: {
      question: 'Was geschieht mit meinen Daten?',
      answer:
        'Sie dienen Ihrem Lebenslauf, Ihrem Konto und der Abrechnung. Wir verkaufen sie nicht und zeigen sie keinen Personalern. Auf der Kontoseite können Sie eine Kopie aller Daten herunterladen und das Konto löschen; es bleiben nur Rechnungen, die das Gesetz verlangt.',
    },
  },
  closing: {
    title: 'Beginnen Sie mit einer Vorlage',
    text: 'Konto und Paket haben Zeit bis zum Herunterladen.',
  },
};
