import { dayInWarsaw } from '../../../platform/day-in-warsaw.ts';
import type { NewVersion, VersionCause } from '../../../platform/sql/resume-versions.ts';
import type { StoredResume } from '../repo.ts';
import { packContent, type VersionView } from './version-content.ts';

const DAY_MS = 24 * 60 * 60_000;
/** How long every version is kept after it was made. Its state may be much older. Then one a week is left (`thinVersions`). */
const KEEP_ALL_MS = 14 * DAY_MS;

/** Why and when a version is kept. */
interface Reason {
  cause: VersionCause;
  at: Date;
  now: Date;
  /** The views of a base, as they are now. */
  views?: readonly VersionView[] | undefined;
  downloadId?: string;
}

/** The version that keeps a resume's stored state. Null for a resume that is too large to be kept. */
export function versionOf(
  { resume, revision, photoFileKey }: StoredResume,
  { cause, at, now, views = [], downloadId }: Reason,
): NewVersion | null {
  const packed = packContent({ resume, views });
  return (
    packed && {
      id: crypto.randomUUID(),
      resumeId: resume.uuid,
      cause,
      at,
      revision,
      ...packed,
      photoKey: photoFileKey,
      downloadId: downloadId ?? null,
      expiresAt: downloadId === undefined ? new Date(now.getTime() + KEEP_ALL_MS) : null,
      createdAt: now,
    }
  );
}

/**
 * The version to keep with a change at `now`: the state before it, if the change is the first one of its day in Warsaw. Null otherwise.
 * Needs no query: the stored state says when it was last changed.
 */
export function dayVersionOf(stored: StoredResume, now: Date, views?: readonly VersionView[]): NewVersion | null {
  const { updatedAt } = stored;
  if (dayInWarsaw(updatedAt) === dayInWarsaw(now)) return null;
  return versionOf(stored, { cause: 'day', at: updatedAt, now, views });
}
