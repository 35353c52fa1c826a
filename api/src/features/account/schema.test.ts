import { afterEach, expect, test, vi } from 'vitest';
import { loginSchema, registerSchema, remindSchema } from './schema.ts';

afterEach(() => vi.restoreAllMocks());

test('does no costly work on a text that is too long to be an address', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  const lower = vi.spyOn(String.prototype, 'toLowerCase');
  const email = `a${'\u0301'.repeat(50_000)}@x.pl`;
  for (const schema of [remindSchema, loginSchema, registerSchema])
    expect(schema.safeParse({ email }).success).toBe(false);
  expect(normalize).not.toHaveBeenCalled();
  expect(lower).not.toHaveBeenCalled();
});

test.each([
  [' Anna@Example.PL ', 'anna@example.pl'],
  ['a@b.pl', 'a@b.pl'],
])('takes %j as %s', (given, email) => {
  expect(remindSchema.parse({ email: given })).toEqual({ email });
});
