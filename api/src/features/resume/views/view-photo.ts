import { editView } from '@kreda/document/kinds/resume/overlay/edit-view';
import '@kreda/site/view-reasons';
import { DomainError } from '../../../platform/errors.ts';
import { type NewPicture, replacePhoto, type StoredResume, toPhoto } from '../repo.ts';
import type { Family } from './change-family.ts';
import { editedOf } from './edit-family.ts';
import { findViews, openRevision, type StoredView, writeMember } from './family-repo.ts';

/**
 * Replaces the photo of a base, which its views follow, or of a view, which then has its own. Views that follow have rows of their own
 * that name the same file.
 *
 * @returns the keys of files that a row has stopped naming.
 * @throws {DomainError} `conflict` for an anonymous version, which has no photo.
 */
export async function replaceMemberPhoto(family: Family, photo: NewPicture | null): Promise<string[]> {
  const { tx, owner, base, view } = family;
  if (view?.overlay.kind === 'anonymous') throw new DomainError('photo-in-anonymous-version');
  const replaced = [await replacePhoto(tx, (view ?? base).resume.uuid, photo)];
  if (view) {
    const { overlay } = editView(editedOf(base.resume, view), { type: 'photo', photo: photo && toPhoto(photo) });
    await writeMember(family, view, { resume: view.resume, overlay });
  } else {
    const views = await findViews(tx, owner, { baseUuid: base.resume.uuid });
    await writeMember(family, base, { resume: base.resume, views });
    for (const follower of views) {
      if (!followsPhoto(follower)) continue;
      const copy = photo && { ...photo, id: crypto.randomUUID() };
      replaced.push(await replacePhoto(tx, follower.resume.uuid, copy));
      const { overlay } = editedOf(base.resume, follower);
      await writeMember(family, follower, { resume: follower.resume, overlay });
    }
  }
  return replaced.filter((key) => key !== null);
}

/**
 * As `replaceMemberPhoto`, for a change that writes the member itself as its next revision. Other members that follow the photo are written
 * as their next revision here already.
 */
export async function replaceFamilyPhoto(
  { tx, owner, base, view, now }: Family,
  photo: NewPicture | null,
): Promise<string[]> {
  const { uuid } = (view ?? base).resume;
  const replaced = [await replacePhoto(tx, uuid, photo)];
  const followers = view ? [] : await findViews(tx, owner, { baseUuid: uuid });
  for (const { resume } of followers.filter(followsPhoto)) {
    replaced.push(await replacePhoto(tx, resume.uuid, photo && { ...photo, id: crypto.randomUUID() }));
    await openRevision(tx, resume.uuid, now);
  }
  return replaced.filter((key) => key !== null);
}

/** An anonymous version has no photo, and another view may have its own. */
function followsPhoto({ overlay }: StoredView): boolean {
  return overlay.kind !== 'anonymous' && !Object.hasOwn(overlay.overrides, 'photo');
}

/** Gives a view the photo of another member, in a row that names the same file. Returns the key of its file until now. */
export function copyPhoto(
  { tx, now }: Family,
  { resume: { photo }, photoFileKey }: StoredResume,
  uuid: string,
): Promise<string | null> {
  if (photo === null || photoFileKey === null) return replacePhoto(tx, uuid, null);
  const { widthPx, heightPx } = photo;
  return replacePhoto(tx, uuid, {
    id: crypto.randomUUID(),
    fileKey: photoFileKey,
    widthPx,
    heightPx,
    createdAt: now,
  });
}
