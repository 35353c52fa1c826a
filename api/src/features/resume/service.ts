import type { Language } from '@kreda/document/engine/text/languages';
import { emptyResume, MAX_NAME_CHARACTERS, type Photo, type Resume } from '@kreda/document/kinds/resume/model/resume';
import { countJsonCharacters } from '@kreda/document/kinds/resume/model/resume-size';
import type { OrderedSection } from '@kreda/document/kinds/resume/model/sections';
import type { TemplateSlug } from '@kreda/document/kinds/resume/model/templates-by-slug';
import { applyOperation, type Operation } from '@kreda/document/kinds/resume/operations/operation';
import { type UnsavedChange, wouldOverwrite } from '@kreda/document/kinds/resume/operations/unsaved-change';
import type { Owner, RequestContext } from '../../context.ts';
import { inTransaction, type Transaction } from '../../platform/database.ts';
import { unlessConflict } from '../../platform/database-errors.ts';
import { DomainError, noSuchResume } from '../../platform/errors.ts';
import { readNamedFile } from '../../platform/files/read-named-file.ts';
import { enqueueRemoval } from '../../platform/files/remove-files.ts';
import { endOfTrash } from '../../platform/trash.ts';
import { ownerId, ownerOf } from '../../policy.ts';
import { checkSize } from './check-size.ts';
import { checkCount } from './count-limits.ts';
import { admitCreation, inCreationTurn } from './creation-turns.ts';
import { findVersionPhotoKey } from './history/version-repo.ts';
import type { PreparedPhoto } from './photo.ts';
import { countStoredPhoto, decodeUpload, storePicture } from './photo-intake.ts';
import * as repo from './repo.ts';
import { erase } from './trash.ts';
import { changeFamily } from './views/change-family.ts';
import { duplicateView } from './views/create-view.ts';
import { type EditedMember, editFamily } from './views/edit-family.ts';
import { replaceMemberPhoto } from './views/view-photo.ts';

/** The end of a copy's name, in every language. */
const COPY_MARK = ' (2)';

/** The result of a change. */
export interface Saved {
  revision: number;
  updatedAt: Date;
  /** A change of the template replaces it (specification, section 4). */
  sectionsOrder: OrderedSection[];
}

/**
 * Makes a new resume. A browser without an account becomes a visitor that owns it.
 *
 * @throws {DomainError} `rate-limited`; `conflict` when the owner has the most resumes allowed.
 * @throws {QueueFullError} while too many resumes are being made.
 */
export function createResume(context: RequestContext, choice: NewResume): Promise<repo.StoredResume> {
  return admitCreation(context, () => inCreationTurn(context, () => insertNew(context, choice)));
}

/**
 * Makes a resume with that content and photo. The photo must have been counted (`countStoredPhoto`).
 *
 * @throws {DomainError} as `createResume`, and `invalid` for content that is too large.
 */
export function createResumeOf(
  context: RequestContext,
  content: Resume,
  photo: PreparedPhoto | null = null,
): Promise<repo.StoredResume> {
  return inCreationTurn(context, () =>
    insertFilled(context, content, async (filled) => (photo ? withPhoto(context, filled.resume.uuid, photo) : filled)),
  );
}

/** What the user chooses for a new resume. */
interface NewResume {
  pattern?: TemplateSlug | undefined;
  language?: Language | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  profession?: string | undefined;
}

async function insertNew(context: RequestContext, choice: NewResume): Promise<repo.StoredResume> {
  const { db, clock, config } = context;
  await context.limit('addressNewResumes');
  const owner = ownerOf(context) ?? (await context.becomeVisitor(context));
  await context.limit('newResumes', ownerId(owner));
  const empty = emptyResume(crypto.randomUUID(), choice.language ?? config.site.language, choice.pattern);
  const resume = withPersonalData(empty, choice);
  const now = clock();
  return inTransaction(db, async (tx) => {
    await repo.lockOwner(tx, owner);
    checkCount(config, owner, await repo.countResumes(tx, owner));
    const stored = await repo.insertResume(tx, owner, empty, now);
    await repo.updateResume(tx, stored, resume);
    return { ...stored, resume };
  });
}

function withPersonalData(resume: Resume, { firstName, lastName, profession }: NewResume): Resume {
  if (firstName === undefined && lastName === undefined && profession === undefined) return resume;
  const personal = resume.sections['personal-data'];
  const data = {
    ...personal.data,
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(profession !== undefined && { profession }),
  };
  return { ...resume, sections: { ...resume.sections, 'personal-data': { ...personal, data } } };
}

export async function listResumes(context: RequestContext) {
  const owner = ownerOf(context);
  return owner ? repo.listResumes(context.db, owner) : [];
}

/** @throws {DomainError} `not-found` for a resume that is missing or another owner's, like all functions below. */
export async function getResume(context: RequestContext, uuid: string): Promise<repo.ReadResume> {
  const stored = await repo.readResume(context.db, ownerOrNobody(context), uuid);
  if (!stored) throw noSuchResume();
  return stored;
}

