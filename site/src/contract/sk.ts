import type { ConsentText, ContractDocumentText, PeriodText, WithdrawalText } from './contract-texts.ts';

export const consent: ConsentText = {
  immediate:
    'Chcem, aby prístup začal ihneď, pred uplynutím 14 dní na odstúpenie od zmluvy. Viem, že po úplnom poskytnutí služby zákonné právo na odstúpenie zaniká; 14-dňová záruka vrátenia peňazí platí bez ohľadu na to.',
  renewal:
    'Súhlasím, aby sa z vybranej karty, účtu PayPal alebo cez BLIK strhávalo {{amount}} {{every}} od {{date}}, kým predplatné nezruším na stránke Platby.',
};

export const every: PeriodText = { month: 'každý mesiac', year: 'každý rok', months: 'každých {{months}} mes.' };

export const withdrawal: WithdrawalText = {
  here: 'Odstúpiť od zmluvy tu',
  confirm: 'Potvrdiť odstúpenie',
  statement: 'Odstupujem od zmluvy o prístupe k službe {{site}}, objednávka {{order}}.',
};

export const contractDocument: ContractDocumentText = {
  fileName: 'zmluva',
  title: 'Potvrdenie o uzavretí zmluvy',
  order: 'Číslo objednávky',
  concluded: 'Zmluva uzavretá',
  package: 'Balík',
  price: 'Zaplatené pri uzavretí',
  access: 'Prístup do',
  renewal: 'Obnovenie',
  renewalFacts: '{{amount}} {{every}} od {{date}}, kým predplatné nezrušíte na stránke Platby',
  buyer: 'Objednávateľ',
  seller: 'Predávajúci',
  consent: 'Súhlas udelený pri nákupe',
  given: 'Udelené {{at}}. Verzia textu: {{version}}.',
  right: 'Právo odstúpiť od zmluvy',
  until: 'Od tejto zmluvy môžete bez udania dôvodu odstúpiť do konca dňa {{day}}.',
  ways: 'Urobíte to bez prihlásenia na adrese {{url}}, s číslom objednávky a e-mailovou adresou. Môžete tiež poslať formulár uvedený nižšie alebo iné jednoznačné vyhlásenie na {{mail}}.',
  modelForm: {
    title: 'Vzorový formulár na odstúpenie od zmluvy',
    lead: '(vyplňte a zašlite tento formulár len v prípade, že si želáte odstúpiť od zmluvy)',
    lines: [
      'Komu: {{seller}}, {{address}}, {{mail}}',
      'Týmto oznamujem/oznamujeme (*), že odstupujem/odstupujeme (*) od zmluvy o poskytnutí tejto služby: prístup k službe {{name}}',
      'Dátum objednania: …',
      'Meno a priezvisko spotrebiteľa/spotrebiteľov: …',
      'Adresa spotrebiteľa/spotrebiteľov: …',
      'Podpis spotrebiteľa/spotrebiteľov (iba ak sa tento formulár podáva v listinnej podobe): …',
      'Dátum: …',
    ],
    foot: '(*) Nehodiace sa prečiarknite.',
  },
};
