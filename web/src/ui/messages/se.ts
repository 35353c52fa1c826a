import type { Messages } from './pl.ts';

export const se: Messages = {
  errorWithCode: '{{error}} (Kod: {{code}})',
  panel: {
    offline: 'Ingen anslutning. Panelen öppnas när den är tillbaka',
    failed: 'Panelen kunde inte öppnas. Försök igen eller läs in sidan på nytt.',
    retry: 'Försök igen',
  },
};
