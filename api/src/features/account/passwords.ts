import { sentenceOf } from '@kreda/site/reasons';
import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { atMost } from '../../platform/at-most.ts';
import { DomainError } from '../../platform/errors.ts';
import { newToken } from './token.ts';

/** OWASP's least for argon2id, the library's own algorithm: 19 MiB, two passes, one lane (Password Storage Cheat Sheet). */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each takes 19 MiB and all of a core: more at once would be no faster, and as much more memory at the peak. */
const inTurn = atMost(2);

/** A password as it is stored, in argon2's own format with its salt and costs. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, ARGON2ID));
}

/** Whether it is the password. Takes as long where there is none to compare with: no account, or one without a password. */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const compared = stored ?? (await NOBODYS_HASH);
  const isRight = await inTurn(() => verify(compared, password));
  return isRight && stored != null;
}

// The password is thrown away as it is made.
const NOBODYS_HASH = hashPassword(newToken());

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
