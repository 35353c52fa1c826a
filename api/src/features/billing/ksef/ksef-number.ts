const PATTERN = /^\d{10}-\d{8}-[0-9A-F]{12}-[0-9A-F]{2}$/;

/** Whether a text is a number of KSeF: the seller's NIP, the day, twelve hexadecimal digits, and a checksum of it all. */
export function isKsefNumber(text: string): boolean {
  return PATTERN.test(text) && checksumOf(text.slice(0, -3)) === text.slice(-2);
}

/** CRC-8 with the polynomial 0x07 (documentation of KSeF 2.0, "Numer KSeF"), as two hexadecimal digits. */
export function checksumOf(text: string): string {
  let crc = 0;
  for (const byte of Buffer.from(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x80 ? ((crc << 1) ^ 0x07) & 0xff : crc << 1;
  }
  return crc.toString(16).toUpperCase().padStart(2, '0');
}
