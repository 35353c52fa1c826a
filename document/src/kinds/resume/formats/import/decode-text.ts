import type { Language } from '../../../../engine/text/languages.ts';
import { oneByteText } from './one-byte-text.ts';

/** An XML declaration with an encoding (XML 1.0, section 4.3.3), in a file whose ASCII characters have one byte each. */
const DECLARED = /^<\?xml[^>]{0,100}?\sencoding\s*=\s*["']([\w.:-]{1,40})["']/;

/**
 * The text of a file: by its byte order mark, else by its XML declaration, else UTF-8, else a Windows encoding with one byte for a
 * character. The mark is not part of the text.
 *
 * @param language likely that of the text.
 */
export function decodeText(bytes: Uint8Array, language: Language): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  // Windows programs save texts as UTF-16 without a mark, too: an ASCII character has one zero.
  if (bytes[0] !== 0 && bytes[1] === 0) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0 && bytes[1] !== 0 && bytes.length > 1) return new TextDecoder('utf-16be').decode(bytes);
  const start = String.fromCharCode(...bytes.subarray(0, 200));
  const [, declared] = DECLARED.exec(start) ?? [];
  return (
    (declared === undefined ? null : decodeAs(declared, bytes)) ??
    decodeAs('utf-8', bytes) ??
    oneByteText(bytes, language)
  );
}

/** Null for an encoding that is not known, and for bytes that are not of it. */
function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
