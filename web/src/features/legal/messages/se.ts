import type { Messages } from './pl.ts';

export const se: Messages = {
  loading: 'Laddar texten...',
  polishDecides: 'Detta är en översättning. Där versionerna skiljer sig avgör den polska.',
  validFrom: 'Gäller från {{date}}',
  contents: 'På den här sidan',
  write: 'Skriv till oss',
  seller: {
    title: 'Vem som driver webbplatsen',
    name: 'Namn',
    address: 'Adress',
    taxId: 'Skattenummer (NIP)',
    mail: 'E-post',
  },
  consent: {
    title: 'Ditt samtycke till mätning av besök',
    granted: 'Du har gett ditt samtycke.',
    denied: 'Du har inte gett ditt samtycke.',
    unanswered: 'Frågan väntar fortfarande på ditt svar.',
    change: 'Fråga mig igen',
    none: 'Webbplatsen mäter inget just nu, så det finns inget att samtycka till.',
  },
};
