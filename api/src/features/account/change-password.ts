import { sentenceOf } from '@kreda/site/reasons';
import type { RequestContext, UserContext } from '../../context.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction, type Transaction } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { addressKey } from '../../platform/rate-limits.ts';
import { hashToken } from '../../platform/token.ts';
import { rememberDevice } from './device.ts';
import { markVerified } from './mark-verified.ts';
import { checkNewPassword } from './passwords.ts';
import * as repo from './repo.ts';
import type { PasswordChange, PasswordReset } from './schema.ts';
import { startSession } from './session.ts';

/**
 * Sends a link to set a new password, if the address has an account. Neither the answer nor its time tells whether it has one.
 * Beyond the rate limit of a network address, or the limit of mails to a mailbox, no link is sent, and the answer is the same.
 */
export async function remindPassword(context: RequestContext, email: string): Promise<void> {
  const { db, clock, language, rateLimits, address } = context;
  try {
    await rateLimits.consume('reminders', `${email} ${addressKey(address)}`);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'rate-limited') return;
    throw error;
  }
  // Does not wake the outbox: the time of sending would show whether there is an account.
  await enqueue(db, 'mail.password-reset', { payload: { email, language }, now: clock() });
}

/**
 * Sets a new password with the token of a link, which works once, and ends every session of the account. It also verifies the
 * address, since the link arrived there.
 *
 * @throws {DomainError} `invalid`, naming `token` for one that has expired or is not known, `password` for one easy to guess.
 */
export async function resetPassword(context: RequestContext, { token, password }: PasswordReset): Promise<void> {
  const { db, clock, rateLimits, passwords } = context;
  const passwordHash = await passwords.hash(password);
  const user = await inTransaction(db, async (tx) => {
    const now = clock();
    const userId = await repo.takePasswordReset(tx, hashToken(token), now);
    const found = userId === null ? null : await repo.findUserById(tx, userId);
    if (!found) throw new DomainError('link-expired', { fields: { token: sentenceOf('link-expired') } });
    // Inside the transaction: a refusal rolls it back, and the link still works for a better password.
    checkNewPassword(password, found);
    await markVerified(tx, context, found);
    await setPassword(tx, context, { userId: found.id, passwordHash });
    await audit(tx, context, 'account.password-reset', { userId: found.id });
    return found;
  });
  // The login that follows must succeed while attackers go on guessing.
  rememberDevice(context, { id: user.id, passwordHash });
  await rateLimits.forget('accountGuesses', user.email);
  await rateLimits.forget('guesses', `${user.email} ${addressKey(context.address)}`);
  context.wakeOutbox();
}

/**
 * Changes the password of a logged-in user and ends every session of the account. This browser gets a new session.
 *
 * @throws {DomainError} `invalid`, naming `oldPassword` or `password`; `rate-limited` after too many wrong ones.
 */
export async function changePassword(context: UserContext, { oldPassword, password }: PasswordChange): Promise<void> {
  const { db, user, clock, passwords } = context;
  const verified = await confirmPassword(context, { field: 'oldPassword', password: oldPassword });
  checkNewPassword(password, user);
  const passwordHash = await passwords.hash(password);
  const setCookies = await inTransaction(db, async (tx) => {
    const isUnchanged = await repo.lockPassword(tx, user.id, { passwordHash: verified, now: clock() });
    const session = await repo.findSession(tx, context.session!.tokenHash, clock());
    // A reset link changed the password meanwhile. This caller may be the attacker whom the reset was made against.
    if (!isUnchanged || !session) throw new DomainError('unauthenticated');
    await setPassword(tx, context, { userId: user.id, passwordHash });
    await audit(tx, context, 'account.password-changed', { userId: user.id });
    return startSession(tx, context, {
      userId: user.id,
      remember: session.remember,
      userAgent: context.userAgent.slice(0, 500),
    });
  });
  setCookies();
  context.wakeOutbox();
}

/**
 * Checks that it is the user's password. Returns the stored hash that it was compared with.
 *
 * @throws {DomainError} `invalid`, naming the field; `rate-limited` after too many wrong ones.
 */
export async function confirmPassword(
  { db, user, limit, rateLimits, passwords }: UserContext,
  { field, password }: { field: string; password: string },
): Promise<string> {
  await limit('confirmations', user.id);
  const stored = await repo.findUserById(db, user.id);
  if (!stored?.passwordHash || !(await passwords.matches(password, stored.passwordHash))) {
    throw new DomainError('invalid', { fields: { [field]: sentenceOf('password-wrong') } });
  }
  await rateLimits.forget('confirmations', user.id);
  return stored.passwordHash;
}

/** Also ends everything that the old password or an older link gave: sessions, the magazine's feed, reset links. Tells the user by mail. */
async function setPassword(
  tx: Transaction,
  { clock }: RequestContext,
  { userId, passwordHash }: { userId: string; passwordHash: string },
): Promise<void> {
  const now = clock();
  await repo.updateUser(tx, userId, { passwordHash }, now);
  await repo.deleteSessionsOf(tx, userId);
  await repo.deleteMagazineFeed(tx, userId);
  await repo.deletePasswordResets(tx, userId);
  await enqueue(tx, 'mail.password-changed', { payload: { userId }, now });
}
