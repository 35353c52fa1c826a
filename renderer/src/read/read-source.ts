import type { Refuse } from '../failure.ts';
import { bounds } from './grammar.ts';

/** A page's text with the amount of input that has to be parsed. */
export interface Source {
  text: string;
  /** Without the data of images. */
  markupBytes: number;
  attributes: number;
}

/**
 * Decodes a page's bytes and checks all bounds that need no tree, so that bad input is refused before it is parsed.
 *
 * @param refuse called with what was found and what is allowed.
 */
export function readSource(svg: Uint8Array, refuse: Refuse): Source {
  if (svg.length > bounds.pageBytesWithImages) {
    return refuse(`${svg.length} bytes; allowed: ${bounds.pageBytesWithImages}`);
  }
  const text = decode(svg, refuse);
  checkTags(text, refuse);
  const markupBytes = svg.length - imageDataBytes(text);
  if (markupBytes > bounds.pageBytes) {
    refuse(`${markupBytes} bytes without images; allowed: ${bounds.pageBytes}`);
  }
  return { text, markupBytes, attributes: countAttributes(text, refuse) };
}

/** An upper bound: equals signs in text count too. */
function countAttributes(text: string, refuse: Refuse): number {
  let attributes = 0;
  for (let at = text.indexOf('='); at !== -1; at = text.indexOf('=', at + 1)) {
    if (++attributes > bounds.attributes) refuse(`more than ${bounds.attributes} attributes`);
  }
  return attributes;
}

function decode(svg: Uint8Array, refuse: Refuse): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(svg);
  } catch {
    return refuse('the bytes are not UTF-8');
  }
}

function checkTags(source: string, refuse: Refuse): void {
  const start = source.startsWith('<?xml ') ? source.indexOf('?>') + 2 : 0;
  let tags = 0;
  for (let at = source.indexOf('<', start); at !== -1; at = source.indexOf('<', at + 1)) {
    const next = source[at + 1];
    if (next === '!' || next === '?') {
      refuse(
        `"${printableExcerpt(source.slice(at, at + 12))}"; allowed: elements and text, without DOCTYPE, comments, CDATA or instructions`,
      );
    }
    // Each element has at most an opening and a closing tag.
    if (++tags > 2 * bounds.elements) refuse(`more than ${bounds.elements} elements`);
  }
}

// Matches the data of an <image> tag only if it is pure base64, so text and markup always count.
const imageData = /<image\b[^<>]*?\shref=(["'])data:[a-z/]+;base64,([A-Za-z0-9+/=]*)\1/g;

/** Bytes of the page's image data in the source: base64, one byte per character. */
function imageDataBytes(source: string): number {
  let bytes = 0;
  for (const [, , data = ''] of source.matchAll(imageData)) bytes += data.length;
  return bytes;
}

/** Shortens refused input and removes unprintable characters, for a message. */
export function printableExcerpt(text: string): string {
  const printable = text.replace(/\p{C}/gu, '�');
  return printable.length > 60 ? `${printable.slice(0, 60)}…` : printable;
}
