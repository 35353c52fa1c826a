import type { Messages } from './pl.ts';

export const sk: Messages = {
  panel: {
    offline: 'Bez pripojenia. Panel sa otvorí, keď sa obnoví',
    failed: 'Panel sa nepodarilo otvoriť. Skúste to znova alebo obnovte stránku.',
    retry: 'Skúsiť znova',
  },
};
