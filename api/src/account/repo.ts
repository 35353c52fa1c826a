import type { SignedInUser } from '../context.ts';
import type { Queryable } from '../database.ts';

const profile = { id: true, email: true, firstName: true, lastName: true } as const;

export interface StoredSession {
  tokenHash: string;
  expiresAt: Date;
  remember: boolean;
  user: SignedInUser;
}

export interface NewUser extends SignedInUser {
  passwordHash: string;
}

/** @throws a unique violation when the address has an account. */
export async function insertUser(db: Queryable, user: NewUser, now: Date): Promise<void> {
  await db.user.create({ data: { ...user, createdAt: now, updatedAt: now } });
}

export function findUserByEmail(db: Queryable, email: string): Promise<NewUser | null> {
  return db.user.findUnique({ where: { email }, select: { ...profile, passwordHash: true } });
}

export async function insertSession(
  db: Queryable,
  session: Omit<StoredSession, 'user'> & { userId: string; userAgent: string; createdAt: Date },
): Promise<void> {
  await db.session.create({ data: session });
}

/** The session of a token while it lives. */
export function findSession(db: Queryable, tokenHash: string, now: Date): Promise<StoredSession | null> {
  return db.session.findFirst({
    where: { tokenHash, expiresAt: { gt: now } },
    select: { tokenHash: true, expiresAt: true, remember: true, user: { select: profile } },
  });
}

export async function extendSession(db: Queryable, tokenHash: string, expiresAt: Date): Promise<void> {
  await db.session.updateMany({ where: { tokenHash }, data: { expiresAt } });
}

export async function deleteSession(db: Queryable, tokenHash: string): Promise<void> {
  await db.session.deleteMany({ where: { tokenHash } });
}

/** Sessions of the user that ended by themselves; removed in passing, at the user's next login. */
export async function deleteExpiredSessions(db: Queryable, userId: string, now: Date): Promise<void> {
  await db.session.deleteMany({ where: { userId, expiresAt: { lte: now } } });
}

export async function insertVisitor(
  db: Queryable,
  visitor: { id: string; tokenHash: string },
  now: Date,
): Promise<void> {
  await db.visitor.create({ data: { ...visitor, createdAt: now } });
}

export async function findVisitorId(db: Queryable, tokenHash: string): Promise<string | null> {
  const visitor = await db.visitor.findUnique({ where: { tokenHash }, select: { id: true } });
  return visitor?.id ?? null;
}

function awayBefore(before: Date) {
  return { createdAt: { lt: before }, resumes: { none: { updatedAt: { gte: before } } } };
}

/** Visitors who have changed nothing since, with the keys of their resumes' files. */
export async function findForgottenVisitors(
  db: Queryable,
  before: Date,
  take: number,
): Promise<{ id: string; fileKeys: string[] }[]> {
  const visitors = await db.visitor.findMany({
    where: awayBefore(before),
    orderBy: { createdAt: 'asc' },
    take,
    select: { id: true, resumes: { select: { photo: { select: { fileKey: true } } } } },
  });
  return visitors.map(({ id, resumes }) => ({
    id,
    fileKeys: resumes.flatMap(({ photo }) => (photo ? [photo.fileKey] : [])),
  }));
}

/** Removes a visitor who is still away, with everything they made. False when they came back. */
export async function removeVisitor(db: Queryable, id: string, before: Date): Promise<boolean> {
  const { count } = await db.visitor.deleteMany({ where: { id, ...awayBefore(before) } });
  return count === 1;
}

/** Gives the account everything that the visitor made; the visitor is no more. */
export async function moveVisitorToUser(db: Queryable, visitorId: string, userId: string): Promise<void> {
  await db.resume.updateMany({ where: { visitorId }, data: { visitorId: null, userId } });
  await db.visitor.deleteMany({ where: { id: visitorId } });
}
