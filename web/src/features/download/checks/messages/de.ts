import type { Messages } from './pl.ts';

export const de: Messages = {
  title: 'Prüfung vor dem Herunterladen',
  checking: 'Lebenslauf wird geprüft…',
  clean: 'Geprüft: Es gibt nichts zu verbessern.',
  unread: 'Alles andere ist geprüft; wie Software den Lebenslauf liest, ließ sich nicht prüfen.',
  found: 'Hinweise zum Lebenslauf: {{count}}',
  mustLook: 'Zu beheben',
  suggestion: 'Tipp',
  untitled: 'Eintrag ohne Namen',
  lastPage: {
    clause: 'Auf der letzten Seite ({{page}}) steht nur die Einwilligungsklausel.',
    short: 'Die letzte Seite ({{page}}) ist fast leer.',
    fitOne: 'Auf eine Seite bringen',
    fit: 'Auf {{pages}} Seiten bringen',
    fitted: 'Fertig. Seitenzahl: {{pages}}. Das Layout ist etwas enger.',
    undo: 'Rückgängig',
    undone: 'Das vorige Layout ist wiederhergestellt.',
    tooLong:
      'So viel Text passt nicht lesbar hinein. Kürzen Sie ihn um einige Zeilen oder wählen Sie eine kompakte Vorlage.',
  },
  dates: { text: '{{entry}} ({{section}}): Der Zeitraum fehlt.', mend: 'Zeitraum ergänzen' },
  name: { text: 'Im Lebenslauf fehlt der Name.', mend: 'Namen eintragen' },
  endDate: {
    text: '{{entry}} ({{section}}): Das Enddatum fehlt. Dauert es an, wählen Sie „Heute“.',
    mend: 'Enddatum ergänzen',
  },
  naming: { text: '{{entry}} ({{section}}): Das Feld „{{field}}“ ist leer.', mend: 'Ausfüllen' },
  untitledSection: {
    text: 'Ein eigener Abschnitt hat keinen Titel und fehlt deshalb im PDF.',
    mend: 'Titel hinzufügen',
  },
  address: {
    email: 'Die E-Mail-Adresse „{{text}}“ ist unvollständig.',
    phone: 'Die Telefonnummer „{{text}}“ ist unvollständig.',
    web: 'Die Adresse „{{text}}“ ({{section}}) ist unvollständig und wird kein Link.',
    mend: 'Korrigieren',
  },
  characters: {
    text: 'Diese Zeichen lassen sich nicht drucken ({{section}}): {{characters}}. Im PDF stehen dort Kästchen.',
    mend: 'Korrigieren',
  },
  template: {
    text: 'Es gibt eine neuere Version der Vorlage. Die jetzige kann bleiben: Sie müssen nichts ändern.',
    readBetter: 'Es gibt eine neuere Version der Vorlage. Bewerbungssoftware liest sie besser.',
    mend: 'Ansehen, was sich ändert',
    switched: 'Fertig. Der Lebenslauf nutzt die neue Version der Vorlage.',
  },
  reading: {
    text: 'Unser Programm hat einen Teil des Lebenslaufs anders gelesen, als er geschrieben ist. Unterschiede: {{count}}.',
    misread: {
      layout:
        'Unser Programm hat {{count}}\u00a0von\u00a0{{all}} Feldern falsch gelesen. Sicherer ist eine andere Vorlage, am besten mit einer Spalte.',
      oneColumn:
        'Unser Programm hat {{count}}\u00a0von\u00a0{{all}} Feldern falsch gelesen. Sehen Sie nach, welche es sind, und vereinfachen Sie deren Text.',
      writing:
        'Unser Programm hat {{count}}\u00a0von\u00a0{{all}} Feldern falsch gelesen. Software kennt diese Schrift selten. Lateinische Buchstaben helfen.',
      vital:
        'Unser Programm hat Namen oder E-Mail falsch gelesen. Prüfen Sie diese Felder oder wählen Sie eine andere Vorlage.',
    },
    filed:
      'Programme lesen einen Teil des Lebenslaufs vielleicht anders, zu beheben ist aber nichts. Unterschiede: {{count}}.',
    mend: 'Gelesenes ansehen',
  },
  pages: {
    title: 'Das ganze PDF, Seite für Seite',
    count: 'Seitenzahl: {{count}}',
    page: 'Seite {{number}} von {{count}}',
    loading: 'Die Seiten werden vorbereitet…',
    failed: 'Die Seiten konnten nicht angezeigt werden.',
    retry: 'Erneut versuchen',
    enlarge: 'Seite {{number}} vergrößern',
    previous: 'Vorige Seite',
    next: 'Nächste Seite',
    close: 'Schließen',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
  },
  price: {
    once: 'einmalig',
    from: 'ab {{amount}}',
    vat: 'Endpreis inkl. MwSt.',
    account: 'Nach dem Klick legen Sie ein Konto an und zahlen. Prüfen und Bearbeiten sind kostenlos.',
    paying: 'Nach dem Klick wählen Sie ein Paket und zahlen. Prüfen und Bearbeiten sind kostenlos.',
    all: 'Alle Pakete ansehen',
    activeUntil: 'Ihr Paket ist bis {{date}} aktiv. Für diesen Download zahlen Sie nichts.',
    active: 'Ihr Paket ist aktiv. Für diesen Download zahlen Sie nichts.',
  },
  readBack: {
    title: 'Was Bewerbungssysteme lesen',
    lead: 'Wir haben Ihr PDF mit einem eigenen Programm gelesen, das wie Bewerbungssoftware arbeitet. Andere lesen es vielleicht anders.',
    reading: 'Ihr PDF wird gelesen…',
    failed: 'Das PDF konnte nicht gelesen werden. Ihr Lebenslauf ist sicher.',
    retry: 'Erneut versuchen',
    summary: 'Unser Programm hat {{same}}\u00a0von\u00a0{{all}} Feldern richtig gelesen.',
    own: 'Im Lebenslauf',
    found: 'Gelesen',
    nothing: 'nichts',
    same: 'Gleich',
    different: 'Anders',
    missing: 'Fehlt',
    elsewhere: 'Woanders',
    heading: 'Überschrift des Abschnitts',
    edit: 'Bearbeiten',
    editNamed: 'Bearbeiten: {{field}}',
    showAll: 'Alle Felder zeigen',
    showDifferent: 'Nur Unterschiede zeigen',
    showWhole: 'Ganz anzeigen',
    showLess: 'Weniger anzeigen',
    phantoms: 'Gelesen, obwohl es nicht im Lebenslauf steht',
    phantomsLead:
      'Die Software hielt ein Stück Text für einen eigenen Eintrag. Ein kürzerer Text oder eine einspaltige Vorlage hilft.',
    advice: {
      heading: 'Software kennt diesen Abschnittsnamen nicht. Nehmen Sie einen üblichen, z. B. „{{name}}“.',
      contact: 'Prüfen Sie, ob Adresse oder Nummer vollständig ist und allein im Feld steht.',
      name: 'Lassen Sie in diesem Feld nur den Namen stehen, ohne Daten und Orte.',
      filed:
        'Der Text steht im PDF und muss nicht korrigiert werden. Manche Programme ordnen ihn einem anderen Feld zu.',
      misfiled: 'Der Text steht im PDF, das Programm hat ihn aber nicht diesem Feld zugeordnet.',
      pieces:
        'Das Programm hat diesen Text nicht in einem Stück gelesen. Eine einspaltige Vorlage wird am sichersten gelesen.',
    },
    raw: 'Der Text, den Software aus dem PDF holt',
    page: 'Seite {{number}}',
    copy: 'Text kopieren',
    copied: 'Der Text wurde kopiert',
  },
};
