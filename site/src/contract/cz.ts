import type { ConsentText, ContractDocumentText, PeriodText, WithdrawalText } from './contract-texts.ts';

export const consent: ConsentText = {
  immediate:
    'Chci, aby přístup začal ihned, před uplynutím 14 dnů na odstoupení od smlouvy. Vím, že po úplném poskytnutí služby zákonné právo na odstoupení zaniká; 14denní záruka vrácení peněz platí bez ohledu na to.',
  renewal:
    'Souhlasím, aby z vybrané karty, účtu PayPal nebo přes BLIK bylo strháváno {{amount}} {{every}} od {{date}}, dokud předplatné nezruším na stránce Platby.',
};

export const every: PeriodText = { month: 'každý měsíc', year: 'každý rok', months: 'každých {{months}} měs.' };

export const withdrawal: WithdrawalText = {
  here: 'Odstoupit od smlouvy zde',
  confirm: 'Potvrdit odstoupení',
  statement: 'Odstupuji od smlouvy o přístupu ke službě {{site}}, objednávka {{order}}.',
};

export const contractDocument: ContractDocumentText = {
  fileName: 'smlouva',
  title: 'Potvrzení o uzavření smlouvy',
  order: 'Číslo objednávky',
  concluded: 'Smlouva uzavřena',
  package: 'Balíček',
  price: 'Zaplaceno při uzavření',
  access: 'Přístup do',
  renewal: 'Obnovení',
  renewalFacts: '{{amount}} {{every}} od {{date}}, dokud předplatné nezrušíte na stránce Platby',
  buyer: 'Objednatel',
  seller: 'Prodávající',
  consent: 'Souhlas udělený při nákupu',
  given: 'Uděleno {{at}}. Verze textu: {{version}}.',
  right: 'Právo odstoupit od smlouvy',
  until: 'Od této smlouvy můžete bez udání důvodu odstoupit do konce dne {{day}}.',
  ways: 'Uděláte to bez přihlášení na adrese {{url}}, s číslem objednávky a e-mailovou adresou. Můžete také poslat níže uvedený formulář nebo jiné jednoznačné prohlášení na {{mail}}.',
  modelForm: {
    title: 'Vzorový formulář pro odstoupení od smlouvy',
    lead: '(vyplňte tento formulář a pošlete jej zpět pouze v případě, že chcete odstoupit od smlouvy)',
    lines: [
      'Adresát: {{seller}}, {{address}}, {{mail}}',
      'Oznamuji/oznamujeme (*), že tímto odstupuji/odstupujeme (*) od smlouvy o poskytnutí této služby: přístup ke službě {{name}}',
      'Datum objednání: …',
      'Jméno a příjmení spotřebitele/spotřebitelů: …',
      'Adresa spotřebitele/spotřebitelů: …',
      'Podpis spotřebitele/spotřebitelů (pouze pokud je tento formulář zasílán v listinné podobě): …',
      'Datum: …',
    ],
    foot: '(*) Nehodící se škrtněte.',
  },
};
