import { toUint8Array } from 'js-base64';

/** The longest data URI of a photo: that of the largest photo that can be uploaded, 5 MB. */
export const MAX_PHOTO_URI_CHARACTERS = 7_100_000;

/** Whether a text is the data URI of a picture. It may be broken. */
export function isPhotoUri(text: string): boolean {
  return /^data:image\//i.test(text);
}

/** The bytes in a picture's data URI (RFC 2397, RFC 4648); null without any. They are not decoded, so what they are is not known. */
export function readPhotoUri(uri: string): Uint8Array | null {
  const digits = /^data:image\/(?:jpeg|png|webp);base64,([A-Za-z0-9+/]+)={0,2}$/i.exec(uri)?.[1];
  // A single digit beyond groups of four holds no byte.
  return digits === undefined || digits.length % 4 === 1 ? null : toUint8Array(digits);
}
