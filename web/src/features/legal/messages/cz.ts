import type { Messages } from './pl.ts';

export const cz: Messages = {
  loading: 'Načítám text...',
  polishDecides: 'Toto je překlad. Kde se verze liší, rozhoduje polská.',
  validFrom: 'Platí od {{date}}',
  contents: 'Na této stránce',
  write: 'Napište nám',
  seller: {
    title: 'Kdo web provozuje',
    name: 'Název',
    address: 'Adresa',
    taxId: 'Daňové číslo (NIP)',
    mail: 'E-mail',
  },
  consent: {
    title: 'Váš souhlas s měřením návštěv',
    granted: 'Souhlas je udělen.',
    denied: 'Souhlas udělen není.',
    unanswered: 'Otázka ještě čeká na vaši odpověď.',
    change: 'Zeptejte se mě znovu',
    none: 'Tento web teď nic neměří, takže se na souhlas neptá.',
  },
};
