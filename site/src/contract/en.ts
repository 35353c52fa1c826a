import type { ConsentText, ContractDocumentText, PeriodText, WithdrawalText } from './contract-texts.ts';

export const consent: ConsentText = {
  immediate:
    'I want access to begin at once, before the 14 days for withdrawal have passed. I know that the statutory right of withdrawal ends once the service has been performed in full; the 14-day refund guarantee holds regardless.',
  renewal:
    'I agree that {{amount}} is charged {{every}} to the card or PayPal account that I choose, or by BLIK, from {{date}}, until I cancel on the Payments page.',
};

export const every: PeriodText = { month: 'every month', year: 'every year', months: 'every {{months}} months' };

export const withdrawal: WithdrawalText = {
  here: 'Withdraw from contract here',
  confirm: 'Confirm withdrawal',
  statement: 'I withdraw from the contract for access to {{site}}, order {{order}}.',
};

export const contractDocument: ContractDocumentText = {
  fileName: 'contract',
  title: 'Confirmation of the contract',
  order: 'Order number',
  concluded: 'Contract concluded',
  package: 'Package',
  price: 'Price paid on conclusion',
  access: 'Access until',
  renewal: 'Renewal',
  renewalFacts: '{{amount}} {{every}} from {{date}}, until you cancel on the Payments page',
  buyer: 'Buyer',
  seller: 'Seller',
  consent: 'Consent given with the purchase',
  given: 'Given {{at}}. Version of the text: {{version}}.',
  right: 'Right of withdrawal',
  until: 'You can withdraw from this contract without giving a reason until the end of {{day}}.',
  ways: 'You can do so without logging in at {{url}}, with the order number and your e-mail address. You can also send the form below, or any other unequivocal statement, to {{mail}}.',
  modelForm: {
    title: 'Model withdrawal form',
    lead: '(complete and return this form only if you wish to withdraw from the contract)',
    lines: [
      'To: {{seller}}, {{address}}, {{mail}}',
      'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract for the provision of the following service: access to {{name}}',
      'Ordered on: …',
      'Name of consumer(s): …',
      'Address of consumer(s): …',
      'Signature of consumer(s) (only if this form is notified on paper): …',
      'Date: …',
    ],
    foot: '(*) Delete as appropriate.',
  },
};
