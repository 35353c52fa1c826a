import type { Messages } from './pl.ts';

export const en: Messages = {
  currency: 'Currency',
  payBy: 'Ways to pay: {{methods}}.',
  payByOnce: 'For a one-off package also: {{methods}}.',
  cardNoun: 'card',
  lowest: 'Lowest price in the 30 days before the reduction: {{amount}}',
  reducedUntil: 'Reduced until {{date}}',
};
