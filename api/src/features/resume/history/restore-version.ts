import type { Operation } from '@kreda/document/kinds/resume/operations/operation';
import type { Overlay } from '@kreda/document/kinds/resume/overlay/overlay';
import { withPresentAnonymity } from '@kreda/document/kinds/resume/overlay/without-names';
import { operationsBetween } from '@kreda/document/kinds/resume/versions/operations-between';
import type { RequestContext } from '../../../context.ts';
import { DomainError, noSuchResume } from '../../../platform/errors.ts';
import { enqueueRemoval } from '../../../platform/files/remove-files.ts';
import { ownerId, ownerOf } from '../../../policy.ts';
import { type StoredResume, toPhoto } from '../repo.ts';
import { changeFamily, type Family } from '../views/change-family.ts';
import { applyInFamily, type EditedMember } from '../views/edit-family.ts';
import { findViews, type StoredView, toVersionView } from '../views/family-repo.ts';
import { replaceFamilyPhoto } from '../views/view-photo.ts';
import { makeRoom } from './make-room.ts';
import { versionOf } from './new-version.ts';
import type { VersionId } from './read-versions.ts';
import { findVersion, keepVersion, removeOlder, type StoredVersion } from './version-repo.ts';

/** Which version is restored, and of which state that was decided. */
export interface Restoring extends VersionId {
  baseRevision: number;
  /** Whether the views of a base get what they had then. Views that have been made since stay, and those that are gone stay gone. */
  withViews: boolean;
}

export interface Restored extends EditedMember {
  /** The version that holds the state before: restoring it undoes the restoring. Null for a state that is too large to be kept. */
  previousId: string | null;
}

/** How many states before restoring are kept of a resume. */
const MAX_BEFORE_RESTORING = 20;

/**
 * Gives a resume the content, the look and the photo of an earlier version, as one revision. Its name stays. The state before is kept as a
 * version too. The views of a base follow it as after any change; a view gets overrides, as after any edit.
 *
 * @throws {DomainError} `not-found`; `conflict` if the resume has another revision; `invalid` if a member of the family would grow past its
 *   limit; `rate-limited` after too many in a while.
 */
export async function restoreVersion(context: RequestContext, restoring: Restoring): Promise<Restored> {
  await countRestoring(context);
  const { result, unused } = await changeFamily(context, restoring.uuid, async (family) => {
    const latest = family.view ?? family.base;
    if (latest.revision !== restoring.baseRevision) throw new DomainError('resume-changed-elsewhere');
    const version = await findVersion(family.tx, family.owner, restoring);
    if (!version) throw noSuchResume();
    const views = family.view ? [] : await findViews(family.tx, family.owner, { baseUuid: latest.resume.uuid });
    const { previousId, removed } = await keepBefore(family, latest, views);
    const photo = await restorePhoto(family, latest, version);
    const operations = [...photo.operations, ...operationsBetween(latest.resume, version.resume)];
    const overlays = restoring.withViews ? earlierOverlays(version, views) : new Map();
    const edited = await applyInFamily(family, operations, overlays);
    const keys = [...removed, ...photo.replaced];
    await enqueueRemoval(family.tx, keys, { now: family.now });
    return { result: { ...edited, previousId }, unused: keys };
  });
  if (unused.length > 0) context.wakeOutbox();
  return result;
}

/** Restoring costs as much as saving a large resume, whatever its size: it reads and stores versions. */
async function countRestoring(context: RequestContext): Promise<void> {
  const owner = ownerOf(context);
  if (!owner) throw noSuchResume();
  await context.limit('largeSaves', ownerId(owner));
  await context.limit('addressLargeSaves');
}

async function keepBefore({ tx, owner, now }: Family, latest: StoredResume, views: readonly StoredView[]) {
  const { uuid } = latest.resume;
  const kept = versionOf(latest, { cause: 'restore', at: now, now, views: views.map(toVersionView) });
  if (kept === null) return { previousId: null, removed: [] };
  await makeRoom(tx, owner, { bytes: kept.bytes, now });
  const previousId = await keepVersion(tx, kept);
  const removed = await removeOlder(tx, { resumeId: uuid, cause: 'restore', kept: MAX_BEFORE_RESTORING });
  return { previousId, removed };
}

/** What the views that are still there had then. An anonymous version goes on taking out what it does now. */
function earlierOverlays({ resume, views }: StoredVersion, present: readonly StoredView[]): Map<string, Overlay> {
  const earlier = new Map(views.map(({ uuid, overlay }) => [uuid, overlay]));
  return new Map(
    present.flatMap((view) => {
      const overlay = earlier.get(view.resume.uuid);
      return overlay ? [[view.resume.uuid, withPresentAnonymity(resume, overlay, view.overlay)]] : [];
    }),
  );
}

/** The row of the version's photo names the same file. */
async function restorePhoto(
  family: Family,
  { photoFileKey }: StoredResume,
  { photoKey, resume: { photo } }: StoredVersion,
): Promise<{ operations: Operation[]; replaced: string[] }> {
  // Without its file, which was lost, the version has nothing to restore.
  const isLost = photoKey === null && photo !== null;
  if (photoKey === photoFileKey || isLost) return { operations: [], replaced: [] };
  const row =
    photoKey === null || photo === null
      ? null
      : {
          id: crypto.randomUUID(),
          fileKey: photoKey,
          widthPx: photo.widthPx,
          heightPx: photo.heightPx,
          createdAt: family.now,
        };
  const replaced = await replaceFamilyPhoto(family, row);
  return { operations: [{ type: 'photo', photo: row && toPhoto(row) }], replaced };
}
