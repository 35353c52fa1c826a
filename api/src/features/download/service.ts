import { createHash } from 'node:crypto';
import { TooManyPagesError } from '@kreda/document/engine/too-many-pages';
import { isBlankResume } from '@kreda/document/kinds/resume/compose/blank-sections';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { sentenceOf } from '@kreda/site/reasons';
import type { RequestContext, UserContext } from '../../context.ts';
import { TypesetterBusyError } from '../../platform/clients/typesetter.ts';
import { DomainError } from '../../platform/errors.ts';
import { storeWithRow } from '../../platform/files/remove-files.ts';
import { type CheckedPage, checkedPages } from '../../platform/pdf/checked-page.ts';
import { type FinishedPdf, type RenderCall, renderPdf } from '../../platform/pdf/render-pdf.ts';
import { turnKey } from '../../platform/turn-key.ts';
import { createTurns } from '../../platform/turns.ts';
import type { StoredResume } from '../resume/repo.ts';
import { getResume } from '../resume/service.ts';
import { documentInfo } from './document-info.ts';
import { MAX_PAGES } from './pages.ts';
import * as repo from './repo.ts';
import { keyOfPages, keyOfSaved, type SourceKey } from './source-key.ts';

/** A PDF to hand over, and the name its resume has. */
export interface NamedPdf {
  name: string;
  pdf: Uint8Array;
}

/** Whether the caller may download the resume now: with any active package. */
export async function isGranted(context: UserContext, uuid: string): Promise<boolean> {
  await getResume(context, uuid);
  return context.hasActiveAccess(context.user.id, context.clock());
}

/**
 * As `isGranted`, for a client that goes on to the price list when it is not: nobody is to pay for blank sheets.
 *
 * @throws {DomainError} `invalid` for a resume that has nothing to print.
 */
export async function isGrantedToPrint(context: UserContext, uuid: string): Promise<boolean> {
  refuseBlank((await getResume(context, uuid)).resume);
  return context.hasActiveAccess(context.user.id, context.clock());
}

/**
 * Whoever downloads in two windows waits for nobody; a script takes two places at most. In each process of the API: it bounds
 * what that process holds. Among the users of all of them the renderer is fair.
 */
const turns = createTurns({
  perOwner: 2,
  refusal: 'downloads-running',
});

/**
 * v1: typesets the saved resume and makes its PDF, unless the caller has downloaded the very same before.
 *
 * @param expected the checksum that the first page has to have, as the caller's browser typeset it.
 * @throws {DomainError} `not-found`, `forbidden` without a package, `invalid` for a resume that has nothing to print, `conflict`
 *   naming page 1 when its checksum is another one, `rate-limited` while the caller has two others running, `unavailable` when it
 *   cannot be made now.
 */
export function downloadSaved(context: UserContext, uuid: string, expected?: string): Promise<NamedPdf> {
  return turns.run(context.user.id, async () => {
    const stored = await getPaidResume(context, uuid);
    const info = documentInfo(stored.resume, context.config.site.name);
    // Of one that is filed under the expected checksum it was verified as it was made.
    const sourceKey = keyOfSaved(context, stored, info, expected);
    return once(context, stored, sourceKey, async () => {
      const pages = await typesetPages(context, stored);
      if (expected !== undefined) verifyFirstPage(pages, expected);
      return { ...(await renderPdf(renderCall(context, context.user.id), pages, info)), revision: stored.revision };
    });
  });
}

/** Pages that the caller's browser typeset, with the first one's checksum where it was sent with them. */
interface ReceivedPages {
  pages: CheckedPage[];
  checksum?: string | undefined;
}

/**
 * v2: makes the PDF of the pages that the caller's browser typeset, unless it was made of the same before. The first must have the
 * checksum that came with it, or else the one stored before.
 *
 * @param receivePages called once, and only for a caller who may download: pages are large.
 * @throws {DomainError} as v1, and `conflict` naming page 1 when its checksum differs, `invalid` for pages that are refused.
 */
