import { type PDFContext, type PDFObject, PDFRawStream } from 'pdf-lib';
import { deflated } from './pdf-objects.ts';

/** Small objects lie in compressed streams of so many (ISO 32000-1, 7.5.7): a reader unpacks a whole one for any of them. */
const objectsInStream = 200;
const objectsBetweenBreaths = 500;

/** Where an object is: its byte, or its place in an object stream. */
type Entry = { kind: 'byte'; offset: number } | { kind: 'compressed'; stream: number; index: number };

/**
 * The bytes of a PDF file of the context's objects, with object streams and a cross-reference stream (ISO 32000-1, 7.5.8). pdf-lib's
 * own writer deflates in JavaScript and measures each object before it writes it, which takes five times as long.
 *
 * @param breathe called between objects; rejects when the PDF is no longer wanted.
 */
export async function writePdf(context: PDFContext, breathe: () => Promise<void>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const append = (bytes: Uint8Array) => {
    parts.push(bytes);
    length += bytes.length;
  };
  const entries = new Map<number, Entry>();
  const appendStream = (number: number, stream: PDFRawStream) => {
    entries.set(number, { kind: 'byte', offset: length });
    append(latin1(`${number} 0 obj\n${stream.dict}\nstream\n`));
    append(stream.contents);
    append(latin1('\nendstream\nendobj\n'));
  };

  const header = new Uint8Array(context.header.sizeInBytes());
  context.header.copyBytesInto(header, 0);
  append(header);
  append(latin1('\n'));
  let next = context.largestObjectNumber + 1;
  let small: [number: number, object: PDFObject][] = [];
  const appendSmall = () => {
    if (small.length === 0) return;
    const stream = next++;
    for (const [index, [number]] of small.entries()) entries.set(number, { kind: 'compressed', stream, index });
    appendStream(stream, objectStream(context, small));
    small = [];
  };
  for (const [written, [ref, object]] of context.enumerateIndirectObjects().entries()) {
    if (object instanceof PDFRawStream) appendStream(ref.objectNumber, object);
    else if (small.push([ref.objectNumber, object]) === objectsInStream) appendSmall();
    if (written % objectsBetweenBreaths === objectsBetweenBreaths - 1) await breathe();
  }
  appendSmall();

  const start = length;
  entries.set(next, { kind: 'byte', offset: start });
  const { Root, Info, ID } = context.trailerInfo;
  appendStream(
    next,
    deflated(context, crossReferences(entries, next + 1), {
      Type: 'XRef',
      Size: next + 1,
      W: [...fieldBytes],
      ...(Root ? { Root } : {}),
      ...(Info ? { Info } : {}),
      ...(ID ? { ID } : {}),
    }),
  );
  append(latin1(`startxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts, length);
}

function objectStream(context: PDFContext, objects: [number: number, object: PDFObject][]): PDFRawStream {
  let places = '';
  let bodies = '';
  for (const [number, object] of objects) {
    places += `${number} ${bodies.length} `;
    bodies += `${object}\n`;
  }
  return deflated(context, places + bodies, { Type: 'ObjStm', N: objects.length, First: places.length });
}

// Of each entry: its kind, an offset or a stream's number, an index or nothing.
const fieldBytes = [1, 4, 2] as const;

function crossReferences(entries: ReadonlyMap<number, Entry>, size: number): Buffer {
  const width = fieldBytes[0] + fieldBytes[1] + fieldBytes[2];
  const table = Buffer.alloc(size * width);
  // Object 0 heads the list of free ones, of which there are no others.
  table.writeUInt16BE(0xffff, fieldBytes[0] + fieldBytes[1]);
  for (const [number, entry] of entries) {
    const at = number * width;
    const isByte = entry.kind === 'byte';
    table[at] = isByte ? 1 : 2;
    table.writeUInt32BE(isByte ? entry.offset : entry.stream, at + fieldBytes[0]);
    table.writeUInt16BE(isByte ? 0 : entry.index, at + fieldBytes[0] + fieldBytes[1]);
  }
  return table;
}

function latin1(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}
