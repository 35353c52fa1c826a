const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** A file as a data URI (RFC 2397). */
export function dataUri(mediaType: string, bytes: Uint8Array): string {
  return `data:${mediaType};base64,${toBase64(bytes)}`;
}

/** Neither Node's nor the browser's function exists on both sides (RFC 4648, section 4). */
function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let index = 0; index < bytes.length; index += 3) {
    const [first, second, third] = [bytes[index]!, bytes[index + 1], bytes[index + 2]];
    text += DIGITS[first >> 2]! + DIGITS[((first & 3) << 4) | ((second ?? 0) >> 4)]!;
    text += second === undefined ? '=' : DIGITS[((second & 15) << 2) | ((third ?? 0) >> 6)]!;
    text += third === undefined ? '=' : DIGITS[third & 63]!;
  }
  return text;
}
