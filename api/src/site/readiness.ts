import type { Deps } from '../context.ts';
import { expectedMigrations } from '../migrations/migrate.ts';

/** No probe waits longer: what has not answered until then counts as away. */
const PATIENCE_MS = 2_000;

export interface Readiness {
  /** Requests may be sent here. */
  isReady: boolean;
  /** What is missing for that: `draining`, `database` (away) or `migrations` (the database is older than this program). */
  down: string[];
  /** What is away and spoils a part of the product alone, such as downloads: every process lacks it, so that turning away helps nobody. */
  degraded: string[];
}

/** Whether requests may be sent to this process, and what is wrong with what it needs. */
export async function checkReadiness(
  deps: Pick<Deps, 'config' | 'db' | 'renderer' | 'files' | 'lifecycle'>,
): Promise<Readiness> {
  const [database, renderer, files] = await Promise.all([
    inTime(findPendingMigrations(deps)),
    inTime(deps.renderer.health({ deadlineMs: PATIENCE_MS })),
    inTime(deps.files.check()),
  ]);
  const down: string[] = [];
  if (deps.lifecycle.isDraining) down.push('draining');
  if ('error' in database) down.push('database');
  else if (database.value.length > 0) down.push('migrations');
  const degraded: string[] = [];
  if ('error' in renderer || renderer.value !== 'SERVING') degraded.push('renderer');
  if ('error' in files) degraded.push('files');
  return { isReady: down.length === 0, down, degraded };
}

/** Migrations of this program that the database has not. There are none after the start, until an older backup is restored. */
async function findPendingMigrations({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<string[]> {
  const [expected, rows] = await Promise.all([
    expectedMigrations(config.databaseUrl),
    db.$queryRaw<
      { migration_name: string }[]
    >`SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`,
  ]);
  const applied = new Set(rows.map((row) => row.migration_name));
  return expected.filter((name) => !applied.has(name));
}

type Outcome<T> = { value: T } | { error: unknown };

async function inTime<T>(work: Promise<T>): Promise<Outcome<T>> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Outcome<T>>((resolve) => {
    timer = setTimeout(() => resolve({ error: new Error(`no answer in ${PATIENCE_MS} ms`) }), PATIENCE_MS);
  });
  const outcome = work.then(
    (value): Outcome<T> => ({ value }),
    (error: unknown): Outcome<T> => ({ error }),
  );
  try {
    return await Promise.race([outcome, late]);
  } finally {
    clearTimeout(timer);
  }
}
