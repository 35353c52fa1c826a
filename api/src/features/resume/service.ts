import type { Language } from '@kreda/document/engine/text/languages';
import type { PatternSlug } from '@kreda/document/kinds/resume/model/patterns';
import { emptyResume, MAX_NAME_CHARACTERS, type Photo, type Resume } from '@kreda/document/kinds/resume/model/resume';
import {
  countCharacters,
  countJsonCharacters,
  MAX_RESUME_CHARACTERS,
  MAX_RESUME_JSON_CHARACTERS,
} from '@kreda/document/kinds/resume/model/resume-size';
import type { OrderedSection } from '@kreda/document/kinds/resume/model/sections';
import { applyOperation, type Operation } from '@kreda/document/kinds/resume/operations/operation';
import { type UnsavedChange, wouldOverwrite } from '@kreda/document/kinds/resume/operations/unsaved-change';
import { sentenceOf } from '@kreda/site/reasons';
import type { Owner, RequestContext } from '../../context.ts';
import { inTransaction, type Transaction } from '../../platform/database.ts';
import { isConflict } from '../../platform/database-errors.ts';
import { DomainError, noSuchResume } from '../../platform/errors.ts';
import { enqueueRemoval, storeWithRow } from '../../platform/files/remove-files.ts';
import { ownerId, ownerOf } from '../../policy.ts';
import { becomeVisitor } from '../account/service.ts';
import { admitCreation, inCreationTurn } from './creation-turns.ts';
import { countStoredPhoto, decodeUpload } from './photo-intake.ts';
import * as repo from './repo.ts';
import { endOfTrash, erase } from './trash.ts';

/** More than anybody writes; a bound on what one browser can fill the database with. */
const MAX_RESUMES = 200;

/** What tells a copy from what it was made of, in every language. */
const COPY_MARK = ' (2)';

/** What a change answers. */
export interface Saved {
  revision: number;
  updatedAt: Date;
  /** Changing the pattern replaces it (specification, section 4). */
  sectionsOrder: OrderedSection[];
}

/**
 * Starts a resume; a browser without an account becomes a visitor that owns it.
 *
 * @throws {DomainError} `rate-limited`; `conflict` when the owner has as many as there can be.
 * @throws {QueueFullError} while many are made.
 */
export function createResume(context: RequestContext, choice: NewResume): Promise<repo.StoredResume> {
  return admitCreation(context, () => inCreationTurn(context, () => insertNew(context, choice)));
}

/** A new resume with that content, as revision 2. @throws {DomainError} as `createResume`, `invalid` for content that is too large. */
export function createResumeOf(context: RequestContext, content: Resume): Promise<repo.StoredResume> {
  return inCreationTurn(context, () => insertFilled(context, content, async (filled) => filled));
}

/** What somebody chooses before there is a resume. */
interface NewResume {
  pattern?: PatternSlug | undefined;
  language?: Language | undefined;
  profession?: string | undefined;
}

async function insertNew(context: RequestContext, choice: NewResume): Promise<repo.StoredResume> {
  const { db, clock, config } = context;
  await context.limit('addressNewResumes');
  const owner = ownerOf(context) ?? (await becomeVisitor(context));
  await context.limit('newResumes', ownerId(owner));
  const empty = emptyResume(crypto.randomUUID(), choice.language ?? config.site.language, choice.pattern);
  const resume = choice.profession === undefined ? empty : withProfession(empty, choice.profession);
  const now = clock();
  await inTransaction(db, async (tx) => {
    await repo.lockOwner(tx, owner);
    checkCount(config, owner, await repo.countResumes(tx, owner));
    await repo.insertResume(tx, owner, empty, now);
    await repo.updateResume(tx, empty, resume);
  });
  return { resume, revision: 1, updatedAt: now, photoFileKey: null, checksum: null };
}

/** Bounds how many CVs an owner can have. Whoever has more keeps them. */
function checkCount({ visitorResumes }: RequestContext['config'], owner: Owner, count: number): void {
  if ('visitorId' in owner && count >= visitorResumes) {
    throw new DomainError({ code: 'too-many-resumes-without-account', max: visitorResumes });
  }
  if (count >= MAX_RESUMES) throw new DomainError({ code: 'too-many-resumes', max: MAX_RESUMES });
}

function withProfession(resume: Resume, profession: string): Resume {
  const personal = resume.sections['personal-data'];
  const data = { ...personal.data, profession };
  return { ...resume, sections: { ...resume.sections, 'personal-data': { ...personal, data } } };
}

export async function listResumes(context: RequestContext) {
  const owner = ownerOf(context);
  return owner ? repo.listResumes(context.db, owner) : [];
}

/** @throws {DomainError} `not-found` for a resume that is missing or somebody else's, like everything below. */
export async function getResume(context: RequestContext, uuid: string): Promise<repo.StoredResume> {
  const stored = await repo.readResume(context.db, ownerOrNobody(context), uuid);
  if (!stored) throw noSuchResume();
  return stored;
}

