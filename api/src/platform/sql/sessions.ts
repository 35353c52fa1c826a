import type { SignedInUser } from '../../context.ts';
import type { Statements } from './statements.ts';

/** A session with its user, which every request with a session cookie looks up. */
export interface SessionRow {
  id: string;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  remember: boolean;
  user: SignedInUser;
}

/** The session of a token that expires after `now`, with its user. */
export async function selectSession(sql: Statements, tokenHash: string, now: Date): Promise<SessionRow | null> {
  const [row] = await sql.rows(
    `SELECT s.id, s.createdAt, s.lastSeenAt, s.expiresAt, s.remember,
            u.id AS userId, u.email, u.firstName, u.lastName, u.passwordHash IS NOT NULL AS hasPassword
       FROM sessions s JOIN users u ON u.id = s.userId
      WHERE s.tokenHash = ? AND s.expiresAt > ?`,
    [tokenHash, now],
  );
  if (!row) return null;
  const [id, createdAt, lastSeenAt, expiresAt, remember, userId, email, firstName, lastName, hasPassword] =
    row as string[];
  return {
    id: id!,
    createdAt: new Date(createdAt!),
    lastSeenAt: new Date(lastSeenAt!),
    expiresAt: new Date(expiresAt!),
    remember: Number(remember) === 1,
    user: {
      id: userId!,
      email: email!,
      firstName: firstName!,
      lastName: lastName!,
      hasPassword: Number(hasPassword) === 1,
    },
  };
}

export async function selectVisitorId(sql: Statements, tokenHash: string): Promise<string | null> {
  const [row] = await sql.rows('SELECT id FROM visitors WHERE tokenHash = ?', [tokenHash]);
  return row ? (row[0] as string) : null;
}

/** Whether the user has access that was not revoked and includes `now`. */
export async function selectActiveAccess(sql: Statements, userId: string, now: Date): Promise<boolean> {
  const rows = await sql.rows(
    `SELECT 1 FROM fulfilments
      WHERE userId = ? AND revokedAt IS NULL AND accessFrom <= ? AND accessUntil > ? LIMIT 1`,
    [userId, now, now],
  );
  return rows.length > 0;
}