/**
 * Applies an operation to the latest state and saves the result as one revision. With `baseRevision` it does so only if that is the
 * latest revision, so that it overwrites no other client's change.
 *
 * @throws {DomainError} `conflict` when the resume has another revision; `invalid` when it would grow past its limit; `rate-limited`
 *   after too many saves of a very large resume.
 */
export async function saveResume(
  context: RequestContext,
  uuid: string,
  { operation, baseRevision }: { operation: Operation; baseRevision?: number | undefined },
): Promise<Saved> {
  const edited = await editResume(context, uuid, (latest) => {
    if (baseRevision !== undefined && latest.revision !== baseRevision) {
      throw new DomainError('resume-changed-elsewhere');
    }
    return [operation];
  });
  return {
    revision: edited.revision,
    updatedAt: edited.updatedAt,
    sectionsOrder: edited.resume.sectionsOrder,
  };
}

/**
 * Applies a closed page's unsaved changes as one revision. Leaves out changes that would overwrite another client's change, and
 * returns their number. The page's browser keeps those until the user decides.
 *
 * @throws {DomainError} as `saveResume`.
 */
export async function savePending(
  context: RequestContext,
  uuid: string,
  changes: readonly (Operation | UnsavedChange)[],
): Promise<number> {
  let leftOut = 0;
  await editResume(context, uuid, ({ resume }) => {
    const safe = changes.filter((change) => !('operation' in change) || !wouldOverwrite(resume, change));
    leftOut = changes.length - safe.length;
    return safe.map((change) => ('operation' in change ? change.operation : change));
  });
  return leftOut;
}

/**
 * Applies operations to a resume's latest state, as one revision. Uses optimistic locking: it reads without a lock, writes if the
 * revision is still the same, and otherwise reads again. A base with views, a view, and a resume that has lost a few races are locked.
 *
 * @param operationsOf is called for each state that was read; it throws to write nothing.
 */
async function editResume(
  context: RequestContext,
  uuid: string,
  operationsOf: (latest: repo.StoredResume) => readonly Operation[],
): Promise<EditedMember> {
  const { db, clock } = context;
  const owner = ownerOrNobody(context);
  for (let attempt = 0; attempt < TRIES_WITHOUT_LOCK; attempt++) {
    const stored = await getResume(context, uuid);
    const after = operationsOf(stored).reduce(applyOperation, stored.resume);
    checkSize(stored.resume, after);
    if (attempt === 0) await countLargeSave(context, owner, { after, views: stored.viewCount });
    if (stored.view || stored.viewCount > 0) break;
    const now = clock();
    if (await unlessConflict(() => repo.writeRevision(db, owner, { stored, after, now }))) {
      return { resume: after, revision: stored.revision + 1, updatedAt: now };
    }
  }
  return editFamily(context, uuid, operationsOf);
}

const TRIES_WITHOUT_LOCK = 4;

/**
 * Copies a resume with its photo, and marks the copy in its name. The copy of a view is a second view of the same base; that of a base has no
 * views.
 *
 * @throws {DomainError} as `createResume` and `getResume`.
 */
export function duplicateResume(context: RequestContext, uuid: string): Promise<repo.StoredResume> {
  return admitCreation(context, () => inCreationTurn(context, () => copyResume(context, uuid)));
}

async function copyResume(context: RequestContext, uuid: string): Promise<repo.StoredResume> {
  const { resume, photoFileKey, view } = await getResume(context, uuid);
  const name = `${resume.name.slice(0, MAX_NAME_CHARACTERS - COPY_MARK.length)}${COPY_MARK}`;
  // A resume without a name gets a copy without one.
  const copyName = resume.name === '' ? '' : name;
  if (view) return duplicateView(context, uuid, copyName);
  const jpeg = photoFileKey === null ? null : await context.files.get(photoFileKey);
  if (jpeg) await countStoredPhoto(context, jpeg);
  const content = { ...resume, name: copyName, photo: null };
  return insertFilled(context, content, async (filled) => {
    if (!jpeg || !resume.photo) return filled;
    const { widthPx, heightPx } = resume.photo;
    return withPhoto(context, filled.resume.uuid, { jpeg, widthPx, heightPx });
  });
}

/** Stores a photo of a resume that has just been made. */
async function withPhoto(context: RequestContext, uuid: string, photo: PreparedPhoto): Promise<repo.StoredResume> {
  await storePhoto(context, uuid, photo);
  return getResume(context, uuid);
}

/** Makes a resume with that content and runs `finish` on it. If that fails, the resume is erased again. */
async function insertFilled(
  context: RequestContext,
  content: Resume,
  finish: (filled: repo.StoredResume) => Promise<repo.StoredResume>,
): Promise<repo.StoredResume> {
  const { resume: made } = await insertNew(context, { language: content.language, pattern: content.pattern });
  try {
    return await finish(await replaceContent(context, { ...content, uuid: made.uuid }));
  } catch (error) {
    await eraseResume(context, made.uuid);
    throw error;
  }
}

