import type { Messages } from './pl.ts';

export const cz: Messages = {
  errorWithCode: '{{error}} (Kód: {{code}})',
  panel: {
    offline: 'Bez připojení. Panel se otevře, až se obnoví',
    failed: 'Panel se nepodařilo otevřít. Zkuste to znovu nebo obnovte stránku.',
    retry: 'Zkusit znovu',
  },
};
