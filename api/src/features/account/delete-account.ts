import { sentenceOf } from '@kreda/site/reasons';
import type { UserContext } from '../../context.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { mayWriteTo } from '../../platform/mail/may-write-to.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { confirmPassword } from './change-password.ts';
import * as repo from './repo.ts';

/** After so recent a login, deleting needs no password. */
const RECENT_LOGIN_MS = 10 * 60_000;

/**
 * Deletes the account: resumes, photos, finished PDFs and sessions go at once, a running subscription ends. Orders and invoices
 * stay, as tax law requires, without the rest.
 *
 * @throws {DomainError} `invalid`, naming `password`, when the login is not recent and the password is missing or wrong.
 */
export async function deleteAccount(
  context: UserContext,
  { password }: { password?: string | undefined },
): Promise<void> {
  const { db, user, clock, cookies, language } = context;
  await confirmOwner(context, password);
  await inTransaction(db, async (tx) => {
    const now = clock();
    await context.forgetOwner(tx, { userId: user.id }, now);
    const stored = await repo.findUserById(tx, user.id);
    await repo.deleteUser(tx, user.id);
    if (stored && mayWriteTo(stored)) {
      const payload = { email: user.email, firstName: user.firstName, language };
      await enqueue(tx, 'mail.account-deleted', { payload, now });
    }
    await audit(tx, context, 'account.deleted', { userId: user.id });
  });
  cookies.clearSession();
  context.wakeOutbox();
}

async function confirmOwner(context: UserContext, password: string | undefined): Promise<void> {
  const { session, clock, user } = context;
  const isRecent = clock().getTime() - session!.createdAt.getTime() <= RECENT_LOGIN_MS;
  if (password !== undefined && user.hasPassword) {
    await confirmPassword(context, { field: 'password', password });
    return;
  }
  if (isRecent) return;
  const reason = user.hasPassword ? 'password-required' : 'login-again';
  throw new DomainError(reason, { fields: { password: sentenceOf(reason) } });
}
