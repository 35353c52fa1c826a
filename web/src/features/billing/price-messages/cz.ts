import type { Messages } from './pl.ts';

export const cz: Messages = {
  currency: 'Měna',
  payBy: 'Způsoby platby: {{methods}}.',
  payByOnce: 'U jednorázového balíčku také: {{methods}}.',
  cardNoun: 'karta',
  lowest: 'Nejnižší cena za 30 dní před slevou: {{amount}}',
  reducedUntil: 'Sleva platí do {{date}}',
};
