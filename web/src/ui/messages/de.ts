import type { Messages } from './pl.ts';

export const de: Messages = {
  errorWithCode: '{{error}} (Fehlercode: {{code}})',
  panel: {
    offline: 'Keine Verbindung. Der Bereich öffnet sich, sobald sie wieder da ist',
    failed: 'Der Bereich konnte nicht geöffnet werden. Versuchen Sie es erneut oder laden Sie die Seite neu.',
    retry: 'Erneut versuchen',
  },
};
