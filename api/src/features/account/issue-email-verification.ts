import type { Database } from '../../platform/database.ts';
import { hashToken, newToken } from '../../platform/token.ts';
import { insertEmailVerification } from './repo.ts';

const LIFETIME_MS = 7 * 24 * 60 * 60_000;

/**
 * Makes the token of a link that verifies the account's address, valid for seven days. Call it while the mail is written, as
 * `issuePasswordReset`.
 */
export async function issueEmailVerification(
  { db, clock }: { db: Database; clock: () => Date },
  userId: string,
): Promise<string> {
  const token = newToken();
  const now = clock();
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  await insertEmailVerification(db, { tokenHash: hashToken(token), userId, createdAt: now, expiresAt });
  return token;
}
