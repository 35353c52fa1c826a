import type { Messages } from './pl.ts';

export const sk: Messages = {
  errorWithCode: '{{error}} (Kód: {{code}})',
  panel: {
    offline: 'Bez pripojenia. Panel sa otvorí, keď sa obnoví',
    failed: 'Panel sa nepodarilo otvoriť. Skúste to znova alebo obnovte stránku.',
    retry: 'Skúsiť znova',
  },
};
