import { toBcp47 } from '@kreda/document/engine/text/languages';
import type { Invoice } from '@kreda/document/kinds/invoice/invoice';
import type { Deps } from '../../../context.ts';
import { documentKey } from '../../../platform/files/named-keys.ts';
import { checkedPages } from '../../../platform/pdf/checked-page.ts';
import { renderPdf } from '../../../platform/pdf/render-pdf.ts';
import { submissionPrint } from '../ksef/submission-print.ts';

const DEADLINE_MS = 30_000;

type PdfDeps = Pick<Deps, 'db' | 'clock' | 'files' | 'typesetter' | 'renderer' | 'config'> & {
  /** For the renderer's log: the id of a request, or of an outbox message. */
  requestId: string;
};

/** An issued billing document, with its frozen content. */
export interface IssuedDocument {
  id: string;
  content: Invoice;
}

/**
 * The PDF of an invoice or a correction. It is made once and stored: every later download has the same bytes. While a document waits for
 * its KSeF number, its PDF is made anew each time.
 *
 * @throws {DomainError} `unavailable` or {TypesetterBusyError} when the PDF cannot be made now.
 */
export async function documentPdf(deps: PdfDeps, { id, content }: IssuedDocument): Promise<Uint8Array> {
  const { files, typesetter, renderer, config, requestId } = deps;
  const key = documentKey(id);
  const kept = await files.get(key);
  if (kept) return kept;
  const print = await submissionPrint(deps, { id, content });
  const pages = checkedPages(await typesetter.typesetInvoice(content, print?.mark ?? null));
  const info = { title: content.number, language: toBcp47(content.language), creator: config.site.name };
  const { pdf } = await renderPdf({ renderer, requestId, deadlineMs: DEADLINE_MS }, { pages, info });
  if (print === null || print.isFinal) await files.put(key, pdf);
  return pdf;
}

/** The file name of a billing document: `FV-17-2026.pdf`. */
export function documentFileName({ number }: Invoice): string {
  return `${number.replaceAll('/', '-')}.pdf`;
}
