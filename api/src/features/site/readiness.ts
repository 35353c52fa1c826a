import type { Deps } from '../../context.ts';
import { expectedMigrations } from '../../platform/migrations/migrate.ts';
import { singleFlight } from '../../platform/single-flight.ts';
import { PROBE_TIMEOUT_MS, withTimeout } from '../../platform/with-timeout.ts';
import type { EventLoopWatch } from './event-loop-watch.ts';

/** `degraded`: requests may be sent to this process, but something that all processes share is away. */
type Status = 'ready' | 'degraded' | 'not ready';

export interface Readiness {
  status: Status;
  /**
   * Why no requests should be sent to this process. These reasons are its own: `draining` (it is ending), `migrations` (the database is
   * older than this program) or `event-loop` (it is blocked, or was a moment ago).
   */
  down: string[];
  /** What all processes lack, so that another process could not help: `database`, `database-writes`, `files`, `renderer`. */
  degraded: string[];
}

type Probed = Pick<Deps, 'config' | 'db' | 'renderer' | 'files' | 'lifecycle' | 'probeWrites'>;

/** Checks whether requests may be sent to this process, and whether its dependencies work (docs/decisions/0035). */
export function createReadinessCheck(deps: Probed, eventLoop: EventLoopWatch): () => Promise<Readiness> {
  const findPending = singleFlight(() => findPendingMigrations(deps));
  // As was last heard: a database that is away has neither gained nor lost any. The process began with none.
  let pending: string[] = [];
  return async () => {
    const [database, renderer, files, written] = await Promise.all([
      withTimeout(findPending()),
      withTimeout(deps.renderer.health({ deadlineMs: PROBE_TIMEOUT_MS })),
      withTimeout(deps.files.check()),
      deps.probeWrites(),
    ]);
    if ('value' in database) pending = database.value;
    const down: string[] = [];
    if (deps.lifecycle.isDraining) down.push('draining');
    if (pending.length > 0) down.push('migrations');
    if (eventLoop.isStalled()) down.push('event-loop');
    const degraded: string[] = [];
    if ('error' in renderer || renderer.value !== 'SERVING') degraded.push('renderer');
    if ('error' in database) degraded.push('database');
    else if (!written.database) degraded.push('database-writes');
    if ('error' in files || !written.files) degraded.push('files');
    return { status: statusOf(down, degraded), down, degraded };
  };
}

function statusOf(down: readonly string[], degraded: readonly string[]): Status {
  if (down.length > 0) return 'not ready';
  return degraded.length > 0 ? 'degraded' : 'ready';
}

/** This program's migrations that the database does not have. After the start there are none, unless an older backup is restored. */
async function findPendingMigrations({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<string[]> {
  const [expected, rows] = await Promise.all([
    expectedMigrations(config.database),
    db.$queryRaw<
      { migration_name: string }[]
    >`SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`,
  ]);
  const applied = new Set(rows.map((row) => row.migration_name));
  return expected.filter((name) => !applied.has(name));
}
