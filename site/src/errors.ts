/**
 * The kinds of errors, by which programs decide what to do. The REST façade answers them as `error.code`, so they are a public
 * contract. A reason (`reasons.ts`) explains to a person why a request was refused.
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
