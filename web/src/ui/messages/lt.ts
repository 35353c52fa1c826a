import type { Messages } from './pl.ts';

export const lt: Messages = {
  errorWithCode: '{{error}} (Kodas: {{code}})',
  panel: {
    offline: 'Nėra ryšio. Skydelis atsidarys, kai jis atsiras',
    failed: 'Skydelio atidaryti nepavyko. Bandykite dar kartą arba įkelkite puslapį iš naujo.',
    retry: 'Bandyti dar kartą',
  },
};
