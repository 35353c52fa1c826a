import type { CardField } from '../payment-errors.ts';

/** The values of the sandbox's card form. */
export type CardInput = Record<CardField, string>;

export const EMPTY_CARD: CardInput = { number: '', expiry: '', cvc: '' };

const digits = (text: string, atMost: number) => text.replace(/\D/g, '').slice(0, atMost);

/** Groups a card number as it is printed on the card: by four digits, or 4-6-5 for American Express. */
export function formatNumber(text: string): string {
  const number = digits(text, 19);
  const groups = /^3[47]/.test(number)
    ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/
    : /(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,4})?(\d{1,3})?/;
  return (groups.exec(number)?.slice(1) ?? []).filter(Boolean).join(' ');
}

/** Formats month and two-digit year: `04 / 29`. A first digit above 1 is taken as the whole month. */
export function formatExpiry(text: string, previous: string): string {
  const isDeleting = text.length < previous.length;
  const plain = digits(/^[2-9]/.test(text) ? `0${text}` : text, 4);
  if (plain.length > 2) return `${plain.slice(0, 2)} / ${plain.slice(2)}`;
  return plain.length === 2 && !isDeleting ? `${plain} / ` : plain;
}

export function formatCvc(text: string): string {
  return digits(text, 4);
}

/** The month (1 to 12) and the full year of a typed expiry; null if it is not valid. */
export function parseExpiry(text: string): { month: number; year: number } | null {
  const match = /^(\d{2}) \/ (\d{2})$/.exec(text);
  if (!match) return null;
  const month = Number(match[1]);
  return month >= 1 && month <= 12 ? { month, year: 2000 + Number(match[2]) } : null;
}

export type CardMistake =
  | 'incomplete_number'
  | 'incorrect_number'
  | 'incomplete_expiry'
  | 'expired_card'
  | 'incomplete_cvc';

/** Validates a card before it is sent. The codes are Stripe's. */
export function checkCard(card: CardInput, now: Date): Partial<Record<CardField, CardMistake>> {
  const mistakes: Partial<Record<CardField, CardMistake>> = {};
  const number = digits(card.number, 19);
  if (number.length < 14) mistakes.number = 'incomplete_number';
  else if (!passesLuhn(number)) mistakes.number = 'incorrect_number';
  const expiry = parseExpiry(card.expiry);
  if (!expiry) mistakes.expiry = 'incomplete_expiry';
  // A card is valid until the end of its month.
  else if (new Date(expiry.year, expiry.month) <= now) mistakes.expiry = 'expired_card';
  if (card.cvc.length < (/^3[47]/.test(number) ? 4 : 3)) mistakes.cvc = 'incomplete_cvc';
  return mistakes;
}

function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
