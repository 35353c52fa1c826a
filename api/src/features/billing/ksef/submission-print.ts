import type { Invoice, KsefMark } from '@kreda/document/kinds/invoice/invoice';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../platform/database.ts';
import { nipDigits } from '../orders/nip.ts';
import type { KsefCertificate } from './ksef-certificate.ts';
import { findPrintedSubmission, updateSubmission } from './repo.ts';
import { certificateUrl, documentUrl } from './verification-urls.ts';

/** Usually KSeF accepts a document within seconds. After this time the mail goes out without its number. */
const MAIL_WAITS_MS = 15 * 60_000;
/** How often a waiting mail looks for the number. */
const LOOK_AGAIN_MS = 5_000;

/** What the print of a document says of KSeF now. */
export interface SubmissionPrint {
  mark: KsefMark;
  /** The print will not change any more. */
  isFinal: boolean;
}

interface PrintDeps {
  db: Database;
  clock: () => Date;
  config: Pick<Config, 'ksef'>;
}

/**
 * What KSeF knows of a document, for its print; null: it does not go to KSeF. A print with code II was given to the buyer in the mode
 * offline24, so that the document is then sent as one.
 */
export async function submissionPrint(
  { db, clock, config: { ksef } }: PrintDeps,
  { id, content }: { id: string; content: Invoice },
): Promise<SubmissionPrint | null> {
  const found = await findPrintedSubmission(db, id);
  if (found === null) return null;
  const { hash, ksefNumber: number, createdAt } = found;
  // Switched off later: the number is known, the addresses are not.
  if (ksef === null || hash === null) {
    return { mark: { number, documentUrl: null, certificateUrl: null }, isFinal: false };
  }
  const verified = { qrBase: ksef.qrBase, sellerNip: nipDigits(content.seller.taxId ?? ''), hash };
  const isLate = clock().getTime() >= createdAt.getTime() + MAIL_WAITS_MS;
  const certificate = number === null && isLate ? validAt(ksef.offlineCertificate, clock()) : null;
  if (certificate && !found.isOffline) await updateSubmission(db, id, { isOffline: true }, clock());
  return {
    mark: {
      number,
      documentUrl: documentUrl({ ...verified, issuedOn: content.issuedOn }),
      certificateUrl: certificate && certificateUrl({ ...verified, certificate }),
    },
    isFinal: number !== null,
  };
}

/** Code II of an expired certificate proves nothing. */
function validAt(certificate: KsefCertificate | null, now: Date): KsefCertificate | null {
  return certificate !== null && now < certificate.x509.validToDate ? certificate : null;
}

/** When a mail with a document looks for its number again; null: it has one, will get none, or has waited long enough. */
export async function nextLookForNumber(
  { db, clock }: Omit<PrintDeps, 'config'>,
  documentId: string,
): Promise<Date | null> {
  const found = await findPrintedSubmission(db, documentId);
  if (found === null || found.state === 'accepted') return null;
  const now = clock().getTime();
  const until = found.createdAt.getTime() + MAIL_WAITS_MS;
  return now < until ? new Date(Math.min(until, now + LOOK_AGAIN_MS)) : null;
}
