import { sentenceOf } from '@kreda/site/reasons';
import * as argon2 from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { DomainError } from '../../platform/errors.ts';
import { limitConcurrency } from '../../platform/limit-concurrency.ts';
import { newToken } from '../../platform/token.ts';

/** The cost of hashing a password: memory in KiB, passes over it, and lanes. */
export interface HashingCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** OWASP's minimum for argon2id, the library's default algorithm: 19 MiB, two passes, one lane (Password Storage Cheat Sheet). */
const ARGON2ID: HashingCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes passwords, and compares them with stored hashes. */
export interface Passwords {
  /** Returns the hash to store, in argon2's own format with salt and cost. */
  hash(password: string): Promise<string>;
  /** Whether it is the password. Takes as long without a stored hash: no account, or an account without a password. */
  matches(password: string, stored: string | null | undefined): Promise<boolean>;
}

/** The functions of `@node-rs/argon2` that passwords need. */
type Argon2 = Pick<typeof argon2, 'hash' | 'verify'>;

/**
 * @param cost is lower only in tests, which hash hundreds of passwords. No environment variable changes it.
 * @param library is another one only in tests, which count its calls.
 */
export function createPasswords(cost: HashingCost = ARGON2ID, library: Argon2 = argon2): Passwords {
  // Each takes 19 MiB and all of a core: more at once would be no faster, and as much more memory at the peak.
  const inTurn = limitConcurrency(2);
  const hashInTurn = (password: string) => inTurn(() => library.hash(password, cost));
  // The hash of a random password that nobody knows.
  const unknownHash = hashInTurn(newToken());
  return {
    hash: hashInTurn,
    async matches(password, stored) {
      const compared = stored ?? (await unknownHash);
      const isRight = await inTurn(() => library.verify(compared, password));
      return isRight && stored != null;
    },
  };
}

/** About 49,000 passwords from published leaks, in lower case. */
const COMMON = new Set(Object.values(dictionary['passwords-common']));

/** Facts about the person who chooses a password: attackers try them first. */
export interface PersonalFacts {
  email: string;
  firstName: string;
  lastName: string;
}

/** Words of this product, which attackers try here first. */
const PRODUCT_WORDS = ['kreda', 'cv', 'mojecv', 'myresume', 'resume', 'zyciorys', 'życiorys', 'lebenslauf', 'kreator'];

/**
 * Refuses a new password that attackers try early: a leaked one, the person's own name or address, or a word of this product. Digits
 * and signs around a word make no difference.
 *
 * @throws {DomainError} `invalid`, naming `password`.
 */
export function checkNewPassword(password: string, { email, firstName, lastName }: PersonalFacts): void {
  const lower = password.toLowerCase();
  const own = [email, email.split('@')[0]!, firstName, lastName, firstName + lastName, lastName + firstName];
  const known = [...own, ...PRODUCT_WORDS].map(lettersOf).filter((word) => word !== '');
  if (COMMON.has(lower) || known.includes(lettersOf(password))) {
    throw new DomainError('invalid', { fields: { password: sentenceOf('password-easy-to-guess') } });
  }
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]+/gu, '');
}
