import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { applyOperation, type Operation } from '@kreda/document/kinds/resume/operations/operation';
import { adoptView, type EditedView, editView } from '@kreda/document/kinds/resume/overlay/edit-view';
import type { Overlay } from '@kreda/document/kinds/resume/overlay/overlay';
import { viewOf } from '@kreda/document/kinds/resume/overlay/view-of';
import type { RequestContext } from '../../../context.ts';
import { checkFamilySize, checkOverlaySize, checkOverlaysSize, checkSize } from '../check-size.ts';
import type { StoredResume } from '../repo.ts';
import { changeFamily, type Family } from './change-family.ts';
import { findOverlays, findViews, type StoredView, writeMember } from './family-repo.ts';

/** A member's new revision. */
export interface EditedMember {
  resume: Resume;
  revision: number;
  updatedAt: Date;
}

/**
 * Applies operations to the latest state of a base or of a view, as one revision, and materialises again what follows from it: the views
 * of a base, and for an entry that was added in a view the base and its other views.
 *
 * @param operationsOf is called with the latest state; it throws to write nothing.
 * @throws {DomainError} as `changeFamily`, and `invalid` if a member would grow past its limit.
 */
export function editFamily(
  context: RequestContext,
  uuid: string,
  operationsOf: (latest: StoredResume) => readonly Operation[],
): Promise<EditedMember> {
  return changeFamily(context, uuid, (family) => applyInFamily(family, operationsOf(family.view ?? family.base)));
}

/**
 * As `editFamily`, in a family that is locked.
 *
 * @param overlays what views of a base have instead of theirs, by the view's id.
 */
export function applyInFamily(
  family: Family,
  operations: readonly Operation[],
  overlays: ReadonlyMap<string, Overlay> = new Map(),
): Promise<EditedMember> {
  const { view, base } = family;
  if (!view) return writeBase(family, operations.reduce(applyOperation, base.resume), overlays);
  const edited = operations.reduce(editView, editedOf(base.resume, view));
  return writeView({ ...family, view }, edited, operations.reduce(applyOperation, view.resume));
}

/**
 * The view as it can be edited. What a release without views has changed in it becomes its own first.
 *
 * @param nextBase what the base becomes at the same time.
 */
export function editedOf(base: Resume, view: StoredView, nextBase: Resume = base): EditedView {
  const { overlay, isChangedOutside, resume } = view;
  return isChangedOutside ? adoptView({ base, overlay }, resume, nextBase) : { base: nextBase, overlay };
}

async function writeBase(
  family: Family,
  resume: Resume,
  overlays: ReadonlyMap<string, Overlay>,
): Promise<EditedMember> {
  const { base, now } = family;
  const followers = await followersOf(family, resume, overlays);
  checkSize(base.resume, followers.base);
  checkFamilySize(base.resume, followers.base, followers.views.length);
  checkOverlaysSize(storedOf(followers).map(overlayOf), followers.views.map(overlayOf));
  const revision = await writeMember(family, base, { resume: followers.base, views: storedOf(followers) });
  await writeFollowers(family, followers);
  return { resume: followers.base, revision, updatedAt: now };
}

/**
 * Writes a view's next overlay. A base that got an entry is written too, and its other views follow.
 *
 * @param own the stored view with its new name and state, which the base does not decide.
 */
export async function writeView(
  family: Family & { view: StoredView },
  edited: EditedView,
  own: Resume = family.view.resume,
): Promise<EditedMember> {
  const { base, view, now } = family;
  const { overlay } = edited;
  const isBaseChanged = edited.base !== base.resume;
  const followers = isBaseChanged ? await followersOf(family, edited.base) : { base: base.resume, views: [] };
  const resume = viewOf(followers.base, overlay, own);
  checkSize(view.resume, resume);
  checkOverlaySize(view.overlay, overlay);
  await checkOverlays(family, followers, overlay);
  const revision = await writeMember(family, view, { resume, overlay });
  if (isBaseChanged) {
    checkSize(base.resume, followers.base);
    checkFamilySize(base.resume, followers.base, 1 + followers.views.length);
    await writeMember(family, base, { resume: followers.base, views: [...storedOf(followers), view] });
    await writeFollowers(family, followers);
  }
  return { resume, revision, updatedAt: now };
}

async function checkOverlays(
  { tx, owner, base, view }: Family & { view: StoredView },
  followers: Followers,
  overlay: Overlay,
): Promise<void> {
  const isBaseChanged = followers.base !== base.resume;
  if (!isBaseChanged && overlay === view.overlay) return;
  const others = { baseUuid: base.resume.uuid, except: view.resume.uuid };
  const before = isBaseChanged ? storedOf(followers).map(overlayOf) : await findOverlays(tx, owner, others);
  const after = isBaseChanged ? followers.views.map(overlayOf) : before;
  checkOverlaysSize([...before, view.overlay], [...after, overlay]);
}

function overlayOf({ overlay }: { overlay: Overlay }): Overlay {
  return overlay;
}

/** A changed base, and the overlays of the views that follow it. */
interface Followers {
  base: Resume;
  views: readonly { stored: StoredView; overlay: Overlay }[];
}

/** All views of a changed base but the edited one. The base gets the entries that a release without views has added to them. */
async function followersOf(
  { tx, owner, base, view }: Family,
  changed: Resume,
  overlays: ReadonlyMap<string, Overlay> = new Map(),
): Promise<Followers> {
  const others = { baseUuid: base.resume.uuid, ...(view && { except: view.resume.uuid }) };
  let wanted = changed;
  const views = (await findViews(tx, owner, others)).map((stored) => {
    const edited = editedOf(base.resume, stored, wanted);
    wanted = edited.base;
    return { stored, overlay: overlays.get(stored.resume.uuid) ?? edited.overlay };
  });
  return { base: wanted, views };
}

function storedOf({ views }: Followers): StoredView[] {
  return views.map(({ stored }) => stored);
}

/** Materialises the views. Those that stay the same keep their revision. */
async function writeFollowers(family: Family, { base, views }: Followers): Promise<void> {
  for (const { stored, overlay } of views) {
    const resume = viewOf(base, overlay, stored.resume);
    if (resume === stored.resume && overlay === stored.overlay) continue;
    checkSize(stored.resume, resume);
    checkOverlaySize(stored.overlay, overlay);
    await writeMember(family, stored, { resume, overlay });
  }
}
