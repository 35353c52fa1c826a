import { type DocumentInfo, RendererError } from '@kreda/proto/renderer';
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

export interface FinishedPdf {
  pdf: Uint8Array;
  /** Lower-case hexadecimal SHA-256 of `pdf`. */
  sha256: string;
  pageCount: number;
}

/**
 * Lets the renderer make one PDF of the pages of a document of any kind.
 *
 * @throws {DomainError} `unavailable` when the renderer is down, busy or too slow; `invalid` or `conflict` naming
 * the page that it refused or could not render in time.
 */
export async function renderPdf(
  { renderer, ...call }: RenderCall,
  pages: CheckedPage[],
  info: Partial<DocumentInfo>,
): Promise<FinishedPdf> {
  try {
    const { pdf, sha256 } = await renderer.render({ pages, info }, call);
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

function refusalReason({ page, reason, message }: RendererError): Reason {
  // Not `unavailable`: a retry of the same page would take as long again.
  if (reason === 'PAGE_TIMEOUT' && page !== undefined) return { code: 'page-too-slow', page };
  if (reason === 'CHECKSUM_MISMATCH' && page !== undefined) return { code: 'page-checksum-differs', page };
  if (reason === 'SVG_REFUSED' || reason === 'REQUEST_REFUSED') return { code: 'page-refused', problem: message };
  return { code: 'unavailable' };
}
