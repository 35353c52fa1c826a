import { hash, verify } from '@node-rs/argon2';
import type { RequestContext, SignedInUser } from '../context.ts';
import { inTransaction } from '../database.ts';
import { isUniqueViolation } from '../database-errors.ts';
import { DomainError } from '../errors.ts';
import * as repo from './repo.ts';
import type { Credentials, Registration } from './schema.ts';
import { startSession } from './session.ts';
import { hashToken, newToken } from './token.ts';

/** The specification's user: a visitor is `unknown` and has no id. */
export interface CurrentUser {
  id: string | null;
  isLoggedIn: boolean;
  unknown: boolean;
  isPaid: boolean;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
}

export async function me(context: RequestContext): Promise<CurrentUser> {
  const { user } = context;
  return user ? currentUser(user, await isPaid(context)) : VISITOR;
}

/** Whether the caller has a package that is active now. */
export async function isPaid({ user, clock, hasActiveAccess }: RequestContext): Promise<boolean> {
  return user !== null && (await hasActiveAccess(user.id, clock()));
}

/**
 * Makes an account, logs it in, and hands it what this browser's visitor made.
 *
 * @throws {DomainError} `conflict` when the address has an account.
 */
export async function register(context: RequestContext, registration: Registration): Promise<CurrentUser> {
  const { password, remember, userAgent, ...profile } = registration;
  const user = { ...profile, id: crypto.randomUUID() };
  const passwordHash = await hash(password);
  try {
    const giveCookies = await inTransaction(context.db, async (tx) => {
      await repo.insertUser(tx, { ...user, passwordHash }, context.clock());
      return startSession(tx, context, { userId: user.id, remember, userAgent });
    });
    giveCookies();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const message = 'A user with this login already exists in the system';
    throw new DomainError('conflict', message, { fields: { email: message }, cause: error });
  }
  return currentUser(user, false);
}

/**
 * Logs in, and hands the account what this browser's visitor made.
 *
 * @throws {DomainError} `unauthenticated`, the same and as slow for an unknown address as for a wrong password.
 */
export async function login(context: RequestContext, credentials: Credentials): Promise<CurrentUser> {
  const { email, password, remember, userAgent } = credentials;
  const user = await repo.findUserByEmail(context.db, email);
  const isRight = await verify(user?.passwordHash ?? (await UNKNOWN_USER_HASH), password);
  if (!user || !isRight) {
    throw new DomainError('unauthenticated', 'Failed to log in. Check your login and/or password');
  }
  const { passwordHash: _, ...profile } = user;
  const giveCookies = await inTransaction(context.db, (tx) =>
    startSession(tx, context, { userId: user.id, remember, userAgent }),
  );
  giveCookies();
  return currentUser(profile, await isPaid({ ...context, user: profile }));
}

/** Ends this browser's session; without one there is nothing to do. */
export async function logout({ db, sessionHash, cookies }: RequestContext): Promise<void> {
  if (sessionHash !== null) await repo.deleteSession(db, sessionHash);
  cookies.clearSession();
}

/**
 * Makes the caller's browser a visitor, so that it can own what it makes.
 *
 * @throws {DomainError} `rate-limited` when its address has made too many.
 */
export async function becomeVisitor({ db, clock, cookies, limitVisitors }: RequestContext): Promise<{
  visitorId: string;
}> {
  await limitVisitors();
  const token = newToken();
  const visitorId = crypto.randomUUID();
  await repo.insertVisitor(db, { id: visitorId, tokenHash: hashToken(token) }, clock());
  cookies.setVisitor(token);
  return { visitorId };
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

// What an unknown address is checked against, so that its answer takes as long as any other.
const UNKNOWN_USER_HASH = hash(newToken());
