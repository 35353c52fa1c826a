import { inflateSync } from 'node:zlib';
import { decodePDFRawStream, PDFArray, PDFName, PDFNull, type PDFRawStream } from 'pdf-lib';
import { joinLimits } from './join-limits.ts';
import { PartRefused } from './part-refused.ts';

/** Counts what is inflated of one part. */
export interface InflationBudget {
  leftBytes: number;
}

/** The filters of a stream (ISO 32000-1, 7.4), the outermost first. Names may be abbreviated in inline images alone. */
export function filtersOf(stream: PDFRawStream): string[] {
  const filter = stream.dict.lookup(PDFName.of('Filter'));
  const names =
    filter instanceof PDFArray ? filter.asArray().map((item) => stream.dict.context.lookup(item)) : [filter];
  return names.flatMap((name) => (name instanceof PDFName ? [name.asString().slice(1)] : []));
}

/** Filters of pictures: what they contain is left to viewers, and bounded by the picture's size. */
const PICTURE_FILTERS = new Set(['DCTDecode', 'JPXDecode', 'CCITTFaxDecode', 'JBIG2Decode']);

/** Whether a filter of the stream is of pictures alone. */
export function isEncodedPicture(stream: PDFRawStream): boolean {
  return filtersOf(stream).some((filter) => PICTURE_FILTERS.has(filter));
}

/**
 * The decoded bytes of a stream.
 *
 * @throws {PartRefused} PART_TOO_COMPLEX beyond `maxBytes` or the budget; PART_UNREADABLE for an unknown filter.
 */
export function inflateStream(stream: PDFRawStream, budget: InflationBudget, maxBytes: number): Uint8Array {
  const bytes = decode(stream, Math.min(maxBytes, budget.leftBytes));
  budget.leftBytes -= bytes.length;
  if (bytes.length > maxBytes || budget.leftBytes < 0) throw tooLarge();
  return bytes;
}

function decode(stream: PDFRawStream, maxBytes: number): Uint8Array {
  const filters = filtersOf(stream);
  if (filters.length === 0) return stream.contents;
  const parameters = stream.dict.lookup(PDFName.of('DecodeParms'));
  const isPlain = parameters === undefined || parameters === PDFNull;
  if (filters.length === 1 && filters[0] === 'FlateDecode' && isPlain) return inflate(stream.contents, maxBytes);
  // The library decodes without a limit, so a first layer of Flate is bounded before.
  if (filters[0] === 'FlateDecode') inflate(stream.contents, maxBytes);
  try {
    return decodePDFRawStream(stream).decode();
  } catch (error) {
    throw new PartRefused('PART_UNREADABLE', `a stream cannot be decoded: ${String(error)}`);
  }
}

function inflate(bytes: Uint8Array, maxBytes: number): Uint8Array {
  try {
    return inflateSync(bytes, { maxOutputLength: Math.max(1, maxBytes), finishFlush: 2 });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge();
    // Damaged data. Viewers draw what they can read of it; nothing is taken over here.
    return new Uint8Array(0);
  }
}

function tooLarge(): PartRefused {
  return new PartRefused('PART_TOO_COMPLEX', `a stream inflates to more than ${joinLimits.streamBytes} bytes`);
}
