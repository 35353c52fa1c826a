import type { Messages } from './pl.ts';

export const dk: Messages = {
  errorWithCode: '{{error}} (Kode: {{code}})',
  panel: {
    offline: 'Ingen forbindelse. Panelet åbner, når den er tilbage',
    failed: 'Panelet kunne ikke åbnes. Prøv igen, eller genindlæs siden.',
    retry: 'Prøv igen',
  },
};