export function downloadPages(
  context: UserContext,
  uuid: string,
  receivePages: () => Promise<ReceivedPages>,
): Promise<NamedPdf> {
  return turns.run(context.user.id, async () => {
    const stored = await getPaidResume(context, uuid);
    const { pages, checksum } = await receivePages();
    const reported = checksum === undefined ? stored.checksum : { sha256: checksum, revision: stored.revision };
    verifyFirstPage(pages, reported?.sha256);
    const info = documentInfo(stored.resume, context.config.site.name);
    return once(context, stored, keyOfPages(context, pages, info), async () => {
      return {
        ...(await renderPdf(renderCall(context, context.user.id), pages, info)),
        revision: reported?.revision ?? stored.revision,
      };
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

/** A render for an owner, whom the renderer serves in turn with others. */
export function renderCall({ renderer, requestId }: RequestContext, owner: string): RenderCall {
  return { renderer, requestId, fairnessKey: owner, deadlineMs: RENDER_DEADLINE_MS };
}

/** What the caller has downloaded before; it stays theirs when access has ended. */
export function listDownloads(context: UserContext, resumeUuid?: string) {
  return repo.listDownloads(context.db, context.user.id, resumeUuid);
}

/** A PDF downloaded before, byte for byte. */
export async function readDownload({ db, files, user }: UserContext, id: string): Promise<NamedPdf> {
  const download = await repo.findDownload(db, user.id, id);
  const pdf = download && (await files.get(download.fileKey));
  if (!pdf) throw new DomainError('not-found');
  return { name: download.name, pdf };
}

async function getPaidResume(context: UserContext, uuid: string): Promise<StoredResume> {
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
 * The pages of a saved resume as they are downloaded.
 *
 * @throws {DomainError} `unavailable` while the typesetter is busy, `too-large` for more pages than a CV can have.
 */
export async function typesetPages(
  { files, typesetter, ...caller }: Pick<RequestContext, 'files' | 'typesetter' | 'user' | 'address'>,
  { resume, photoFileKey }: Pick<StoredResume, 'resume' | 'photoFileKey'>,
): Promise<CheckedPage[]> {
  const jpeg = photoFileKey === null ? null : await files.get(photoFileKey);
  const photo = jpeg ? { photo: `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}` } : {};
  const options = { ...photo, maxPages: MAX_PAGES, fairnessKey: turnKey(caller) };
  const pages = await typesetter.typeset(resume, options).catch((error: unknown) => {
    if (error instanceof TypesetterBusyError) throw new DomainError('unavailable', { cause: error });
    if (!(error instanceof TooManyPagesError)) throw error;
    throw new DomainError({ code: 'too-many-pages', max: MAX_PAGES }, { cause: error });
  });
  return checkedPages(pages);
}

/**
 * The PDF with this key, which is there already when the caller has downloaded the same before: then nothing is made and nothing
 * filed again. Otherwise made and filed, so that what was bought stays downloadable.
 */
async function once(
  context: UserContext,
  { resume }: StoredResume,
  sourceKey: SourceKey,
  make: () => Promise<FinishedPdf & { revision: number }>,
): Promise<NamedPdf> {
  const filed = await findFiled(context, { resumeId: resume.uuid, sourceKey });
  if (filed) return { name: resume.name, pdf: filed };
  const made = await make();
  await file(context, resume, { ...made, sourceKey });
  return { name: resume.name, pdf: made.pdf };
}

async function findFiled(
  { db, files, user, log }: UserContext,
  what: { resumeId: string; sourceKey: SourceKey },
): Promise<Uint8Array | null> {
  const known = await repo.findSameDownload(db, user.id, what);
  if (!known) return null;
  const pdf = await files.get(known.fileKey).catch((error: unknown) => {
    log.warn({ fileKey: known.fileKey, err: error }, 'a filed PDF cannot be read; it is made anew');
    return undefined;
  });
  if (pdf === undefined) return null;
  if (pdf && createHash('sha256').update(pdf).digest('hex') === known.sha256) return pdf;
  log.warn({ fileKey: known.fileKey, isMissing: pdf === null }, 'a filed PDF is not what it was; it is made anew');
  return null;
}

async function file(
  context: UserContext,
  resume: Resume,
  { pdf, sha256, pageCount, revision, sourceKey }: FinishedPdf & { revision: number; sourceKey: SourceKey },
): Promise<void> {
  const { db, user, clock } = context;
  const id = crypto.randomUUID();
  // The same bytes, of another release or typeset by the other side, are kept once. Putting them again mends a file that was damaged.
  const fileKey = (await repo.findEqualFile(db, { resumeId: resume.uuid, sha256 })) ?? `downloads/${id}.pdf`;
  await storeWithRow(context, { key: fileKey, bytes: pdf }, () =>
    repo.insertDownload(db, user.id, {
      id,
      resumeId: resume.uuid,
      name: resume.name,
      fileKey,
      sha256,
      sizeBytes: pdf.length,
      pageCount,
      revision,
      sourceKey,
      createdAt: clock(),
    }),
  );
}
