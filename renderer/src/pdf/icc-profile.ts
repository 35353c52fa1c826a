/** s15Fixed16Number (ICC.1:2010, 4.6). */
function fixed(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeInt32BE(Math.round(value * 65_536), index * 4);
  return bytes;
}

function tagged(type: string, ...parts: Buffer[]): Buffer {
  return Buffer.concat([Buffer.from(type, 'latin1'), Buffer.alloc(4), ...parts]);
}

/** multiLocalizedUnicodeType with one English record (10.13). */
function text(words: string): Buffer {
  const utf16 = Buffer.from(words, 'utf16le').swap16();
  const head = Buffer.alloc(20);
  head.writeUInt32BE(1, 0);
  head.writeUInt32BE(12, 4);
  head.write('enUS', 8, 'latin1');
  head.writeUInt32BE(utf16.length, 12);
  head.writeUInt32BE(28, 16);
  return tagged('mluc', head, utf16);
}

/** parametricCurveType 3: the transfer curve of sRGB (IEC 61966-2-1). */
const curve = tagged('para', Buffer.from([0, 3, 0, 0]), fixed([2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]));

// sRGB's primaries and white, adapted from D65 to D50 by the Bradford matrix (IEC 61966-2-1; ICC.1:2010, annex E).
const tags: readonly (readonly [signature: string, data: Buffer])[] = [
  ['desc', text('sRGB')],
  ['cprt', text('No copyright')],
  ['wtpt', tagged('XYZ ', fixed([0.9642, 1, 0.8249]))],
  ['chad', tagged('sf32', fixed([1.04788, 0.02292, -0.0502, 0.02957, 0.99048, -0.01706, -0.00923, 0.01508, 0.75168]))],
  ['rXYZ', tagged('XYZ ', fixed([0.43607, 0.22249, 0.01392]))],
  ['gXYZ', tagged('XYZ ', fixed([0.38515, 0.71687, 0.09708]))],
  ['bXYZ', tagged('XYZ ', fixed([0.14307, 0.06061, 0.7141]))],
  ['rTRC', curve],
  ['gTRC', curve],
  ['bTRC', curve],
];

const headerBytes = 128;

/** An sRGB ICC profile, version 4.2. It defines the colours of a PDF/A. */
export function srgbProfile(): Buffer {
  const table = Buffer.alloc(4 + tags.length * 12);
  table.writeUInt32BE(tags.length, 0);
  const data: Buffer[] = [];
  const offsets = new Map<Buffer, number>();
  let end = headerBytes + table.length;
  for (const [index, [signature, bytes]] of tags.entries()) {
    let offset = offsets.get(bytes);
    if (offset === undefined) {
      offset = end;
      offsets.set(bytes, offset);
      const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
      data.push(padded);
      end += padded.length;
    }
    table.write(signature, 4 + index * 12, 'latin1');
    table.writeUInt32BE(offset, 8 + index * 12);
    table.writeUInt32BE(bytes.length, 12 + index * 12);
  }
  return Buffer.concat([header(end), table, ...data]);
}

/** The profile header (ICC.1:2010, 7.2): a display profile for RGB with XYZ as connection space. */
function header(size: number): Buffer {
  const bytes = Buffer.alloc(headerBytes);
  bytes.writeUInt32BE(size, 0);
  bytes.writeUInt32BE(0x04200000, 8);
  bytes.write('mntrRGB XYZ ', 12, 'latin1');
  // A fixed date, so that the same pages give the same bytes: 2026-01-01.
  for (const [index, part] of [2026, 1, 1, 0, 0, 0].entries()) bytes.writeUInt16BE(part, 24 + index * 2);
  bytes.write('acsp', 36, 'latin1');
  fixed([0.9642, 1, 0.8249]).copy(bytes, 68);
  return bytes;
}
