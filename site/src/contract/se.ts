import type { ConsentText, ContractDocumentText, PeriodText, WithdrawalText } from './contract-texts.ts';

export const consent: ConsentText = {
  immediate:
    'Jag vill att åtkomsten börjar direkt, innan ångerfristen på 14 dagar har gått ut. Jag vet att den lagstadgade ångerrätten upphör när tjänsten har fullgjorts helt; 14-dagarsgarantin för återbetalning gäller oavsett detta.',
  renewal:
    'Jag godkänner att {{amount}} dras {{every}} från {{date}} på det valda kortet eller PayPal-kontot, eller via BLIK, tills jag säger upp på sidan Betalningar.',
};

export const every: PeriodText = { month: 'varje månad', year: 'varje år', months: 'var {{months}}:e månad' };

export const withdrawal: WithdrawalText = {
  here: 'Frånträd avtalet här',
  confirm: 'Bekräfta frånträde',
  statement: 'Jag frånträder avtalet om åtkomst till {{site}}, beställning {{order}}.',
};

export const contractDocument: ContractDocumentText = {
  fileName: 'avtal',
  title: 'Bekräftelse på avtalet',
  order: 'Beställningsnummer',
  concluded: 'Avtalet ingicks',
  package: 'Paket',
  price: 'Betalt när avtalet ingicks',
  access: 'Åtkomst till',
  renewal: 'Förnyelse',
  renewalFacts: '{{amount}} {{every}} från {{date}}, tills du säger upp på sidan Betalningar',
  buyer: 'Köpare',
  seller: 'Säljare',
  consent: 'Samtycke som gavs vid köpet',
  given: 'Gavs {{at}}. Textens version: {{version}}.',
  right: 'Ångerrätt',
  until: 'Du kan frånträda avtalet utan att ange skäl till och med {{day}}.',
  ways: 'Det gör du utan att logga in på {{url}}, med beställningsnumret och din e-postadress. Du kan också skicka blanketten nedan, eller något annat entydigt meddelande, till {{mail}}.',
  modelForm: {
    title: 'Standardblankett för ångerrätt',
    lead: '(fyll i och skicka tillbaka denna blankett endast om du vill frånträda avtalet)',
    lines: [
      'Till: {{seller}}, {{address}}, {{mail}}',
      'Jag/vi (*) meddelar härmed att jag/vi (*) frånträder mitt/vårt (*) avtal om tillhandahållande av följande tjänst: åtkomst till {{name}}',
      'Beställdes den: …',
      'Konsumentens/konsumenternas namn: …',
      'Konsumentens/konsumenternas adress: …',
      'Konsumentens/konsumenternas underskrift (endast om denna blankett meddelas på papper): …',
      'Datum: …',
    ],
    foot: '(*) Stryk det som inte är tillämpligt.',
  },
};
