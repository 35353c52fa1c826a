import type { Photo } from '@kreda/document/kinds/resume/model/resume';
import type { Owner, RequestContext } from '../../../context.ts';
import { noSuchResume } from '../../../platform/errors.ts';
import { ownerId, ownerOf } from '../../../policy.ts';
import { ownsResume } from '../repo.ts';
import { findVersion, type ListedVersion, listVersions, type StoredVersion } from './version-repo.ts';

/** The versions of the caller's resume, latest first. @throws {DomainError} `not-found`. */
export async function readVersions(context: RequestContext, uuid: string): Promise<ListedVersion[]> {
  const owner = ownerOrNobody(context);
  const versions = await listVersions(context.db, owner, uuid);
  if (versions.length === 0 && !(await ownsResume(context.db, owner, uuid))) throw noSuchResume();
  return versions;
}

/** One version, as a resume that can be typeset. @throws {DomainError} `not-found`; `rate-limited` after too many in a while. */
export async function readVersion(context: RequestContext, which: VersionId): Promise<StoredVersion> {
  const owner = ownerOrNobody(context);
  await context.limit('versionReads', ownerId(owner));
  await context.limit('addressVersionReads');
  const version = await findVersion(context.db, owner, which);
  if (!version) throw noSuchResume();
  return { ...version, resume: { ...version.resume, photo: photoOf(version) } };
}

export interface VersionId {
  uuid: string;
  versionId: string;
}

/**
 * The photo that the resume still has keeps its address, so that it does not differ from now. Another one has the version's id in its address,
 * since its row is gone. Neither changes, so it can be cached.
 */
function photoOf({ id, photoKey, presentPhoto, resume }: StoredVersion): Photo | null {
  if (photoKey === null || resume.photo === null) return null;
  const photoId = presentPhoto?.fileKey === photoKey ? presentPhoto.id : id;
  return { ...resume.photo, url: `/photos/${photoId}` };
}

function ownerOrNobody(context: RequestContext): Owner {
  const owner = ownerOf(context);
  if (!owner) throw noSuchResume();
  return owner;
}
