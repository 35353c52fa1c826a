import type { Language } from '@kreda/document/engine/text/languages';
import { emptyResume, MAX_NAME_CHARACTERS, type Photo, type Resume } from '@kreda/document/kinds/resume/model/resume';
import {
  countCharacters,
  countJsonCharacters,
  MAX_RESUME_CHARACTERS,
  MAX_RESUME_JSON_CHARACTERS,
} from '@kreda/document/kinds/resume/model/resume-size';
import type { OrderedSection } from '@kreda/document/kinds/resume/model/sections';
import type { TemplateSlug } from '@kreda/document/kinds/resume/model/templates-by-slug';
import { applyOperation, type Operation } from '@kreda/document/kinds/resume/operations/operation';
import { type UnsavedChange, wouldOverwrite } from '@kreda/document/kinds/resume/operations/unsaved-change';
import { sentenceOf } from '@kreda/site/reasons';
import type { Owner, RequestContext } from '../../context.ts';
import { inTransaction, type Transaction } from '../../platform/database.ts';
import { isConflict } from '../../platform/database-errors.ts';
import { DomainError, noSuchResume } from '../../platform/errors.ts';
import { enqueueRemoval, storeWithRow } from '../../platform/files/remove-files.ts';
import { ownerId, ownerOf } from '../../policy.ts';
import { admitCreation, inCreationTurn } from './creation-turns.ts';
import type { PreparedPhoto } from './photo.ts';
import { countStoredPhoto, decodeUpload } from './photo-intake.ts';
import * as repo from './repo.ts';
import { endOfTrash, erase } from './trash.ts';

/** More than anybody writes. It limits how much one owner can fill the database. */
const MAX_RESUMES = 200;

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

/** Limits the number of an owner's resumes. Existing ones above the limit stay. */
function checkCount({ visitorResumes }: RequestContext['config'], owner: Owner, count: number): void {
  if ('visitorId' in owner && count >= visitorResumes) {
    throw new DomainError({ code: 'too-many-resumes-without-account', max: visitorResumes });
  }
  if (count >= MAX_RESUMES) throw new DomainError({ code: 'too-many-resumes', max: MAX_RESUMES });
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
export async function getResume(context: RequestContext, uuid: string): Promise<repo.StoredResume> {
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
  const { stored, after } = await editResume(context, uuid, (latest) => {
    if (baseRevision !== undefined && latest.revision !== baseRevision) {
      throw new DomainError('resume-changed-elsewhere');
    }
    return applyOperation(latest.resume, operation);
  });
  return { revision: stored.revision, updatedAt: stored.updatedAt, sectionsOrder: after.sectionsOrder };
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
    return safe.map((change) => ('operation' in change ? change.operation : change)).reduce(applyOperation, resume);
  });
  return leftOut;
}

/**
 * Replaces a resume's content by what `edit` makes of its latest state, as one revision. Uses optimistic locking: it reads without a
 * lock, writes if the revision is still the same, and otherwise reads again. After a few lost races it locks the row.
 *
 * @param edit is called for each state that was read; it throws to write nothing.
 * @returns the new content and its revision.
 */
async function editResume(
  context: RequestContext,
  uuid: string,
  edit: (latest: repo.StoredResume) => Resume,
): Promise<{ stored: Pick<repo.StoredResume, 'revision' | 'updatedAt'>; after: Resume }> {
  const { db, clock } = context;
  const owner = ownerOrNobody(context);
  for (let attempt = 0; attempt < TRIES_WITHOUT_LOCK; attempt++) {
    const stored = await getResume(context, uuid);
    const after = edit(stored);
    checkSize(stored.resume, after);
    if (attempt === 0) await countLargeSave(context, owner, after);
    const now = clock();
    if (await writeUnlessConflict(() => repo.writeRevision(db, owner, { stored, after, now }))) {
      return { stored: { revision: stored.revision + 1, updatedAt: now }, after };
    }
  }
  return changeResume(context, uuid, async (tx, stored) => {
    // `changeResume` has incremented the revision already.
    const after = edit({ ...stored, revision: stored.revision - 1 });
    checkSize(stored.resume, after);
    await repo.updateResume(tx, stored, after);
    return { stored, after };
  });
}

