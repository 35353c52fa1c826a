import { sentenceOf } from '@kreda/site/reasons';
import type { RequestContext, SignedInUser, UserContext } from '../../context.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/database.ts';
import { isUniqueViolation } from '../../platform/database-errors.ts';
import { DomainError } from '../../platform/errors.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { countLogin } from './count-attempts.ts';
import { checkNewPassword } from './passwords.ts';
import * as repo from './repo.ts';
import type { Credentials, CurrentUser, Names, Registration } from './schema.ts';
import { startSession } from './session.ts';

export async function me(context: RequestContext): Promise<CurrentUser> {
  const { user } = context;
  return user ? currentUser(user, await isPaid(context)) : VISITOR;
}

/** Whether the caller has access now. */
export async function isPaid({ user, clock, hasActiveAccess }: RequestContext): Promise<boolean> {
  return user !== null && (await hasActiveAccess(user.id, clock()));
}

/**
 * Makes an account and logs it in. The visitor's resumes move to the account.
 *
 * @throws {DomainError} `conflict` when the address has an account; `invalid` for a password that is easy to guess; `rate-limited`
 *   when the network address has registered too many.
 */
export async function register(context: RequestContext, registration: Registration): Promise<CurrentUser> {
  const { db, clock, language, passwords } = context;
  const { password, remember, userAgent, ...profile } = registration;
  checkNewPassword(password, profile);
  await context.limit('newAccounts');
  const id = crypto.randomUUID();
  const passwordHash = await passwords.hash(password);
  try {
    const setCookies = await inTransaction(db, async (tx) => {
      const now = clock();
      await repo.insertUser(tx, { ...profile, id, passwordHash, language, emailVerifiedAt: null }, now);
      await enqueue(tx, 'mail.welcome', { payload: { userId: id }, now });
      await audit(tx, context, 'account.registered', { userId: id, details: { by: 'password' } });
      return startSession(tx, context, { userId: id, remember, userAgent });
    });
    setCookies();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new DomainError('login-taken', { fields: { email: sentenceOf('login-taken') }, cause: error });
  }
  context.wakeOutbox();
  return currentUser({ ...profile, id, hasPassword: true }, false);
}

/**
 * Logs in. The visitor's resumes move to the account.
 *
 * @throws {DomainError} `unauthenticated`, with the same answer and the same time for an unknown address and a wrong password;
 *   `rate-limited` after too many wrong passwords for the account: those of this browser if it has logged in there before, otherwise
 *   those from its network address or from all addresses.
 */
export async function login(context: RequestContext, credentials: Credentials): Promise<CurrentUser> {
  const { email, password, remember, userAgent } = credentials;
  const user = await repo.findUserByEmail(context.db, email);
  const forgetGuesses = await countLogin(context, { email, user });
  const isRight = await context.passwords.matches(password, user?.passwordHash);
  if (!user || !isRight) {
    await audit(context.db, context, 'account.login-failed', { userId: user?.id ?? null });
    throw wrongLogin();
  }
  const setCookies = await inTransaction(context.db, async (tx) => {
    // The password was changed during this login: the old one must not open a session afterwards.
    const isUnchanged = await repo.lockPassword(tx, user.id, { passwordHash: user.passwordHash, now: context.clock() });
    if (!isUnchanged) throw wrongLogin();
    await audit(tx, context, 'account.logged-in', { userId: user.id, details: { by: 'password' } });
    return startSession(tx, context, { userId: user.id, remember, userAgent });
  });
  setCookies();
  await forgetGuesses();
  return currentUser(user, await isPaid({ ...context, user }));
}

function wrongLogin(): DomainError {
  return new DomainError('login-failed');
}

/** Ends this browser's session, if it has one. */
export async function logout(context: RequestContext): Promise<void> {
  const { db, session, user, cookies } = context;
  if (session !== null) {
    await repo.deleteSession(db, session.tokenHash);
    await audit(db, context, 'account.logged-out', { userId: user?.id ?? null });
  }
  cookies.clearSession();
}

/** Changes the names and returns the changed user. */
export async function rename(context: UserContext, names: Names): Promise<CurrentUser> {
  const { db, user, clock } = context;
  await repo.updateUser(db, user.id, names, clock());
  await audit(db, context, 'account.renamed', { userId: user.id });
  return currentUser({ ...user, ...names }, await isPaid(context));
}

/** The ways to sign in to the account. */
export async function signInMethods({ db, user }: UserContext): Promise<{ password: boolean; google: boolean }> {
  return { password: user.hasPassword, google: await repo.hasIdentity(db, user.id, 'google') };
}

const VISITOR: CurrentUser = {
  id: null,
  isLoggedIn: false,
  unknown: true,
  isPaid: false,
  email: null,
  firstName: null,
  lastName: null,
};

function currentUser({ id, email, firstName, lastName }: SignedInUser, paid: boolean): CurrentUser {
  return { id, isLoggedIn: true, unknown: false, isPaid: paid, email, firstName, lastName };
}
