import type { Deps } from '../../context.ts';
import { isConflict, isUniqueViolation } from '../../platform/database-errors.ts';
import { inTime } from '../../platform/in-time.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';

/** Whether the database and the file storage accept writes. */
interface Writes {
  database: boolean;
  files: boolean;
}

/** Never rejects. */
export type WriteProbe = () => Promise<Writes>;

/** How long an answer is cached, in ms. Shorter after a failure, so that a recovery shows soon. */
const KEEP_MS = { good: 10_000, bad: 2_000 };

/** The file and the row of the table of rate limits that the probe writes. */
const FILE_KEY = 'probes/write';
const ROW_KEY = 'probe:write';
/** More than the free rest of a disk block, so that a full disk is noticed. */
const PROBE_BYTES = 64 * 1024;

/** A probe that writes a row and a file. Its answers are cached, so that frequent calls write seldom. */
export function createWriteProbe({ db, files }: Pick<Deps, 'db' | 'files'>): WriteProbe {
  let last: { writes: Promise<Writes>; until: number } | undefined;
  const [tryRow, tryFile] = [oneAtATime(() => writeRow(db)), oneAtATime(() => writeFile(files))];
  const ask = async (): Promise<Writes> => {
    const [row, file] = await Promise.all([inTime(tryRow()), inTime(tryFile())]);
    return { database: !('error' in row), files: !('error' in file) };
  };
  return () => {
    if (last && performance.now() < last.until) return last.writes;
    // Concurrent calls share one answer.
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
