import type { Messages } from './pl.ts';

export const it: Messages = {
  currency: 'Valuta',
  payBy: 'Metodi di pagamento: {{methods}}.',
  payByOnce: 'Per un pacchetto una tantum anche: {{methods}}.',
  cardNoun: 'carta',
  lowest: 'Prezzo più basso nei 30 giorni prima del ribasso: {{amount}}',
  reducedUntil: 'Ribassato fino al {{date}}',
};
