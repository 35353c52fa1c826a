import { expect, test } from 'vitest';
import { answerTo } from './decline-codes.ts';

test.each([
  ['insufficient_funds', 'retry'],
  ['generic_decline', 'retry'],
  ['try_again_later', 'retry'],
  ['INSTRUMENT_DECLINED', 'retry'],
  ['a_code_of_next_year', 'retry'],
  [null, 'retry'],
  ['stolen_card', 'method'],
  ['expired_card', 'method'],
  ['revocation_of_all_authorizations', 'method'],
  ['PAYER_CANNOT_PAY', 'method'],
  ['no_method', 'method'],
  ['authentication_required', 'bank'],
  ['PAYER_ACTION_REQUIRED', 'bank'],
] as const)('%s: %s', (code, answer) => {
  expect(answerTo(code)).toBe(answer);
});
