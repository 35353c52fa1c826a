/** Segments that decoding needs (ITU-T T.81, table B.1): frames and Huffman tables, scans, quantization, lines, restarts. */
const NEEDED = new Set([...Array.from({ length: 16 }, (_, index) => 0xc0 + index), 0xda, 0xdb, 0xdc, 0xdd]);

const START = Buffer.from([0xff, 0xd8]);
const END = Buffer.from([0xff, 0xd9]);
/** JFIF says how colours are stored. Its density means nothing in a PDF, and its thumbnail is not taken over. */
const JFIF = Buffer.from('ffe000104a46494600010100000100010000', 'hex');
/** Adobe's segment says how colours are stored: 5 letters, a version, two sets of flags and the transform. */
const ADOBE = Buffer.from('ffee000e41646f6265', 'hex');
const ADOBE_BYTES = 16;

/**
 * A JPEG without its metadata, comments and thumbnails, and without what is before its start and behind its end. What draws it stays as
 * it is. Undefined if nothing in it can be drawn.
 */
export function stripJpeg(bytes: Uint8Array): Uint8Array | undefined {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).indexOf(START);
  if (start === -1) return undefined;
  const kept: Uint8Array[] = [START];
  let isInScan = false;
  let hasScan = false;
  for (let at = start + 2; ; ) {
    const next = nextMarker(bytes, at);
    if (isInScan) kept.push(bytes.subarray(at, next));
    const marker = bytes[next + 1];
    const length = ((bytes[next + 2] ?? 0) << 8) | (bytes[next + 3] ?? 0);
    const end = next + 2 + length;
    // Without an end, viewers draw what there is.
    if (marker === undefined || marker === 0xd9 || marker === 0xd8 || length < 2 || end > bytes.length) break;
    const segment = bytes.subarray(next, end);
    if (NEEDED.has(marker)) kept.push(segment);
    else if (marker === 0xe0 && startsWith(segment, JFIF, 4, 9)) kept.push(JFIF);
    else if (marker === 0xee && segment.length >= ADOBE_BYTES && startsWith(segment, ADOBE, 4, ADOBE.length))
      kept.push(ADOBE, segment.subarray(ADOBE.length, ADOBE_BYTES));
    isInScan = marker === 0xda;
    hasScan ||= isInScan;
    at = end;
  }
  return hasScan ? Buffer.concat([...kept, END]) : undefined;
}

/** The offset of the next marker; the end if there is none. Stuffed bytes, restarts and fill bytes belong to the data of a scan. */
function nextMarker(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1];
    if (marker !== undefined && marker >= 0xc0 && marker !== 0xff && (marker < 0xd0 || marker > 0xd7)) return at;
  }
  return bytes.length;
}

function startsWith(segment: Uint8Array, pattern: Uint8Array, from: number, to: number): boolean {
  return Buffer.compare(segment.subarray(from, to), pattern.subarray(from, to)) === 0;
}
