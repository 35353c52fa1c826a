import type { Messages } from './pl.ts';

export const se: Messages = {
  currency: 'Valuta',
  payBy: 'Betalningssätt: {{methods}}.',
  payByOnce: 'För ett engångspaket även: {{methods}}.',
  cardNoun: 'kort',
  lowest: 'Lägsta pris under de 30 dagarna före sänkningen: {{amount}}',
  reducedUntil: 'Sänkt till och med {{date}}',
};
