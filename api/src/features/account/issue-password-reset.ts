import type { FastifyBaseLogger } from 'fastify';
import { audit } from '../../platform/audit.ts';
import type { Database } from '../../platform/database.ts';
import { hashToken, newToken } from '../../platform/token.ts';
import { insertPasswordReset } from './repo.ts';

const LIFETIME_MS = 60 * 60_000;

/**
 * Makes the token of a link to set a new password, valid for an hour. Call it while the mail is written, so that the token itself
 * is stored nowhere.
 */
export async function issuePasswordReset(
  { db, clock, log }: { db: Database; clock: () => Date; log: FastifyBaseLogger },
  userId: string,
): Promise<string> {
  const token = newToken();
  const now = clock();
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  await insertPasswordReset(db, { tokenHash: hashToken(token), userId, createdAt: now, expiresAt });
  await audit(db, { clock, log }, 'account.password-reset-sent', { userId });
  return token;
}
