import type { SameKeys } from '../../../i18n/define-messages.ts';

export const pl = {
  currency: 'Waluta',
  payBy: 'Sposoby płatności: {{methods}}.',
  payByOnce: 'Pakiet jednorazowy także: {{methods}}.',
  cardNoun: 'karta',
  lowest: 'Najniższa cena z 30 dni przed obniżką: {{amount}}',
  reducedUntil: 'Obniżka trwa do {{date}}',
} as const;

/** These texts in any language. */
export type Messages = SameKeys<typeof pl>;
