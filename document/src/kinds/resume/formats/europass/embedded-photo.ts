import { isValid, toUint8Array } from 'js-base64';

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];

/**
 * The bytes of a picture that is base64 in a file; null if it is not a JPEG, PNG or WebP. The European portal writes a data URL in
 * base64, and encodes that in base64 once more.
 */
export function readPhoto(text: string): Uint8Array | null {
  const data = text.replace(/\s+/g, '');
  const url = /^data:[\w/+.;=-]*?base64,/i.exec(data);
  const encoded = url ? data.slice(url[0].length) : data;
  if (encoded === '' || !isValid(encoded)) return null;
  const bytes = toUint8Array(encoded);
  if (isPicture(bytes)) return bytes;
  const isDataUrl =
    !url &&
    startsWith(
      bytes,
      0,
      [...'data:'].map((letter) => letter.charCodeAt(0)),
    );
  return isDataUrl ? readPhoto(asciiText(bytes)) : null;
}

function isPicture(bytes: Uint8Array): boolean {
  return (
    startsWith(bytes, 0, JPEG) ||
    startsWith(bytes, 0, PNG) ||
    (startsWith(bytes, 0, RIFF) && startsWith(bytes, 8, WEBP))
  );
}

/** The media type of a picture by its first bytes. */
export function photoType(bytes: Uint8Array): 'image/jpeg' | 'image/png' | 'image/webp' {
  if (startsWith(bytes, 0, PNG)) return 'image/png';
  return startsWith(bytes, 0, RIFF) ? 'image/webp' : 'image/jpeg';
}

function startsWith(bytes: Uint8Array, offset: number, start: readonly number[]): boolean {
  return start.every((value, index) => bytes[offset + index] === value);
}

function asciiText(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += 8_192) {
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + 8_192)));
  }
  return pieces.join('');
}
