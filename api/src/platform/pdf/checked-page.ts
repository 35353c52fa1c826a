import { hash } from 'node:crypto';

/** A page's SVG with its checksum, which the renderer verifies. */
export interface CheckedPage {
  svg: Uint8Array;
  /** Lower-case hexadecimal SHA-256 of `svg`. */
  sha256: string;
}

export function checkedPage(svg: Uint8Array): CheckedPage {
  return { svg, sha256: hash('sha256', svg) };
}

/** Encodes typeset pages in UTF-8 and adds their checksums. */
export function checkedPages(svgs: readonly string[]): CheckedPage[] {
  const encoder = new TextEncoder();
  return svgs.map((svg) => checkedPage(encoder.encode(svg)));
}
