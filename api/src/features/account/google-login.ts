import type { RequestContext } from '../../context.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction, type Transaction } from '../../platform/database.ts';
import { isUniqueViolation } from '../../platform/database-errors.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { type GoogleProfile, GoogleRefusal } from './google.ts';
import { markVerified } from './mark-verified.ts';
import * as repo from './repo.ts';
import { startSession } from './session.ts';

/** Whether the sign-in made an account or found one. */
export type GoogleEntry = 'registered' | 'logged-in';

/**
 * Logs in a person whom Google identified. It looks for an account by Google's id of the person, then by the verified address,
 * whose account it links, and otherwise makes an account. The visitor's resumes move to the account.
 *
 * @throws {GoogleRefusal} when the address belongs to an account that is linked with another Google account.
 */
export async function loginWithGoogle(context: RequestContext, profile: GoogleProfile): Promise<GoogleEntry> {
  for (;;) {
    try {
      const { entry, setCookies } = await inTransaction(context.db, async (tx) => {
        const found = await findOrMakeAccount(tx, context, profile);
        await audit(tx, context, found.entry === 'registered' ? 'account.registered' : 'account.logged-in', {
          userId: found.userId,
          details: { by: 'google' },
        });
        const login = { userId: found.userId, remember: true, userAgent: context.userAgent.slice(0, 500) };
        return { entry: found.entry, setCookies: await startSession(tx, context, login) };
      });
      setCookies();
      context.wakeOutbox();
      return entry;
    } catch (error) {
      // A concurrent sign-in has just made the account: log in to it.
      if (!isUniqueViolation(error)) throw error;
    }
  }
}

async function findOrMakeAccount(
  tx: Transaction,
  context: RequestContext,
  { subject, ...person }: GoogleProfile,
): Promise<{ userId: string; entry: GoogleEntry }> {
  const identity = { provider: 'google', subject } as const;
  const known = await repo.findUserByIdentity(tx, identity);
  if (known) return { userId: known.id, entry: 'logged-in' };
  const now = context.clock();
  const sameAddress = await repo.findUserByEmail(tx, person.email);
  if (sameAddress) {
    if (await repo.hasIdentity(tx, sameAddress.id, 'google')) {
      throw new GoogleRefusal('the address belongs to an account that is linked with another Google account');
    }
    await link(tx, context, { account: sameAddress, identity });
    return { userId: sameAddress.id, entry: 'logged-in' };
  }
  const user = { ...person, id: crypto.randomUUID(), passwordHash: null, language: context.language };
  await repo.insertUser(tx, { ...user, emailVerifiedAt: now }, now);
  await repo.insertIdentity(tx, user.id, identity, now);
  await enqueue(tx, 'mail.welcome', { payload: { userId: user.id }, now });
  return { userId: user.id, entry: 'registered' };
}

/**
 * Links an account with the Google account of the same address. If the account's address was never verified, an attacker may have
 * registered it in advance for the owner of the address (account pre-hijacking): then its password and its sessions end.
 */
async function link(
  tx: Transaction,
  context: RequestContext,
  { account, identity }: { account: repo.StoredUser; identity: repo.Identity },
): Promise<void> {
  const now = context.clock();
  const isPasswordGone = account.emailVerifiedAt === null && account.hasPassword;
  await repo.insertIdentity(tx, account.id, identity, now);
  if (account.emailVerifiedAt === null) {
    await repo.updateUser(tx, account.id, { passwordHash: null }, now);
    await markVerified(tx, context, account);
    await repo.deleteSessionsOf(tx, account.id);
    await repo.deleteMagazineFeed(tx, account.id);
    await repo.deletePasswordResets(tx, account.id);
  }
  await enqueue(tx, 'mail.google-linked', { payload: { userId: account.id, isPasswordGone }, now });
  await audit(tx, context, 'account.google-linked', { userId: account.id, details: { isPasswordGone } });
}
