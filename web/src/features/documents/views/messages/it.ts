import type { Messages } from './pl.ts';

export const it: Messages = {
  languages: 'Versioni in altre lingue',
  variants: 'Varianti per le offerte',
  addLanguage: 'Aggiungi una versione in un’altra lingua',
  addVariant: 'Prepara una variante per un’offerta',
  anonymous: 'Versioni anonime',
  addAnonymous: 'Crea una versione anonima',
  offer: 'Offerta',
  detach: 'Separa dall’originale',
  untranslated: 'Da tradurre: {{count}}',
  stale: 'Modificato nell’originale: {{count}}',
  unapplied: 'Eliminato nell’originale: {{count}}',
  ofRemoved: 'L’originale è nel cestino',
  language: {
    title: 'Nuova versione in un’altra lingua',
    lead: 'La versione ha lo stesso contenuto e aspetto. Titoli, mesi e livelli cambiano lingua da soli; i testi li traduci nell’editor. Ciò che modifichi nell’originale compare anche qui.',
    label: 'Lingua',
    create: 'Crea versione',
    none: 'Questo CV ha già versioni in tutte le lingue.',
  },
  variant: {
    title: 'Variante per un’offerta',
    lead: 'Nascondi, sposta o riscrivi ciò che conta per questa offerta. Il resto cambia con l’originale, e l’originale rimane com’è.',
    name: 'Nome della variante',
    create: 'Crea variante',
    offer: 'L’offerta (puoi aggiungerla in seguito)',
  },
  fields: {
    title: 'Posizione',
    company: 'Azienda',
    address: 'Indirizzo dell’annuncio',
    date: 'Data',
    text: 'Testo dell’annuncio',
    textHint: 'Gli annunci spariscono dal web. Incolla il testo per averlo prima del colloquio.',
  },
  offerDialog: {
    title: 'Offerta',
    save: 'Salva',
    saved: 'L’offerta è stata salvata',
  },
  detachDialog: {
    title: 'Separare dall’originale?',
    text: '«{{name}}» diventerà un CV a sé con il contenuto attuale. Le modifiche dell’originale non vi compariranno più.',
    confirm: 'Separa',
    done: 'Il CV è stato separato dall’originale',
  },
};
