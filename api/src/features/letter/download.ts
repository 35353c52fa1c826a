import type { UserContext } from '../../context.ts';
import { DomainError } from '../../platform/errors.ts';
import { readNamedFile } from '../../platform/files/read-named-file.ts';
import { downloadTurns, type NamedPdf } from '../download/service.ts';
import { getResume } from '../resume/service.ts';
import * as downloads from './download-repo.ts';
import { findOrMakeLetterPdf, refuseEmpty } from './letter-pdf.ts';
import { getLetter } from './service.ts';

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
    return findOrMakeLetterPdf(context, { stored, ofResume });
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
