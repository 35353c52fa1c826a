import type { Messages } from './pl.ts';

export const de: Messages = {
  currency: 'Währung',
  payBy: 'Zahlungsarten: {{methods}}.',
  payByOnce: 'Für ein einmaliges Paket auch: {{methods}}.',
  cardNoun: 'Karte',
  lowest: 'Niedrigster Preis der letzten 30 Tage vor der Ermäßigung: {{amount}}',
  reducedUntil: 'Ermäßigt bis zum {{date}}',
};