/** Replaces a resume's whole content as one revision. @throws {DomainError} as `saveResume`. */
async function replaceContent(context: RequestContext, content: Resume): Promise<repo.StoredResume> {
  return changeResume(context, content.uuid, async (tx, stored) => {
    checkSize(stored.resume, content);
    await repo.updateResume(tx, stored, content);
    return { ...stored, resume: content };
  });
}

/** Larger saves count against a rate limit, since they cost processor time and database space. Thirty full pages have 170,000. */
const LARGE_JSON_CHARACTERS = 200_000;

/** As much work as one large save: a save of a base materialises its views. Typing in a CV of three pages with seven views stays below. */
const LARGE_FAMILY_JSON_CHARACTERS = 400_000;

async function countLargeSave(
  context: RequestContext,
  owner: Owner,
  { after, views }: { after: Resume; views: number },
): Promise<void> {
  const size = countJsonCharacters(after.sections);
  if (size <= LARGE_JSON_CHARACTERS && size * (1 + views) <= LARGE_FAMILY_JSON_CHARACTERS) return;
  await context.limit('largeSaves', ownerId(owner));
  await context.limit('addressLargeSaves');
}

/** Stores the checksum of the first page with the resume's revision, which it returns. */
export async function storeChecksum(context: RequestContext, uuid: string, checksum: string): Promise<number> {
  const revision = await repo.saveChecksum(context.db, ownerOrNobody(context), { uuid, checksum });
  if (revision === null) throw noSuchResume();
  return revision;
}

/** Moves the resume to the trash. All calls but the trash's own then answer `not-found` for it. */
export async function removeResume(context: RequestContext, uuid: string): Promise<void> {
  if (!(await repo.moveToTrash(context.db, ownerOrNobody(context), uuid, context.clock()))) throw noSuchResume();
}

/** Moves the resume out of the trash, unchanged. */
export async function restoreResume(context: RequestContext, uuid: string): Promise<void> {
  if (!(await repo.moveToTrash(context.db, ownerOrNobody(context), uuid, null))) throw noSuchResume();
}

/** The caller's trash, with the time until which each resume can be restored. */
export async function listTrash(context: RequestContext) {
  const owner = ownerOf(context);
  const rows = owner ? await repo.listTrash(context.db, owner) : [];
  return rows.map(({ id, name, removedAt }) => ({ uuid: id, name, restorableUntil: endOfTrash(removedAt) }));
}

/** Erases the caller's resume, in the trash or not, with its letters and all files. Its views become ordinary resumes. */
export async function eraseResume(context: RequestContext, uuid: string): Promise<void> {
  if (!(await erase(context, ownerOrNobody(context), uuid))) throw noSuchResume();
}

/**
 * Sets or replaces the resume's photo.
 *
 * @throws {DomainError} `too-large`, `unsupported-media`; `unavailable` or `rate-limited` while there are too many uploads.
 */
export async function setPhoto(context: RequestContext, uuid: string, upload: Uint8Array): Promise<Photo> {
  await getResume(context, uuid);
  const photo = await decodeUpload(context, upload);
  await countStoredPhoto(context, photo.jpeg);
  return repo.toPhoto(await storePhoto(context, uuid, photo));
}

function storePhoto(context: RequestContext, uuid: string, photo: PreparedPhoto): Promise<repo.StoredPicture> {
  return storePicture(context, 'photos', photo, (row) => replacePhoto(context, uuid, row));
}

export async function removePhoto(context: RequestContext, uuid: string): Promise<void> {
  await replacePhoto(context, uuid, null);
}

/** A photo's JPEG, or that of an earlier version, for the owner of its resume. */
export async function readPhoto(context: RequestContext, photoId: string): Promise<Uint8Array> {
  const owner = ownerOrNobody(context);
  const current = await repo.findPhotoKey(context.db, owner, photoId);
  const key = current ?? (await findVersionPhotoKey(context.db, owner, photoId));
  return readNamedFile(context.files, key);
}

async function replacePhoto(
  context: RequestContext,
  uuid: string,
  photo: Parameters<typeof repo.replacePhoto>[2],
): Promise<void> {
  const unused = await changeFamily(context, uuid, async (family) => {
    const keys = await replaceMemberPhoto(family, photo);
    await enqueueRemoval(family.tx, keys, { now: family.now });
    return keys;
  });
  if (unused.length > 0) context.wakeOutbox();
}

/** Opens the next revision of the caller's resume and runs `change` on its latest state. */
async function changeResume<T>(
  context: RequestContext,
  uuid: string,
  change: (tx: Transaction, stored: repo.StoredResume) => Promise<T>,
): Promise<T> {
  const { db, clock } = context;
  const owner = ownerOrNobody(context);
  return inTransaction(db, async (tx) => {
    if (!(await repo.beginRevision(tx, owner, uuid, clock()))) throw noSuchResume();
    const stored = await repo.findResume(tx, owner, uuid);
    if (!stored) throw noSuchResume();
    return change(tx, stored);
  });
}

/** @throws {DomainError} `not-found` for a browser that is no owner: no resume is its own. */
function ownerOrNobody(context: RequestContext): Owner {
  const owner = ownerOf(context);
  if (!owner) throw noSuchResume();
  return owner;
}
