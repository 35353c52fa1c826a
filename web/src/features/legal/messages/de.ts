import type { Messages } from './pl.ts';

export const de: Messages = {
  loading: 'Text wird geladen...',
  polishDecides: 'Dies ist eine Übersetzung. Wo die Fassungen abweichen, entscheidet die polnische.',
  validFrom: 'Gültig ab {{date}}',
  contents: 'Auf dieser Seite',
  write: 'Schreib uns',
  seller: {
    title: 'Wer die Website betreibt',
    name: 'Name',
    address: 'Anschrift',
    taxId: 'Steuernummer (NIP)',
    mail: 'E-Mail',
  },
  consent: {
    title: 'Deine Einwilligung in die Messung der Besuche',
    granted: 'Du hast zugestimmt.',
    denied: 'Du hast nicht zugestimmt.',
    unanswered: 'Die Frage wartet noch auf deine Antwort.',
    change: 'Frag mich noch einmal',
    none: 'Diese Website misst derzeit nichts, also gibt es nichts zuzustimmen.',
  },
};
