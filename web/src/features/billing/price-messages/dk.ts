import type { Messages } from './pl.ts';

export const dk: Messages = {
  currency: 'Valuta',
  payBy: 'Betalingsmåder: {{methods}}.',
  payByOnce: 'Til en engangspakke også: {{methods}}.',
  cardNoun: 'kort',
  lowest: 'Laveste pris i de 30 dage før nedsættelsen: {{amount}}',
  reducedUntil: 'Nedsat til og med {{date}}',
};
