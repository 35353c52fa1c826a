import { PdfStream, type Ref } from '../pdf/pdf-objects.ts';
import { openPicture } from './picture-pixels.ts';

/** A picture of an attachment as it is placed. */
export interface PlacedPicture {
  ref: Ref;
  /** As it was taken over. */
  stream: PdfStream;
  /** Of the stored picture, in pixels. */
  size: { width: number; height: number };
  components: 1 | 3;
  /** `png`: deflated with predictors of PNG; `raw`: deflated alone. */
  encoding: 'jpeg' | 'png' | 'raw';
  /** The largest size at which a page draws it, in points. */
  widthPt: number;
  heightPt: number;
}

/** How far pictures are reduced. */
export interface Level {
  dpi: number;
  /** Of JPEG, from 1 to 100. */
  quality: number;
}

/** From hardly visible to just readable: a page of text at 96 dpi is what screens show. */
export const LEVELS: readonly Level[] = [
  { dpi: 200, quality: 82 },
  { dpi: 150, quality: 78 },
  { dpi: 150, quality: 62 },
  { dpi: 110, quality: 62 },
  { dpi: 96, quality: 55 },
  { dpi: 96, quality: 40 },
];

/** A picture that is a little finer than the target is not resampled: it would lose more than it saves. */
const TOLERANCE = 1.1;

/** A picture at a level, in place of its original. */
export interface ReducedPicture {
  stream: PdfStream;
  dpi: number;
}

/** Dots per inch of a picture as placed: along its finer side. */
export function dpiOf({ size, widthPt, heightPt }: PlacedPicture): number {
  return Math.max(size.width / (widthPt / 72), size.height / (heightPt / 72));
}

/** Encodes a picture again as JPEG; undefined where that gives no fewer bytes. */
export async function reducePicture(
  picture: PlacedPicture,
  { dpi, quality }: Level,
): Promise<ReducedPicture | undefined> {
  const { size, components, stream } = picture;
  const before = dpiOf(picture);
  if (!Number.isFinite(before)) return undefined;
  const factor = before > dpi * TOLERANCE ? dpi / before : 1;
  const target = { width: scaled(size.width, factor), height: scaled(size.height, factor) };
  const pixels = openPicture(picture);
  if (pixels === undefined) return undefined;
  // A picture that cannot be decoded stays as it is.
  const bytes = await pixels
    .resize({ ...target, fit: 'fill' })
    .toColourspace(components === 1 ? 'b-w' : 'srgb')
    .jpeg({ quality, optimiseCoding: true })
    .toBuffer()
    .catch(() => undefined);
  if (bytes === undefined || bytes.length >= stream.bytes.length) return undefined;
  const { Filter: _filter, DecodeParms: _parameters, Length: _length, ...kept } = stream.dictionary;
  const dictionary = { ...kept, Width: target.width, Height: target.height, Filter: ['DCTDecode'] };
  return { stream: new PdfStream(bytes, dictionary), dpi: Math.round(before * factor) };
}

function scaled(pixels: number, factor: number): number {
  return Math.max(1, Math.round(pixels * factor));
}
