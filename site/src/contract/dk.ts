import type { ConsentText, ContractDocumentText, PeriodText, WithdrawalText } from './contract-texts.ts';

export const consent: ConsentText = {
  immediate:
    'Jeg ønsker, at adgangen begynder med det samme, før fortrydelsesfristen på 14 dage er udløbet. Jeg ved, at den lovbestemte fortrydelsesret ophører, når tjenesten er fuldt leveret; 14-dages returgarantien gælder uanset dette.',
  renewal:
    'Jeg accepterer, at der fra {{date}} trækkes {{amount}} {{every}} på det valgte kort, den valgte PayPal-konto eller via BLIK, indtil jeg opsiger på siden Betalinger.',
};

export const every: PeriodText = { month: 'hver måned', year: 'hvert år', months: 'hver {{months}}. måned' };

export const withdrawal: WithdrawalText = {
  here: 'Fortryd aftalen her',
  confirm: 'Bekræft fortrydelse',
  statement: 'Jeg fortryder aftalen om adgang til {{site}}, ordre {{order}}.',
};

export const contractDocument: ContractDocumentText = {
  fileName: 'aftale',
  title: 'Bekræftelse af aftalen',
  order: 'Ordrenummer',
  concluded: 'Aftalen indgået',
  package: 'Pakke',
  price: 'Betalt ved indgåelsen',
  access: 'Adgang til og med',
  renewal: 'Fornyelse',
  renewalFacts: '{{amount}} {{every}} fra {{date}}, indtil du opsiger på siden Betalinger',
  buyer: 'Køber',
  seller: 'Sælger',
  consent: 'Samtykke givet ved købet',
  given: 'Givet {{at}}. Tekstens version: {{version}}.',
  right: 'Fortrydelsesret',
  until: 'Du kan fortryde denne aftale uden begrundelse til og med den {{day}}.',
  ways: 'Det gør du uden at logge ind på {{url}} med ordrenummer og e-mailadresse. Du kan også sende formularen nedenfor eller en anden utvetydig erklæring til {{mail}}.',
  modelForm: {
    title: 'Standardfortrydelsesformular',
    lead: '(denne formular udfyldes og returneres kun, hvis fortrydelsesretten gøres gældende)',
    lines: [
      'Til: {{seller}}, {{address}}, {{mail}}',
      'Jeg/vi (*) meddeler herved, at jeg/vi (*) ønsker at gøre fortrydelsesretten gældende i forbindelse med min/vores (*) aftale om levering af følgende tjenesteydelse: adgang til {{name}}',
      'Bestilt den: …',
      'Forbrugerens/forbrugernes navn: …',
      'Forbrugerens/forbrugernes adresse: …',
      'Forbrugerens/forbrugernes underskrift (kun hvis formularen sendes på papir): …',
      'Dato: …',
    ],
    foot: '(*) Det ikke gældende overstreges.',
  },
};
