import type { Deps } from '../../../context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { dayInWarsaw } from '../../../platform/day-in-warsaw.ts';
import { enqueueRemoval } from '../../../platform/files/remove-files.ts';
import { makeRoom } from './make-room.ts';
import {
  type DueVersion,
  findDueVersions,
  findOwnersOfNew,
  hasLaterUntil,
  keepUntil,
  removeVersions,
} from './version-repo.ts';

type ThinningDeps = Pick<Deps, 'db' | 'clock' | 'wakeOutbox'>;

const DAY_MS = 24 * 60 * 60_000;
/** How long one version a week is kept after it was made. */
const KEEP_WEEKLY_MS = 365 * DAY_MS;
const BATCH = 200;

/**
 * Removes versions by the rule of keeping (docs/decisions/0103): after 14 days the last one of each week is left, and after a year none. Of an owner
 * with too many, the oldest are removed. Those of downloads stay. Returns the number of removed versions.
 */
export async function thinVersions(deps: ThinningDeps, isStopped: () => boolean = () => false): Promise<number> {
  const expired = await removeExpired(deps, isStopped);
  return expired + (await removeSurplus(deps, isStopped));
}

async function removeExpired(deps: ThinningDeps, isStopped: () => boolean): Promise<number> {
  const now = deps.clock();
  let count = 0;
  while (!isStopped()) {
    const due = await findDueVersions(deps.db, now, BATCH);
    for (const version of due) if (await decide(deps, version, now)) count++;
    if (due.length < BATCH) break;
  }
  return count;
}

/** Removes a version, or keeps it for a year as the last one of its week. Returns whether it was removed. */
async function decide(deps: ThinningDeps, version: DueVersion, now: Date): Promise<boolean> {
  const { at, resumeId, createdAt } = version;
  const until = new Date(createdAt.getTime() + KEEP_WEEKLY_MS);
  const isLast = until > now && !(await hasLaterUntil(deps.db, { resumeId, at, end: endOfWeek(at) }));
  if (isLast) {
    await keepUntil(deps.db, version.id, until);
    return false;
  }
  await remove(deps, [version], now);
  return true;
}

async function remove({ db, wakeOutbox }: ThinningDeps, versions: readonly DueVersion[], now: Date): Promise<void> {
  const keys = await inTransaction(db, async (tx) => {
    const unused = await removeVersions(tx, versions);
    await enqueueRemoval(tx, unused, { now });
    return unused;
  });
  if (keys.length > 0) wakeOutbox();
}

/** Only owners who got a version since the last rounds can have too many. */
async function removeSurplus({ db, clock, wakeOutbox }: ThinningDeps, isStopped: () => boolean): Promise<number> {
  const now = clock();
  let count = 0;
  for (const owner of await findOwnersOfNew(db, new Date(now.getTime() - DAY_MS))) {
    if (isStopped()) break;
    count += await inTransaction(db, (tx) => makeRoom(tx, owner, { bytes: 0, now }));
  }
  if (count > 0) wakeOutbox();
  return count;
}

/** The end of the week from Monday to Sunday in Warsaw. An hour more or less when the clocks change decides nothing. */
function endOfWeek(at: Date): Date {
  const day = new Date(`${dayInWarsaw(at)}T00:00:00Z`);
  const daysLeft = (8 - day.getUTCDay()) % 7 || 7;
  return new Date(day.getTime() + daysLeft * DAY_MS);
}
