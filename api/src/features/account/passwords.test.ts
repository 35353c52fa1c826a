import { hash, verify } from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';
import { createPasswords } from './passwords.ts';

const FULL_COST = '$argon2id$v=19$m=19456,t=2,p=1';

test('hashes at the cost that OWASP asks for, and accepts only the right password', async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash('zielona-kreda');
  expect(costOf(stored)).toBe(FULL_COST);
  expect(await passwords.matches('zielona-kreda', stored)).toBe(true);
  expect(await passwords.matches('niebieska-kreda', stored)).toBe(false);
});

test('hashes once, at the same cost, for a wrong password and where there is no password', async () => {
  // The real library, with its calls counted.
  const library = { hash: vi.fn(hash), verify: vi.fn(verify) };
  const passwords = createPasswords(undefined, library);
  const stored = await passwords.hash('zielona-kreda');
  await passwords.matches('first', null);
  for (const compared of [stored, undefined, null]) {
    library.hash.mockClear();
    library.verify.mockClear();
    expect(await passwords.matches('wrong', compared)).toBe(false);
    // The time of hashing depends on the cost that the stored hash names.
    expect(library.verify.mock.calls.map(([given]) => costOf(String(given)))).toEqual([FULL_COST]);
    expect(library.hash).not.toHaveBeenCalled();
  }
});

/** An argon2 hash without its salt and digest. */
function costOf(stored: string): string {
  return stored.split('$').slice(0, 4).join('$');
}
