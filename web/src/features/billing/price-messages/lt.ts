import type { Messages } from './pl.ts';

export const lt: Messages = {
  currency: 'Valiuta',
  payBy: 'Mokėjimo būdai: {{methods}}.',
  payByOnce: 'Vienkartiniam paketui taip pat: {{methods}}.',
  cardNoun: 'kortelė',
  lowest: 'Mažiausia kaina per 30 dienų iki nuolaidos: {{amount}}',
  reducedUntil: 'Kaina sumažinta iki {{date}}',
};
