import { sentenceOf } from '@kreda/site/reasons';
import type { UserContext } from '../../context.ts';
import { inTransaction } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { mayWriteTo } from '../../platform/mail/may-write-to.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { hashToken } from '../../platform/token.ts';
import { markVerified } from './mark-verified.ts';
import * as repo from './repo.ts';

/** Whether the account's address still has to be verified. */
export async function emailVerification({ db, user }: UserContext): Promise<{ isNeeded: boolean }> {
  const stored = await repo.findUserById(db, user.id);
  return { isNeeded: stored !== null && !mayWriteTo(stored) };
}

/**
 * Verifies the caller's address by the token of a link, which works once. The caller has to be logged in to the account: an attacker
 * may have registered with the address of the person who opens the mail. For a verified account it does nothing, whatever the token.
 *
 * @throws {DomainError} `invalid` for a token that has expired, is unknown or is another account's.
 */
export async function verifyEmail(context: UserContext, token: string): Promise<void> {
  const { db, clock, user } = context;
  await inTransaction(db, async (tx) => {
    const isTaken = await repo.takeEmailVerification(tx, { tokenHash: hashToken(token), userId: user.id }, clock());
    const stored = await repo.findUserById(tx, user.id);
    if (!stored) throw new DomainError('unauthenticated');
    if (isTaken) return markVerified(tx, context, stored);
    if (stored.emailVerifiedAt === null) {
      throw new DomainError('link-expired', { fields: { token: sentenceOf('link-expired') } });
    }
  });
  context.wakeOutbox();
}

/**
 * Sends the link once more, unless the address needs none.
 *
 * @throws {DomainError} `rate-limited` after a few a day to an address. Deleted accounts of the address count, too.
 */
export async function sendVerification(context: UserContext): Promise<void> {
  const { db, clock, user } = context;
  if (!(await emailVerification(context)).isNeeded) return;
  await context.limit('verifications', user.email);
  await enqueue(db, 'mail.verify-address', { payload: { userId: user.id }, now: clock() });
  context.wakeOutbox();
}
