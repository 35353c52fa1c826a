import type { Messages } from './pl.ts';

export const it: Messages = {
  picker: {
    use: 'Usa il modello {{name}}',
    thumbnail: 'Modello {{name}}',
    creating: 'Creazione del CV...',
  },
  filters: {
    photo: 'Foto',
    columns: 'Colonne',
    trade: 'Settore',
    seniority: 'Esperienza',
    any: 'Tutti',
    withoutPhoto: 'senza foto',
    count: 'Modelli: {{count}}',
    none: 'Nessun modello risponde a tutti i filtri.',
    reset: 'Azzera i filtri',
  },
  trades: {
    health: 'Sanità',
    office: 'Ufficio e finanza',
    technology: 'IT e design',
    craft: 'Produzione e trasporti',
    services: 'Commercio e servizi',
    education: 'Scienza e istruzione',
  },
  seniorities: {
    start: 'agli inizi',
    experienced: 'con esperienza',
    leader: 'dirigenza',
  },
  traits: {
    'one-column': 'una colonna',
    'two-column': 'due colonne',
    colour: 'con colore',
    photo: 'con foto',
    serif: 'con grazie',
    compact: 'compatto',
    timeline: 'linea del tempo',
    plain: 'semplice, per ATS',
  },
};
