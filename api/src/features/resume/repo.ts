import type { FontFamily } from '@kreda/document/engine/fonts/catalogue';
import type { Language } from '@kreda/document/engine/text/languages';
import {
  completeActive,
  completeEnabled,
  completeOrder,
  completePageSetup,
} from '@kreda/document/kinds/resume/model/complete';
import { absentPageSetup, type SavedPageSetup } from '@kreda/document/kinds/resume/model/page-setup';
import type { Photo, Resume } from '@kreda/document/kinds/resume/model/resume';
import { SECTION_SLUGS } from '@kreda/document/kinds/resume/model/sections';
import type { TemplateSlug } from '@kreda/document/kinds/resume/model/templates-by-slug';
import type { ViewKind } from '@kreda/document/kinds/resume/overlay/overlay';
import type { Owner } from '../../context.ts';
import { type Database, inTransaction, type Queryable, type Transaction } from '../../platform/database.ts';
import {
  type ContentColumn,
  type ResumeRow,
  type SectionState,
  selectResume,
  updateChecksum,
  updateRevision,
} from '../../platform/sql/resumes.ts';
import { makeRoom } from './history/make-room.ts';
import { dayVersionOf } from './history/new-version.ts';
import { keepNewerFields, keepNewerSlugs } from './newer-fields.ts';
import { restoreSections } from './restore.ts';

/** A resume, its revision and its files. */
export interface StoredResume {
  resume: Resume;
  revision: number;
  updatedAt: Date;
  /** The key of the photo's file; null without a photo. */
  photoFileKey: string | null;
  /** The stored content. A newer release may have stored fields that `resume` does not have. */
  content: StoredContent;
  /** The last checksum that a client stored for the first page, and its revision; null without one. */
  checksum: { sha256: string; revision: number } | null;
  /** The base of a view, and its kind; null for a resume that is no view. */
  view: { baseUuid: string; kind: ViewKind } | null;
}

type StoredContent = Pick<ResumeRow, 'pageSetup' | 'sectionsActive' | 'sectionsEnabled' | 'sectionsOrder' | 'sections'>;

/** The row of a photo, or of a letter's signature. */
export interface StoredPicture {
  id: string;
  fileKey: string;
  widthPx: number;
  heightPx: number;
}

export type NewPicture = StoredPicture & { createdAt: Date };

/** Inserts a new resume at revision 1. Its sections are empty and have no rows. */
export async function insertResume(db: Queryable, owner: Owner, resume: Resume, now: Date): Promise<StoredResume> {
  await db.resume.create({
    data: { id: resume.uuid, ...owner, ...columns(resume), revision: 1, createdAt: now, updatedAt: now },
  });
  const content = { ...columns(resume), sections: [] };
  return { resume, revision: 1, updatedAt: now, photoFileKey: null, content, checksum: null, view: null };
}

/** The number of the owner's resumes, the trash included. */
export function countResumes(db: Queryable, owner: Owner): Promise<number> {
  return db.resume.count({ where: owner });
}

/** Locks the owner until the transaction ends, so that no other transaction counts or adds the owner's resumes meanwhile. */
export async function lockOwner(tx: Transaction, owner: Owner): Promise<void> {
  if ('userId' in owner) await tx.user.updateMany({ where: { id: owner.userId }, data: { id: owner.userId } });
  else await tx.visitor.updateMany({ where: { id: owner.visitorId }, data: { id: owner.visitorId } });
}

/** The condition for resumes outside the trash. */
const PRESENT = { removedAt: null };

/** Whether the owner has a resume of that id outside the trash. */
export async function ownsResume(db: Queryable, owner: Owner, uuid: string): Promise<boolean> {
  const found = await db.resume.findFirst({ where: { id: uuid, ...owner, ...PRESENT }, select: { id: true } });
  return found !== null;
}

