import { createHash } from 'node:crypto';
import type { Page, Reason, RenderRequest } from '@kreda/proto/renderer-service';
import { pageSvg } from '../sample-pages.ts';

/** A request that an attacker might send, and how the service must end it. */
export interface HostileCase {
  /** Unique in the corpus. */
  name: string;
  /** Makes the request anew each time, since some have many megabytes. */
  request(): RenderRequest;
  ends: Ending;
}

/** `RENDERED` if the request is odd but harmless. */
export type Ending = Reason | 'RENDERED' | typeof renderedOrTimeout;

/** Costly, but within all counted bounds. It depends on the machine whether it is drawn before the page's deadline. */
export const renderedOrTimeout = ['RENDERED', 'PAGE_TIMEOUT'] as const;

/** A case of one page with this content. */
export function hostilePage(name: string, ends: Ending, content: () => string): HostileCase {
  return { name, ends, request: () => ({ pages: [pageOf(pageSvg(content()))] }) };
}

/** A case of one page made of these bytes. */
export function hostileBytes(name: string, ends: Ending, bytes: () => string | Uint8Array): HostileCase {
  return { name, ends, request: () => ({ pages: [pageOf(bytes())] }) };
}

/** A request with the same page several times. */
export function pagesOf(count: number, content: string): RenderRequest {
  const page = pageOf(pageSvg(content));
  return { pages: Array.from({ length: count }, () => page) };
}

export function pageOf(svg: string | Uint8Array): Page {
  const bytes = Buffer.from(svg);
  return { svg: bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** Markup for each number from 0 on. */
export function many(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index)).join('');
}
