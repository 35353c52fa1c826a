import { sentenceOf } from '@kreda/site/reasons';
import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { DomainError } from '../../platform/errors.ts';
import { limitConcurrency } from '../../platform/limit-concurrency.ts';
import { newToken } from './token.ts';

/** What hashing a password takes: memory in KiB, passes over it, and lanes. */
export interface HashingCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** OWASP's least for argon2id, the library's own algorithm: 19 MiB, two passes, one lane (Password Storage Cheat Sheet). */
const ARGON2ID: HashingCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes passwords and compares with hashes. */
export interface Passwords {
  /** A password as it is stored, in argon2's own format with its salt and costs. */
  hash(password: string): Promise<string>;
  /** Whether it is the password. Takes as long where there is none to compare with: no account, or one without a password. */
  matches(password: string, stored: string | null | undefined): Promise<boolean>;
}

/** @param cost less only in tests, which hash hundreds; no setting of the environment changes it. */
export function createPasswords(cost: HashingCost = ARGON2ID): Passwords {
  // Each takes 19 MiB and all of a core: more at once would be no faster, and as much more memory at the peak.
  const inTurn = limitConcurrency(2);
  const hashInTurn = (password: string) => inTurn(() => hash(password, cost));
  // The password is thrown away as it is made.
  const nobodysHash = hashInTurn(newToken());
  return {
    hash: hashInTurn,
    async matches(password, stored) {
      const compared = stored ?? (await nobodysHash);
      const isRight = await inTurn(() => verify(compared, password));
      return isRight && stored != null;
    },
  };
}

/** Some 49,000 passwords from published leaks, in lower case. */
const COMMON = new Set(Object.values(dictionary['passwords-common']));

/** What is known of whoever chooses a password, and so is the first that others try. */
export interface Chooser {
  email: string;
  firstName: string;
  lastName: string;
}

/** Words of this product, which others would try here first. */
const PRODUCT_WORDS = ['kreda', 'cv', 'mojecv', 'myresume', 'resume', 'zyciorys', 'życiorys', 'lebenslauf', 'kreator'];

/**
 * Refuses a new password that others would try early: a leaked one; or the person's own name or address, or a word of this
 * product, whatever digits and signs stand around it.
 *
 * @throws {DomainError} `invalid`, naming `password`.
 */
export function checkNewPassword(password: string, { email, firstName, lastName }: Chooser): void {
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
