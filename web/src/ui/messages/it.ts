import type { Messages } from './pl.ts';

export const it: Messages = {
  errorWithCode: '{{error}} (Codice: {{code}})',
  panel: {
    offline: 'Nessuna connessione. Il pannello si aprirà appena torna',
    failed: 'Impossibile aprire il pannello. Riprova o ricarica la pagina.',
    retry: 'Riprova',
  },
};
