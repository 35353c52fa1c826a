import type { InspectedPicture } from './inspect-picture.ts';

const MARKER = 0xff;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
/** Baseline, extended and progressive frames: the decoder can read them at an eighth of the size. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
const PROGRESSIVE = 0xc2;
/** Markers of arithmetic, lossless and hierarchical frames, which no browser shows. */
const OTHER_FRAMES = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);
/** Encoders write about ten. The decoder visits every block of the picture in each scan. */
const MAX_SCANS = 64;
/** A camera writes about thirty, a progressive picture a few more. The decoder keeps a record of each metadata marker. */
const MAX_MARKERS = 1_000;
const BYTES_OF_COEFFICIENT = 2;
const SHRINK = 8;

interface Frame {
  widthPx: number;
  heightPx: number;
  components: number;
  isProgressive: boolean;
  /** Samples of all components, the subsampled ones counted as stored. */
  samples: number;
}

/**
 * A JPEG with one scan is decoded line by line at an eighth of its size. With several scans, the decoder holds the whole picture as
 * coefficients of two bytes.
 */
export function inspectJpeg(file: Buffer): InspectedPicture | null {
  if (file.length < 4 || file[0] !== MARKER || file[1] !== 0xd8) return null;
  let frame: Frame | null = null;
  let scans = 0;
  let markers = 0;
  let isWholeInOneScan = false;
  for (let at = nextMarker(file, 2); at !== -1; ) {
    const code = file[at + 1]!;
    if (code === END_OF_IMAGE) break;
    if (++markers > MAX_MARKERS) return null;
    if (OTHER_FRAMES.has(code)) return null;
    if (FRAMES.has(code)) {
      if (frame) return null;
      frame = readFrame(file, at);
    }
    if (code === START_OF_SCAN) {
      if (!frame || ++scans > MAX_SCANS) return null;
      if (scans === 1) isWholeInOneScan = !frame.isProgressive && file.readUInt8(at + 4) === frame.components;
    }
    // After a scan's header comes picture data, up to the next marker.
    at = nextMarker(file, isAlone(code) ? at + 2 : at + 2 + file.readUInt16BE(at + 2));
  }
  if (!frame || scans === 0) return null;
  const { widthPx, heightPx, samples } = frame;
  const decodedBytes = isWholeInOneScan ? samples / SHRINK ** 2 : samples * BYTES_OF_COEFFICIENT;
  return { widthPx, heightPx, decodedBytes, bytes: file };
}

/** The offset of the next marker; -1 for none. Skips 0xff 0x00 and restart markers, which are part of picture data. */
function nextMarker(file: Buffer, from: number): number {
  for (let at = from; at + 1 < file.length; at++) {
    if (file[at] !== MARKER) continue;
    const code = file[at + 1]!;
    if (code !== 0 && code !== MARKER && !isRestart(code)) return at;
  }
  return -1;
}

function isRestart(code: number): boolean {
  return code >= 0xd0 && code <= 0xd7;
}

/** Whether a marker has no length field. */
function isAlone(code: number): boolean {
  return code === 0x01 || code === 0xd8;
}

function readFrame(file: Buffer, at: number): Frame {
  const [heightPx, widthPx, components] = [
    file.readUInt16BE(at + 5),
    file.readUInt16BE(at + 7),
    file.readUInt8(at + 9),
  ];
  const factors = Array.from({ length: components }, (_, index) => file.readUInt8(at + 11 + index * 3));
  const [across, down] = [factors.map((factor) => factor >> 4), factors.map((factor) => factor & 15)];
  const full = Math.max(1, ...across) * Math.max(1, ...down);
  const stored = factors.reduce((sum, _factor, index) => sum + across[index]! * down[index]!, 0);
  return {
    widthPx,
    heightPx,
    components,
    isProgressive: file[at + 1] === PROGRESSIVE,
    samples: (widthPx * heightPx * stored) / full,
  };
}
