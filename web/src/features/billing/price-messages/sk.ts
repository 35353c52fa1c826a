import type { Messages } from './pl.ts';

export const sk: Messages = {
  currency: 'Mena',
  payBy: 'Spôsoby platby: {{methods}}.',
  payByOnce: 'Pri jednorazovom balíku aj: {{methods}}.',
  cardNoun: 'karta',
  lowest: 'Najnižšia cena za 30 dní pred zľavou: {{amount}}',
  reducedUntil: 'Zľava platí do {{date}}',
};
