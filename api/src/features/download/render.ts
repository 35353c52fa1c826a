import { type DocumentInfo, RendererError } from '@kreda/proto/renderer';
import type { RequestContext } from '../../context.ts';
import { DomainError } from '../../platform/errors.ts';
import type { CheckedPage } from './pages.ts';

/** Specification, section 9: a download may take up to 60 s. */
const DEADLINE_MS = 50_000;

/** What rendering needs of a call: the renderer, and whom it is for, since the renderer serves users in turn. */
export type RenderContext = Pick<RequestContext, 'renderer' | 'requestId'> & { user: { id: string } };

export interface FinishedPdf {
  pdf: Uint8Array;
  /** Lower-case hexadecimal SHA-256 of `pdf`. */
  sha256: string;
  pageCount: number;
}

/**
 * Has the renderer make one PDF of the pages.
 *
 * @throws {DomainError} `unavailable` when the renderer is down, busy or too slow; `invalid` or `conflict` naming
 * the page that it refused or could not draw in time.
 */
export async function renderPdf(
  { renderer, requestId, user }: RenderContext,
  pages: CheckedPage[],
  info: Partial<DocumentInfo>,
): Promise<FinishedPdf> {
  try {
    const { pdf, sha256 } = await renderer.render(
      { pages, info },
      { deadlineMs: DEADLINE_MS, requestId, fairnessKey: user.id },
    );
    return { pdf, sha256, pageCount: pages.length };
  } catch (error) {
    throw error instanceof RendererError ? fromRenderer(error) : error;
  }
}

/** What the renderer's refusal is to the caller of a download. */
function fromRenderer(error: RendererError): DomainError {
  const { page, reason } = error;
  // The renderer's bound is its own business, and asking again would not help.
  const message = reason === 'PAGE_TIMEOUT' ? `page ${page}: it takes too long to draw` : error.message;
  const fields = page === undefined ? {} : { fields: { [`page_${page - 1}`]: message } };
  if (reason === 'CHECKSUM_MISMATCH') return new DomainError('conflict', message, { ...fields, cause: error });
  if (reason === 'SVG_REFUSED' || reason === 'REQUEST_REFUSED' || reason === 'PAGE_TIMEOUT') {
    return new DomainError('invalid', message, { ...fields, cause: error });
  }
  return new DomainError('unavailable', undefined, { cause: error });
}
