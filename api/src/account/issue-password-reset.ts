import type { FastifyBaseLogger } from 'fastify';
import { audit } from '../audit.ts';
import type { Database } from '../database.ts';
import { findUserByEmail, insertPasswordReset, type StoredUser } from './repo.ts';
import { hashToken, newToken } from './token.ts';

const LIFETIME_MS = 60 * 60_000;

/**
 * Makes the token of a link to set a new password, good for an hour from now; null for an address without an account. Called as
 * the mail is written, so that the token itself is kept nowhere.
 */
export async function issuePasswordReset(
  { db, clock, log }: { db: Database; clock: () => Date; log: FastifyBaseLogger },
  email: string,
): Promise<{ token: string; user: StoredUser } | null> {
  const user = await findUserByEmail(db, email);
  if (!user) return null;
  const token = newToken();
  const now = clock();
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  await insertPasswordReset(db, { tokenHash: hashToken(token), userId: user.id, createdAt: now, expiresAt });
  await audit(db, { clock, log }, 'account.password-reset-sent', { userId: user.id });
  return { token, user };
}
