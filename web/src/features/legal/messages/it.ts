import type { Messages } from './pl.ts';

export const it: Messages = {
  loading: 'Carico il testo...',
  polishDecides: 'Questa è una traduzione. Dove le versioni differiscono, decide quella polacca.',
  validFrom: 'In vigore dal {{date}}',
  contents: 'In questa pagina',
  write: 'Scrivici',
  seller: {
    title: 'Chi gestisce il sito',
    name: 'Nome',
    address: 'Indirizzo',
    taxId: 'Codice fiscale (NIP)',
    mail: 'E-mail',
  },
  consent: {
    title: 'Il tuo consenso alla misurazione delle visite',
    granted: 'Hai dato il consenso.',
    denied: 'Non hai dato il consenso.',
    unanswered: 'La domanda aspetta ancora la tua risposta.',
    change: 'Chiedimelo di nuovo',
    none: 'Questo sito ora non misura nulla, quindi non c’è nulla a cui acconsentire.',
  },
};
