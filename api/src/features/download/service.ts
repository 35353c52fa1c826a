import { isBlankResume } from '@kreda/document/kinds/resume/compose/blank-sections';
import { dataUri } from '@kreda/document/kinds/resume/formats/data-uri';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import type { Attachment } from '@kreda/proto/renderer';
import { sentenceOf } from '@kreda/site/reasons';
import type { RequestContext, UserContext } from '../../context.ts';
import { DomainError } from '../../platform/errors.ts';
import { readNamedFile } from '../../platform/files/read-named-file.ts';
import { type CheckedPage, checkedPages } from '../../platform/pdf/checked-page.ts';
import { refuseTypesetting } from '../../platform/pdf/refuse-typesetting.ts';
import { type FinishedPdf, type RenderCall, renderPdf } from '../../platform/pdf/render-pdf.ts';
import type { SourceKey } from '../../platform/pdf/source-key.ts';
import { readStoredPdf, storePdf } from '../../platform/pdf/stored-pdf.ts';
import { turnKey } from '../../platform/turn-key.ts';
import { createTurns } from '../../platform/turns.ts';
import { downloadVersionOf } from '../resume/history/download-version.ts';
import type { ReadResume, StoredResume } from '../resume/repo.ts';
import { getResume } from '../resume/service.ts';
import { getOffer } from '../resume/views/keep-offer.ts';
import { documentInfo } from './document-info.ts';
import { MAX_PAGES } from './pages.ts';
import * as repo from './repo.ts';
import { resumeAttachment } from './resume-attachment.ts';
import { keyOfPages, keyOfSaved } from './source-key.ts';
import { variantFileName } from './variant-file-name.ts';

/** A PDF that is kept as a download, and its file's name. */
export interface NamedPdf {
  /** The download's id. */
  id: string;
  name: string;
  pdf: Uint8Array;
}

/** Whether the caller may download the resume now, which needs access. */
export async function isGranted(context: UserContext, uuid: string): Promise<boolean> {
  await getResume(context, uuid);
  return context.hasActiveAccess(context.user.id, context.clock());
}

/**
 * As `isGranted`, for a client that shows the price list when it is false: nobody should pay for blank pages.
 *
 * @throws {DomainError} `invalid` for a resume that has nothing to print.
 */
export async function isGrantedToPrint(context: UserContext, uuid: string): Promise<boolean> {
  refuseBlank((await getResume(context, uuid)).resume);
  return context.hasActiveAccess(context.user.id, context.clock());
}

/**
 * For each API process, to limit its memory: a user can download in two windows at once, and a script takes two places at most.
 * Between the users of all processes the renderer is fair.
 */
export const downloadTurns = createTurns({
  perOwner: 2,
  refusal: 'downloads-running',
});

/**
 * v1: typesets the saved resume and makes its PDF, unless the caller has downloaded the same PDF before.
 *
 * @param asked `checksum` is that of the first page, as the caller's browser typeset it; `attachData`: whether the PDF carries the printed
 * part of the resume.
 * @throws {DomainError} `not-found`, `forbidden` without access, `invalid` for a resume that has nothing to print, `conflict`
 *   naming page 1 when its checksum differs, `rate-limited` while the caller has two other downloads in flight, `unavailable` when
 *   the PDF cannot be made now.
 */
export function downloadSaved(
  context: UserContext,
  uuid: string,
  { checksum: expected, attachData }: { checksum?: string | undefined; attachData: boolean },
): Promise<NamedPdf> {
  return downloadTurns.run(context.user.id, async () => {
    const stored = await getPaidResume(context, uuid);
    const info = documentInfo(stored.resume, context.config.site.name);
    // The key contains the expected checksum, so a stored PDF with this key was verified when it was made.
    const sourceKey = keyOfSaved(context, stored, info, { expected, attachData });
    return findOrMake(context, stored, sourceKey, async () => {
      const pages = await typesetPages(context, stored);
      if (expected !== undefined) verifyFirstPage(pages, expected);
      const attachment = attachData ? await attachmentOf(context, stored) : undefined;
      const made = await renderPdf(renderCall(context, context.user.id), { pages, info, attachment });
      return { ...made, revision: stored.revision };
    });
  });
}

/** Pages that the caller's browser typeset, and what it sent with them. */
interface ReceivedPages {
  pages: CheckedPage[];
  /** Of the first page. */
  checksum?: string | undefined;
  /** Of the resume that the pages were made of. */
  revision?: number | undefined;
  attachData: boolean;
}

/**
 * v2: makes the PDF of the pages that the caller's browser typeset, unless the caller has downloaded the same PDF before. The first
 * page must have the checksum that was sent with it, or else the stored one.
 *
 * @param receivePages is called once, and only for a caller who may download: pages are large.
 * @throws {DomainError} as v1, `conflict` naming page 1 when its checksum differs, `conflict` when data is to be attached and the resume
 * was changed since the revision of the pages, `invalid` for pages that are refused.
 */
export function downloadPages(
  context: UserContext,
  uuid: string,
  receivePages: () => Promise<ReceivedPages>,
): Promise<NamedPdf> {
  return downloadTurns.run(context.user.id, async () => {
    const stored = await getPaidResume(context, uuid);
    const { pages, checksum, revision, attachData } = await receivePages();
    // The attachment has to say what the pages show. The client typesets again.
    if (attachData && revision !== undefined && revision !== stored.revision)
      throw new DomainError('resume-changed-elsewhere');
    const reported = checksum === undefined ? stored.checksum : { sha256: checksum, revision: stored.revision };
    verifyFirstPage(pages, reported?.sha256);
    const info = documentInfo(stored.resume, context.config.site.name);
    const sourceKey = keyOfPages(context, pages, info, attachData ? stored : null);
    return findOrMake(context, stored, sourceKey, async () => {
      const attachment = attachData ? await attachmentOf(context, stored) : undefined;
      const made = await renderPdf(renderCall(context, context.user.id), { pages, info, attachment });
      return { ...made, revision: reported?.revision ?? stored.revision };
    });
  });
}

