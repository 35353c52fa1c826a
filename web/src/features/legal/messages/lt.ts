import type { Messages } from './pl.ts';

export const lt: Messages = {
  loading: 'Įkeliame tekstą...',
  polishDecides: 'Tai vertimas. Jei versijos skiriasi, lemia lenkiškoji.',
  validFrom: 'Galioja nuo {{date}}',
  contents: 'Šiame puslapyje',
  write: 'Parašykite mums',
  seller: {
    title: 'Kas valdo svetainę',
    name: 'Pavadinimas',
    address: 'Adresas',
    taxId: 'Mokesčių kodas (NIP)',
    mail: 'El. paštas',
  },
  consent: {
    title: 'Jūsų sutikimas matuoti apsilankymus',
    granted: 'Sutikimas duotas.',
    denied: 'Sutikimo nėra.',
    unanswered: 'Klausimas dar laukia jūsų atsakymo.',
    change: 'Paklauskite manęs dar kartą',
    none: 'Ši svetainė dabar nieko nematuoja, todėl sutikti nėra su kuo.',
  },
};
