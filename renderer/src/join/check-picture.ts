import { inflateSync } from 'node:zlib';
import { PDFNumber, type PDFRawStream } from 'pdf-lib';
import { filtersOf, type InflationBudget, inflateStream } from './inflate-stream.ts';
import { joinLimits } from './join-limits.ts';
import { frameOfJpeg } from './jpeg-frame.ts';
import { lookup } from './lookup.ts';
import { PartRefused } from './part-refused.ts';

/** CMYK with 16 bits a sample: the largest pixels that viewers draw. */
const MAX_BYTES_PER_PIXEL = 8;

/**
 * Refuses a picture that takes much more memory to decode than it says, or that says too much.
 *
 * @param contents the picture's bytes as they are taken over.
 * @throws {PartRefused} PART_TOO_COMPLEX.
 */
export function checkPicture(stream: PDFRawStream, contents: Uint8Array, budget: InflationBudget): void {
  const { width, height } = sizeOf(stream);
  checkPixels(width, height);
  const filters = filtersOf(stream);
  if (filters.length === 0) return;
  if (filters.at(-1) === 'DCTDecode') {
    const bytes = filters.length === 1 ? contents : undefined;
    const frame = bytes && frameOfJpeg(bytes);
    if (frame) checkPixels(frame.width, frame.height);
    if (filters.length === 1) return;
  }
  const maxBytes = Math.ceil(width * height * MAX_BYTES_PER_PIXEL) + height + 1024;
  if (filters[0] === 'FlateDecode') {
    budget.leftBytes -= inflatedLength(stream.contents, Math.min(maxBytes, Math.max(1, budget.leftBytes)));
    if (budget.leftBytes <= 0) throw tooLarge('the pictures inflate to too many bytes');
  } else if (!NATIVE.has(filters[0]!)) {
    inflateStream(stream, budget, maxBytes);
  }
}

const NATIVE = new Set(['DCTDecode', 'JPXDecode', 'CCITTFaxDecode', 'JBIG2Decode']);

/** The size that a picture's dictionary says. */
export function sizeOf(stream: PDFRawStream): { width: number; height: number } {
  const number = (key: string) => {
    const value = lookup(stream, key);
    return value instanceof PDFNumber ? Math.max(0, value.asNumber()) : 0;
  };
  return { width: number('Width'), height: number('Height') };
}

function inflatedLength(bytes: Uint8Array, maxBytes: number): number {
  try {
    return inflateSync(bytes, { maxOutputLength: maxBytes, finishFlush: 2 }).length;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE')
      throw tooLarge('a picture inflates to more than its pixels');
    return 0;
  }
}

function checkPixels(width: number, height: number): void {
  if (width * height > joinLimits.picturePixels)
    throw tooLarge(`a picture of ${width} x ${height} px; allowed: ${joinLimits.picturePixels} px`);
}

function tooLarge(problem: string): PartRefused {
  return new PartRefused('PART_TOO_COMPLEX', problem);
}