/** The owner's resumes, last changed first. */
export async function listResumes(db: Queryable, owner: Owner) {
  const rows = await db.resume.findMany({
    where: { ...owner, ...PRESENT },
    orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
    select: {
      id: true,
      name: true,
      isDone: true,
      language: true,
      pattern: true,
      baseId: true,
      viewKind: true,
      updatedAt: true,
    },
  });
  return rows.map((row) => ({
    ...row,
    language: row.language as Language,
    viewKind: row.viewKind as ViewKind | null,
  }));
}

/** The owner's trash, last removed first. */
export async function listTrash(db: Queryable, owner: Owner) {
  const rows = await db.resume.findMany({
    where: { ...owner, removedAt: { not: null } },
    orderBy: [{ removedAt: 'desc' }, { id: 'asc' }],
    select: { id: true, name: true, removedAt: true },
  });
  return rows.flatMap(({ removedAt, ...row }) => (removedAt ? [{ ...row, removedAt }] : []));
}

/** Moves the owner's resume to the trash, or out of it (`removedAt` null). False if it is not on the other side. */
export async function moveToTrash(db: Queryable, owner: Owner, uuid: string, removedAt: Date | null): Promise<boolean> {
  const { count } = await db.resume.updateMany({
    where: { id: uuid, ...owner, removedAt: removedAt ? null : { not: null } },
    data: { removedAt },
  });
  return count === 1;
}

