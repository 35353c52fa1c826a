import type { Messages } from './pl.ts';

export const de: Messages = {
  loading: 'Text wird geladen...',
  polishDecides: 'Dies ist eine Übersetzung. Wo die Fassungen abweichen, entscheidet die polnische.',
  validFrom: 'Gültig ab {{date}}',
  contents: 'Auf dieser Seite',
  write: 'Schreiben Sie uns',
  seller: {
    title: 'Wer die Website betreibt',
    name: 'Name',
    address: 'Anschrift',
    taxId: 'Steuernummer (NIP)',
    mail: 'E-Mail',
  },
  consent: {
    title: 'Ihre Einwilligung in die Messung der Besuche',
    granted: 'Sie haben zugestimmt.',
    denied: 'Sie haben nicht zugestimmt.',
    unanswered: 'Sie haben die Frage noch nicht beantwortet.',
    change: 'Noch einmal fragen',
    none: 'Diese Website misst derzeit nichts, also gibt es nichts zuzustimmen.',
  },
};
