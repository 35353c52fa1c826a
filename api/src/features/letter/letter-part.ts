import { toBcp47 } from '@kreda/document/engine/text/languages';
import { withoutPageNumbers } from '@kreda/document/kinds/resume/model/without-page-numbers';
import { pageNumberInk } from '@kreda/document/kinds/resume/styles/page-number-ink';
import type { UserContext } from '../../context.ts';
import { getResume } from '../resume/service.ts';
import { findOrMakeLetterPdf, makeLetterPdf, refuseEmpty } from './letter-pdf.ts';
import { getLetter } from './service.ts';

/** A letter as a part of an application. */
interface LetterPart {
  pdf: Uint8Array;
  language: string;
  /** In which its pages can be numbered, `#rrggbb`. */
  numberColor: string;
}

/**
 * The PDF of a letter for an application: that of its download, which is kept as such. The caller of the application has access, and holds a
 * turn of the user's downloads.
 *
 * @param isNumbered whether the application's pages get numbers. Then the letter's pages have none of their own.
 * @throws {DomainError} `not-found`, `invalid` for a letter without text, `too-large` for too many pages, `unavailable` when the PDF cannot be
 *   made now.
 */
export async function letterPart(context: UserContext, uuid: string, isNumbered: boolean): Promise<LetterPart> {
  const stored = await getLetter(context, uuid);
  refuseEmpty(stored.letter);
  const ofResume = await getResume(context, stored.letter.resumeUuid);
  const { resume } = ofResume;
  const kept = await findOrMakeLetterPdf(context, { stored, ofResume });
  const hasNumbers = kept.pageCount > 1 && resume.pageSetup.footer;
  const { pdf } =
    isNumbered && hasNumbers
      ? await makeLetterPdf(context, { stored, ofResume: { ...ofResume, resume: withoutPageNumbers(resume) } })
      : kept;
  return { pdf, language: toBcp47(stored.letter.language), numberColor: pageNumberInk(resume) };
}
