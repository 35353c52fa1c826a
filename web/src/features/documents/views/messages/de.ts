import type { Messages } from './pl.ts';

export const de: Messages = {
  languages: 'Sprachversionen',
  variants: 'Varianten für Stellenangebote',
  addLanguage: 'Sprachversion hinzufügen',
  addVariant: 'Variante für ein Stellenangebot',
  anonymous: 'Anonyme Versionen',
  addAnonymous: 'Anonyme Version erstellen',
  offer: 'Stellenangebot',
  detach: 'Vom Original lösen',
  untranslated: 'Zu übersetzen: {{count}}',
  stale: 'Im Original geändert: {{count}}',
  unapplied: 'Im Original gelöscht: {{count}}',
  ofRemoved: 'Das Original liegt im Papierkorb',
  language: {
    title: 'Neue Sprachversion',
    lead: 'Die Version hat denselben Inhalt und dasselbe Aussehen. Überschriften, Monate und Niveaus wechseln die Sprache von selbst, die Texte übersetzen Sie im Editor. Was Sie im Original ändern, erscheint auch hier.',
    label: 'Sprache',
    create: 'Version erstellen',
    none: 'Diesen Lebenslauf gibt es bereits in allen Sprachen.',
  },
  variant: {
    title: 'Variante für ein Stellenangebot',
    lead: 'Blenden Sie aus, ordnen Sie um oder schreiben Sie neu, was für dieses Angebot zählt. Alles andere ändert sich mit dem Original, und das Original bleibt, wie es ist.',
    name: 'Name der Variante',
    create: 'Variante erstellen',
    offer: 'Das Stellenangebot (können Sie später ergänzen)',
  },
  fields: {
    title: 'Position',
    company: 'Unternehmen',
    address: 'Adresse der Anzeige',
    date: 'Datum',
    text: 'Text der Anzeige',
    textHint: 'Anzeigen verschwinden aus dem Netz. Fügen Sie den Text ein, damit Sie ihn vor dem Gespräch haben.',
  },
  offerDialog: {
    title: 'Stellenangebot',
    save: 'Speichern',
    saved: 'Das Stellenangebot wurde gespeichert',
  },
  detachDialog: {
    title: 'Vom Original lösen?',
    text: '„{{name}}“ wird ein eigener Lebenslauf mit dem jetzigen Inhalt. Änderungen des Originals erscheinen darin nicht mehr.',
    confirm: 'Lösen',
    done: 'Der Lebenslauf wurde vom Original gelöst',
  },
};
