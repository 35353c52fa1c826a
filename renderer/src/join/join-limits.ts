const MIB = 1024 * 1024;

/** Limits of a join. docs/grpc.md names those that callers can see. */
export const joinLimits = {
  parts: 30,
  attachments: 20,
  partBytes: 10 * MIB,
  totalBytes: 40 * MIB,
  /** Of all parts together. */
  pages: 200,
  titleCharacters: 200,
  alternateTextCharacters: 500,
  /** Objects that are taken over from one part. A scan of 60 pages has 300; a book of 200 pages some 5,000. */
  objects: 50_000,
  /** Items of arrays of one part, such as widths of glyphs: an alphabet of 20,000 signs in 50 fonts. */
  plainItems: 1_000_000,
  /** A single inflated stream other than a picture. */
  streamBytes: 64 * MIB,
  /** All inflated streams of a part together. */
  inflatedBytes: 512 * MIB,
  /** Content that is drawn on the pages of one part, forms counted each time that they are drawn. */
  operations: 3_000_000,
  /** Content that is read to find what is drawn, in bytes, forms counted each time that they are drawn: spaces are no operations. */
  scannedBytes: 96 * MIB,
  /** Forms in forms. */
  formDepth: 20,
  /** Patterns, glyphs of Type 3 and soft masks in each other. */
  paintDepth: 6,
  /** The pixels of one picture: a photo of a camera of 50 megapixels. */
  picturePixels: 50_000_000,
  /** Dictionaries and arrays in each other. */
  objectDepth: 60,
} as const;

/** Limits of the process that joins. */
export const processLimits = {
  heapMb: 256,
  /** All memory of the process, in MiB. */
  residentMb: 512,
  deadlineMs: 20_000,
} as const;
