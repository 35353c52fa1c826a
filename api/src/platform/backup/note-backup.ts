import type { FastifyBaseLogger } from 'fastify';
import { type AuditKind, audit, OPERATOR } from '../audit.ts';
import { openDatabase } from '../database.ts';
import type { DatabaseAddress } from '../database-address.ts';

export type BackupEvent = Extract<AuditKind, `operation.back${string}`>;

/** Records in the audit log of the database how its backup ended. */
export async function noteBackup(
  { database, clock, log }: { database: DatabaseAddress; clock: () => Date; log: FastifyBaseLogger },
  kind: BackupEvent,
): Promise<void> {
  const db = openDatabase(database);
  try {
    await audit(db, { clock, log }, kind, { userId: OPERATOR });
  } finally {
    await db.$disconnect();
  }
}
