import { deflateSync } from 'node:zlib';

/** An object of a hand-made PDF: its syntax, or a stream with the entries of its dictionary. */
export type HandMade = string | { entries: string; bytes: Uint8Array };

/** A PDF of objects by their number, as a hostile author may write it. Object 1 is the catalog. */
export function writePdf(objects: Readonly<Record<number, HandMade>>, trailer = ''): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\x81\x81\x81\x81\n', 'latin1')];
  const offsets = new Map<number, number>();
  let length = parts[0]!.length;
  const append = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  const numbers = Object.keys(objects).map(Number);
  for (const number of numbers) {
    const object = objects[number]!;
    offsets.set(number, length);
    if (typeof object === 'string') append(Buffer.from(`${number} 0 obj\n${object}\nendobj\n`, 'latin1'));
    else {
      append(
        Buffer.from(`${number} 0 obj\n<< ${object.entries} /Length ${object.bytes.length} >>\nstream\n`, 'latin1'),
      );
      append(Buffer.from(object.bytes));
      append(Buffer.from('\nendstream\nendobj\n', 'latin1'));
    }
  }
  const start = length;
  const size = Math.max(...numbers) + 1;
  let table = `xref\n0 ${size}\n0000000000 65535 f \n`;
  for (let number = 1; number < size; number++)
    table += `${String(offsets.get(number) ?? 0).padStart(10, '0')} 00000 ${offsets.has(number) ? 'n' : 'f'} \n`;
  append(
    Buffer.from(`${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`, 'latin1'),
  );
  return Buffer.concat(parts);
}

/** A stream of operators, not compressed. */
export function content(operators: string, entries = ''): HandMade {
  return { entries, bytes: Buffer.from(operators, 'latin1') };
}

/** Compressed zeros by their number: to compress a gigabyte takes two seconds. */
const compressedZeros = new Map<number, Uint8Array>();

/** @returns what inflates to `bytes` zeros. */
export function zeros(bytes: number): Uint8Array {
  const compressed = compressedZeros.get(bytes) ?? deflateSync(Buffer.alloc(bytes), { level: 9 });
  compressedZeros.set(bytes, compressed);
  return compressed;
}

/** A stream that inflates to `bytes` zeros. */
export function bomb(bytes: number, entries = ''): HandMade {
  return { entries: `${entries} /Filter /FlateDecode`, bytes: zeros(bytes) };
}

/** Objects 1 to 5 of a PDF with one page that says "certificate". More entries of the catalog and of the page may be given. */
export function onePage({ catalog = '', page = '', operators = '' } = {}): Record<number, HandMade> {
  const box = page.includes('/MediaBox') ? '' : '/MediaBox [0 0 595 842]';
  return {
    1: `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 /Resources << /Font << /F1 5 0 R >> >> >>',
    3: `<< /Type /Page /Parent 2 0 R ${box} /Contents 4 0 R ${page} >>`,
    4: content(`BT /F1 24 Tf 100 700 Td (certificate) Tj ET ${operators}`),
    5: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  };
}
