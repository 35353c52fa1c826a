import type { Messages } from './pl.ts';

export const es: Messages = {
  errorWithCode: '{{error}} (Código: {{code}})',
  panel: {
    offline: 'Sin conexión. El panel se abrirá cuando vuelva',
    failed: 'No se ha podido abrir el panel. Inténtalo de nuevo o recarga la página.',
    retry: 'Intentar de nuevo',
  },
};
