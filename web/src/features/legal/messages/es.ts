import type { Messages } from './pl.ts';

export const es: Messages = {
  loading: 'Cargando el texto...',
  polishDecides: 'Esto es una traducción. Si las versiones difieren, decide la polaca.',
  validFrom: 'En vigor desde el {{date}}',
  contents: 'En esta página',
  write: 'Escríbenos',
  seller: {
    title: 'Quién gestiona el sitio',
    name: 'Nombre',
    address: 'Dirección',
    taxId: 'Número fiscal (NIP)',
    mail: 'Correo',
  },
  consent: {
    title: 'Tu consentimiento para medir visitas',
    granted: 'Has dado tu consentimiento.',
    denied: 'No has dado tu consentimiento.',
    unanswered: 'La pregunta aún espera tu respuesta.',
    change: 'Pregúntame otra vez',
    none: 'Este sitio no mide nada ahora, así que no hay nada que consentir.',
  },
};
