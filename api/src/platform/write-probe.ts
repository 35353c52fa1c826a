import type { Deps } from '../context.ts';
import { isConflict, isUniqueViolation } from './database-errors.ts';
import { inTime } from './in-time.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** Whether the database and the file storage take writes. */
interface Writes {
  database: boolean;
  files: boolean;
}

/** Never rejects. */
export type WriteProbe = () => Promise<Writes>;

/** How long an answer is used again, in ms. Shorter after a failure, so that the end of a full disk shows soon. */
const KEEP_MS = { good: 10_000, bad: 2_000 };

/** Its place in the storage, and in the table of limits, which has a row for it. */
const FILE_KEY = 'probes/write';
const ROW_KEY = 'probe:write';
/** More than what is left in the last block of a file. */
const PROBE_BYTES = 64 * 1024;

/** A probe that writes a row and a file, at most once in a while however often it is asked. */
export function createWriteProbe({ db, files }: Pick<Deps, 'db' | 'files'>): WriteProbe {
  let last: { writes: Promise<Writes>; until: number } | undefined;
  const [tryRow, tryFile] = [oneAtATime(() => writeRow(db)), oneAtATime(() => writeFile(files))];
  const ask = async (): Promise<Writes> => {
    const [row, file] = await Promise.all([inTime(tryRow()), inTime(tryFile())]);
    return { database: !('error' in row), files: !('error' in file) };
  };
  return () => {
    if (last && performance.now() < last.until) return last.writes;
    // Whoever asks meanwhile waits for the same answer.
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
    // Another process wrote it in the same moment.
    if (!isUniqueViolation(error) && !isConflict(error)) throw error;
  }
}

async function writeFile(files: Deps['files']): Promise<void> {
  await files.put(FILE_KEY, new Uint8Array(PROBE_BYTES));
  await files.remove(FILE_KEY);
}
