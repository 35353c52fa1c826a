import type { Letter } from '@kreda/document/kinds/letter/model/letter';
import { isRichTextEmpty } from '@kreda/document/kinds/resume/model/rich-text';
import type { UserContext } from '../../context.ts';
import { DomainError } from '../../platform/errors.ts';
import { readNamedFile } from '../../platform/files/read-named-file.ts';
import { type CheckedPage, checkedPages } from '../../platform/pdf/checked-page.ts';
import { refuseTypesetting } from '../../platform/pdf/refuse-typesetting.ts';
import { renderPdf } from '../../platform/pdf/render-pdf.ts';
import { sourceKeyOf } from '../../platform/pdf/source-key.ts';
import { readStoredPdf, storePdf } from '../../platform/pdf/stored-pdf.ts';
import { turnKey } from '../../platform/turn-key.ts';
import { downloadTurns, type NamedPdf, photoUri, renderCall } from '../download/service.ts';
import type { StoredResume } from '../resume/repo.ts';
import { getResume } from '../resume/service.ts';
import * as downloads from './download-repo.ts';
import { letterFileName, letterInfo } from './letter-info.ts';
import type { StoredLetter } from './repo.ts';
import { getLetter } from './service.ts';

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
    // All that the PDF depends on: the letter with its signature, and the resume whose person and design it has.
    const sourceKey = sourceKeyOf(context, 'letter', info, [stored.letter, stored.signatureFileKey, ofResume.resume]);
    const { db, user } = context;
    const same = await downloads.findSameDownload(db, user.id, { letterId: uuid, sourceKey });
    const known = await readStoredPdf(context, same);
    if (same && known) return { id: same.id, name, pdf: known };
    const pages = await typesetPages(context, stored, ofResume);
    const made = await renderPdf(renderCall(context, user.id), { pages, info });
    const id = await storePdf(
      context,
      { ...made, name, revision: stored.revision, sourceKey },
      {
        folder: 'letters',
        insertRow: (row) => downloads.insertDownload(db, { ...row, userId: user.id, letterId: uuid }),
      },
    );
    return { id, name, pdf: made.pdf };
  });
}

/** The caller's downloads of a letter. They stay available after access has ended. */
export function listLetterDownloads({ db, user }: UserContext, letterUuid: string) {
  return downloads.listDownloads(db, user.id, letterUuid);
}

/** An earlier download, byte for byte. It stays available after access has ended. */
export async function readLetterDownload({ db, files, user }: UserContext, id: string): Promise<NamedPdf> {
  const download = await downloads.findDownload(db, user.id, id);
  if (!download) throw new DomainError('not-found');
  return { id, name: download.name, pdf: await readNamedFile(files, download.fileKey) };
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
  const refuse = refuseTypesetting({ code: 'letter-has-too-many-pages', max: MAX_LETTER_PAGES });
  return checkedPages(await typesetter.typesetLetter({ letter, resume }, options).catch(refuse));
}
