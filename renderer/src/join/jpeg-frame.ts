import { isFrameHeader, readJpegSegments } from '../read/image-header.ts';

export interface JpegFrame {
  width: number;
  height: number;
  components: number;
  /** Adobe's segment: without it, components are not inverted. */
  isAdobe: boolean;
}

/** The frame header of a JPEG; undefined for another file. */
export function frameOfJpeg(bytes: Uint8Array): JpegFrame | undefined {
  const segments = readJpegSegments(bytes);
  const frame = segments?.find(({ marker }) => isFrameHeader(marker));
  if (segments === undefined || frame === undefined || frame.end - frame.start < 10) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return {
    height: view.getUint16(frame.start + 5),
    width: view.getUint16(frame.start + 7),
    components: bytes[frame.start + 9] ?? 0,
    isAdobe: segments.some(({ marker }) => marker === 0xee),
  };
}
