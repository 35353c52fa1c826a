import sharp from 'sharp';
import { DomainError } from '../errors.ts';

/** Specification, section 9: 5 MB. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
/** Longest side of a stored photo: 300 dpi at the largest size that a template prints. */
const MAX_SIDE_PX = 800;
const MAX_INPUT_PIXELS = 50_000_000;
const ACCEPTED_FORMATS = new Set(['jpeg', 'png', 'webp']);

export interface PreparedPhoto {
  jpeg: Uint8Array;
  widthPx: number;
  heightPx: number;
}

/**
 * Re-encodes an uploaded picture as a JPEG of at most 800 px a side, turned upright and without any metadata. What it is, is
 * told by its content.
 *
 * @throws {DomainError} `too-large`, or `unsupported-media` for anything but JPEG, PNG and WebP.
 */
export async function preparePhoto(upload: Uint8Array): Promise<PreparedPhoto> {
  if (upload.length > MAX_IMAGE_BYTES) throw imageTooLarge();
  try {
    const image = sharp(upload, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error', autoOrient: true });
    const { format } = await image.metadata();
    if (format === undefined || !ACCEPTED_FORMATS.has(format)) throw notAnImage();
    const { data, info } = await image
      .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 88, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    return { jpeg: data, widthPx: info.width, heightPx: info.height };
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw notAnImage(error);
  }
}

/** Specification, section 5. */
export function imageTooLarge(): DomainError {
  return new DomainError('too-large', 'Image cannot be larger than 5mb');
}

function notAnImage(cause?: unknown): DomainError {
  return new DomainError('unsupported-media', 'The image must be a JPEG, PNG or WebP file', { cause });
}
