import type { InspectedPicture } from './inspect-picture.ts';

/** A chunk's type, whose four letters are read as one number. */
function chunkType(letters: string): number {
  return Buffer.from(letters, 'latin1').readUInt32BE();
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Length, type and checksum around a chunk's data. */
const CHUNK_FRAME_BYTES = 12;
/** Chunks with the picture, its colours and its orientation. Others are dropped: a comment may inflate to a thousand times its size. */
const NEEDED_CHUNKS = new Set(
  ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'iCCP', 'sRGB', 'gAMA', 'cHRM', 'eXIf'].map(chunkType),
);
const [HEADER, TRANSPARENCY, END] = [chunkType('IHDR'), chunkType('tRNS'), chunkType('IEND')];
/** The most parts between dropped chunks: programs write a few comments. */
const MAX_PIECES = 1_000;
/** Decoded channels by colour type. A palette is expanded to its colours. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 3, 4: 2, 6: 4 };

/** Counts the whole decoded picture, each channel with its depth: the decoder holds an interlaced or rotated PNG whole. */
export function inspectPng(file: Buffer): InspectedPicture | null {
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null;
  const kept: Buffer[] = [];
  let isTransparent = false;
  // Adjacent kept chunks are one part, since a file may have a hundred thousand chunks.
  let keptFrom = 0;
  let at = SIGNATURE.length;
  for (let type = 0; type !== END && at < file.length; ) {
    type = file.readUInt32BE(at + 4);
    const end = at + CHUNK_FRAME_BYTES + file.readUInt32BE(at);
    if (type === TRANSPARENCY) isTransparent = true;
    if (!NEEDED_CHUNKS.has(type)) {
      if (kept.length === MAX_PIECES) return null;
      kept.push(file.subarray(keptFrom, at));
      keptFrom = end;
    }
    at = end;
  }
  kept.push(file.subarray(keptFrom, at));
  const header = SIGNATURE.length + 8;
  const [widthPx, heightPx] = [file.readUInt32BE(header), file.readUInt32BE(header + 4)];
  const [depth, colourType] = [file.readUInt8(header + 8), file.readUInt8(header + 9)];
  const channels = CHANNELS[colourType];
  if (channels === undefined || file.readUInt32BE(header - 4) !== HEADER) return null;
  const bytesOfPixel = (channels + (isTransparent ? 1 : 0)) * (depth === 16 ? 2 : 1);
  return { widthPx, heightPx, decodedBytes: widthPx * heightPx * bytesOfPixel, bytes: Buffer.concat(kept) };
}