/** @throws {DomainError} `conflict` naming page 1. */
function verifyFirstPage(pages: readonly CheckedPage[], expected: string | undefined): void {
  if (expected !== undefined && pages[0]?.sha256 === expected) return;
  const reason = { code: 'page-checksum-differs', page: 1 } as const;
  throw new DomainError(reason, { fields: { page_0: sentenceOf(reason) } });
}

/** Specification, section 9: a download may take up to 60 s. */
const RENDER_DEADLINE_MS = 50_000;

/** How the renderer is called for an owner, whom it serves in turn with others. */
export function renderCall({ renderer, requestId }: RequestContext, owner: string): RenderCall {
  return { renderer, requestId, fairnessKey: owner, deadlineMs: RENDER_DEADLINE_MS };
}

/** The caller's downloads. They stay available after access has ended. */
export function listDownloads(context: UserContext, resumeUuid?: string) {
  return repo.listDownloads(context.db, context.user.id, resumeUuid);
}

/** An earlier download, byte for byte. */
export async function readDownload({ db, files, user }: UserContext, id: string): Promise<NamedPdf> {
  const download = await repo.findDownload(db, user.id, id);
  if (!download) throw new DomainError('not-found');
  return { id, name: download.name, pdf: await readNamedFile(files, download.fileKey) };
}

/**
 * A resume of the caller that may be downloaded.
 *
 * @throws {DomainError} `not-found`, `forbidden` without access, `invalid` for a resume that has nothing to print.
 */
export async function getPaidResume(context: UserContext, uuid: string): Promise<ReadResume> {
  const stored = await getResume(context, uuid);
  if (!(await context.hasActiveAccess(context.user.id, context.clock()))) {
    throw new DomainError('download-needs-package');
  }
  refuseBlank(stored.resume);
  return stored;
}

/** @throws {DomainError} `invalid` for a resume that has nothing to print. */
export function refuseBlank(resume: Resume): void {
  if (isBlankResume(resume)) throw new DomainError('resume-empty');
}

/**
 * The pages of a saved resume, for a download.
 *
 * @throws {DomainError} `unavailable` while the typesetter is busy, `too-large` for more pages than a resume can have.
 */
export async function typesetPages(
  { files, typesetter, ...caller }: Pick<RequestContext, 'files' | 'typesetter' | 'user' | 'address'>,
  { resume, photoFileKey }: Pick<StoredResume, 'resume' | 'photoFileKey'>,
): Promise<CheckedPage[]> {
  const photo = await photoUri(files, photoFileKey);
  const options = { ...(photo !== null && { photo }), maxPages: MAX_PAGES, fairnessKey: turnKey(caller) };
  const refuse = refuseTypesetting({ code: 'too-many-pages', max: MAX_PAGES });
  return checkedPages(await typesetter.typeset(resume, options).catch(refuse));
}

/** The name of a resume's file. A variant's says for whom it is. */
export async function nameOfFile(context: UserContext, { resume, view }: StoredResume): Promise<string> {
  return view?.kind === 'variant' ? variantFileName(resume, await getOffer(context, resume.uuid)) : resume.name;
}

async function attachmentOf(
  { files, typesetter, ...caller }: UserContext,
  { resume, photoFileKey }: StoredResume,
): Promise<Attachment> {
  const options = { photo: await photoUri(files, photoFileKey), fairnessKey: turnKey(caller) };
  return resumeAttachment(await typesetter.attachResume(resume, options).catch(refuseTypesetting()));
}

/** A stored photo or signature as a data URI; null without one. */
export async function photoUri(files: RequestContext['files'], fileKey: string | null): Promise<string | null> {
  const jpeg = fileKey === null ? null : await files.get(fileKey);
  return jpeg && dataUri('image/jpeg', jpeg);
}

/**
 * The PDF with this key. If the caller has downloaded it before, the stored PDF is returned. Otherwise it is made and stored, so that
 * it can be downloaded again after access has ended.
 */
async function findOrMake(
  context: UserContext,
  stored: ReadResume,
  sourceKey: SourceKey,
  make: () => Promise<FinishedPdf & { revision: number }>,
): Promise<NamedPdf> {
  const { db, user } = context;
  const resumeId = stored.resume.uuid;
  const name = await nameOfFile(context, stored);
  const same = await repo.findSameDownload(db, user.id, { resumeId, sourceKey });
  const known = await readStoredPdf(context, same);
  if (same && known) return { id: same.id, name, pdf: known };
  const made = await make();
  const id = await storePdf(
    context,
    { ...made, name, sourceKey },
    {
      folder: 'downloads',
      // Equal bytes are stored once, also when another release made them or the browser typeset them.
      equalFile: await repo.findEqualFile(db, { resumeId, sha256: made.sha256 }),
      insertRow: async (row) => {
        const version =
          made.revision === stored.revision ? await downloadVersionOf(db, { userId: user.id }, stored, row) : null;
        await repo.insertDownload(db, user.id, { ...row, resumeId, version });
      },
    },
  );
  return { id, name, pdf: made.pdf };
}
