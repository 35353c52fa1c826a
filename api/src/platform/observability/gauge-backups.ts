import { OPERATOR } from '../audit.ts';
import { findLastAuditEvent } from '../audit-repo.ts';
import type { BackupEvent } from '../backup/note-backup.ts';
import type { GaugeSources } from './gauge-sources.ts';
import type { Metrics } from './metrics.ts';

/** Older backups count as none. */
const MAX_AGE_MS = 9 * 24 * 60 * 60_000;

/** When a backup was last written, and when one last failed. */
export async function gaugeBackups(
  { backupLastDone, backupLastFailed }: Metrics,
  { db, clock }: GaugeSources,
): Promise<void> {
  const since = new Date(clock().getTime() - MAX_AGE_MS);
  const last = async (kind: BackupEvent) => {
    const at = await findLastAuditEvent(db, { userId: OPERATOR, kind, since });
    return at ? at.getTime() / 1_000 : 0;
  };
  const [done, failed] = await Promise.all([last('operation.backed-up'), last('operation.backup-failed')]);
  backupLastDone.set(done);
  backupLastFailed.set(failed);
}
