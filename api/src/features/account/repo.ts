import type { SignedInUser } from '../../context.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import { type SessionRow, selectSession, selectVisitorId } from '../../platform/sql/sessions.ts';

const profile = { id: true, email: true, firstName: true, lastName: true, passwordHash: true } as const;

export interface StoredSession extends SessionRow {
  tokenHash: string;
}

export interface NewUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  /** Null for an account without a password, which signs in through an identity. */
  passwordHash: string | null;
  language: string;
  emailVerifiedAt: Date | null;
}

/** An account with its password's hash and the state of its address. */
export interface StoredUser extends SignedInUser {
  passwordHash: string | null;
  emailVerifiedAt: Date | null;
  /** The account is older than the verification of addresses. */
  predatesVerification: boolean;
  language: string;
}

function signedIn({ passwordHash, ...user }: Omit<SignedInUser, 'hasPassword'> & { passwordHash: string | null }) {
  return { ...user, hasPassword: passwordHash !== null };
}

/** @throws a unique violation when the address has an account. */
export async function insertUser(db: Queryable, user: NewUser, now: Date): Promise<void> {
  await db.user.create({ data: { ...user, createdAt: now, updatedAt: now } });
}

export async function findUserByEmail(db: Queryable, email: string): Promise<StoredUser | null> {
  return storedUser(await db.user.findUnique({ where: { email }, select: storedColumns }));
}

export async function findUserById(db: Queryable, id: string): Promise<StoredUser | null> {
  return storedUser(await db.user.findUnique({ where: { id }, select: storedColumns }));
}

export async function findUserByIdentity(db: Queryable, identity: Identity): Promise<StoredUser | null> {
  const found = await db.identity.findUnique({
    where: { provider_subject: identity },
    select: { user: { select: storedColumns } },
  });
  return storedUser(found?.user ?? null);
}

const storedColumns = { ...profile, emailVerifiedAt: true, predatesVerification: true, language: true } as const;

function storedUser<U extends { passwordHash: string | null }>(row: U | null): (U & { hasPassword: boolean }) | null {
  return row && { ...row, hasPassword: row.passwordHash !== null };
}

/** A person's account at an identity provider. */
export interface Identity {
  provider: 'google';
  /** The provider's own id of the person. */
  subject: string;
}

/** @throws a unique violation when the identity is known, or the user has one of that provider. */
export async function insertIdentity(db: Queryable, userId: string, identity: Identity, now: Date): Promise<void> {
  await db.identity.create({ data: { ...identity, userId, createdAt: now } });
}

export async function hasIdentity(db: Queryable, userId: string, provider: Identity['provider']): Promise<boolean> {
  return (await db.identity.count({ where: { userId, provider } })) > 0;
}

export async function updateUser(
  db: Queryable,
  id: string,
  change: Partial<Pick<NewUser, 'firstName' | 'lastName' | 'passwordHash' | 'emailVerifiedAt'>>,
  now: Date,
): Promise<void> {
  await db.user.update({ where: { id }, data: { ...change, updatedAt: now } });
}

/**
 * Locks the account until the transaction ends, if its password is still the verified one. False when the password has been changed
 * meanwhile. Call it first in a transaction whose password was verified outside of it.
 */
export async function lockPassword(
  db: Queryable,
  id: string,
  { passwordHash, now }: { passwordHash: string | null; now: Date },
): Promise<boolean> {
  return (await db.user.updateMany({ where: { id, passwordHash }, data: { updatedAt: now } })).count === 1;
}

/** Removes the account with all rows that reference it by a cascade. */
export async function deleteUser(db: Queryable, id: string): Promise<void> {
  await db.user.delete({ where: { id } });
}

/**
 * Stores the language of a login, and locks the account until the transaction ends. False when the account is blocked. An update, unlike
 * a read, sees what another transaction has just committed.
 */
export async function setLanguage(db: Queryable, userId: string, language: string): Promise<boolean> {
  const { count } = await db.user.updateMany({ where: { id: userId, blockedAt: null }, data: { language } });
  return count === 1;
}

/** Blocks an account, or unblocks it (null). False when there is no such account, or when it is so already. */
export async function setBlocked(db: Queryable, userId: string, blockedAt: Date | null): Promise<boolean> {
  const { count } = await db.user.updateMany({
    where: { id: userId, blockedAt: blockedAt === null ? { not: null } : null },
    data: { blockedAt },
  });
  return count === 1;
}

/** Whether an account is blocked; false when there is none. */
export async function isBlocked(db: Queryable, userId: string): Promise<boolean> {
  return (await db.user.count({ where: { id: userId, blockedAt: { not: null } } })) > 0;
}

export async function insertSession(
  db: Queryable,
  session: Omit<StoredSession, 'user'> & { userId: string; userAgent: string },
): Promise<void> {
  await db.session.create({ data: session });
}

/** The session of a token, unless it has expired. Every request with a session cookie runs this query. */
export async function findSessionOfRequest(
  { statements }: Database,
  tokenHash: string,
  now: Date,
): Promise<StoredSession | null> {
  const row = await selectSession(statements, tokenHash, now);
  return row && { ...row, tokenHash };
}

