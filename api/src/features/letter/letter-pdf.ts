import type { Letter } from '@kreda/document/kinds/letter/model/letter';
import { isRichTextEmpty } from '@kreda/document/kinds/resume/model/rich-text';
import type { UserContext } from '../../context.ts';
import { DomainError } from '../../platform/errors.ts';
import { type CheckedPage, checkedPages } from '../../platform/pdf/checked-page.ts';
import { refuseTypesetting } from '../../platform/pdf/refuse-typesetting.ts';
import { type FinishedPdf, renderPdf } from '../../platform/pdf/render-pdf.ts';
import { sourceKeyOf } from '../../platform/pdf/source-key.ts';
import { readStoredPdf, storePdf } from '../../platform/pdf/stored-pdf.ts';
import { turnKey } from '../../platform/turn-key.ts';
import { photoUri, renderCall } from '../download/service.ts';
import type { StoredResume } from '../resume/repo.ts';
import * as downloads from './download-repo.ts';
import { letterFileName, letterInfo } from './letter-info.ts';
import type { StoredLetter } from './repo.ts';

/** The most pages of a letter (our decision). */
const MAX_LETTER_PAGES = 10;

/** A saved letter, and the resume whose person and design it has. */
export interface LetterWithResume {
  stored: StoredLetter;
  ofResume: StoredResume;
}

/** @throws {DomainError} `invalid` for a letter without text: nobody should pay for it. */
export function refuseEmpty({ body }: Letter): void {
  if (isRichTextEmpty(body)) throw new DomainError('letter-empty');
}

/**
 * The PDF of a letter that may be downloaded. If the caller has downloaded the same one before, the stored PDF is returned. Otherwise it is
 * made and stored, so that it can be downloaded again after access has ended.
 *
 * @throws {DomainError} `too-large` for too many pages, `unavailable` when the PDF cannot be made now.
 */
export async function findOrMakeLetterPdf(
  context: UserContext,
  { stored, ofResume }: LetterWithResume,
): Promise<{ id: string; name: string; pdf: Uint8Array; pageCount: number }> {
  const { letter, revision, signatureFileKey } = stored;
  const letterId = letter.uuid;
  const name = letterFileName(letter, ofResume.resume);
  const info = letterInfo(letter, ofResume.resume, context.config.site.name);
  // All that the PDF depends on: the letter with its signature, and the resume.
  const sourceKey = sourceKeyOf(context, 'letter', info, [letter, signatureFileKey, ofResume.resume]);
  const { db, user } = context;
  const same = await downloads.findSameDownload(db, user.id, { letterId, sourceKey });
  const known = await readStoredPdf(context, same);
  if (same && known) return { id: same.id, name, pdf: known, pageCount: same.pageCount };
  const made = await makeLetterPdf(context, { stored, ofResume });
  const id = await storePdf(
    context,
    { ...made, name, revision, sourceKey },
    {
      folder: 'letters',
      insertRow: (row) => downloads.insertDownload(db, { ...row, userId: user.id, letterId }),
    },
  );
  return { id, name, pdf: made.pdf, pageCount: made.pageCount };
}

/** Typesets a letter in the design of its resume and makes its PDF. */
export async function makeLetterPdf(context: UserContext, document: LetterWithResume): Promise<FinishedPdf> {
  const pages = await typesetPages(context, document);
  const info = letterInfo(document.stored.letter, document.ofResume.resume, context.config.site.name);
  return renderPdf(renderCall(context, context.user.id), { pages, info });
}

async function typesetPages(context: UserContext, { stored, ofResume }: LetterWithResume): Promise<CheckedPage[]> {
  const { files, typesetter } = context;
  const signature = await photoUri(files, stored.signatureFileKey);
  const options = {
    ...(signature !== null && { signature }),
    maxPages: MAX_LETTER_PAGES,
    fairnessKey: turnKey(context),
  };
  const refuse = refuseTypesetting({ code: 'letter-has-too-many-pages', max: MAX_LETTER_PAGES });
  const document = { letter: stored.letter, resume: ofResume.resume };
  return checkedPages(await typesetter.typesetLetter(document, options).catch(refuse));
}