/**
 * Applies an operation to the latest state and keeps the result as one revision. With `baseRevision` only where the latest is
 * that one: whoever else has changed the resume meanwhile is not overwritten.
 *
 * @throws {DomainError} `conflict` when the resume has another revision; `invalid` when it would grow past its bound;
 *   `rate-limited` after too many saves of a very large one.
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
 * Applies what a closed page had not saved, as one revision, without what would overwrite a change made elsewhere; answers how
 * many changes were left out. The page's browser keeps those until somebody has decided.
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
 * Replaces a resume's content by what `edit` makes of its latest state, as one revision. It is read without a lock and written where
 * it is still at the revision that was read; else read again. Who loses that race again and again holds the row.
 *
 * @param edit called for each state that was read; throws to write nothing.
 * @returns the new content, and where it stands now.
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
    // The revision that this change opens is counted already.
    const after = edit({ ...stored, revision: stored.revision - 1 });
    checkSize(stored.resume, after);
    await repo.updateResume(tx, stored.resume, after);
    return { stored, after };
  });
}

const TRIES_WITHOUT_LOCK = 4;

/** A deadlock or a busy file means that nothing was written, as a revision that is not the latest any more. */
async function writeUnlessConflict(write: () => Promise<boolean>): Promise<boolean> {
  try {
    return await write();
  } catch (error) {
    if (isConflict(error)) return false;
    throw error;
  }
}

/**
 * Makes another resume like this one, its photo too, under a name that says so.
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
  // What has no name stays without one.
  const content = { ...resume, name: resume.name === '' ? '' : name, photo: null };
  return insertFilled(context, content, async (filled) => {
    if (!jpeg || !resume.photo) return filled;
    const { uuid: copy } = filled.resume;
    const id = crypto.randomUUID();
    const { widthPx, heightPx } = resume.photo;
    const photo = { id, fileKey: `photos/${id}.jpg`, widthPx, heightPx };
    await storePhoto(context, copy, { photo, jpeg });
    return getResume(context, copy);
  });
}

/** Makes a resume with that content and finishes it; what cannot be finished is erased again. */
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

/** Gives a resume other content, all of it, as one revision. @throws {DomainError} as `saveResume`. */
async function replaceContent(context: RequestContext, content: Resume): Promise<repo.StoredResume> {
  return changeResume(context, content.uuid, async (tx, stored) => {
    checkSize(stored.resume, content);
    await repo.updateResume(tx, stored.resume, content);
    return { ...stored, resume: content };
  });
}

/**
 * Bounds a resume as a whole, beside the bounds of its fields: typesetting it has to end. What was too large before may not
 * grow; all else about it may change.
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

/** Above it a save is counted: it costs the process time and the database bytes. Thirty full pages have 170,000. */
const LARGE_JSON_CHARACTERS = 200_000;

async function countLargeSave(context: RequestContext, owner: Owner, after: Resume): Promise<void> {
  if (countJsonCharacters(after.sections) <= LARGE_JSON_CHARACTERS) return;
  await context.limit('largeSaves', ownerId(owner));
  await context.limit('addressLargeSaves');
}

/** Keeps the checksum of the first page with the resume's revision. */
export async function storeChecksum(context: RequestContext, uuid: string, checksum: string): Promise<number> {
  const revision = await repo.saveChecksum(context.db, ownerOrNobody(context), { uuid, checksum });
  if (revision === null) throw noSuchResume();
  return revision;
}

/** Puts the resume into the trash: to everything but the trash it is gone. */
export async function removeResume(context: RequestContext, uuid: string): Promise<void> {
  if (!(await repo.moveToTrash(context.db, ownerOrNobody(context), uuid, context.clock()))) throw noSuchResume();
}

/** Takes the resume out of the trash as it was. */
export async function restoreResume(context: RequestContext, uuid: string): Promise<void> {
  if (!(await repo.moveToTrash(context.db, ownerOrNobody(context), uuid, null))) throw noSuchResume();
}

/** The caller's trash: what was removed, and until when it can be restored. */
export async function listTrash(context: RequestContext) {
  const owner = ownerOf(context);
  const rows = owner ? await repo.listTrash(context.db, owner) : [];
  return rows.map(({ id, name, removedAt }) => ({ uuid: id, name, restorableUntil: endOfTrash(removedAt) }));
}

/** Erases the resume, whether it is in the trash or not; its photo and its finished PDFs go as soon as the storage answers. */
export async function eraseResume(context: RequestContext, uuid: string): Promise<void> {
  if (!(await erase(context, ownerOrNobody(context), uuid))) throw noSuchResume();
}

/**
 * Gives the resume a photo in place of any it had.
 *
 * @throws {DomainError} `too-large`, `unsupported-media`; `unavailable` and `rate-limited` while there are too many.
 */
export async function setPhoto(context: RequestContext, uuid: string, upload: Uint8Array): Promise<Photo> {
  await getResume(context, uuid);
  const { jpeg, widthPx, heightPx } = await decodeUpload(context, upload);
  await countStoredPhoto(context, jpeg);
  const id = crypto.randomUUID();
  const photo = { id, fileKey: `photos/${id}.jpg`, widthPx, heightPx };
  await storePhoto(context, uuid, { photo, jpeg });
  return repo.toPhoto(photo);
}

async function storePhoto(
  context: RequestContext,
  uuid: string,
  { photo, jpeg }: { photo: repo.StoredPhoto; jpeg: Uint8Array },
): Promise<void> {
  await storeWithRow(context, { key: photo.fileKey, bytes: jpeg }, () =>
    replacePhoto(context, uuid, { ...photo, createdAt: context.clock() }),
  );
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

/** For a browser that has made nothing, every resume is somebody else's. */
function ownerOrNobody(context: RequestContext): Owner {
  const owner = ownerOf(context);
  if (!owner) throw noSuchResume();
  return owner;
}
