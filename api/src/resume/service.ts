import { applyOperation, type Operation } from '@kreda/document/edit/operation';
import { type UnsavedChange, wouldOverwrite } from '@kreda/document/edit/unsaved-change';
import type { Language } from '@kreda/document/model/languages';
import type { PatternSlug } from '@kreda/document/model/patterns';
import { emptyResume, MAX_NAME_CHARACTERS, type Photo, type Resume } from '@kreda/document/model/resume';
import { countCharacters, MAX_RESUME_CHARACTERS } from '@kreda/document/model/resume-size';
import type { OrderedSection } from '@kreda/document/model/sections';
import { becomeVisitor } from '../account/service.ts';
import type { Owner, RequestContext } from '../context.ts';
import { inTransaction, type Transaction } from '../database.ts';
import { DomainError, noSuchResume } from '../errors.ts';
import { ownerOf } from '../policy.ts';
import { preparePhoto } from './photo.ts';
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

/** Starts a resume; a browser without an account becomes a visitor that owns it. */
export async function createResume(
  context: RequestContext,
  choice: { pattern?: PatternSlug | undefined; language?: Language | undefined; profession?: string | undefined },
): Promise<repo.StoredResume> {
  const { db, clock, config } = context;
  const owner = ownerOf(context) ?? (await becomeVisitor(context));
  if ((await repo.countResumes(db, owner)) >= MAX_RESUMES) {
    throw new DomainError('conflict', `There can be at most ${MAX_RESUMES} CVs`);
  }
  const empty = emptyResume(crypto.randomUUID(), choice.language ?? config.site.language, choice.pattern);
  const resume = choice.profession === undefined ? empty : withProfession(empty, choice.profession);
  const now = clock();
  await inTransaction(db, async (tx) => {
    await repo.insertResume(tx, owner, empty, now);
    await repo.updateResume(tx, empty, resume);
  });
  return { resume, revision: 1, updatedAt: now, photoFileKey: null };
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
  const stored = await repo.findResume(context.db, ownerOrNobody(context), uuid);
  if (!stored) throw noSuchResume();
  return stored;
}

/**
 * Applies an operation to the latest state and keeps the result as one revision. With `baseRevision` only where the latest is
 * that one: whoever else has changed the resume meanwhile is not overwritten.
 *
 * @throws {DomainError} `conflict` when the resume has another revision; `invalid` when it would grow past its bound.
 */
export async function saveResume(
  context: RequestContext,
  uuid: string,
  { operation, baseRevision }: { operation: Operation; baseRevision?: number | undefined },
): Promise<Saved> {
  return changeResume(context, uuid, async (tx, stored) => {
    // The revision that this change opens is counted already.
    if (baseRevision !== undefined && stored.revision !== baseRevision + 1) {
      throw new DomainError('conflict', 'The CV was changed somewhere else');
    }
    const after = applyOperation(stored.resume, operation);
    checkSize(stored.resume, after);
    await repo.updateResume(tx, stored.resume, after);
    return { revision: stored.revision, updatedAt: stored.updatedAt, sectionsOrder: after.sectionsOrder };
  });
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
  return changeResume(context, uuid, async (tx, stored) => {
    const safe = changes.filter((change) => !('operation' in change) || !wouldOverwrite(stored.resume, change));
    const operations = safe.map((change) => ('operation' in change ? change.operation : change));
    const after = operations.reduce(applyOperation, stored.resume);
    checkSize(stored.resume, after);
    await repo.updateResume(tx, stored.resume, after);
    return changes.length - safe.length;
  });
}

/**
 * Makes another resume like this one, its photo too, under a name that says so.
 *
 * @throws {DomainError} as `createResume` and `getResume`.
 */
export async function duplicateResume(context: RequestContext, uuid: string): Promise<repo.StoredResume> {
  const { resume, photoFileKey } = await getResume(context, uuid);
  const jpeg = photoFileKey === null ? null : await context.files.get(photoFileKey);
  const { resume: made } = await createResume(context, { language: resume.language, pattern: resume.pattern });
  try {
    const name = `${resume.name.slice(0, MAX_NAME_CHARACTERS - COPY_MARK.length)}${COPY_MARK}`;
    // What has no name stays without one.
    const named = resume.name === '' ? '' : name;
    await replaceContent(context, { ...resume, uuid: made.uuid, name: named, photo: null });
    if (jpeg && resume.photo) {
      const id = crypto.randomUUID();
      const { widthPx, heightPx } = resume.photo;
      const photo = { id, fileKey: `photos/${id}.jpg`, widthPx, heightPx };
      await context.files.put(photo.fileKey, jpeg);
      await replacePhoto(context, made.uuid, { ...photo, createdAt: context.clock() });
    }
    return await getResume(context, made.uuid);
  } catch (error) {
    await eraseResume(context, made.uuid);
    throw error;
  }
}

/** Gives a resume other content, all of it, as one revision. @throws {DomainError} as `saveResume`. */
export async function replaceContent(context: RequestContext, content: Resume): Promise<repo.StoredResume> {
  return changeResume(context, content.uuid, async (tx, stored) => {
    checkSize(stored.resume, content);
    await repo.updateResume(tx, stored.resume, content);
    return { ...stored, resume: content };
  });
}

/**
 * Bounds a resume as a whole, beside the bounds of its fields: typesetting it has to end. What was too large before may be
 * made smaller step by step.
 */
function checkSize(before: Resume, after: Resume): void {
  const size = countCharacters(after.sections);
  if (size <= MAX_RESUME_CHARACTERS || size < countCharacters(before.sections)) return;
  const message = `A CV can have at most ${MAX_RESUME_CHARACTERS} characters`;
  throw new DomainError('invalid', message, { fields: { data: message } });
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

/** Erases the resume, its photo and its finished PDFs, whether it is in the trash or not. */
export async function eraseResume(context: RequestContext, uuid: string): Promise<void> {
  if (!(await erase(context, ownerOrNobody(context), uuid))) throw noSuchResume();
}

/**
 * Gives the resume a photo in place of any it had.
 *
 * @throws {DomainError} `too-large`, `unsupported-media`.
 */
export async function setPhoto(context: RequestContext, uuid: string, upload: Uint8Array): Promise<Photo> {
  await getResume(context, uuid);
  const { jpeg, widthPx, heightPx } = await preparePhoto(upload);
  const id = crypto.randomUUID();
  const photo = { id, fileKey: `photos/${id}.jpg`, widthPx, heightPx };
  await context.files.put(photo.fileKey, jpeg);
  try {
    await replacePhoto(context, uuid, { ...photo, createdAt: context.clock() });
  } catch (error) {
    // The resume went meanwhile: nothing names the file, so nothing else would remove it.
    await context.files.remove(photo.fileKey);
    throw error;
  }
  return repo.toPhoto(photo);
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
  const unused = await changeResume(context, uuid, (tx) => repo.replacePhoto(tx, uuid, photo));
  if (unused !== null) await context.files.remove(unused);
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
