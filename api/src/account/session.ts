import type { Deps, RequestContext } from '../context.ts';
import type { Transaction } from '../database.ts';
import * as repo from './repo.ts';
import { hashToken, newToken } from './token.ts';

const HOUR_MS = 3_600_000;
/** How long a session lives without being used. */
const LIFETIME_MS = { remembered: 30 * 24 * HOUR_MS, plain: 24 * HOUR_MS };

/** Whom a new session is for, and how the browser asked for it. */
export interface Login {
  userId: string;
  remember: boolean;
  userAgent: string;
}

/** Somebody's session as one request found it. */
export interface LiveSession extends repo.StoredSession {
  /** Set when this request made the session live longer: a remembered session's cookie is then sent anew. */
  extendedTo: Date | null;
}

/**
 * Writes a new session in place of the one the browser had, and hands the account what the browser's visitor made. Returns
 * what gives the browser its cookies, to be called when the transaction stands.
 */
export async function startSession(tx: Transaction, context: RequestContext, login: Login): Promise<() => void> {
  const { clock, cookies, sessionHash, visitorId } = context;
  const token = newToken();
  const now = clock();
  const expiresAt = new Date(now.getTime() + lifetimeMs(login.remember));
  if (sessionHash !== null) await repo.deleteSession(tx, sessionHash);
  await repo.deleteExpiredSessions(tx, login.userId, now);
  await repo.insertSession(tx, { ...login, tokenHash: hashToken(token), createdAt: now, expiresAt });
  if (visitorId !== null) await repo.moveVisitorToUser(tx, visitorId, login.userId);
  return () => {
    cookies.setSession(token, login.remember ? expiresAt : null);
    if (visitorId !== null) cookies.clearVisitor();
  };
}

/** The living session of a cookie's token; past half its life it is extended to a whole one. */
export async function findLiveSession(deps: Pick<Deps, 'db' | 'clock'>, token: string): Promise<LiveSession | null> {
  const now = deps.clock();
  const session = await repo.findSession(deps.db, hashToken(token), now);
  if (!session) return null;
  const lifetime = lifetimeMs(session.remember);
  if (session.expiresAt.getTime() - now.getTime() > lifetime / 2) return { ...session, extendedTo: null };
  const expiresAt = new Date(now.getTime() + lifetime);
  await repo.extendSession(deps.db, session.tokenHash, expiresAt);
  return { ...session, expiresAt, extendedTo: expiresAt };
}

function lifetimeMs(remember: boolean): number {
  return remember ? LIFETIME_MS.remembered : LIFETIME_MS.plain;
}
