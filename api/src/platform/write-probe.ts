import type { Deps } from '../context.ts';
import { isConflict, isUniqueViolation } from './database-errors.ts';
import { singleFlight } from './single-flight.ts';
import { withTimeout } from './with-timeout.ts';

/** Whether the database and the file storage accept writes. */
interface Writes {
  database: boolean;
  files: boolean;
}

/** Never rejects. */
export type WriteProbe = () => Promise<Writes>;

/** How long a result is cached, in ms. Shorter after a failure, so that a recovery shows soon. */
const KEEP_MS = { good: 10_000, bad: 2_000 };

/** The probe's file in the storage and its row in the table of rate limits. */
const FILE_KEY = 'probes/write';
const ROW_KEY = 'probe:write';
/** Larger than a block of the file system, so that it needs free space. */
const PROBE_BYTES = 64 * 1024;

/** Makes a probe that writes a row and a file. Its result is cached. */
export function createWriteProbe({ db, files }: Pick<Deps, 'db' | 'files'>): WriteProbe {
  let last: { writes: Promise<Writes>; until: number } | undefined;
  const [tryRow, tryFile] = [singleFlight(() => writeRow(db)), singleFlight(() => writeFile(files))];
  const ask = async (): Promise<Writes> => {
    const [row, file] = await Promise.all([withTimeout(tryRow()), withTimeout(tryFile())]);
    return { database: !('error' in row), files: !('error' in file) };
  };
  return () => {
    if (last && performance.now() < last.until) return last.writes;
    // Calls meanwhile share the same result.
    const asked = { writes: ask(), until: Number.POSITIVE_INFINITY };
    last = asked;
    void asked.writes.then(({ database, files }) => {
      asked.until = performance.now() + (database && files ? KEEP_MS.good : KEEP_MS.bad);
    });
    return asked.writes;
  };
}

async function writeRow(db: Deps['db']): Promise<void> {
  const data = { points: 0, expire: null };
  try {
    await db.rateLimit.upsert({ where: { key: ROW_KEY }, create: { key: ROW_KEY, ...data }, update: data });
  } catch (error) {
    // Another process wrote the row at the same moment.
    if (!isUniqueViolation(error) && !isConflict(error)) throw error;
  }
}

async function writeFile(files: Deps['files']): Promise<void> {
  await files.put(FILE_KEY, new Uint8Array(PROBE_BYTES));
  await files.remove(FILE_KEY);
}
