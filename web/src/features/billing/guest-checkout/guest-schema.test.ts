import { sentenceOf } from '@kreda/site/reasons';
import { describe, expect, test } from 'vitest';
import { NO_COMPANY, paymentSchema } from '../payment-schema.ts';
import { statementSchema } from '../withdrawal/statement.ts';
import { guestSchema } from './guest-schema.ts';

const PERSON = { email: 'anna@example.pl', consent: true, ...NO_COMPANY };
const problemsOf = (answer: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  answer.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

describe('a name that the API would refuse is refused at its field', () => {
  const guest = (firstName: string, lastName: string) =>
    problemsOf(guestSchema(8).safeParse({ ...PERSON, firstName, lastName, password: 'kreda i tablica' }));

  test('in the form of a visitor', () => {
    expect(guest('J.R.R.', 'Żak-Nowak')).toEqual([]);
    expect(guest('Anna', 'evil.example')).toEqual([['lastName', sentenceOf('name-has-address')]]);
    expect(guest('A'.repeat(49), 'B'.repeat(50))).toEqual([]);
    expect(guest('A'.repeat(50), 'B'.repeat(50))).toEqual([
      ['lastName', sentenceOf({ code: 'text-too-long', max: 49 })],
    ]);
    expect(guest('A'.repeat(100), 'B')).toEqual([['firstName', sentenceOf({ code: 'text-too-long', max: 98 })]]);
  });

  test('in the forms of a user and of a withdrawal', () => {
    const statement = { orderNumber: '0123456789ab', email: PERSON.email };
    for (const [name, problem] of [
      ['Anna evil.example', sentenceOf('name-has-address')],
      ['A'.repeat(101), sentenceOf({ code: 'text-too-long', max: 100 })],
    ] as const) {
      expect(problemsOf(paymentSchema.safeParse({ ...PERSON, fullName: name }))).toEqual([['fullName', problem]]);
      expect(problemsOf(statementSchema.safeParse({ ...statement, name }))).toEqual([['name', problem]]);
    }
  });
});
