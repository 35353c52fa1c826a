import { PDFArray, PDFBool, PDFDict, PDFName, PDFNumber, type PDFObject, PDFRawStream } from 'pdf-lib';
import { sizeOf } from './check-picture.ts';
import { filtersOf } from './inflate-stream.ts';
import { frameOfJpeg } from './jpeg-frame.ts';
import { itemsOf, lookup } from './lookup.ts';
import type { PlacedPicture } from './reduce-pictures.ts';

/** How a picture is stored: what `openPicture` needs to decode it. */
type Encoding = Pick<PlacedPicture, 'size' | 'components' | 'encoding'>;

/**
 * The encoding of a picture that can be encoded again without a change of its colours: grey or RGB of 8 bits in a single filter.
 * Undefined for all others, such as palettes, masks, CMYK and scans in black and white.
 */
export function reducibleEncoding(stream: PDFRawStream): Encoding | undefined {
  const mask = lookup(stream, 'ImageMask');
  const bits = lookup(stream, 'BitsPerComponent');
  if (mask instanceof PDFBool && mask.asBoolean()) return undefined;
  if (!(bits instanceof PDFNumber) || bits.asNumber() !== 8) return undefined;
  if (lookup(stream, 'Decode') !== undefined || lookup(stream, 'Mask') instanceof PDFArray) return undefined;
  const components = componentsOf(lookup(stream, 'ColorSpace'));
  const [filter, ...others] = filtersOf(stream);
  if (components === undefined || others.length > 0) return undefined;
  if (filter === 'DCTDecode') {
    const frame = frameOfJpeg(stream.contents);
    if (lookup(stream, 'DecodeParms') !== undefined || frame?.components !== components) return undefined;
    return { size: { width: frame.width, height: frame.height }, components, encoding: 'jpeg' };
  }
  const predictor = predictorOf(stream);
  if (filter !== 'FlateDecode' || (predictor > 1 && predictor < 10)) return undefined;
  return { size: sizeOf(stream), components, encoding: predictor > 1 ? 'png' : 'raw' };
}

function componentsOf(space: PDFObject | undefined): 1 | 3 | undefined {
  if (space === PDFName.of('DeviceRGB')) return 3;
  if (space === PDFName.of('DeviceGray')) return 1;
  if (!(space instanceof PDFArray)) return undefined;
  const [name, profile] = itemsOf(space);
  if (name === PDFName.of('CalRGB')) return 3;
  if (name === PDFName.of('CalGray')) return 1;
  if (name !== PDFName.of('ICCBased') || !(profile instanceof PDFRawStream)) return undefined;
  const count = lookup(profile, 'N');
  const components = count instanceof PDFNumber ? count.asNumber() : 0;
  return components === 1 || components === 3 ? components : undefined;
}

/** 1: none; from 10 those of PNG (ISO 32000-1, table 10). */
function predictorOf(stream: PDFRawStream): number {
  const parameters = lookup(stream, 'DecodeParms');
  const first = parameters instanceof PDFArray ? parameters.lookup(0) : parameters;
  const predictor = first instanceof PDFDict ? lookup(first, 'Predictor') : undefined;
  return predictor instanceof PDFNumber ? predictor.asNumber() : 1;
}