/** Ids of resumes of all owners that were moved to the trash before a time, oldest first. */
export async function findRemovedBefore(db: Queryable, before: Date, limit: number): Promise<string[]> {
  const rows = await db.resume.findMany({
    where: { removedAt: { lt: before } },
    orderBy: { removedAt: 'asc' },
    take: limit,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** The owner's resume, read without a transaction; null for one that is missing, in the trash or another owner's. */
export async function readResume({ statements }: Database, owner: Owner, uuid: string): Promise<ReadResume | null> {
  const row = await selectResume(statements, owner, uuid);
  return row && { ...toStored(row), viewCount: row.viewCount };
}

/** With the number of its views, in the trash or not. */
export interface ReadResume extends StoredResume {
  viewCount: number;
}

/** As `readResume`, in a transaction or in the trash. */
export async function findResume(
  db: Queryable,
  owner: Owner,
  uuid: string,
  { isInTrash = false } = {},
): Promise<StoredResume | null> {
  const row = await db.resume.findFirst({
    where: { id: uuid, ...owner, ...(isInTrash ? { removedAt: { not: null } } : PRESENT) },
    include: WHOLE,
  });
  return row && toStored(row);
}

/** What `toStored` needs beside the row itself. */
export const WHOLE = {
  sections: { select: { slug: true, data: true, config: true } },
  photo: { select: { id: true, fileKey: true, widthPx: true, heightPx: true } },
} as const;

export function toStored(row: ResumeRow): StoredResume {
  const language = row.language as Language;
  // An anonymous version shows no photo, whatever its rows say.
  const photo = row.viewKind === 'anonymous' ? null : row.photo;
  const resume: Resume = {
    uuid: row.id,
    name: row.name,
    isDone: row.isDone,
    language,
    pattern: row.pattern as TemplateSlug,
    patternVersion: row.patternVersion,
    pageSetup: completePageSetup((row.pageSetup ?? {}) as SavedPageSetup, absentPageSetup(language)),
    color: { generalColor: row.generalColor, backgroundColor: row.backgroundColor, accentColor: row.accentColor },
    fonts: { heading: row.headingFont as FontFamily, body: row.bodyFont as FontFamily },
    photo: photo && toPhoto(photo),
    sectionsEnabled: completeEnabled(row.sectionsEnabled as string[]),
    sectionsOrder: completeOrder(row.sectionsOrder as string[]),
    sectionsActive: completeActive(row.sectionsActive as Record<string, boolean>),
    sections: restoreSections(row.sections),
  };
  const { revision, updatedAt, checksum, checksumRevision, baseId, viewKind } = row;
  return {
    resume,
    revision,
    updatedAt,
    photoFileKey: photo?.fileKey ?? null,
    content: row,
    checksum: checksum === null ? null : { sha256: checksum, revision: checksumRevision ?? revision },
    view: baseId === null || viewKind === null ? null : { baseUuid: baseId, kind: viewKind as ViewKind },
  };
}

/**
 * Writes the differences between a stored state and the next as one revision, and keeps the stored state before the first change of a day. False, with nothing written, if the resume has another
 * revision by now or is gone.
 */
export async function writeRevision(
  db: Database,
  owner: Owner,
  { stored, after, now }: { stored: StoredResume; after: Resume; now: Date },
): Promise<boolean> {
  const before = stored.resume;
  const version = dayVersionOf(stored, now);
  if (version) await inTransaction(db, (tx) => makeRoom(tx, owner, { bytes: version.bytes, now }));
  const [old, next] = [columns(before), columns(after)];
  const written = withNewerFields(stored, next);
  const changed = (Object.keys(next) as ContentColumn[]).filter((name) => old[name] !== next[name]);
  return updateRevision(db.statements, owner, {
    uuid: before.uuid,
    baseRevision: stored.revision,
    updatedAt: now,
    columns: Object.fromEntries(changed.map((name) => [name, written[name]])),
    sections: changedSections(stored, after),
    version,
  });
}

/** The rows of changed sections, with stored fields of newer releases. */
export function changedSections({ resume: before, content }: StoredResume, after: Resume): SectionState[] {
  return SECTION_SLUGS.filter((slug) => before.sections[slug] !== after.sections[slug]).map((slug) => {
    const stored = content.sections.find((section) => section.slug === slug);
    const [known, next] = [before.sections[slug], after.sections[slug]];
    return {
      slug,
      data: keepNewerFields(stored?.data, known.data, next.data),
      config: keepNewerFields(stored?.config, known.config, next.config),
    };
  });
}

/**
 * Opens the next revision and locks the resume until the transaction ends, so that later reads in it see the latest state. False for
 * a resume that is missing or another owner's.
 */
export async function beginRevision(tx: Transaction, owner: Owner, uuid: string, now: Date): Promise<boolean> {
  const { count } = await tx.resume.updateMany({
    where: { id: uuid, ...owner, ...PRESENT },
    data: { revision: { increment: 1 }, updatedAt: now },
  });
  return count === 1;
}

/** Writes the differences between a stored state and the next one, except for the photo (`replacePhoto`). */
export async function updateResume(tx: Transaction, stored: StoredResume, after: Resume): Promise<void> {
  const data = contentColumns(stored, after);
  await tx.resume.update({ where: { id: after.uuid }, data, select: { id: true } });
  await writeSections(tx, stored, after);
}

/** The columns of a resume's next state. */
export function contentColumns(stored: StoredResume, after: Resume) {
  return withNewerFields(stored, columns(after));
}

/** Writes the sections that differ between a stored state and the next one. */
export async function writeSections(tx: Transaction, stored: StoredResume, after: Resume): Promise<void> {
  for (const section of changedSections(stored, after)) await upsertSection(tx, after.uuid, section);
}

async function upsertSection(tx: Transaction, uuid: string, { slug, data, config }: SectionState): Promise<void> {
  const state = { data: data as object, config: config as object };
  await tx.resumeSection.upsert({
    where: { resumeId_slug: { resumeId: uuid, slug } },
    create: { resumeId: uuid, slug, ...state },
    update: state,
    select: { slug: true },
  });
}

/** The condition under which a resume may be erased: it is the owner's, or has been in the trash since before a time. */
export type Erasable = Owner | { removedAt: { lt: Date } };

/** Erases a resume with everything in it. False when it does not exist. */
export async function deleteResume(db: Queryable, which: Erasable, uuid: string): Promise<boolean> {
  const { count } = await db.resume.deleteMany({ where: { id: uuid, ...which } });
  return count === 1;
}

/** Resumes that are erased together: one, or all of an owner. */
type Resumes = Erasable | (Erasable & { id: string });

/**
 * Locks resumes and their letters until the transaction ends, so that no other transaction adds a picture or a finished PDF meanwhile. Call it before the
 * first read of the transaction, which fixes its snapshot.
 */
export async function lockResumes(tx: Transaction, resumes: Resumes): Promise<void> {
  await tx.resume.updateMany({ where: resumes, data: { revision: { increment: 0 } } });
  await tx.letter.updateMany({ where: { resume: resumes }, data: { revision: { increment: 0 } } });
}

/** The keys of the resumes' files: photos, those of earlier versions too, finished PDFs, sent applications, and those of their letters. */
export async function fileKeysOf(db: Queryable, resumes: Resumes): Promise<string[]> {
  const photos = await db.photo.findMany({ where: { resume: resumes }, select: { fileKey: true } });
  const downloads = await db.download.findMany({ where: { resume: resumes }, select: { fileKey: true } });
  const versions = await db.resumeVersion.findMany({
    where: { resume: resumes, photoKey: { not: null } },
    distinct: ['photoKey'],
    select: { photoKey: true },
  });
  const earlierPhotos = versions.flatMap(({ photoKey }) => photoKey ?? []);
  const letter = { resume: resumes };
  const signatures = await db.letterSignature.findMany({ where: { letter }, select: { fileKey: true } });
  const letterDownloads = await db.letterDownload.findMany({ where: { letter }, select: { fileKey: true } });
  const sent = await db.sentFile.findMany({ where: { resume: resumes }, select: { fileKey: true } });
  const keys = [...photos, ...downloads, ...signatures, ...letterDownloads, ...sent];
  return [...keys.flatMap(({ fileKey }) => fileKey ?? []), ...earlierPhotos];
}

/** Stores the checksum with the resume's current revision, which it returns. Null for a resume that the owner does not have. */
export function saveChecksum(
  { statements }: Database,
  owner: Owner,
  what: { uuid: string; checksum: string },
): Promise<number | null> {
  return updateChecksum(statements, owner, what);
}

/** Replaces the resume's photo; null removes it. Returns the key of the previous file, which no row names any more. */
export async function replacePhoto(tx: Transaction, uuid: string, next: NewPicture | null): Promise<string | null> {
  const previous = await tx.photo.findUnique({ where: { resumeId: uuid }, select: { fileKey: true } });
  await tx.photo.deleteMany({ where: { resumeId: uuid } });
  if (next) await tx.photo.create({ data: { ...next, resumeId: uuid } });
  return previous?.fileKey ?? null;
}

/** The key of a photo's file, for the owner of its resume. */
export async function findPhotoKey(db: Queryable, owner: Owner, photoId: string): Promise<string | null> {
  const photo = await db.photo.findFirst({
    where: { id: photoId, resume: { ...owner, ...PRESENT } },
    select: { fileKey: true },
  });
  return photo?.fileKey ?? null;
}

/** The photo as a resume refers to it. */
export function toPhoto({ id, widthPx, heightPx }: Omit<StoredPicture, 'fileKey'>): Photo {
  return { url: `/photos/${id}`, widthPx, heightPx };
}

export function columns(resume: Resume) {
  return {
    name: resume.name,
    isDone: resume.isDone,
    language: resume.language,
    pattern: resume.pattern,
    patternVersion: resume.patternVersion,
    pageSetup: resume.pageSetup,
    ...resume.color,
    headingFont: resume.fonts.heading,
    bodyFont: resume.fonts.body,
    sectionsEnabled: resume.sectionsEnabled,
    sectionsOrder: resume.sectionsOrder,
    sectionsActive: resume.sectionsActive,
  };
}

/** The columns with stored fields of newer releases. */
function withNewerFields({ content, resume: known }: StoredResume, next: ReturnType<typeof columns>) {
  return {
    ...next,
    pageSetup: keepNewerFields(content.pageSetup, known.pageSetup, next.pageSetup) as object,
    sectionsEnabled: keepNewerSlugs(content.sectionsEnabled, next.sectionsEnabled),
    sectionsOrder: keepNewerSlugs(content.sectionsOrder, next.sectionsOrder),
    sectionsActive: keepNewerFields(content.sectionsActive, known.sectionsActive, next.sectionsActive) as object,
  };
}
