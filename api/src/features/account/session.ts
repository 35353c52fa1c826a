import type { Deps, RequestContext, UserContext } from '../../context.ts';
import { audit } from '../../platform/audit.ts';
import type { Transaction } from '../../platform/database.ts';
import { isDatabaseFull } from '../../platform/database-errors.ts';
import { DomainError } from '../../platform/errors.ts';
import { hashToken, newToken } from '../../platform/token.ts';
import { rememberDevice } from './device.ts';
import * as repo from './repo.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long a session lives without being used, and in total. */
const LIFETIMES = {
  remembered: { idleMs: 30 * DAY_MS, absoluteMs: 180 * DAY_MS },
  plain: { idleMs: DAY_MS, absoluteMs: 7 * DAY_MS },
};
/** `lastSeenAt` is written once in this time, and not at every request. */
const SEEN_EVERY_MS = HOUR_MS;

/** The user and the browser of a new session. */
export interface Login {
  userId: string;
  remember: boolean;
  userAgent: string;
}

/** A session, as one request found it. */
export interface LiveSession extends repo.StoredSession {
  /** Set when this request extended the session: a remembered session's cookie is then sent again. */
  extendedTo: Date | null;
}

/**
 * Replaces the browser's session by a new one, and moves the visitor's resumes to the account. Returns a function that sets the
 * browser's cookies: call it after the transaction is committed.
 *
 * @throws {DomainError} `forbidden` when an operator has blocked the account.
 */
export async function startSession(tx: Transaction, context: RequestContext, login: Login): Promise<() => void> {
  const { clock, cookies, session, visitorId, language } = context;
  const token = newToken();
  const now = clock();
  const expiresAt = new Date(now.getTime() + lifetimeOf(login).idleMs);
  if (session) await repo.deleteSession(tx, session.tokenHash);
  await repo.deleteExpiredSessions(tx, login.userId, now);
  const id = crypto.randomUUID();
  await repo.insertSession(tx, {
    ...login,
    id,
    tokenHash: hashToken(token),
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
  });
  if (!(await repo.setLanguage(tx, login.userId, language))) throw new DomainError('account-blocked');
  const account = await repo.findUserById(tx, login.userId);
  if (visitorId !== null) await repo.moveVisitorToUser(tx, visitorId, login.userId);
  return () => {
    cookies.setSession(token, login.remember ? expiresAt : null);
    if (visitorId !== null) cookies.clearVisitor();
    if (account) rememberDevice(context, account);
  };
}

/** The live session of a cookie's token. Past half of its idle time it is extended, never past its absolute lifetime. */
export async function findLiveSession(deps: Pick<Deps, 'db' | 'clock'>, token: string): Promise<LiveSession | null> {
  const now = deps.clock().getTime();
  const session = await repo.findSessionOfRequest(deps.db, hashToken(token), new Date(now));
  if (!session) return null;
  const { idleMs, absoluteMs } = lifetimeOf(session);
  const end = Math.min(now + idleMs, session.createdAt.getTime() + absoluteMs);
  const isExtended = session.expiresAt.getTime() - now <= idleMs / 2 && end > session.expiresAt.getTime();
  const isSeenAnew = now - session.lastSeenAt.getTime() >= SEEN_EVERY_MS;
  if (!isExtended && !isSeenAnew) return { ...session, extendedTo: null };
  const expiresAt = isExtended ? new Date(end) : session.expiresAt;
  try {
    await repo.touchSession(deps.db, session.tokenHash, { expiresAt, lastSeenAt: new Date(now) });
  } catch (error) {
    // A full database cannot be written to, but users can still read.
    if (!isDatabaseFull(error)) throw error;
    return { ...session, extendedTo: null };
  }
  return { ...session, expiresAt, extendedTo: isExtended ? expiresAt : null };
}

/** The user's live sessions: the caller's (`isCurrent`) first, then the others by last use. */
export async function listSessions({ db, clock, user, session }: UserContext) {
  const sessions = await repo.listSessions(db, user.id, clock());
  return sessions
    .map((one) => ({ ...one, isCurrent: one.id === session?.id }))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/**
 * Ends one of the user's sessions, so that its browser is logged out.
 *
 * @throws {DomainError} `not-found` for one that has ended or is another user's.
 */
export async function endSession(context: UserContext, id: string): Promise<void> {
  const { db, user, session, cookies } = context;
  if (!(await repo.deleteSessionOf(db, user.id, id))) throw new DomainError('not-found');
  if (id === session?.id) cookies.clearSession();
  await audit(db, context, 'account.session-ended', { userId: user.id });
}

/** Ends all of the user's sessions but the caller's. */
export async function endOtherSessions(context: UserContext): Promise<void> {
  const { db, user, session } = context;
  const count = await repo.deleteSessionsOf(db, user.id, { exceptId: session?.id });
  await audit(db, context, 'account.session-ended', { userId: user.id, details: { count } });
}

function lifetimeOf({ remember }: { remember: boolean }) {
  return remember ? LIFETIMES.remembered : LIFETIMES.plain;
}
