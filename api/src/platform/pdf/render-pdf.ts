import { type DocumentInfo, RendererError } from '@kreda/proto/renderer';
import { type Reason, sentenceOf } from '@kreda/site/reasons';
import type { Deps } from '../../context.ts';
import { DomainError } from '../errors.ts';
import type { CheckedPage } from './checked-page.ts';

/** What rendering needs of its caller. */
export interface RenderCall {
  renderer: Deps['renderer'];
  /** What the renderer's log names the call by: of a request, or of a message of the outbox. */
  requestId: string;
  /** Whose call it is: the renderer serves owners in turn. Calls of the product itself have none. */
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
 * Has the renderer make one PDF of the pages of any kind of document.
 *
 * @throws {DomainError} `unavailable` when the renderer is down, busy or too slow; `invalid` or `conflict` naming
 * the page that it refused or could not draw in time.
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

/** What the renderer's refusal is to the caller of a download. */
function fromRenderer(error: RendererError): DomainError {
  const reason = refusalReason(error);
  const { page } = error;
  const fields = page === undefined ? {} : { fields: { [`page_${page - 1}`]: sentenceOf(reason) } };
  return new DomainError(reason, { ...(reason.code === 'unavailable' ? {} : fields), cause: error });
}

function refusalReason({ page, reason, message }: RendererError): Reason {
  // The renderer's bound is its own business, and asking again would not help.
  if (reason === 'PAGE_TIMEOUT' && page !== undefined) return { code: 'page-too-slow', page };
  if (reason === 'CHECKSUM_MISMATCH' && page !== undefined) return { code: 'page-checksum-differs', page };
  if (reason === 'SVG_REFUSED' || reason === 'REQUEST_REFUSED') return { code: 'page-refused', problem: message };
  return { code: 'unavailable' };
}
