import { hash } from 'node:crypto';
import { TooManyPagesError } from '@kreda/document/engine/too-many-pages';
import type { Letter } from '@kreda/document/kinds/letter/model/letter';
import { isRichTextEmpty } from '@kreda/document/kinds/resume/model/rich-text';
import type { UserContext } from '../../context.ts';
import { TypesetterBusyError } from '../../platform/clients/typesetter.ts';
import { DomainError } from '../../platform/errors.ts';
import { storeWithRow } from '../../platform/files/remove-files.ts';
import { type CheckedPage, checkedPages } from '../../platform/pdf/checked-page.ts';
import { type FinishedPdf, renderPdf } from '../../platform/pdf/render-pdf.ts';
import { turnKey } from '../../platform/turn-key.ts';
import { downloadTurns, type NamedPdf, photoUri, renderCall } from '../download/service.ts';
import type { StoredResume } from '../resume/repo.ts';
import { getResume } from '../resume/service.ts';
import * as downloads from './download-repo.ts';
import { letterFileName, letterInfo } from './letter-info.ts';
import type { StoredLetter } from './repo.ts';
import { getLetter } from './service.ts';
import { letterSourceKey } from './source-key.ts';

/** The most pages of a letter (our decision). */
const MAX_LETTER_PAGES = 10;

/**
 * Whether the caller may download the letter now, which needs access.
 *
 * @throws {DomainError} `invalid` for a letter without text: nobody should pay for it.
 */
export async function isGrantedToPrint(context: UserContext, uuid: string): Promise<boolean> {
  refuseEmpty((await getLetter(context, uuid)).letter);
  return context.hasActiveAccess(context.user.id, context.clock());
}

/**
 * Typesets the saved letter in the design of its resume and makes its PDF, unless the caller has downloaded the same PDF before.
 *
 * @throws {DomainError} `not-found`, `forbidden` without access, `invalid` for a letter without text, `too-large` for too many pages,
 *   `rate-limited` while the caller has two other downloads in flight, `unavailable` when the PDF cannot be made now.
 */
export function downloadLetter(context: UserContext, uuid: string): Promise<NamedPdf> {
  return downloadTurns.run(context.user.id, async () => {
    const stored = await getLetter(context, uuid);
    if (!(await context.hasActiveAccess(context.user.id, context.clock()))) {
      throw new DomainError('letter-needs-package');
    }
    refuseEmpty(stored.letter);
    const ofResume = await getResume(context, stored.letter.resumeUuid);
    const name = letterFileName(stored.letter, ofResume.resume);
    const info = letterInfo(stored.letter, ofResume.resume, context.config.site.name);
    const sourceKey = letterSourceKey(context, stored, ofResume, info);
    const known = await findStored(context, { letterId: uuid, sourceKey });
    if (known) return { name, pdf: known };
    const pages = await typesetPages(context, stored, ofResume);
    const made = await renderPdf(renderCall(context, context.user.id), { pages, info });
    await store(context, stored, { ...made, name, sourceKey });
    return { name, pdf: made.pdf };
  });
}

/** The caller's downloads of a letter. They stay available after access has ended. */
export function listLetterDownloads({ db, user }: UserContext, letterUuid: string) {
  return downloads.listDownloads(db, user.id, letterUuid);
}

/** An earlier download, byte for byte. It stays available after access has ended. */
export async function readLetterDownload({ db, files, user }: UserContext, id: string): Promise<NamedPdf> {
  const download = await downloads.findDownload(db, user.id, id);
  const pdf = download && (await files.get(download.fileKey));
  if (!pdf) throw new DomainError('not-found');
  return { name: download.name, pdf };
}

function refuseEmpty({ body }: Letter): void {
  if (isRichTextEmpty(body)) throw new DomainError('letter-empty');
}

async function typesetPages(
  context: UserContext,
  { letter, signatureFileKey }: StoredLetter,
  { resume }: StoredResume,
): Promise<CheckedPage[]> {
  const { files, typesetter } = context;
  const signature = await photoUri(files, signatureFileKey);
  const options = {
    ...(signature !== null && { signature }),
    maxPages: MAX_LETTER_PAGES,
    fairnessKey: turnKey(context),
  };
  const pages = await typesetter.typesetLetter({ letter, resume }, options).catch((error: unknown) => {
    if (error instanceof TypesetterBusyError) throw new DomainError('unavailable', { cause: error });
    if (!(error instanceof TooManyPagesError)) throw error;
    throw new DomainError({ code: 'letter-has-too-many-pages', max: MAX_LETTER_PAGES }, { cause: error });
  });
  return checkedPages(pages);
}

/** The stored PDF with this key; null for none, or where its file is missing or damaged. */
async function findStored(
  { db, files, user, log }: UserContext,
  what: { letterId: string; sourceKey: string },
): Promise<Uint8Array | null> {
  const known = await downloads.findSameDownload(db, user.id, what);
  if (!known) return null;
  const pdf = await files.get(known.fileKey).catch((error: unknown) => {
    log.warn({ fileKey: known.fileKey, err: error }, 'a stored PDF cannot be read; it is made again');
    return null;
  });
  return pdf && hash('sha256', pdf) === known.sha256 ? pdf : null;
}

async function store(
  context: UserContext,
  { letter, revision }: StoredLetter,
  { pdf, sha256, pageCount, name, sourceKey }: FinishedPdf & { name: string; sourceKey: string },
): Promise<void> {
  const { db, user, clock } = context;
  const id = crypto.randomUUID();
  const fileKey = `letters/${id}.pdf`;
  await storeWithRow(context, { key: fileKey, bytes: pdf }, () =>
    downloads.insertDownload(db, {
      id,
      userId: user.id,
      letterId: letter.uuid,
      name,
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
