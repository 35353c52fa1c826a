import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { SECTION_SLUGS } from '@kreda/document/kinds/resume/model/sections';
import { type Overlay, overlaySchema } from '@kreda/document/kinds/resume/overlay/overlay';
import { Prisma } from '../../../../../prisma/generated/mysql/client.ts';
import type { Owner } from '../../../context.ts';
import type { Queryable, Transaction } from '../../../platform/database.ts';
import type { ResumeRow, SectionState } from '../../../platform/sql/resumes.ts';
import { makeRoom } from '../history/make-room.ts';
import { dayVersionOf } from '../history/new-version.ts';
import type { VersionView } from '../history/version-content.ts';
import {
  changedSections,
  columns,
  contentColumns,
  type StoredResume,
  toStored,
  WHOLE,
  writeSections,
} from '../repo.ts';
import { type Offer, offerSchema } from './offer-schema.ts';

/** A view with what it stores beside its materialised content. */
export interface StoredView extends StoredResume {
  view: NonNullable<StoredResume['view']>;
  overlay: Overlay;
  offer: Offer | null;
  /** Whether a release without views has changed the content since it was materialised. */
  isChangedOutside: boolean;
}

type ViewRow = ResumeRow & { overlay: unknown; overlayRevision: number | null; offer: unknown };

function toView(row: ViewRow): StoredView[] {
  const stored = toStored(row);
  if (stored.view === null) return [];
  return [
    {
      ...stored,
      view: stored.view,
      overlay: overlaySchema.parse(row.overlay),
      offer: toOffer(row.offer),
      isChangedOutside: row.overlayRevision !== row.revision,
    },
  ];
}

function toOffer(offer: unknown): Offer | null {
  return offer === null ? null : offerSchema.parse(offer);
}

/**
 * Locks a base and its views until the transaction ends, so that changes of one family happen one after the other. Call it before the
 * first read of the transaction, which fixes its snapshot.
 */
export async function lockFamily(tx: Transaction, owner: Owner, baseUuid: string): Promise<void> {
  await tx.resume.updateMany({
    where: { ...owner, OR: [{ id: baseUuid }, { baseId: baseUuid }] },
    data: { revision: { increment: 0 } },
  });
}

/** The owner's base, in the trash or not: its views stay usable while it is there. */
export async function findBase(db: Queryable, owner: Owner, uuid: string): Promise<StoredResume | null> {
  const row = await db.resume.findFirst({ where: { id: uuid, ...owner, baseId: null }, include: WHOLE });
  return row && toStored(row);
}

/** The owner's view outside the trash; null if the resume is none. */
export async function findView(db: Queryable, owner: Owner, uuid: string): Promise<StoredView | null> {
  const row = await db.resume.findFirst({
    where: { id: uuid, ...owner, removedAt: null, baseId: { not: null } },
    include: WHOLE,
  });
  return (row && toView(row)[0]) ?? null;
}

/** All views of a base but one, oldest first, those in the trash too. */
export async function findViews(
  db: Queryable,
  owner: Owner,
  { baseUuid, except = '' }: { baseUuid: string; except?: string },
): Promise<StoredView[]> {
  const rows = await db.resume.findMany({
    where: { baseId: baseUuid, ...owner, id: { not: except } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    include: WHOLE,
  });
  return rows.flatMap(toView);
}

/** The overlays of all views of a base but one, those in the trash too. */
export async function findOverlays(
  db: Queryable,
  owner: Owner,
  { baseUuid, except = '' }: { baseUuid: string; except?: string },
): Promise<Overlay[]> {
  const rows = await db.resume.findMany({
    where: { baseId: baseUuid, ...owner, id: { not: except } },
    select: { overlay: true },
  });
  return rows.map(({ overlay }) => overlaySchema.parse(overlay));
}

/** How many views a base has, those in the trash too. */
export function countViews(
  db: Queryable,
  owner: Owner,
  { baseUuid, kind }: { baseUuid: string; kind?: Overlay['kind'] },
): Promise<number> {
  return db.resume.count({ where: { baseId: baseUuid, ...owner, ...(kind && { viewKind: kind }) } });
}

/** The rows of a family outside the trash that a list of it shows, without their sections. */
export function listFamily(db: Queryable, owner: Owner, baseUuid: string) {
  return db.resume.findMany({
    where: { ...owner, baseId: baseUuid, removedAt: null },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, name: true, language: true, viewKind: true, overlay: true, offer: true, updatedAt: true },
  });
}

/** A row of `listFamily` with its JSON parsed. */
export function readListed(row: { overlay: unknown; offer: unknown }): { overlay: Overlay; offer: Offer | null } {
  return { overlay: overlaySchema.parse(row.overlay), offer: toOffer(row.offer) };
}

/** What a version of the base keeps of a view. */
export function toVersionView({ resume: { uuid, name, language }, overlay }: StoredView): VersionView {
  return { uuid, name, language, overlay };
}

/** The next revision of a member of a family, which is locked. */
export interface NextState {
  resume: Resume;
  /** Of a view. */
  overlay?: Overlay;
  /** All views of a base, as they were stored before. */
  views?: readonly StoredView[];
}

