import type { Messages } from './pl.ts';

export const ua: Messages = {
  currency: 'Валюта',
  payBy: 'Способи оплати: {{methods}}.',
  payByOnce: 'Для разового пакета також: {{methods}}.',
  cardNoun: 'картка',
  lowest: 'Найнижча ціна за 30 днів до зниження: {{amount}}',
  reducedUntil: 'Знижка діє до {{date}}',
};
