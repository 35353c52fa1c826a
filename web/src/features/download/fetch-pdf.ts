import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { RestRefusal, restRefusal } from '../../lib/api-error.ts';
import { newRequestId } from '../../lib/request-id.ts';
import { retryOnNetworkError, throwOnGatewayError } from '../../lib/retry-on-network-error.ts';

export interface PdfFile {
  content: Blob;
  /** Without extension. */
  name: string;
  /** The download's id. Null from an API of an earlier release. */
  downloadId: string | null;
}

interface PdfRequest {
  /** Whether the PDF carries the data of the resume. */
  attachData: boolean;
  /** Replaces `fetch` in tests. */
  request?: typeof fetch;
}

/** What a v2 download needs from the API and the engine. */
export interface TypesetPorts extends PdfRequest {
  load: (uuid: string) => Promise<{ resume: Resume; revision: number }>;
  /** The pages as SVG. Rejects if this browser cannot typeset. */
  typeset: (resume: Resume) => Promise<string[]>;
  storeChecksum: (uuid: string, checksum: string) => Promise<unknown>;
}

/** Timeout of a download including retries, in milliseconds (specification, section 9). */
const TIMEOUT_MS = 60_000;

/**
 * Fetches the PDF of pages that this browser typeset, the same as in the preview. If this browser cannot typeset, the server does
 * it.
 *
 * @throws {RestRefusal} when the API refuses.
 */
export async function fetchTypesetPdf(uuid: string, ports: TypesetPorts): Promise<PdfFile> {
  const attempt = async ({ storesChecksum }: { storesChecksum: boolean }): Promise<PdfFile> => {
    const prepared = await preparePages(uuid, ports);
    if (!prepared) return fetchServerPdf(uuid, ports);
    if (storesChecksum) await retryOnNetworkError(() => ports.storeChecksum(uuid, prepared.checksum));
    const form = new FormData();
    form.append('checksum', prepared.checksum);
    form.append('revision', String(prepared.revision));
    form.append('attachData', String(ports.attachData));
    for (const [index, page] of prepared.pages.entries())
      form.append(`page_${index}`, new Blob([page], { type: 'image/svg+xml' }), `page_${index}.svg`);
    return requestPdf(`/api/resumes/${uuid}/v2/download`, { body: form, request: ports.request });
  };
  try {
    return await attempt({ storesChecksum: false });
  } catch (error) {
    // The pages arrived incomplete, the resume was changed meanwhile, or an API of the previous release only accepts a checksum stored before.
    if (error instanceof RestRefusal && error.status === 409) return attempt({ storesChecksum: true });
    throw error;
  }
}

/** Fetches the PDF of pages that the server typesets. @throws {RestRefusal} when the API refuses. */
export function fetchServerPdf(uuid: string, { attachData, request }: PdfRequest): Promise<PdfFile> {
  return requestPdf(`/api/resumes/${uuid}/v1/download`, { body: { attachData }, request });
}

interface PreparedPages {
  pages: string[];
  checksum: string;
  revision: number;
}

async function preparePages(uuid: string, ports: TypesetPorts): Promise<PreparedPages | null> {
  const { resume, revision } = await retryOnNetworkError(() => ports.load(uuid));
  try {
    const pages = await ports.typeset(resume);
    return { pages, checksum: await sha256Hex(pages[0]!), revision };
  } catch {
    // No WebAssembly, no fonts, or no crypto outside a secure context: the server typesets the same pages.
    return null;
  }
}

/** Sends a request that answers a PDF. Network errors are retried. @throws {RestRefusal} when the API refuses. */
export function requestPdf(
  url: string,
  { body, request = fetch }: { body: FormData | object; request?: typeof fetch | undefined },
): Promise<PdfFile> {
  const content =
    body instanceof FormData
      ? { body, headers: {} }
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const headers = { ...content.headers, 'x-request-id': newRequestId() };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  // Safe to retry: a download only adds to the list of downloads.
  return retryOnNetworkError(async () => {
    const response = await request(url, { method: 'POST', headers, signal, body: content.body });
    throwOnGatewayError(response);
    if (!response.ok) throw await restRefusal(response);
    const name = decodeFileName(response.headers.get('X-File-Name'));
    return { content: await response.blob(), name, downloadId: response.headers.get('X-Download-Id') };
  });
}

/** Decodes a base64 header of UTF-8; returns 'CV' if it is empty (specification, section 7). */
export function decodeFileName(header: string | null): string {
  if (!header) return 'CV';
  const bytes = Uint8Array.from(atob(header), (character) => character.charCodeAt(0));
  return new TextDecoder().decode(bytes) || 'CV';
}

async function sha256Hex(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
