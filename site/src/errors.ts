/**
 * What kind of error an answer is: what a program decides by. The REST façade answers it as `error.code`, so these are a public
 * contract. Why a request was refused, for a person, is a reason (`reasons.ts`).
 */
export const ERROR_CODES = [
  'invalid',
  'unauthenticated',
  'payment-declined',
  'forbidden',
  'not-found',
  'conflict',
  'already-paid',
  'too-large',
  'unsupported-media',
  'rate-limited',
  'unavailable',
  'internal',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];
