const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = new Uint8Array(128).fill(255);
for (const [value, digit] of [...DIGITS].entries()) VALUES[digit.charCodeAt(0)] = value;

/** The bytes of a text in base64 (RFC 4648, section 4), with or without padding; null if it is not base64. Line breaks are not allowed. */
export function decodeBase64(text: string): Uint8Array | null {
  const length = text.endsWith('==') ? text.length - 2 : text.endsWith('=') ? text.length - 1 : text.length;
  if (length % 4 === 1) return null;
  const bytes = new Uint8Array(Math.floor((length * 3) / 4));
  let bits = 0;
  let at = 0;
  for (let index = 0; index < length; index++) {
    const value = VALUES[text.charCodeAt(index)] ?? 255;
    if (value === 255) return null;
    bits = ((bits << 6) | value) & 0xfff;
    const pending = (index % 4) * 2;
    if (pending > 0) bytes[at++] = (bits >> (6 - pending)) & 0xff;
  }
  return bytes;
}
