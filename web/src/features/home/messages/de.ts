import type { Messages } from './pl.ts';

export const de: Messages = {
  hero: {
    title: 'Ein Lebenslauf, der gleich überzeugt',
    lead: 'Wähle eine Vorlage, trag deine Erfahrung ein und sieh sofort fertige A4-Seiten. Das PDF sieht genauso aus wie die Vorschau.',
    start: 'Vorlage wählen',
    how: 'So funktioniert es',
    picture: 'Drei im Editor gesetzte Lebenslaufseiten',
    facts: {
      free: 'Ohne Konto loslegen',
      exact: 'Das PDF gleicht der Vorschau',
      readable: 'Lesbar für Bewerbungssysteme',
    },
  },
  forJob: {
    title: 'Lebenslauf für: {{profession}}',
    lead: 'Wähle eine Vorlage. Den Beruf tragen wir für dich ein, den Rest ergänzt du Schritt für Schritt.',
  },
  templates: {
    title: 'Vorlage wählen',
    lead: 'Klick auf eine Vorlage, und der Editor öffnet sich sofort. Vorlage, Farben und Schriften änderst du jederzeit.',
  },
  steps: {
    title: 'So funktioniert es',
    pick: {
      title: 'Du wählst eine Vorlage',
      text: 'Ohne Konto und ohne E-Mail-Adresse.',
    },
    write: {
      title: 'Du gibst deine Daten ein',
      text: 'Schritt für Schritt, mit Vorschlägen. Die A4-Seiten stehen daneben und ändern sich mit jedem Buchstaben.',
    },
    adjust: {
      title: 'Du passt das Aussehen an',
      text: 'Farben, Schriften, Reihenfolge der Abschnitte und Foto. Auf Wunsch passt alles auf eine Seite.',
    },
    download: {
      title: 'Du lädst das PDF herunter',
      text: 'Jetzt brauchst du ein Konto und ein Paket. Der Lebenslauf bleibt in deinen Dokumenten, bereit für die nächste Änderung.',
    },
  },
  different: {
    title: 'Was uns unterscheidet',
    preview: {
      title: 'Die Vorschau ist das Dokument',
      text: 'Dein Lebenslauf wird einmal gesetzt, und dieselben Seiten kommen auf den Bildschirm und in die Datei. Beim Herunterladen verrutscht nichts.',
    },
    readable: {
      title: 'Echter Text',
      text: 'Das PDF enthält Text in Lesereihenfolge, mit ausgezeichneten Überschriften und Listen. Bewerbungssoftware und Vorleseprogramme können ihn lesen, und du kannst vorher nachsehen, was sie sehen.',
    },
    languages: {
      title: '11 Sprachen',
      text: 'Die Sprache der Website und die des Lebenslaufs wählst du getrennt: Abschnittsnamen, Datumsangaben und Silbentrennung folgen dem Dokument.',
    },
    data: {
      title: 'Deine Daten gehören dir',
      text: 'Deine Lebensläufe siehst nur du. Jederzeit lädst du eine Kopie von allem herunter oder löschst das Konto mit allen Dokumenten.',
    },
  },
  pricing: {
    title: 'Was es kostet',
    lead: 'Erstellen, Bearbeiten und Vorschau sind kostenlos. Du zahlst für das Herunterladen als PDF.',
    loading: 'Preise werden geladen...',
    failed: 'Die Preise ließen sich gerade nicht laden. Vor einer Zahlung siehst du sie immer.',
    gross: 'Preise inklusive Mehrwertsteuer.',
    terms:
      'Ein einmaliges Paket endet von selbst; Probezeit und Abos verlängern sich, bis du auf der Seite Zahlungen kündigst. Innerhalb von 14 Tagen nach dem Kauf kannst du widerrufen und bekommst den ganzen Betrag zurück.',
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
        'Nein. Der Editor öffnet sich sofort und speichert von selbst. Ein Konto brauchst du erst zum Herunterladen. Ohne Konto wartet dein Lebenslauf in diesem Browser und wird gelöscht, wenn sich 90 Tage lang nichts daran ändert.',
    },
    paying: {
      question: 'Wofür genau zahle ich?',
      answer:
        'Für das Herunterladen aller deiner Lebensläufe als PDF, solange das Paket läuft, und für den Zugang zum E-Magazin+. Vorlagen, Schriften, Farben und Vorschau sind kostenlos, und die Zahl der Lebensläufe ändert den Preis nicht.',
    },
    renewal: {
      question: 'Verlängert sich etwas, ohne dass ich es weiß?',
      answer:
        'Ein einmaliges Paket verlängert sich nie. Die Probezeit geht in ein Abo über, und ein Abo verlängert sich, bis du kündigst. Das steht beim Preis, und Tag und Betrag der nächsten Zahlung zeigt die Seite Zahlungen. Dort kündigst du auch.',
    },
    refund: {
      question: 'Wie bekomme ich mein Geld zurück?',
      answer:
        'Wähle „Vertrag widerrufen“ auf der Seite Zahlungen. 14 Tage lang nach dem Kauf erstatten wir den ganzen Betrag, ohne nach dem Grund zu fragen, auf dem Weg, auf dem er kam. Der Zugang endet dann sofort.',
    },
    recruiters: {
      question: 'Kann Bewerbungssoftware meinen Lebenslauf lesen?',
      answer:
        'Die Datei enthält echten Text und kein Bild: in Lesereihenfolge, mit Überschriften und Listen. In Meine Dokumente siehst du, was solche Software aus deinem Lebenslauf liest. Für jedes Programm können wir uns nicht verbürgen.',
    },
    afterwards: {
      question: 'Was wird aus meinen Lebensläufen, wenn der Zugang endet?',
      answer:
        'Sie bleiben in deinem Konto, und du kannst sie weiter bearbeiten. Ein PDF, das du in der Zugangszeit heruntergeladen hast, bekommst du in Meine Dokumente wieder. Ein neues PDF braucht ein Paket.',
    },
    languages: {
      question: 'In welchen Sprachen kann ich meinen Lebenslauf schreiben?',
      answer:
        'Polnisch, Englisch, Deutsch, Tschechisch, Ukrainisch, Dänisch, Spanisch, Italienisch, Litauisch, Schwedisch und Slowakisch. Jeder Lebenslauf hat seine eigene Sprache, unabhängig von der Website.',
    },
    data: {
      question: 'Was geschieht mit meinen Daten?',
      answer:
        'Sie dienen deinem Lebenslauf, deinem Konto und der Abrechnung. Wir verkaufen sie nicht und zeigen sie keinen Personalern. Auf der Kontoseite lädst du eine Kopie aller Daten herunter und löschst das Konto; es bleiben nur Rechnungen, die das Recht verlangt.',
    },
  },
  closing: {
    title: 'Fang mit einer Vorlage an',
    text: 'Konto und Paket haben Zeit bis zum Herunterladen.',
  },
};
