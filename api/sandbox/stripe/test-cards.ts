/** What the sandbox does with a card, by its number; Stripe's own test cards. */
export type CardBehaviour =
  | { kind: 'paid' }
  | { kind: 'declined'; code: string; declineCode: string | null; message: string }
  /** The bank asks its customer first; `afterwards` is what follows a yes. */
  | { kind: 'authenticate'; afterwards: CardBehaviour };

const PAID: CardBehaviour = { kind: 'paid' };

function declined(code: string, declineCode: string | null, message: string): CardBehaviour {
  return { kind: 'declined', code, declineCode, message };
}

const GENERIC = declined('card_declined', 'generic_decline', 'Your card was declined.');

const CARDS: Readonly<Record<string, CardBehaviour>> = {
  '4242424242424242': PAID,
  '5555555555554444': PAID,
  // Issued in Germany, Slovakia and the United States.
  '4000002760000016': PAID,
  '4000007030000001': PAID,
  '4000008400000001': PAID,
  '4000000000000002': GENERIC,
  '4000000000009995': declined('card_declined', 'insufficient_funds', 'Your card has insufficient funds.'),
  '4000000000000069': declined('expired_card', null, 'Your card has expired.'),
  '4000000000000127': declined('incorrect_cvc', null, "Your card's security code is incorrect."),
  '4000000000000119': declined(
    'processing_error',
    null,
    'An error occurred while processing your card. Try again in a little bit.',
  ),
  // Can be verified and kept, and is refused when it is charged.
  '4000000000000341': GENERIC,
  '4000002500003155': { kind: 'authenticate', afterwards: PAID },
  '4000002760003184': { kind: 'authenticate', afterwards: PAID },
  '4000000000003220': { kind: 'authenticate', afterwards: PAID },
  '4000008400001629': { kind: 'authenticate', afterwards: GENERIC },
};

/** Whether the digits end in the right check digit (ISO/IEC 7812-1, Luhn). */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

export interface Card {
  number: string;
  exp_month: string;
  exp_year: string;
  cvc: string;
}

/** How a card behaves at that time. Numbers that are no test card are refused, as Stripe's test mode refuses them. */
export function behaviourOf(card: Card, now: Date): CardBehaviour {
  const digits = digitsOf(card.number);
  if (!/^\d{12,19}$/.test(digits) || !hasCheckDigit(digits))
    return declined('incorrect_number', null, 'Your card number is incorrect.');
  const month = Number(card.exp_month);
  const year = Number(card.exp_year) + (card.exp_year.length <= 2 ? 2_000 : 0);
  if (!(month >= 1 && month <= 12))
    return declined('invalid_expiry_month', null, "Your card's expiration month is invalid.");
  const isPast = year < now.getUTCFullYear() || (year === now.getUTCFullYear() && month < now.getUTCMonth() + 1);
  if (isPast) return declined('invalid_expiry_year', null, "Your card's expiration year is invalid.");
  if (!/^\d{3,4}$/.test(card.cvc)) return declined('invalid_cvc', null, "Your card's security code is invalid.");
  return (
    CARDS[digits] ??
    declined('card_declined', 'test_mode_live_card', 'Your card was declined. The sandbox takes test cards only.')
  );
}

/** How a card behaves when it is only verified, so as to be charged later. */
export function verificationOf(card: Card, now: Date): CardBehaviour {
  const behaviour = behaviourOf(card, now);
  return digitsOf(card.number) === ATTACHES_THEN_FAILS ? PAID : behaviour;
}

/** How a card that was kept behaves while its owner is away: no bank can ask them. */
export function savedBehaviourOf(number: string): CardBehaviour {
  const behaviour = CARDS[digitsOf(number)] ?? GENERIC;
  if (behaviour.kind !== 'authenticate') return behaviour;
  if (digitsOf(number) !== ALWAYS_ASKS) return behaviour.afterwards;
  return declined(
    'authentication_required',
    'authentication_required',
    'Your card was declined. This transaction requires authentication.',
  );
}

/** Stripe's codes that stand for themselves; any other is the reason of `card_declined` (docs.stripe.com/error-codes). */
const OWN_CODES: readonly string[] = ['authentication_required', 'expired_card', 'incorrect_cvc', 'processing_error'];

/** A decline with a code of Stripe's. */
export function declinedAs(code: string): CardBehaviour {
  return declined(OWN_CODES.includes(code) ? code : 'card_declined', code, 'Your card was declined.');
}

const ATTACHES_THEN_FAILS = '4000000000000341';
const ALWAYS_ASKS = '4000002760003184';

/** A card number without the blanks that people type. */
export function digitsOf(number: string): string {
  return number.replace(/\s/g, '');
}
