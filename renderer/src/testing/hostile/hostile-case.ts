import { createHash } from 'node:crypto';
import type { Page, Reason, RenderRequest } from '@kreda/proto/renderer-service';
import { pageSvg } from '../sample-pages.ts';

/** One thing that somebody who means harm might send, and how the service has to end it. */
export interface HostileCase {
  /** Unique in the corpus. */
  name: string;
  /** Made anew each time: some are of many megabytes. */
  request(): RenderRequest;
  ends: Ending;
}

/** `RENDERED` where it is odd, and harmless. */
export type Ending = Reason | 'RENDERED' | typeof within;

/** Costly, and within every bound that is counted: whether it is drawn in the time that a page has depends on the machine. */
export const within = ['RENDERED', 'PAGE_TIMEOUT'] as const;

/** A case of one page with this content on it. */
export function hostilePage(name: string, ends: Ending, content: () => string): HostileCase {
  return { name, ends, request: () => ({ pages: [pageOf(pageSvg(content()))] }) };
}

/** A case of one page that is these bytes. */
export function hostileBytes(name: string, ends: Ending, bytes: () => string | Uint8Array): HostileCase {
  return { name, ends, request: () => ({ pages: [pageOf(bytes())] }) };
}

/** The same page several times over. */
export function pagesOf(count: number, content: string): RenderRequest {
  const page = pageOf(pageSvg(content));
  return { pages: Array.from({ length: count }, () => page) };
}

export function pageOf(svg: string | Uint8Array): Page {
  const bytes = Buffer.from(svg);
  return { svg: bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** Every number from 0 on, turned into markup. */
export function many(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index)).join('');
}