/** As `findSessionOfRequest`, inside a transaction. */
export async function findSession(db: Queryable, tokenHash: string, now: Date): Promise<StoredSession | null> {
  const found = await db.session.findFirst({
    where: { tokenHash, expiresAt: { gt: now } },
    select: {
      id: true,
      tokenHash: true,
      createdAt: true,
      lastSeenAt: true,
      expiresAt: true,
      remember: true,
      user: { select: profile },
    },
  });
  return found && { ...found, user: signedIn(found.user) };
}

export function listSessions(db: Queryable, userId: string, now: Date) {
  return db.session.findMany({
    where: { userId, expiresAt: { gt: now } },
    orderBy: [{ lastSeenAt: 'desc' }, { createdAt: 'desc' }],
    select: { id: true, userAgent: true, createdAt: true, lastSeenAt: true },
  });
}

export async function touchSession(
  db: Queryable,
  tokenHash: string,
  times: { expiresAt: Date; lastSeenAt: Date },
): Promise<void> {
  await db.session.updateMany({ where: { tokenHash }, data: times });
}

export async function deleteSession(db: Queryable, tokenHash: string): Promise<void> {
  await db.session.deleteMany({ where: { tokenHash } });
}

/** False when the user has no such session. */
export async function deleteSessionOf(db: Queryable, userId: string, id: string): Promise<boolean> {
  return (await db.session.deleteMany({ where: { userId, id } })).count === 1;
}

/** Returns how many there were. */
export async function deleteSessionsOf(
  db: Queryable,
  userId: string,
  { exceptId }: { exceptId?: string | undefined } = {},
): Promise<number> {
  const others = exceptId === undefined ? {} : { id: { not: exceptId } };
  return (await db.session.deleteMany({ where: { userId, ...others } })).count;
}

/** Removes the secret address of the account's magazine feed, which then stops working. The user can make another. */
export async function deleteMagazineFeed(db: Queryable, userId: string): Promise<void> {
  await db.magazineFeed.deleteMany({ where: { userId } });
}

/** Removes the user's expired sessions. Called at each login. */
export async function deleteExpiredSessions(db: Queryable, userId: string, now: Date): Promise<void> {
  await db.session.deleteMany({ where: { userId, expiresAt: { lte: now } } });
}

export async function insertPasswordReset(
  db: Queryable,
  reset: { tokenHash: string; userId: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await db.passwordReset.create({ data: reset });
}

/** Uses up a token and returns its user. Null for a token that has expired, was used or never existed. */
export async function takePasswordReset(db: Queryable, tokenHash: string, now: Date): Promise<string | null> {
  const living = { tokenHash, expiresAt: { gt: now } };
  const found = await db.passwordReset.findFirst({ where: living, select: { userId: true } });
  // Of two concurrent calls, only one deletes the row.
  const { count } = await db.passwordReset.deleteMany({ where: living });
  return count === 1 ? (found?.userId ?? null) : null;
}

export async function deletePasswordResets(db: Queryable, userId: string): Promise<void> {
  await db.passwordReset.deleteMany({ where: { userId } });
}

export async function insertEmailVerification(
  db: Queryable,
  verification: { tokenHash: string; userId: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await db.emailVerification.create({ data: verification });
}

/** Uses up a token of the user. False for a token that has expired, was used or is another user's. */
export async function takeEmailVerification(
  db: Queryable,
  { tokenHash, userId }: { tokenHash: string; userId: string },
  now: Date,
): Promise<boolean> {
  const { count } = await db.emailVerification.deleteMany({ where: { tokenHash, userId, expiresAt: { gt: now } } });
  return count === 1;
}

export async function deleteEmailVerifications(db: Queryable, userId: string): Promise<void> {
  await db.emailVerification.deleteMany({ where: { userId } });
}

export async function insertVisitor(
  db: Queryable,
  visitor: { id: string; tokenHash: string },
  now: Date,
): Promise<void> {
  await db.visitor.create({ data: { ...visitor, createdAt: now } });
}

export function findVisitorId({ statements }: Database, tokenHash: string): Promise<string | null> {
  return selectVisitorId(statements, tokenHash);
}

function awayBefore(before: Date) {
  const changed = { updatedAt: { gte: before } };
  return { createdAt: { lt: before }, resumes: { none: { OR: [changed, { letters: { some: changed } }] } } };
}

/** Ids of visitors who have changed nothing since `before`, oldest first. */
export async function findForgottenVisitors(db: Queryable, before: Date, take: number): Promise<string[]> {
  const visitors = await db.visitor.findMany({
    where: awayBefore(before),
    orderBy: { createdAt: 'asc' },
    take,
    select: { id: true },
  });
  return visitors.map(({ id }) => id);
}

/** Removes a visitor with everything they made. False when they have changed something since `before`. */
export async function removeVisitor(db: Queryable, id: string, before: Date): Promise<boolean> {
  const { count } = await db.visitor.deleteMany({ where: { id, ...awayBefore(before) } });
  return count === 1;
}

/** Moves everything that the visitor made to the account, and removes the visitor. */
export async function moveVisitorToUser(db: Queryable, visitorId: string, userId: string): Promise<void> {
  await db.resume.updateMany({ where: { visitorId }, data: { visitorId: null, userId } });
  await db.visitor.deleteMany({ where: { id: visitorId } });
}
