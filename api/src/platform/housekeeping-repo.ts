import type { Database } from './database.ts';

/** Removes expired sessions, links of mails and counters. */
export async function deleteExpired(db: Database, now: Date): Promise<void> {
  const isOver = { lte: now };
  await db.session.deleteMany({ where: { expiresAt: isOver } });
  await db.passwordReset.deleteMany({ where: { expiresAt: isOver } });
  await db.emailVerification.deleteMany({ where: { expiresAt: isOver } });
  await db.rateLimit.deleteMany({ where: { expire: isOver } });
}
