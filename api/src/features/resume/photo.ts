import sharp from 'sharp';
import { DomainError } from '../../platform/errors.ts';
import { type InspectedPicture, inspectPicture } from './photo-input/inspect-picture.ts';

/** Specification, section 9: 5 MB. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
/** Longest side of a stored photo: 300 dpi at the largest size that a template prints. */
const MAX_SIDE_PX = 800;
/** Allows JPEGs of cameras with 50 and 64 megapixels, which are decoded at an eighth of their size. */
const MAX_INPUT_PIXELS = 65_000_000;
/** The most memory that decoding one picture may take. */
const MAX_DECODED_BYTES = 100_000_000;

// Decoding runs in Node's thread pool, which also hashes passwords: one picture takes one thread. No decoded picture is cached.
sharp.concurrency(1);
sharp.cache(false);

export interface PreparedPhoto {
  jpeg: Uint8Array;
  widthPx: number;
  heightPx: number;
}

/**
 * Re-encodes an uploaded picture as an upright JPEG of at most 800 px a side, without metadata. Its content decides the file type.
 * By its header, a picture that would take over 100 MB is not decoded.
 *
 * @throws {DomainError} `too-large`, or `unsupported-media` for anything but JPEG, PNG and WebP.
 */
export async function preparePhoto(upload: Uint8Array): Promise<PreparedPhoto> {
  const { bytes } = inspectUpload(upload);
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error', autoOrient: true });
    const { data, info } = await image
      .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 88, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    return { jpeg: data, widthPx: info.width, heightPx: info.height };
  } catch (error) {
    throw notAnImage(error);
  }
}

/**
 * Inspects an upload by its header, at almost no cost.
 *
 * @throws {DomainError} as `preparePhoto`.
 */
export function inspectUpload(upload: Uint8Array): InspectedPicture {
  if (upload.length > MAX_IMAGE_BYTES) throw imageTooLarge();
  const picture = inspectPicture(upload);
  if (!picture) throw notAnImage();
  const { widthPx, heightPx, decodedBytes } = picture;
  if (widthPx * heightPx > MAX_INPUT_PIXELS || decodedBytes > MAX_DECODED_BYTES) {
    throw new DomainError('photo-has-too-many-pixels');
  }
  return picture;
}

/** Specification, section 5. */
export function imageTooLarge(): DomainError {
  return new DomainError({ code: 'photo-too-large', max: MAX_IMAGE_BYTES / 1024 / 1024 });
}

function notAnImage(cause?: unknown): DomainError {
  return new DomainError('photo-type-refused', { cause });
}
