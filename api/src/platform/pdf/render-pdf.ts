import { type Attachment, type DocumentInfo, RendererError } from '@kreda/proto/renderer';
import { type Reason, sentenceOf } from '@kreda/site/reasons';
import type { Deps } from '../../context.ts';
import { DomainError } from '../errors.ts';
import type { CheckedPage } from './checked-page.ts';

/** The caller's part of a render call. */
export interface RenderCall {
  renderer: Deps['renderer'];
  /** The id in the renderer's log: of a request, or of a message of the outbox. */
  requestId: string;
  /** The owner of the call: the renderer serves owners in turn. Calls of the product itself have none. */
  fairnessKey?: string;
  deadlineMs: number;
}

/** What a PDF is made of. */
export interface PdfSource {
  pages: CheckedPage[];
  info: Partial<DocumentInfo>;
  /** A file to embed. */
  attachment?: Attachment | undefined;
}

export interface FinishedPdf {
  pdf: Uint8Array;
  /** Lower-case hexadecimal SHA-256 of `pdf`. */
  sha256: string;
  pageCount: number;
}

/**
 * Lets the renderer make one PDF of the pages of a document of any kind.
 *
 * @throws {DomainError} `unavailable` when the renderer is down, busy or too slow; `too-large` for pages and attachment that do not fit in one
 * message; `invalid` or `conflict` when it refuses a page or cannot render it in time, naming the page if the renderer does.
 */
export async function renderPdf(
  { renderer, ...call }: RenderCall,
  { pages, info, attachment }: PdfSource,
): Promise<FinishedPdf> {
  try {
    const { pdf, sha256 } = await renderer.render({ pages, info, ...(attachment && { attachment }) }, call);
    return { pdf, sha256, pageCount: pages.length };
  } catch (error) {
    throw error instanceof RendererError ? fromRenderer(error) : error;
  }
}

/** Maps an error of the renderer to a refusal for the caller. */
function fromRenderer(error: RendererError): DomainError {
  const reason = refusalReason(error);
  const { page } = error;
  const fields = page === undefined ? {} : { fields: { [`page_${page - 1}`]: sentenceOf(reason) } };
  return new DomainError(reason, { ...(reason.code === 'unavailable' ? {} : fields), cause: error });
}

/** Only an error that a retry may mend is `unavailable`: its text tells the user to try again. */
function refusalReason({ code, page, reason, message }: RendererError): Reason {
  switch (reason) {
    case 'PAGE_TIMEOUT':
      // Not `unavailable`: a retry of the same page would take as long again.
      return page === undefined ? { code: 'page-refused', problem: message } : { code: 'page-too-slow', page };
    case 'CHECKSUM_MISMATCH':
      // Clients send the pages again after a conflict.
      return page === undefined ? { code: 'conflict' } : { code: 'page-checksum-differs', page };
    case 'SVG_REFUSED':
    case 'REQUEST_REFUSED':
      return { code: 'page-refused', problem: message };
    case 'QUEUE_FULL':
    case 'WORKER_FAILED':
    // Of joins alone.
    case 'PART_UNSUPPORTED':
    case 'PART_UNREADABLE':
    case 'PART_ENCRYPTED':
    case 'PART_TOO_COMPLEX':
    case 'TOO_MANY_PAGES':
      return { code: 'unavailable' };
    case undefined:
      // gRPC itself refuses a message that is too large, and gives no reason.
      return { code: code === 'RESOURCE_EXHAUSTED' ? 'pages-too-large' : 'unavailable' };
  }
}
