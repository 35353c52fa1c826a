import { decodeBase64 } from '../import/base64.ts';

/** The longest data URI of a photo: that of the largest photo that can be uploaded, 5 MB. */
export const MAX_PHOTO_URI_CHARACTERS = 7_100_000;

/** Whether a text is the data URI of a picture. It may be broken. */
export function isPhotoUri(text: string): boolean {
  return /^data:image\//i.test(text);
}

/** The bytes in a picture's data URI (RFC 2397); null without any. They are not decoded, so what they are is not known. */
export function readPhotoUri(uri: string): Uint8Array | null {
  const head = /^data:image\/(?:jpeg|png|webp);base64,/i.exec(uri);
  const bytes = head && decodeBase64(uri.slice(head[0].length));
  return bytes && bytes.length > 0 ? bytes : null;
}