const TRIES_WITHOUT_LOCK = 4;

/** False after a deadlock or a busy SQLite file, too: nothing was written then, as with an outdated revision. */
async function writeUnlessConflict(write: () => Promise<boolean>): Promise<boolean> {
  try {
    return await write();
  } catch (error) {
    if (isConflict(error)) return false;
    throw error;
  }
}

/**
 * Copies a resume with its photo, and marks the copy in its name.
 *
 * @throws {DomainError} as `createResume` and `getResume`.
 */
export function duplicateResume(context: RequestContext, uuid: string): Promise<repo.StoredResume> {
  return admitCreation(context, () => inCreationTurn(context, () => copyResume(context, uuid)));
}

async function copyResume(context: RequestContext, uuid: string): Promise<repo.StoredResume> {
  const { resume, photoFileKey } = await getResume(context, uuid);
  const jpeg = photoFileKey === null ? null : await context.files.get(photoFileKey);
  if (jpeg) await countStoredPhoto(context, jpeg);
  const name = `${resume.name.slice(0, MAX_NAME_CHARACTERS - COPY_MARK.length)}${COPY_MARK}`;
  // A resume without a name gets a copy without one.
  const content = { ...resume, name: resume.name === '' ? '' : name, photo: null };
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

/**
 * Limits the size of the whole resume, since typesetting time grows with it. A resume that was too large before may be changed, but
 * may not grow.
 */
function checkSize(before: Resume, after: Resume): void {
  if (before.sections === after.sections) return;
  for (const { count, reason } of SIZES) {
    const size = count(after.sections);
    if (size > reason.max && size > count(before.sections))
      throw new DomainError(reason, { fields: { data: sentenceOf(reason) } });
  }
}

const SIZES = [
  { count: countCharacters, reason: { code: 'resume-too-long', max: MAX_RESUME_CHARACTERS } },
  { count: countJsonCharacters, reason: { code: 'resume-formatting-too-long', max: MAX_RESUME_JSON_CHARACTERS } },
] as const;

/** Larger saves count against a rate limit, since they cost processor time and database space. Thirty full pages have 170,000. */
const LARGE_JSON_CHARACTERS = 200_000;

async function countLargeSave(context: RequestContext, owner: Owner, after: Resume): Promise<void> {
  if (countJsonCharacters(after.sections) <= LARGE_JSON_CHARACTERS) return;
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

/** Erases the resume, in the trash or not. The outbox removes its photo and finished PDFs. */
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

async function storePhoto(
  context: RequestContext,
  uuid: string,
  { jpeg, widthPx, heightPx }: PreparedPhoto,
): Promise<repo.StoredPhoto> {
  const id = crypto.randomUUID();
  const photo = { id, fileKey: `photos/${id}.jpg`, widthPx, heightPx };
  await storeWithRow(context, { key: photo.fileKey, bytes: jpeg }, () =>
    replacePhoto(context, uuid, { ...photo, createdAt: context.clock() }),
  );
  return photo;
}

export async function removePhoto(context: RequestContext, uuid: string): Promise<void> {
  await replacePhoto(context, uuid, null);
}

/** A photo's JPEG, for the owner of its resume. */
export async function readPhoto(context: RequestContext, photoId: string): Promise<Uint8Array> {
  const key = await repo.findPhotoKey(context.db, ownerOrNobody(context), photoId);
  const jpeg = key === null ? null : await context.files.get(key);
  if (!jpeg) throw new DomainError('not-found');
  return jpeg;
}

async function replacePhoto(
  context: RequestContext,
  uuid: string,
  photo: Parameters<typeof repo.replacePhoto>[2],
): Promise<void> {
  const unused = await changeResume(context, uuid, async (tx) => {
    const previous = await repo.replacePhoto(tx, uuid, photo);
    if (previous !== null) await enqueueRemoval(tx, [previous], { now: context.clock() });
    return previous;
  });
  if (unused !== null) context.wakeOutbox();
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