/**
 * Writes the differences between a member's stored state and the next one as one revision, which it returns. Keeps the stored state before
 * the first change of a day; of a base with its views, since what they show depends on it.
 */
export async function writeMember(
  { tx, owner, now }: { tx: Transaction; owner: Owner; now: Date },
  stored: StoredResume,
  { resume, overlay, views = [] }: NextState,
): Promise<number> {
  const version = dayVersionOf(stored, now, views.map(toVersionView));
  if (version) {
    await makeRoom(tx, owner, { bytes: version.bytes, now });
    await tx.resumeVersion.create({ data: version, select: { id: true } });
  }
  const revision = stored.revision + 1;
  await tx.resume.update({
    where: { id: stored.resume.uuid },
    data: {
      ...(resume !== stored.resume && contentColumns(stored, resume)),
      ...(overlay && { overlay: overlay as object, overlayRevision: revision }),
      revision,
      updatedAt: now,
    },
    select: { id: true },
  });
  await writeSections(tx, stored, resume);
  return revision;
}

/** Opens a view's next revision, which shows another photo of its base. `writeMember` of the same change writes that revision too. */
export async function openRevision(tx: Transaction, uuid: string, now: Date): Promise<void> {
  const next = { increment: 1 };
  await tx.resume.update({
    where: { id: uuid },
    data: { revision: next, overlayRevision: next, updatedAt: now },
    select: { id: true },
  });
}

/** A view that is about to be stored. */
export interface NewView {
  resume: Resume;
  base: StoredResume;
  overlay: Overlay;
  offer: Offer | null;
  now: Date;
}

/**
 * Inserts a view at revision 1, with its sections and without a photo. The base's next revision makes a save fail that was prepared when
 * the base had no views.
 */
export async function insertView(
  tx: Transaction,
  owner: Owner,
  { resume, base, overlay, offer, now }: NewView,
): Promise<void> {
  await tx.resume.update({
    where: { id: base.resume.uuid },
    data: { revision: { increment: 1 } },
    select: { id: true },
  });
  await tx.resume.create({
    data: {
      id: resume.uuid,
      ...owner,
      ...columns(resume),
      baseId: base.resume.uuid,
      viewKind: overlay.kind,
      overlay: overlay as object,
      overlayRevision: 1,
      offer: offer ?? Prisma.DbNull,
      revision: 1,
      createdAt: now,
      updatedAt: now,
    },
    select: { id: true },
  });
  await tx.resumeSection.createMany({
    data: newSections(base, resume, overlay).map(({ slug, data, config }) => ({
      resumeId: resume.uuid,
      slug,
      data: data as object,
      config: config as object,
    })),
  });
}

/**
 * The sections of a new view. What a newer release has stored in the base is taken over, except by an anonymous version: it may name the
 * person.
 */
function newSections(base: StoredResume, resume: Resume, { kind }: Overlay): SectionState[] {
  if (kind === 'anonymous') return SECTION_SLUGS.map((slug) => ({ slug, ...resume.sections[slug] }));
  const sections = new Map(base.content.sections.map((section) => [section.slug, section]));
  for (const section of changedSections(base, resume)) sections.set(section.slug, section);
  return [...sections.values()];
}

/** Makes a view an ordinary resume, with its content and its offer. Its next revision tells an open editor. */
export async function detach(tx: Transaction, owner: Owner, uuid: string): Promise<boolean> {
  const { count } = await tx.resume.updateMany({
    where: { id: uuid, ...owner, baseId: { not: null } },
    data: DETACHED,
  });
  return count === 1;
}

/** The ids of a base's views, those in the trash too. */
export async function viewIdsOf(tx: Transaction, baseUuid: string): Promise<string[]> {
  const rows = await tx.resume.findMany({ where: { baseId: baseUuid }, select: { id: true } });
  return rows.map(({ id }) => id);
}

/** Makes views ordinary resumes, whose base is erased. */
export async function detachAll(tx: Transaction, uuids: readonly string[]): Promise<void> {
  await tx.resume.updateMany({ where: { id: { in: [...uuids] } }, data: DETACHED });
}

const DETACHED = {
  baseId: null,
  viewKind: null,
  overlay: Prisma.DbNull,
  overlayRevision: null,
  revision: { increment: 1 },
} as const;

/** Replaces the offer of a variant, or of what was one. Its content, and so its revision, stays. False if there is none. */
export async function updateOffer(db: Queryable, owner: Owner, uuid: string, offer: Offer): Promise<boolean> {
  const { count } = await db.resume.updateMany({
    where: { id: uuid, ...owner, removedAt: null, OR: [{ viewKind: 'variant' }, { offer: { not: Prisma.AnyNull } }] },
    data: { offer },
  });
  return count === 1;
}

/** The offer that is kept with a resume; undefined for a resume that the owner does not have. */
export async function findOffer(db: Queryable, owner: Owner, uuid: string): Promise<Offer | null | undefined> {
  const row = await db.resume.findFirst({ where: { id: uuid, ...owner, removedAt: null }, select: { offer: true } });
  return row ? toOffer(row.offer) : undefined;
}
