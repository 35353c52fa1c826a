import type { Messages } from './pl.ts';

export const en: Messages = {
  errorWithCode: '{{error}} (Code: {{code}})',
  panel: {
    offline: 'No connection. The panel will open when it is back',
    failed: 'The panel could not be opened. Try again or reload the page.',
    retry: 'Try again',
  },
};
