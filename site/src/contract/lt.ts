import type { ConsentText, ContractDocumentText, PeriodText, WithdrawalText } from './contract-texts.ts';

export const consent: ConsentText = {
  immediate:
    'Noriu, kad prieiga prasidėtų iškart, nepasibaigus 14 dienų sutarties atsisakymo terminui. Žinau, kad visiškai suteikus paslaugą įstatyme numatyta teisė atsisakyti sutarties baigiasi; 14 dienų pinigų grąžinimo garantija galioja nepaisant to.',
  renewal:
    'Sutinku, kad iš pasirinktos kortelės, „PayPal“ paskyros arba per BLIK nuo {{date}} {{every}} būtų nuskaitoma {{amount}}, kol atšauksiu puslapyje „Mokėjimai“.',
};

export const every: PeriodText = { month: 'kas mėnesį', year: 'kas metus', months: 'kas {{months}} mėn.' };

export const withdrawal: WithdrawalText = {
  here: 'Atsisakyti sutarties čia',
  confirm: 'Patvirtinti atsisakymą',
  statement: 'Atsisakau sutarties dėl prieigos prie {{site}}, užsakymas {{order}}.',
};

export const contractDocument: ContractDocumentText = {
  fileName: 'sutartis',
  title: 'Sutarties sudarymo patvirtinimas',
  order: 'Užsakymo numeris',
  concluded: 'Sutartis sudaryta',
  package: 'Paketas',
  price: 'Sumokėta sudarant sutartį',
  access: 'Prieiga iki',
  renewal: 'Atnaujinimas',
  renewalFacts: '{{amount}} {{every}} nuo {{date}}, kol atšauksite puslapyje „Mokėjimai“',
  buyer: 'Pirkėjas',
  seller: 'Pardavėjas',
  consent: 'Perkant duotas sutikimas',
  given: 'Duota {{at}}. Teksto versija: {{version}}.',
  right: 'Teisė atsisakyti sutarties',
  until: 'Šios sutarties galite atsisakyti nenurodydami priežasties iki {{day}} pabaigos.',
  ways: 'Tai padarysite neprisijungę adresu {{url}}, nurodę užsakymo numerį ir el. pašto adresą. Taip pat galite išsiųsti toliau pateiktą formą ar kitą aiškų pareiškimą adresu {{mail}}.',
  modelForm: {
    title: 'Pavyzdinė sutarties atsisakymo forma',
    lead: '(šią formą užpildykite ir grąžinkite tik norėdami atsisakyti sutarties)',
    lines: [
      'Kam: {{seller}}, {{address}}, {{mail}}',
      'Aš/mes (*) pranešu/pranešame (*), kad atsisakau/atsisakome (*) sutarties dėl šios paslaugos teikimo: prieiga prie {{name}}',
      'Užsakyta: …',
      'Vartotojo (-ų) vardas ir pavardė: …',
      'Vartotojo (-ų) adresas: …',
      'Vartotojo (-ų) parašas (tik jeigu ši forma siunčiama popieriuje): …',
      'Data: …',
    ],
    foot: '(*) Nereikalingą išbraukti.',
  },
};
